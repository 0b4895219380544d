import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type KeptTranscript,
  LONGEST_TRANSCRIPT,
  type TranscriptReading,
} from '@lodestar/contract/transcript'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aUser } from '../../testing/a-user.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { db } = depsOfApp(app)
const text = readFileSync(join(import.meta.dirname, '../../../../bench/debriefs/01-plain.txt'), 'utf8')
const MARKER = 'Zwetschgenknoedel'

it('a transcript is read and stored nowhere', async () => {
  const user = await aUser(app)
  const reply = await user.post('/api/transcripts/read', { text: `${text}Ana: ${MARKER}.\n`, me: 'Nadia' })
  const reading = reply.json<TranscriptReading>()
  expect(reading).toMatchObject({
    basis: 'words',
    me: 'Nadia',
    interrupted: [{ by: 'Marco', of: 'Ana', times: 1 }],
  })
  expect(reading.next?.advice).toMatch(/\w/)
  const { rows } = await sql<{ table: string }>`
    select table_name as "table" from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  )
  for (const { table } of rows) {
    const { rows: found } =
      await sql`select from ${sql.table(table)} as t where strpos(to_jsonb(t)::text, ${MARKER}) > 0`.execute(
        db,
      )
    expect(found, table).toEqual([])
  }
})

it('a reading is kept where somebody asks for it, without the transcript, and is theirs to export and delete', async () => {
  const [ada, ben] = [await aUser(app), await aUser(app)]
  const kept = (
    await ada.post('/api/transcripts', {
      text: `${text}Marco: ${MARKER} is late.\n`,
      me: 'Nadia',
      title: 'Release',
    })
  ).json<KeptTranscript>()
  expect((await ada.get('/api/transcripts')).json()).toEqual([kept])
  expect((await ben.get('/api/transcripts')).json()).toEqual([])
  const { records } = (await ada.get('/api/profile/export')).json()
  expect(records.transcripts).toHaveLength(1)
  expect(JSON.stringify(records)).toContain('I will fix that by Friday')
  expect(JSON.stringify(records)).not.toContain(MARKER)
  expect((await ben.delete(`/api/transcripts/${kept.id}`)).statusCode).toBe(404)
  expect((await ada.delete(`/api/transcripts/${kept.id}`)).statusCode).toBe(200)
  expect((await ada.get('/api/transcripts')).json()).toEqual([])
})

it('a text in which nobody speaks, or that is too long, is refused with the field that is wrong', async () => {
  const user = await aUser(app)
  const refuse = async (given: object) => (await user.post('/api/transcripts/read', given)).json().fields
  expect(await refuse({ text: 'We met and talked.' })).toEqual({
    'body.text': expect.stringContaining('needs a name'),
  })
  expect(await refuse({ text: '' })).toEqual({ 'body.text': 'Paste the transcript' })
  const tooLong = 'Ana: yes, of course.\n'.repeat(LONGEST_TRANSCRIPT / 20)
  expect(await refuse({ text: tooLong })).toEqual({ 'body.text': 'At most 450,000 characters' })
})

it('a meeting of two hours fits', async () => {
  const user = await aUser(app)
  const long = text.repeat(Math.ceil(220_000 / text.length))
  const reading = (await user.post('/api/transcripts/read', { text: long })).json<TranscriptReading>()
  expect(reading.speakers.map(({ name }) => name)).toEqual(['Nadia', 'Ana', 'Marco'])
  expect(reading.decisions.length).toBe(40)
})
