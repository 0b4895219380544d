import type { Clause } from '../../text/clauses.ts'
import { sentences } from '../../text/join-text.ts'
import { mirror } from '../../text/perspective.ts'
import { asQuote, rankTelling } from '../../text/telling-clauses.ts'
import { SAID_BACK } from '../thresholds.ts'
import { SAY_BACK } from './by-kind.data.ts'
import { kindOfFact } from './questions.ts'
import { inSentence, speak } from './speak.ts'
import {
  ACKNOWLEDGE,
  ACKNOWLEDGE_PLAIN,
  CARE,
  NOTED,
  POINT_LEAD,
  QUOTE_ANSWER,
  REFLECT_ANSWER,
  SHORT_ANSWER,
  WEIGHING,
} from './voice.data.ts'
import { tellLeader } from './words-for.ts'
import type { Writing } from './writing.ts'

const THINKING_ALOUD =
  /^(?:(?:i (?:think|guess|suppose|mean)|maybe|perhaps|well|so|then|yes|no|ok(?:ay)?|probably|honestly)\b[, ]*)+/i
const SUBJECT = /^(?:i|i'm|i've|i'd|we|he|she|they|it|that|this|the|my|our|his|her|their|nobody|everyone)\b/i

/** A clause that can stand alone when said back: with its subject, without the thinking aloud before it. */
function standsAlone({ text, tokens, isQuestion }: Clause): string | undefined {
  const said = text.replace(THINKING_ALOUD, '')
  const size = said.split(/\s+/).length
  const hasVerb = tokens.some(
    ({ pos, text: word }) => (pos === 'VERB' || pos === 'AUX') && said.includes(word),
  )
  const hasSubject = SUBJECT.test(said) || tokens[0]?.pos === 'PROPN'
  return !isQuestion && hasVerb && size >= 4 && size <= 18 && hasSubject ? said : undefined
}

const LONGEST_QUOTE = 10
const LONGEST_SAID_BACK = 16

/** A thought that is only being tried on: "Maybe I should wait until it calms down". Said back plainly it would sound approved. */
const TRIED_ON =
  /^(?:(?:maybe|perhaps|probably|i (?:guess|suppose|think)|or|well|hm+)\b[,. ]*)+(?:i|we) (?:should|could|might|ought to|can)(?: just)? (.+)$/i

function weigh(writing: Writing): string | undefined {
  const [clause] = writing.heard.clauses
  const act = clause && TRIED_ON.exec(clause.text)?.[1]
  const said = act && mirror(act.replace(/[\s.,;!]+$/, ''))
  return said ? speak(writing, WEIGHING, { words: said }) : undefined
}

/**
 * What is said to the person. Empathy 1 keeps to the matter, 2 names a feeling in passing, 3 answers one that was named,
 * 4 begins with the person, 5 answers all that was named and looks after them.
 */
export function acknowledge(writing: Writing): string | undefined {
  const { empathyLevel } = writing.preferences
  const { feelings } = writing.heard
  const [feeling] = feelings
  if (empathyLevel === 1) return undefined
  if (empathyLevel === 2) return feeling && speak(writing, NOTED, { words: feeling.words })
  const answered = feelings
    .slice(0, empathyLevel === 5 ? 2 : 1)
    .map(({ name, words }) => speak(writing, ACKNOWLEDGE[name], { words }))
  const plain = feeling || empathyLevel < 5 ? undefined : speak(writing, ACKNOWLEDGE_PLAIN)
  return sentences(...answered, plain, empathyLevel === 5 ? speak(writing, CARE) : undefined)
}

/** Feelings that are named in the middle of a conversation: who cares much for empathy hears the person's part first, who cares little in passing. */
export function acknowledgeBeside(writing: Writing): { readonly before?: string; readonly after?: string } {
  const { empathyLevel } = writing.preferences
  const { point } = writing.plan
  // At the middle level the feeling is what is said back, where nothing else is.
  const isSaidBack = empathyLevel === 3 && !point
  if (writing.heard.feelings.length === 0 || isSaidBack) return {}
  const said = acknowledge(writing)
  if (!said) return {}
  return empathyLevel >= 4 ? { before: said } : { after: said }
}

/** At the middle level a feeling that is named in passing is what is answered. */
function acknowledgeFeeling(writing: Writing): string | undefined {
  return writing.preferences.empathyLevel === 3 && writing.heard.feelings.length > 0
    ? acknowledge(writing)
    : undefined
}

/** The clause that decides the talk, and what it means for it. */
export function makePoint(
  writing: Writing,
  { point, clause }: NonNullable<Writing['plan']['point']>,
): string {
  const line = writing.voice.pick(point.say) ?? point.say[0] ?? ''
  return sentences(speak(writing, POINT_LEAD, { words: asQuote(clause) }), tellLeader(line, writing.names))
}

/** The words of a clause that tells a fact, as what it is. */
function sayBackByKind(writing: Writing, clause: Clause): string | undefined {
  const bank = SAY_BACK[kindOfFact(writing, clause) ?? 'feeling']
  const isShort = clause.text.split(/\s+/).length <= LONGEST_SAID_BACK
  return bank && isShort ? speak(writing, bank, { words: asQuote(clause) }) : undefined
}

/**
 * Answers what the leader said: with the point that decides the talk, else its most telling clause as what it tells or turned to the
 * leader, or a short word where nothing can be turned.
 */
export function reflect(writing: Writing): string | undefined {
  const { clauses } = writing.heard
  const { point } = writing.plan
  if (point) return makePoint(writing, point)
  const answered = weigh(writing) ?? acknowledgeFeeling(writing)
  if (answered) return answered
  for (const clause of rankTelling(clauses, SAID_BACK)) {
    const byKind = sayBackByKind(writing, clause)
    if (byKind) return byKind
    const alone = standsAlone(clause)
    const said = alone && mirror(alone)
    if (said)
      return speak(writing, REFLECT_ANSWER, { words: inSentence(said, clause.tokens[0]?.pos === 'PROPN') })
  }
  const plain = rankTelling(clauses).find(({ text }) => text.split(/\s+/).length <= LONGEST_QUOTE)
  return plain ? speak(writing, QUOTE_ANSWER, { words: asQuote(plain) }) : speak(writing, SHORT_ANSWER)
}
