import type { Commitment, PastSession } from './history.ts'

/** Lists what a leader has committed to in completed sessions, newest session first, in the order of each plan. */
export function listCommitments(sessions: readonly PastSession[]): Commitment[] {
  return sessions.flatMap((session) => {
    const { id, steps, outcomes, completedAtMs } = session
    if (completedAtMs === null) return []
    return steps.flatMap(({ text, origin }, item) => {
      if (origin === 'coach') return []
      const noted = outcomes.find((each) => each.item === item)
      return {
        id: `${id}/${item}`,
        text,
        session,
        atMs: completedAtMs,
        outcome: noted?.outcome ?? ('open' as const),
        notedAtMs: noted?.notedAtMs ?? null,
      }
    })
  })
}
