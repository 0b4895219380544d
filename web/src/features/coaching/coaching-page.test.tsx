import { getUser } from '@lodestar/contract/account'
import { getResults } from '@lodestar/contract/assessment'
import { EMPTY_CASE } from '@lodestar/contract/case'
import {
  type CoachingSession,
  createSession,
  getSession,
  listSessions,
  sendMessage,
} from '@lodestar/contract/coaching'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readToasts } from '../../lib/toast.ts'
import { openAddress, renderWithQueries, watchDepartures } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { CoachingPage } from './coaching-page.tsx'

const aSession = (given: Partial<CoachingSession>): CoachingSession => ({
  ...createSession.example,
  ...given,
})
const ACTIVE = aSession({ id: 'active', title: 'Marco in planning' })
const COMPLETED = aSession({
  id: 'completed',
  title: 'The release',
  status: 'completed',
  leadershipContext: { leadershipStyle: 'Coaching', strengths: ['You explain', 'You ask', 'You wait'] },
  actionItems: ['Tell Priya', 'Agree one check-in', 'Ask afterward'],
  completedAt: '2026-05-03T10:14:00.000Z',
  sessionDuration: 24,
})
const ARCHIVED = aSession({ id: 'archived', title: 'The spring launch', status: 'archived' })

async function open(sessions: CoachingSession[], prepare: (server: TestServer) => void = () => undefined) {
  const earlier = readToasts().at(0)?.id
  const server = startServer()
  server.reply(listSessions, sessions)
  prepare(server)
  openAddress('/coaching')
  renderWithQueries(<CoachingPage />)
  await screen.findByRole('heading', { name: 'Coaching Sessions' })
  const lastToast = () => readToasts().find(({ id }) => id !== earlier)
  return { server, user: userEvent.setup(), lastToast }
}
const withoutResults = (server: TestServer) => server.reply(getResults, null)
const findCard = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  const card = heading.closest('li')
  if (!card) throw new Error(`No card for ${title}`)
  return within(card)
}
const startButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Start .* Session$/ })

