import type { Playbook } from '../../playbooks/playbook.ts'
import type { Library } from '../listen/recognize.ts'
import type { Situation } from '../listen/understand.ts'
import type { State } from './state.ts'

/** The likeliest above the first stands alone; the two likeliest together above the second are both named; below, the coach asks. */
const ONE = 0.6
const TWO = 0.62
/** A second that is less than this share of the first is not worth naming beside it. */
const WORTH_NAMING = 1 / 3
const AFTER_ASKING = 0.3
/** A message with fewer words describes no situation. */
export const ENOUGH_WORDS = 7
/** A new topic has to be plainly another one, told at some length, and likelier than the old with all that was said before. */
const TOPIC_CHANGE = { score: 0.85, words: 14, withBefore: 0.7 } as const
/** Somebody who is only pointed at is somebody the leader has spoken of before. */
const POINTS_BACK = /^(?:\W*(?:and|but|so|because|well|yes|no|then)\b)*\W*(?:he|she|they|it|that|this)\b/i

/**
 * Chooses the playbooks of the next turn, at most two, likeliest first.
 *
 * @returns those of the turn before until the leader plainly changes the subject; none while it cannot be told.
 */
export function choosePlaybooks(situation: Situation, state: State, library: Library): Playbook[] {
  const known = find(library, state.situations)
  if (known.length === 0)
    return state.lastMove === 'clarify' ? afterAsking(situation, library) : atFirst(situation, library)
  return find(library, changeOfSubject(situation, state) ?? state.situations)
}

const find = ({ playbooks }: Library, keys: readonly string[]) =>
  keys.flatMap((key) => playbooks.get(key) ?? [])

function changeOfSubject(
  { alone, words, text, intent, matches: [first] }: Situation,
  { situations }: State,
): string[] | undefined {
  if (!alone || !first || situations.includes(alone.key)) return undefined
  // What somebody means to do about a matter belongs to it, whatever it sounds like.
  const goesOn = POINTS_BACK.test(text) || intent !== 'answer'
  const isPlain = alone.score >= TOPIC_CHANGE.score && words >= TOPIC_CHANGE.words
  const isLikelier = first.key === alone.key && first.score >= TOPIC_CHANGE.withBefore
  return isPlain && isLikelier && !goesOn ? [alone.key] : undefined
}

const atFirst = (situation: Situation, library: Library) =>
  situation.words < ENOUGH_WORDS ? [] : likeliest(situation, library, TWO)

/** The coach offered names: a name in the answer is the choice. Else the likeliest is tried: being corrected beats asking twice. */
function afterAsking(situation: Situation, library: Library): Playbook[] {
  const said = situation.text.toLowerCase()
  const named = [...library.playbooks.values()].find(({ name }) => said.includes(name.toLowerCase()))
  return named ? [named] : likeliest(situation, library, AFTER_ASKING)
}

function likeliest({ matches: [first, second] }: Situation, library: Library, floor: number): Playbook[] {
  if (!first || first.score + (second?.score ?? 0) < floor) return []
  const standsAlone = first.score >= ONE || !second || second.score < WORTH_NAMING * first.score
  return find(library, standsAlone ? [first.key] : [first.key, second.key])
}
