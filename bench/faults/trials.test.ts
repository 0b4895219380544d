import { describe, expect, it } from 'vitest'
import { queryDatabase } from './database.ts'
import { openInstallation } from './installation.ts'
import { beginOutcome, count } from './outcome.ts'
import { tryFaults } from './trials.ts'
import { makeWriters, startWriting } from './writers.ts'

const LONGEST_MS = 300_000

describe('what breaks under people who write', () => {
  it(
    'loses nothing acknowledged, keeps nothing twice, and needs no hand: each way once',
    async () => expect(await tryFaults(['--short'])).toBe(true),
    LONGEST_MS,
  )

  it(
    'would be noticed: a write that is gone, one that is there twice, and a server that ended by itself',
    async () => {
      const on = await openInstallation('embedded')
      try {
        const writing = startWriting(on.baseUrl, await makeWriters(on.baseUrl, 2), 'Trial')
        await writing.haveWrittenSince(performance.now())
        await writing.stop()
        const [first, second] = writing.tally.acknowledged
        const kept = await queryDatabase<{ id: string; title: string }>(
          on.databaseDir,
          'select id, title, user_id from goals',
        )
        const findId = (title: string | undefined) => kept.find((goal) => goal.title === title)?.id
        await queryDatabase(on.databaseDir, 'delete from goals where id = $1', [findId(first)])
        await queryDatabase(
          on.databaseDir,
          `insert into goals select (jsonb_populate_record(goals, jsonb_build_object('id', 'twice'))).* from goals where id = $1`,
          [findId(second)],
        )
        const outcome = beginOutcome('any', 'embedded')
        await count(on, outcome, 'Trial', writing)
        expect([outcome.lost, outcome.doubled]).toEqual([1, 1])
        expect(on.died()).toBe(0)
        on.signal('SIGKILL')
        await expect.poll(on.died).toBe(1)
      } finally {
        await on.close()
      }
    },
    LONGEST_MS,
  )
})
