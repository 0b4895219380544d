import { type Commitment, findCommitment, findPromises } from '../../text/commitment.ts'
import { dayAfter, findDueDay, type Moment } from '../../text/dates.ts'
import { mirror, sentenceCase } from '../../text/perspective.ts'
import { countShared, sharesMost } from '../../text/shared-words.ts'
import type { Heard } from '../listen/listen.ts'
import type { State } from '../session/state.ts'
import { DAY_ALONE_WORDS, PROMISE, TURN } from '../thresholds.ts'
import { ASKING } from './choose-move.ts'

/** What the leader says in this message they will do, each with its day; what is only asked about counts with its day alone. */
export function readPromises(heard: Heard, state: State, moment: Moment, isSame: boolean): Commitment[] {
  const { signs } = heard
  if (signs && signs.promises < TURN.noPromise && signs.bye < TURN.bye) return []
  const dated = dateCommitment(heard, state, moment)
  if (dated) return [dated]
  const isAsking = ASKING.has(heard.intent)
  const isBegun = isSame ? state.step >= 0 : state.lastMove !== null
  const found: Commitment[] = []
  for (const one of isBegun ? findPromised(heard, state, moment) : []) {
    const isNew = ![...state.commitments, ...found].some((known) => isAgain(one, known))
    const isForWords = heard.intent === 'ask-script' && WITH_THE_WORDS.test(one.text)
    if (isNew && !isForWords && (one.dueOn !== null || !isAsking)) found.push(one)
  }
  return found.slice(0, PROMISE.most)
}

/** The same promise once more: for the same day and in a word of it, or without a day in most of its words. */
const isAgain = (one: Commitment, known: Commitment) =>
  one.dueOn === known.dueOn &&
  (one.dueOn === null
    ? sharesMost(one.text, known.text, PROMISE.share)
    : countShared(one.text, known.text) > 0)

/** What is promised in a message: as it was heard, and by its words alone behind what was heard. */
function findPromised(heard: Heard, state: State, moment: Moment): Commitment[] {
  const { steps, parts, text, intent } = heard
  const unheard = steps ? text.slice(parts.at(-1)?.end ?? 0) : text
  const canPromise = intent === 'commit' || ASKING.has(intent)
  const said = canPromise && unheard.trim() !== '' ? findPromises(unheard, moment) : []
  const whole = said.length === 1 ? findCommitment(unheard, moment) : null
  return [...(steps ? dateSteps(heard, steps, state, moment) : []), ...(whole ? [whole] : said)]
}

/** What they will do with the words they ask for, which is no promise: "I will say it standing". */
const WITH_THE_WORDS =
  /^(?:say|read|tell|put|write|send|translate|make|practi[cs]e|learn|speak) (?:it|this|that|them)\b/i

/** What stands around a promise and is no part of it. */
const BEGINS_LOOSELY =
  /^(?:(?:and|so|then|ok(?:ay)?|but|good|fine|right|well|yes|yeah|also|alright|all right|it['’]?s|i (?:think|guess)(?=,| i\b| we\b)|thank you|thanks)\b(?!-)[ ,.:–-]*)+/i
const ENDS_LOOSELY = /(?:\s+(?:and|then|so|but|or))?[\s.,;:!–-]*$/i
/** "I go to her on Monday", "we're going to ask him": what is done begins behind it. */
const I_DO =
  /^(?:i|we)(?:(?:['’]ll| will| shall|['’](?:m|re) (?:going to|gonna)| (?:am|are) (?:going to|gonna)| have to| just| also)* )(?=\p{Ll})(?!am\b|was\b|had\b|did\b)/iu
/** Somebody who is not named, and no "her" that belongs to a thing. */
const UNNAMED =
  /^(?:him|them|her(?=,|$| (?:on|at|by|in|before|after|first|next|and|alone|too|this|today|tonight|tomorrow|mon|tue|wed|thu|fri|sat|sun)))\b/i

/** A few words that only say who comes next. */
const GOES_ON = /^(?:\S+ ){1,3}(?:after|next|too|then|as well)(?: that)?$/i

/** The steps a leader lists, such as "her on Thursday, I'll write the list next week", each in its words and with its day. */
function dateSteps(
  heard: Heard,
  steps: NonNullable<Heard['steps']>,
  { person }: State,
  moment: Moment,
): Commitment[] {
  // Where no plan is told, one step has to be sure.
  const isPlan = heard.intent === 'commit' || (heard.signs?.bye ?? 0) >= TURN.bye
  if (!isPlan && !steps.some(({ chance }) => chance >= PROMISE.surely)) return []
  const whom = person ?? heard.people[0]?.label
  const name = whom && !/^(?:your|the|one of) /.test(whom) ? whom : undefined
  let day: string | null = null
  return steps.flatMap(({ text }) => {
    if (text.length > PROMISE.longest) return []
    const said = text.replace(/\s+/g, ' ').replace(BEGINS_LOOSELY, '').replace(ENDS_LOOSELY, '')
    if (said.length === 0 || said.includes('?') || /^not\b/i.test(said)) return []
    // "Brendan on Tuesday. Thuy after": what only goes on is for the same day.
    day = findDueDay(said, moment) ?? (GOES_ON.test(said) ? day : null)
    return readStep(said, { name, day, moment })
  })
}

/** A step as it is kept: as the acts that are promised in it, where they are most of it, else in its own words. */
function readStep(
  said: string,
  { name, day, moment }: { name: string | undefined; day: string | null; moment: Moment },
): Commitment[] {
  const done = said.replace(I_DO, '')
  const acts = findPromises(said, moment)
  if (acts.length > 0 && sharesMost(acts.map(({ text }) => text).join(' '), done, PROMISE.share))
    return acts.map((act) => ({ ...act, dueOn: act.dueOn ?? day }))
  const named = name ? done.replace(UNNAMED, name) : done
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
  const shared = ({ text: promised }: Commitment) => countShared(text, promised)
  const due = commitments.toSorted((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))
  const [nearest] = due.toSorted((one, other) => shared(other) - shared(one))
  const isAhead = nearest?.dueOn != null && nearest.dueOn > dayAfter(moment, 0)
  return nearest && isAhead && shared(nearest) === 0 ? undefined : nearest
}
