import { toLogit } from '../models/logistic-model.ts'
import { RULE_OF_HURT } from './hurt-rules.data.ts'
import type { MessageText } from './message-text.ts'
import type { RuleMatch } from './rule-match.ts'
import type { ToneReading } from './tone-reading.ts'

/**
 * From these odds on a sentence is said to hurt: of twenty messages marked so, nineteen do (`npm run evaluate -- tone`). What the
 * whole message sounds like counts a little beside the sentence. In logits.
 */
const SURE = 2.7
const WHOLE = 0.3
/** From this chance on nothing is lost without the sentence, in a message whose tone is rated below that. */
const SPARE = 0.85
const HARSH = 0.5

/** A sentence that hurts, the rule that it breaks, and whether its reader needs to know what else it says. */
export interface HurtfulSentence {
  readonly text: string
  readonly isNeeded: boolean
  readonly rule: RuleMatch['rule']
}

/** True for a sentence that hurts its reader, as the tone model reads it in its message. */
export const isHurtful = ({ chance }: { readonly chance: number }, { ratings }: ToneReading): boolean =>
  toLogit(chance) - WHOLE * toLogit(ratings.tone) >= SURE

/** Lists the sentences of a message that hurt, as the tone model reads them; where nothing else is said, all are needed. */
export function listHurtful({ sentences }: MessageText, reading: ToneReading | undefined): HurtfulSentence[] {
  const body = sentences.flatMap((sentence, at) => {
    const read = reading?.sentences[at]
    if (!reading || !read || sentence.part !== 'body') return []
    return [{ ...read, text: sentence.text, hurts: isHurtful(read, reading) }]
  })
  const isAll = body.every(({ hurts, spare }) => hurts && spare >= SPARE)
  // Elsewhere a sentence that is left out by mistake costs more than one that hurts.
  const isHarsh = (reading?.ratings.tone ?? 1) < HARSH
  return body
    .filter(({ hurts }) => hurts)
    .map(({ text, hurt, spare }) => ({
      text,
      rule: RULE_OF_HURT[hurt],
      isNeeded: isAll || !isHarsh || spare < SPARE,
    }))
}
