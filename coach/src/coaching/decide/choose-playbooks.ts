import type { Library } from '../../playbooks/library.ts'
import type { Playbook } from '../../playbooks/playbook.ts'
import type { Heard } from '../listen/listen.ts'
import type { State } from '../session/state.ts'

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
/** How much it speaks for a playbook that the leader has picked what it belongs to: for the first of them, for the others. */
const PICKED = { first: 2.5, others: 2 } as const
/** Somebody who is only pointed at is somebody the leader has spoken of before. */
const POINTS_BACK = /^(?:\W*(?:and|but|so|because|well|yes|no|then)\b)*\W*(?:he|she|they|it|that|this)\b/i

/**
 * Chooses the playbooks of the next turn, at most two, likeliest first.
 *
 * @returns those of the turn before until the leader plainly changes the subject; none while it cannot be told.
 */
export function choosePlaybooks(heard: Heard, state: State, library: Library): Playbook[] {
  const known = find(library, state.situations)
  if (known.length === 0)
    return state.lastMove === 'clarify' ? afterAsking(heard, library) : atFirst(heard, library)
  return find(library, changeOfSubject(heard, state) ?? state.situations)
}

const find = ({ playbooks }: Library, keys: readonly string[]) =>
  keys.flatMap((key) => playbooks.get(key) ?? [])

function changeOfSubject(
  { alone, words, text, intent, matches: [first] }: Heard,
  { situations }: State,
): string[] | undefined {
  if (!alone || !first || situations.includes(alone.key)) return undefined
  // What somebody means to do about a matter belongs to it, whatever it sounds like.
  const goesOn = POINTS_BACK.test(text) || intent !== 'answer'
  const isPlain = alone.score >= TOPIC_CHANGE.score && words >= TOPIC_CHANGE.words
  const isLikelier = first.key === alone.key && first.score >= TOPIC_CHANGE.withBefore
  return isPlain && isLikelier && !goesOn ? [alone.key] : undefined
}

const atFirst = (heard: Heard, library: Library) =>
  heard.words < ENOUGH_WORDS ? [] : likeliest(heard, library, TWO)

/** The coach offered names: a name in the answer is the choice. Else the likeliest is tried: being corrected beats asking twice. */
function afterAsking(heard: Heard, library: Library): Playbook[] {
  const said = heard.text.toLowerCase()
  const named = [...library.playbooks.values()].find(({ name }) => said.includes(name.toLowerCase()))
  return named ? [named] : likeliest(heard, library, AFTER_ASKING)
}

function likeliest({ matches: [first, second] }: Heard, library: Library, floor: number): Playbook[] {
  if (!first || first.score + (second?.score ?? 0) < floor) return []
  const standsAlone = first.score >= ONE || !second || second.score < WORTH_NAMING * first.score
  return find(library, standsAlone ? [first.key] : [first.key, second.key])
}

/** Chooses the playbook of a word outside of any conversation: what was told, with what was picked counted in. */
export function choosePicked(
  { matches, words }: Heard,
  [first, ...others]: readonly string[],
  { playbooks }: Library,
): Playbook | undefined {
  if (words < ENOUGH_WORDS) return undefined
  const weigh = (key: string) => (key === first ? PICKED.first : others.includes(key) ? PICKED.others : 1)
  const [best] = matches
    .map(({ key, score }) => ({ key, score: score * weigh(key) }))
    .sort((one, other) => other.score - one.score)
  return playbooks.get(best?.key ?? first ?? '')
}
