import { getUser } from '@lodestar/contract/account'
import { type CoachingSession, listSessions } from '@lodestar/contract/coaching'
import {
  type AwaitedInsight,
  INSIGHT_TYPES,
  type Insight,
  listAwaited,
  listInsights,
  updateInsight,
} from '@lodestar/contract/insights'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderApp, watchDepartures } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { TYPE_WORDS } from './insight-words.ts'

function open(prepare: (server: TestServer) => void = () => undefined, address = '/insights') {
  const server = startServer()
  prepare(server)
  renderApp(address)
  return { server, user: userEvent.setup() }
}
const asVisitor = (server: TestServer) => server.refuse(getUser, 'unauthorized')

const [example] = listInsights.example as Insight[]
const anInsight = (place: number, given: Partial<Insight> = {}): Insight => ({
  ...(example as Insight),
  id: `insight_${place}`,
  title: `Insight ${place}`,
  ...given,
})
const readCount = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent

describe('the insights of a signed-in person', () => {
  it('are counted, in all and by priority [R2.14-01]', async () => {
    const priorities = [1, 2, 2, 3, 3, 3]
    open((server) =>
      server.reply(
        listInsights,
        priorities.map((priority, at) => anInsight(at, { priority })),
      ),
    )
    expect(await readCount('Total insights')).toBe('6')
    expect(await readCount('High priority')).toBe('1')
    expect(await readCount('Medium priority')).toBe('2')
    expect(await readCount('Low priority')).toBe('3')
  })

  it('are one card each, of every type, with title, description, what it rests on and the priority in words [R1-23, R2.1-07, R2.14-02, R3-07, R4-81]', async () => {
    open((server) =>
      server.reply(
        listInsights,
        INSIGHT_TYPES.map((type, at) => anInsight(at, { type, priority: (at % 3) + 1 })),
      ),
    )
    const cards = await screen.findAllByRole('article')
    expect(cards).toHaveLength(INSIGHT_TYPES.length)
    INSIGHT_TYPES.forEach((type, at) => {
      const card = within(screen.getByRole('article', { name: `Insight ${at}` }))
      expect(card.getByText(TYPE_WORDS[type].label)).toBeTruthy()
      expect(card.getByText('4 of your last 6 sessions were about giving feedback.')).toBeTruthy()
      expect(card.getByText('From 4 sessions since May 3')).toBeTruthy()
      expect(card.getByText(['High', 'Medium', 'Low'][at % 3] ?? '')).toBeTruthy()
    })
  })

  it('explain their type on focus, and keep it open once pressed [R2.14-03]', async () => {
    const { user } = open()
    const button = await screen.findByRole('button', { name: 'What pattern means' })
    button.focus()
    expect((await screen.findByRole('tooltip')).textContent).toContain('comes back in three or more')
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.hidden).toBe(false)
  })

  it('open to the sessions they rest on, also where those gave the steps that were counted', async () => {
    const [session] = listSessions.example
    const { user } = open((server) => {
      server.reply(listSessions, [
        { ...(session as CoachingSession), id: 'session_1', title: 'Marco in planning' },
        { ...(session as CoachingSession), id: 'session_2', title: 'Marco again' },
        { ...(session as CoachingSession), id: 'session_9', title: 'Something else' },
      ])
      const metadata = { ...anInsight(1).metadata, subjects: ['session_1', 'session_2/0', 'session_2/1'] }
      server.reply(listInsights, [anInsight(1, { metadata })])
    })
    const button = await screen.findByRole('button', { name: 'From 4 sessions since May 3' })
    expect(screen.queryByRole('link', { name: 'Marco again' })).toBeNull()
    await user.click(button)
    expect(screen.getByRole('link', { name: 'Marco again' }).getAttribute('href')).toBe(
      '/coaching?session=session_2',
    )
    expect(screen.getByRole('link', { name: 'Marco in planning' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Something else' })).toBeNull()
  })

  it('quote their owner, unless the insight says the words already', async () => {
    const metadata = { ...anInsight(1).metadata, quote: 'Talk to Ana before Friday' }
    open((server) =>
      server.reply(listInsights, [
        anInsight(1, { metadata }),
        anInsight(2, { metadata, description: 'Most recently “Talk to Ana before Friday”.' }),
      ]),
    )
    await screen.findAllByRole('article')
    expect(screen.getAllByText('“Talk to Ana before Friday”')).toHaveLength(1)
  })

  it('can be put away and brought back', async () => {
    const { server, user } = open((next) => {
      next.reply(listInsights, [anInsight(1), anInsight(2)])
      next.reply(updateInsight, anInsight(1, { isActive: false }))
    })
    const button = await screen.findByRole('button', { name: 'Hide: Insight 1' })
    server.reply(listInsights, [anInsight(2), anInsight(1, { isActive: false })])
    await user.click(button)
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Insight 1' })).toBeNull())
    expect(server.sentTo(updateInsight)[0]).toMatchObject({
      path: '/api/insights/insight_1',
      body: { isActive: false },
    })
    server.reply(updateInsight, anInsight(1))
    server.reply(listInsights, [anInsight(1), anInsight(2)])
    await user.click(screen.getByRole('button', { name: 'Bring back: Insight 1' }))
    expect(await screen.findByRole('article', { name: 'Insight 1' })).toBeTruthy()
    expect(server.sentTo(updateInsight)[1]?.body).toEqual({ isActive: true })
  })

  it('stay where they are when putting one away fails, and say so', async () => {
    const { user } = open((server) => server.refuse(updateInsight, 'internal'))
    await user.click(await screen.findByRole('button', { name: /^Hide:/ }))
    expect(await screen.findByText('Failed to update the insight. Please try again.')).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('name the types that wait for evidence, and for how much, apart from those with nothing to see', async () => {
    const quiet = { type: 'dialogue_depth' as const, have: 4, need: 3, message: 'Nothing to see.' }
    open((server) => server.reply(listAwaited, [...(listAwaited.example as AwaitedInsight[]), quiet]))
    const section = within(await screen.findByRole('region', { name: 'Not enough evidence yet' }))
    expect(section.getByText('Sentiment trend')).toBeTruthy()
    expect(section.getByText('Needs 3 more sessions that you have rated.')).toBeTruthy()
    expect(section.queryByText('Nothing to see.')).toBeNull()
    expect(screen.getByText('Nothing to see.')).toBeTruthy()
  })

  it.each([
    ['Start Coaching', '/coaching'],
    ['Submit Feedback', '/feedback'],
  ])('that are none yet are told so, with a way to %s [R2.14-04, R2.14-05, R2.14-06]', async (name, path) => {
    const { user } = open((server) => server.reply(listInsights, []))
    expect(await screen.findByRole('heading', { name: 'No Insights Yet' })).toBeTruthy()
    await user.click(screen.getByRole('link', { name }))
    expect(window.location.pathname).toBe(path)
  })

  it('can be tried again after a failure', async () => {
    const { server, user } = open((next) => next.refuse(listInsights, 'internal'))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.reply(listInsights, [anInsight(1)])
    await user.click(retry)
    expect(await screen.findByRole('article', { name: 'Insight 1' })).toBeTruthy()
  })

  it('are an empty screen once there is no session [R6-15]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const departures = watchDepartures()
    const { server } = open((next) => {
      next.refuse(listInsights, 'unauthorized')
      next.refuse(listAwaited, 'unauthorized')
    })
    await waitFor(() => expect(server.sentTo(listInsights)).toHaveLength(1))
    await waitFor(() => expect(departures).toEqual(['/api/login']))
    expect(screen.queryByRole('main')).toBeNull()
  })

  it('are their own on the demo address as well [R2.1-08]', async () => {
    const { server } = open((next) => next.reply(listInsights, [anInsight(7)]), '/demo-insights')
    expect(await screen.findByRole('article', { name: 'Insight 7' })).toBeTruthy()
    expect(server.sentTo(listAwaited)).toHaveLength(1)
  })
})

describe('the insights of a demo visitor', () => {
  it('are four samples, with nothing asked of the server for them [R2.1-29, R2.14-07, R4-09]', async () => {
    const { server } = open(asVisitor, '/demo-insights')
    expect(await screen.findAllByRole('article')).toHaveLength(4)
    expect(server.sentTo(listInsights)).toHaveLength(0)
    expect(server.sentTo(listAwaited)).toHaveLength(0)
    expect(screen.queryByRole('button', { name: /^Hide:/ })).toBeNull()
  })

  it('lie in the past, each as long as it says', async () => {
    open(asVisitor, '/demo-insights')
    const card = await screen.findByRole('article', { name: /has not moved for 4 weeks/ })
    const [, day = ''] = /since (\w+ \d+(?:, \d{4})?)\./.exec(card.textContent ?? '') ?? []
    const instant = Date.parse(/\d{4}/.test(day) ? day : `${day}, ${new Date().getFullYear()}`)
    const weeks = (Date.now() - instant) / (7 * 86_400_000)
    expect(Math.floor(weeks)).toBe(4)
  })

  it('come with a prompt to create an account [R2.14-08]', async () => {
    open(asVisitor, '/demo-insights')
    const prompt = await screen.findByText('These are sample insights')
    expect(prompt).toBeTruthy()
    const links = screen.getAllByRole('link', { name: 'Create Your Account' })
    expect(links.map((link) => link.getAttribute('href'))).toContain('/api/login')
  })
})
