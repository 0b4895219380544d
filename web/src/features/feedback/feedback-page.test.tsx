import { getUser } from '@lodestar/contract/account'
import { EMPTY_CASE } from '@lodestar/contract/case'
import { type CoachingSession, getSession, listSessions, type Message } from '@lodestar/contract/coaching'
import { submitFeedback } from '@lodestar/contract/feedback'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { readToasts } from '../../lib/toast.ts'
import { openAddress, renderWithQueries, watchDepartures } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { giveVoices } from '../../testing/voices.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { FeedbackPage } from './feedback-page.tsx'

const aSession = (id: string, given: Partial<CoachingSession>): CoachingSession => ({
  id,
  title: `Session ${id}`,
  status: 'completed',
  leadershipContext: { leadershipStyle: 'Coaching', strengths: [] },
  summary: null,
  actionItems: [],
  steps: [],
  outcomes: [],
  startedAt: '2026-05-03T09:50:00.000Z',
  completedAt: '2026-05-03T10:10:00.000Z',
  sessionDuration: 20,
  meetingId: null,
  ...given,
})
const ACTIVE = aSession('active', { status: 'active', completedAt: null, sessionDuration: null })
const COMPLETED = aSession('completed', { completedAt: null })
const ARCHIVED = aSession('archived', { status: 'archived' })
const NOT_BEGUN = aSession('not begun', { status: 'active', startedAt: null, completedAt: null })
const ARCHIVED_OPEN = aSession('archived open', { status: 'archived', completedAt: null })

function open(sessions: CoachingSession[], prepare: (server: TestServer) => void = () => undefined) {
  const server = startServer()
  server.reply(listSessions, sessions)
  prepare(server)
  const view = renderWithQueries(<FeedbackPage />)
  return { server, user: userEvent.setup(), ...view }
}
const findDetails = async () => within(await screen.findByRole('region', { name: 'Session details' }))
const findText = () => screen.findByLabelText<HTMLTextAreaElement>('In your own words (optional)')
const pickRating = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('radio', { name }))
const submit = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Submit Feedback' }))
const lastToast = () => readToasts().at(0)
const LABELS = ['Disappointing', 'Below Expectations', 'Okay', 'Good', 'Excellent']

