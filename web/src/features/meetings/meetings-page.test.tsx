import { getResults } from '@lodestar/contract/assessment'
import { createSession, listSessions, sendMessage } from '@lodestar/contract/coaching'
import {
  createMeeting,
  deleteMeeting,
  getCalendarFeed,
  IMPORTANCES,
  listMeetingReflections,
  listMeetings,
  listUpcomingMeetings,
  MEETING_TYPES,
  type Meeting,
  reflectOnMeeting,
  resetCalendarFeed,
  updateMeeting,
} from '@lodestar/contract/meetings'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDraft } from '../../lib/storage/draft.ts'
import { readToasts } from '../../lib/toast.ts'
import { renderApp, renderWithQueries, watchDepartures } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { MeetingsPage } from './meetings-page.tsx'

const NOW = Date.parse('2026-05-07T12:00:00.000Z')
const MINUTE_MS = 60_000
const inMinutes = (minutes: number) => new Date(NOW + minutes * MINUTE_MS).toISOString()
/** A meeting that begins and ends so many minutes from now. */
const aMeeting = (title: string, from: number, to: number, given: Partial<Meeting> = {}): Meeting => ({
  id: title.toLowerCase(),
  title,
  description: '',
  startTime: inMinutes(from),
  endTime: inMinutes(to),
  location: '',
  meetingType: 'general',
  importance: 'medium',
  ...given,
})
const ENDED = aMeeting('Ended', -120, -60)
const RUNNING = aMeeting('Running', -10, 20)
const SOON = aMeeting('Soon', 30, 60)
const TOMORROW = aMeeting('Tomorrow', 24 * 60, 25 * 60)
const LATER = aMeeting('Later', 48 * 60, 49 * 60)

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York')
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
})
afterEach(() => void vi.unstubAllEnvs())

/** Opens the page of somebody with these meetings, given soonest first. */
function open(meetings: readonly Meeting[], prepare: (server: TestServer) => void = () => undefined) {
  const server = startServer()
  server.reply(listMeetings, meetings.toReversed())
  server.reply(
    listUpcomingMeetings,
    meetings.filter(({ endTime }) => Date.parse(endTime) > NOW),
  )
  prepare(server)
  const view = renderWithQueries(<MeetingsPage />)
  return { server, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }), ...view }
}
type User = ReturnType<typeof userEvent.setup>

const lastToast = () => readToasts().at(0)
const findCard = async () => within(await screen.findByRole('region', { name: 'Upcoming Meetings' }))
const findList = async () => within(await screen.findByRole('region', { name: 'All Meetings' }))
const titlesIn = (part: Awaited<ReturnType<typeof findCard>>) =>
  part.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
const findRow = async (title: string) => {
  const row = (await (await findList()).findByRole('heading', { name: title })).closest('li')
  if (!row) throw new RangeError(`No row for ${title}`)
  return within(row)
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label)
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const openNew = async (user: User) =>
  user.click(await screen.findByRole('button', { name: /Add (Your First )?Meeting/ }))
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))
const fillNew = () => {
  fill('Title', ' Budget ')
  fill('Start time', '2026-05-07T15:00')
  fill('End time', '2026-05-07T15:30')
}
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS))

