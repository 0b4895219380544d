import { EMPTY_CASE } from '@lodestar/contract/case'
import {
  type CoachingSession,
  completeSession,
  getSent,
  getSentText,
  getSession,
  listSessions,
  type Message,
  type MessageMetadata,
  reopenSession,
  sendMessage,
  type TurnEvent,
} from '@lodestar/contract/coaching'
import { type Step, writeActionItem } from '@lodestar/contract/step'
import { NO_PARTS } from '@lodestar/contract/structured-response'
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { readToasts } from '../../lib/toast.ts'
import { openAddress, renderWithQueries, watchDepartures } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { CoachingPage } from './coaching-page.tsx'

const [HEARD, ANSWER] = getSession.example.messages as [Message, Message]
const SESSION = getSession.example.session
const ownStep = (text: string, dueOn: string | null = null): Step => ({
  text,
  origin: 'leader',
  timeframe: null,
  dueOn,
})
const withSteps = (...steps: Step[]) => ({ steps, actionItems: steps.map(writeActionItem) })
const ENDED: CoachingSession = {
  ...SESSION,
  status: 'completed',
  summary: 'You worked on Marco interrupting Ana.',
  ...withSteps(ownStep('Speak with Marco on Thursday'), ownStep('Tell Ana that you will')),
  completedAt: '2026-05-03T10:05:00.000Z',
  sessionDuration: 15,
}
const POST = ['POST', sendMessage.path] as const

/** A turn whose events the test sends one by one. */
function aStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  return {
    response: new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
    send: (event: TurnEvent) =>
      act(async () => {
        await writer.write(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
        // The cache tells its readers in a later task; on a busy machine that takes some milliseconds.
        await new Promise((resolve) => setTimeout(resolve, 40))
      }),
    end: () => act(() => writer.close()),
  }
}

