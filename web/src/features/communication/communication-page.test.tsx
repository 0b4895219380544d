import { getWriter } from '@lodestar/contract/coaching'
import {
  addOwnWord,
  analyzeCommunication,
  COMMUNICATION_CONTEXTS,
  COMMUNICATION_TYPES,
  type CommunicationAnalysis,
  chooseSpelling,
  draftMessage,
  getSpelling,
  listCommunicationHistory,
  listMutedRules,
  muteRule,
  removeOwnWord,
  unmuteRule,
} from '@lodestar/contract/communication'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readToasts } from '../../lib/toast.ts'
import { openAddress, renderWithQueries } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { CommunicationPage } from './communication-page.tsx'

const EXAMPLE = analyzeCommunication.example as CommunicationAnalysis
const [BLAME, NO_DATE] = EXAMPLE.feedback.findings
const past = (id: string, given: Partial<CommunicationAnalysis> = {}): CommunicationAnalysis => ({
  ...EXAMPLE,
  id,
  originalText: `Message ${id}`,
  ...given,
})

function open(
  history: CommunicationAnalysis[] = [],
  prepare: (server: TestServer) => void = () => undefined,
) {
  const server = startServer()
  server.reply(listCommunicationHistory, history)
  server.reply(listMutedRules, [])
  server.reply(getSpelling, { dialect: null, words: [] })
  prepare(server)
  const view = renderWithQueries(<CommunicationPage />)
  return { server, user: userEvent.setup(), ...view }
}
async function openResult(
  given: Partial<CommunicationAnalysis> = {},
  prepare?: (server: TestServer) => void,
) {
  openAddress('/communication?analysis=shown')
  const opened = open([past('shown', { originalText: EXAMPLE.originalText, ...given })], prepare)
  await screen.findByRole('heading', { name: 'Improved Version' })
  return opened
}
type User = ReturnType<typeof userEvent.setup>
const typeOf = () => screen.getByLabelText<HTMLSelectElement>('Communication type')
const context = () => screen.getByLabelText<HTMLSelectElement>('Context (optional)')
const subject = () => screen.queryByLabelText<HTMLInputElement>('Subject (optional)')
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message')
const region = (name: string) => screen.getByRole('region', { name })
const lastToast = () => readToasts().at(0)
const valuesOf = (select: HTMLSelectElement) =>
  [...select.options].map(({ value }) => value).filter((value) => value !== '')
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Analyze Message' }))
async function analyze(user: User, text = 'You never send it.', kind = 'chat') {
  await user.selectOptions(typeOf(), kind)
  await user.type(message(), text)
  await submit(user)
}
const undo = async () => {
  await act(async () => lastToast()?.action?.onAction())
}

