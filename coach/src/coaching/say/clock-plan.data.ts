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

/** A step of the minutes before a talk, in their order; `words` of the two without come from what is to be said. */
export const CLOCK_STEPS = [
  {
    key: 'write',
    title: 'Find the one line',
    share: 0.3,
    words: null,
    done: 'One line stands on paper.',
  },
  {
    key: 'aloud',
    title: 'Say it aloud, twice',
    share: 0.2,
    words: 'Say your first sentence aloud, twice, standing up. Leave out what you stumble over.',
    done: 'You can say it without reading.',
  },
  {
    key: 'reaction',
    title: 'Have one reply ready',
    share: 0.3,
    words:
      'Choose the reaction you fear most, and the one line you say to it. Nothing else needs a reply now.',
    done: 'You know your line for it by heart.',
  },
  {
    key: 'arrive',
    title: 'Arrive',
    share: 0.2,
    words: 'Put the phone away and walk there slowly. Breathe out longer than you breathe in.',
    done: 'You are there a minute early, with empty hands.',
  },
  {
    key: 'talk',
    title: 'Open the talk',
    share: 0,
    words: null,
    done: 'The first sentence is said, and you have waited.',
  },
  {
    key: 'after',
    title: 'Write two lines',
    share: 0,
    words: AFTER,
    done: 'You could read out what was agreed.',
  },
] as const

/** Which of them there is room for, by how many steps somebody wants. */
export const FEWER_STEPS = {
  three: ['write', 'talk', 'after'],
  four: ['write', 'reaction', 'talk', 'after'],
} as const
