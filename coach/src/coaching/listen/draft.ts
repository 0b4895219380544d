import type { CommunicationType } from '@lodestar/contract/communication'
import { readQuoted } from '../../text/quoted-words.ts'
import {
  AFTER_COLON,
  BAD,
  CHANGES,
  DO_NOT,
  type DraftChange,
  GOOD,
  GREETS,
  HARD,
  LONG,
  MAIL,
  OTHERS,
  OTHERS_AFTER,
  OWN,
  POINTS,
  QUOTED,
  SOFT,
  SPOKEN,
  VERDICT,
  WRITTEN,
} from './draft-patterns.data.ts'

/** The leader's own words to somebody, and what they ask about them. */
export interface OwnDraft {
  readonly text: string
  /** Where it stands in the message; null where it was said before. */
  readonly at: { readonly start: number; readonly end: number } | null
  /** Null where it is only to be judged. */
  readonly change: DraftChange | null
  /** What is asked: whether it is good, whether it is bad in a way, or both ways in one question. */
  readonly asks: 'good' | 'bad' | 'either'
  /** In which way it may be bad: too hard, too soft, too long, or some other. */
  readonly fear: 'hard' | 'soft' | 'long' | 'other'
  readonly channel: CommunicationType
  /** It is said, and sent nowhere. */
  readonly isSpoken: boolean
  /** They are words that the coach gave; left out where they are the leader's. */
  readonly isCoachs?: boolean
}

/** Characters: longer words are a document. */
const LONGEST = 2_500
/** Words: fewer that nobody claims are a phrase somebody speaks of. */
const FEWEST = { own: 2, other: 4 } as const

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length

interface Found {
  readonly text: string
  readonly start: number
  readonly end: number
  /** The leader says that it is theirs. */
  readonly isOwn: boolean
}

/** Quoted words that may be the leader's own: what others said, and what has been said, is not. */
function findQuoted(message: string): Found[] {
  return [...message.matchAll(QUOTED)].flatMap((match) => {
    const text = match.slice(1).find((group) => group !== undefined) ?? ''
    const [start, end] = [match.index, match.index + match[0].length]
    const before =
      message
        .slice(0, start)
        .split(/(?<=[.!?…])\s+|\n/)
        .at(-1) ?? ''
    const isOwn = OWN.test(before)
    const isOthers = !isOwn && (OTHERS.test(before) || OTHERS_AFTER.test(message.slice(end)))
    const isPhrase =
      countWords(text) < (isOwn ? FEWEST.own : FEWEST.other) ||
      /\bwhat (?:does|do|is|are|means?)\s*$/i.test(before)
    return isOthers || isPhrase ? [] : [{ text: text.trim(), start, end, isOwn }]
  })
}

const sentencesFrom = (text: string): { text: string; start: number; end: number }[] =>
  [...text.matchAll(/[^.!?\n]+(?:[.!?…]+|\n|$)/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))

/** Words: what is asked about a draft is asked in a short sentence. */
const LONGEST_ASK = 14
const isAsk = (text: string) =>
  countWords(text) <= LONGEST_ASK &&
  (GOOD.test(text) ||
    BAD.test(text) ||
    VERDICT.test(text) ||
    CHANGES.some(([, pattern]) => pattern.test(text)))

/** Cuts what is asked off the end of a stretch. */
function cutAsk(text: string): string {
  const pieces = sentencesFrom(text)
  while (pieces.length > 1 && isAsk(pieces.at(-1)?.text ?? '')) pieces.pop()
  return text.slice(0, pieces.at(-1)?.end ?? 0).trim()
}

const toFound = (message: string, from: number, isOwn: boolean): Found[] => {
  const text = cutAsk(message.slice(from))
  const start = message.indexOf(text, from)
  return countWords(text) < FEWEST.other || text === ''
    ? []
    : [{ text, start, end: start + text.length, isOwn }]
}

/** The draft stands behind a mark that announces it. */
function findAnnounced(message: string): Found[] {
  const match = AFTER_COLON.exec(message)
  return match ? toFound(message, match.index + match[0].length, true) : []
}

/** The draft stands on lines of its own: one of them greets somebody, or what is asked stands on the first line or the last. */
function findLines(message: string): Found[] {
  const lines = message.split('\n')
  if (lines.length < 2) return []
  const at = lines.findIndex((line) => GREETS.test(line.trim()))
  const [first = '', ...others] = lines
  if (at >= 0) return toFound(message, lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0), true)
  if (isAsk(first)) return toFound(message, message.length - others.join('\n').length, true)
  return isAsk(lines.at(-1) ?? '') ? toFound(message, 0, true) : []
}

const findChange = (rest: string): DraftChange | null =>
  CHANGES.find(([, pattern]) => {
    const match = pattern.exec(rest)
    return match !== null && !DO_NOT.test(rest.slice(0, match.index))
  })?.[0] ?? null

/** What the message asks about a draft; null where it asks nothing of the kind. */
function readAsk(rest: string): Pick<OwnDraft, 'asks' | 'fear' | 'change'> | null {
  const change = findChange(rest)
  const [isGood, isBad] = [GOOD.test(rest), BAD.test(rest)]
  if (!change && !isGood && !isBad && !VERDICT.test(rest)) return null
  const [said = ''] = BAD.exec(rest) ?? []
  return {
    change,
    asks: isBad ? (isGood ? 'either' : 'bad') : 'good',
    fear: LONG.test(said) ? 'long' : SOFT.test(said) ? 'soft' : HARD.test(said) ? 'hard' : 'other',
  }
}

/** Words: a message that only asks about what was said before. */
const LONGEST_BARE = 16

/** The words that are the leader's in a message: quoted, announced, or on lines of their own. */
function locate(message: string): Found | undefined {
  const quoted = findQuoted(message)
  const longest = quoted.toSorted((one, other) => other.text.length - one.text.length)
  return (
    longest.find(({ isOwn }) => isOwn) ?? longest[0] ?? findAnnounced(message)[0] ?? findLines(message)[0]
  )
}

/** What was said before this message. */
export interface SaidEarlier {
  /** What the coach said last, where that was about a draft; null where it was not. */
  readonly judged: string | null
  /** The leader's message before. */
  readonly before: string | null
}

/** Finds the leader's own words that they ask about, in this message or the one before; null where they ask nothing of the kind. */
export function findDraft(message: string, earlier: SaidEarlier): OwnDraft | null {
  const found = message.length > 2 * LONGEST ? undefined : locate(message)
  const rest = found ? `${message.slice(0, found.start)} … ${message.slice(found.end)}` : message
  const ask = readAsk(rest)
  const text = found?.text ?? findBefore(message, earlier)
  if (!ask || text === undefined || text.length > LONGEST) return null
  return {
    ...ask,
    text,
    at: found ? { start: found.start, end: found.end } : null,
    channel: MAIL.test(rest) ? 'email' : 'chat',
    isSpoken: SPOKEN.test(rest) && !WRITTEN.test(rest),
  }
}

/** The draft that a message points at without any words of its own: as the coach has changed it, else as it was given. */
function findBefore(message: string, { judged, before }: SaidEarlier): string | undefined {
  if (before === null || countWords(message) > LONGEST_BARE || !POINTS.test(message)) return undefined
  const found = locate(before)
  if (judged !== null) return readQuoted(judged) || found?.text
  return found && (found.isOwn || GREETS.test(found.text)) ? found.text : undefined
}
