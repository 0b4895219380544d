/** Explains Situation, Behavior, Impact with one worked example, and says how far the evidence goes; in paragraphs. */
export const SBI_EXPLANATION = [
  'SBI is an order for giving feedback: Situation, Behavior, Impact. Name the situation, so that both of you look at the same moment; describe the behavior the way a camera would have recorded it, without a verdict on the person; then say what it led to, for you, the team, or the work.',
  'For example: "At the handover on Tuesday (situation) you answered Nadia\'s question twice before she had finished it (behavior). She stopped asking, and we missed that bed 12 had been moved (impact). What were you aiming for?"',
  'It works for praise in the same way. SBI is widely taught, by the Center for Creative Leadership among others; studies that compare it directly with other ways of giving feedback are scarce, so treat it as a good checklist rather than a method shown to be best.',
].join('\n\n')
