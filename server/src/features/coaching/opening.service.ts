import { openWithOutcome } from '@lodestar/coach/coaching/session/open-with-outcome'
import type { CoachingSession } from '@lodestar/contract/coaching'
import type { Db } from '../../db/connect.ts'
import { listOutcomes } from '../outcomes/outcomes.store.ts'
import { findPreviousStart } from './opening.store.ts'

/** Who reads, and by which clock and calendar. */
interface Reader {
  id: string
  timeZone: string
  locale?: string | null
}

/**
 * The line a session opens with: what was told last of a conversation since the session before began; null where nothing was. It is
 * worked out from facts each time it is read, so a corrected outcome is told corrected.
 */
export async function readOpening(db: Db, reader: Reader, session: CoachingSession): Promise<string | null> {
  if (session.startedAt === null) return null
  const [outcomes, since] = await Promise.all([
    listOutcomes(db, reader),
    findPreviousStart(db, reader.id, session),
  ])
  const { startedAt } = session
  const told = outcomes.find(({ toldAt }) => toldAt < startedAt && (since === null || toldAt >= since))
  if (!told) return null
  return openWithOutcome(told, {
    now: new Date(startedAt),
    timeZone: reader.timeZone,
    locale: reader.locale ?? null,
  })
}
