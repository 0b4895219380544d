import { readClauses } from './clauses.ts'
import { findDays, findDueDay, type Moment, sayDay } from './dates.ts'
import { readSentences } from './nlp.ts'
import { mirror } from './perspective.ts'

/** What a leader said they will do. `dueOn` is a day in their time zone, `YYYY-MM-DD`. */
export interface Commitment {
  readonly text: string
  readonly dueOn: string | null
}

/** Says the day of a promise as `sayDay` does; undefined without one, and where its own words name it. */
export const sayDayBeside = ({ text, dueOn }: Commitment, moment: Moment): string | undefined =>
  dueOn === null || findDueDay(text, moment) === dueOn ? undefined : sayDay(dueOn, moment)

/** More than this is a plan, and nobody keeps all of it. */
const MOST_ACTS = 3

const WEEKDAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues?|weds?|thur?s?|fri|sat|sun)\\b(?!day))'
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b)'
/** "On Monday, November 23, at 8:45", "by Wednesday", "when he is back": said before the promise it belongs to. */
const TIME = `(?:on|by|at|before|after|until|this|next|in|when|if|once|as soon as|starting|first thing|right after|tomorrow|tmrw|tonight|today|${WEEKDAY})\\b(?:,\\s*(?=${MONTH}|at\\b|\\d)|[^,;.!?]){0,60}?`
const FILLER =
  '(?:(?:ok(?:ay)?|yes|well|so|and|but|then|i think|i guess|fine|right|no|deal|sure|alright|great|good|thanks|thank you|now)\\b[,.: ]*){0,12}'
const TO_SPEAK =
  '(?:ask|tell|talk|speak|say|meet|call|write|try|start|give|thank|apologi[sz]e|invite|send|book|sit down|take|go to|see|ring|email|visit|raise|bring|put|prepare|draft|set up|schedule|hand|stop)\\b'
/** "I'm telling her": said of what is firmly planned. */
const DOING: Readonly<Record<string, string>> = {
  doing: 'do',
  telling: 'tell',
  asking: 'ask',
  talking: 'talk',
  calling: 'call',
  meeting: 'meet',
  speaking: 'speak',
  writing: 'write',
  sending: 'send',
  taking: 'take',
  giving: 'give',
  booking: 'book',
  seeing: 'see',
  having: 'have',
  putting: 'put',
  inviting: 'invite',
}
const SAID = `(?:(?:i|we)(?:'ll| will| shall|'d| would)|(?:i|we)(?:'m| am|'re| are) (?:going to|gonna)|(?<elided>(?:going to|gonna)(?! (?:the|an?|my|our|his|her|work|bed)\\b))|(?:i|we) (?:can|could|plan to|commit to(?! (?:an?|one|two|the|my|that|this)\\b)|promise to|have decided to)|i want to(?= ${TO_SPEAK})|let me(?= (?:do|check|${TO_SPEAK}))|i promise|my (?:next|first) step is to|(?<doing>(?:i|we)(?:'m| am|'re| are))(?= (?:${Object.keys(DOING).join('|')})\\b)|(?<bare>i)(?= ${TO_SPEAK}))`
const PROMISE = new RegExp(
  `(?:^|(?<mark>[,;:—–]\\s*)|\\b(?:and|but|so|then)\\s+)${FILLER}(?:(?<lead>${TIME}),?\\s+)?${SAID}\\s+(?:(?:try to|probably|just|also|then|definitely|certainly|to)\\s+)*`,
  'gi',
)
/** What nobody does on purpose, or only thinks, feels and suffers. */
const NOT_AN_ACT =
  /^(?:not|never|always|only|put (?:it|myself) at|sleep on|be (?!honest|clear|direct|open|firm|patient|quiet|brief|kind|fair|there for)|think|see (?:how|if|what|why|whether|where|then|about|to|that)|know|have (?!(?:an?|the|that|my|this) (?:\w+ )?(?:talk|word|chat|coffee|lunch|conversation|meeting|call|one-on-one|1:1|look)\b|coffee|lunch|breakfast|dinner)|deal with it|rest\b|admit|find (?:the )?time|leave it at|keep my head|start crying|either|feel|need|like|love|rather|lose|miss|regret|forget|cry|die|get (?:fired|sick|angry|mad|nervous|into)|end up|want|wish|hope|hate|remain|understand|believe|remember|imagine|guess|explode|scream|sleep|hear|stand|tell (?:he|she|they|that)|live|given|told|found|lost|gone|seen|said|had|been|taken|made|known|thought|brought|written|got|sat|kept|even|hardly|already|spoil|(?!need|feed|speed|shed|embed|wed\b)\w+ed\b|survive|manage|soon|probably|sound|look like|use some|stop bothering|let you (?:go|rest)|leave you|get back to (?:work|it)|be off|go (?:now|to bed|home|up)|run now|shut up|talk to you|write (?:to )?you)\b/i
