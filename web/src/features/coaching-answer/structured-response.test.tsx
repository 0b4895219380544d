import { getSession, type Message, type MessageMetadata, sendMessage } from '@lodestar/contract/coaching'
import { NO_PARTS, type StructuredResponse } from '@lodestar/contract/structured-response'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { readToasts } from '../../lib/toast.ts'
import { openAddress, renderWithQueries } from '../../testing/render.tsx'
import { startServer } from '../../testing/server.ts'
import { CoachingPage } from '../coaching/coaching-page.tsx'

const RESPONSE: StructuredResponse = {
  diagnosis: 'The message lives in **your** head.\n\nMarco has never heard it.',
  approaches: [
    {
      id: 'scene',
      title: 'Tell one scene',
      description: 'You describe when it was and what followed.',
      difficulty: 'beginner',
      timeframe: 'Ten minutes',
      steps: ['Pick the latest moment', 'Say it', 'Ask'],
      expectedOutcome: 'He can say what to do next time.',
    },
    {
      id: 'ask',
      title: 'Ask first',
      description: 'Many already know.',
      difficulty: 'advanced',
      timeframe: 'The same day',
      steps: [],
      expectedOutcome: 'The fix comes from him.',
    },
  ],
  actionPlan: [
    {
      id: 'write',
      title: 'Write the moment down',
      priority: 'high',
      timeframe: 'Today',
      description: 'The day, the place, the words.',
      measurableOutcome: 'A note of forty words.',
    },
    {
      id: 'invite',
      title: 'Invite him',
      priority: 'low',
      timeframe: 'Tomorrow',
      description: 'Two lines.',
      measurableOutcome: 'He has accepted.',
    },
  ],
  practiceExercises: [
    {
      id: 'camera',
      title: 'The camera test',
      description: 'Underline what a camera would have caught.',
      duration: '12 minutes',
      materials: ['A sheet', 'A pen'],
      reflectionQuestions: ['What is left?', 'Is it worth raising?'],
    },
  ],
  sampleScripts: [
    {
      id: 'opening',
      scenario: 'Your opening with Marco',
      purpose: 'To say the act once',
      script: "Marco, I'd like ten minutes.\nHow does it look from your side?",
      adaptationTips: ['Name the last time', 'Count to six'],
    },
  ],
  keyInsights: [
    'Feedback helps on average (see below). (Kluger & DeNisi, 1996; well supported)',
    'You explain the reason before the task (lean on that).',
  ],
}

async function open(metadata: MessageMetadata, content = 'Here is what I see.') {
  const earlier = readToasts().at(0)?.id
  const server = startServer()
  const [heard, answer] = getSession.example.messages as [Message, Message]
  server.reply(getSession, { ...getSession.example, messages: [heard, { ...answer, content, metadata }] })
  openAddress('/coaching?session=session_1')
  renderWithQueries(<CoachingPage />)
  await screen.findByText('Coach')
  const lastToast = () => readToasts().find(({ id }) => id !== earlier)
  return { user: userEvent.setup(), lastToast, server }
}
const part = (name: string) => {
  const section = screen.getByRole('heading', { name, level: 3 }).closest('section')
  if (!section) throw new Error(`No part ${name}`)
  return within(section)
}
const texts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const later = () => screen.getByRole('button', { name: /^Later/ })
/** Opens what stands ready for later. */
const openLater = (user: ReturnType<typeof userEvent.setup>) => user.click(later())
const isShown = (text: string) => screen.getByText(text).closest('[hidden]') === null

