import { getUser } from '@lodestar/contract/account'
import { getProgress } from '@lodestar/contract/coaching'
import {
  createGoal,
  deleteGoal,
  GOAL_CATEGORIES,
  type Goal,
  listGoalProgress,
  listGoals,
  type ProgressEntry,
  recordGoalProgress,
  restoreGoal,
  updateGoal,
} from '@lodestar/contract/goals'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { readToasts } from '../../lib/toast.ts'
import { openAddress, renderApp, renderWithQueries, watchDepartures } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { progressQuery } from '../coaching/coaching.queries.ts'
import { GoalsPage } from './goals-page.tsx'

const aGoal = (title: string, given: Partial<Goal> = {}): Goal => ({
  id: title,
  title,
  description: '',
  category: 'delegation',
  priority: 'medium',
  status: 'active',
  progress: 40,
  targetDate: null,
  createdAt: '2026-05-03T09:30:00.000Z',
  completedAt: null,
  sessionId: null,
  ...given,
})
const RELEASE = aGoal('Hand over the release', {
  description: 'Priya runs it.',
  priority: 'high',
  targetDate: '2099-12-18',
})

function open(goals: Goal[], prepare: (server: TestServer) => void = () => undefined) {
  const server = startServer()
  server.reply(listGoals, goals)
  prepare(server)
  const view = renderWithQueries(<GoalsPage />)
  return { server, user: userEvent.setup(), ...view }
}
type User = ReturnType<typeof userEvent.setup>

/** Stands for a screen that shows what is derived from goals. */
const ProgressReader = () => <>{useQuery(progressQuery).data?.totalSessions}</>

const findCard = async (title: string) => within(await screen.findByRole('article', { name: title }))
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))
const pressOn = async (user: User, title: string, name: string) =>
  user.click((await findCard(title)).getByRole('button', { name }))
/** Picks an act from a goal's menu. */
const pick = async (user: User, title: string, name: string) => {
  await pressOn(user, title, `More for “${title}”`)
  await user.click(await screen.findByRole('menuitem', { name }))
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const lastToast = () => readToasts().at(0)
const expectToast = (toast: object) => waitFor(() => expect(lastToast()).toMatchObject(toast))
const failed = (description: string) => ({ title: 'Error', description, variant: 'destructive' })
const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value).filter(Boolean)

describe('the overview', () => {
  it('counts goals by state, with the rounded mean of all their progress [R2.15-01, R9-34, D70]', async () => {
    open([
      aGoal('One', { progress: 10 }),
      aGoal('Two', { progress: 20, status: 'completed', completedAt: '2026-05-04T09:30:00.000Z' }),
      aGoal('Three', { progress: 25, status: 'paused' }),
    ])
    const overview = within(await screen.findByRole('region', { name: 'Overview' }))
    const read = (label: string) => overview.getByText(label).nextElementSibling?.textContent
    expect(['Total goals', 'Active', 'Completed', 'Average progress'].map(read)).toEqual([
      '3',
      '1',
      '1',
      '18%',
    ])
  })

  it('puts goals under their state', async () => {
    open([aGoal('One', { status: 'paused' }), aGoal('Two'), aGoal('Three', { status: 'completed' })])
    for (const [group, title] of [
      ['Active goals', 'Two'],
      ['Paused goals', 'One'],
      ['Completed goals', 'Three'],
    ] as const) {
      const region = await screen.findByRole('region', { name: group })
      expect(within(region).getAllByRole('article')).toEqual([screen.getByRole('article', { name: title })])
    }
  })
})