describe('the list of sessions', () => {
  it('shows each with its status, day and duration [R2.11-01, R2.11-08, R3-16, R3-17]', async () => {
    await open([ACTIVE, COMPLETED, ARCHIVED])
    expect((await findCard('Marco in planning')).getByText('Active')).toBeTruthy()
    expect((await findCard('The release')).getByText('Completed')).toBeTruthy()
    expect((await findCard('The release')).getByText('May 3, 2026 · 24 minutes')).toBeTruthy()
    expect((await findCard('The spring launch')).getByText('Archived')).toBeTruthy()
  })

  it.each([
    [0, 'Under a minute'],
    [1, '1 minute'],
    [75, '75 minutes'],
  ])('writes %i minutes as "%s" [R3-17]', async (sessionDuration, words) => {
    await open([{ ...COMPLETED, sessionDuration }])
    expect((await findCard('The release')).getByText(`May 3, 2026 · ${words}`)).toBeTruthy()
  })

  it('shows the first two strengths and the first two action items of each [R2.11-09, R2.11-10]', async () => {
    await open([COMPLETED])
    const card = await findCard('The release')
    const points = card.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(points).toEqual(['You explain', 'You ask', 'Tell Priya', 'Agree one check-in'])
  })

  it('offers to go on with active sessions and to view the others [R2.11-11, R2.11-12]', async () => {
    await open([ACTIVE, COMPLETED, ARCHIVED])
    expect((await findCard('Marco in planning')).getByText('Continue Coaching')).toBeTruthy()
    expect((await findCard('The release')).getByText('View Session')).toBeTruthy()
    expect((await findCard('The spring launch')).getByText('View Session')).toBeTruthy()
    expect(screen.getAllByText(/Continue Coaching|View Session/)).toHaveLength(3)
  })

  it.each(['Marco in planning', 'Continue Coaching'])(
    'opens a session by its id: %s [R2.11-07, R2.11-13]',
    async (name) => {
      const { server, user } = await open([ACTIVE])
      await user.click(await screen.findByRole('link', { name }))
      expect(
        await screen.findByRole('heading', { level: 1, name: getSession.example.session.title }),
      ).toBeTruthy()
      expect(server.sentTo(getSession).map(({ path }) => path)).toEqual(['/api/coaching/sessions/active'])
      expect(window.location.search).toBe('?session=active')
      await user.click(screen.getByRole('link', { name: 'Back to Sessions' }))
      expect(await screen.findByRole('heading', { name: 'Coaching Sessions' })).toBeTruthy()
      expect(document.activeElement?.id).toBe('main')
    },
  )

  it('can be searched by title and plan, and filtered by status, once there are four', async () => {
    const { user } = await open([ACTIVE, COMPLETED, ARCHIVED, { ...ACTIVE, id: 'other', title: 'Ana' }])
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const search = await screen.findByLabelText('Find a session')
    await user.type(search, 'priya release')
    expect(titles()).toEqual(['The release'])
    await user.selectOptions(screen.getByLabelText('Show'), 'active')
    expect(screen.getByRole('status').textContent).toMatch(/No session fits/)
    await user.clear(search)
    expect(titles()).toEqual(['Marco in planning', 'Ana'])
  })

  it('has no search before', async () => {
    await open([ACTIVE, COMPLETED, ARCHIVED])
    await findCard('The release')
    expect(screen.queryByLabelText('Find a session')).toBeNull()
  })

  it('says that it is empty [R2.11-03]', async () => {
    await open([])
    expect(await screen.findByText('No Coaching Sessions Yet')).toBeTruthy()
    await waitFor(async () => expect((await startButton()).disabled).toBe(false))
  })

  it('offers to try again when it cannot be read', async () => {
    const server = startServer()
    server.refuse(listSessions, 'internal')
    openAddress('/coaching')
    renderWithQueries(<CoachingPage />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.reply(listSessions, [ACTIVE])
    await userEvent.setup().click(again)
    expect(await findCard('Marco in planning')).toBeTruthy()
  })
})

describe('without an assessment result', () => {
  it.each([
    ['in an empty list', []],
    ['beside sessions', [COMPLETED]],
  ])(
    'a card leads to the assessment and no session can start, %s [R2.11-04, R2.11-05, R2.11-06]',
    async (_, sessions) => {
      const { user } = await open(sessions, withoutResults)
      const link = await screen.findByRole('link', { name: 'Take Assessment' })
      expect((await startButton()).disabled).toBe(true)
      await user.click(link)
      expect(window.location.pathname).toBe('/assessment')
    },
  )

  it('is the only time the card shows [R2.11-04, R2.11-06]', async () => {
    await open([COMPLETED])
    await waitFor(async () => expect((await startButton()).disabled).toBe(false))
    expect(screen.queryByRole('link', { name: 'Take Assessment' })).toBeNull()
  })
})

describe('a new session', () => {
  async function openDialog(prepare?: (server: TestServer) => void) {
    const opened = await open([COMPLETED], prepare)
    await waitFor(async () => expect((await startButton()).disabled).toBe(false))
    await opened.user.click(await startButton())
    return { ...opened, title: screen.getByLabelText<HTMLInputElement>('Session title') }
  }

  it('asks for a title and opens at once [R2.11-02, R8-40]', async () => {
    const { server, user, title, lastToast } = await openDialog()
    server.reply(getSession, { session: { ...ACTIVE, id: 'session_1' }, messages: [], case: EMPTY_CASE })
    await user.type(title, '  Marco in planning  {Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'Marco in planning' })).toBeTruthy()
    expect(server.sentTo(createSession).map(({ body }) => body)).toEqual([{ title: 'Marco in planning' }])
    expect(window.location.search).toBe('?session=session_1')
    expect(
      server.sentTo(listSessions),
      'read again where it is next shown, and nothing is broken off',
    ).toHaveLength(2)
    expect(lastToast()).toMatchObject({ title: 'Session Created', variant: 'success' })
    expect(document.activeElement).toBe(screen.getByLabelText('Your message'))
  })

  it('starts from a sentence: it is sent, and the title is proposed from it', async () => {
    const { server, user, title } = await openDialog()
    server.reply(createSession, { ...ACTIVE, id: 'session_9', title: 'Marco interrupts Ana' })
    const sentence = screen.getByLabelText('What is it about?')
    await user.type(sentence, 'Marco interrupts Ana. I have to talk to him.')
    expect(title.value).toBe('Marco interrupts Ana')
    await user.click(screen.getByRole('button', { name: 'Start Session' }))
    await waitFor(() => expect(window.location.search).toBe('?session=session_9'))
    expect(server.sentTo(createSession).map(({ body }) => body)).toEqual([{ title: 'Marco interrupts Ana' }])
    await waitFor(() =>
      expect(server.sentTo(sendMessage).map(({ path, body }) => [path, body])).toEqual([
        [
          '/api/coaching/sessions/session_9/messages',
          { content: 'Marco interrupts Ana. I have to talk to him.' },
        ],
      ]),
    )
    expect(server.sentTo(getSession), 'nothing is read that could miss the message').toEqual([])
  })

  it('keeps a title of the own over the proposed one', async () => {
    const { server, user, title } = await openDialog()
    await user.type(title, 'Before Thursday')
    await user.type(screen.getByLabelText('What is it about?'), 'Marco interrupts Ana.')
    await user.click(screen.getByRole('button', { name: 'Start Session' }))
    await waitFor(() =>
      expect(server.sentTo(createSession).map(({ body }) => body)).toEqual([{ title: 'Before Thursday' }]),
    )
  })

  it.each(['', '   '])('needs a title: "%s" [R5-08]', async (blank) => {
    const { server, user, title, lastToast } = await openDialog()
    await user.type(title, `${blank}{Enter}`)
    expect(lastToast()).toMatchObject({
      title: 'Title Required',
      description: 'Please enter a title for your coaching session.',
      variant: 'destructive',
    })
    expect(server.sentTo(createSession)).toEqual([])
    expect(document.activeElement).toBe(title)
  })

  it('that is refused for want of an assessment says so [R8-12]', async () => {
    const { user, title, lastToast } = await openDialog((server) =>
      server.refuse(createSession, 'assessment_required'),
    )
    await user.type(title, 'Marco{Enter}')
    await waitFor(() =>
      expect(lastToast()).toMatchObject({ description: 'Please complete your leadership assessment first' }),
    )
  })

  it('that fails otherwise keeps its title [R8-13]', async () => {
    const { user, title, lastToast } = await openDialog((server) => server.refuse(createSession, 'internal'))
    await user.type(title, 'Marco{Enter}')
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to create coaching session. Please try again.',
        variant: 'destructive',
      }),
    )
    expect(title.value).toBe('Marco')
  })
})

describe('somebody without a session', () => {
  it.each([
    ['is not signed in', getUser],
    ['has lost it', listSessions],
  ])('who %s is told and led to sign-in [R6-13]', async (_, endpoint) => {
    const departures = watchDepartures()
    const earlier = readToasts().at(0)?.id
    const server = startServer()
    server.refuse(endpoint, 'unauthorized')
    openAddress('/coaching')
    renderWithQueries(<CoachingPage />)
    await waitFor(() => expect(departures).toEqual(['/api/login']), { timeout: 2_000 })
    expect(readToasts().find(({ id }) => id !== earlier)).toMatchObject({ title: 'Unauthorized' })
    expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull()
  })
})