/** What somebody can see or could have done is no offer. */
const NO_OFFER =
  /\b(?:can|could)\s+(?:see|hear|feel|recite|picture|tell (?:by|from|that|he|she)|save|give you|kick|teach|sink|cry|change|have)\b/i
/** What a clause begins with that only says more about when. */
const GOES_ON = new RegExp(`^(?:${MONTH}|${WEEKDAY}|\\d|at\\b|by\\b|on\\b)`, 'i')
const HAS_TIME = new RegExp(
  `\\b(?:${WEEKDAY}|tomorrow|tmrw|tonight|today|${MONTH} \\d|at \\d|\\d{1,2}:\\d\\d)(?!\\w)`,
  'i',
)
/** "Talk to Ravi on Tuesday": an answer without "I will". */
const ORDER_TO_SELF = new RegExp(
  `^${FILLER}(?=${TO_SPEAK})(?!\\w+ (?:me|us|it (?:shorter|down))\\b|say (?:${WEEKDAY}|that|he|she|they))`,
  'i',
)
/** Where a question begins after what was promised. */
const QUESTION =
  /[,;–—-]\s*(?:(?:and|but|so|or)\s+)?(?=(?:what|how|why|when|where|should|shall|can|could|do|does|is|would|will|which|am)\b)/i

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019]/g, "'"],
  [/\bim\b(?= \w)/gi, "I'm"],
  [
    /(^|[.,;:!?]\s*|\b(?:and|but|so|then|ok|okay|fine|yes|day|tomorrow|tmrw)\s+)(?:ill|i ll)(?= [a-z])/gi,
    "$1I'll",
  ],
  [/\b(?:tmrw|tmr|tmw|2morrow|tomorow|tommorow|tommorrow)\b/gi, 'tomorrow'],
]
/** The message with its usual short cuts written out. */
const writeOut = (message: string) =>
  SHORT_FORMS.reduce((text, [short, long]) => text.replace(short, long), message)

const MARK = /[\s.,;:!—–]/
const marksEndAt = (text: string, end: number): number => {
  let at = end
  while (at > 0 && MARK.test(text[at - 1] ?? '')) at -= 1
  return at
}

/** Where a text ends without the marks at its end, and without a joining word behind marks. */
function bareEndAt(text: string, end: number): number {
  const marks = marksEndAt(text, end)
  if (marks < end) return marks
  const word = /(?:and|but|so)$/i.exec(text.slice(Math.max(0, end - 3), end))?.[0].length ?? 0
  const joint = marksEndAt(text, end - word)
  if (word > 0 && joint < end - word) return joint
  if (!/then$/i.test(text.slice(Math.max(0, end - 4), end))) return end
  const kept = text.slice(0, end - 4).trimEnd()
  return /[.,;:]$/.test(kept.slice(-1)) ? kept.length - 1 : end
}

/** The text without its marks at the end; step by step, since a pattern of repeats in a repeat would take forever. */
function bare(text: string): string {
  let end = text.length
  for (let next = bareEndAt(text, end); next < end; next = bareEndAt(text, end)) end = next
  return text.slice(0, end)
}
const lowerStart = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const NAMES: Readonly<Record<string, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
}
const LONG_DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi
/** A short name for a day, where a day can stand: "sat" and "sun" are words too. */
const SHORT_DAY =
  /(?<=^|\b(?:on|by|this|next|until|till|before|for|from|and|or|him|her|them|it|list|tom) )(?:mon|tues?|weds?|thur?s?|fri|sat|sun)\b(?=\s*(?:$|[.,;!\d])| (?:at|morning|afternoon|evening|night|noon|and|or|before|after)\b)|(?<=\w )(?:tues?|thurs?|fri)\b/gi
/** Before a bare weekday, these make "on" superfluous. */
const NEEDS_NO_ON =
  /(?:^|\b(?:on|by|this|next|until|till|before|after|from|for|since|last|every|each|the|a|an|of|my|your|our|and|or|to|about|coming|starting|in|late|early|that|until|is|was)|[,;:–-])\s*$/i
