import { getUser, type User } from '@lodestar/contract/account'
import {
  type AnalyticsInsight,
  generatePredictions,
  getAnalytics,
  listAnalyticsInsights,
  listPredictions,
  PREDICTION_TYPES,
  type Prediction,
  readAnalyticsInsight,
} from '@lodestar/contract/analytics'
import { deleteGoal, type Goal, listGoals, updateGoal } from '@lodestar/contract/goals'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { DEMO_USER } from '../../lib/demo-user.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { readToasts } from '../../lib/toast.ts'
import { renderWithQueries, watchDepartures } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { predictionsQuery } from './analytics.queries.ts'
import { AnalyticsPage } from './analytics-page.tsx'

const [EXAMPLE] = listPredictions.example as [Prediction]
const [SIGNAL] = listAnalyticsInsights.example as [AnalyticsInsight]

const aPrediction = (given: Partial<Prediction> = {}): Prediction => ({ ...EXAMPLE, ...given })
const aSignal = (id: string, given: Partial<AnalyticsInsight> = {}): AnalyticsInsight => ({
  ...SIGNAL,
  id,
  title: id,
  ...given,
})
const FIVE = [
  ...PREDICTION_TYPES.map((predictionType) =>
    aPrediction({ id: predictionType, predictionType, question: `About ${predictionType}` }),
  ),
  aPrediction({ id: 'second', predictionType: 'goal_achievement', question: 'About another goal' }),
]
const ADA: User = { ...DEMO_USER, id: 'user_ada', provider: 'local' }

async function open(prepare: (server: TestServer) => void = () => undefined, user: User = ADA) {
  const server = startServer()
  server.reply(getUser, user)
  prepare(server)
  const view = renderWithQueries(<AnalyticsPage />)
  await waitFor(() => expect(server.sentTo(getUser)).toHaveLength(1))
  return { server, user: userEvent.setup(), ...view }
}

const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const ready = () => screen.findByRole('tab', { name: 'Overview' })
const lastToast = () => readToasts().at(0)

