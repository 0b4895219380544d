import type {
  LeaderLine,
  LineFinding,
  OtherLine,
  RehearsalLine,
  Resistance,
} from '@lodestar/contract/rehearsal-line'
import { RESISTANCES } from '@lodestar/contract/rehearsal-line'
import type { Scene } from '@lodestar/contract/rehearsals'
import type { Library } from '../../playbooks/library.ts'
import { hashPlainly } from '../../text/hash-text.ts'
import { sentenceCase } from '../../text/perspective.ts'
import { ENDS_WORK, NOT_TO, REACTIONS, type Reaction, type Shown, TURNS } from './reactions.data.ts'
import { readLine } from './read-line.ts'

/** What the other person does next, before it has an id and a moment. */
export type Reacting = Pick<OtherLine, 'does' | 'says' | 'reaction' | 'resistance'>

/** What a rehearsal holds when the other person is to react. */
export interface Playing {
  /** Tells one rehearsal from another: two of the same words need not go the same way. */
  readonly id: string
  readonly scene: Scene
  /** All lines so far, those put aside included: nothing is done or said twice. */
  readonly lines: readonly RehearsalLine[]
  readonly resistance: Resistance
}

/** How an answer moves them. */
const MOVES: Partial<Record<LineFinding, keyof typeof TURNS>> = {
  good: 'softens',
  'gives-in': 'takes-it',
  'counter-attack': 'hardens',
  attack: 'hardens',
  verdict: 'hardens',
  'does-not-hear': 'pushes',
  'does-not-hold': 'pushes',
}

/**
 * Lets the other person react to the leader's last line: first in the way that is feared or to be expected, then by what the
 * answer did. The same rehearsal gives the same reaction, and none comes twice.
 */
export function react({ id, scene, lines, resistance }: Playing): Reacting {
  const used = new Set(lines.flatMap((line) => (line.by === 'other' ? [keyOf(line)] : [])))
  const isFree = (shown: Shown) => !used.has(keyOf(shown))
  const current = lines.filter(({ isReplaced }) => !isReplaced)
  const seen = new Set(current.flatMap((line) => (line.by === 'other' ? [line.reaction] : [])))
  const turned = seen.size > 0 ? turn(current, resistance, isFree) : undefined
  if (turned) return turned
  const opening = current.find((line): line is LeaderLine => line.by === 'leader')?.text ?? ''
  const ranked = rank(id, scene, opening, seen)
  const levels = [resistance, ...RESISTANCES.toReversed().filter((one) => one !== resistance)]
  const all = levels.flatMap((level) =>
    ranked.flatMap(({ key, shown }) => shown(level).map((one) => ({ ...one, reaction: key, resistance }))),
  )
  const free = all.find(isFree)
  // Sixty ways to react are more than a rehearsal has lines.
  if (!free) throw new RangeError('a rehearsal has no reaction left')
  return free
}

/** How they go on by what the last answer did to them. Whoever wants it hard hears the next objection even so. */
function turn(
  current: readonly RehearsalLine[],
  resistance: Resistance,
  isFree: (shown: Shown) => boolean,
): Reacting | undefined {
  const answer = current.findLast((line): line is LeaderLine => line.by === 'leader')
  const move = answer?.check ? MOVES[answer.check.finding] : undefined
  if (!move || (move === 'softens' && resistance === 'hard')) return undefined
  const shown = TURNS[move].find(isFree)
  return shown && { ...shown, reaction: move, resistance }
}

const keyOf = ({ does, says }: Shown): string => `${does}|${says}`

interface Ranked {
  readonly key: string
  readonly shown: (level: Resistance) => readonly Shown[]
}

/** The ways to react, those that are expected or feared first; ways of this rehearsal that have been seen last. */
function rank(id: string, scene: Scene, opening: string, seen: ReadonlySet<string>): Ranked[] {
  const need = opening === '' ? 'correct' : readLine(opening, scene).need
  const isEnd = need === 'bad-news' && ENDS_WORK.test(opening)
  const suiting = REACTIONS.filter(({ key }) => !NOT_TO[need]?.has(key) && !(isEnd && key === 'quits'))
  const from = hashPlainly(id) % suiting.length
  const turned = [...suiting.slice(from), ...suiting.slice(0, from)]
  const expected = scene.expected.map(({ if: imagined }): Ranked => {
    const known = suiting.find(({ fits }) => fits.test(imagined))
    return known
      ? { key: known.key, shown: (level) => known.shown[level] }
      : { key: `expected: ${imagined}`, shown: () => [tell(imagined)] }
  })
  const feared = turned.filter(({ fits }) => scene.told.some((told) => FEARS.test(told) && fits.test(told)))
  const all = [...expected, ...[...feared, ...turned].map(toRanked)]
  const isNew = ({ key }: Ranked) => !seen.has(key)
  return [...all.filter(isNew), ...all.filter((one) => !isNew(one))]
}

const toRanked = ({ key, shown }: Reaction): Ranked => ({ key, shown: (level) => shown[level] })
/** Tells of something to come, not of something that was. */
const FEARS = /\b(?:what if|afraid|scared|worried|worry|fear|will|would|going to|might|may|dread|'ll)\b/i

const SAYS = /^(?:they|he|she) (?:just )?says?:? (?:that )?["“']?(.+?)["”']?$/i

/** What is to be expected of them, as it is seen: "they ask who got it" is asked, not said. */
function tell(imagined: string): Shown {
  const said = SAYS.exec(imagined)?.[1]
  if (said !== undefined && /\b(?:i|we|you|my|your|it|that)\b/i.test(said))
    return { does: '', says: `${sentenceCase(said)}.` }
  return { does: `${sentenceCase(imagined)}.`, says: '' }
}

/** The way to react that a line of the other person's is; null for one of their own. */
export const findKind = ({ reaction }: Pick<OtherLine, 'reaction'>): Reaction | null =>
  REACTIONS.find(({ key }) => key === reaction) ?? null

/** Words to say to a reaction: those that were prepared for it, else what is known to help. */
export function findReply(
  line: Pick<OtherLine, 'reaction'>,
  scene: Scene,
  library: Pick<Library, 'feared'>,
): string | null {
  const kind = findKind(line)
  const prepared = scene.expected.find(
    ({ if: imagined }) => line.reaction === `expected: ${imagined}` || kind?.fits.test(imagined),
  )
  return prepared?.reply ?? library.feared.find(({ key }) => key === kind?.feared)?.reply ?? null
}
