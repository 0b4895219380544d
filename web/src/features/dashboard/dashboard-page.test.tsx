import { getUser } from '@lodestar/contract/account'
import { getResults, listLearningPaths, submitAssessment } from '@lodestar/contract/assessment'
import { EMPTY_CASE } from '@lodestar/contract/case'
import {
  type CoachingSession,
  createSession,
  getProgress,
  getSession,
  listSessions,
  noteOutcome,
  sendMessage,
} from '@lodestar/contract/coaching'
import { getDashboard, type Recommendation } from '@lodestar/contract/dashboard'
import type { Insight } from '@lodestar/contract/insights'
import type { Step } from '@lodestar/contract/step'
import { useQueryClient } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useEffect } from 'react'
import { describe, expect, it } from 'vitest'
import { readFirstWords } from '../../lib/storage/first-talk.ts'
import { openAddress, renderWithQueries } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { isRetaking, visitorResultQuery } from '../assessment/assessment.queries.ts'
import { DashboardPage } from './dashboard-page.tsx'

function open(prepare: (server: TestServer) => void = () => undefined, address = '/', beside?: ReactNode) {
  const server = startServer()
  prepare(server)
  openAddress(address)
  const view = renderWithQueries(
    <>
      <DashboardPage gamification={<p>Points and level</p>} />
      {beside}
    </>,
  )
  return { server, user: userEvent.setup(), ...view }
}
const asVisitor = (server: TestServer) => {
  server.refuse(getUser, 'unauthorized')
  server.refuse(getResults, 'unauthorized')
}
/** Leaves behind what the assessment leaves behind for a visitor who has finished it. */
function VisitorResult() {
  const client = useQueryClient()
  useEffect(() => {
    client.setQueryData(visitorResultQuery.queryKey, () => ({
      ...submitAssessment.example,
      completedAt: null,
    }))
  }, [client])
  return null
}
const openDemo = () => open(asVisitor, '/demo-dashboard')
const asNewcomer = (server: TestServer) => {
  server.reply(getResults, null)
  server.reply(listSessions, [])
  server.reply(listLearningPaths, [])
  server.reply(getProgress, {
    totalSessions: 0,
    completedSessions: 0,
    totalCoachingMinutes: 0,
    averageSessionDuration: 0,
    goalsProgress: [],
  })
}

const recommendation = (place: number, priority = 1): Recommendation => ({
  id: `recommendation_${place}`,
  userId: 'user_ada',
  title: `Recommendation ${place}`,
  description: 'Because of what you did.',
  priority,
  category: 'communication',
  isCompleted: false,
  href: '/goals',
  createdAt: '2026-05-03T09:30:00.000Z',
})
const insight = (place: number): Insight => ({
  id: `insight_${place}`,
  userId: 'user_ada',
  type: 'growth_pattern',
  title: `Insight ${place}`,
  description: 'Seen in your sessions.',
  metadata: {
    evidence: 'From 4 sessions since May 3',
    count: 4,
    since: '2026-05-03T09:30:00.000Z',
    subjects: [],
    quote: null,
  },
  priority: place,
  isActive: true,
  createdAt: '2026-05-03T09:30:00.000Z',
})
const withReadings = (insights: Insight[], recommendations: Recommendation[]) => (server: TestServer) =>
  server.reply(getDashboard, { ...getDashboard.example, insights, recommendations })
/** Unfolds what stands below the first screen. */
const openYear = async () => {
  const fold = await screen.findByRole('button', { name: /^Your year/ })
  if (fold.getAttribute('aria-expanded') === 'false') await userEvent.setup().click(fold)
}
const findSection = async (name: string) => within(await screen.findByRole('region', { name }))
const findFolded = async (name: string) => {
  await openYear()
  return findSection(name)
}
const readFigure = async (label: string) =>
  (await screen.findByText(label)).parentElement?.querySelector('dd')?.textContent