describe('the analytics screen', () => {
  it('shows four figures, confidence as rounded percent [R2.16-03, R9-48]', async () => {
    const { user } = await open((server) =>
      server.reply(getAnalytics, { ...getAnalytics.example, averageConfidence: 0.846 }),
    )
    await user.click(await screen.findByRole('button', { name: 'In figures' }))
    const figures = within(await screen.findByRole('region', { name: 'Figures' }))
    const read = (label: string) => figures.getByText(label).nextElementSibling?.textContent
    expect(
      ['Total predictions', 'Total insights', 'Unread insights', 'Average confidence'].map(read),
    ).toEqual(['4', '3', '1', '85%'])
  })

  it.each([
    ['1 day in one week', [1]],
    ['1 day a week over 2 weeks', [1, 1]],
    ['1.5 days a week over 2 weeks', [1, 2]],
  ])('counts %s', async (words, days) => {
    const weeks = days.map((activeDays, at) => ({
      startsOn: `2026-05-${at === 0 ? '04' : '11'}`,
      activeDays,
    }))
    const { outlook } = getAnalytics.example
    await open((server) =>
      server.reply(getAnalytics, { ...getAnalytics.example, outlook: { ...outlook, weeks } }),
    )
    expect(await screen.findByText(new RegExp(`You were active on ${words}\\.`))).toBeTruthy()
  })

  it('has three tabs, the overview with the three latest predictions and insights [R2.16-04, R2.16-05, R2.16-06, R9-46]', async () => {
    const { user } = await open((server) => {
      server.reply(listPredictions, FIVE)
      server.reply(
        listAnalyticsInsights,
        ['one', 'two', 'three', 'four'].map((id) => aSignal(id)),
      )
    })
    await ready()
    expect(cards()).toEqual([...FIVE.slice(0, 3).map(({ question }) => question), 'one', 'two', 'three'])
    await user.click(screen.getByRole('tab', { name: 'Predictions' }))
    expect(cards()).toHaveLength(5)
    await user.click(screen.getByRole('tab', { name: 'Insights' }))
    expect(cards()).toEqual(['one', 'two', 'three', 'four'])
  })

  it('filters by type, and asks for that type only [R2.16-01, R7-55, R9-41, D74]', async () => {
    const { server, user } = await open((server) => server.reply(listPredictions, FIVE))
    await ready()
    const filter = screen.getByLabelText<HTMLSelectElement>('Prediction type')
    expect([...filter.options].map(({ value }) => value)).toEqual(['all', ...PREDICTION_TYPES])
    await user.selectOptions(filter, 'growth_trajectory')
    expect(cards()).toEqual(['About growth_trajectory', SIGNAL.title])
    await user.click(screen.getByRole('button', { name: 'Generate Insights' }))
    await waitFor(() => expect(server.sentTo(generatePredictions)).toHaveLength(1))
    expect(server.sentTo(generatePredictions)[0]?.body).toEqual({
      predictionTypes: ['growth_trajectory'],
      timeHorizon: 30,
    })
  })

  it('generates all types for 30 days, says so, and reads everything again [R2.16-02, R7-54, R7-55, R8-47]', async () => {
    const { server, user } = await open()
    await ready()
    await user.click(screen.getByRole('button', { name: 'Generate Insights' }))
    await waitFor(() =>
      expect(lastToast()).toMatchObject({ title: 'Predictions Generated', variant: 'success' }),
    )
    expect(server.sentTo(generatePredictions)[0]?.body).toEqual({ timeHorizon: 30 })
    await waitFor(() => {
      for (const read of [getAnalytics, listAnalyticsInsights, listPredictions])
        expect(server.sentTo(read)).toHaveLength(2)
    })
  })

  it('shows that it is at work while it generates', async () => {
    const { user } = await open((server) => server.reply(generatePredictions, new Promise(() => undefined)))
    await ready()
    await user.click(screen.getByRole('button', { name: 'Generate Insights' }))
    const button = await screen.findByRole('button', { name: 'Generating…' })
    expect(button.getAttribute('aria-busy')).toBe('true')
  })

  it('says when generating fails [R8-19]', async () => {
    const { user } = await open((server) => server.refuse(generatePredictions, 'internal'))
    await ready()
    await user.click(screen.getByRole('button', { name: 'Generate Insights' }))
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to generate predictions. Please try again.',
        variant: 'destructive',
      }),
    )
  })

  it('asks for active predictions, and throws a text of its own when that fails [R7-51, R7-52]', async () => {
    const server = startServer()
    await createQueryClient().fetchQuery(predictionsQuery)
    expect(server.sentTo(listPredictions)[0]?.query.get('active_only')).toBe('true')
    server.refuse(listPredictions, 'internal')
    await expect(createQueryClient().fetchQuery(predictionsQuery)).rejects.toThrow(
      /^Failed to fetch predictions$/,
    )
  })

  it.each([getAnalytics, listPredictions, listAnalyticsInsights])(
    'is empty once there is no session: $path [R6-17]',
    async (endpoint) => {
      watchDepartures()
      const { container } = await open((server) => server.refuse(endpoint, 'unauthorized'))
      await waitFor(() => expect(container.textContent).toBe(''))
      expect(lastToast()).toMatchObject({ title: 'Unauthorized' })
    },
  )

  it.each([
    ['the figures', getAnalytics, 'Total predictions'],
    ['the predictions', listPredictions, 'About '],
    ['the insights', listAnalyticsInsights, SIGNAL.title],
  ])(
    'leaves out %s alone where they cannot be read, and reads them again on demand',
    async (_, endpoint, missing) => {
      const fill = (next: TestServer) => {
        next.reply(getAnalytics, getAnalytics.example)
        next.reply(listPredictions, FIVE)
        next.reply(listAnalyticsInsights, [SIGNAL])
      }
      const { server, user } = await open((next) => {
        fill(next)
        next.refuse(endpoint, 'internal')
      })
      expect(await screen.findByText('Some of this page could not be loaded')).toBeTruthy()
      const shown = () =>
        ['Total predictions', 'About ', SIGNAL.title].filter(
          (text) => screen.queryAllByText(text, { exact: false }).length > 0,
        )
      expect(shown()).toHaveLength(2)
      expect(shown()).not.toContain(missing)
      expect(screen.getByRole('heading', { level: 1, name: 'Predictive Analytics' })).toBeTruthy()
      fill(server)
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(shown()).toHaveLength(3))
      expect(screen.queryByText('Some of this page could not be loaded')).toBeNull()
    },
  )

  it('stands aside as a whole where none of it can be read', async () => {
    await open((next) => {
      for (const endpoint of [getAnalytics, listPredictions, listAnalyticsInsights])
        next.refuse(endpoint, 'internal')
    })
    expect(await screen.findByText('This page could not be shown')).toBeTruthy()
    expect(screen.queryByText('Some of this page could not be loaded')).toBeNull()
  })

  it('tells the demo user that there is not enough data, and where it comes from [R2.16-07, R2.16-08]', async () => {
    const { server } = await open(undefined, DEMO_USER)
    await screen.findByText('Not Enough Data')
    expect(screen.getByRole('link', { name: 'Take Assessment' }).getAttribute('href')).toBe('/assessment')
    expect(server.sentTo(getAnalytics)).toEqual([])
  })
})