describe('the sessions to rate', () => {
  it('are the completed ones, those with an end, and the active ones that have begun [R4-29, R4-30, R4-31, R4-32]', async () => {
    open([ACTIVE, NOT_BEGUN, COMPLETED, ARCHIVED_OPEN, ARCHIVED])
    const picker = await screen.findByLabelText<HTMLSelectElement>('Session')
    expect([...picker.options].map(({ value }) => value)).toEqual(['active', 'completed', 'archived'])
  })

  it('can be picked from when there is more than one, with the details following [R2.7-04, R2.7-06, R4-33]', async () => {
    const { user } = open([ACTIVE, COMPLETED])
    expect((await findDetails()).getByText('Session active')).toBeTruthy()
    expect((await findDetails()).getByText('Active')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Session'), 'completed')
    expect((await findDetails()).getByText('Session completed')).toBeTruthy()
    expect((await findDetails()).getByText('Started May 3, 2026 · 20 minutes')).toBeTruthy()
  })

  it('have no picker when there is one [R2.7-05]', async () => {
    open([COMPLETED, NOT_BEGUN])
    await findDetails()
    expect(screen.queryByLabelText('Session')).toBeNull()
  })

  it('open with the one the address names, else with the first', async () => {
    openAddress('/feedback?session=completed')
    const { unmount } = open([ACTIVE, COMPLETED])
    expect((await findDetails()).getByText('Session completed')).toBeTruthy()
    unmount()
    openAddress('/feedback?session=unknown')
    open([ACTIVE, COMPLETED])
    expect((await findDetails()).getByText('Session active')).toBeTruthy()
  })

  it('that are none lead to the coaching [R2.7-02, R2.7-10]', async () => {
    const { user } = open([NOT_BEGUN])
    expect(await screen.findByText('No Coaching Sessions Available')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Start AI Coaching' }))
    expect(window.location.pathname).toBe('/coaching')
  })
})

describe('what one takes along', () => {
  const DONE = aSession('done', {
    title: 'Marco and Ana',
    steps: [
      { text: 'Agree one check-in', origin: 'coach', timeframe: 'Today', dueOn: null },
      {
        text: 'Talk to Marco on Thursday (May 7)',
        origin: 'leader',
        timeframe: null,
        dueOn: '2026-05-07',
      },
    ],
  })
  const answer: Message = {
    id: 'message_2',
    role: 'assistant',
    content: 'You could say:\n> Marco, you stopped Ana twice. I want her to finish.\nHow does that sound?',
    metadata: {},
    createdAt: '2026-05-03T09:51:01.000Z',
  }
  const withWords = (server: TestServer) =>
    server.reply(getSession, { session: DONE, messages: [answer], case: EMPTY_CASE })
  const findCard = async () => within(await screen.findByRole('region', { name: 'To take with you' }))

  it("is the sentence of the leader's own words, their step and its day, before the rating", async () => {
    const { user } = open([DONE], withWords)
    const card = await findCard()
    expect(await card.findByText('“Marco, you stopped Ana twice.”')).toBeTruthy()
    expect(card.getByText('Talk to Marco on Thursday (May 7)')).toBeTruthy()
    expect(card.getByText('Thursday, May 7')).toBeTruthy()
    expect(card.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
      '/api/coaching/sessions/done.ics',
    )
    const mail = card.getByRole('link', { name: 'Send to myself' }).getAttribute('href')
    expect(mail).toMatch(/^mailto:ada%40example\.com\?subject=Marco%20and%20Ana&body=/)
    await user.click(card.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe(
      'Marco and Ana\n\n“Marco, you stopped Ana twice.”\n\nWhat I will do: Talk to Marco on Thursday (May 7)\n\nWhen: Thursday, May 7',
    )
  })

  it('reads its sentence aloud, and nothing else of the card', async () => {
    const { spoken } = giveVoices()
    const { user } = open([DONE], withWords)
    const card = await findCard()
    await user.click(await card.findByRole('button', { name: 'Read aloud' }))
    expect(spoken.map(({ text }) => text)).toEqual(['Marco, you stopped Ana twice.'])
  })

  it('goes before the rating, which can wait until the day of the step', async () => {
    const [own] = DONE.steps.slice(1)
    const later = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    open([{ ...DONE, steps: own ? [{ ...own, dueOn: later }] : [] }], withWords)
    expect(await screen.findByText(/A rating says more once you have tried it/)).toBeTruthy()
    const card = await screen.findByRole('region', { name: 'To take with you' })
    const form = screen.getByRole('button', { name: 'Submit Feedback' })
    expect(card.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it('prints', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = open([DONE], withWords)
    await user.click((await findCard()).getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('is left out where nothing came of a session', async () => {
    open([COMPLETED])
    await findDetails()
    expect(screen.queryByRole('region', { name: 'To take with you' })).toBeNull()
  })
})

describe('rating a session', () => {
  it('offers five faces with their words, the best one chosen [R2.7-07, R5-03, R5-04, R5-07]', async () => {
    const { user } = open([COMPLETED])
    await findDetails()
    const faces = screen.getAllByRole<HTMLInputElement>('radio')
    expect(faces.map(({ checked }) => checked)).toEqual([false, false, false, false, true])
    for (const label of LABELS) {
      await pickRating(user, label)
      expect(screen.getByRole('radio', { name: label })).toHaveProperty('checked', true)
    }
  })

  it('needs no words [R2.7-08, R2.7-09, R5-05]', async () => {
    const { user, server } = open([COMPLETED])
    await findText()
    await submit(user)
    await waitFor(() => expect(lastToast()?.title).toBe('Feedback Submitted'))
    expect(server.sentTo(submitFeedback).map(({ body }) => body)).toEqual([
      { sessionId: 'completed', rating: 5, feedback: '' },
    ])
  })

  it('sends trimmed words, thanks, starts over and reads the sessions again [R4-34, R4-35, R4-36, R5-06, R8-07]', async () => {
    const { user, server } = open([COMPLETED])
    await user.type(await findText(), '  The script helped  ')
    await pickRating(user, 'Below Expectations')
    await submit(user)
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Feedback Submitted',
        description: 'Thank you for your feedback! It helps us improve your coaching experience.',
      }),
    )
    expect(server.sentTo(submitFeedback)[0]?.body).toEqual({
      sessionId: 'completed',
      rating: 2,
      feedback: 'The script helped',
    })
    expect(screen.getByText('You rated it Below Expectations.')).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Excellent' })).toHaveProperty('checked', true)
    expect((await findText()).value).toBe('')
    await waitFor(() => expect(server.sentTo(listSessions)).toHaveLength(2))
  })

  it('keeps rating and words when it fails, and says so [R8-06]', async () => {
    const { user } = open([COMPLETED], (server) => server.refuse(submitFeedback, 'internal'))
    await user.type(await findText(), 'The script helped')
    await pickRating(user, 'Okay')
    await submit(user)
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to submit feedback. Please try again.',
        variant: 'destructive',
      }),
    )
    expect((await findText()).value).toBe('The script helped')
    expect(screen.getByRole('radio', { name: 'Okay' })).toHaveProperty('checked', true)
  })

  it('keeps the words for a session over a reload', async () => {
    const { user, unmount } = open([COMPLETED])
    await user.type(await findText(), 'The script helped')
    unmount()
    open([COMPLETED])
    expect((await findText()).value).toBe('The script helped')
  })

  it('asks for a session where there is none, and sends nothing [R5-02]', async () => {
    const server = startServer()
    renderWithQueries(<FeedbackForm sessionId={null} />)
    await submit(userEvent.setup())
    expect(lastToast()).toMatchObject({
      title: 'No Session Selected',
      description: 'Please select a coaching session to provide feedback for.',
    })
    expect(server.sentTo(submitFeedback)).toHaveLength(0)
  })
})

describe('the feedback screen', () => {
  it.each([
    ['Back to Dashboard', '/'],
    ['Back to Coaching', '/coaching'],
  ])('%s leads to %s [R2.7-01, R2.7-03]', async (name, path) => {
    openAddress('/feedback')
    const { user } = open([COMPLETED])
    await findDetails()
    await user.click(screen.getByRole('link', { name }))
    expect(window.location.pathname).toBe(path)
  })

  it('offers another try when the sessions cannot be read', async () => {
    const { server, user } = open([], (next) => next.refuse(listSessions, 'internal'))
    await screen.findByRole('alert')
    server.reply(listSessions, [COMPLETED])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await findDetails()
  })

  it('tells somebody who is logged out so, and goes to sign-in after 500 ms [R2.7-11, R2.7-12, R6-11]', async () => {
    const departures = watchDepartures()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { server } = open([COMPLETED], (next) => next.refuse(getUser, 'unauthorized'))
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Unauthorized',
        description: 'You are logged out. Logging in again...',
      }),
    )
    vi.advanceTimersByTime(400)
    expect(departures).toEqual([])
    vi.advanceTimersByTime(100)
    expect(departures).toEqual(['/api/login'])
    expect(screen.queryByRole('button', { name: 'Submit Feedback' })).toBeNull()
    expect(server.sentTo(listSessions)).toHaveLength(0)
  })
})