async function open(prepare: (server: TestServer) => void = () => undefined) {
  const earlier = readToasts().at(0)?.id
  const server = startServer()
  server.reply(getSession, { session: SESSION, messages: [], case: EMPTY_CASE })
  prepare(server)
  openAddress('/coaching?session=session_1')
  const view = renderWithQueries(<CoachingPage />)
  await screen.findByRole('heading', { level: 1 })
  const lastToast = () => readToasts().find(({ id }) => id !== earlier)
  return { server, user: userEvent.setup(), lastToast, ...view }
}
const withMessages =
  (messages: Message[], session = SESSION) =>
  (server: TestServer) =>
    server.reply(getSession, { session, messages, case: EMPTY_CASE })
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')
/** Lets everything that was started get as far as it can. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const sentKeys = (server: TestServer) =>
  server.sentTo(sendMessage).map(({ headers }) => headers.get('idempotency-key'))
const isWriting = () => screen.queryByText('The coach is writing') !== null
const answerText = ANSWER.content

describe('an open session', () => {
  it('shows its title, its status and the conversation in order [R2.11-14, R2.11-15, R2.11-17]', async () => {
    await open(withMessages([HEARD, ANSWER]))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(SESSION.title)
    expect(screen.getByText('Active')).toBeTruthy()
    const turns = within(screen.getByRole('region', { name: 'Conversation' })).getAllByRole('article')
    expect(turns).toHaveLength(2)
    expect(turns[0]?.textContent).toContain(HEARD.content)
    expect(turns[1]?.textContent).toContain('You say Marco "keeps interrupting Ana".')
  })

  it('names who wrote an answer', async () => {
    const turn = { engine: 'built-in', move: 'explore', framework: 'GROW', step: 1, stageLabel: 'Reality' }
    const rest = { situations: [], reading: null, approach: null, person: null, used: [] }
    const say = (id: string, engine: string, parts: Pick<MessageMetadata, 'structuredResponse'> = {}) => ({
      ...ANSWER,
      id,
      metadata: {
        ...parts,
        turn: { ...turn, ...rest, engine, commitment: { text: 'Talk to him', dueOn: '2026-05-07' } },
      },
    })
    const full = say('c', 'llama-4', { structuredResponse: NO_PARTS })
    await open(withMessages([HEARD, say('a', 'built-in'), say('b', 'llama-4'), full]))
    expect(screen.getByText('Built-in coach')).toBeTruthy()
    expect(screen.getByText('llama-4')).toBeTruthy()
    expect(screen.getByText('llama-4 with the built-in coach')).toBeTruthy()
    expect(screen.getByText('Talk to him')).toBeTruthy()
    expect(screen.getByText('May 7, 2026')).toBeTruthy()
  })

  it('opens exactly what a language model was sent for an answer, and offers it for no other', async () => {
    const led = { ...ANSWER, id: 'led', metadata: { ...ANSWER.metadata, sentTo: 'llama-4' } }
    const { user } = await open((server) => {
      withMessages([HEARD, ANSWER, { ...HEARD, id: 'again' }, led])(server)
      server.reply(getSent, {
        model: 'llama-4',
        host: 'models.example.com',
        messages: [
          { role: 'system', content: 'You coach leaders.' },
          { role: 'user', content: 'All that was sent, letter by letter.' },
        ],
      })
    })
    expect(screen.getAllByRole('button', { name: /^What was sent/ })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'What was sent to llama-4' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What was sent' }))
    expect(await dialog.findByText('All that was sent, letter by letter.')).toBeTruthy()
    expect(dialog.getByText('You coach leaders.')).toBeTruthy()
    expect(dialog.getByText('To llama-4 at models.example.com')).toBeTruthy()
  })

  it.each([
    ['refuses it', (server: TestServer) => server.refuse(getSession, 'not_found')],
    [
      'answers null',
      (server: TestServer) => server.answer('GET', getSession.path, () => Response.json(null)),
    ],
  ])('is said to be missing when the server %s [R2.11-22]', async (_, prepare) => {
    const { user } = await open(prepare)
    expect(screen.getByRole('heading', { name: 'Session not found' })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Back to Sessions' }))
    expect(await screen.findByRole('heading', { name: 'Coaching Sessions' })).toBeTruthy()
  })

  it('can be asked for again when it could not be read', async () => {
    const { server, user } = await open((given) => given.refuse(getSession, 'internal'))
    server.reply(getSession, { session: SESSION, messages: [], case: EMPTY_CASE })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: SESSION.title })).toBeTruthy()
  })

  it('leads to the other sessions', async () => {
    await open(withMessages([HEARD, ANSWER], { ...SESSION, id: 'session_9' }))
    const link = await screen.findByRole('link', { name: SESSION.title })
    expect(link.getAttribute('href')).toBe('/coaching?session=session_1')
  })
})

describe('the question the coach waits for', () => {
  const spoken = () => box().getAttribute('aria-describedby')?.split(' ') ?? []
  const heard = () => spoken().map((id) => document.getElementById(id)?.textContent)
  const QUESTION = 'What have you said to him so far?'

  it('describes the box until something has been said to it', async () => {
    await open(withMessages([HEARD, ANSWER]))
    expect(heard()).toContain(QUESTION)
  })

  it('is gone from the box while the coach has yet to answer', async () => {
    await open(withMessages([HEARD, ANSWER, { ...HEARD, id: 'message_3' }]))
    expect(heard()).not.toContain(QUESTION)
  })

  it('stands over the box, with answers to tap that are sent at once', async () => {
    const { user, server } = await open(withMessages([HEARD, ANSWER]))
    expect(screen.getAllByText(QUESTION)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: "I don't know yet" }))
    expect(server.sentTo(sendMessage)[0]?.body).toEqual({ content: "I don't know yet" })
  })
})

describe('the place where one reads', () => {
  const again = (id: string, message: Message) => ({ ...message, id })
  const TWO_EXCHANGES = [HEARD, ANSWER, again('heard_2', HEARD), again('answer_2', ANSWER)]
  const watchScrolling = () => {
    const places: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      places.push(this.querySelector('p')?.textContent ?? '')
    })
    return places
  }

  it.each([
    ['its top when there is one exchange', [HEARD, ANSWER], 0],
    ['the last of several exchanges', TWO_EXCHANGES, 1],
  ])('is, on opening, %s', async (_, messages, times) => {
    const places = watchScrolling()
    await open(withMessages(messages))
    expect(places).toHaveLength(times)
  })

  it('is the message just sent, and does not move while the answer comes', async () => {
    const places = watchScrolling()
    const stream = aStream()
    const { user } = await open((given) => {
      withMessages([HEARD, ANSWER])(given)
      given.answer(...POST, () => stream.response)
    })
    await user.type(box(), 'Now this{Enter}')
    await stream.send({ type: 'user', message: { ...HEARD, id: 'heard_2', content: 'Now this' } })
    await stream.send({ type: 'delta', text: 'Say it' })
    await stream.send({ type: 'done', case: EMPTY_CASE, message: again('answer_2', ANSWER) })
    expect(places).toEqual(['Now this'])
  })
})

describe('a session that has ended', () => {
  it('says so and numbers its action plan, with its summary [R2.11-23, R2.11-24]', async () => {
    await open(withMessages([HEARD, ANSWER], ENDED))
    expect(screen.getByText('This session is completed')).toBeTruthy()
    expect(screen.getByText('You worked on Marco interrupting Ana.')).toBeTruthy()
    const plan = screen.getByRole('region', { name: 'Your action plan' })
    const list = within(plan).getByRole('list')
    expect(list.tagName).toBe('OL')
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ firstChild }) => firstChild?.textContent),
    ).toEqual(ENDED.actionItems)
  })

  it('names the model that has summed it up, and opens what it was sent, also where its words did not hold', async () => {
    const messages = [{ role: 'user' as const, content: 'The session as it was sent.' }]
    const summed = (engine: string | null) => ({ ...ENDED, summaryWriting: { engine, sentTo: 'mini-3' } })
    const { user } = await open((given) => {
      withMessages([HEARD, ANSWER], summed('mini-3'))(given)
      given.reply(getSentText, { model: 'mini-3', host: null, messages })
    })
    expect(screen.getByText(/^Summed up by mini-3/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'What was sent to mini-3' }))
    expect(await screen.findByText('The session as it was sent.')).toBeTruthy()
    cleanup()
    await open(withMessages([HEARD, ANSWER], summed(null)))
    expect(screen.queryByText(/^Summed up by/)).toBeNull()
    expect(screen.getByRole('button', { name: 'What was sent to mini-3' })).toBeTruthy()
  })

  it('asks whether a step was done only once its day has come', async () => {
    const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const steps = withSteps(ownStep('Talk to Ana', dayFromNow(3)), ownStep('Call Marco', dayFromNow(-3)))
    await open(withMessages([HEARD, ANSWER], { ...ENDED, ...steps }))
    const [ahead, behind] = screen.getAllByRole('group', { name: /^What became of/ })
    expect(ahead?.textContent).toContain('Done already?')
    expect(behind?.textContent).toContain('Did you do it?')
  })

  it('offers to make each item of its plan a goal', async () => {
    await open(withMessages([HEARD, ANSWER], ENDED))
    const plan = within(screen.getByRole('region', { name: 'Your action plan' }))
    const links = plan.getAllByRole<HTMLAnchorElement>('link', { name: 'Make this a goal' })
    expect(links.map((link) => new URL(link.href).searchParams.get('new'))).toEqual(ENDED.actionItems)
  })

  it('marks what the coach only suggested, asks nothing about it, and makes a goal of the deed alone', async () => {
    const step: Step = { text: 'Write it (all) down', origin: 'coach', timeframe: 'Today', dueOn: null }
    await open(withMessages([HEARD, ANSWER], { ...ENDED, ...withSteps(step) }))
    const plan = within(screen.getByRole('region', { name: 'Your action plan' }))
    expect(plan.getByText('Suggested: Write it (all) down (Today)')).toBeTruthy()
    expect(plan.queryByRole('group')).toBeNull()
    const link = plan.getByRole<HTMLAnchorElement>('link', { name: 'Make this a goal' })
    expect(new URL(link.href).searchParams.get('new')).toBe('Write it (all) down')
  })

  it.each(['completed', 'archived'] as const)(
    'has no box, no end and no questions to take up when %s [R2.11-16, R2.11-25]',
    async (status) => {
      const answer = { ...ANSWER, content: 'I hear you.' }
      await open(withMessages([HEARD, answer], { ...ENDED, status }))
      expect(screen.queryByLabelText('Your message')).toBeNull()
      expect(screen.queryByRole('button', { name: 'End Session' })).toBeNull()
      expect(screen.getByText('What have you said to him so far?', { selector: 'li *' })).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'What have you said to him so far?' })).toBeNull()
    },
  )
})

describe('writing to the coach', () => {
  it('sends on Enter, trimmed [R2.11-18, R2.11-19, R5-09]', async () => {
    const { server, user } = await open()
    await user.type(box(), '  hi  {Enter}')
    await screen.findByText(answerText.slice(0, 20), { exact: false, selector: 'p:not([aria-live])' })
    expect(server.sentTo(sendMessage).map(({ body }) => body)).toEqual([{ content: 'hi' }])
    expect(server.sentTo(sendMessage)[0]?.path).toBe('/api/coaching/sessions/session_1/messages')
    expect(server.sentTo(sendMessage)[0]?.headers.get('accept')).toBe('text/event-stream')
    expect(box().value).toBe('')
  })

  it('sends with the button and takes the focus back [R2.11-18]', async () => {
    const { server, user } = await open()
    await user.type(box(), 'hi')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(document.activeElement).toBe(box())
    await waitFor(() => expect(server.sentTo(sendMessage)).toHaveLength(1))
  })

  it('breaks the line on Shift+Enter [R2.11-20]', async () => {
    const { server, user } = await open()
    await user.type(box(), 'one{Shift>}{Enter}{/Shift}two')
    await settle()
    expect(box().value).toBe('one\ntwo')
    expect(server.sentTo(sendMessage)).toEqual([])
  })

  it('leaves Enter to an input method that is composing', async () => {
    const { server, user } = await open()
    await user.type(box(), 'こんにちは')
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
    expect(box().value).toBe('こんにちは')
    expect(server.sentTo(sendMessage)).toEqual([])
  })

  it.each(['', '   ', '\n'])('never sends a blank message: %j [R5-10]', async (blank) => {
    const { server } = await open()
    fireEvent.change(box(), { target: { value: blank } })
    fireEvent.keyDown(box(), { key: 'Enter' })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
    await settle()
    expect(server.sentTo(sendMessage)).toEqual([])
  })

  it('says how much room is left, and sends nothing that is too long', async () => {
    const { server } = await open()
    fireEvent.change(box(), { target: { value: 'a'.repeat(10_001) } })
    expect(screen.getByText('10,001 of at most 10,000 characters')).toBeTruthy()
    fireEvent.keyDown(box(), { key: 'Enter' })
    await settle()
    expect(server.sentTo(sendMessage)).toEqual([])
  })

  it('keeps what is being typed through a reload, for each session', async () => {
    const { user, unmount } = await open()
    await user.type(box(), 'half a sent')
    unmount()
    const again = await open()
    expect(box().value).toBe('half a sent')
    again.unmount()
    await open(withMessages([], { ...SESSION, id: 'session_2' }))
    expect(box().value).toBe('')
  })
})

describe('while the coach answers', () => {
  it('one reads the own message at once and sees that the coach writes [R2.11-21]', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof sendMessage.example>()
    const { server, user } = await open((given) => given.reply(sendMessage, promise))
    await user.type(box(), HEARD.content)
    vi.useFakeTimers()
    fireEvent.keyDown(box(), { key: 'Enter' })
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByText(HEARD.content, { selector: 'article *' })).toBeTruthy()
    expect(isWriting()).toBe(true)
    resolve(sendMessage.example)
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(isWriting()).toBe(false)
    expect(screen.getAllByText(HEARD.content)).toHaveLength(1)
    expect(server.sentTo(getSession)).toHaveLength(1)
  })

  it('one may type, but not send', async () => {
    const { server, user } = await open((given) => given.reply(sendMessage, new Promise(() => undefined)))
    await user.type(box(), 'first{Enter}')
    await screen.findByText('first')
    await user.type(box(), 'second{Enter}')
    await settle()
    expect(box().value).toBe('second')
    expect(server.sentTo(sendMessage)).toHaveLength(1)
  })

  it('the answer appears as it comes, part by part, and the final message takes its place [R2.11-21]', async () => {
    const stream = aStream()
    const { user } = await open((given) => given.answer(...POST, () => stream.response))
    await user.type(box(), `${HEARD.content}{Enter}`)
    await stream.send({ type: 'user', message: HEARD })
    expect(screen.getAllByText(HEARD.content)).toHaveLength(1)
    await stream.send({ type: 'delta', text: 'Say it **on Thurs' })
    expect(screen.getByText('on Thurs').tagName).toBe('STRONG')
    await stream.send({ type: 'delta', text: 'day**.' })
    expect(screen.getByText('on Thursday').tagName).toBe('STRONG')
    const later = () => screen.getByRole('button', { name: /^Later/ })
    await stream.send({ type: 'part', structuredResponse: { diagnosis: 'It was never said.' } })
    expect(later().textContent).toBe('Later · what is going on')
    await stream.send({ type: 'part', structuredResponse: { keyInsights: ['Silence is an answer.'] } })
    expect(later().textContent).toBe('Later · what is going on, research')
    await user.click(later())
    expect(screen.getByRole('heading', { name: 'What is going on' })).toBeTruthy()
    expect(screen.getByText('It was never said.')).toBeTruthy()
    expect(screen.getByText('Silence is an answer.')).toBeTruthy()
    expect(isWriting()).toBe(true)
    await stream.send({
      type: 'done',
      case: EMPTY_CASE,
      message: { ...ANSWER, content: 'The whole answer.' },
    })
    expect(isWriting()).toBe(false)
    expect(screen.getByText('The whole answer.')).toBeTruthy()
    expect(screen.queryByText('on Thursday')).toBeNull()
    expect(screen.queryByText('It was never said.')).toBeNull()
  })

  it('what one has opened in an answer stays open when it is whole', async () => {
    const stream = aStream()
    const approach = {
      id: 'scene',
      title: 'Tell one scene',
      description: 'When it was, and what followed.',
      difficulty: 'beginner' as const,
      timeframe: 'Ten minutes',
      steps: [],
      expectedOutcome: '',
    }
    const structuredResponse = { ...NO_PARTS, approaches: [approach] }
    const { user } = await open((given) => given.answer(...POST, () => stream.response))
    await user.type(box(), 'hi{Enter}')
    await stream.send({ type: 'user', message: HEARD })
    await stream.send({ type: 'part', structuredResponse: { approaches: [approach] } })
    await user.click(screen.getByRole('button', { name: /^Later/ }))
    await user.click(screen.getByRole('button', { name: /Tell one scene/ }))
    await stream.send({
      type: 'done',
      case: EMPTY_CASE,
      message: { ...ANSWER, metadata: { structuredResponse } },
    })
    expect(screen.getByRole('button', { name: /Tell one scene/ }).getAttribute('aria-expanded')).toBe('true')
  })

  it('a screen reader hears the answer once, when it is whole', async () => {
    const stream = aStream()
    const { user, container } = await open((given) => given.answer(...POST, () => stream.response))
    const live = () => container.querySelector('[aria-live]:not(button *)')?.textContent
    await user.type(box(), 'hi{Enter}')
    await stream.send({ type: 'user', message: HEARD })
    await stream.send({ type: 'delta', text: 'Say it' })
    expect(live()).toBe('')
    await stream.send({
      type: 'done',
      case: EMPTY_CASE,
      message: { ...ANSWER, content: 'Say it **today**.' },
    })
    expect(live()).toBe('The coach: Say it today.')
  })

  it('the answer goes on arriving when one looks at the list meanwhile', async () => {
    const stream = aStream()
    const { user } = await open((given) => given.answer(...POST, () => stream.response))
    await user.type(box(), 'hi{Enter}')
    await stream.send({ type: 'user', message: HEARD })
    await user.click(screen.getByRole('link', { name: 'Back to Sessions' }))
    await stream.send({ type: 'delta', text: 'Meanwhile' })
    await act(async () => window.history.back())
    expect(await screen.findByText('Meanwhile')).toBeTruthy()
    await stream.send({ type: 'done', case: EMPTY_CASE, message: { ...ANSWER, content: 'Said.' } })
    expect(screen.getByText('Said.')).toBeTruthy()
  })
})

describe('a message that the server cannot take yet', () => {
  const later = (status: number, code: string, retryAfter?: string) => () =>
    Response.json(
      { code, message: 'x', requestId: 'r' },
      { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} },
    )
  /** A server that gives these answers, one after the other, and then its own. */
  const answering = (answers: (() => Response)[]) => (server: TestServer) => {
    const left = [...answers]
    server.answer(...POST, () => left.shift()?.() ?? Response.json(sendMessage.example))
  }
  async function write(answers: (() => Response)[]) {
    const opened = await open(answering(answers))
    await opened.user.type(box(), HEARD.content)
    vi.useFakeTimers()
    fireEvent.keyDown(box(), { key: 'Enter' })
    await act(() => vi.advanceTimersByTimeAsync(50))
    return opened
  }
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

  it('is sent again by itself under the same key, through three refusals, and kept once', async () => {
    const busy = later(503, 'overloaded', '5')
    const { server, lastToast } = await write([busy, busy, later(429, 'too_many_requests', '10')])
    expect(screen.getByText('Still waiting for the coach; trying again in 5 s.')).toBeTruthy()
    expect(screen.getByText(HEARD.content, { selector: 'article *' })).toBeTruthy()
    expect(isWriting()).toBe(false)
    await pass(2)
    expect(screen.getByText('Still waiting for the coach; trying again in 3 s.')).toBeTruthy()
    await pass(3)
    await pass(5)
    expect(screen.getByText('Still waiting for the coach; trying again in 10 s.')).toBeTruthy()
    expect(sentKeys(server)).toHaveLength(3)
    await pass(11)
    expect(screen.queryByText(/Still waiting/)).toBeNull()
    expect(screen.getAllByText(HEARD.content)).toHaveLength(1)
    expect(
      screen.getByText(answerText.slice(0, 20), { exact: false, selector: 'p:not([aria-live])' }),
    ).toBeTruthy()
    const keys = sentKeys(server)
    expect(keys).toHaveLength(4)
    expect(new Set(keys).size).toBe(1)
    expect(lastToast()).toBeUndefined()
  })

  it('waits while the coach still answers the one before', async () => {
    const { server } = await write([later(409, 'turn_in_progress')])
    expect(screen.getByText('Still waiting for the coach; trying again in 3 s.')).toBeTruthy()
    await pass(4)
    expect(sentKeys(server)).toHaveLength(2)
    expect(screen.queryByText(/Still waiting/)).toBeNull()
  })

  it('is back in the box with a button once it has been tried for long enough', async () => {
    const busy = later(503, 'unavailable', '30')
    const { server, user } = await write([busy, busy, busy, busy])
    await pass(95)
    vi.useRealTimers()
    expect(await screen.findByText('The message was not sent.')).toBeTruthy()
    expect(box().value).toBe(HEARD.content)
    expect(screen.queryByText(/Still waiting/)).toBeNull()
    expect(sentKeys(server)).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(box().value).toBe(''))
    expect(new Set(sentKeys(server)).size).toBe(1)
  })

  it('is said once to a screen reader, without the seconds', async () => {
    await write([later(503, 'overloaded', '20')])
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said).toContain('Still waiting for the coach. Your message is sent again by itself.')
    expect(screen.getByText(/trying again in 20 s/).getAttribute('aria-hidden')).toBe('true')
  })
})