describe('without goals', () => {
  it('the screen says what will be here and offers the first one [R2.15-08]', async () => {
    const { user } = open([])
    expect(await screen.findByText('No Goals Yet')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Overview' })).toBeNull()
    await press(user, 'Create Your First Goal')
    expect(screen.getByRole('dialog', { name: 'New goal' })).toBeTruthy()
  })
})

describe('a card', () => {
  it('says what the goal is and when it is due', async () => {
    open([RELEASE])
    const card = await findCard(RELEASE.title)
    for (const text of ['Active', 'Delegation', 'High priority', 'Priya runs it.', 'Due Dec 18, 2099'])
      expect(card.getByText(text)).toBeTruthy()
    expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  })

  it('says since when a goal is overdue, and of a completed one only when that was', async () => {
    open([
      aGoal('Late', { targetDate: '2020-05-03' }),
      aGoal('Done', {
        targetDate: '2020-05-03',
        status: 'completed',
        completedAt: '2020-06-01T12:00:00.000Z',
      }),
    ])
    expect((await findCard('Late')).getByText('Overdue since May 3, 2020')).toBeTruthy()
    expect((await findCard('Done')).getByText('Completed Jun 1, 2020')).toBeTruthy()
    expect((await findCard('Done')).queryByText(/Overdue/)).toBeNull()
  })

  it('leads back to the coaching session it comes from', async () => {
    open([aGoal('One', { sessionId: 'session_1' }), aGoal('Two')])
    const link = (await findCard('One')).getByRole('link', { name: 'Coaching session' })
    expect(link.getAttribute('href')).toBe('/coaching?session=session_1')
    expect((await findCard('Two')).queryByRole('link')).toBeNull()
  })
})

describe('the list', () => {
  it('puts the nearest date first, what matters more before the rest of its day, and what has no date last', async () => {
    open([
      aGoal('Someday'),
      aGoal('Later', { targetDate: '2099-03-01' }),
      aGoal('Soon', { targetDate: '2099-01-01', priority: 'low' }),
      aGoal('Soon and high', { targetDate: '2099-01-01', priority: 'high' }),
    ])
    await findCard('Soon')
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['Soon and high', 'Soon', 'Later', 'Someday'])
  })
})

describe('moving a goal', () => {
  it('goes by ten percent up and down, with the note of the step [R2.15-04, R2.15-05, R4-42, R8-46, D71]', async () => {
    const { user, server } = open([RELEASE], (next) =>
      next.answer('POST', recordGoalProgress.path, ({ body }) =>
        Response.json({ ...RELEASE, ...(body as { progress: number }) }),
      ),
    )
    await pressOn(user, RELEASE.title, '+10%')
    await expectToast({
      title: 'Progress Updated',
      description: '“Hand over the release” is at 50%.',
      variant: 'success',
    })
    const bar = (await findCard(RELEASE.title)).getByRole('progressbar')
    expect(bar.getAttribute('aria-valuenow')).toBe('50')
    await pressOn(user, RELEASE.title, '-10%')
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'))
    expect(server.sentTo(recordGoalProgress).map(({ body }) => body)).toEqual([
      { progress: 50, note: 'Progress updated to 50%' },
      { progress: 40, note: 'Progress updated to 40%' },
    ])
  })

  it.each([
    [95, '+10%', 100],
    [5, '-10%', 0],
  ])('from %i by %s ends at %i [R4-43]', async (progress, button, end) => {
    const { user, server } = open([aGoal('One', { progress })])
    await pressOn(user, 'One', button)
    await waitFor(() =>
      expect(server.sentTo(recordGoalProgress)[0]?.body).toEqual({
        progress: end,
        note: `Progress updated to ${end}%`,
      }),
    )
  })

  it.each([
    [100, '+10%', '-10%'],
    [0, '-10%', '+10%'],
  ])('at %i cannot go by %s [R4-44, R4-45]', async (progress, stopped, free) => {
    open([aGoal('One', { progress })])
    const card = await findCard('One')
    expect(card.getByRole('button', { name: stopped })).toHaveProperty('disabled', true)
    expect(card.getByRole('button', { name: free })).toHaveProperty('disabled', false)
  })

  it('counts every quick press, sends them one after the other and never jumps back', async () => {
    const releases: (() => void)[] = []
    const { user, server } = open([RELEASE], (next) =>
      next.answer('POST', recordGoalProgress.path, async ({ body }) => {
        await new Promise<void>((release) => void releases.push(release))
        return Response.json({ ...RELEASE, ...(body as { progress: number }) })
      }),
    )
    for (const _press of [1, 2, 3]) await pressOn(user, RELEASE.title, '+10%')
    const bar = (await findCard(RELEASE.title)).getByRole('progressbar')
    const shown = () => bar.getAttribute('aria-valuenow')
    for (const sent of [1, 2, 3]) {
      await waitFor(() => expect(server.sentTo(recordGoalProgress)).toHaveLength(sent))
      expect(shown()).toBe('70')
      releases[sent - 1]?.()
    }
    await expectToast({ description: '“Hand over the release” is at 70%.' })
    expect(shown()).toBe('70')
    expect(server.sentTo(recordGoalProgress).map(({ body }) => (body as Goal).progress)).toEqual([50, 60, 70])
  })

  it('counts a second press that comes before the first is drawn', async () => {
    const { server } = open([aGoal('One', { progress: 80 })])
    const button = (await findCard('One')).getByRole('button', { name: '+10%' })
    for (const _press of [1, 2, 3]) {
      button.click()
      await Promise.resolve()
    }
    await waitFor(() => expect(server.sentTo(recordGoalProgress)).toHaveLength(2))
    expect(server.sentTo(recordGoalProgress).map(({ body }) => (body as Goal).progress)).toEqual([90, 100])
  })

  it('that fails says so and stands where it stood [R8-17]', async () => {
    const { user } = open([RELEASE], (server) => server.refuse(recordGoalProgress, 'internal'))
    await pressOn(user, RELEASE.title, '+10%')
    await expectToast(failed('Failed to update progress. Please try again.'))
    const bar = (await findCard(RELEASE.title)).getByRole('progressbar')
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'))
  })
})