describe('the form', () => {
  it('offers the types, the contexts with general chosen, and a box for the message [R2.12-01, R2.12-02, R2.12-04, R9-28, R9-29]', () => {
    open()
    expect(valuesOf(typeOf())).toEqual([...COMMUNICATION_TYPES])
    expect(typeOf().value).toBe('')
    expect(valuesOf(context()).toSorted()).toEqual([...COMMUNICATION_CONTEXTS].toSorted())
    expect(context().value).toBe('general')
    expect(message().value).toBe('')
  })

  it('has a subject for an email only [R2.12-03]', async () => {
    const { user } = open()
    expect(subject()).toBeNull()
    for (const kind of COMMUNICATION_TYPES) {
      await user.selectOptions(typeOf(), kind)
      expect(subject() !== null, kind).toBe(kind === 'email')
    }
  })

  it('sends what was chosen and typed, trimmed [R3-30]', async () => {
    const { server, user } = open()
    await user.selectOptions(typeOf(), 'email')
    await user.selectOptions(context(), 'manager_report')
    await user.type(subject() ?? message(), ' March ')
    await user.type(message(), '  All is well. ')
    await submit(user)
    await waitFor(() => expect(server.sentTo(analyzeCommunication)).toHaveLength(1))
    expect(server.sentTo(analyzeCommunication)[0]?.body).toEqual({
      communicationType: 'email',
      context: 'manager_report',
      subject: 'March',
      messageText: 'All is well.',
    })
  })

  it('sends general without a context, and no subject that belongs to no email [R2.12-02, R5-12, R5-13]', async () => {
    const { server, user } = open()
    await user.selectOptions(typeOf(), 'email')
    await user.type(subject() ?? message(), 'Left over')
    await analyze(user)
    await waitFor(() => expect(server.sentTo(analyzeCommunication)).toHaveLength(1))
    expect(server.sentTo(analyzeCommunication)[0]?.body).toMatchObject({ context: 'general', subject: '' })
  })

  it.each([
    ['type', async (user: User) => user.type(message(), 'All is well.')],
    ['message', async (user: User) => user.selectOptions(typeOf(), 'chat')],
    [
      'message but spaces',
      async (user: User) => {
        await user.selectOptions(typeOf(), 'chat')
        await user.type(message(), '   ')
      },
    ],
  ])(
    'asks for what is missing where it is missing, and sends nothing without a %s [R5-11]',
    async (_, fill) => {
      const { server, user } = open()
      await fill(user)
      await submit(user)
      expect(lastToast()).toMatchObject({
        title: 'Missing Information',
        description: 'Please select a communication type and enter your message.',
        variant: 'destructive',
      })
      expect(server.sentTo(analyzeCommunication)).toHaveLength(0)
      const missing = [typeOf(), message()].filter((field) => field.value.trim() === '')
      expect(missing.map((field) => field.getAttribute('aria-invalid'))).toEqual(missing.map(() => 'true'))
      expect(document.activeElement).toBe(missing[0])
    },
  )

  it('says so when the message is too long, and keeps it', async () => {
    const { server, user } = open()
    await user.selectOptions(typeOf(), 'chat')
    await user.click(message())
    await user.paste('x'.repeat(10_240))
    await submit(user)
    expect((await screen.findByRole('alert')).textContent).toContain('10,240 characters')
    expect(message().value).toHaveLength(10_240)
    expect(server.sentTo(analyzeCommunication)).toHaveLength(0)
  })

  it('keeps everything over a reload', async () => {
    const { user, unmount } = open()
    await user.selectOptions(typeOf(), 'email')
    await user.selectOptions(context(), 'general')
    await user.type(subject() ?? message(), 'March')
    await user.type(message(), 'All is well.')
    unmount()
    open()
    expect([typeOf().value, subject()?.value, message().value]).toEqual(['email', 'March', 'All is well.'])
  })

  it('says that it is at work, and sends once however often it is pressed', async () => {
    const { server, user } = open([], (next) =>
      next.reply(analyzeCommunication, new Promise(() => undefined)),
    )
    await analyze(user)
    const button = await screen.findByRole('button', { name: 'Analyzing…' })
    await user.click(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(server.sentTo(analyzeCommunication)).toHaveLength(1)
  })

  it('keeps the message when the analysis fails, says so, and asks again with the same key [R8-14]', async () => {
    const { server, user } = open([], (next) => next.refuse(analyzeCommunication, 'internal'))
    await analyze(user)
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Analysis Failed',
        description: 'Failed to analyze your communication. Please try again.',
        variant: 'destructive',
      }),
    )
    expect(message().value).toBe('You never send it.')
    await submit(user)
    await waitFor(() => expect(server.sentTo(analyzeCommunication)).toHaveLength(2))
    const keys = server.sentTo(analyzeCommunication).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })

  it('names the field that the server found wrong', async () => {
    const { user } = open([], (next) =>
      next.answer('POST', '/api/communication/analyze', () =>
        Response.json(
          {
            code: 'invalid_input',
            message: 'No.',
            fields: { 'body.messageText': 'Cannot be stored' },
            requestId: 'r',
          },
          { status: 400 },
        ),
      ),
    )
    await analyze(user)
    expect(await screen.findByText('Cannot be stored')).toBeTruthy()
    expect(message().getAttribute('aria-invalid')).toBe('true')
  })
})

