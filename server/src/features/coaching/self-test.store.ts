import type { SelfTestCounts } from '@lodestar/coach/self-test/judge-self-test'
import type { Db } from '../../db/connect.ts'

/** Which model, and with which brief. */
export interface Tested {
  provider: string
  model: string
  briefVersion: string
}

/** What a model has made of the self-test. */
export interface SelfTestResult {
  passed: boolean
  turns: number
  /** How many of the turns have passed each check. */
  checks: SelfTestCounts
}

/** The result that is kept of a model; undefined before it was tested with this brief. */
export async function findSelfTest(
  db: Db,
  { provider, model, briefVersion }: Tested,
): Promise<SelfTestResult | undefined> {
  return db
    .selectFrom('languageModelSelfTests')
    .select(['passed', 'turns', 'checks'])
    .where('provider', '=', provider)
    .where('model', '=', model)
    .where('briefVersion', '=', briefVersion)
    .executeTakeFirst()
}

/** Keeps a result; of two servers that test at once, the later stands. */
export async function saveSelfTest(
  db: Db,
  tested: Tested,
  { checks, ...result }: SelfTestResult,
  checkedAt: string,
): Promise<void> {
  const row = { ...result, checks: JSON.stringify(checks), checkedAt }
  await db
    .insertInto('languageModelSelfTests')
    .values({ ...tested, ...row })
    .onConflict((conflict) => conflict.columns(['provider', 'model', 'briefVersion']).doUpdateSet(row))
    .execute()
}