describe('a structured answer', () => {
  it('begins with what is going on [R2.11-26, R3-28]', async () => {
    const { user } = await open({ structuredResponse: RESPONSE })
    await openLater(user)
    const diagnosis = part('What is going on')
    expect(diagnosis.getByText('Marco has never heard it.')).toBeTruthy()
    expect(diagnosis.getByText('your').tagName).toBe('STRONG')
  })

  it('stands closed behind its message, with the next step before it and the rest in one row', async () => {
    await open({ structuredResponse: { ...RESPONSE, practiceExercises: [] }, proTip: 'Count to seven.' })
    expect(screen.getByText('Do next').parentElement?.textContent).toContain('Write the moment downToday')
    expect(later().textContent).toBe('Later · what is going on, ways, other words, research, a tip')
    expect(screen.queryByText('Count to seven.')).toBeNull()
  })

  it('opens what is for later beside it, in one order, and closes again', async () => {
    const { user } = await open({ structuredResponse: RESPONSE, proTip: 'Count to seven.' })
    await openLater(user)
    const sheet = within(screen.getByRole('dialog', { name: 'For later' }))
    expect(sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'What is going on',
      'Ways to go about it',
      'Practice',
      'Words you could say',
      'Key insights',
    ])
    expect(sheet.getByText('Count to seven.')).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the plan at a tap: its first step is said, with its time', async () => {
    const { user, server } = await open({ structuredResponse: RESPONSE })
    await user.click(screen.getByRole('button', { name: 'Keep this plan' }))
    expect(server.sentTo(sendMessage)[0]?.body).toEqual({
      content: 'I will write the moment down: today.',
      tap: 'keep',
    })
  })

  it('lists the approaches, which open and close on their details [R2.11-27, R2.11-37, R3-21, R3-22]', async () => {
    const { user } = await open({ structuredResponse: RESPONSE })
    await openLater(user)
    const row = part('Ways to go about it').getByRole('button', { name: /Tell one scene/ })
    expect(row.textContent).toBe('Tell one sceneEasy to start · Ten minutes')
    expect(screen.getByRole('button', { name: /Ask first/ }).textContent).toContain(
      'Demanding · The same day',
    )
    const details = [
      'You describe when it was and what followed.',
      'Say it',
      'He can say what to do next time.',
    ]
    expect(details.map(isShown)).toEqual([false, false, false])
    await user.click(row)
    expect(row.getAttribute('aria-expanded')).toBe('true')
    expect(details.map(isShown)).toEqual([true, true, true])
    expect(isShown('Many already know.')).toBe(false)
    const steps = part('Ways to go about it').getByRole('list')
    expect(steps.tagName).toBe('OL')
    expect(texts(steps)).toEqual(['Pick the latest moment', 'Say it', 'Ask'])
    await user.click(row)
    expect(details.map(isShown)).toEqual([false, false, false])
  })

  it('shows the action plan with priority, time, description and outcome [R2.11-28, R3-23, R3-24]', async () => {
    const { user } = await open({ structuredResponse: RESPONSE })
    await user.click(screen.getByRole('button', { name: 'All 2 steps' }))
    expect(texts(part('Action plan').getByRole('list'))).toEqual([
      '1Write the moment downTodayHigh priorityThe day, the place, the words.Done when: A note of forty words.Make this a goal',
      '2Invite himTomorrowLow priorityTwo lines.Done when: He has accepted.Make this a goal',
    ])
  })

  it('lists practice exercises, which open and close [R2.11-29, R2.11-38, R3-25]', async () => {
    const { user } = await open({ structuredResponse: RESPONSE })
    await openLater(user)
    const row = part('Practice').getByRole('button', { name: /The camera test/ })
    expect(row.textContent).toBe('The camera test12 minutes')
    const details = ['Underline what a camera would have caught.', 'A sheet · A pen', 'Is it worth raising?']
    expect(details.map(isShown)).toEqual([false, false, false])
    await user.click(row)
    expect(details.map(isShown)).toEqual([true, true, true])
    await user.click(row)
    expect(details.map(isShown)).toEqual([false, false, false])
  })

  it('lists scripts, which open and close, with words to say and tips [R2.11-30, R2.11-39, R3-26]', async () => {
    const { user } = await open({ structuredResponse: RESPONSE })
    await openLater(user)
    const row = part('Words you could say').getByRole('button', { name: /Your opening with Marco/ })
    const details = ['To say the act once', 'Name the last time', 'Count to six']
    const speech = screen.getByText(/How does it look from your side/, { selector: 'blockquote' })
    expect(details.map(isShown)).toEqual([false, false, false])
    expect(speech.closest('[hidden]')).not.toBeNull()
    await user.click(row)
    expect(details.map(isShown)).toEqual([true, true, true])
    expect(speech.closest('[hidden]')).toBeNull()
    await user.click(row)
    expect(details.map(isShown)).toEqual([false, false, false])
  })

  it('copies exactly the words of a script [R2.11-40, R8-39]', async () => {
    const { user, lastToast } = await open({ structuredResponse: RESPONSE })
    await openLater(user)
    await user.click(screen.getByRole('button', { name: /Your opening with Marco/ }))
    await user.click(screen.getByRole('button', { name: 'Copy script' }))
    expect(await navigator.clipboard.readText()).toBe(RESPONSE.sampleScripts[0]?.script)
    expect(lastToast()).toMatchObject({
      title: 'Copied to clipboard',
      description: 'Script copied successfully',
    })
  })

  it('says when the browser refuses to copy', async () => {
    const { user, lastToast } = await open({ structuredResponse: RESPONSE })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
    await openLater(user)
    await user.click(screen.getByRole('button', { name: /Your opening with Marco/ }))
    await user.click(screen.getByRole('button', { name: 'Copy script' }))
    expect(lastToast()).toMatchObject({ title: 'The script was not copied', variant: 'destructive' })
  })

  it('notes the key insights, each with its source set apart [R2.11-31, R3-27]', async () => {
    const { user } = await open({ structuredResponse: RESPONSE })
    await openLater(user)
    const notes = part('Key insights')
    expect(texts(notes.getByRole('list'))).toEqual([
      'Feedback helps on average (see below).Kluger & DeNisi, 1996; well supported',
      'You explain the reason before the task (lean on that).',
    ])
    expect(notes.getByText('Kluger & DeNisi, 1996; well supported').tagName).toBe('SPAN')
  })

  it('ends with the tip and the questions to go on with [R2.11-32, R2.11-33]', async () => {
    const ending = { proTip: 'Count to seven.', followUpQuestions: ['What next?'] }
    const { user } = await open({ structuredResponse: RESPONSE, ...ending })
    await openLater(user)
    expect(isShown('Pro tip')).toBe(true)
    expect(isShown('Count to seven.')).toBe(true)
    expect(screen.getByRole('button', { name: 'What next?' })).toBeTruthy()
  })

  it('lists no question that its message asks already', async () => {
    const followUpQuestions = ['Who saw it?', 'What next?']
    await open({ structuredResponse: RESPONSE, followUpQuestions }, 'I see. **Who saw it?**')
    const list = screen.getByText('Ask me instead').parentElement as HTMLElement
    expect(texts(list)).toEqual(['What next?'])
  })

  it('has no list of questions where its message asks the only one', async () => {
    await open({ structuredResponse: RESPONSE, followUpQuestions: ['Who saw it?'] }, '**Who saw it?**')
    expect(screen.queryByText('Ask me instead')).toBeNull()
  })

  it('leaves no trace of parts without content', async () => {
    await open({ structuredResponse: NO_PARTS, followUpQuestions: [], suggestions: [] })
    expect(screen.queryByRole('heading', { level: 3, name: /What is going on|Key/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Later/ })).toBeNull()
    expect(screen.queryByText('Do next')).toBeNull()
    expect(screen.queryByText(/Pro tip|Ask me instead|Suggestions/)).toBeNull()
  })
})

describe('an answer without structure', () => {
  it('shows suggestions, questions and a tip [R2.11-34, R2.11-35, R2.11-36]', async () => {
    const { user } = await open({
      suggestions: ['Say what happened'],
      followUpQuestions: ['By when?'],
      proTip: 'Count to seven.',
    })
    expect(texts(screen.getByText('Suggestions').parentElement as HTMLElement)).toEqual(['Say what happened'])
    expect(screen.getByRole('button', { name: 'By when?' })).toBeTruthy()
    await openLater(user)
    expect(isShown('Count to seven.')).toBe(true)
  })

  it('sets words between bold markers in bold [R2.11-43]', async () => {
    await open({}, 'Say **what happened** first.')
    const words = screen.getByText('what happened')
    expect(words.tagName).toBe('STRONG')
    expect(words.parentElement?.textContent).toBe('Say what happened first.')
  })
})