describe('a prediction', () => {
  const bandOf = async (given: Partial<Prediction>) => {
    const { unmount } = await open((server) => server.reply(listPredictions, [aPrediction(given)]))
    await ready()
    const [card] = screen.getAllByRole('article')
    const value = card?.querySelector('[data-band]')
    const shown = {
      text: value?.textContent,
      color: value?.className,
      band: value?.getAttribute('data-band') ?? undefined,
    }
    unmount()
    return shown
  }

  it('of a skill has no figure: its value is no probability', async () => {
    const skill = await bandOf({ predictionType: 'skill_recommendation', predictionValue: 0.32 })
    expect([skill.text, skill.band]).toEqual([undefined, undefined])
  })

  it('has the color of its value, and a risk the other way round [R9-42, R9-43, R9-44, R9-48]', async () => {
    const goal = (predictionValue: number) => bandOf({ predictionType: 'goal_achievement', predictionValue })
    const risk = (predictionValue: number) => bandOf({ predictionType: 'engagement_risk', predictionValue })
    expect((await goal(0.71)).color).not.toBe((await goal(0.7)).color)
    expect((await goal(0.41)).color).not.toBe((await goal(0.4)).color)
    expect((await risk(0.8)).color).toBe((await goal(0.3)).color)
    expect([(await goal(0.846)).text, (await goal(0.8)).band, (await goal(0.5)).band]).toEqual([
      '85%',
      'good',
      'warning',
    ])
  })

  it('shows four of more factors, each with what it does [R3-44, R9-45]', async () => {
    const impacts = ['positive', 'negative', 'neutral', 'positive', 'negative'] as const
    const factors = impacts.map((impact, at) => ({
      id: `factor_${at}`,
      factorName: `Factor ${at}`,
      factorWeight: 0.2,
      impact,
    }))
    await open((server) => server.reply(listPredictions, [aPrediction({ factors })]))
    await ready()
    await userEvent.click(screen.getByText('Why'))
    const list = within(screen.getByRole('list', { name: 'What moved it' })).getAllByRole('listitem')
    expect(list.map(({ textContent }) => textContent)).toEqual([
      'Factor 0, in your favor20%',
      'Factor 1, against you20%',
      'Factor 2, neither way20%',
      'Factor 3, in your favor20%',
    ])
  })

  it('says its range and its own past, and nothing else about how sure it is; a suggestion that it is none', async () => {
    await open((server) =>
      server.reply(listPredictions, [
        aPrediction(),
        aPrediction({ id: 'skill', predictionType: 'skill_recommendation', baseRate: null, interval: null }),
      ]),
    )
    await ready()
    screen.getByText('Probably between 9% and 38%. The line marks your own past: 28%.')
    screen.getByText('A suggestion, not a probability.')
    for (const card of screen.getAllByRole('article')) expect(card.textContent).not.toContain('onfidence')
  })

  it('says what would move it: a step soon while its day has not gone by, else what counts most', async () => {
    const whatIf = { act: 'goal_step', gain: 10, by: '2999-05-03', value: 0.55 } as const
    await open((server) =>
      server.reply(listPredictions, [
        aPrediction({ id: 'step', question: 'A step?', whatIf }),
        aPrediction({ id: 'day', question: 'A day?', whatIf: { ...whatIf, act: 'active_day', gain: null } }),
        aPrediction({ id: 'gone', question: 'Gone?', whatIf: { ...whatIf, by: '2020-01-01' } }),
      ]),
    )
    await ready()
    const textOf = (name: string) => screen.getByRole('article', { name }).textContent
    expect(textOf('A step?')).toContain('10% more by Friday, May 3 makes it 55%.')
    expect(textOf('A day?')).toContain('One active day by Friday, May 3 makes it 55%.')
    expect(textOf('Gone?')).toContain('Counts most: Days since you were last active: 2, in your favor.')
  })

  it.each([
    [{ what: 'steps', more: 3 }, '3 more steps on this goal, on different days, and we can say.'],
    [{ what: 'active_weeks', more: 1 }, '1 more week with something done here, and we can say.'],
    [{ what: 'goal', more: 1 }, 'Set a goal, or move one, and we can say.'],
  ] as const)('is only its question while too little is known: %j', async (missing, words) => {
    await open((server) => server.reply(listPredictions, [aPrediction({ question: 'Will it?', missing })]))
    await ready()
    const card = screen.getByRole('article', { name: 'Will it?' })
    expect(card.textContent).toBe(`Will it?${words}`)
  })

  it('comes first where a step changes most, and last where too little is known', async () => {
    const step = (value: number) => ({ act: 'active_day', gain: null, by: '2999-05-03', value }) as const
    const { user } = await open((server) =>
      server.reply(listPredictions, [
        aPrediction({ id: 'a', question: 'Unknown', missing: { what: 'results', more: 2 } }),
        aPrediction({ id: 'b', question: 'Suggested', predictionType: 'skill_recommendation', whatIf: null }),
        aPrediction({ id: 'c', question: 'Wide', whatIf: null, interval: { low: 0.1, high: 0.9 } }),
        aPrediction({ id: 'd', question: 'Narrow', whatIf: null }),
        aPrediction({ id: 'e', question: 'Little', whatIf: step(0.2) }),
        aPrediction({ id: 'f', question: 'Much', whatIf: step(0.05) }),
      ]),
    )
    await ready()
    await user.click(screen.getByRole('tab', { name: 'Predictions' }))
    expect(cards()).toEqual(['Much', 'Little', 'Narrow', 'Wide', 'Suggested', 'Unknown'])
  })

  it('stands among the answered ones when its time is over', async () => {
    const answered = aPrediction({
      id: 'old',
      outcome: 'no',
      resolvedAt: '2026-06-02T09:30:00.000Z',
      question: 'Did it?',
    })
    const { server, user } = await open()
    await ready()
    server.reply(listPredictions, [answered])
    await user.click(screen.getByRole('tab', { name: 'Predictions' }))
    const row = (await screen.findByText('Did it?')).closest('li')
    expect(row?.textContent).toContain('We said 22%')
    expect(row?.textContent).toContain('No, Jun 2, 2026')
  })
})

