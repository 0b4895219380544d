import { type AssessmentQuestion, AssessmentResult, type LearningPath } from '@lodestar/contract/assessment'
import type { CoachingSession } from '@lodestar/contract/coaching'
import { describe, expect, it } from 'vitest'
import { aUser, aVisitor, type TestUser } from '../../testing/a-user.ts'
import { aSession, completeAnswers, MARCO, say, takeAssessment } from '../../testing/scenes.ts'
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
  const steps = async (user: TestUser) =>
    (await user.get('/api/learning-paths')).json<LearningPath[]>().flatMap((path) => path.steps)
  const done = async (user: TestUser, href: string) =>
    (await steps(user)).filter((step) => step.href === href && step.done).length
  const wait = () => {
    now = new Date(now.getTime() + 60_000)
  }

  it('follow the result: a session and a rating with a note tick the steps that are about the same', async () => {
    const user = await aUser(app)
    expect((await user.get('/api/learning-paths')).json()).toEqual([])
    const other = await aSession(user)
    const open = async (title: string) =>
      (await user.post('/api/coaching/sessions', { title })).json<CoachingSession>()
    const handOver = await open('The release')
    wait()
    await say(user, other, MARCO)
    await say(
      user,
      handOver,
      'I want to delegate the whole release to Priya, but I keep taking the work back from her.',
    )
    await user.post(`/api/coaching/sessions/${other.id}/complete`)
    await user.post('/api/coaching/feedback', { sessionId: other.id, rating: 5, feedback: 'It helped.' })
    expect((await steps(user)).filter((step) => step.done)).toEqual([])
    await user.post(`/api/coaching/sessions/${handOver.id}/complete`)
    expect(await done(user, '/coaching')).toBe(1)
    await user.post('/api/coaching/feedback', {
      sessionId: handOver.id,
      rating: 5,
      feedback: 'I nearly took it back.',
    })
    expect(await done(user, '/feedback')).toBe(1)
  })

  it('count the goals of the fitting category that were set since the result', async () => {
    const user = await aUser(app)
    const set = (category: string) => user.post('/api/goals', { title: 'Give the release away', category })
    await set('delegation')
    wait()
    await takeAssessment(user, 'Directive')
    wait()
    await set('vision_setting')
    expect(await done(user, '/goals')).toBe(0)
    await set('delegation')
    expect(await done(user, '/goals')).toBe(1)
  })

  it('count a message since the result that is what the step asks for', async () => {
    const user = await aUser(app)
    await takeAssessment(user, 'Directive')
    wait()
    const analyze = async (messageText: string) =>
      expect(
        (await user.post('/api/communication/analyze', { communicationType: 'email', messageText }))
          .statusCode,
      ).toBeLessThan(300)
    await analyze('The numbers of October are in. They are good.')
    expect(await done(user, '/communication')).toBe(0)
    await analyze('What would make this yours? I am handing the release over to you until Friday.')
    await analyze('What would you do first? I have no plan yet.')
    expect(await done(user, '/communication')).toBeGreaterThan(0)
  })
})
