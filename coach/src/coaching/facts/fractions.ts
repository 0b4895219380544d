import { isOpen } from './claims.ts'
import type { KnownNumbers } from './told-numbers.ts'

const WORDS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 }
const TIMES: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 }
/** A share of something: "more than half of your students", "a drop of almost a fifth". */
const SHARE = new RegExp(
  `(more than|over|nearly|almost|close to|about|roughly|around|less than|under|just)? ?\\b(?:(an?|one|two|three|four) )?(${Object.keys(WORDS).join('|')})s?\\b(?: of (?:the|your|his|her|their|all) (\\p{L}+(?: \\p{L}+)?))?`,
  'giu',
)
const CHANGE =
  /\b(?:drop|fall|cut|rise|loss|gain|increase|decrease|growth)s? of (?:more than |over |nearly |almost |about |roughly |just )?$/i
/** A share that is told may be so far from the figures, as a part of the whole; "nearly" and "more than" lie on one side. */
const HUNDRED = 100
const NEAR = 0.04
const WIDE = 0.12

function isNear(part: number, share: number, how: string): boolean {
  if (/more|over/.test(how)) return part > share && part < share + WIDE
  if (/less|under/.test(how)) return part < share && part > share - WIDE
  return Math.abs(part - share) <= NEAR
}

/** Says whether a sentence gives a share of what was told that the told figures do not make. */
export function hasInventedShare(sentence: string, { told, words, percents }: KnownNumbers): boolean {
  const values = [...told].filter((value) => value > 1)
  const parts = values.flatMap((one) =>
    values.flatMap((other) => (one < other ? [one / other, other / (one + other)] : [])),
  )
  return [...sentence.matchAll(SHARE)].some(
    ({ 1: how = '', 2: times = '', 3: name = '', 4: of, index, 0: said }) => {
      const at = index + said.toLowerCase().indexOf(name.toLowerCase())
      const isOfTold =
        of
          ?.toLowerCase()
          .split(' ')
          .some((word) => words.has(word)) === true
      const isChange = CHANGE.test(sentence.slice(0, at).replace(/(?:an?|one|two|three|four) $/i, ''))
      if (!(isOfTold || isChange) || isOpen(sentence, at) || /\b(?:should|could|would|if)\b/i.test(sentence))
        return false
      const share = (TIMES[times.toLowerCase()] ?? 1) / (WORDS[name.toLowerCase()] ?? 1)
      if ((name.toLowerCase() === 'half' && how === '') || words.has(name.toLowerCase())) return false
      const all = [...parts, ...[...percents].map((percent) => percent / HUNDRED)]
      return (
        parts.length > 0 && !all.some((part) => isNear(isChange ? 1 - part : part, share, how.toLowerCase()))
      )
    },
  )
}
