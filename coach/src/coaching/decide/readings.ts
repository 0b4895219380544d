import type { Library } from '../../playbooks/library.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import { compare, type Vector } from '../../text/meanings.ts'
import { readSentences } from '../../text/nlp.ts'
import type { Heard } from '../listen/listen.ts'
import type { State } from '../session/state.ts'
import { APPROACH, READING } from '../thresholds.ts'

type Reading = Playbook['readings'][number]

const lemmasOf = (text: string) =>
  new Set(
    readSentences(text.toLowerCase()).flatMap((sentence) =>
      sentence.tokens.filter((token) => token.pos !== 'PUNCT').map((token) => token.lemma),
    ),
  )

/** Words every leader uses; they tell no reading from another. */
const COMMON = new Set(
  'i a the to it he she they be have do not and in on of that this my him her them is so for with but at as me we you just what when if or all get say go'.split(
    ' ',
  ),
)

const overlap = (text: ReadonlySet<string>, sign: string) => {
  const words = [...lemmasOf(sign)].filter((lemma) => !COMMON.has(lemma))
  if (words.length === 0) return 0
  return words.filter((lemma) => text.has(lemma)).length / Math.sqrt(words.length)
}

/** How sharply a nearer sign outweighs a further one; found leaving out a sign at a time. */
const SIGN_SHARPNESS = 10
/** What the second of the nearest signs counts beside the first. */
const SECOND_SIGN = 0.5

/**
 * Says which reading of a situation a leader's words point to: by the words of its signs, or else by their meaning.
 *
 * @returns the reading, or null while what they said fits none clearly better than the others.
 */
export const pickReading = (
  playbook: Playbook,
  { told, toldMeaning, hasSaidNothing }: Pick<Heard, 'told' | 'toldMeaning' | 'hasSaidNothing'>,
  signs: Library['signs'],
): Reading | null => {
  // To somebody who has said nothing, no reading may say that they have.
  const readings = hasSaidNothing
    ? playbook.readings.filter(({ presumes }) => presumes !== 'earlier-talk')
    : playbook.readings
  return (
    pickByWords(readings, told) ?? (toldMeaning ? pickByMeaning(readings, toldMeaning.vector, signs) : null)
  )
}

function pickByMeaning(
  readings: readonly Reading[],
  vector: Vector,
  signs: Library['signs'],
): Reading | null {
  const ranked = readings
    .map((reading) => {
      const likeness = reading.signs
        .flatMap((sign) => signs.get(sign) ?? [])
        .map((sign) => Math.exp(SIGN_SHARPNESS * compare(sign, vector)))
      const mean = likeness.reduce((sum, each) => sum + each, 0) / Math.max(1, likeness.length)
      return { reading, score: Math.log(Math.max(mean, Number.MIN_VALUE)) / SIGN_SHARPNESS }
    })
    .sort((one, other) => other.score - one.score)
  const [best, next] = ranked
  return best && next && best.score - next.score >= READING.aheadByMeaning ? best.reading : null
}

function pickByWords(readings: readonly Reading[], text: string): Reading | null {
  const words = lemmasOf(text)
  const ranked = readings
    .map((reading) => {
      const signs = reading.signs.map((sign) => overlap(words, sign)).sort((one, other) => other - one)
      return { reading, score: (signs[0] ?? 0) + SECOND_SIGN * (signs[1] ?? 0) }
    })
    .sort((one, other) => other.score - one.score)
  const [best, next] = ranked
  if (!best || best.score < READING.byWords) return null
  return best.score - (next?.score ?? 0) >= READING.aheadByWords ? best.reading : null
}

const SHORTEST_WORD = 4

/** The approach a leader names by most of its title's words, or null. */
export function pickApproach(playbook: Playbook, text: string): Playbook['approaches'][number] | null {
  const words = lemmasOf(text)
  const named = playbook.approaches
    .map((approach) => {
      const title = [...lemmasOf(approach.title)].filter(
        (lemma) => lemma.length >= SHORTEST_WORD && !COMMON.has(lemma),
      )
      return { approach, hits: title.filter((lemma) => words.has(lemma)).length, size: title.length }
    })
    .filter(
      ({ hits, size }) => hits >= Math.min(APPROACH.words, size) && hits >= size * APPROACH.share && hits > 0,
    )
    .sort((one, other) => other.hits - one.hits)
  return named[0]?.approach ?? null
}

const CHOOSING =
  /\b(?:i(?:'ll| will|'d| would)? (?:like|prefer|choose|pick|take|go|want|try|lean)|i(?:'ll| will|'m going to)|let's|the (?:first|second|other) one|sounds (?:good|right))\b/i

/** Finds the approach that the leader took up in so many words. Words they share with its title choose nothing. */
export function findChosenApproach({ userTexts, approach }: State, playbook: Playbook) {
  const isChosen = userTexts
    .slice(1)
    .some((text) => CHOOSING.test(text) && pickApproach(playbook, text)?.id === approach)
  return isChosen ? playbook.approaches.find(({ id }) => id === approach) : undefined
}