describe('an insight', () => {
  it('stands out until it is marked read, which is sent and counted [R4-50, R4-51, R7-56]', async () => {
    const { server, user } = await open((server) => server.reply(listAnalyticsInsights, [aSignal('Quiet')]))
    await ready()
    const card = screen.getByRole('article', { name: 'Quiet' })
    const unread = card.className
    within(card).getByText('Unread')
    await user.click(screen.getByRole('button', { name: 'Mark Read: Quiet' }))
    await waitFor(() => expect(server.sentTo(readAnalyticsInsight)).toHaveLength(1))
    expect(card.className).not.toBe(unread)
    expect(within(card).queryByText('Unread')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Mark Read: Quiet' })).toBeNull()
    await waitFor(() => expect(server.sentTo(getAnalytics)).toHaveLength(2))
  })

  it('is unread again when that fails', async () => {
    const { user } = await open((server) => {
      server.reply(listAnalyticsInsights, [aSignal('Quiet')])
      server.refuse(readAnalyticsInsight, 'internal')
    })
    await ready()
    await user.click(screen.getByRole('button', { name: 'Mark Read: Quiet' }))
    await waitFor(() => expect(lastToast()).toMatchObject({ variant: 'destructive' }))
    screen.getByText('Unread')
  })

  it('looks different for each severity [R9-47]', async () => {
    const severities = ['critical', 'high', 'medium', 'low'] as const
    await open((server) =>
      server.reply(
        listAnalyticsInsights,
        severities.map((severity) => aSignal(severity, { severity })),
      ),
    )
    await ready()
    await userEvent.click(screen.getByRole('tab', { name: 'Insights' }))
    const looks = ['Critical', 'High', 'Medium', 'Low'].map((word) => screen.getByText(word).className)
    expect(new Set(looks).size).toBe(4)
  })
})

describe('the track record', () => {
  const record = getAnalytics.example.trackRecord
  const show = (given: Partial<typeof record>) =>
    open((server) =>
      server.reply(getAnalytics, { ...getAnalytics.example, trackRecord: { ...record, ...given } }),
    )

  it('leads once something is answered: how often predictions came true, whether that is usual, and against the own past', async () => {
    await show({})
    await ready()
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('How right were we?')
    screen.getByText('12 questions answered: 5 came true, and we expected 5.4.')
    screen.getByText(
      /^That is within what is usual, 3 to 8\. Looking at how things stood made us nearer than your past/,
    )
    screen.getByText(/We said 20%, it came true 14% of 7 times/)
    expect(screen.queryByRole('region', { name: 'How near, in figures' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'How near, in figures' }))
    screen.getByText(/: 0\.17 for us, 0\.22 for your past alone\./)
  })

  it('is not there before anything is answered', async () => {
    await show({ resolved: 0, cameTrue: 0, expected: 0, brier: null, baseBrier: null, bins: [] })
    await ready()
    expect(screen.queryByText('How right were we?')).toBeNull()
  })

  it('says that fewer than ten are too few', async () => {
    await show({ resolved: 9 })
    await ready()
    screen.getByText('That is too few to judge: it takes 10, and 1 is missing.')
    expect(screen.queryByText(/We said 20%/)).toBeNull()
  })

  it('admits being further off than usual', async () => {
    await show({ cameTrue: 11, brier: 0.4 })
    await ready()
    screen.getByText(/further off than usual.*Your past alone would have been as near as we were/)
  })
})

describe('a goal that stands still', () => {
  const show = async () => {
    const { id, title } = listGoals.example[0] as Goal
    const view = await open((server) => {
      server.reply(listAnalyticsInsights, [aSignal(`“${title}” has not moved`, { goalId: id })])
      server.reply(listGoals, listGoals.example)
      server.reply(updateGoal, { ...updateGoal.example, id })
    })
    await screen.findByRole('button', { name: 'Pause it' })
    return view
  }

  it('can be paused where it is shown', async () => {
    const { server, user } = await show()
    await user.click(screen.getByRole('button', { name: 'Pause it' }))
    await waitFor(() => expect(server.sentTo(updateGoal)[0]?.body).toEqual({ status: 'paused' }))
  })

  it('can be given a new date', async () => {
    const { server, user } = await show()
    await user.click(screen.getByRole('button', { name: 'New date' }))
    const field = screen.getByLabelText('New date')
    await user.clear(field)
    await user.type(field, '2027-02-03')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(server.sentTo(updateGoal)[0]?.body).toEqual({ targetDate: '2027-02-03' }))
  })

  it('can be let go, which deletes it and can be undone', async () => {
    const { server, user } = await show()
    await user.click(screen.getByRole('button', { name: 'Let it go' }))
    await waitFor(() => expect(server.sentTo(deleteGoal)).toHaveLength(1))
    await waitFor(() =>
      expect(lastToast()).toMatchObject({ title: 'Goal Deleted', action: { label: 'Undo' } }),
    )
  })
})