describe('a goal at 100', () => {
  it('stays active and offers to be completed [D71]', async () => {
    const full = aGoal('One', { progress: 100 })
    const { user, server } = open([full, aGoal('Two', { progress: 90 })])
    expect((await findCard('One')).getByText('Active')).toBeTruthy()
    expect((await findCard('Two')).queryByRole('button', { name: 'Mark as Completed' })).toBeNull()
    server.reply(updateGoal, { ...full, status: 'completed', completedAt: '2026-05-04T09:30:00.000Z' })
    await pressOn(user, 'One', 'Mark as Completed')
    await expectToast({ title: 'Goal Updated', description: 'It is with your completed goals now.' })
    expect(server.sentTo(updateGoal)[0]).toMatchObject({
      path: '/api/goals/One',
      body: { status: 'completed' },
    })
    expect((await findCard('One')).getByText('Completed')).toBeTruthy()
    expect((await findCard('One')).queryByRole('button', { name: 'Mark as Completed' })).toBeNull()
  })
})

describe('the history', () => {
  const STEPS: ProgressEntry[] = [
    { progress: 40, note: 'Priya ran the checklist', createdAt: '2026-05-20T09:30:00.000Z' },
    { progress: 30, note: 'Progress updated to 30%', createdAt: '2026-05-12T09:30:00.000Z' },
  ]

  it('is read when it is opened: each step with note and time', async () => {
    const { user, server } = open([RELEASE], (next) => next.reply(listGoalProgress, STEPS))
    await findCard(RELEASE.title)
    expect(server.sentTo(listGoalProgress)).toHaveLength(0)
    await pressOn(user, RELEASE.title, 'Log a step')
    const steps = await (await findCard(RELEASE.title)).findAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringMatching(/^40%Priya ran the checklistMay 20, 2026/),
      expect.stringMatching(/^30%Progress updated to 30%May 12, 2026/),
    ])
  })

  it('takes a note at the place the goal stands, and is read again', async () => {
    const { user, server } = open([RELEASE], (next) => next.reply(listGoalProgress, []))
    await pressOn(user, RELEASE.title, 'Log a step')
    expect(
      await screen.findByText('Nothing logged yet. Each step you log is kept here with its time.'),
    ).toBeTruthy()
    await user.type(field('What happened?'), '  Priya ran the checklist ')
    server.reply(recordGoalProgress, RELEASE)
    server.reply(listGoalProgress, STEPS)
    await press(user, 'Add Note')
    await expectToast({ title: 'Progress Updated', description: 'Your note is kept at 40%.' })
    expect(server.sentTo(recordGoalProgress)[0]?.body).toEqual({
      progress: 40,
      note: 'Priya ran the checklist',
    })
    expect(await screen.findByText('Priya ran the checklist')).toBeTruthy()
    expect(field('What happened?').value).toBe('')
  })

  it('keeps a note over a failure and a reload', async () => {
    const { user, unmount } = open([RELEASE], (server) => server.refuse(recordGoalProgress, 'internal'))
    await pressOn(user, RELEASE.title, 'Log a step')
    await user.type(field('What happened?'), 'Priya ran it')
    await press(user, 'Add Note')
    await expectToast(failed('Failed to update progress. Please try again.'))
    unmount()
    open([RELEASE])
    await pressOn(user, RELEASE.title, 'Log a step')
    expect(field('What happened?').value).toBe('Priya ran it')
  })

  it('that cannot be read can be asked for again', async () => {
    const { user, server } = open([RELEASE], (next) => next.refuse(listGoalProgress, 'internal'))
    await pressOn(user, RELEASE.title, 'Log a step')
    await screen.findByText(/The history could not be loaded/)
    server.reply(listGoalProgress, STEPS)
    await press(user, 'Try again')
    expect(await screen.findByText('Priya ran the checklist')).toBeTruthy()
  })
})

