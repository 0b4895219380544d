import type { SpeechAct } from '../../playbooks/playbook.ts'

type Lines = Readonly<Partial<Record<SpeechAct, string>>> & { readonly open: string }

/** What to do just before, by what is to be said. */
export const BEFORE: Lines = {
  open: 'Write down your first sentence, and nothing else.',
  correct: 'Write down what you saw, as a camera would have seen it.',
  boundary: 'Write down what was said or done, as a camera would have seen it.',
  apologize: 'Say your one sentence aloud twice, alone. Leave out every “because”.',
  'bad-news': 'Say the one sentence aloud until it has no “but” in it.',
  dismiss: 'Say the one sentence aloud until it has no “but” in it. Put your phone away.',
  ask: 'Write the decision you need in one line, with its day.',
  refuse: 'Say the no aloud, once, without a reason behind it.',
  praise: 'Write down the one thing they did, and what came of it.',
}

/** What to do at the time. */
export const AT_THE_TIME: Lines = {
  open: 'Say the first sentence. Then wait, longer than is comfortable.',
  apologize: 'Say it, and stop. What comes next is theirs.',
  'bad-news': 'Say it within the first minute. Then be quiet and let it arrive.',
  dismiss: 'Say it within the first minute. Then be quiet and let it arrive.',
  ask: 'Ask for the decision first. The reasons come when they ask for them.',
  refuse: 'Say no in the first sentence, and what you can do in the second.',
}

/** What to do afterward. */
export const AFTER = 'Note in two lines what was agreed, and by when.'

/** What to do the next time it may happen. */
export const NEXT_TIME_ROUND = 'Watch for it in {meeting}. If it goes well, say so the same day.'
