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
/** A share of somebody, of which something is said: "two thirds of the learners left". */
const OPENS = /(?:^|[.!?;:,]|\band|\bbut)\W*$/i
const HUNDRED = 100
const NEAR = 0.04
const WIDE = 0.12

function isNear(part: number, share: number, how: string): boolean {
  if (/more|over/.test(how)) return part > share && part < share + WIDE
  if (/less|under/.test(how)) return part < share && part > share - WIDE
  return Math.abs(part - share) <= NEAR
}

/** Says whether a sentence gives a share of what was told, or of some who did something, that the told figures do not make. */
export function hasInventedShare(sentence: string, { told, words, percents }: KnownNumbers): boolean {
  const values = [...told].filter((value) => value > 1)
  const parts = values.flatMap((one) =>
    values.flatMap((other) => (one < other ? [one / other, other / (one + other)] : [])),
  )
  const known = [...parts, ...[...percents].map((percent) => percent / HUNDRED)]
  return listShares(sentence).some(({ share, name, how, of, isChange, isSubject, isOpen: isLeftOpen }) => {
    if (isLeftOpen || (name === 'half' && how === '') || words.has(name)) return false
    const isOfTold = parts.length > 0 && of.some((word) => words.has(word))
    const isNamed = isOfTold || (isChange && parts.length > 0) || (isSubject && name !== 'half')
    return isNamed && !known.some((part) => isNear(isChange ? 1 - part : part, share, how))
  })
}

const listShares = (sentence: string) =>
  [...sentence.matchAll(SHARE)].map((match) => {
    const [said, how = '', times = '', name = '', of] = match.map((part) => part?.toLowerCase())
    const at = match.index + (said ?? '').indexOf(name)
    return {
      share: (TIMES[times] ?? 1) / (WORDS[name] ?? 1),
      name,
      how,
      of: of?.split(' ') ?? [],
      isChange: CHANGE.test(sentence.slice(0, at).replace(/(?:an?|one|two|three|four) $/i, '')),
      isSubject: of !== undefined && OPENS.test(sentence.slice(0, match.index)),
      isOpen: isOpen(sentence, at) || /\b(?:should|could|would|if)\b/i.test(sentence),
    }
  })
