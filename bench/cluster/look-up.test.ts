import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrate } from '../../server/src/db/migrate.ts'
import { listPostgres, removeHome, startPostgres } from '../../server/src/testing/parts/postgres-server.ts'
import { lookUp } from './look-up.ts'
import { beginTally } from './tally.ts'

const PEOPLE = `insert into users (id, email) values ('ada', 'ada@example.com');
  insert into coaching_sessions (id, user_id, title, status, leadership_style, strengths, preferences, started_at)
  values ('s', 'ada', 'Marco', 'active', 'Coaching', '[]', '{}', now());`
const goal = (id: string, title: string) => `insert into goals
  (id, user_id, title, description, category, priority, status, progress, created_at)
  values ('${id}', 'ada', '${title}', '', 'communication', 'medium', 'active', 0, now());`
const message = (
  id: string,
  role: string,
  content: string,
  answers: string | null = null,
) => `insert into coaching_messages
  (id, session_id, user_id, role, content, answers, created_at)
  values ('${id}', 's', 'ada', '${role}', '${content}', ${answers ? `'${answers}'` : 'null'}, now());`

it('what was acknowledged and is gone is noticed, and what is there twice', async () => {
  const [program] = await listPostgres()
  if (!program) throw new Error('There is no PostgreSQL')
  const home = await mkdtemp(join(tmpdir(), 'lodestar-look-up-'))
  const server = await startPostgres(program, home)
  try {
    await migrate(server.url())
    await server.query(
      PEOPLE +
        goal('1', 'kept') +
        goal('2', 'twice') +
        goal('3', 'twice') +
        message('m1', 'user', 'Hello') +
        message('m2', 'assistant', 'Hi', 'm1') +
        message('m3', 'user', 'Hello'),
    )
    const tally = beginTally()
    tally.goals.push('kept', 'twice', 'gone')
    tally.turns.push({ sessionId: 's', content: 'Hello', answerId: 'm2' })
    tally.turns.push({ sessionId: 's', content: 'Hello?', answerId: 'm9' })
    tally.meetings.push({ id: 'none', dueMs: Date.now() })
    expect(await lookUp(server.url('admin'), tally, 0)).toEqual({
      lost: ['goal gone', 'turn Hello?', 'reminder of none'],
      doubled: ['goal twice: 2 times', 'message s Hello: 2 times'],
      remindedAfterMs: Number.POSITIVE_INFINITY,
    })
  } finally {
    await server.end('SIGINT')
    await removeHome(home)
  }
}, 60_000)
