import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { migrate, readMigrations } from '../server/src/db/migrate.ts'
import { startEmbeddedDatabase } from '../server/src/embedded/embedded-database.ts'
import { writeBackup } from '../server/src/operate/write-backup.ts'
import { openUpkeepPool, TEST_SECRET } from '../server/src/testing/open-test-database.ts'
import { ROOT } from './list-files.ts'

/**
 * `node tools/node.mjs tools/write-old-backup.ts` writes the backup that the tests of upgrading begin from: one person on
 * the schema as it was before second factors, encryption and row-level security.
 */
const FILE = join(ROOT, 'server/src/operate/fixtures/before-0028.backup')
const FIRST_LATER = '0028'
const AT = '2026-05-03T09:30:00.000Z'

const ROWS = `
  insert into users (id, email, first_name, last_name, time_zone, created_at, updated_at)
    values ('ada', 'ada@example.com', 'Ada', 'Okafor', 'Europe/Berlin', '${AT}', '${AT}');
  insert into coaching_sessions (id, user_id, title, status, leadership_style, strengths, preferences, started_at)
    values ('s1', 'ada', 'Hand-over', 'active', '', '[]', '{}', '${AT}');
  insert into coaching_messages (id, session_id, user_id, role, content, created_at) values
    ('m1', 's1', 'ada', 'user', 'Marco corrects apprentices in front of guests.', '${AT}'),
    ('m2', 's1', 'ada', 'assistant', 'What did he say last time?', '${AT}');
  update coaching_messages set answers = 'm1' where id = 'm2';
  -- Behind its own answer on the disk.
  update coaching_messages set content = content where id = 'm1';
  insert into goals (id, user_id, session_id, title, description, category, priority, status, progress, created_at)
    values ('g1', 'ada', 's1', 'Praise before guests', 'Correct in the back room', 'communication', 'high', 'active', 40, '${AT}');
  insert into goal_progress (id, goal_id, user_id, progress, note, created_at)
    values ('p1', 'g1', 'ada', 40, 'Twice this week', '${AT}');
  insert into own_words (user_id, word, added_at) values ('ada', 'brioche', '${AT}');`

const dataDir = await mkdtemp(join(tmpdir(), 'lodestar-old-backup-'))
const database = await startEmbeddedDatabase({ dataDir, log: () => {} })
try {
  const earlier = (await readMigrations()).filter(({ name }) => name < FIRST_LATER)
  await migrate(database.url, { only: new Set(earlier.map(({ name }) => name)) })
  const client = openUpkeepPool(database.url)
  await client.query(ROWS)
  await client.end()
  await mkdir(dirname(FILE), { recursive: true })
  const keys = { secretKey: TEST_SECRET, oldSecretKeys: [] }
  const { rows } = await writeBackup(database.url, FILE, keys, new Date(AT))
  console.log(`wrote ${rows} rows to ${FILE}`)
} finally {
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
