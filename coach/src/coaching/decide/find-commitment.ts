import { type Commitment, findCommitment, findPromises } from '../../text/commitment.ts'
import { dayAfter, findDueDay, type Moment } from '../../text/dates.ts'
import { mirror, sentenceCase } from '../../text/perspective.ts'
import type { Heard } from '../listen/listen.ts'
import type { Step } from '../listen/steps.ts'
import type { State } from '../session/state.ts'
import { DAY_ALONE_WORDS, PROMISE, TURN } from '../thresholds.ts'
import { ASKING } from './choose-move.ts'

/** What the leader says in this message they will do, each with its day; what is only asked about counts with its day alone. */
export function readPromises(heard: Heard, state: State, moment: Moment, isSame: boolean): Commitment[] {
  const dated = dateCommitment(heard, state, moment)
  if (dated) return [dated]
  const isAsking = ASKING.has(heard.intent)
  const isBegun = isSame ? state.step >= 0 : state.lastMove !== null
  const isAgain = (one: Commitment) =>
    state.commitments.some(({ text, dueOn }) => dueOn === one.dueOn && sharesWords(text, one.text, 1))
  const found = (isBegun ? findPromised(heard, state, moment) : [])
    .filter((one) => !isAgain(one))
    .filter(({ text }) => heard.intent !== 'ask-script' || !WITH_THE_WORDS.test(text))
    .slice(0, PROMISE.most)
  return isAsking ? found.filter(({ dueOn }) => dueOn !== null) : found
}

/** What is promised in a message: as it was heard, or by its words alone where it has not been. */
function findPromised(heard: Heard, state: State, moment: Moment): Commitment[] {
  if (heard.steps) return dateSteps(heard, heard.steps, state, moment)
  const canPromise = heard.intent === 'commit' || ASKING.has(heard.intent)
  const said = canPromise ? findPromises(heard.text, moment) : []
  const whole = said.length === 1 ? findCommitment(heard.text, moment) : null
  return whole ? [whole] : said
}

/** What they will do with the words they ask for, which is no promise: "I will say it standing". */
const WITH_THE_WORDS =
  /^(?:say|read|tell|put|write|send|translate|make|practi[cs]e|learn|speak) (?:it|this|that|them)\b/i

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [])
const sharesMost = (part: string, whole: string) =>
  sharesWords(whole, part, Math.ceil(wordsOf(whole).size * PROMISE.share))
const sharesWords = (one: string, other: string, atLeast: number) => {
  const words = wordsOf(one)
  return [...wordsOf(other)].filter((word) => words.has(word)).length >= atLeast
}

/** What stands around a promise and is no part of it. */
const BEGINS_LOOSELY =
  /^(?:(?:and|so|then|ok(?:ay)?|but|good|fine|right|well|yes|yeah|also|alright|all right|it['’]?s|i think|i guess)\b[ ,.:–-]*)+/i
/** "I go to her on Monday" → "go to her on Monday". */
const I_DO =
  /^(?:i|we)(?:['’]ll| will| shall|['’]m going to| am going to| just| also)* (?=\p{Ll})(?!am\b|was\b|had\b|did\b)/iu
const ENDS_LOOSELY = /(?:\s+(?:and|then|so|but|or))?[\s.,;:!–-]*$/i

/** A few words that only say who comes next. */
const GOES_ON = /^(?:\S+ ){1,3}(?:after|next|too|then|as well)(?: that)?$/i

/** The steps a leader lists, such as "her on Thursday, I'll write the list next week", each in its words and with its day. */
function dateSteps(heard: Heard, steps: readonly Step[], { person }: State, moment: Moment): Commitment[] {
  // What is told on the way has to be surer than what ends a talk.
  const isPlan = heard.intent === 'commit' || (heard.signs?.ends ?? 0) >= TURN.ends
  if (!isPlan && !steps.some(({ chance }) => chance >= PROMISE.surely)) return []
  const whom = person ?? heard.people[0]?.label
  const name = whom && !/^(?:your|the|one of) /.test(whom) ? whom : undefined
  let day: string | null = null
  return steps.flatMap(({ text }) => {
    const said = text.replace(BEGINS_LOOSELY, '').replace(ENDS_LOOSELY, '')
    if (said.length === 0 || said.length > PROMISE.longest || said.includes('?')) return []
    // "Brendan on Tuesday. Thuy after": what only goes on is for the same day.
    day = findDueDay(said, moment) ?? (GOES_ON.test(said) ? day : null)
    return readStep(said, { name, day, moment })
  })
}

/** A step as it is kept: as the act that is promised in it, where there is one, else in its own words. */
function readStep(
  said: string,
  { name, day, moment }: { name: string | undefined; day: string | null; moment: Moment },
): Commitment[] {
  const acts = findPromises(said, moment)
  const [act] = acts
  if (acts.length > 1) return acts
  if (act && sharesMost(act.text, said)) return [{ ...act, dueOn: act.dueOn ?? day }]
  const done = said.replace(I_DO, '')
  const named = name ? done.replace(/^(?:him|her|them)\b/i, name) : done
  return [{ text: sentenceCase(mirror(named) ?? named), dueOn: day }]
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
