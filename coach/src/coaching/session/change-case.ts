import type { Case, CaseChange, CaseFact, CaseMatter, CasePerson, CasePromise } from '@lodestar/contract/case'
import { type Moment, sayDay } from '../../text/dates.ts'

type Line = CaseFact | CasePerson | CasePromise | CaseMatter
type Settable = Partial<
  Pick<CasePerson, 'struck' | 'label' | 'pronoun' | 'sameAs'> & Pick<CasePromise, 'dueOn'>
>

/** What a correction comes to: what is set in its line or in the case, and what the coach says of it. */
interface Correction {
  readonly line?: Settable
  readonly whole?: Partial<Pick<Case, 'inHand' | 'time'>>
  readonly said: string
  /** What was said of the opposite; the two together are nothing to speak of. */
  readonly opposite?: string
}

const isPerson = (line: Line): line is CasePerson => 'heard' in line
const isPromise = (line: Line): line is CasePromise => 'dueOn' in line
const isMatter = (line: Line): line is CaseMatter => 'situations' in line

/** What a line is called, by the leader's own words in it. */
function nameOf(line: Line): string {
  if (isPerson(line)) return line.label
  if (isMatter(line)) return `“${line.title}”`
  return `“${isPromise(line) ? line.text : line.quote}”`
}

const findLine = ({ matters, people, facts, promises }: Case, id: string): Line | undefined =>
  [...matters, ...people, ...facts, ...promises].find((line) => line.id === id && !line.forgotten)

const TIME_WORDS = {
  '10-minutes': 'you have ten minutes',
  today: 'you need it today',
  'this-week': 'you need it this week',
} as const

/** Follows the people somebody turned out to be: nobody becomes themselves in the end. */
function isCircle({ people }: Case, from: string, to: string): boolean {
  let at: string | null = to
  for (let steps = 0; at !== null && steps <= people.length; steps++) {
    if (at === from) return true
    at = people.find(({ id }) => id === at)?.sameAs ?? null
  }
  return false
}

/** Nobody reads out more corrections than these; beyond them the newest stands for those before it. */
const MOST_CORRECTED = 12

type LineChange = Exclude<CaseChange, { change: 'time' }>
type Change<K> = Extract<CaseChange, { change: K }>

const strike = (line: Line, { struck }: Change<'strike'>): Correction => ({
  line: { struck },
  said: `${nameOf(line)} is ${struck ? 'out' : 'back'}`,
  opposite: `${nameOf(line)} is ${struck ? 'back' : 'out'}`,
})

function merge(line: CasePerson, { sameAs }: Change<'merge'>, before: Case): Correction | null {
  const other = before.people.find(({ id }) => id === sameAs)
  if ((sameAs !== null && !other) || (other && isCircle(before, line.id, other.id))) return null
  const said = other ? `${line.label} and ${other.label} are one person` : `${line.label} is somebody else`
  return { line: { sameAs }, said }
}

function correctPerson(line: CasePerson, change: LineChange, before: Case): Correction | null {
  if (change.change === 'rename')
    return { line: { label: change.label }, said: `${change.label}, not ${line.label}` }
  if (change.change === 'merge') return merge(line, change, before)
  if (change.change !== 'pronoun') return null
  const { pronoun } = change
  return { line: { pronoun }, said: `${line.label} ${pronoun ? `is “${pronoun}”` : 'by name only'}` }
}

/** What the correction of a line comes to; null where the line is of a kind that cannot be changed so. */
function correctLine(line: Line, change: LineChange, before: Case, moment: Moment): Correction | null {
  if (change.change === 'strike') return strike(line, change)
  if (isPerson(line)) return correctPerson(line, change, before)
  if (isPromise(line) && change.change === 'date') {
    const { dueOn } = change
    return { line: { dueOn }, said: `${nameOf(line)}: ${dueOn ? sayDay(dueOn, moment) : 'no day yet'}` }
  }
  const isTakenUp = isMatter(line) && change.change === 'take-up'
  return isTakenUp ? { whole: { inHand: line.id }, said: `now ${nameOf(line)}` } : null
}

function correct(before: Case, change: CaseChange, moment: Moment): Correction | null {
  if (change.change === 'time')
    return { whole: { time: change.time }, said: change.time ? TIME_WORDS[change.time] : 'there is no hurry' }
  const line = findLine(before, change.line)
  return line ? correctLine(line, change, before, moment) : null
}

/** Adds what the coach says about a correction; one that takes back the last of its line is not spoken of, and neither is that. */
function noteCorrection(before: readonly string[], { said, opposite }: Correction): string[] {
  if (opposite !== undefined && before.includes(opposite)) return before.filter((one) => one !== opposite)
  return [...before.slice(0, MOST_CORRECTED - 1), said]
}

/**
 * Makes one correction of the leader's.
 *
 * @returns the case after it, with what the coach says about it in its next turn; null where the case has no such line, or it is
 * of a kind that cannot be changed so.
 */
export function changeCase(before: Case, change: CaseChange, moment: Moment): Case | null {
  const correction = correct(before, change, moment)
  if (!correction) return null
  const { line: set = {}, whole } = correction
  const id = 'line' in change ? change.line : null
  const apply = <L extends Line>(lines: readonly L[]) =>
    lines.map((line) => (line.id === id ? { ...line, ...set } : line))
  return {
    matters: apply(before.matters),
    people: apply(before.people),
    facts: apply(before.facts),
    promises: apply(before.promises),
    inHand: before.inHand,
    time: before.time,
    ...whole,
    corrected: noteCorrection(before.corrected, correction),
  }
}
