import type { LineFinding } from '@lodestar/contract/rehearsal-line'

/** What worked, by what was said well. */
export const WORKED = {
  opening: 'Your opening: “{words}”. It can be said as it stands.',
  answer: 'Your answer: “{words}”. {why}',
  observed: 'You named something that happened. That is the part they cannot argue with.',
  tried: 'You have put it into words once. The second time it is yours.',
} as const

/** Beside it, where an earlier try was put aside. */
export const WORKED_AFTER = 'You began again, and what was marked before is gone.'

/** Where every line held. */
export const NOTHING_TO_CHANGE =
  'Nothing in the words. Say them once aloud and slowly, so that they come when you need them.'

/** The one thing to do differently. */
export const CHANGE_ONE: Readonly<Record<Exclude<LineFinding, 'good'>, string>> = {
  blank: 'Fill in what only you know before you go.',
  attack: 'Leave the attack out, and nothing of your point is gone.',
  'may-hurt': 'Say those words so that nobody can hear a blow or a threat in them, or leave them out.',
  unsure:
    'Say it once aloud before you go, as if it were said to you. Leave out what stings, if anything does.',
  verdict: 'Say what they did, not what they are.',
  'apology-undone': 'Let the sorry stand alone.',
  'accusing-why': 'Ask what is behind it, not why they did it.',
  absolute: 'Say how often, not always or never.',
  hearsay: 'Say what you have seen yourself.',
  'two-matters': 'One matter. The other gets its own day.',
  'too-long': 'Four sentences, then let them speak.',
  'no-observation': 'Begin with one thing you saw or heard, and when.',
  softened: 'Say it without the words that make it smaller.',
  'not-plain': 'Say what is so, and your own part in it, before anything that makes it easier.',
  'no-ask': 'End with a question, or with what you ask for.',
  'no-effect': 'Say what it leads to, and for whom.',
  'counter-attack': 'When they push, do not push back. Hear it, then return to your sentence.',
  'gives-in': 'Do not take it back when they push. You may be silent instead.',
  'does-not-hear': 'Say first what you heard, then your point.',
  'does-not-hold': 'Once you have heard them, come back to what you came for.',
  'not-pinned': 'Ask for a first step and a day before they leave.',
  'fills-silence': 'Ask, then wait. Count to ten.',
}
