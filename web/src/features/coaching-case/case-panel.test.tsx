import { type Case, EMPTY_CASE, EXAMPLE_CASE } from '@lodestar/contract/case'
import { correctCase, getSession, type Message, sendMessage } from '@lodestar/contract/coaching'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readToasts } from '../../lib/toast.ts'
import { openAddress, renderWithQueries } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { CoachingPage } from '../coaching/coaching-page.tsx'

const { session: SESSION, messages: MESSAGES } = getSession.example
const [MATTER] = EXAMPLE_CASE.matters
const [MARCO] = EXAMPLE_CASE.people
const [FACT] = EXAMPLE_CASE.facts
if (!MATTER || !MARCO || !FACT) throw new Error('The example has no lines')
const LINE = { messageId: 'message_1', struck: false }
const CASE: Case = {
  ...EXAMPLE_CASE,
  matters: [MATTER, { ...MATTER, id: 'matter-2', title: 'The hand-over' }],
  people: [
    { ...MARCO, pronoun: 'he' },
    { ...MARCO, id: 'person-2', heard: 'your deputy', label: 'your deputy' },
  ],
  facts: [FACT, { ...FACT, id: 'fact-2', quote: 'she said nothing', struck: true }],
  promises: [{ ...LINE, id: 'promise-1', text: 'Talk to Marco', dueOn: '2026-05-07' }],
}
const QUOTE = `“${FACT.quote}”`

async function open(understood: Case, status: typeof SESSION.status = 'active', messages = MESSAGES) {
  const server = startServer()
  server.reply(getSession, { session: { ...SESSION, status }, messages: [...messages], case: understood })
  openAddress('/coaching?session=session_1')
  renderWithQueries(<CoachingPage />)
  const panel = within(await screen.findByRole('region', { name: 'What I have understood' }))
  const press = (name: string | RegExp) => user.click(panel.getByRole('button', { name }))
  const user = userEvent.setup()
  return { server, user, panel, press }
}
/** Answers the next correction with this case, as if it had been made. */
const answerWith = (server: TestServer, changed: Partial<Case>, said: string) =>
  server.reply(correctCase, { ...CASE, ...changed, corrected: [said] })
const sent = (server: TestServer) => server.sentTo(correctCase).map(({ body }) => body)