describe('preparing a meeting', () => {
  const DOROTA = aMeeting('Talk with Dorota', 60, 90)

  it('opens a session about it, with the time there is and a first message to change before it is sent', async () => {
    const { server, user } = open([DOROTA])
    await user.click((await findCard()).getByRole('button', { name: 'Prepare: Talk with Dorota' }))
    await waitFor(() => expect(window.location.search).toBe('?session=session_1'))
    expect(server.sentTo(createSession).map(({ body }) => body)).toEqual([
      { title: 'Talk with Dorota', meetingId: 'talk with dorota', time: 'today' },
    ])
    expect(readDraft('message:session_1')).toMatch(
      /^I meet Dorota \(“Talk with Dorota”\) today at 9:00\sAM\./,
    )
    expect(server.sentTo(sendMessage)).toEqual([])
  })

  it('leads to the session that prepares it already, and offers nothing for one that is over', async () => {
    const prepared = { ...createSession.example, meetingId: DOROTA.id }
    open([ENDED, DOROTA], (server) => server.reply(listSessions, [prepared]))
    const row = await findRow('Talk with Dorota')
    const link = await row.findByRole('link', { name: 'Go on preparing: Talk with Dorota' })
    expect(link.getAttribute('href')).toBe('/coaching?session=session_1')
    expect((await findRow('Ended')).queryByText(/[Pp]repar/)).toBeNull()
  })

  it('without an assessment result brings it to the quick coach', async () => {
    const { server, user } = open([DOROTA], (given) => given.reply(getResults, null))
    await waitFor(() => expect(server.sentTo(getResults)).toHaveLength(1))
    await user.click((await findCard()).getByRole('button', { name: /^Prepare/ }))
    await waitFor(() => expect(window.location.pathname).toBe('/ai-coaching'))
    expect(readDraft('first-talk')).toMatch(/^I meet Dorota/)
    expect(server.sentTo(createSession)).toEqual([])
  })
})

describe('the meetings screen', () => {
  it('shows the first three upcoming meetings, soonest first, the running one among them [R2.18-01]', async () => {
    open([ENDED, RUNNING, SOON, TOMORROW, LATER])
    expect(titlesIn(await findCard())).toEqual(['Running', 'Soon', 'Tomorrow'])
  })

  it('lists every meeting, what is ahead soonest first and what is over newest first, with all that was entered [R2.18-02]', async () => {
    open([
      aMeeting('Yesterday', -25 * 60, -24 * 60),
      ENDED,
      RUNNING,
      aMeeting('Soon', 30, 60, {
        description: 'Ask first, then tell.',
        location: 'Room 2',
        meetingType: 'client',
        importance: 'critical',
      }),
      TOMORROW,
      LATER,
    ])
    expect(titlesIn(await findList())).toEqual(['Running', 'Soon', 'Tomorrow', 'Later', 'Ended', 'Yesterday'])
    const row = await findRow('Soon')
    for (const words of ['Today', 'Ask first, then tell.']) expect(row.getByText(words)).toBeTruthy()
    expect(row.getByText(/Client · .*Room 2/).textContent).toBe('Client · Critical importance · Room 2')
    expect(row.getByText(/8:30\s–\s9:00/)).toBeTruthy()
  })

  it('opens at its address for somebody signed in [R2.1-17]', async () => {
    startServer()
    renderApp('/meetings')
    expect(await screen.findByRole('heading', { level: 1, name: 'Meetings' })).toBeTruthy()
    expect(titlesIn(await findList())).toEqual(['One-on-one with Priya'])
  })

  it('says what will be here while there is nothing, and leads to the first meeting', async () => {
    const { user } = open([])
    expect(await screen.findByText('No Meetings Yet')).toBeTruthy()
    await press(user, 'Add Your First Meeting')
    expect(screen.getByRole('dialog', { name: 'Add Meeting' })).toBeTruthy()
  })

  it('offers another try when the meetings cannot be read', async () => {
    const { server, user } = open([], (next) => next.refuse(listUpcomingMeetings, 'internal'))
    await screen.findByRole('alert')
    server.reply(listMeetings, [SOON])
    server.reply(listUpcomingMeetings, [SOON])
    await press(user, 'Try again')
    expect(titlesIn(await findCard())).toEqual(['Soon'])
  })

  it('sends somebody whose session is gone to sign-in', async () => {
    const departures = watchDepartures()
    open([], (server) => server.refuse(listMeetings, 'unauthorized'))
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Unauthorized' }))
    await pass(1)
    expect(departures).toEqual(['/api/login'])
  })

  it('shows three lines of a long description, and all of it when asked', async () => {
    const { user } = open([aMeeting('Soon', 30, 60, { description: 'One\nTwo\nThree\nFour' })])
    await user.click(await screen.findByRole('button', { name: 'Show all' }))
    expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true')
  })
})