describe('a message that was not sent', () => {
  const refuse = (server: TestServer) => server.refuse(sendMessage, 'internal')
  async function fail() {
    const opened = await open(refuse)
    await opened.user.type(box(), 'hello{Enter}')
    await screen.findByText('The message was not sent.')
    return opened
  }

  it('is said so, stays in the box, and goes out under the same key on Retry [R8-10]', async () => {
    const { server, user, lastToast } = await fail()
    expect(lastToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to send message. Please try again.',
      variant: 'destructive',
    })
    expect(box().value).toBe('hello')
    expect(screen.queryByText('hello', { selector: 'article *' })).toBeNull()
    server.reply(sendMessage, sendMessage.example)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText('The message was not sent.')).toBeNull())
    await waitFor(() => expect(isWriting()).toBe(false))
    const keys = sentKeys(server)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\w-]{8,}$/)
    expect(keys[1]).toBe(keys[0])
    expect(box().value).toBe('')
  })

  it('goes out under the same key with Enter too, and under a new one once it is another message', async () => {
    const { server, user } = await fail()
    await user.type(box(), '{Enter}')
    await waitFor(() => expect(sentKeys(server)).toHaveLength(2))
    await waitFor(() => expect(box().value).toBe('hello'))
    await user.type(box(), ' there{Enter}')
    await waitFor(() => expect(sentKeys(server)).toHaveLength(3))
    const keys = sentKeys(server)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
    expect(server.sentTo(sendMessage).at(-1)?.body).toEqual({ content: 'hello there' })
  })

  it('leaves the box again when the server turns out to have it', async () => {
    const { server, user } = await open((given) =>
      given.answer(...POST, () => {
        server.reply(getSession, { session: SESSION, messages: [HEARD], case: EMPTY_CASE })
        throw new TypeError('The connection was lost')
      }),
    )
    await user.type(box(), `${HEARD.content}{Enter}`)
    await screen.findByText('The answer did not arrive.')
    expect(box().value).toBe('')
    expect(screen.getAllByText(HEARD.content)).toHaveLength(1)
  })

  it('is said so at once without a network', async () => {
    const { user } = await open(refuse)
    onlineManager.setOnline(false)
    try {
      await user.type(box(), 'hello{Enter}')
      expect(await screen.findByText('The message was not sent.')).toBeTruthy()
    } finally {
      onlineManager.setOnline(true)
    }
  })

  it('waits for a network where there is none, a reload included, and is sent once under its key', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const first = await open((server) =>
      server.answer(...POST, () => Promise.reject(new TypeError('Network request failed'))),
    )
    await first.user.type(box(), 'hello{Enter}')
    const waits = 'No connection. Your message is kept here and is sent once the line is back.'
    expect(await screen.findByText(waits)).toBeTruthy()
    expect(box().value).toBe('')
    const [key] = sentKeys(first.server)
    first.unmount()
    const second = await open()
    await waitFor(() => expect(sentKeys(second.server)).toEqual([key]))
    await waitFor(() => expect(screen.queryByText(waits)).toBeNull())
    expect(box().value).toBe('')
  })

  it('for want of a session leads to sign-in', async () => {
    const departures = watchDepartures()
    const { user, lastToast } = await open((server) => server.refuse(sendMessage, 'unauthorized'))
    await user.type(box(), 'hello{Enter}')
    await waitFor(() => expect(departures).toEqual(['/api/login']), { timeout: 2_000 })
    expect(lastToast()).toMatchObject({ title: 'Unauthorized' })
  })

  it('goes before what was typed meanwhile', async () => {
    const { promise, reject } = Promise.withResolvers<never>()
    const { user } = await open((server) => server.answer(...POST, () => promise))
    await user.type(box(), 'hello{Enter}')
    await user.type(box(), 'and more')
    reject(new TypeError('Network request failed'))
    await screen.findByText('The message was not sent.')
    expect(box().value).toBe('hello\n\nand more')
  })

  it('is still there after a reload, under its key', async () => {
    const first = await fail()
    const [key] = sentKeys(first.server)
    first.unmount()
    const { server, user } = await open()
    expect(box().value).toBe('hello')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(sentKeys(server)).toEqual([key]))
  })

  it('is back in the box after a reload in the middle of sending', async () => {
    const first = await open((server) => server.reply(sendMessage, new Promise(() => undefined)))
    await first.user.type(box(), 'hello{Enter}')
    await waitFor(() => expect(isWriting()).toBe(true))
    first.unmount()
    await open()
    expect(box().value).toBe('hello')
    expect(screen.getByText('The message was not sent.')).toBeTruthy()
  })

  it('is over when the server turns out to have answered it', async () => {
    const first = await open((server) => server.reply(sendMessage, new Promise(() => undefined)))
    await first.user.type(box(), `${HEARD.content}{Enter}`)
    await waitFor(() => expect(isWriting()).toBe(true))
    first.unmount()
    await open(withMessages([HEARD, ANSWER]))
    expect(box().value).toBe('')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})

