import { readClauses } from '../text/clauses.ts'
import { readSentences } from '../text/nlp.ts'
import { mirror } from '../text/perspective.ts'
import { findDays, type Moment } from './dates.ts'

/** What a leader said they will do. `dueOn` is a day in their time zone, `YYYY-MM-DD`. */
export interface Commitment {
  readonly text: string
  readonly dueOn: string | null
}

/** More than this is a plan, and nobody keeps all of it. */
const MOST_ACTS = 3

const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
/** "On Monday, November 23, at 8:45", "by Wednesday", "when he is back": said before the promise it belongs to. */
const TIME = `(?:on|by|at|before|after|until|this|next|in|when|once|as soon as|first thing|right after|tomorrow|tonight|today|${WEEKDAY})\\b(?:,\\s*(?=${MONTH}|at\\b|\\d)|[^,;.!?]){0,60}?`
const FILLER = '(?:(?:ok(?:ay)?|yes|well|so|and|but|then|maybe|i think|i guess|fine|right|no)\\b[,.: ]*)*'
const SAID =
  "(?:i'll|i will|i'm going to|im going to|i am going to|i'm gonna|i can|i could|i plan to|i commit to|i'd|i would|let me|i'm doing|i promise to|my (?:next|first) step is to)"
const PROMISE = new RegExp(
  `(?:^|[,;:—–]\\s*|\\b(?:and|but|so|then)\\s+)${FILLER}(?:(?<lead>${TIME}),?\\s+)?${SAID}\\s+(?:try to |probably |just |also |then )*`,
  'gi',
)
const NOT_AN_ACT =
  /^(?:not|never|be|think|see (?:how|if|what|whether|where|then|about|to)|know|have to|feel|need|like|love|rather)\b/i
/** What a clause begins with that only says more about when. */
const GOES_ON = new RegExp(`^(?:${MONTH}|${WEEKDAY}|\\d|at\\b|by\\b|on\\b)`, 'i')
const HAS_TIME = new RegExp(
  `\\b(?:${WEEKDAY}|tomorrow|tonight|today|${MONTH} \\d|at \\d|\\d{1,2}:\\d\\d)\\b`,
  'i',
)

const bare = (text: string) => text.replace(/(?:[\s.,;:!—–]+(?:and|but|so|then)?)+$/i, '')
const lowerStart = (text: string) =>
  new RegExp(`^${WEEKDAY}`, 'i').test(text) ? `on ${text}` : text.charAt(0).toLowerCase() + text.slice(1)

/** The act without what the sentence goes on to say about something else. */
function cutAtNextClause(text: string): string {
  const [first, ...others] = readClauses(`I will ${text}`)
  const next = others.find((clause) => !GOES_ON.test(clause.text))
  const at = first && next ? text.indexOf(next.text) : -1
  return bare(at > 0 ? text.slice(0, at) : text)
}

/** A promised act, with what was said before it about when. */
interface Act {
  readonly text: string
  readonly lead: string
}

function promisesIn(sentence: string): Act[] {
  const found = [...sentence.matchAll(PROMISE)]
  return found.flatMap((match, at) => {
    const from = match.index + match[0].length
    const act = cutAtNextClause(sentence.slice(from, found[at + 1]?.index))
    if (act.split(/\s+/).length < 2 || NOT_AN_ACT.test(act)) return []
    const { lead: said = '' } = match.groups ?? {}
    const lead = lowerStart(said)
    return [{ text: `${act} ${lead}`.trim(), lead }]
  })
}

/** The words of a promise turned to the leader: "tell him in my office" → "tell him in your office". */
const turned = (act: string) => mirror(act) ?? act
const asItem = (act: string) => act.charAt(0).toUpperCase() + act.slice(1)

/**
 * Lists what a leader promises, at most three acts with their days, in the leader's words and order.
 *
 * An act that names only an hour is for the day of the one before it.
 */
export function findPromises(message: string, moment: Moment): Commitment[] {
  const acts = readSentences(message.replace(/[\u2018\u2019]/g, "'"))
    .filter(({ text }) => !text.trimEnd().endsWith('?'))
    .flatMap(({ text }) => promisesIn(text))
    .slice(0, MOST_ACTS)
  let day: string | null = null
  return acts.map(({ text, lead }) => {
    const [own] = [...findDays(`I will, ${lead}`, moment), ...findDays(`I will ${text}`, moment)]
    day = own?.on ?? (HAS_TIME.test(text) ? day : null)
    return { text: asItem(turned(text)), dueOn: day }
  })
}

const joinActs = ([first = '', ...others]: string[]) =>
  others.length === 1 ? `${first}, and ${others[0]}` : [first, ...others].join('; ')

/**
 * Finds what a leader commits to.
 *
 * @returns the promised acts, at most three, with the first day one of them is for; null when nothing is promised.
 */
export function findCommitment(message: string, moment: Moment): Commitment | null {
  const promises = findPromises(message, moment)
  if (promises.length === 0) return null
  const days = promises.flatMap(({ dueOn }) => dueOn ?? [])
  const [first, ...others] = promises.map(({ text }) => text)
  return {
    text: joinActs([first ?? '', ...others.map((text) => text.charAt(0).toLowerCase() + text.slice(1))]),
    dueOn: days.sort()[0] ?? findDays(message, moment)[0]?.on ?? null,
  }
}
