import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../server/src/db/migrate.ts'
import { asPerson } from '../server/src/db/scope.ts'
import { prepareServerRole } from '../server/src/db/server-role.ts'
import { startEmbeddedDatabase } from '../server/src/embedded/embedded-database.ts'
import { openTestDatabase, openUpkeepPool, testVault } from '../server/src/testing/open-test-database.ts'

const ROUNDS = 15
const EACH = 200
const READ =
  'select id, user_id, title, description from goals where user_id = $1 order by created_at desc limit 20'
/** As long as a turn with the coach fills. */
const TURN = 'What one person says to another. '.repeat(150)

/** What encrypting and telling for whom a statement runs cost. Times are medians of rounds that take turns. */
export interface AtRestFigures {
  /** Microseconds of one read of 20 goals, as the driver alone does it, and as the server does. */
  bareRead: number
  serverRead: number
  /** The same without any encrypted value in it. */
  plainRead: number
  /** Microseconds of sealing and opening 5,000 characters. */
  seal: number
  open: number
}

/** Measures on an embedded database of its own. */
export async function measureAtRest(): Promise<AtRestFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lodestar-at-rest-'))
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} })
  try {
    await migrate(database.url)
    const role = await prepareServerRole(database.url)
    const server = openTestDatabase(database.url, undefined, { role, outside: {}, connections: 1 })
    const owner = openTestDatabase(database.url)
    const bare = openUpkeepPool(database.url)
    const [sealed, plain] = [randomUUID(), randomUUID()]
    for (const userId of [sealed, plain])
      await owner
        .insertInto('users')
        .values({ id: userId, email: `${userId}@example.com` })
        .execute()
    const values = {
      description: TURN.slice(0, 300),
      category: 'delegation',
      priority: 'high',
      status: 'active',
    } as const
    for (let count = 0; count < 20; count += 1) {
      const row = {
        title: 'Hand over the release',
        progress: 0,
        createdAt: new Date().toISOString(),
        ...values,
      }
      await owner
        .insertInto('goals')
        .values({ id: randomUUID(), userId: sealed, ...row })
        .execute()
      await bare.query(
        `insert into goals select $1, $2, null, $3, $4, category, priority,
         status, progress, target_date, created_at, completed_at from goals limit 1`,
        [randomUUID(), plain, row.title, row.description],
      )
    }
    const read = (userId: string) =>
      asPerson(userId, () =>
        server
          .selectFrom('goals')
          .select(['id', 'userId', 'title', 'description'])
          .where('userId', '=', userId)
          .orderBy('createdAt', 'desc')
          .limit(20)
          .execute(),
      )
    const text = testVault.seal(TURN, 'here')
    const [bareRead = 0, serverRead = 0, plainRead = 0, seal = 0, open = 0] = await takeTurns([
      () => bare.query(READ, [plain]),
      () => read(sealed),
      () => read(plain),
      async () => testVault.seal(TURN, 'here'),
      async () => testVault.open(text, 'here'),
    ])
    await Promise.all([server.destroy(), owner.destroy(), bare.end()])
    return { bareRead, serverRead, plainRead, seal, open }
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Runs each several times, in rounds, so that what else the machine does meets all. @returns the medians in microseconds. */
async function takeTurns(runs: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = runs.map((): number[] => [])
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const [index, run] of runs.entries()) {
      const startedAt = performance.now()
      for (let count = 0; count < EACH; count += 1) await run()
      // The first round warms up.
      if (round > 0) times[index]?.push(((performance.now() - startedAt) * 1000) / EACH)
    }
  return times.map((each) => each.sort((one, other) => one - other)[Math.floor(each.length / 2)] ?? 0)
}