describe('an answer that does not arrive', () => {
  it.each([
    [
      'fails',
      (stream: ReturnType<typeof aStream>) => stream.send({ type: 'failed', code: 'internal', message: '' }),
    ],
    ['breaks off', (stream: ReturnType<typeof aStream>) => stream.end()],
  ])('keeps the message and asks again under the same key when it %s [R8-10]', async (_, stop) => {
    const stream = aStream()
    const { server, user, lastToast } = await open((given) => given.answer(...POST, () => stream.response))
    await user.type(box(), `${HEARD.content}{Enter}`)
    await stream.send({ type: 'user', message: HEARD })
    await stream.send({ type: 'delta', text: 'Half an ans' })
    server.reply(getSession, { session: SESSION, messages: [HEARD], case: EMPTY_CASE })
    await stop(stream)
    await screen.findByText('The answer did not arrive.')
    expect(lastToast()).toMatchObject({ description: 'Failed to send message. Please try again.' })
    expect(screen.getAllByText(HEARD.content)).toHaveLength(1)
    expect(screen.queryByText('Half an ans')).toBeNull()
    expect(box().value).toBe('')

    const second = aStream()
    server.answer(...POST, () => second.response)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await second.send({ type: 'user', message: HEARD })
    await second.send({ type: 'done', case: EMPTY_CASE, message: ANSWER })
    expect(screen.getAllByText(HEARD.content)).toHaveLength(1)
    expect(screen.queryByText('The answer did not arrive.')).toBeNull()
    const keys = sentKeys(server)
    expect(keys[1]).toBe(keys[0])
  })

  it('is given up after a minute and a half of silence', async () => {
    await open()
    vi.useFakeTimers()
    const signals: AbortSignal[] = []
    globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        if (!init?.signal) return
        const { signal } = init
        signals.push(signal)
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    fireEvent.change(box(), { target: { value: 'hello' } })
    fireEvent.keyDown(box(), { key: 'Enter' })
    await act(() => vi.advanceTimersByTimeAsync(89_000))
    expect(isWriting()).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(signals[0]?.aborted).toBe(true)
    expect(screen.getByText('The message was not sent.')).toBeTruthy()
    expect(box().value).toBe('hello')
  })
})