describe('creating a goal', () => {
  it('asks for all but the status and sends what was filled in [R2.15-06, R4-41, R5-16, R8-43]', async () => {
    const { user, server } = open([RELEASE])
    await screen.findByRole('article')
    await press(user, 'New Goal')
    expect(field('Priority').value).toBe('medium')
    expect(screen.queryByLabelText('Status')).toBeNull()
    await user.type(field('Title'), '  Talk less ')
    await user.type(field('Description (optional)'), 'Count to six')
    await user.selectOptions(field('Category'), 'communication')
    await user.selectOptions(field('Priority'), 'low')
    await user.type(field('Target date (optional)'), '2026-12-18')
    const created = aGoal('Talk less')
    server.reply(listGoals, [created, RELEASE])
    await press(user, 'Create Goal')
    await expectToast({
      title: 'Goal Created',
      description: 'It starts at 0%. Move it along as things happen.',
      variant: 'success',
    })
    expect(server.sentTo(createGoal)[0]?.body).toEqual({
      title: 'Talk less',
      description: 'Count to six',
      category: 'communication',
      priority: 'low',
      targetDate: '2026-12-18',
      sessionId: null,
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    await findCard('Talk less')
    await press(user, 'New Goal')
    expect(field('Title').value).toBe('')
  })

  it('needs a title and a category, says so at the fields, and nothing else [R5-14, R5-15, R5-17]', async () => {
    const { user, server } = open([])
    await screen.findByText('No Goals Yet')
    await press(user, 'Create Your First Goal')
    await press(user, 'Create Goal')
    expect(screen.getByText('Give the goal a title')).toBeTruthy()
    expect(screen.getByText('Choose a category')).toBeTruthy()
    expect(document.activeElement).toBe(field('Title'))
    await user.type(field('Title'), 'Talk less')
    expect(screen.queryByText('Give the goal a title')).toBeNull()
    await press(user, 'Create Goal')
    expect(document.activeElement).toBe(field('Category'))
    expect(server.sentTo(createGoal)).toHaveLength(0)
    await user.selectOptions(field('Category'), 'communication')
    await press(user, 'Create Goal')
    await waitFor(() =>
      expect(server.sentTo(createGoal)[0]?.body).toMatchObject({ priority: 'medium', targetDate: null }),
    )
  })

  it('offers the eight categories and three priorities [R9-32, R9-33]', async () => {
    const { user } = open([])
    await screen.findByText('No Goals Yet')
    await press(user, 'Create Your First Goal')
    expect(optionsOf('Category')).toEqual([...GOAL_CATEGORIES])
    expect(optionsOf('Priority')).toEqual(['high', 'medium', 'low'])
  })

  it('that fails keeps what was typed, also over a reload, and is sent under the same key [R8-15]', async () => {
    const { user, server, unmount } = open([], (next) => next.refuse(createGoal, 'internal'))
    await screen.findByText('No Goals Yet')
    await press(user, 'Create Your First Goal')
    await user.type(field('Title'), 'Talk less')
    await user.selectOptions(field('Category'), 'communication')
    for (const _try of [1, 2]) {
      await press(user, 'Create Goal')
      await expectToast(failed('Failed to create goal. Please try again.'))
    }
    const keys = server.sentTo(createGoal).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual([keys[0], keys[0]])
    expect(keys[0]).toBeTruthy()
    unmount()
    open([])
    await screen.findByText('No Goals Yet')
    await press(user, 'Create Your First Goal')
    expect([field('Title').value, field('Category').value]).toEqual(['Talk less', 'communication'])
    await press(user, 'Start over')
    expect(field('Title').value).toBe('')
  })

  it('that the server cannot take yet is told so and sent again under the same key', async () => {
    const { user, server } = open([], (next) =>
      next.answer('POST', createGoal.path, () => {
        next.reply(createGoal, createGoal.example)
        const problem = { code: 'unavailable', message: 'Not now', requestId: 'r' }
        return Response.json(problem, { status: 503, headers: { 'retry-after': '1' } })
      }),
    )
    await screen.findByText('No Goals Yet')
    await press(user, 'Create Your First Goal')
    await user.type(field('Title'), 'Talk less')
    await user.selectOptions(field('Category'), 'communication')
    await press(user, 'Create Goal')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Not saved yet' }))
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Goal Created' }), { timeout: 10_000 })
    const keys = server.sentTo(createGoal).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual([keys[0], keys[0]])
  })

  it('shows at its field what the server says is wrong', async () => {
    const { user } = open([], (server) =>
      server.answer('POST', createGoal.path, () =>
        Response.json(
          {
            code: 'invalid_input',
            message: 'Wrong',
            fields: { 'body.targetDate': 'Choose a day' },
            requestId: 'r',
          },
          { status: 400 },
        ),
      ),
    )
    await screen.findByText('No Goals Yet')
    await press(user, 'Create Your First Goal')
    await user.type(field('Title'), 'Talk less')
    await user.selectOptions(field('Category'), 'communication')
    await press(user, 'Create Goal')
    expect(await screen.findByText('Choose a day')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Target date (optional)')))
  })

  it('put aside comes back, given up does not', async () => {
    const { user } = open([])
    await screen.findByText('No Goals Yet')
    await press(user, 'Create Your First Goal')
    await user.type(field('Title'), 'Talk less')
    await press(user, 'Close')
    await press(user, 'Create Your First Goal')
    expect(field('Title').value).toBe('Talk less')
    await press(user, 'Cancel')
    await press(user, 'Create Your First Goal')
    expect(field('Title').value).toBe('')
  })
})

describe('an address that brings a goal along', () => {
  it('opens the dialog with its title, sends the session, and is left afterwards', async () => {
    openAddress('/goals?new=Talk+to+Ana+%26+Marco&session=session_1')
    const { user, server } = open([])
    expect(await screen.findByRole('dialog', { name: 'New goal' })).toBeTruthy()
    expect(field('Title').value).toBe('Talk to Ana & Marco')
    await user.selectOptions(field('Category'), 'communication')
    await press(user, 'Create Goal')
    await expectToast({ title: 'Goal Created' })
    expect(server.sentTo(createGoal)[0]?.body).toMatchObject({
      title: 'Talk to Ana & Marco',
      sessionId: 'session_1',
    })
    expect(window.location.pathname + window.location.search).toBe('/goals')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('with more words than a title holds keeps all of them in the description', async () => {
    const words = 'Talk to Ana '.repeat(30).trim()
    openAddress(`/goals?new=${encodeURIComponent(words)}`)
    open([])
    await screen.findByRole('dialog')
    expect(field('Title').value).toMatch(/^Talk to Ana .*…$/)
    expect(field('Title').value.length).toBeLessThanOrEqual(200)
    expect(field('Description (optional)').value).toBe(words)
  })
})

describe('editing a goal', () => {
  it('starts from what it is, with its status, and saves the change [R2.15-02, R2.15-07, R4-40, R4-41, R8-44]', async () => {
    const { user, server } = open([RELEASE])
    await pick(user, RELEASE.title, 'Edit')
    const labels = [
      'Title',
      'Description (optional)',
      'Category',
      'Priority',
      'Target date (optional)',
      'Status',
    ]
    expect(labels.map((label) => field(label).value)).toEqual([
      RELEASE.title,
      'Priya runs it.',
      'delegation',
      'high',
      '2099-12-18',
      'active',
    ])
    expect(optionsOf('Status')).toEqual(['active', 'paused', 'completed'])
    await user.selectOptions(field('Status'), 'paused')
    await user.clear(field('Target date (optional)'))
    server.reply(updateGoal, { ...RELEASE, status: 'paused', targetDate: null })
    await press(user, 'Save Changes')
    await expectToast({ title: 'Goal Updated', description: 'Your changes are saved.', variant: 'success' })
    expect(server.sentTo(updateGoal)[0]?.body).toEqual({
      title: RELEASE.title,
      description: 'Priya runs it.',
      category: 'delegation',
      priority: 'high',
      targetDate: null,
      status: 'paused',
    })
    expect((await findCard(RELEASE.title)).getByText('Paused')).toBeTruthy()
  })

  it('needs a title still [R5-14]', async () => {
    const { user, server } = open([RELEASE])
    await pick(user, RELEASE.title, 'Edit')
    await user.clear(field('Title'))
    await press(user, 'Save Changes')
    expect(screen.getByText('Give the goal a title')).toBeTruthy()
    expect(server.sentTo(updateGoal)).toHaveLength(0)
  })

  it('that fails keeps what was typed and says so [R8-16]', async () => {
    const { user } = open([RELEASE], (server) => server.refuse(updateGoal, 'internal'))
    await pick(user, RELEASE.title, 'Edit')
    await user.type(field('Title'), ' for good')
    await press(user, 'Save Changes')
    await expectToast(failed('Failed to update goal. Please try again.'))
    expect(field('Title').value).toBe('Hand over the release for good')
  })
})

describe('deleting a goal', () => {
  it('takes it away at once and says so [R2.15-03, R8-45]', async () => {
    const { user, server } = open([RELEASE, aGoal('Talk less')])
    await pick(user, RELEASE.title, 'Delete')
    await expectToast({
      title: 'Goal Deleted',
      description: '“Hand over the release” and its history are gone.',
      variant: 'success',
    })
    expect(server.sentTo(deleteGoal).map(({ path }) => path)).toEqual([
      `/api/goals/${encodeURIComponent(RELEASE.id)}`,
    ])
    expect(screen.getAllByRole('article')).toEqual([screen.getByRole('article', { name: 'Talk less' })])
  })

  it('can be undone while the toast is there, also from another screen', async () => {
    const { user, server, unmount } = open([RELEASE])
    await pick(user, RELEASE.title, 'Delete')
    await screen.findByText('No Goals Yet')
    unmount()
    lastToast()?.action?.onAction()
    await expectToast({ title: 'Goal Restored', description: 'It is back with its history.' })
    expect(server.sentTo(restoreGoal)).toHaveLength(1)
  })

  it('that is undone brings the card back', async () => {
    const { user } = open([RELEASE])
    await pick(user, RELEASE.title, 'Delete')
    await screen.findByText('No Goals Yet')
    lastToast()?.action?.onAction()
    await findCard(RELEASE.title)
  })

  it('whose undoing fails says so and can be undone once more', async () => {
    const { user, server } = open([RELEASE], (next) => next.refuse(restoreGoal, 'internal'))
    await pick(user, RELEASE.title, 'Delete')
    await expectToast({ title: 'Goal Deleted' })
    lastToast()?.action?.onAction()
    await expectToast(failed('Failed to restore goal. Please try again.'))
    server.reply(restoreGoal, RELEASE)
    lastToast()?.action?.onAction()
    await expectToast({ title: 'Goal Restored' })
  })

  it('that fails says so and keeps the card [R8-18]', async () => {
    const { user } = open([RELEASE], (server) => server.refuse(deleteGoal, 'internal'))
    await pick(user, RELEASE.title, 'Delete')
    await expectToast(failed('Failed to delete goal. Please try again.'))
    await findCard(RELEASE.title)
  })
})

describe('the goals screen', () => {
  it('has what is derived from goals read again after each change [D77]', async () => {
    const server = startServer()
    server.reply(listGoals, [RELEASE])
    renderWithQueries(
      <>
        <ProgressReader />
        <GoalsPage />
      </>,
    )
    const user = userEvent.setup()
    const expectReads = (count: number) =>
      waitFor(() => expect(server.sentTo(getProgress)).toHaveLength(count))
    await expectReads(1)
    await pressOn(user, RELEASE.title, '+10%')
    await expectReads(2)
    await pick(user, RELEASE.title, 'Edit')
    await press(user, 'Save Changes')
    await expectReads(3)
    await pick(user, (await screen.findByRole('heading', { level: 3 })).textContent ?? '', 'Delete')
    await expectReads(4)
    lastToast()?.action?.onAction()
    await expectReads(5)
  })

  it('offers another try when the goals cannot be read', async () => {
    const { server, user } = open([], (next) => next.refuse(listGoals, 'internal'))
    await screen.findByRole('alert')
    server.reply(listGoals, [RELEASE])
    await press(user, 'Try again')
    await findCard(RELEASE.title)
  })

  it('is empty without a session, and leads to sign-in [R6-16, D11]', async () => {
    const departures = watchDepartures()
    const { container, server } = open([], (next) => next.refuse(listGoals, 'unauthorized'))
    await expectToast({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
    })
    expect(server.sentTo(listGoals)).toHaveLength(1)
    await waitFor(() => expect(container.innerHTML).toBe(''))
    await waitFor(() => expect(departures).toEqual(['/api/login']), { timeout: 1500 })
  })

  it('stands at /goals for a signed-in person [R2.1-13]', async () => {
    startServer()
    renderApp('/goals')
    expect(await screen.findByRole('heading', { level: 1, name: 'Goals' }, { timeout: 5000 })).toBeTruthy()
  })

  it('is not found for a visitor [R2.1-34]', async () => {
    startServer().refuse(getUser, 'unauthorized')
    vi.spyOn(console, 'debug').mockImplementation(() => undefined)
    renderApp('/goals')
    expect(await screen.findByText('Page Not Found')).toBeTruthy()
  })
})
