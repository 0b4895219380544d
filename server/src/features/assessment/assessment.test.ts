import { type AssessmentQuestion, AssessmentResult, type LearningPath } from '@lodestar/contract/assessment'
import { describe, expect, it } from 'vitest'
import { aUser, aVisitor } from '../../testing/a-user.ts'
import { aSession, completeAnswers, takeAssessment } from '../../testing/scenes.ts'
import { depsOfApp, testApp } from '../../testing/test-app.ts'

let now = new Date('2026-11-21T10:00:00Z')
const app = await testApp({ clock: () => now })

describe('the questionnaire', () => {
  it('is open to visitors: sixteen questions of four options, without styles [R3-11, R7-16, R9-27]', async () => {
    const questions = (await aVisitor(app).get('/api/assessment/questions')).json<AssessmentQuestion[]>()
    expect(questions).toHaveLength(16)
    for (const { options } of questions) expect(options).toHaveLength(4)
    expect(JSON.stringify(questions)).not.toMatch(/Directive|Delegating|Supportive/)
  })

  it('keeps its order for one person', async () => {
    const user = await aUser(app)
    const [first, second] = [
      await user.get('/api/assessment/questions'),
      await user.get('/api/assessment/questions'),
    ]
    expect(first.json()).toEqual(second.json())
  })
})

describe('submitting', () => {
  it("scores a visitor's answers and keeps nothing", async () => {
    const { db } = depsOfApp(app)
    const listKept = () => db.selectFrom('assessmentResults').select('id').orderBy('id').execute()
    const before = await listKept()
    const reply = await aVisitor(app).post('/api/assessment/submit', {
      responses: completeAnswers('Directive'),
    })
    expect(AssessmentResult.parse(reply.json())).toMatchObject({
      leadershipStyle: 'Directive',
      completedAt: null,
    })
    expect(await listKept()).toEqual(before)
  })

  it.each(['Directive', 'Coaching', 'Supportive', 'Delegating'] as const)(
    'finds %s in answers of that style and shows it again later [R7-11, R7-17, R7-19, R9-26]',
    async (style) => {
      const user = await aUser(app)
      const submitted = (
        await user.post('/api/assessment/submit', { responses: completeAnswers(style) })
      ).json()
      expect(submitted.leadershipStyle).toBe(style)
      expect((await user.get('/api/assessment/results')).json()).toEqual(submitted)
    },
  )

  it('answers null before the first, and the newest of several [R3-13]', async () => {
    const user = await aUser(app)
    expect((await user.get('/api/assessment/results')).body).toBe('null')
    await takeAssessment(user, 'Directive')
    now = new Date(now.getTime() + 60_000)
    await takeAssessment(user, 'Delegating')
    expect((await user.get('/api/assessment/results')).json()).toMatchObject({
      leadershipStyle: 'Delegating',
    })
  })

  it('names the answer that is missing, doubled or unknown', async () => {
    const user = await aUser(app)
    const answers = completeAnswers()
    const [first] = answers
    if (!first) throw new Error('no answers')
    const wrong = [
      answers.slice(1),
      [...answers, first],
      [{ ...first, selectedOptionId: 'nothing' }, ...answers.slice(1)],
      [],
    ]
    for (const responses of wrong) {
      const reply = await user.post('/api/assessment/submit', { responses })
      expect(reply.statusCode).toBe(400)
      expect(Object.keys(reply.json().fields)[0]).toMatch(/^body\.responses/)
    }
    for (const body of [{}, { responses: 'all' }, { responses: [{ questionId: 1 }] }])
      expect((await user.post('/api/assessment/submit', body)).statusCode).toBe(400)
  })
})

describe('learning paths', () => {
  it('follow the result, and a finished session ticks a step', async () => {
    const user = await aUser(app)
    expect((await user.get('/api/learning-paths')).json()).toEqual([])
    const session = await aSession(user)
    const done = async () =>
      (await user.get('/api/learning-paths'))
        .json<LearningPath[]>()
        .flatMap(({ steps }) => steps)
        .filter((step) => step.done).length
    const before = await done()
    now = new Date(now.getTime() + 60_000)
    await user.post(`/api/coaching/sessions/${session.id}/complete`)
    expect(await done()).toBe(before + 1)
  })

  it('count the goals that were set since the result', async () => {
    const user = await aUser(app)
    const goal = { title: 'One hour a week next to a learner', category: 'team_building' }
    const steps = async () =>
      (await user.get('/api/learning-paths'))
        .json<LearningPath[]>()
        .flatMap((path) => path.steps)
        .filter(({ href }) => href === '/goals')
        .map((step) => step.done)
    await user.post('/api/goals', goal)
    now = new Date(now.getTime() + 60_000)
    await takeAssessment(user)
    expect(await steps()).toContain(false)
    expect(await steps()).not.toContain(true)
    now = new Date(now.getTime() + 60_000)
    await user.post('/api/goals', goal)
    expect(await steps()).toContain(true)
  })

  it('count the messages that were analyzed since the result', async () => {
    const user = await aUser(app)
    await takeAssessment(user)
    const steps = async () =>
      (await user.get('/api/learning-paths'))
        .json<LearningPath[]>()
        .flatMap((path) => path.steps)
        .filter(({ href }) => href === '/communication')
        .map((step) => step.done)
    expect(await steps()).toContain(false)
    expect(await steps()).not.toContain(true)
    now = new Date(now.getTime() + 60_000)
    const message = { communicationType: 'email', messageText: 'Could you send me the report by Friday?' }
    expect((await user.post('/api/communication/analyze', message)).statusCode).toBeLessThan(300)
    expect(await steps()).toContain(true)
  })
})