/** As far back from a day as one of these words and the space behind it reach. */
const LONGEST_LEAD = 24
const HOLIDAYS: readonly (readonly [RegExp, string])[] = [
  [/\bchristmas\b/gi, 'Christmas'],
  [/\bnew year's eve\b/gi, "New Year's Eve"],
]

/** The days of an act as they are written: "friday" → "on Friday". */
function tidyDays(act: string): string {
  const named = [SHORT_DAY, LONG_DAY].reduce(
    (text, pattern) => text.replace(pattern, (day) => NAMES[day.slice(0, 2).toLowerCase()] ?? day),
    act,
  )
  const held = HOLIDAYS.reduce((text, [holiday, name]) => text.replace(holiday, name), named)
  return held.replace(LONG_DAY, (day, at: number) =>
    NEEDS_NO_ON.test(held.slice(Math.max(0, at - LONGEST_LEAD), at)) ? day : `on ${day}`,
  )
}

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

const toBase = (act: string) => act.replace(/^\w+/, (verb) => DOING[verb.toLowerCase()] ?? verb)

function promisesIn(sentence: string): Act[] {
  const order = HAS_TIME.test(sentence) ? ORDER_TO_SELF.exec(sentence) : null
  if (order) return [{ text: bare(sentence.slice(order[0].length)), lead: '' }]
  const found = [...sentence.matchAll(PROMISE)].filter((match) => isPromise(match, sentence))
  return found.flatMap((match, at) => {
    const from = match.index + match[0].length
    const act = cutAtNextClause(sentence.slice(from, found[at + 1]?.index))
    if (act.split(/\s+/).length < 2 || NOT_AN_ACT.test(act)) return []
    const { lead: said = '' } = match.groups ?? {}
    const lead = lowerLead(said)
    return [{ text: `${toBase(act)} ${lead}`.trim(), lead }]
  })
}

const lowerLead = (said: string) =>
  new RegExp(`^${WEEKDAY}`, 'i').test(said) ? `on ${said}` : lowerStart(said)

const STARTS_WITH_DAY = new RegExp(`^(?:on |by |this |next )?(?:${WEEKDAY}|tomorrow|tonight)(?!\\w)`, 'i')
/** As far as the words of an offer reach. */
const OFFER_SPAN = 12
const IF_ONLY = /^if\b.*\b(?:were|had|was)\b/i
const REPORTED = /\b(?:said|told|says|mentioned|replied|answered|promised)\b/i

/** "I tell them" promises only after its day or a colon, "I'm telling them" with its time; what was said to others is over. */
function isPromise(match: RegExpMatchArray, sentence: string): boolean {
  const { bare: isBare, elided, doing, lead = '', mark = '' } = match.groups ?? {}
  const rest = sentence.slice(match.index)
  if (IF_ONLY.test(lead) || (mark && REPORTED.test(sentence.slice(0, match.index)))) return false
  if (NO_OFFER.test(rest.slice(0, match[0].length + OFFER_SPAN))) return false
  if (isBare) return STARTS_WITH_DAY.test(lead) || mark.startsWith(':')
  if (doing) return HAS_TIME.test(rest) || /\bnow\b/i.test(rest)
  return !elided || lead === ''
}

/** The part of a sentence that promises, without the question it may end in. */
const withoutQuestion = (sentence: string) =>
  sentence.trimEnd().endsWith('?') ? sentence.split(QUESTION).slice(0, -1).join(', ') : sentence

/** What is said to somebody, or by somebody, promises the coach nothing. */
const withoutQuotations = (message: string) =>
  message.replace(/["“][^"“”]{2,300}["”]|(?<=^|\s)['‘][^\n]{2,300}?['’](?=[\s.,;:!?)]|$)/g, '…')

/** Finds the promised acts of a message as they were said. */
const findActs = (message: string): Act[] =>
  readSentences(writeOut(withoutQuotations(message))).flatMap(({ text }) => promisesIn(withoutQuestion(text)))

/** Says whether a leader promises something in a message. */
export const isPromising = (message: string): boolean => findActs(message).length > 0

/** The words of a promise turned to the leader: "tell him in my office" → "tell him in your office". */
const turned = (act: string) => mirror(act) ?? act
const asItem = (act: string) => act.charAt(0).toUpperCase() + act.slice(1)

/**
 * Lists what a leader promises, at most three acts with their days, in the leader's words and order.
 *
 * An act that names only an hour is for the day of the one before it.
 */
export function findPromises(message: string, moment: Moment): Commitment[] {
  let day: string | null = null
  return findActs(message)
    .slice(0, MOST_ACTS)
    .map(({ text, lead }) => {
      const own = findDueDay(lead, moment) ?? findDueDay(text, moment)
      day = own ?? (HAS_TIME.test(text) ? day : null)
      return { text: asItem(tidyDays(turned(text))), dueOn: day }
    })
}

const joinActs = ([first = '', ...others]: string[]) =>
  others.length === 1 ? `${first}, and ${others[0]}` : [first, ...others].join('; ')

/** Several promises as one: their words in order, and the first day one of them is for; null of none. */
export function joinPromises(promises: readonly Commitment[]): Commitment | null {
  const [first, ...others] = promises
  if (!first) return null
  const days = promises.flatMap(({ dueOn }) => dueOn ?? [])
  return {
    text: joinActs([first.text, ...others.map(({ text }) => text.charAt(0).toLowerCase() + text.slice(1))]),
    dueOn: days.toSorted()[0] ?? null,
  }
}

/**
 * Finds what a leader commits to.
 *
 * @returns the promised acts, at most three, with the first day one of them is for; null when nothing is promised.
 */
export function findCommitment(message: string, moment: Moment): Commitment | null {
  const promises = findPromises(message, moment)
  const joined = joinPromises(promises)
  return joined && { ...joined, dueOn: joined.dueOn ?? findDays(message, moment)[0]?.on ?? null }
}
