import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { describePromises } from '../testing/parts/describe-promises.ts'
import {
  listPostgres,
  type PostgresProgram,
  removeHome,
  startPostgres,
} from '../testing/parts/postgres-server.ts'
import { startTwoServers } from '../testing/parts/two-servers.ts'
import { depsOfApp } from '../testing/test-app.ts'
import { OLDEST_VERSION } from './await-database.ts'
import { findWall } from './server-role.ts'

/** What the other tests run on. */
const TESTED = 18
// The oldest that is here stands for those between.
const oldest = (await listPostgres()).filter(({ version }) => version >= OLDEST_VERSION).at(-1)

async function setUp(program: PostgresProgram) {
  const home = await mkdtemp(join(tmpdir(), 'lodestar-older-'))
  const server = await startPostgres(program, home)
  afterAll(async () => {
    await server.end('SIGINT')
    await removeHome(home)
  })
  return startTwoServers(server.url())
}

const two = oldest && oldest.version < TESTED ? await setUp(oldest) : null
if (!two) it.skip('on an older PostgreSQL, of which none is installed here')
else
  describe(`on PostgreSQL ${oldest?.version}`, () => {
    describePromises(() => two.origins)

    it('the wall between the rows of people stands', async () => {
      expect(await findWall(depsOfApp(two.apps[0]).authPool)).toBe('full')
    })
  })
