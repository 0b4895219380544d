import { type Commitment, findCommitment, findPromises } from '../../text/commitment.ts'
import { dayAfter, findDueDay, type Moment } from '../../text/dates.ts'
import { sentenceCase } from '../../text/perspective.ts'
import type { Heard } from '../listen/listen.ts'
import type { State } from '../session/state.ts'
import { DAY_ALONE_WORDS, PROMISE } from '../thresholds.ts'
import { ASKING } from './choose-move.ts'

/** What the leader says in this message they will do, each with its day; what is only asked about counts with its day alone. */
export function readPromises(heard: Heard, state: State, moment: Moment, isSame: boolean): Commitment[] {
  const dated = dateCommitment(heard, state, moment)
  if (dated) return [dated]
  const isAsking = ASKING.has(heard.intent)
  const isHeard = heard.parts.some(({ sure }) => sure.includes('promises'))
  const isBegun = isSame ? state.step >= 0 : state.lastMove !== null
  const canCommit = isBegun && (heard.intent === 'commit' || isAsking || isHeard)
  const said = canCommit ? findPromises(heard.text, moment) : []
  const whole = said.length === 1 ? findCommitment(heard.text, moment) : null
  const fragments = state.lastMove === null ? [] : findFragments(heard, state, moment)
  const isNew = ({ text }: Commitment) => !said.some((one) => sharesWords(one.text, text, 2))
  const isAgain = (one: Commitment) =>
    state.commitments.some(({ text, dueOn }) => dueOn === one.dueOn && sharesWords(text, one.text, 1))
  const found = [...(whole ? [whole] : said), ...fragments.filter(isNew)]
    .filter((one) => !isAgain(one))
    .filter(({ text }) => heard.intent !== 'ask-script' || !WITH_THE_WORDS.test(text))
    .slice(0, PROMISE.most)
  return isAsking ? found.filter(({ dueOn }) => dueOn !== null) : found
}

/** What they will do with the words they ask for, which is no promise: "I will say it standing". */
const WITH_THE_WORDS =
  /^(?:say|read|tell|put|write|send|translate|make|practi[cs]e|learn|speak) (?:it|this|that|them)\b/i

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [])
const sharesWords = (one: string, other: string, atLeast: number) => {
  const words = wordsOf(one)
  return [...wordsOf(other)].filter((word) => words.has(word)).length >= atLeast
}

/** Where one promise ends and the next begins: at a mark, or before a name with its day. */
const PIECES =
  /[.;!]\s+|\n+|,\s+(?=[Tt]hen\b|(?:the )?\w+ (?:on |by |next )?\w*day\b)|\s+(?=\p{Lu}[\p{L}'’-]+ (?:on |next )?(?:mon|tues|wednes|thurs|fri|satur|sun|to|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day|morrow)\b)|\s+and\s+(?=(?:my|our|the) \p{L}+\b[^,.;!?]{0,24}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun|to)day|tomorrow|tonight)\b)/u

/** What stands around a promise and is no part of it. */
const BEGINS_LOOSELY = /^(?:(?:and|so|then|ok(?:ay)?|but|good|fine|right|well|yes|yeah|also)\b[ ,.:–-]*)+/i
const ENDS_LOOSELY = /(?:\s+(?:and|then|so|but|or))?[\s.,;:!–-]*$/i

/** A few words that only say who comes next. */
const GOES_ON = /^(?:\S+ ){1,3}(?:after|next|too|then|as well)(?: that)?$/i

/** Promises that are heard and not said in so many words, such as "her on Thursday, the list next week": kept where they name their day. */
function findFragments({ parts, people }: Heard, { person }: State, moment: Moment): Commitment[] {
  const whom = person ?? people[0]?.label
  const name = whom && !/^(?:your|the|one of) /.test(whom) ? whom : undefined
  let day: string | null = null
  return parts
    .filter(({ sure }) => sure.includes('promises'))
    .flatMap(({ text }) => text.split(PIECES))
    .flatMap((piece) => {
      const said = piece.replace(BEGINS_LOOSELY, '').replace(ENDS_LOOSELY, '')
      const isPromise =
        said.length > 0 && said.length <= PROMISE.longest && !said.includes('?') && !/^not\b/i.test(said)
      const own = isPromise ? findDueDay(said, moment) : null
      // "Brendan on Tuesday. Thuy after": what only goes on is for the same day.
      const dueOn = own ?? (isPromise && GOES_ON.test(said) ? day : null)
      day = dueOn
      const text = name ? said.replace(/^(?:him|her|them)\b/i, name) : said
      return dueOn ? [{ text: sentenceCase(text), dueOn }] : []
    })
}

/** Somebody who was asked for the day names it alone: "Thursday then." It belongs to the promise, or to what they would do. */
function dateCommitment(
  { text, words }: Heard,
  { commitments, lastMove, userTexts }: State,
  moment: Moment,
): Commitment | null {
  const isAsked = lastMove === 'commit' || lastMove === 'commit-ask'
  const dueOn = isAsked && words <= DAY_ALONE_WORDS ? findDueDay(text, moment) : null
  if (!dueOn || findCommitment(text, moment)) return null
  const would = (userTexts.at(-1) ?? '').replace(/\bi(?:'d|’d| would)\b/gi, "I'll")
  const last = lastMove === 'commit' ? commitments.at(-1) : findCommitment(would, moment)
  return last && last.dueOn === null ? { ...last, dueOn } : null
}

/**
 * The promise that a leader has kept, when they tell that it is done: the one in whose words they tell it, else the first that is due. What is for a day
 * to come is done only where its words are told.
 */
export function findDone(
  { text }: Pick<Heard, 'text'>,
  { commitments }: State,
  moment: Moment,
): Commitment | undefined {
  const told = wordsOf(text)
  const shared = ({ text: promised }: Commitment) =>
    [...wordsOf(promised)].filter((word) => told.has(word)).length
  const due = commitments.toSorted((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))
  const [nearest] = due.toSorted((one, other) => shared(other) - shared(one))
  const isAhead = nearest?.dueOn != null && nearest.dueOn > dayAfter(moment, 0)
  return nearest && isAhead && shared(nearest) === 0 ? undefined : nearest
}
