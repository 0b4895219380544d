import { mark } from '../../text/said-lines.ts'
import type { Answer, Heard } from '../listen/listen.ts'
import { FIT } from '../thresholds.ts'
import type { Move } from './choose-move.ts'

/** Moves that answer what a message tells or asks, of which much is known. */
const ANSWERS = new Set<Move>([
  'advise',
  'answer',
  'clarify',
  'commit-ask',
  'explore',
  'opinion',
  'outcome',
  'pushback',
  'recheck',
  'unsure',
  'what-if',
])

/** Chooses what is known to be said that may answer the message best; null where the turn answers something else. */
export function chooseFitting(move: Move, { fitting, answers, intent }: Heard): Answer | null {
  // Whoever asks about the coach is told of it, and whoever asks for a plan gets one.
  const isOther = answers.some(({ about }) => about === 'coach') || intent === 'ask-plan'
  return !fitting || isOther || !ANSWERS.has(move) ? null : fitting.best
}

/** Says whether that would answer the message so well that it takes the place of what the turn said, by the marks of its lines. */
export function isBetter({ fitting }: Heard, said: readonly string[]): boolean {
  if (!fitting) return false
  const given = [...fitting.fits].filter(([answer]) => said.includes(mark(answer))).map(([, fit]) => fit)
  return fitting.fit >= (given.length > 0 ? Math.max(...given) + FIT.better : FIT.least)
}
