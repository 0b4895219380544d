import type { Clause } from '../text/clauses.ts'
import { mirror } from '../text/perspective.ts'
import { inSentence, speak } from './speak.ts'
import { REFLECT_ANSWER, SHORT_ANSWER } from './voice.data.ts'
import type { Writing } from './writing.ts'

const THINKING_ALOUD =
  /^(?:(?:i (?:think|guess|suppose|mean)|maybe|perhaps|well|so|then|yes|no|ok(?:ay)?|probably|honestly)\b[, ]*)+/i
const SUBJECT = /^(?:i|i'm|i've|i'd|we|he|she|they|it|that|this|the|my|our|his|her|their|nobody|everyone)\b/i
const NAMED_SUBJECT = /^[A-Z][a-z]+\s/

/** A clause that can stand alone when said back: with its subject, without the thinking aloud before it. */
function standsAlone({ text, tokens, isQuestion }: Clause): string | undefined {
  const said = text.replace(THINKING_ALOUD, '')
  const size = said.split(/\s+/).length
  const hasVerb = tokens.some(
    ({ pos, text: word }) => (pos === 'VERB' || pos === 'AUX') && said.includes(word),
  )
  return !isQuestion && hasVerb && size >= 4 && size <= 18 && (SUBJECT.test(said) || NAMED_SUBJECT.test(said))
    ? said
    : undefined
}

/** Says an answer back: its most telling clause turned to the leader, or a short word where nothing can be turned. */
export function reflect(writing: Writing): string | undefined {
  const { clauses, behaviors } = writing.situation
  for (const clause of [...behaviors, ...clauses]) {
    const alone = standsAlone(clause)
    const said = alone && mirror(alone)
    if (said)
      return speak(writing, REFLECT_ANSWER, { words: inSentence(said, clause.tokens[0]?.pos === 'PROPN') })
  }
  return speak(writing, SHORT_ANSWER)
}
