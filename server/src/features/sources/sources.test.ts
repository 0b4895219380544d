import type { SkillView } from '@lodestar/contract/sources'
import { expect, it } from 'vitest'
import { aUser, type TestUser } from '../../testing/a-user.ts'
import { takeAssessment } from '../../testing/scenes.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const read = async (user: TestUser) => (await user.get('/api/sources')).json<{ skills: SkillView[] }>().skills
const saysOf = (skills: readonly SkillView[], source: string) =>
  skills.map(({ sources }) => sources.find((one) => one.source === source)?.says ?? null)

it('the assessment and an imported result stand side by side, each person’s own', async () => {
  const [ada, ben] = [await aUser(app), await aUser(app)]
  await takeAssessment(ada)
  await ada.post('/api/assessments/external', { assessmentType: 'disc', rawResults: 'D 78 I 61 S 22 C 35' })
  const skills = await read(ada)
  expect(skills.map(({ skill }) => skill)).toEqual(['Directive', 'Coaching', 'Supportive', 'Delegating'])
  for (const says of saysOf(skills, 'assessment')) expect(says).toMatch(/^You chose it in \d+ %/)
  expect(saysOf(skills, 'imports')[0]).toContain('DISC (DI) often start from here')
  expect(saysOf(skills, 'imports')[3]).toContain('points to “Saying what is expected”')
  for (const source of ['assessment', 'imports', 'ratings', 'outcomes', 'pulse'])
    expect(new Set(saysOf(await read(ben), source))).toEqual(new Set([null]))
})