describe('what I have understood', () => {
  it('is one sentence while nothing is', async () => {
    const { panel } = await open(EMPTY_CASE)
    expect(panel.getByText(/^Nothing yet: who and what you tell about appears here/)).toBeTruthy()
    expect(panel.queryByRole('list')).toBeNull()
  })

  it('stands line by line, with the matter in hand marked and struck lines struck through', async () => {
    const { panel } = await open(CASE)
    const lines = (name: string) =>
      within(panel.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(lines('What it is about')).toEqual(['Marco keeps interrupting AnaIn hand', 'The hand-overTake up'])
    expect(lines('Who it is about')).toEqual(['Marco · he', 'your deputy · by name'])
    expect(lines('What you have told')).toEqual([FACT.quote, 'she said nothing (struck)Take back'])
    expect(lines('What you will do')).toEqual(['Talk to Marco · Thursday, May 7'])
    expect(panel.getByText('she said nothing').closest('s')).toBeTruthy()
    const inHand = panel.getByRole('button', { name: /^In hand/ })
    expect(inHand.getAttribute('aria-pressed')).toBe('true')
  })

  it('can be read, and not corrected, once the session has ended', async () => {
    const { panel } = await open({ ...CASE, time: 'today' }, 'completed')
    expect(panel.queryByRole('button')).toBeNull()
    expect(panel.getByText('today')).toBeTruthy()
    expect(panel.getByText(/Marco keeps interrupting Ana/).textContent).toContain('in hand')
  })

  it('opens from a button where there is no room beside the conversation', async () => {
    const { user } = await open(CASE)
    await user.click(screen.getByRole('button', { name: 'What I have understood' }))
    const sheet = within(screen.getByRole('dialog', { name: 'What I have understood' }))
    expect(sheet.getByText('your deputy')).toBeTruthy()
  })

  it('grows with the answer of the coach', async () => {
    const { server, user, panel } = await open(EMPTY_CASE)
    server.reply(sendMessage, { ...sendMessage.example, case: CASE })
    await user.type(screen.getByLabelText('Your message'), 'hi{Enter}')
    expect(await panel.findByText('your deputy')).toBeTruthy()
    expect(server.sentTo(getSession)).toHaveLength(1)
  })
})

describe('a correction', () => {
  it('strikes a line with one tap, says so, and is undone with one more', async () => {
    const { server, panel, press } = await open(CASE)
    answerWith(server, { facts: [{ ...FACT, struck: true }] }, `${QUOTE} is out`)
    await press(`Strike ${QUOTE}`)
    expect((await panel.findByText(`${QUOTE} is out.`)).closest('[role="status"]')).toBeTruthy()
    // The same button, so that the focus has stayed on it.
    expect(document.activeElement).toBe(panel.getByRole('button', { name: `Take back ${QUOTE}` }))
    answerWith(server, {}, `${QUOTE} is back`)
    await press('Undo')
    await panel.findByText(`${QUOTE} is back.`)
    expect(sent(server)).toEqual([
      { change: 'strike', line: 'fact-1', struck: true },
      { change: 'strike', line: 'fact-1', struck: false },
    ])
  })

  it('takes a struck line back', async () => {
    const { server, press } = await open(CASE)
    await press('Take back “she said nothing”')
    expect(sent(server)).toEqual([{ change: 'strike', line: 'fact-2', struck: false }])
  })

  it('renames somebody in place, and gives the focus back', async () => {
    const { server, user, panel, press } = await open(CASE)
    await press('Change Marco')
    const name = panel.getByLabelText('Name')
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Rename' }).disabled).toBe(true)
    await user.clear(name)
    await user.type(name, '  Marc ')
    answerWith(server, { people: [{ ...MARCO, label: 'Marc' }] }, 'Marc, not Marco')
    await user.keyboard('{Enter}')
    await panel.findByText('Marc, not Marco.')
    expect(panel.queryByLabelText('Name')).toBeNull()
    expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Change Marc' }))
    await press('Undo')
    expect(sent(server)).toEqual([
      { change: 'rename', line: 'person-1', label: 'Marc' },
      { change: 'rename', line: 'person-1', label: 'Marco' },
    ])
  })

  it.each([
    ['she', 'she'],
    ['they', 'they'],
    ['by name', null],
  ] as const)('speaks of somebody as %s', async (label, pronoun) => {
    const { server, panel, press } = await open(CASE)
    await press('Change Marco')
    expect(panel.getByRole('button', { name: 'he' }).getAttribute('aria-pressed')).toBe('true')
    await press(label)
    expect(sent(server)).toEqual([{ change: 'pronoun', line: 'person-1', pronoun }])
  })

  it('makes two people one, and offers nobody as themselves', async () => {
    const { server, user, panel, press } = await open(CASE)
    await press('Change your deputy')
    const same = panel.getByLabelText<HTMLSelectElement>('Same person as …')
    expect([...same.options].map(({ text }) => text)).toEqual(['nobody else here', 'Marco'])
    answerWith(
      server,
      { people: [MARCO, { ...MARCO, id: 'person-2', label: 'your deputy', sameAs: 'person-1' }] },
      'your deputy and Marco are one person',
    )
    await user.selectOptions(same, 'Marco')
    expect(await panel.findByText('Your deputy and Marco are one person.')).toBeTruthy()
    expect(panel.getByText('· same person as Marco', { exact: false })).toBeTruthy()
    expect(sent(server)).toEqual([{ change: 'merge', line: 'person-2', sameAs: 'person-1' }])
  })

  it('gives a promise another day, or none', async () => {
    const { server, user, panel, press } = await open(CASE)
    await press('Change “Talk to Marco”')
    const day = panel.getByLabelText('Day')
    await user.clear(day)
    await user.type(day, '2026-05-12')
    const [promise] = CASE.promises
    const withDay = (dueOn: string | null) => ({ promises: promise ? [{ ...promise, dueOn }] : [] })
    answerWith(server, withDay('2026-05-12'), '“Talk to Marco”: Tuesday, May 12')
    await press('Save the day')
    await panel.findByText('· Tuesday, May 12', { exact: false })
    await press('Change “Talk to Marco”')
    answerWith(server, withDay(null), '“Talk to Marco”: no day yet')
    await press('No day')
    await panel.findByText('· no day yet', { exact: false })
    expect(panel.queryByLabelText('Day')).toBeNull()
    expect(sent(server)).toEqual([
      { change: 'date', line: 'promise-1', dueOn: '2026-05-12' },
      { change: 'date', line: 'promise-1', dueOn: null },
    ])
  })

  it('takes up another matter with one tap', async () => {
    const { server, panel, press } = await open(CASE)
    answerWith(server, { inHand: 'matter-2' }, 'now “The hand-over”')
    await press('Take up “The hand-over”')
    expect(await panel.findByRole('button', { name: 'In hand “The hand-over”' })).toBeTruthy()
    await press('Undo')
    expect(sent(server)).toEqual([
      { change: 'take-up', line: 'matter-2' },
      { change: 'take-up', line: 'matter-1' },
    ])
  })

  it('says how much time there is, and clears it when the same is tapped again', async () => {
    const { server, panel, press } = await open(CASE)
    answerWith(server, { time: 'today' }, 'you need it today')
    await press('today')
    await panel.findByText('You need it today.')
    await press('today')
    expect(sent(server)).toEqual([
      { change: 'time', time: 'today' },
      { change: 'time', time: null },
    ])
  })

  it('that fails leaves what stood there, and says so', async () => {
    const { server, panel, press } = await open(CASE)
    server.refuse(correctCase, 'internal')
    await press(`Strike ${QUOTE}`)
    await waitFor(() =>
      expect(readToasts()[0]?.description).toBe(
        'That was not changed; everything stands as it was. Please try again.',
      ),
    )
    expect(panel.getByRole('button', { name: `Strike ${QUOTE}` })).toBeTruthy()
    expect(panel.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('shows in what the leader will do', async () => {
    await open({ ...CASE, promises: CASE.promises.map((promise) => ({ ...promise, dueOn: '2026-05-12' })) })
    expect(screen.getByText('May 12, 2026')).toBeTruthy()
  })
})

describe('the acts above the box', () => {
  const LABELS = [
    'Words to say',
    'What would you do?',
    'Challenge me',
    'How may they react?',
    'Something else',
    'That misses it',
  ]
  const taps = () => screen.queryByRole('list', { name: 'Say it with one tap' })
  const bodies = (server: TestServer) => server.sentTo(sendMessage).map(({ body }) => body)
  const tap = (name: string) => within(taps() ?? document.body).getByRole('button', { name })
  const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')

  it('stand there once the coach has answered', async () => {
    await open(CASE)
    expect(
      within(taps() ?? document.body)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(LABELS)
  })

  it('are not there before', async () => {
    const [first] = MESSAGES as [Message]
    await open(EMPTY_CASE, 'active', [first])
    expect(taps()).toBeNull()
  })

  it.each([
    ['Words to say', 'words'],
    ['What would you do?', 'view'],
    ['Challenge me', 'challenge'],
    ['How may they react?', 'reaction'],
    ['That misses it', 'missed'],
  ])('“%s” is sent at once, and leaves what is being written', async (label, name) => {
    const { server, user } = await open(CASE)
    await user.type(box(), 'half a sent')
    await user.click(tap(label))
    await waitFor(() => expect(bodies(server)).toEqual([{ content: label, tap: name }]))
    expect(box().value).toBe('half a sent')
  })

  it('“Something else” begins a message, which is sent with it', async () => {
    const { server, user } = await open(CASE)
    await user.click(tap('Something else'))
    expect(box().value).toBe('Something else: ')
    expect(document.activeElement).toBe(box())
    await user.keyboard('{Enter}')
    expect(bodies(server)).toEqual([])
    await user.click(tap('Something else'))
    await user.type(box(), 'my own boss{Enter}')
    await waitFor(() =>
      expect(bodies(server)).toEqual([{ content: 'Something else: my own boss', tap: 'another' }]),
    )
  })

  it('send nothing while the coach answers', async () => {
    const { server, user } = await open(CASE)
    server.reply(sendMessage, new Promise(() => undefined))
    await user.click(tap('Challenge me'))
    await waitFor(() => expect(tap('Words to say').getAttribute('aria-disabled')).toBe('true'))
    await user.click(tap('Words to say'))
    expect(bodies(server)).toHaveLength(1)
  })

  it('are sent again with what was tapped', async () => {
    const { server, user } = await open(CASE)
    server.refuse(sendMessage, 'internal')
    await user.click(tap('Challenge me'))
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(bodies(server)).toHaveLength(2))
    expect(bodies(server)[1]).toEqual({ content: 'Challenge me', tap: 'challenge' })
  })
})

it('before the first message the box asks how much time there is', async () => {
  const { server, user } = await open(EMPTY_CASE, 'active', [])
  const [, atBox] = screen.getAllByRole('group', { name: 'How much time you have' })
  server.reply(correctCase, { ...EMPTY_CASE, time: '10-minutes', corrected: ['you have ten minutes'] })
  await user.click(within(atBox ?? document.body).getByRole('button', { name: '10 min' }))
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: '10 min', pressed: true })).toHaveLength(2),
  )
  expect(sent(server)).toEqual([{ change: 'time', time: '10-minutes' }])
})
