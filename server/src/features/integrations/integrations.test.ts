import { ASSESSMENT_TYPES, type ExternalAssessment, INPUT_FORMATS } from '@lodestar/contract/integrations'
import { describe, expect, it } from 'vitest'
import { aUser, aVisitor, type TestUser } from '../../testing/a-user.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'
import { upkeep } from '../../testing/upkeep.ts'
import { forgetDeletedImports } from './integrations.store.ts'

let now = new Date('2026-05-03T09:30:00Z')
const app = await testApp({ clock: () => now })

const PATH = '/api/assessments/external'
const DISC = 'Your DISC style: Di   |  D 78  I 61  S 22  C 35'
const ENNEAGRAM = 'Type 8w7 (Challenger), sx/so, tritype 8-5-3'
const paste = (user: TestUser, rawResults: string, given: object = {}) =>
  user.post(PATH, { assessmentType: 'disc', rawResults, ...given })
const list = async (user: TestUser) => (await user.get(PATH)).json<ExternalAssessment[]>()
const later = () => {
  now = new Date(now.getTime() + 60_000)
}

describe('importing a result', () => {
  it('stores what was read and answers how sure that is [R3-52, R7-75, R7-80]', async () => {
    const user = await aUser(app)
    const reply = await user.post(PATH, {
      assessmentType: 'disc',
      assessmentProvider: ' Workshop in Lyon ',
      rawResults: `  ${DISC}  `,
      assessmentDate: '2026-02-01T12:00:00.000Z',
      inputFormat: 'text',
    })
    expect(reply.statusCode).toBe(201)
    const { parseInfo, ...stored } = reply.json()
    expect(parseInfo).toEqual({ inputFormat: 'text', confidence: expect.any(Number), warnings: [] })
    expect(parseInfo.confidence).toBeGreaterThan(0.8)
    expect(stored).toMatchObject({
      id: expect.any(String),
      assessmentType: 'disc',
      assessmentProvider: 'Workshop in Lyon',
      isActive: true,
      importedAt: now.toISOString(),
      assessmentDate: '2026-02-01T12:00:00.000Z',
      rawResults: DISC,
      inputFormat: 'text',
      processedResults: { primaryProfile: 'DI', leadershipStyle: 'Directive' },
    })
    expect(stored.processedResults.motivators.length).toBeGreaterThanOrEqual(3)
    expect(await list(user)).toEqual([stored])
  })

  it('takes one of each of the four tests [R1-16, R9-49]', async () => {
    const user = await aUser(app)
    const texts = [DISC, 'I am an INTJ', ENNEAGRAM, 'Learner, Achiever, Input, Focus, Woo']
    for (const [at, assessmentType] of ASSESSMENT_TYPES.entries())
      expect((await paste(user, texts[at] ?? '', { assessmentType })).statusCode).toBe(201)
    expect((await list(user)).map(({ assessmentType }) => assessmentType).toSorted()).toEqual(
      ASSESSMENT_TYPES.toSorted(),
    )
  })

  it('fills in what is left out: provider, date and format [R7-76, R7-78, R7-79]', async () => {
    const user = await aUser(app)
    const bare = {
      assessmentProvider: 'manual_import',
      assessmentDate: now.toISOString(),
      inputFormat: 'text',
    }
    expect((await paste(user, DISC)).json()).toMatchObject(bare)
    expect((await paste(user, DISC, { assessmentProvider: ' ' })).json()).toMatchObject(bare)
  })

  it('finds out whether it is JSON', async () => {
    const user = await aUser(app)
    for (const inputFormat of ['auto', 'json']) {
      const reply = await paste(user, '{"D":80,"I":20,"S":30,"C":40}', { inputFormat })
      expect(reply.json()).toMatchObject({ inputFormat: 'json', parseInfo: { inputFormat: 'json' } })
    }
  })

  it('keeps no names, addresses and dates', async () => {
    const user = await aUser(app)
    const text = `Prepared for: Jordan Ellis, jordan@example.org\nCompleted: 03/14/2024\n${DISC}`
    const kept = `Prepared for: [name], [email]\nCompleted: [date]\n${DISC}`
    expect((await paste(user, text)).json()).toMatchObject({ rawResults: kept })
    const rows = await depsOfApp(app)
      .db.selectFrom('externalAssessments')
      .selectAll()
      .where('userId', '=', user.id)
      .execute()
    const stored = JSON.stringify(rows)
    expect(stored).toContain('[name]')
    expect(stored).not.toMatch(/Jordan|example\.org|03\/14/)
  })

  it('stores what is clearly another test as that, and says so [R5-51]', async () => {
    const user = await aUser(app)
    const reply = await paste(user, ENNEAGRAM)
    expect(reply.json()).toMatchObject({
      assessmentType: 'enneagram',
      processedResults: { primaryProfile: 'Type 8w7' },
      parseInfo: { warnings: [expect.stringContaining('reads like an Enneagram result')] },
    })
  })

  it('refuses what holds no result with the reason, and stores nothing', async () => {
    const user = await aUser(app)
    for (const [text, given, reason] of [
      [
        'We need more focus and input.',
        { assessmentType: 'strengthsfinder' },
        /^No style, type, theme or score/,
      ],
      ['DISC D 50 I 50 S 50 C 50', {}, /^All four DISC scores are the same/],
      ['{"D": 80', { inputFormat: 'json' }, /^This is not valid JSON/],
    ] as const) {
      const reply = await paste(user, text, given)
      expect(reply.statusCode).toBe(422)
      expect(reply.json()).toMatchObject({
        code: 'nothing_recognized',
        fields: { 'body.rawResults': expect.stringMatching(reason) },
      })
    }
    expect(await list(user)).toEqual([])
  })

  it.each([
    ['no type', { assessmentType: undefined }, 'body.assessmentType'],
    ['an unknown type', { assessmentType: 'horoscope' }, 'body.assessmentType'],
    ['no results', { rawResults: undefined }, 'body.rawResults'],
    ['blank results', { rawResults: ' \n ' }, 'body.rawResults'],
    ['results over 200,000 characters', { rawResults: `${DISC} ${'x'.repeat(200_000)}` }, 'body.rawResults'],
    ['an unknown format', { inputFormat: 'csv' }, 'body.inputFormat'],
    ['a date that is none', { assessmentDate: 'last spring' }, 'body.assessmentDate'],
    ['a date in the future', { assessmentDate: '2031-01-01T00:00:00.000Z' }, 'body.assessmentDate'],
    ['a provider over 200 characters', { assessmentProvider: 'x'.repeat(201) }, 'body.assessmentProvider'],
  ])('refuses %s and names the field [R5-47, R7-79, R9-49]', async (_, given, field) => {
    const reply = await paste(await aUser(app), DISC, given)
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().fields)).toEqual([field])
  })

  it('takes a date that is today somewhere', async () => {
    const user = await aUser(app)
    const assessmentDate = new Date(now.getTime() + 14 * 3_600_000).toISOString()
    expect((await paste(user, DISC, { assessmentDate })).statusCode).toBe(201)
  })

  it('once, however often the same request is sent', async () => {
    const user = await aUser(app)
    const body = { assessmentType: 'disc', rawResults: DISC }
    const [first, second] = [
      await user.post(PATH, body, { 'idempotency-key': 'a' }),
      await user.post(PATH, body, { 'idempotency-key': 'a' }),
    ]
    expect(second.json()).toEqual(first.json())
    expect(await list(user)).toHaveLength(1)
    const other = await user.post(PATH, { ...body, rawResults: ENNEAGRAM }, { 'idempotency-key': 'a' })
    expect(other.json()).toMatchObject({ code: 'idempotency_mismatch' })
  })
})

