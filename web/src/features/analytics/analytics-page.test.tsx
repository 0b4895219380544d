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
    await open((server) => server.reply(getAnalytics, { ...getAnalytics.example, averageConfidence: 0.846 }))
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
      band: value?.getAttribute('data-band'),
    }
    unmount()
    return shown
  }

  it('of a skill has no color that judges: its value is no probability', async () => {
    const skill = await bandOf({ predictionType: 'skill_recommendation', predictionValue: 0.32 })
    expect([skill.text, skill.band]).toEqual(['32%', 'neutral'])
    expect(skill.color).not.toContain('danger')
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
    const list = within(screen.getByRole('list', { name: 'What moved it' })).getAllByRole('listitem')
    expect(list.map(({ textContent }) => textContent)).toEqual([
      'Factor 0, in your favor20%',
      'Factor 1, against you20%',
      'Factor 2, neither way20%',
      'Factor 3, in your favor20%',
    ])
  })

  it('says its range, its base rate and how much there is to go by; a suggestion that it is none', async () => {
    await open((server) =>
      server.reply(listPredictions, [
        aPrediction(),
        aPrediction({ id: 'skill', predictionType: 'skill_recommendation', baseRate: null, interval: null }),
      ]),
    )
    await ready()
    screen.getByText('Probably between 9% and 38%. Your base rate is 28%, where the line stands.')
    expect(screen.getAllByText('Some to go by: confidence 71%.')).toHaveLength(2)
    screen.getByText(/A suggestion, not a probability/)
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
    expect(row?.textContent).toContain('It did not, Jun 2, 2026')
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

  it('says how often predictions were right, against chance and base rates', async () => {
    await show({})
    await ready()
    screen.getByText(/^5 of 12 came true, and 5\.4 should have: as right as chance allows \(3 to 8\)\./)
    screen.getByText(/We said 20%, it came true 14% of 7 times/)
  })

  it('says that fewer than ten are too few', async () => {
    await show({ resolved: 9 })
    await ready()
    screen.getByText('Too few to judge: 9 answered so far, and it takes 10.')
    expect(screen.queryByText(/We said 20%/)).toBeNull()
  })

  it('admits being further off than chance explains', async () => {
    await show({ cameTrue: 11, brier: 0.4 })
    await ready()
    screen.getByText(/further off than chance explains.*Base rates alone would have done as well\./)
  })
})