describe('an analysis', () => {
  it('opens when it is ready, says so, and empties the form [R2.12-05, R8-42]', async () => {
    const { user } = open([past('old')])
    await screen.findByText('Message old')
    await analyze(user)
    await screen.findByRole('heading', { name: 'Improved Version' })
    expect(lastToast()).toMatchObject({ title: 'Analysis Complete!', variant: 'success' })
    expect(lastToast()?.description).toBeUndefined()
    expect(screen.queryByRole('region', { name: 'Past Analyses' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Analyze New Message' }))
    expect(message().value).toBe('')
    expect(typeOf().value).toBe('')
  })

  it('leaves what was typed while it was away', async () => {
    let finish: (analysis: CommunicationAnalysis) => void = () => undefined
    const { user } = open([], (server) =>
      server.reply(analyzeCommunication, new Promise((resolve) => (finish = resolve))),
    )
    await analyze(user, 'First.')
    await user.type(message(), ' Second.')
    await act(async () => finish(EXAMPLE))
    await user.click(await screen.findByRole('link', { name: 'Analyze New Message' }))
    expect(message().value).toBe('First. Second.')
  })

  it('shows the four scores as percent [R3-33]', async () => {
    await openResult()
    for (const percent of ['58%', '64%', '42%', '71%']) expect(screen.getByText(percent)).toBeTruthy()
    expect(screen.getByText('Tone leaves the most room.')).toBeTruthy()
  })

  it.each([
    [0.41, 0.05, 0.08, 'Tone and professionalism leave the most room.'],
    [0.41, 0.05, 0.3, 'Tone leaves the most room.'],
    [0.71, 0.73, 0.74, 'Clarity, tone and professionalism stand close together.'],
  ])(
    'names the lowest of %d, %d and %d, unless none is far from another',
    async (clarity, tone, professionalism, says) => {
      const { feedback } = EXAMPLE
      await openResult({ feedback: { ...feedback, clarity, tone, professionalism } })
      expect(screen.getByText(says)).toBeTruthy()
    },
  )

  it('shows strengths, areas, suggestions and the improved version [R3-34]', async () => {
    await openResult()
    const { keyStrengths, areasForImprovement, suggestions } = EXAMPLE.feedback
    expect(within(region('Key Strengths')).getByText(keyStrengths[0] ?? '')).toBeTruthy()
    expect(within(region('Areas for Improvement')).getByText(areasForImprovement[0] ?? '')).toBeTruthy()
    expect(within(region('Suggestions')).getByText(suggestions[0] ?? '')).toBeTruthy()
    expect(region('Improved Version').querySelectorAll('ins')).toHaveLength(2)
  })

  it('says when grammar was left out', async () => {
    await openResult({ feedback: { ...EXAMPLE.feedback, grammar: 'warming_up' } })
    expect(screen.getByText(/Grammar was left out this time\./)).toBeTruthy()
  })

  it('is still open after a reload, and gives way to the form when there is none of that name', async () => {
    openAddress('/communication?analysis=gone')
    open([past('other')])
    await screen.findByText('Message other')
    expect(message()).toBeTruthy()
  })
})

describe('a mark in the message', () => {
  const mark = (name: string) => within(region('Your Message')).getByRole('link', { name })

  it('says on focus which rule it is, why it matters, and what could stand there', async () => {
    const { user } = await openResult()
    act(() => mark('you never send the numbers in time.').focus())
    const note = await screen.findByRole('dialog', { name: 'Blame' })
    expect(note.textContent).toContain(BLAME?.why)
    expect(note.textContent).toContain(BLAME?.replacement)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says so on hover and on a tap too, and only one at a time', async () => {
    const { user } = await openResult()
    await user.hover(mark('you never send the numbers in time.'))
    await screen.findByRole('dialog', { name: 'Blame' })
    await user.click(mark('I need the March figures for the board.'))
    await screen.findByRole('dialog', { name: 'No date' })
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  })

  it('can be reached, and its button pressed, by keyboard alone', async () => {
    const { server, user } = await openResult()
    // The improved version stands before it.
    within(region('Improved Version')).getByRole('button', { name: 'For a client' }).focus()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('you never send the numbers in time.')
    await user.tab()
    expect(document.activeElement?.textContent).toContain('False alarm')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(server.sentTo(muteRule)).toHaveLength(1))
  })

  it('called a false alarm goes with its change, mutes its rule, and comes back by Undo', async () => {
    const { server, user } = await openResult()
    await user.click(mark('you never send the numbers in time.'))
    await user.click(screen.getByRole('button', { name: /^False alarm/ }))
    await waitFor(() => expect(lastToast()?.title).toBe('Rule Muted'))
    expect(server.sentTo(muteRule)[0]?.path).toBe('/api/communication/muted-rules/blame')
    expect(
      within(region('Your Message')).queryByRole('link', { name: 'you never send the numbers in time.' }),
    ).toBeNull()
    expect(region('Improved Version').querySelectorAll('ins')).toHaveLength(1)
    await undo()
    expect(server.sentTo(unmuteRule)[0]?.path).toBe('/api/communication/muted-rules/blame')
    await waitFor(() => expect(mark('you never send the numbers in time.')).toBeTruthy())
  })

  it('stays when muting fails, and that is said', async () => {
    const { user } = await openResult({}, (server) => server.refuse(muteRule, 'internal'))
    await user.click(mark('I need the March figures for the board.'))
    await user.click(screen.getByRole('button', { name: /^False alarm/ }))
    await waitFor(() => expect(lastToast()?.description).toBe('Failed to mute the rule. Please try again.'))
    expect(mark('I need the March figures for the board.')).toBeTruthy()
  })

  it('stands below the message when it is about all of it', async () => {
    const originalText = 'We should talk about it. '.repeat(8).trim()
    const finding = { ...(NO_DATE ?? EXAMPLE.feedback.findings[0]), start: 0, end: originalText.length }
    const findings = [finding] as CommunicationAnalysis['feedback']['findings']
    await openResult({ originalText, feedback: { ...EXAMPLE.feedback, findings, changes: [] } })
    const list = screen.getByRole('list', { name: 'About the message as a whole' })
    expect(list.textContent).toContain(finding.why)
    expect(within(region('Your Message')).queryByRole('link')).toBeNull()
  })
})

describe('where a language model is connected', () => {
  it('the form names it, and says what it does with a message', async () => {
    open([], (server) =>
      server.reply(getWriter, {
        languageModel: {
          name: 'mini-3',
          host: 'models.example.com',
          leads: true,
          isSlow: false,
          budget: null,
        },
      }),
    )
    expect(
      await screen.findByText(/goes to a language model, mini-3 at models\.example\.com\. It may write/),
    ).toBeTruthy()
  })

  it('what it wrote says so, and its changes can be refused like any other', async () => {
    const [change] = EXAMPLE.feedback.changes
    const replacement = 'the numbers have been late.'
    const written = {
      ...EXAMPLE.feedback,
      engine: 'mini-3',
      changes: change ? [{ ...change, replacement }] : [],
    }
    const { user } = await openResult({ feedback: written })
    const improved = within(region('Improved Version'))
    expect(improved.getByText('Written by mini-3')).toBeTruthy()
    expect(improved.getByText(replacement)).toBeTruthy()
    await user.click(improved.getByRole('button', { name: 'Keep all my words' }))
    expect(improved.queryByText(replacement)).toBeNull()
  })

  it('what the built-in rewriter wrote names nobody', async () => {
    await openResult()
    expect(screen.queryByText(/Written by/)).toBeNull()
  })
})

describe('the improved version', () => {
  const improved = () => region('Improved Version')
  const changeOf = (words: RegExp) => within(improved()).getByRole('link', { name: words })
  const copied = async (user: User) => {
    await user.click(screen.getByRole('button', { name: /^(Copy the message|Copied)$/ }))
    return navigator.clipboard.readText()
  }

  it('is copied as it stands, with every change in it', async () => {
    const { user } = await openResult()
    expect(await copied(user)).toBe(EXAMPLE.feedback.improvedVersion)
    expect(lastToast()?.title).toBe('Copied to clipboard')
  })

  it('leaves out a change that was refused, and takes it back', async () => {
    const { user } = await openResult()
    await user.click(changeOf(/you never send/))
    await user.click(screen.getByRole('button', { name: 'Keep my words' }))
    expect(await copied(user)).toContain('you never send the numbers in time. Could you send me')
    await user.click(changeOf(/you never send/))
    await user.click(screen.getByRole('button', { name: 'Use this change' }))
    expect(await copied(user)).toBe(EXAMPLE.feedback.improvedVersion)
  })

  it('can be refused whole, and read without its changes', async () => {
    const { user } = await openResult()
    await user.click(screen.getByRole('button', { name: 'Keep all my words' }))
    expect(await copied(user)).toBe(EXAMPLE.originalText)
    await user.click(screen.getByRole('button', { name: 'Use all changes' }))
    await user.click(screen.getByRole('button', { name: 'Read it clean' }))
    expect(improved().querySelector('del')).toBeNull()
    expect(within(improved()).getByText(EXAMPLE.feedback.improvedVersion)).toBeTruthy()
  })

  it('points out what only the writer can answer', async () => {
    const [first, second] = EXAMPLE.feedback.changes
    const asking = second ? [{ ...second, replacement: `${second.replacement} [by when?]` }] : []
    await openResult({ feedback: { ...EXAMPLE.feedback, changes: [...(first ? [first] : []), ...asking] } })
    expect(screen.getByText(/only you can answer.*\[by when\?\]/)).toBeTruthy()
  })

  it('says so when nothing needs to change', async () => {
    const feedback = { ...EXAMPLE.feedback, findings: [], changes: [], improvedVersion: EXAMPLE.originalText }
    await openResult({ feedback })
    expect(screen.getByText('Nothing needs to change: it can go as it is.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Keep all my words' })).toBeNull()
  })

  it('says that marked words are for their writer where nothing was changed for sure', async () => {
    const feedback = { ...EXAMPLE.feedback, changes: [], improvedVersion: EXAMPLE.originalText }
    await openResult({ feedback })
    expect(screen.getByText(/^Nothing was changed: other words for what is marked/)).toBeTruthy()
  })

  it('goes back into the form to be edited, with type, context and subject', async () => {
    const { user } = await openResult()
    await user.click(screen.getByRole('button', { name: 'Edit and analyze again' }))
    expect(message().value).toBe(EXAMPLE.feedback.improvedVersion)
    expect([typeOf().value, context().value, subject()?.value]).toEqual([
      'email',
      'peer_collaboration',
      'March figures',
    ])
  })

  it('replaces a message that was begun only when asked to', async () => {
    const first = open()
    await first.user.type(message(), 'Half a thought')
    first.unmount()
    const { user } = await openResult()
    await user.click(screen.getByRole('button', { name: 'Edit and analyze again' }))
    const dialog = screen.getByRole('dialog', { name: 'Replace the message you have begun?' })
    expect(within(dialog).getByText('Half a thought')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('link', { name: 'Analyze New Message' }))
    expect(message().value).toBe('Half a thought')
  })
})

describe('what was analyzed before', () => {
  it('is listed by the latest three, and opens again [R2.12-06, R2.12-07]', async () => {
    const text = 'x'.repeat(60) + 'y'.repeat(90)
    const { user } = open([past('d', { originalText: text }), past('c'), past('b'), past('a')])
    const list = await screen.findByRole('list', { name: 'Past analyses' })
    const links = within(list).getAllByRole('link')
    expect(links).toHaveLength(3)
    expect(links[0]?.textContent).toContain(`${text.slice(0, 100)}…`)
    expect(within(list).queryByText('Message a')).toBeNull()
    await user.click(links[1] ?? list)
    await screen.findByRole('heading', { name: 'Improved Version' })
    expect(screen.queryByRole('list', { name: 'Past analyses' })).toBeNull()
  })

  it('says what will stand there when there is nothing yet', async () => {
    open([])
    expect(await screen.findByText(/The messages you have analyzed appear here/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Your Scores Over Time' })).toBeNull()
  })

  it('draws no line between two scores, which tells of two messages only', async () => {
    open([past('new'), past('old')])
    await screen.findByRole('list', { name: 'Past analyses' })
    expect(screen.queryByRole('region', { name: 'Your Scores Over Time' })).toBeNull()
  })

  it('draws how three scores move, and says it in words', async () => {
    const scored = (id: string, overallScore: number) =>
      past(id, { feedback: { ...EXAMPLE.feedback, overallScore } })
    open([scored('new', 0.81), scored('middle', 0.7), scored('old', 0.4)])
    const trend = await screen.findByRole('region', { name: 'Your Scores Over Time' })
    expect(trend.textContent).toContain('40% →to 81%')
    expect(trend.textContent).toContain('Your last 3 analyses')
    expect(trend.querySelectorAll('svg')).toHaveLength(4)
  })

  it('can be asked for again when it could not be read, and keeps nobody from analyzing', async () => {
    const { server, user } = open([], (next) => next.refuse(listCommunicationHistory, 'internal'))
    await screen.findByText('Your past analyses could not be read')
    expect(message()).toBeTruthy()
    server.reply(listCommunicationHistory, [past('back')])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Message back')).toBeTruthy()
  })
})

it('lists muted rules with a way back', async () => {
  const { server, user } = open([], (next) =>
    next.reply(listMutedRules, [{ rule: 'blame', ruleName: 'Blame', mutedAt: '2026-05-03T09:31:00.000Z' }]),
  )
  await user.click(await screen.findByRole('button', { name: /^Let it find again.*Blame$/ }))
  await waitFor(() => expect(lastToast()?.title).toBe('Rule Restored'))
  expect(server.sentTo(unmuteRule)).toHaveLength(1)
  expect(screen.queryByRole('list', { name: 'Muted rules' })).toBeNull()
})

describe('how somebody spells', () => {
  const misspelled = {
    id: 'finding_1',
    rule: 'spelling',
    ruleName: 'Spelling',
    dimension: 'professionalism',
    start: 3,
    end: 8,
    why: 'Did you mean “Prija”?',
    replacement: 'Prija',
  } as const
  const feedback = { ...EXAMPLE.feedback, findings: [misspelled], changes: [] }

  it('takes a marked word for theirs, and marks it no more', async () => {
    const { user, server } = await openResult({ feedback }, (given) =>
      given.reply(addOwnWord, { success: true }),
    )
    server.reply(getSpelling, { dialect: null, words: [{ word: 'priya', addedAt: EXAMPLE.createdAt }] })
    await user.click(within(region('Your Message')).getByRole('link', { name: 'Priya' }))
    await user.click(screen.getByRole('button', { name: 'Add to my words' }))
    await waitFor(() => expect(within(region('Your Message')).queryByRole('link')).toBeNull())
    expect(server.sentTo(addOwnWord)).toHaveLength(1)
    expect(lastToast()?.title).toBe('Word Added')
  })

  it('offers that for no other finding', async () => {
    const { user } = await openResult({
      feedback: { ...feedback, findings: [{ ...misspelled, rule: 'grammar' }] },
    })
    await user.click(within(region('Your Message')).getByRole('link', { name: 'Priya' }))
    expect(screen.queryByRole('button', { name: 'Add to my words' })).toBeNull()
  })

  it('lists their words, which can be removed, and lets them choose a spelling', async () => {
    const { user, server } = open([], (given) => {
      given.reply(getSpelling, { dialect: null, words: [{ word: 'lehenga', addedAt: EXAMPLE.createdAt }] })
      given.reply(removeOwnWord, { success: true })
      given.reply(chooseSpelling, { success: true })
    })
    await user.selectOptions(await screen.findByLabelText('English'), 'British')
    await waitFor(() => expect(server.sentTo(chooseSpelling)[0]?.body).toEqual({ dialect: 'british' }))
    await user.click(screen.getByRole('button', { name: /^Remove/ }))
    await waitFor(() => expect(server.sentTo(removeOwnWord)).toHaveLength(1))
  })
})

describe('where people write', () => {
  it('a text that is handed over stands in the form, and no longer in the address', async () => {
    openAddress('/communication#text=See%20you%20%26%20Tom')
    open()
    await waitFor(() => expect(message().value).toBe('See you & Tom'))
    expect(window.location.hash).toBe('')
  })

  it('asks before it takes the place of a message that has been begun', async () => {
    const { user, unmount } = open()
    await user.type(message(), 'Mine')
    unmount()
    openAddress('/communication#text=Theirs')
    open()
    await user.click(await screen.findByRole('button', { name: 'Replace it' }))
    await waitFor(() => expect(message().value).toBe('Theirs'))
  })

  it('a message is written from points, below what stands there already', async () => {
    const { user, server } = open([], (given) => given.reply(draftMessage, { messageText: 'Hello Ana,' }))
    await user.type(message(), 'Mine')
    await user.click(screen.getByRole('button', { name: 'Write it for me from a few points' }))
    await user.type(screen.getByLabelText('Points, one a line'), 'to Ana')
    await user.click(screen.getByRole('button', { name: 'Write the message' }))
    await waitFor(() => expect(message().value).toBe('Mine\n\nHello Ana,'))
    expect(server.sentTo(draftMessage)[0]?.body).toEqual({ communicationType: 'email', points: 'to Ana' })
  })

  it('the improved version of an email opens in a mail program, with its subject', async () => {
    await openResult()
    const link = screen.getByRole('link', { name: 'Open in your mail program' })
    const mail = new URL(link.getAttribute('href') ?? '')
    expect(mail.searchParams.get('subject')).toBe('March figures')
    expect(mail.searchParams.get('body')).toBe(EXAMPLE.feedback.improvedVersion)
  })

  it('says what is quoted and not judged', async () => {
    const quoted = [{ start: 3, end: 8 }]
    await openResult({ feedback: { ...EXAMPLE.feedback, findings: [], changes: [], quoted } })
    expect(screen.getByText('Priya').className).toContain('text-ink-soft')
    expect(screen.getByText(/it is not judged and comes back as it is/)).toBeTruthy()
  })
})
