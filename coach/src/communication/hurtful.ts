import { toLogit } from '../models/logistic-model.ts'
import { carries } from './carries.ts'
import { RULE_OF_HURT } from './hurt-rules.data.ts'
import { leans } from './leans.ts'
import type { MessageText, Sentence } from './message-text.ts'
import type { RuleMatch } from './rule-match.ts'
import type { Hurt, ToneReading } from './tone-reading.ts'

/**
 * From these odds on a sentence is said to hurt: of twenty messages marked so, nineteen do (`npm run evaluate -- tone`). What the
 * whole message sounds like counts a little beside the sentence. In logits.
 */
const SURE = 2.7
const WHOLE = 0.3
/** From this chance on nothing is lost without the sentence, in a message whose tone is rated below that. */
const SPARE = 0.7
const HARSH = 0.6

/** A sentence that hurts, the rule that it breaks, and whether its reader needs to know what else it says. */
export interface HurtfulSentence {
  readonly text: string
  readonly isNeeded: boolean
  readonly rule: RuleMatch['rule']
}

/** Of a message of more words the model has seen few, and marks too much in it. */
const LONG = 90
/** A long message that is hard to follow and not harsh makes the model take its muddle for hurts: from these ratings on, and odds. */
const MUDDLED = { tone: 0.54, overall: 0.33, odds: 5.5 } as const
/** Whom a sentence may mean that hurts: its reader, or somebody who knows that it is them. */
const MEANT =
  /\b(?:you|your|yours|yoursel(?:f|ves)|u|ur|some(?:body|one)?|any(?:body|one)|every(?:body|one)|nobody|no one|none of|those|whoever|people|others|the rest|we all|this conversation|i(?:'m| am) not|i (?:can't|cannot|should(?:n't| not)) (?:be|have))\b/i
/** What letters say by custom, whoever is meant. */
const CUSTOM =
  /\bat your (?:earliest )?convenience\b|\bto your (?:complete |full |entire )?satisfaction\b|\b(?:sadness|sympathy|condolences?|bereavement)\b|\bthe death of\b|\bpassed away\b/i

/** Blames nobody but the writer. */
const HUMBLE =
  /^(?:and |but |so )?(?:i|we|it is (?:my|our)|i'm|we're|my|our)\b(?!.*\b(?:your|you (?:people|all|guys|should|never|always|have|do|did|are|were)|someone|somebody|those|people)\b).*\b(?:sorry|apologi[sz]\w*|regret|ashamed|shame|mortified|dare|forgive|sleep|slept|embarrassed|should have|my (?:fault|mistake)|our (?:fault|mistake))\b/i

/** What is expected from now on, with no verdict on anybody in it. */
const EXPECTED =
  /\b(?:expect(?:s|ed)? (?:that|this|to)|(?:must|will|should|may|shall) (?:not|never) (?:happen|be|occur|repeat)|not happen again|from now on|in future|next time)\b/i
/** What was done or left undone, told of the work. */
const TOLD =
  /\b(?:was|were|has been|have been|had been|is|are) (?:\w+ly )?(?:not |never )?(?:\w+ly )?(?:\w{3,}(?:ed|en|wn|ught|nt)|done|made|lost|met|kept|put|left|cut|set)\b/i

/** True for a sentence that tells what happened to the work or what is expected: its reader needs it, however it is said. */
export const tellsOrExpects = (text: string, isBlame: boolean): boolean =>
  EXPECTED.test(text) || (isBlame && TOLD.test(text))

/** True for a sentence that speaks of somebody who may feel meant. */
export const meansSomebody = (text: string): boolean => MEANT.test(text) && !CUSTOM.test(text)

/** A sentence, and the words of the message that it stands in. */
interface Place {
  readonly text: string
  readonly messageWords: number
}

/**
 * True for a sentence of which it is asked whether it hurts. In a long message only those can that mean somebody: of others the model
 * marked as many wrongly as rightly, and they take half of the time.
 */
export const mayHurt = ({ text, messageWords }: Place): boolean =>
  !HUMBLE.test(text) && (messageWords < LONG || meansSomebody(text))

/** The odds from which on a sentence is said to hurt. */
function requireOdds(place: Place, { ratings }: Pick<ToneReading, 'ratings'>): number {
  if (!mayHurt(place)) return Number.POSITIVE_INFINITY
  const isMuddled = ratings.tone >= MUDDLED.tone && ratings.overall <= MUDDLED.overall
  return isMuddled && place.messageWords >= LONG ? MUDDLED.odds : SURE
}

/** How surely a sentence hurts as the tone model reads it, with what the whole message sounds like; in logits. */
export const oddsOfHurt = (
  { chance }: { readonly chance: number },
  { ratings }: Pick<ToneReading, 'ratings'>,
): number => toLogit(chance) - WHOLE * toLogit(ratings.tone)

/** True for a sentence that hurts its reader, as the tone model reads it in its message. */
export const isHurtful = (
  read: { readonly chance: number },
  reading: Pick<ToneReading, 'ratings'>,
  place: Place,
): boolean => oddsOfHurt(read, reading) >= requireOdds(place, reading)

/** Lists the sentences of a message that hurt, as the tone model reads them. */
export function listHurtful(
  { text, sentences, words }: MessageText,
  reading: ToneReading | undefined,
): HurtfulSentence[] {
  const body = sentences.flatMap((sentence, at) => {
    const read = reading?.sentences[at]
    if (!reading || !read || sentence.part !== 'body') return []
    return [
      {
        ...read,
        sentence,
        hurts: isHurtful(read, reading, { text: sentence.text, messageWords: words }),
      },
    ]
  })
  // Elsewhere a sentence that is left out by mistake costs more than one that hurts.
  const isHarsh = (reading?.ratings.tone ?? 1) < HARSH
  const out = isHarsh ? listSpared(text, body) : []
  return body.flatMap((read) =>
    read.hurts
      ? [{ text: read.sentence.text, rule: RULE_OF_HURT[read.hurt], isNeeded: !out.includes(read) }]
      : [],
  )
}

/**
 * Of so many sentences some can go, and they have at most so large a share of their words; less where one praises with a sting: with
 * more of them praise would go that its reader should hear.
 */
const ASIDE = { sentences: 3, share: 0.5, praise: 0.3 } as const
/** From this chance on another sentence may hurt as well. */
const MAY_HURT = 0.3

interface ReadSentence {
  readonly sentence: Sentence
  readonly hurts: boolean
  readonly hurt: Hurt
  readonly chance: number
  readonly spare: number
}

/**
 * Lists the sentences that hurt and can go: on each hangs nothing, and none would stay beside them that may hurt as well. What is left
 * is read anew before it is offered.
 */
function listSpared(text: string, body: readonly ReadSentence[]): readonly ReadSentence[] {
  const out = body.filter((read, at) => {
    const next = body.slice(at + 1).find(({ hurts }) => !hurts)
    return (
      read.hurts &&
      at > 0 &&
      read.spare >= SPARE &&
      !tellsOrExpects(read.sentence.text, read.hurt === 'passive-blame') &&
      !carries(text, read.sentence) &&
      !(next && leans(next.sentence.text))
    )
  })
  const count = (reads: readonly ReadSentence[]) =>
    reads.reduce((sum, { sentence }) => sum + sentence.words, 0)
  const isAll = body.every((read) => out.includes(read) || read.chance < MAY_HURT)
  const share = out.some(({ hurt }) => hurt === 'backhanded-praise') ? ASIDE.praise : ASIDE.share
  return isAll && body.length >= ASIDE.sentences && count(out) <= share * count(body) ? out : []
}
