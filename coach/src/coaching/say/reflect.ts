import type { Clause } from '../../text/clauses.ts'
import { sentences } from '../../text/join-text.ts'
import { mirror } from '../../text/perspective.ts'
import { asQuote, rankTelling } from '../../text/telling-clauses.ts'
import { SAID_BACK } from '../thresholds.ts'
import { inSentence, speak } from './speak.ts'
import {
  ACKNOWLEDGE,
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

/** A thought that is only being tried on: "Maybe I should wait until it calms down". Said back plainly it would sound approved. */
const TRIED_ON =
  /^(?:(?:maybe|perhaps|probably|i (?:guess|suppose|think)|or|well|hm+)\b[,. ]*)+(?:i|we) (?:should|could|might|ought to|can)(?: just)? (.+)$/i

function weigh(writing: Writing): string | undefined {
  const [clause] = writing.heard.clauses
  const act = clause && TRIED_ON.exec(clause.text)?.[1]
  const said = act && mirror(act.replace(/[\s.,;!]+$/, ''))
  return said ? speak(writing, WEIGHING, { words: said }) : undefined
}

/** A feeling that is named in passing is answered, unless the leader wants to keep to the matter. */
function acknowledgeFeeling(writing: Writing): string | undefined {
  const [feeling] = writing.heard.feelings
  if (!feeling || writing.preferences.empathyLevel < 3) return undefined
  return speak(writing, ACKNOWLEDGE[feeling.name], { words: feeling.words })
}

/** The clause that decides the talk, and what it means for it. */
export function makePoint(
  writing: Writing,
  { point, clause }: NonNullable<Writing['plan']['point']>,
): string {
  const line = writing.voice.pick(point.say) ?? point.say[0] ?? ''
  return sentences(speak(writing, POINT_LEAD, { words: asQuote(clause) }), tellLeader(line, writing.names))
}

/**
 * Answers what the leader said: with the point that decides the talk, the reply that is known to it, else its most telling clause turned to the leader, or a
 * short word where nothing can be turned.
 */
export function reflect(writing: Writing): string | undefined {
  const { clauses } = writing.heard
  const { reply, point } = writing.plan
  if (point) return makePoint(writing, point)
  if (reply) return tellLeader(writing.voice.say(reply.reply), writing.names)
  const answered = weigh(writing) ?? acknowledgeFeeling(writing)
  if (answered) return answered
  for (const clause of rankTelling(clauses, SAID_BACK)) {
    const alone = standsAlone(clause)
    const said = alone && mirror(alone)
    if (said)
      return speak(writing, REFLECT_ANSWER, { words: inSentence(said, clause.tokens[0]?.pos === 'PROPN') })
  }
  const plain = rankTelling(clauses).find(({ text }) => text.split(/\s+/).length <= LONGEST_QUOTE)
  return plain ? speak(writing, QUOTE_ANSWER, { words: asQuote(plain) }) : speak(writing, SHORT_ANSWER)
}