describe('the imported results', () => {
  it('stand newest first, and only the newest of each type is active [R4-61, R4-62, R7-72]', async () => {
    const user = await aUser(app)
    for (const text of [DISC, ENNEAGRAM, 'DISC style: SC']) {
      await paste(user, text)
      later()
    }
    const shown = (await list(user)).map(({ processedResults, isActive }) => [
      processedResults.primaryProfile,
      isActive,
    ])
    expect(shown).toEqual([
      ['SC', true],
      ['Type 8w7', true],
      ['DI', false],
    ])
  })

  it('have one active of each type, even when two arrive in the same moment', async () => {
    const user = await aUser(app)
    await Promise.all(Array.from({ length: 6 }, () => paste(user, DISC)))
    expect((await list(user)).map(({ isActive }) => isActive)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ])
  })

  it('can be deleted; the one before is active again [R7-81]', async () => {
    const user = await aUser(app)
    await paste(user, 'DISC style: SC')
    later()
    const { id } = (await paste(user, DISC)).json()
    expect((await user.delete(`${PATH}/${id}`)).json()).toEqual({ success: true })
    expect(await list(user)).toMatchObject([{ processedResults: { primaryProfile: 'SC' }, isActive: true }])
    expect((await user.delete(`${PATH}/${id}`)).statusCode).toBe(404)
  })

  it('come back as they were when a deletion is undone within an hour, and then are gone', async () => {
    const user = await aUser(app)
    await paste(user, 'DISC style: SC')
    later()
    const { id } = (await paste(user, DISC)).json()
    const before = await list(user)
    await user.delete(`${PATH}/${id}`)
    const restored = await user.post(`${PATH}/${id}/restore`)
    expect(restored.json()).toEqual(before[0])
    expect((await user.post(`${PATH}/${id}/restore`)).json()).toEqual(before[0])
    expect(await list(user)).toEqual(before)

    await user.delete(`${PATH}/${id}`)
    now = new Date(now.getTime() + 60 * 60_000)
    expect((await user.post(`${PATH}/${id}/restore`)).statusCode).toBe(404)
    await forgetDeletedImports(depsOfApp(app).db, now)
    const { rows } = await upkeep.query('select 1 from external_assessments where id = $1', [id])
    expect(rows).toEqual([])
  })

  it('of somebody else cannot be brought back', async () => {
    const [owner, other] = [await aUser(app), await aUser(app)]
    const { id } = (await paste(owner, DISC)).json()
    await owner.delete(`${PATH}/${id}`)
    expect((await other.post(`${PATH}/${id}/restore`)).statusCode).toBe(404)
    expect(await list(owner)).toEqual([])
  })

  it('of somebody else are not seen, and deleting one is answered as if it were not there', async () => {
    const [owner, other] = [await aUser(app), await aUser(app)]
    const { id } = (await paste(owner, DISC)).json()
    expect(await list(other)).toEqual([])
    const { requestId: _, ...foreign } = (await other.delete(`${PATH}/${id}`)).json()
    const { requestId: __, ...unknown } = (await other.delete(`${PATH}/nothing`)).json()
    expect(foreign).toEqual(unknown)
    expect(await list(owner)).toHaveLength(1)
  })

  it('are listed to 200', async () => {
    const user = await aUser(app)
    const { db } = depsOfApp(app)
    const { id } = (await paste(user, DISC)).json()
    const row = await db
      .selectFrom('externalAssessments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: 201 }, (_, at) => ({
      ...row,
      id: `${id}-${at}`,
      processedResults: JSON.stringify(row.processedResults),
    }))
    await db.insertInto('externalAssessments').values(rows).execute()
    expect(await list(user)).toHaveLength(200)
  })
})

it('says what can be imported [R7-73, R7-79, R9-49]', async () => {
  const user = await aUser(app)
  expect((await user.get('/api/assessments/integration-settings')).json()).toEqual({
    supportedTypes: ASSESSMENT_TYPES,
    supportedFormats: INPUT_FORMATS,
  })
})

it('answers nobody without a session [R6-12]', async () => {
  const visitor = aVisitor(app)
  for (const reply of [
    await visitor.get(PATH),
    await visitor.post(PATH, { assessmentType: 'disc', rawResults: DISC }),
    await visitor.delete(`${PATH}/any`),
    await visitor.get('/api/assessments/integration-settings'),
  ])
    expect(reply.statusCode).toBe(401)
})
