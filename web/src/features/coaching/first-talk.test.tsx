import { getUser } from '@lodestar/contract/account'
import { getResults } from '@lodestar/contract/assessment'
import { sendMessage } from '@lodestar/contract/coaching'
import { answerVisitor, keepConversation } from '@lodestar/contract/prompts'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { leaveFirstWords, loadFirstTalk, saveFirstTalk } from '../../lib/storage/first-talk.ts'
import { renderApp, watchDepartures } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { CoachSample } from '../landing/coach-sample.tsx'
import { EXAMPLE } from './example-talk.tsx'

const WORDS = 'Marco keeps interrupting Ana in our planning meeting.'
const ANSWER = answerVisitor.example
const BOX = 'Which conversation is ahead of you?'
const KEEP = { name: 'Keep this and go on' }

function openAsVisitor(prepare: (server: TestServer) => void = () => undefined) {
  const server = startServer()
  server.refuse(getUser, 'unauthorized')
  prepare(server)
  renderApp('/demo-coaching')
  return { server, user: userEvent.setup() }
}
const ownWords = (server: TestServer) =>
  server.sentTo(answerVisitor).filter(({ body }) => (body as { content: string }).content !== EXAMPLE)

describe('one answer without an account', () => {
  it('comes to what is written in the box, and stands there after a reload', async () => {
    const { server, user } = openAsVisitor()
    // The screen is fetched by the first that opens it.
    await user.type(await screen.findByLabelText(BOX, {}, { timeout: 20_000 }), WORDS)
    await user.click(screen.getByRole('button', { name: 'Get one answer now' }))
    await screen.findByRole('button', KEEP)
    expect(ownWords(server).map(({ body }) => body)).toEqual([
      { content: WORDS, timeZone: expect.any(String), locale: expect.any(String) },
    ])
    expect(screen.getByText(/You say Marco/)).toBeTruthy()
    cleanup()
    const again = openAsVisitor()
    await screen.findByRole('button', KEEP)
    expect(again.server.sentTo(answerVisitor)).toEqual([])
  })

  it('comes once to the words that the landing page’s form has brought in the page', async () => {
    document.body.innerHTML = `<script type="application/json" id="first-words">${JSON.stringify(WORDS)}</script>`
    const { server } = openAsVisitor()
    await screen.findByRole('button', KEEP)
    expect(server.sentTo(answerVisitor)).toHaveLength(1)
    expect(document.getElementById('first-words')).toBeNull()
  })

  it('leaves the words in the box where it does not arrive', async () => {
    leaveFirstWords(WORDS)
    openAsVisitor((server) => server.refuse(answerVisitor, 'internal'))
    const box = await screen.findByLabelText<HTMLTextAreaElement>(BOX)
    await waitFor(() => expect(box.value).toBe(WORDS))
  })

  it('goes on with a tap, and asks for an account when something is written', async () => {
    const departures = watchDepartures()
    leaveFirstWords(WORDS)
    const { server, user } = openAsVisitor()
    const taps = within(await screen.findByRole('list', { name: 'Say it with one tap' }))
    await user.click(taps.getByRole('button', { name: 'Words to say' }))
    await waitFor(() => expect(ownWords(server)).toHaveLength(2))
    expect(ownWords(server)[1]?.body).toMatchObject({ tap: 'words', sealed: ANSWER.sealed })
    const question = ANSWER.messages[1]?.metadata.followUpQuestions?.[0] ?? ''
    await user.type(await screen.findByLabelText(question), 'Nothing yet')
    await user.click(screen.getByRole('button', KEEP))
    expect(departures).toEqual(['/api/login'])
    expect(sessionStorage.getItem('accountIntent')).toBe('create')
    expect(loadFirstTalk()).toMatchObject({ next: 'Nothing yet', isWanted: true })
    expect(ownWords(server)).toHaveLength(2)
  })
})

describe('what was said without an account', () => {
  const KEPT = { ...ANSWER, next: 'Nothing yet', isWanted: true }

  it('becomes a session at the first sign-in, where what was written last is sent', async () => {
    saveFirstTalk(KEPT)
    const server = startServer()
    renderApp('/')
    await waitFor(() => expect(window.location.search).toBe('?session=session_1'))
    expect(server.sentTo(keepConversation).map(({ body }) => body)).toEqual([
      { title: 'Marco keeps interrupting Ana in our planning meeting', sealed: ANSWER.sealed },
    ])
    await waitFor(() => expect(server.sentTo(sendMessage)).toHaveLength(1))
    expect(server.sentTo(sendMessage)[0]?.body).toMatchObject({ content: 'Nothing yet' })
    expect(loadFirstTalk()).toBeNull()
  })

  it('stays for the next start where the server cannot take it, and goes where it never will', async () => {
    saveFirstTalk(KEPT)
    startServer().refuse(keepConversation, 'unavailable')
    renderApp('/')
    await screen.findByText(/could not be kept yet/)
    expect(loadFirstTalk()).toEqual(KEPT)
    cleanup()
    startServer().refuse(keepConversation, 'not_found')
    renderApp('/help')
    await waitFor(() => expect(loadFirstTalk()).toBeNull())
  })

  it('of somebody signed in who has no result yet becomes a session when they say so, once for two clicks', async () => {
    const server = startServer()
    server.reply(getResults, null)
    leaveFirstWords(WORDS)
    renderApp('/ai-coaching')
    const user = userEvent.setup()
    const keep = await screen.findByRole('button', KEEP)
    expect(server.sentTo(keepConversation)).toEqual([])
    await user.dblClick(keep)
    await waitFor(() => expect(window.location.search).toBe('?session=session_1'))
    expect(server.sentTo(keepConversation)).toHaveLength(1)
  })
})

describe('the live example', () => {
  it('begins with what the landing page’s example says', () => {
    render(<CoachSample className="" />)
    expect(screen.getByText(EXAMPLE)).toBeTruthy()
  })

  it('answers three follow-ups with a tap each, every one after what was said before', async () => {
    const { server, user } = openAsVisitor()
    for (const left of [3, 2, 1]) {
      const list = await screen.findByRole('list', { name: 'Go on as Marco’s lead would' })
      const buttons = within(list).getAllByRole('button')
      expect(buttons).toHaveLength(left)
      await waitFor(() => expect(buttons[0]?.getAttribute('aria-disabled')).toBeNull())
      await user.click(buttons[0] as HTMLElement)
    }
    await screen.findByText(/That was the example/)
    await waitFor(() => expect(server.sentTo(answerVisitor)).toHaveLength(4))
    const sealed = server.sentTo(answerVisitor).map(({ body }) => (body as { sealed?: string }).sealed)
    expect(sealed).toEqual([undefined, ANSWER.sealed, ANSWER.sealed, ANSWER.sealed])
    expect(loadFirstTalk()).toBeNull()
  })
})
