import type { Hurt } from './tone-reading.ts'

/** The rule that a sentence breaks which hurts so. */
export const RULE_OF_HURT = {
  open: 'hostility',
  condescension: 'condescension',
  'mock-thanks': 'mock-thanks',
  sarcasm: 'sarcasm',
  'veiled-threat': 'veiled-threat',
  ambush: 'ambush',
  'passive-blame': 'unnamed-blame',
  'backhanded-praise': 'backhanded-praise',
  bias: 'bias',
  'pointed-reminder': 'passive-aggression',
  guilt: 'guilt',
  belittling: 'belittling',
} as const satisfies Record<Hurt, string>

const tone = { dimension: 'tone' } as const

/** The rules that only the tone model finds broken, as in rules.data.ts. */
export const HURT_RULES = {
  hostility: {
    ...tone,
    name: 'Contempt',
    cost: 1,
    why: 'The reader hears contempt and answers that; your point goes unanswered.',
    advice: 'Say what happened and what you need now, and nothing about what kind of person they are.',
  },
  'veiled-threat': {
    ...tone,
    name: 'Veiled threat',
    cost: 1,
    why: 'The reader hears a threat that they cannot answer, and protects themselves instead of doing what you need.',
    advice:
      'If something will follow, say what, when, and how it can be avoided; otherwise leave the hint out.',
  },
  bias: {
    ...tone,
    name: 'About who they are',
    cost: 1,
    why: 'The reader hears that you see their age, sex, origin, faith or body before their work.',
    advice: 'Speak of what they did. Who they are has no place in it, not even as a compliment.',
  },
  belittling: {
    ...tone,
    name: 'Belittling',
    cost: 0.9,
    why: 'The reader hears that they, or what they made, are small in your eyes.',
    advice: 'Call the work what it is called, and say what you need from it.',
  },
  'mock-thanks': {
    ...tone,
    name: 'Thanks that mean the opposite',
    cost: 0.9,
    why: 'The reader hears the reproach under the thanks, and cannot answer it without seeming touchy.',
    advice: 'Thank for what deserves it, and say the reproach, if it is worth saying, straight.',
  },
  'unnamed-blame': {
    ...tone,
    name: 'Blame without a name',
    cost: 0.8,
    why: 'Nobody is named and everybody knows who is meant: the reader is accused and cannot answer.',
    advice: 'Say to the one it is about, and to nobody else, what you saw.',
  },
  condescension: {
    ...tone,
    name: 'Condescension',
    cost: 0.8,
    why: 'The reader hears that you think they do not know their own work.',
    advice: 'Leave out what the reader knows, and ask instead of explaining.',
  },
  'backhanded-praise': {
    ...tone,
    name: 'Praise with a sting',
    cost: 0.8,
    why: 'The reader hears the sting and forgets the praise: you had expected less of them.',
    advice: 'Praise what was good, and stop there.',
  },
  ambush: {
    ...tone,
    name: 'Summons without a reason',
    cost: 0.7,
    why: 'Without a reason the reader imagines the worst until you meet, and comes with defenses ready.',
    advice:
      'Say in one line what it is about, who will be there, and what they should bring or need not fear.',
  },
  guilt: {
    ...tone,
    name: 'Making them pay',
    cost: 0.7,
    why: 'The reader hears that they owe you something, and feels guilty or withdraws; neither gets you help.',
    advice: 'Ask for what you need as a request that can be refused.',
  },
} as const
