import type { Message } from '@lodestar/contract/coaching'
import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { TurnState } from '@lodestar/contract/turn-state'
import type { Stage } from '../../playbooks/playbook.ts'
import { type SessionFramework, sessionFramework, stepAt } from './frameworks.ts'
import { findSettled } from './settle-reading.ts'

/** What the conversation so far comes to. */
export interface State {
  readonly framework: SessionFramework
  /** The framework's step the coach asked about last; -1 before the first. */
  readonly step: number
  /** What that step is for; null before the first. */
  readonly stage: Stage | null
  readonly situations: readonly string[]
  readonly reading: string | null
  readonly approach: string | null
  readonly person: string | null
  /** What the person is complained about for, and the leader's words for it. */
  readonly conduct: NonNullable<TurnState['conduct']> | null
  /** What the leader has promised in this session and not told to be done, oldest first. */
  readonly commitments: readonly NonNullable<TurnState['commitment']>[]
  readonly used: ReadonlySet<string>
  /** The same of the turns since the matter in hand began. */
  readonly usedOfMatter: ReadonlySet<string>
  /** What the leader has said it is not. */
  readonly excluded: ReadonlySet<string>
  /** The coach's last move, or null at the start. */
  readonly lastMove: string | null
  /** Words to say have been given before. */
  readonly hasGivenWords: boolean
  /** What the leader has said in their own words, without what was handed over: nothing is read in that any more. */
  readonly userTexts: readonly string[]
}

/** The moves of a hand-over, as long as it stays open. */
export const HANDED_OVER: ReadonlySet<string> = new Set(['hand-over', 'ease'])

/** The move with which a message that is not English is answered. */
const NOT_READ = 'not-read'

/** The conversation without what was not read, nor the answers to it: it goes on as if they had not been said. */
export const withoutUnread = (history: readonly Message[]): readonly Message[] => {
  const isNotRead = (message: Message | undefined) => message?.metadata.turn?.move === NOT_READ
  return history.some(isNotRead)
    ? history.filter(
        (message, at) => !isNotRead(message) && !(message.role === 'user' && isNotRead(history[at + 1])),
      )
    : history
}

/** With which turn the matter in hand began: the last that came to another situation. */
const findBeginning = (turns: readonly TurnState[]): number =>
  Math.max(
    0,
    turns.findLastIndex(({ situations: [situation] }, at) => {
      const before = turns[at - 1]?.situations[0]
      return before !== undefined && situation !== undefined && situation !== before
    }),
  )

/** Rebuilds the state from the stored messages, oldest first: a conversation needs no memory besides them. */
export function readState(whole: readonly Message[], preferences: CoachingPreferences): State {
  const history = withoutUnread(whole)
  const turns = history.flatMap((message) =>
    message.role === 'assistant' && message.metadata.turn ? [message.metadata.turn] : [],
  )
  const last = turns.at(-1)
  const commitments = new Map(
    turns.flatMap(({ promises, commitment }) =>
      (promises ?? (commitment ? [commitment] : [])).map((promise) => [promise.text, promise] as const),
    ),
  )
  for (const text of turns.flatMap(({ done }) => done ?? [])) commitments.delete(text)
  const framework = sessionFramework(preferences)
  const step = last?.step ?? -1
  return {
    framework,
    step,
    stage: step < 0 ? null : stepAt(framework, step).stage,
    situations: last?.situations ?? [],
    reading: last?.reading ?? null,
    approach: last?.approach ?? null,
    person: last?.person ?? null,
    conduct: last?.conduct ?? null,
    commitments: [...commitments.values()],
    used: new Set(turns.flatMap((turn) => turn.used)),
    usedOfMatter: new Set(turns.slice(findBeginning(turns)).flatMap((turn) => turn.used)),
    excluded: new Set(turns.flatMap((turn) => turn.excluded ?? [])),
    lastMove: last?.move ?? null,
    hasGivenWords: turns.some(({ move }) => move === 'script'),
    userTexts: history.flatMap(({ role, content }, at) =>
      role === 'user' &&
      !HANDED_OVER.has(history[at + 1]?.metadata.turn?.move ?? '') &&
      !findSettled(content, history.slice(0, at))
        ? [content]
        : [],
    ),
  }
}
