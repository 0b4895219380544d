import type { Library } from '../../playbooks/library.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import type { Heard } from '../listen/listen.ts'
import type { Settled } from '../session/settle-reading.ts'
import type { State } from '../session/state.ts'
import { SITUATION } from '../thresholds.ts'
import { asksOn } from './choose-move.ts'

/** Somebody who is only pointed at is somebody the leader has spoken of before. */
const POINTS_BACK = /^(?:\W*(?:and|but|so|because|well|yes|no|then)\b)*\W*(?:he|she|they|it|that|this)\b/i

/**
 * Chooses the playbooks of the next turn, at most two, likeliest first.
 *
 * @returns the one that the leader has settled; else those of the turn before until the leader plainly changes the subject; none while it cannot be told.
 */
export function choosePlaybooks(
  heard: Heard,
  { state, library, settled }: { state: State; library: Library; settled: Settled | null },
): Playbook[] {
  if (settled) return find(library, [settled.situation])
  const known = find(library, state.situations)
  if (known.length === 0)
    return state.lastMove === 'clarify' ? afterAsking(heard, library) : atFirst(heard, library)
  return find(library, changeOfSubject(heard, state) ?? state.situations)
}

const find = ({ playbooks }: Library, keys: readonly string[]) =>
  keys.flatMap((key) => playbooks.get(key) ?? [])

function changeOfSubject(heard: Heard, state: State): string[] | undefined {
  const [alone] = heard.alone
  const [first] = heard.matches
  const { words, text, intent, matter } = heard
  if (!alone || !first || state.situations.includes(alone.key)) return undefined
  if (matter === 'new' && alone.score >= SITUATION.opened) return [alone.key]
  // What somebody asks or means to do about a matter, or what turns it, belongs to it, whatever it sounds like.
  const goesOn = POINTS_BACK.test(text) || intent !== 'answer' || heard.twist || asksOn(heard, state)
  const isPlain = alone.score >= SITUATION.change.alone && words >= SITUATION.change.words
  const isLikelier = first.key === alone.key && first.score >= SITUATION.change.withBefore
  return isPlain && isLikelier && !goesOn ? [alone.key] : undefined
}

/** Whoever complains of something that is known needs no question what it is about. */
const atFirst = (heard: Heard, library: Library) =>
  heard.words < SITUATION.fewestWords
    ? []
    : likeliest(heard, library, heard.conduct || heard.points.length > 0 ? SITUATION.known : SITUATION.two)

/** Once the coach has asked, the likeliest is tried: being corrected beats asking twice. */
const afterAsking = (heard: Heard, library: Library) => likeliest(heard, library, SITUATION.afterAsking)

function likeliest(heard: Heard, library: Library, floor: number): Playbook[] {
  const [first, second] = heard.matches
  if (!first || first.score + (second?.score ?? 0) < floor) return []
  const standsAlone =
    heard.conduct !== null ||
    first.score >= SITUATION.one ||
    !second ||
    second.score < SITUATION.second * first.score
  return find(library, standsAlone ? [first.key] : [first.key, second.key])
}

/** Chooses the playbook of a word outside of any conversation: what was told, with what was picked counted in. */
export function choosePicked(
  { matches, words }: Heard,
  [first, ...others]: readonly string[],
  { playbooks }: Library,
): Playbook | undefined {
  if (words < SITUATION.fewestWords) return undefined
  const weigh = (key: string) =>
    key === first ? SITUATION.picked.first : others.includes(key) ? SITUATION.picked.others : 1
  const [best] = matches
    .map(({ key, score }) => ({ key, score: score * weigh(key) }))
    .sort((one, other) => other.score - one.score)
  return playbooks.get(best?.key ?? first ?? '')
}