describe('the dashboard of a signed-in person', () => {
  it('welcomes by first name, or as Leader', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeTruthy()
  })

  it('welcomes somebody without a first name as Leader [R1-32]', async () => {
    open((server) => server.reply(getUser, { ...getUser.example, firstName: null }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Leader' })).toBeTruthy()
  })

  it('shows skeletons until the dashboard call is answered [R2.5-01]', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof getDashboard.example>()
    open((server) => server.reply(getDashboard, promise))
    expect(await screen.findByText('Loading your dashboard')).toBeTruthy()
    resolve(getDashboard.example)
    await findFolded('Where you are')
    expect(screen.queryByText('Loading your figures')).toBeNull()
  })

  it('shows the figures in their units, confidence as rounded percent [R1-33, R9-17, R9-18]', async () => {
    open((server) =>
      server.reply(getDashboard, {
        ...getDashboard.example,
        stats: { ...getDashboard.example.stats, averageConfidence: 0.854 },
      }),
    )
    await openYear()
    expect(await readFigure('Sessions')).toBe('4')
    expect(await readFigure('Reflections')).toBe('9')
    expect(await readFigure('Sentiment')).toBe('70%')
    expect(await readFigure('Clarity')).toBe('7.1/10')
    expect(await readFigure('Confidence')).toBe('85%')
  })

  it.each([{}, { stats: {} }])('takes figures that are missing as 0 in %j [R9-15]', async (body) => {
    open((server) => server.answer('GET', '/api/dashboard', () => Response.json(body)))
    await openYear()
    expect(await readFigure('Sessions')).toBe('0')
    expect(await readFigure('Reflections')).toBe('0')
  })

  it('takes averages that are missing as 0 [R9-15]', async () => {
    open((server) =>
      server.answer('GET', '/api/dashboard', () => Response.json({ stats: { totalReflections: 3 } })),
    )
    await openYear()
    expect(await readFigure('Sentiment')).toBe('0%')
    expect(await readFigure('Confidence')).toBe('0%')
    expect(await readFigure('Clarity')).toBe('0/10')
  })

  it('shows no average of fewer than three reflections, and says when they come', async () => {
    const { stats } = getDashboard.example
    open((server) =>
      server.reply(getDashboard, { ...getDashboard.example, stats: { ...stats, totalReflections: 2 } }),
    )
    await openYear()
    expect(await readFigure('Reflections')).toBe('2')
    for (const label of ['Sentiment', 'Clarity', 'Confidence']) expect(screen.queryByText(label)).toBeNull()
    expect(screen.getByText(/from your third reflection on/)).toBeTruthy()
  })

  it('explains a figure on focus, and keeps the explanation open once pressed', async () => {
    const { user } = open()
    await openYear()
    const button = await screen.findByRole('button', { name: 'What clarity means' })
    const definition = screen.getByText(/How concrete and short your latest messages are/)
    expect(definition.hidden).toBe(true)
    button.focus()
    expect((await screen.findByRole('tooltip')).textContent).toBe(definition.textContent)
    await user.click(button)
    expect(definition.hidden).toBe(false)
    expect(button.getAttribute('aria-expanded')).toBe('true')
  })

  it('shows at most 2 insights and 3 recommendations with their priority in words [R4-81, R9-11, R9-12]', async () => {
    open(
      withReadings(
        [insight(1), insight(2), insight(3)],
        [recommendation(1, 1), recommendation(2, 2), recommendation(3, 3), recommendation(4, 1)],
      ),
    )
    const insights = await findFolded('What stands out')
    expect(insights.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'HighInsight 1Seen in your sessions.From 4 sessions since May 3',
      'MediumInsight 2Seen in your sessions.From 4 sessions since May 3',
    ])
    const recommendations = await findFolded('Recommendations')
    expect(recommendations.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'HighRecommendation 1Because of what you did.',
      'MediumRecommendation 2Because of what you did.',
      'LowRecommendation 3Because of what you did.',
    ])
  })

  it('leads to where a recommendation is followed, and shows the ones that were', async () => {
    open(withReadings([], [recommendation(1), { ...recommendation(2), isCompleted: true }]))
    const recommendations = await findFolded('Recommendations')
    expect(recommendations.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/goals'])
    expect(recommendations.getAllByRole('listitem')[1]?.textContent).toMatch(/^DoneRecommendation 2/)
  })

  it('says honestly when there is nothing to show yet', async () => {
    open(asNewcomer)
    await openYear()
    expect(await screen.findByText(/There is not enough to look at yet/)).toBeTruthy()
    expect(screen.getByText('Nothing to recommend right now.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Next steps' })).toBeNull()
  })

  it.each([
    ['Full progress', '/analytics'],
    ['Manage goals', '/goals'],
    ['Coaching', '/assessment'],
    ['View details', '/assessment'],
    ['Retake', '/assessment'],
    ['Start a session', '/coaching'],
    ['Import external assessments', '/assessment/integrations'],
    ['Communication coach', '/communication'],
    ['Share feedback', '/feedback'],
    ['All insights', '/insights'],
  ])(
    '%s leads to %s [R2.5-02, R2.5-04, R2.5-05, R2.5-06, R2.5-07, R2.5-08, R2.5-09, R2.5-10, R2.5-11, R2.5-13]',
    async (name, path) => {
      const { user } = open()
      await openYear()
      await user.click(await screen.findByRole('link', { name }))
      expect(window.location.pathname).toBe(path)
    },
  )

  it.each([
    ['Set goals', '/goals'],
    ['Start First Session', '/feedback'],
  ])('for a newcomer %s leads to %s [R2.5-03, R2.5-12]', async (name, path) => {
    const { user } = open(asNewcomer)
    await openYear()
    await user.click(await screen.findByRole('link', { name }))
    expect(window.location.pathname).toBe(path)
  })

  it('opens the questionnaire, not the saved result, on Retake', async () => {
    const { user } = open()
    expect(isRetaking(getUser.example.id)).toBe(false)
    await openYear()
    await user.click(await screen.findByRole('link', { name: 'Retake' }))
    expect(isRetaking(getUser.example.id)).toBe(true)
  })

  it('draws the sessions completed and how far each goal has come [R1-42]', async () => {
    open()
    await findFolded('Coaching progress')
    const bars = screen.getAllByRole('progressbar')
    expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')])).toEqual([
      ['3 of 4 sessions completed', '75'],
      ['Hand over the release', '40'],
    ])
  })

  it('draws goals before the first session, two of the same title as well', async () => {
    open((server) => {
      asNewcomer(server)
      server.reply(getProgress, {
        totalSessions: 0,
        completedSessions: 0,
        totalCoachingMinutes: 0,
        averageSessionDuration: 0,
        goalsProgress: [
          { goal: 'Delegate', progress: 1, target: 4 },
          { goal: 'Delegate', progress: 3, target: 4 },
        ],
      })
    })
    await findFolded('Coaching progress')
    expect(screen.getByRole('link', { name: 'Start First Session' })).toBeTruthy()
    const bars = screen.getAllByRole('progressbar', { name: 'Delegate' })
    expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(['25', '75'])
  })

  it.each([
    [{ totalCoachingMinutes: 0, averageSessionDuration: 0 }, 'Under a minute of coaching so far.'],
    [
      { totalCoachingMinutes: 21, averageSessionDuration: 7 },
      '21 minutes of coaching, about 7 minutes a session.',
    ],
  ])('says how long coaching took', async (times, said) => {
    open((server) => server.reply(getProgress, { ...getProgress.example, ...times }))
    expect((await findFolded('Coaching progress')).getByText(said)).toBeTruthy()
  })

  it('names the next open step of each learning path and leads there', async () => {
    open((server) =>
      server.reply(listLearningPaths, [
        {
          id: 'letting-go',
          title: 'Letting go',
          description: '',
          skill: 'delegation',
          steps: [
            { title: 'Read about it', kind: 'read', href: '/help', done: true },
            { title: 'Hold a session', kind: 'coaching', href: '/coaching', done: false },
          ],
        },
        {
          id: 'all-done',
          title: 'All done',
          description: '',
          skill: 'x',
          steps: [{ title: 'Finished', kind: 'read', href: '/help', done: true }],
        },
      ]),
    )
    const steps = await findSection('Next steps')
    const links = within(steps.getByRole('list')).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Hold a sessionLetting go · 1 of 2 done', '/coaching'],
    ])
  })

  it('shows the parts that could be read and tries the others again on request', async () => {
    const { server, user } = open((next) => next.refuse(getDashboard, 'internal'))
    expect(await screen.findByRole('alert')).toBeTruthy()
    await findFolded('Coaching progress')
    server.reply(getDashboard, getDashboard.example)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await findFolded('Where you are')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leaves a place for points and level, and shows no sign-up prompt [R2.5-14]', async () => {
    open()
    await openYear()
    expect(await screen.findByText('Points and level')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Create Your Account' })).toBeNull()
  })

  it('asks for the dashboard, the progress and the newest result [R6-10]', async () => {
    const { server } = open()
    await findFolded('Where you are')
    for (const endpoint of [getDashboard, getProgress, getResults])
      expect(server.sentTo(endpoint)).toHaveLength(1)
  })
})