describe('the status of a meeting', () => {
  it.each([
    ['Completed', ENDED],
    ['In-progress', RUNNING],
    ['Upcoming', SOON],
    ['Completed', aMeeting('Over this moment', -30, 0)],
    ['In-progress', aMeeting('Begins this moment', 0, 30)],
  ])('is %s by its times [R4-47, R4-48, R4-49]', async (status, meeting) => {
    open([meeting])
    expect((await findRow(meeting.title)).getByText(status)).toBeTruthy()
  })

  it('changes by itself while the page is open, and nothing is asked of the server [R4-47, R4-48, R4-49]', async () => {
    const { server } = open([RUNNING, SOON, TOMORROW, LATER])
    expect((await findRow('Running')).getByText('In-progress')).toBeTruthy()
    expect((await findRow('Soon')).getByText('Upcoming')).toBeTruthy()
    const asked = server.sent.length
    await pass(20)
    expect((await findRow('Running')).getByText('Completed')).toBeTruthy()
    expect(titlesIn(await findCard())).toEqual(['Soon', 'Tomorrow', 'Later'])
    await pass(10)
    expect((await findRow('Soon')).getByText('In-progress')).toBeTruthy()
    expect((await findCard()).getByText('In-progress')).toBeTruthy()
    await pass(49 * 60)
    expect(await (await findCard()).findByText(/No meeting ahead/)).toBeTruthy()
    expect(server.sent).toHaveLength(asked)
  })
})

describe('adding a meeting', () => {
  it('starts general and of medium importance, and offers the other types and degrees [R9-35, R9-36, R9-37, R9-38]', async () => {
    const { user } = open([])
    await openNew(user)
    const optionsOf = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value)
    expect([field('Meeting type').value, field('Importance').value]).toEqual(['general', 'medium'])
    expect(optionsOf('Meeting type')).toEqual([...MEETING_TYPES])
    expect(optionsOf('Importance')).toEqual([...IMPORTANCES])
  })

  it('sends the local times as instants in UTC, says so and reads the lists again [R2.18-03, R7-68, R8-50]', async () => {
    const { user, server } = open([])
    await openNew(user)
    fillNew()
    fill('Location (optional)', 'Room 2')
    fill('Description (optional)', 'Ask first, then tell.')
    await user.selectOptions(field('Meeting type'), 'client')
    await user.selectOptions(field('Importance'), 'critical')
    expect(screen.getByText('Takes 30 minutes. Your time zone is America/New York.')).toBeTruthy()
    await press(user, 'Create Meeting')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Meeting Created', variant: 'success' }))
    expect(server.sentTo(createMeeting).map(({ body }) => body)).toEqual([
      {
        title: 'Budget',
        description: 'Ask first, then tell.',
        startTime: '2026-05-07T19:00:00.000Z',
        endTime: '2026-05-07T19:30:00.000Z',
        location: 'Room 2',
        meetingType: 'client',
        importance: 'critical',
      },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(server.sentTo(listMeetings)).toHaveLength(2))
    expect(server.sentTo(listUpcomingMeetings)).toHaveLength(2)
  })

  it.each([
    ['Title', 'Give the meeting a title'],
    ['Start time', 'Choose when it starts'],
    ['End time', 'Choose when it ends'],
  ])('asks for a missing %s, beside the field too, and sends nothing [R5-18]', async (label, advice) => {
    const { user, server } = open([])
    await openNew(user)
    fillNew()
    fill(label, label === 'Title' ? '   ' : '')
    await press(user, 'Create Meeting')
    expect(lastToast()).toMatchObject({
      title: 'Missing Information',
      description: 'Please fill in the meeting title, start time, and end time.',
      variant: 'destructive',
    })
    expect(screen.getByText(advice)).toBeTruthy()
    expect(document.activeElement).toBe(field(label))
    expect(server.sentTo(createMeeting)).toHaveLength(0)
  })

  it.each(['2026-05-07T15:00', '2026-05-07T14:59', '2025-05-07T15:30'])(
    'refuses an end at %s after a start at 15:00, and sends nothing [R5-19]',
    async (end) => {
      const { user, server } = open([])
      await openNew(user)
      fillNew()
      fill('End time', end)
      await press(user, 'Create Meeting')
      expect(lastToast()).toMatchObject({
        title: 'Invalid Time',
        description: 'End time must be after start time.',
        variant: 'destructive',
      })
      expect(server.sentTo(createMeeting)).toHaveLength(0)
    },
  )

  it('counts two hours from 1:30 to 2:30 on the night the clocks go back, and says why', async () => {
    const { user, server } = open([])
    await openNew(user)
    fill('Title', 'Night shift')
    fill('Start time', '2026-11-01T01:30')
    fill('End time', '2026-11-01T02:30')
    expect(screen.getByText(/Takes 2 hours\..* the first one is meant\./)).toBeTruthy()
    await press(user, 'Create Meeting')
    await waitFor(() => expect(server.sentTo(createMeeting)).toHaveLength(1))
    expect(server.sentTo(createMeeting)[0]?.body).toMatchObject({
      startTime: '2026-11-01T05:30:00.000Z',
      endTime: '2026-11-01T07:30:00.000Z',
    })
  })

  it('says so when it fails, keeps everything, and the same meeting sent again has the same key [R8-22]', async () => {
    const { user, server } = open([], (next) => next.refuse(createMeeting, 'internal'))
    await openNew(user)
    fillNew()
    await press(user, 'Create Meeting')
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to create meeting. Please try again.',
        variant: 'destructive',
      }),
    )
    expect([field('Title').value, field('Start time').value]).toEqual([' Budget ', '2026-05-07T15:00'])
    await press(user, 'Create Meeting')
    await waitFor(() => expect(server.sentTo(createMeeting)).toHaveLength(2))
    fill('Title', 'Budget, again')
    await press(user, 'Create Meeting')
    await waitFor(() => expect(server.sentTo(createMeeting)).toHaveLength(3))
    const [first, second, third] = server
      .sentTo(createMeeting)
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(first).toBeTruthy()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('keeps what was typed over a reload and a slip on Escape, until Cancel gives it up', async () => {
    const first = open([])
    await openNew(first.user)
    fillNew()
    first.unmount()
    const { user } = open([])
    await openNew(user)
    expect([field('Title').value, field('End time').value]).toEqual([' Budget ', '2026-05-07T15:30'])
    await user.click(field('Title'))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await openNew(user)
    expect(screen.getByText('This is what you had typed before and not saved.')).toBeTruthy()
    await press(user, 'Cancel')
    await openNew(user)
    expect(field('Title').value).toBe('')
  })

  it('starts empty again after a meeting was kept', async () => {
    const { user } = open([])
    await openNew(user)
    fillNew()
    await press(user, 'Create Meeting')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openNew(user)
    expect([field('Title').value, field('Start time').value]).toEqual(['', ''])
  })
})

