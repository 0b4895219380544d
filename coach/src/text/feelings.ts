import type { Clause } from './clauses.ts'

const FEELINGS = [
  'dread',
  'anger',
  'guilt',
  'doubt',
  'exhaustion',
  'overwhelm',
  'sadness',
  'hurt',
  'stuck',
  'hope',
] as const
/** A kind of feeling the coach can answer. */
export type FeelingName = (typeof FEELINGS)[number]

/** A feeling the leader put into words of their own. */
export interface Feeling {
  readonly name: FeelingName
  /** The word or phrase used, an exact part of the text. */
  readonly words: string
}

// Words of feeling, not of character: "she is angry" says nothing of the leader, so a first-person subject is needed.
const WORDS: Record<FeelingName, RegExp> = {
  dread:
    /\b(dread\w*|nervous|anxious|worried|worry|scared|afraid|terrif\w+|panic\w*|hate (?:conflict|this|confrontation)|stomach|can't sleep|haven't slept|losing sleep|put(?:ting)? it off|avoid\w*)\b/i,
  anger:
    /\b(angry|furious|livid|frustrat\w+|annoy\w+|irritat\w+|fed up|mad(?! (?:for|on|keen)\b| about (?!this|that|it|him|her|them))|sick of|had enough|resent\w*)\b/i,
  guilt:
    /\b(guilty|guilt|ashamed|embarrass\w+|feel bad|feel terrible|feel awful|my fault|let (?:him|her|them|everyone|people) down)\b/i,
  doubt:
    /\b(not sure i|imposter|impostor|not good enough|self-?doubt\w*|doubt(?:ed|ing)? (?:myself|my|if i|whether i)|doubts? about (?:myself|my)|insecure|out of my depth|don't know (?:if|whether) i|fraud|faking)\b/i,
  exhaustion:
    /\b(exhaust\w+|tired|worn out|drained|burn(?:ed|t)? ?out|running on empty|knackered|wiped out)\b/i,
  overwhelm: /\b(overwhelm\w+|drowning|swamped|too much|can't cope|underwater|buried|stressed)\b/i,
  sadness: /\b(sad|disappoint\w+|heartbroken|upset|lonely|miss (?:it|them|him|her))\b/i,
  hurt: /\b(hurt|humiliat\w+|betray\w+|undermin\w+|disrespect\w*|blindsided|ignored)\b/i,
  stuck:
    /\b(stuck|(?:feel|feeling|i'm|i am|completely|totally) lost|no idea|don't know (?:how|what|where|why)|dont know (?:how|what|where|why)|at a loss|torn|confused|helpless)\b/i,
  hope: /\b(excited|proud|glad|happy|hopeful|relieved|looking forward|pleased)\b/i,
}
const SELF = /\b(?:i|i'm|im|i've|ive|i'd|me|myself|we|we're|we've|us|everything|it|it's)\b/gi
const OTHER =
  /\b(?:he|she|they|(?:he|she)'s|they're|who|everyone|everybody|nobody|people|team|is|are|was|were|seems?)\b/gi

const lastOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].at(-1)?.index ?? -1

/** "My deputy is worn out, I think" says nothing of the leader: what stands last before the feeling has it. */
function isOwn(clause: string, at: number): boolean {
  const before = clause.slice(0, at)
  const self = lastOf(SELF, before)
  // "I was", "we are": the verb belongs to the leader.
  const other = lastOf(
    OTHER,
    before.replace(/\b(?:i|we|it|everything) (?:is|was|were|are|am)\b/gi, (said) =>
      said.replace(/\w+$/, '...'),
    ),
  )
  return self > other || before.trim() === ''
}

/** "I am not proud", "I'm not really looking forward": it is not felt. */
const DENIED =
  /\b(?:not|never|hardly|neither|without|cannot|\w+n['’]t|(?:do|does|did|was|is|are|were|ca|wo)nt)(?: (?!only\b)\w+){0,2} $/i

/** Finds feelings the leader says they have, at most one of each kind, in the order of the text. */
export function findFeelings(clauses: readonly Clause[]): Feeling[] {
  const found = new Map<FeelingName, Feeling>()
  for (const clause of clauses) {
    for (const name of FEELINGS) {
      const match = WORDS[name].exec(clause.text)
      if (!match || found.has(name) || DENIED.test(clause.text.slice(0, match.index))) continue
      if (isOwn(clause.text, match.index)) found.set(name, { name, words: match[0] })
    }
  }
  return [...found.values()]
}