describe('the first thing to do', () => {
  const [session] = listSessions.example
  const completed: CoachingSession = {
    id: 'session_2',
    title: 'Handing over the release',
    leadershipContext: { leadershipStyle: 'Coaching', strengths: [] },
    summary: null,
    startedAt: '2026-05-01T09:30:00.000Z',
    sessionDuration: 20,
    meetingId: null,
    status: 'completed',
    actionItems: ['Tell Priya that the decision is hers', 'Suggested: Agree one check-in (Today)'],
    steps: [
      { text: 'Tell Priya that the decision is hers', origin: 'leader', timeframe: null, dueOn: null },
      { text: 'Agree one check-in', origin: 'coach', timeframe: 'Today', dueOn: null },
    ],
    outcomes: [],
    completedAt: '2026-05-01T09:50:00.000Z',
  }
  const findFirst = () => findSection('What to do first')
  const ahead = () => screen.findByLabelText<HTMLTextAreaElement>('Which conversation is ahead of you?')

  it('is to say which conversation is ahead: a session starts from that sentence', async () => {
    const { server, user } = open((given) => given.reply(listSessions, [completed]))
    await user.type(await ahead(), 'Tell Priya that she did not get it. She waits.{Enter}')
    await waitFor(() => expect(window.location.search).toBe('?session=session_1'))
    expect(server.sentTo(createSession).map(({ body }) => body)).toEqual([
      { title: 'Tell Priya that she did not get it' },
    ])
    await waitFor(() =>
      expect(server.sentTo(sendMessage).map(({ body }) => body)).toEqual([
        { content: 'Tell Priya that she did not get it. She waits.' },
      ]),
    )
    expect((await ahead()).value).toBe('')
  })

  it('keeps the sentence when no session could be started', async () => {
    const { server, user } = open((given) => given.refuse(createSession, 'internal'))
    await user.type(await ahead(), 'Marco before two{Enter}')
    await waitFor(() => expect(server.sentTo(createSession)).toHaveLength(1))
    expect((await ahead()).value).toBe('Marco before two')
  })

  it('without a result is the assessment, or one answer now from the quick coach', async () => {
    const { server, user } = open(asNewcomer)
    const first = await findFirst()
    const link = await first.findByRole('link', { name: 'Take Assessment' })
    expect(link.getAttribute('href')).toBe('/assessment')
    const quick = first.getByRole('link', { name: 'No time? One answer now' })
    expect(quick.getAttribute('href')).toBe('/ai-coaching')
    await user.type(await ahead(), 'Marco before two')
    await user.click(first.getByRole('button', { name: 'Get one answer now' }))
    expect(window.location.pathname).toBe('/ai-coaching')
    expect(readFirstWords()).toBe('Marco before two')
    expect(server.sentTo(createSession)).toEqual([])
  })

  it('offers to go on with the active session where there is one', async () => {
    open()
    const link = await (await findFirst()).findByRole('link', {
      name: `Continue Coaching: ${session?.title}`,
    })
    expect(link.getAttribute('href')).toBe('/coaching?session=session_1')
  })

  it('offers nothing to go on with otherwise, and the reader of messages always', async () => {
    open((server) => server.reply(listSessions, [completed]))
    await findSection('Next steps')
    const links = (await findFirst()).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Check a message before you send it', '/communication'],
    ])
  })

  it('asks what came of a session of an earlier day, once a day, and tells it there', async () => {
    const earlier = { ...session, startedAt: '2026-05-01T09:50:00.000Z' } as CoachingSession
    const { server, user } = open((next) => next.reply(listSessions, [earlier]))
    server.reply(getSession, { session: earlier, messages: [], case: EMPTY_CASE })
    const steps = await findSection('Next steps')
    expect(steps.getByText('You prepared this on Friday, May 1')).toBeTruthy()
    await user.click(steps.getByRole('button', { name: 'What came of it' }))
    await user.type(steps.getByLabelText('What came of it?'), 'She was relieved.')
    await user.click(steps.getByRole('button', { name: 'Tell the coach' }))
    await waitFor(() => expect(window.location.pathname).toBe('/coaching'))
    await waitFor(() =>
      expect(server.sentTo(sendMessage)[0]?.body).toMatchObject({ content: 'She was relieved.' }),
    )
  })

  it('leaves a session of an earlier day in peace until tomorrow when told so', async () => {
    const earlier = { ...session, startedAt: '2026-05-01T09:50:00.000Z' } as CoachingSession
    const { user } = open((next) => next.reply(listSessions, [earlier]))
    const steps = await findSection('Next steps')
    await user.click(steps.getByRole('button', { name: 'Not yet' }))
    expect(steps.queryByRole('button', { name: 'What came of it' })).toBeNull()
    expect(steps.getByText(/stays here until the session is ended/)).toBeTruthy()
  })

  it('shows what is not due yet as coming up, and asks what became of it from its day on', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    const name = (day: Date) =>
      new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }).format(day)
    const ownStep = (text: string, day: Date): Step => ({
      text: `${text} (${name(day)})`,
      origin: 'leader',
      timeframe: null,
      dueOn: new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(day),
    })
    const agreed = [ownStep('Talk to Ines', inDays(3)), ownStep('Ask for a locum', inDays(0))]
    open((next) => next.reply(listSessions, [{ ...completed, steps: agreed }]))
    const steps = await findSection('Next steps')
    expect(steps.getByText(`Coming up on ${name(inDays(3))}`)).toBeTruthy()
    expect(steps.getAllByRole('button', { name: 'Done' })).toHaveLength(1)
    expect(steps.getByRole('group', { name: /What became of “Ask for a locum/ })).toBeTruthy()
  })

  it('is followed by what somebody set out to do, which they can say they did, and by nothing only suggested', async () => {
    const { server, user } = open((next) => next.reply(listSessions, [completed]))
    const steps = await findSection('Next steps')
    expect(steps.getByText('Tell Priya that the decision is hers')).toBeTruthy()
    expect(steps.queryByText(/Agree one check-in/)).toBeNull()
    const link = steps.getByRole('link', { name: 'From “Handing over the release”' })
    expect(link.getAttribute('href')).toBe('/coaching?session=session_2')
    const done = { ...completed, outcomes: [{ item: 0, outcome: 'done' as const }] }
    server.reply(noteOutcome, done)
    await user.click(steps.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByText('Tell Priya that the decision is hers')).toBeNull())
    const [sent] = server.sentTo(noteOutcome)
    expect([sent?.path, sent?.body]).toEqual([
      '/api/coaching/sessions/session_2/commitments/0',
      { outcome: 'done' },
    ])
  })

  it('stays on the list with "Not yet", and is not asked again on that day', async () => {
    const { server, user } = open((next) => next.reply(listSessions, [completed]))
    const steps = await findSection('Next steps')
    await user.click(steps.getByRole('button', { name: 'Not yet' }))
    expect(steps.getByText('Tell Priya that the decision is hers')).toBeTruthy()
    expect(steps.queryByRole('button', { name: 'Done' })).toBeNull()
    expect(server.sentTo(noteOutcome)).toEqual([])
  })

  it('is talked through with what happened, or dropped', async () => {
    const { server, user } = open((next) => next.reply(listSessions, [completed]))
    const steps = await findSection('Next steps')
    await user.click(steps.getByRole('button', { name: 'What happened' }))
    await user.type(steps.getByLabelText('What happened?'), 'She asked for a week.')
    await user.click(steps.getByRole('button', { name: 'Talk it through' }))
    await waitFor(() =>
      expect(server.sentTo(sendMessage).map(({ body }) => body)).toEqual([
        { content: 'I had set out to: Tell Priya that the decision is hers. She asked for a week.' },
      ]),
    )
    server.reply(noteOutcome, { ...completed, outcomes: [{ item: 0, outcome: 'dropped' }] })
    await user.click(steps.getByRole('button', { name: 'Let it go' }))
    await waitFor(() => expect(server.sentTo(noteOutcome)[0]?.body).toEqual({ outcome: 'dropped' }))
  })
})