describe('changing a meeting', () => {
  const PRIYA = aMeeting('Priya', 30, 60, {
    description: 'Ask first, then tell.',
    location: 'Room 2',
    meetingType: 'one-on-one',
    importance: 'high',
  })
  const openEdit = async (user: User) =>
    user.click((await findRow('Priya')).getByRole('button', { name: /^Edit/ }))

  it('opens with all of it, sends all of it and says so [R2.18-04, R7-69, R8-51]', async () => {
    const { user, server } = open([PRIYA])
    await openEdit(user)
    expect(screen.getByRole('dialog', { name: 'Edit Meeting' })).toBeTruthy()
    const shown = ['Title', 'Start time', 'End time', 'Location (optional)', 'Meeting type', 'Importance']
    expect(shown.map((label) => field(label).value)).toEqual([
      'Priya',
      '2026-05-07T08:30',
      '2026-05-07T09:00',
      'Room 2',
      'one-on-one',
      'high',
    ])
    expect(field('Description (optional)').value).toBe('Ask first, then tell.')
    fill('Title', 'Priya and Tom')
    await press(user, 'Update Meeting')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Meeting Updated', variant: 'success' }))
    const { id, ...fields } = PRIYA
    const [sent] = server.sentTo(updateMeeting)
    expect(sent?.path).toBe(`/api/meetings/${id}`)
    expect(sent?.body).toEqual({ ...fields, title: 'Priya and Tom' })
    await waitFor(() => expect(server.sentTo(listMeetings)).toHaveLength(2))
  })

  it('leaves times alone that were not touched, even where the clock shows an hour twice', async () => {
    const { user, server } = open([
      { ...PRIYA, startTime: '2026-11-01T05:45:00.000Z', endTime: '2026-11-01T06:30:00.000Z' },
    ])
    await openEdit(user)
    fill('Title', 'Priya and Tom')
    expect(screen.getByText('Takes 45 minutes. Your time zone is America/New York.')).toBeTruthy()
    await press(user, 'Update Meeting')
    await waitFor(() => expect(server.sentTo(updateMeeting)).toHaveLength(1))
    expect(server.sentTo(updateMeeting)[0]?.body).toMatchObject({
      startTime: '2026-11-01T05:45:00.000Z',
      endTime: '2026-11-01T06:30:00.000Z',
    })
  })

  it('says so when it fails, and keeps everything [R8-23]', async () => {
    const { user } = open([PRIYA], (server) => server.refuse(updateMeeting, 'internal'))
    await openEdit(user)
    fill('Title', 'Priya and Tom')
    await press(user, 'Update Meeting')
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to update meeting. Please try again.',
        variant: 'destructive',
      }),
    )
    expect(field('Title').value).toBe('Priya and Tom')
  })

  it('asks for what was taken out, and sends nothing [R5-18, R5-19]', async () => {
    const { user, server } = open([PRIYA])
    await openEdit(user)
    fill('Title', '')
    await press(user, 'Update Meeting')
    expect(lastToast()).toMatchObject({ title: 'Missing Information' })
    fill('Title', 'Priya')
    fill('End time', '2026-05-07T08:30')
    await press(user, 'Update Meeting')
    expect(lastToast()).toMatchObject({ title: 'Invalid Time' })
    expect(server.sentTo(updateMeeting)).toHaveLength(0)
  })
})