describe('questions to go on with', () => {
  const asking = (followUpQuestions: string[]) =>
    withMessages([HEARD, { ...ANSWER, metadata: { followUpQuestions } }])
  const ask = (user: ReturnType<typeof userEvent.setup>, name: string) =>
    user.click(screen.getByRole('button', { name }))

  it('go into the box without their question mark, ready to go on writing [R2.11-41, R2.11-42]', async () => {
    const { user } = await open(
      asking(['What next?', 'Why? Or why not ?', 'Finish: if it gets awkward, I will …']),
    )
    await ask(user, 'What next?')
    expect(box().value).toBe('What next')
    await waitFor(() => expect(document.activeElement).toBe(box()))
    await ask(user, 'Why? Or why not ?')
    expect(box().value).toBe('Why? Or why not')
    await ask(user, 'Finish: if it gets awkward, I will …')
    expect(box().value).toBe('Finish: if it gets awkward, I will …')
  })

  it('leave what is already written where it is', async () => {
    const { user } = await open(asking(['What next?']))
    await user.type(box(), 'I tried it.')
    await ask(user, 'What next?')
    expect(box().value).toBe('I tried it.\n\nWhat next')
  })
})

describe('ending a session', () => {
  const end = () => fireEvent.click(screen.getByRole('button', { name: 'End Session' }))

  it('completes it, says so for four seconds, and goes to the feedback after two [R4-37, R4-38, R4-39, R8-41, R9-04]', async () => {
    const { server, lastToast } = await open((given) =>
      given.reply(completeSession, { ...ENDED, id: 'session_1' }),
    )
    vi.useFakeTimers()
    end()
    await act(() => vi.advanceTimersByTimeAsync(50))
    expect(server.sentTo(completeSession).map(({ path }) => path)).toEqual([
      '/api/coaching/sessions/session_1/complete',
    ])
    expect(lastToast()).toMatchObject({ title: 'Session Completed', durationMs: 4_000, variant: 'success' })
    expect(screen.getByText('Completed')).toBeTruthy()
    expect(screen.queryByLabelText('Your message')).toBeNull()
    expect(server.sentTo(listSessions).length, 'the list is read again').toBeGreaterThan(1)
    await act(() => vi.advanceTimersByTimeAsync(1_900))
    expect(window.location.pathname).toBe('/coaching')
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(window.location.pathname).toBe('/feedback')
  })

  it('can be taken back for ten seconds, and nobody is led on then', async () => {
    const { server } = await open((given) => given.reply(completeSession, { ...ENDED, id: 'session_1' }))
    server.reply(reopenSession, { ...SESSION, id: 'session_1' })
    vi.useFakeTimers()
    end()
    await act(() => vi.advanceTimersByTimeAsync(50))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(server.sentTo(reopenSession).map(({ path }) => path)).toEqual([
      '/api/coaching/sessions/session_1/reopen',
    ])
    expect(window.location.pathname).toBe('/coaching')
    expect(box()).toBeTruthy()
    expect(screen.getByRole('button', { name: 'End Session' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('waits until the answer is there, because what it is about belongs in the summary', async () => {
    const stream = aStream()
    const { user } = await open((given) => given.answer(...POST, () => stream.response))
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'End Session' })
    await user.type(box(), 'I will talk to him today{Enter}')
    await stream.send({ type: 'user', message: HEARD })
    expect(button().disabled).toBe(true)
    await stream.send({ type: 'done', case: EMPTY_CASE, message: ANSWER })
    expect(button().disabled).toBe(false)
  })

  it('takes nobody away who has gone elsewhere meanwhile', async () => {
    await open((given) => given.reply(completeSession, { ...ENDED, id: 'session_1' }))
    vi.useFakeTimers()
    end()
    await act(() => vi.advanceTimersByTimeAsync(50))
    fireEvent.click(screen.getByRole('link', { name: 'Back to Sessions' }))
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(window.location.pathname).toBe('/coaching')
  })

  it('leaves it open when it fails [R8-11]', async () => {
    const { lastToast } = await open((given) => given.refuse(completeSession, 'internal'))
    end()
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to complete session. Please try again.',
        variant: 'destructive',
      }),
    )
    expect(screen.getByText('Active')).toBeTruthy()
    expect(box()).toBeTruthy()
  })
})

describe('a turn in another language', () => {
  it('is marked as that language, and its English below as English', async () => {
    const metadata = {
      suggestions: ['Llamar ahora'],
      language: 'es',
      inEnglish: 'I read English only.',
    }
    await open(withMessages([HEARD, { ...ANSWER, content: 'Solo leo inglés.', metadata }]))
    const languageOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang')
    expect(languageOf('Solo leo inglés.')).toBe('es')
    expect(languageOf('Llamar ahora')).toBe('es')
    expect(languageOf('I read English only.')).toBe('en')
  })
})

describe('what the coach asks aside', () => {
  const aside = {
    line: 'One thing aside: if somebody is being hurt, tell me.',
    answer: 'Somebody is being hurt.',
  }

  it('stands apart below the turn, and one tap writes the answer into the box', async () => {
    await open(withMessages([HEARD, { ...ANSWER, metadata: { ...ANSWER.metadata, aside } }]))
    const note = within(screen.getByRole('note'))
    expect(note.getByText(aside.line)).toBeTruthy()
    fireEvent.click(note.getByRole('button', { name: aside.answer }))
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(aside.answer)
  })
})