describe('the line of practice', () => {
  it('is drawn from three weeks on, with the sentence that says what it shows', async () => {
    open()
    const said = 'You practiced in 2 of the 2 weeks before this one, and on 2 days this week.'
    expect(await screen.findByRole('img', { name: said })).toBeTruthy()
    expect(screen.getByText(said)).toBeTruthy()
  })

  it('is not drawn before', async () => {
    open((server) => {
      const weeks = getDashboard.example.weeks.slice(0, 2)
      server.reply(getDashboard, { ...getDashboard.example, weeks })
    })
    expect(await screen.findByText(/From the third week on a line is drawn here/)).toBeTruthy()
    expect((await findSection('Your practice')).queryByRole('img')).toBeNull()
  })
})

describe('the dashboard of a demo visitor', () => {
  it('shows the sample figures, two insights and two recommendations [R6-05, R9-19, R9-20, R9-21, R9-22, R9-23, R9-24, R9-25]', async () => {
    openDemo()
    expect(await readFigure('Sessions')).toBe('24')
    expect(await readFigure('Reflections')).toBe('67')
    expect(await readFigure('Sentiment')).toBe('72%')
    expect(await readFigure('Clarity')).toBe('7.8/10')
    expect(await readFigure('Confidence')).toBe('85%')
    expect((await findFolded('What stands out')).getAllByRole('listitem')).toHaveLength(2)
    expect((await findFolded('Recommendations')).getAllByRole('listitem')).toHaveLength(2)
  })

  it('asks the server for nothing but who is there and the assessment results [R6-07, R6-08, R6-09, R6-10]', async () => {
    const { server } = openDemo()
    await findFolded('Where you are')
    expect(server.sent.map(({ path }) => path)).toEqual(['/api/auth/user', '/api/assessment/results'])
  })

  it('has a sign-up prompt that leads to sign-in [R2.5-14, R2.5-15, R6-06]', async () => {
    openDemo()
    const prompt = await screen.findByRole('link', { name: 'Create Your Account' })
    expect(prompt.getAttribute('href')).toBe('/api/login')
  })

  it('leads to the demo of a screen where there is one, and to sign-up elsewhere', async () => {
    openDemo()
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await hrefOf('All insights')).toBe('/demo-insights')
    expect(await hrefOf('Take Assessment')).toBe('/assessment')
    expect(await hrefOf('Share feedback')).toBe('/api/login')
    expect(screen.queryByText('Points and level')).toBeNull()
  })

  it('with a result of their own is led to the coach a visitor can try', async () => {
    open(asVisitor, '/demo-dashboard', <VisitorResult />)
    const first = await findSection('What to do first')
    const link = await first.findByRole('link', { name: 'Start AI Coaching' })
    expect(link.getAttribute('href')).toBe('/demo-coaching')
    expect((await findFolded('Your style')).getByRole('link', { name: 'Coaching' })).toBeTruthy()
  })

  it('is not sent to sign-in for the refused results call', async () => {
    openDemo()
    await findFolded('Where you are')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(window.location.pathname).toBe('/demo-dashboard')
  })
})