describe('deleting a meeting', () => {
  const QUESTION = 'Are you sure you want to delete this meeting?'
  const ask = async (user: User) =>
    user.click((await findRow('Soon')).getByRole('button', { name: /^Delete/ }))

  it('asks first; Cancel keeps it [R5-20]', async () => {
    const { user, server } = open([SOON])
    await ask(user)
    expect(screen.getByRole('dialog', { name: QUESTION })).toBeTruthy()
    await press(user, 'Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.sentTo(deleteMeeting)).toHaveLength(0)
    expect(titlesIn(await findList())).toEqual(['Soon'])
  })

  it('deletes once confirmed, says so and reads the lists again [R5-20, R7-70, R8-52]', async () => {
    const { user, server } = open([SOON])
    await ask(user)
    server.reply(listMeetings, [])
    server.reply(listUpcomingMeetings, [])
    await press(user, 'Delete Meeting')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Meeting Deleted', variant: 'success' }))
    expect(server.sentTo(deleteMeeting).map(({ path }) => path)).toEqual(['/api/meetings/soon'])
    expect(await screen.findByText('No Meetings Yet')).toBeTruthy()
  })

  it('says so when it fails, and asks again [R8-24]', async () => {
    const { user, server } = open([SOON], (next) => next.refuse(deleteMeeting, 'internal'))
    await ask(user)
    await press(user, 'Delete Meeting')
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to delete meeting. Please try again.',
        variant: 'destructive',
      }),
    )
    expect(screen.getByRole('dialog', { name: QUESTION })).toBeTruthy()
    // It may have been deleted elsewhere.
    await waitFor(() => expect(server.sentTo(listMeetings)).toHaveLength(2))
  })
})

