import { compareSources } from '@lodestar/coach/sources/compare-sources'
import type { SkillView } from '@lodestar/contract/sources'
import type { Db } from '../../db/connect.ts'
import { readFacts } from '../insights/insights.store.ts'
import { listExternalAssessments } from '../integrations/integrations.store.ts'
import { listPulses } from '../pulse/pulse.store.ts'
import { listRehearsals } from '../rehearsals/rehearsals.store.ts'

/** Reads what is known of a person's four skills; nothing of it is stored. */
export async function readSources(db: Db, userId: string, now: Date): Promise<{ skills: SkillView[] }> {
  const [{ history }, imports, rehearsals, pulses] = await Promise.all([
    readFacts(db, userId, now),
    listExternalAssessments(db, userId),
    listRehearsals(db, userId),
    listPulses(db, userId, now),
  ])
  const skills = compareSources({
    profile: history.assessment?.profile ?? null,
    imports: imports.filter(({ isActive }) => isActive),
    sessions: history.sessions,
    talks: rehearsals.flatMap(({ sessionId, outcome }) =>
      outcome ? [{ sessionId, came: outcome.came }] : [],
    ),
    pulses,
  })
  return { skills }
}
