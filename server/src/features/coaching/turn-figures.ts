import type { MessageMetadata } from '@lodestar/contract/coaching'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { TurnDesk } from './turn-desk.ts'

/** Counts turns as they are kept: who wrote them, and how far they handed over. Nothing says in whose conversation. */
export type CountTurn = (metadata: MessageMetadata) => void

/** How far a turn hands over to others; null where it coaches. */
function findLevel({ turn, aside }: MessageMetadata): string | null {
  if (turn?.move === 'hand-over') return 'handed-over'
  if (turn?.move === 'ease') return 'eased'
  if (turn?.takesBack) return 'taken-back'
  return aside ? 'asked' : null
}

/** Makes what is told of turns at `/metrics`. */
export function observeTurns(metrics: Registry, desk: TurnDesk): CountTurn {
  const turns = new Counter({
    name: 'coaching_turns_total',
    help: 'Turns by who wrote them: built-in, or language-model.',
    labelNames: ['writer'],
    registers: [metrics],
  })
  const handOvers = new Counter({
    name: 'coaching_hand_overs_total',
    help: 'Turns about what belongs in other hands, by level: asked beside the answer, handed over, eased, taken back.',
    labelNames: ['level'],
    registers: [metrics],
  })
  new Gauge({
    name: 'coaching_turns',
    help: 'Turns at this moment by state: being composed, in line for it.',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      const { composing, inLine } = desk.count()
      this.labels('composing').set(composing)
      this.labels('in-line').set(inLine)
    },
  })
  for (const writer of ['built-in', 'language-model']) turns.labels(writer).inc(0)
  for (const level of ['asked', 'handed-over', 'eased', 'taken-back']) handOvers.labels(level).inc(0)
  return (metadata) => {
    turns.labels(metadata.turn?.engine === 'built-in' ? 'built-in' : 'language-model').inc()
    const level = findLevel(metadata)
    if (level) handOvers.labels(level).inc()
  }
}