describe("a person's own calendar", () => {
  const address = () => screen.findByLabelText<HTMLInputElement>('Your private calendar address')

  it('takes a meeting that is not over as a file', async () => {
    open([ENDED, SOON])
    const link = (await findRow('Soon')).getByRole('link', { name: /^Add to calendar/ })
    expect(link.getAttribute('href')).toBe('/api/meetings/soon.ics')
    expect((await findRow('Ended')).queryByRole('link')).toBeNull()
  })

  it('can follow the address shown, which can be copied, and is told who else could read it', async () => {
    const { user } = open([SOON])
    const { url } = getCalendarFeed.example
    expect((await address()).value).toBe(url)
    expect(screen.getByText(/Whoever has this address can read your meetings/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open in calendar app' }).getAttribute('href')).toBe(
      url.replace('https:', 'webcal:'),
    )
    await press(user, 'Copy address')
    expect(await screen.findByText('Copied')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(url)
  })

  it('loses the old address once a reset is confirmed, and only then', async () => {
    const { user, server } = open([SOON])
    await address()
    await press(user, 'Reset address')
    await press(user, 'Cancel')
    expect(server.sentTo(resetCalendarFeed)).toHaveLength(0)
    await press(user, 'Reset address')
    await press(user, 'Reset Address')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Address Reset', variant: 'success' }))
    expect((await address()).value).toBe(resetCalendarFeed.example.url)
  })

  it('keeps the address shown when the reset fails', async () => {
    const { user } = open([SOON], (server) => server.refuse(resetCalendarFeed, 'internal'))
    await address()
    await press(user, 'Reset address')
    await press(user, 'Reset Address')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Error', variant: 'destructive' }))
    expect((await address()).value).toBe(getCalendarFeed.example.url)
  })

  it('is no reason to hide the meetings when its address cannot be read', async () => {
    const { user, server } = open([SOON], (next) => next.refuse(getCalendarFeed, 'internal'))
    expect(await screen.findByText('The address could not be read. Your meetings are safe.')).toBeTruthy()
    expect(titlesIn(await findList())).toEqual(['Soon'])
    server.reply(getCalendarFeed, getCalendarFeed.example)
    await press(user, 'Try again')
    expect((await address()).value).toBe(getCalendarFeed.example.url)
  })
})

describe('reflecting on a meeting', () => {
  const reflection = {
    meetingId: ENDED.id,
    came: null,
    answer: 'I asked first.\nShe wants the migration.',
    createdAt: inMinutes(-30),
  }

  it('is offered once a meeting is over, keeps what is typed, and says what was saved', async () => {
    const { server, user } = open([ENDED, RUNNING, SOON], (given) => given.reply(listMeetingReflections, []))
    for (const { title } of [RUNNING, SOON])
      expect((await findRow(title)).queryByRole('button', { name: /^Reflect on/ })).toBeNull()
    await user.click((await findRow(ENDED.title)).getByRole('button', { name: 'Reflect on Ended' }))
    const row = await findRow(ENDED.title)
    await user.type(
      row.getByRole('textbox', { name: 'What did you do, and what happened?' }),
      'I asked first.',
    )
    await user.click(row.getByRole('button', { name: 'Cancel' }))
    await user.click((await findRow(ENDED.title)).getByRole('button', { name: 'Reflect on Ended' }))
    expect((await findRow(ENDED.title)).getByRole<HTMLTextAreaElement>('textbox').value).toBe(
      'I asked first.',
    )
    server.reply(listMeetingReflections, [reflection])
    await user.click((await findRow(ENDED.title)).getByRole('button', { name: 'Save Reflection' }))
    expect(await (await findRow(ENDED.title)).findByText(/She wants the migration\./)).toBeTruthy()
    expect(server.sentTo(reflectOnMeeting).map(({ path, body }) => [path, body])).toEqual([
      [`/api/meetings/${ENDED.id}/reflection`, { came: null, answer: 'I asked first.' }],
    ])
    expect(lastToast()?.title).toBe('Reflection Saved')
  })

  it('can be changed later, and a failure loses nothing', async () => {
    const { server, user } = open([ENDED], (given) => given.reply(listMeetingReflections, [reflection]))
    server.refuse(reflectOnMeeting, 'internal')
    await user.click(
      (await findRow(ENDED.title)).getByRole('button', { name: 'Edit your reflection on Ended' }),
    )
    const row = await findRow(ENDED.title)
    const text = row.getByRole<HTMLTextAreaElement>('textbox')
    expect(text.value).toBe(reflection.answer)
    await user.type(text, ' Soon.')
    await user.click(row.getByRole('button', { name: 'Save Reflection' }))
    expect(await row.findByText('It was not saved. Your text is still here.')).toBeTruthy()
    expect(lastToast()?.description).toBe('Failed to save your reflection. Please try again.')
    expect(text.value).toBe(`${reflection.answer} Soon.`)
  })
})
