/** Kinds of questions, by how they begin, with answers that fit; the first that fits counts. */
const KINDS: readonly (readonly [kind: RegExp, answers: readonly string[]])[] = [
  [/\b(?:0|zero|1|one) to (?:10|ten)\b/i, ['3', '5', '8']],
  [
    /\b(?:by when|when (?:will|do|could|can|would)|on (?:which|what) day|what day)\b/i,
    ['Today', 'Tomorrow', 'This week'],
  ],
  [
    /^(?:and |so |but )?(?:is|are|was|were|do|does|did|have|has|had|can|could|will|would|should)\b(?!.* or )/i,
    ['Yes', 'No', 'Partly'],
  ],
]

/** Lists two or three answers to a question that one may simply tap; one way out where it asks for words of one's own. */
export const offerAnswers = (question: string): readonly string[] =>
  KINDS.find(([kind]) => kind.test(question))?.[1] ?? ["I don't know yet"]
