import {
  type CoachingPreferences,
  DEFAULT_PREFERENCES,
  FRAMEWORKS,
  getPreferences,
  samplePreferences,
  updatePreferences,
} from '@lodestar/contract/preferences'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { readToasts } from '../../lib/toast.ts'
import { openAddress, renderWithQueries, watchDepartures } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { takeComplaints } from '../../testing/setup.ts'
import { resetPreferences } from './preferences-changes.ts'
import { PreferencesPage } from './preferences-page.tsx'

/** Nothing in it is a default. */
const SAVED: CoachingPreferences = {
  userId: 'user_ada',
  currentPosition: 'Head of nursing',
  meetingFrequency: 'monthly',
  directnessLevel: 5,
  responseLength: 'detailed',
  empathyLevel: 1,
  structurePreference: 'loose',
  frameworkPreference: ['FUEL'],
  communicationTone: 'analytical',
  feedbackStyle: 'sandwich',
  challengeLevel: 5,
  practicalFocus: 1,
  followUpPreference: 'intensive',
}
const AFTER_RESET = {
  ...SAVED,
  ...DEFAULT_PREFERENCES,
  currentPosition: 'Head of nursing',
  meetingFrequency: 'monthly',
}

/** A server that keeps what it is sent, with somebody's preferences in it. */
function keepPreferences(server: TestServer, first: CoachingPreferences) {
  let kept = first
  server.answer('GET', getPreferences.path, () => Response.json(kept))
  server.answer('PUT', updatePreferences.path, ({ body }) => {
    kept = { ...kept, ...(body as object) }
    return Response.json(kept)
  })
}

async function open({
  saved = SAVED,
  prepare = () => undefined,
}: {
  saved?: CoachingPreferences
  prepare?: (server: TestServer) => void
} = {}) {
  const server = startServer()
  keepPreferences(server, saved)
  prepare(server)
  openAddress('/coaching-preferences')
  const view = renderWithQueries(<PreferencesPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Fine-tune' }))
  return { server, user: userEvent.setup(), ...view }
}
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))
const save = (user: ReturnType<typeof userEvent.setup>) => press(user, 'Save Preferences')
const reset = (user: ReturnType<typeof userEvent.setup>) => press(user, 'Reset to Defaults')
const lastToast = () => readToasts().at(0)
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const moveTo = (name: string, level: number) =>
  fireEvent.change(slider(name), { target: { value: String(level) } })
const picker = (label: string) => screen.getByLabelText<HTMLSelectElement>(label)
const framework = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const readForm = (): CoachingPreferences => ({
  userId: SAVED.userId,
  currentPosition: screen.getByLabelText<HTMLInputElement>('Current position').value,
  meetingFrequency: picker('Meeting frequency').value as CoachingPreferences['meetingFrequency'],
  directnessLevel: Number(slider('Directness').value),
  responseLength: picker('Response length').value as CoachingPreferences['responseLength'],
  empathyLevel: Number(slider('Empathy').value),
  structurePreference: picker('Structure').value as CoachingPreferences['structurePreference'],
  frameworkPreference: FRAMEWORKS.filter((name) => framework(name).checked),
  communicationTone: picker('Tone').value as CoachingPreferences['communicationTone'],
  feedbackStyle: picker('Feedback style').value as CoachingPreferences['feedbackStyle'],
  challengeLevel: Number(slider('Challenge').value),
  practicalFocus: Number(slider('Practical focus').value),
  followUpPreference: picker('Follow-up').value as CoachingPreferences['followUpPreference'],
})
const UNSAVED = 'Unsaved changes'

describe('the coaching preferences screen', () => {
  it('has its five cards, its buttons and its tip [R2.20-01, R2.20-02, R2.20-03, R2.20-04, R2.20-05, R2.20-06, R2.20-07, R2.20-08]', async () => {
    await open()
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Communication Style',
      'Relationship & Empathy',
      'Learning & Development',
      'Preferred Coaching Frameworks',
      'Follow-up Preferences',
    ])
    expect(screen.getByRole('button', { name: 'Reset to Defaults' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save Preferences' })).toBeTruthy()
    expect(screen.getByText('Pro Tip').parentElement?.textContent).toContain(
      'Changes apply from your next coaching session.',
    )
  })

  it('opens with what was saved, and nothing to save [R3-53, R4-80]', async () => {
    await open()
    expect(readForm()).toEqual(SAVED)
    expect(screen.queryByText(UNSAVED)).toBeNull()
  })

  it.each([
    ['Meeting frequency', ['daily', 'weekly', 'biweekly', 'monthly']],
    ['Response length', ['brief', 'balanced', 'detailed']],
    ['Structure', ['loose', 'balanced', 'highly_structured']],
    ['Tone', ['direct', 'encouraging', 'analytical', 'supportive']],
    ['Feedback style', ['sandwich', 'direct', 'balanced', 'strengths_first']],
    ['Follow-up', ['minimal', 'moderate', 'intensive']],
  ])(
    'offers for %s every value there is [R3-54, R3-56, R3-58, R3-60, R3-61, R3-64]',
    async (label, values) => {
      await open()
      expect([...picker(label).options].map(({ value }) => value)).toEqual(values)
    },
  )

  it('has four sliders from 1 to 5 by whole steps, each with its number [R5-31, R5-32]', async () => {
    await open()
    const sliders = screen.getAllByRole<HTMLInputElement>('slider')
    expect(sliders.map(({ min, max, step }) => [min, max, step])).toEqual(Array(4).fill(['1', '5', '1']))
    for (const name of ['Directness', 'Empathy', 'Challenge', 'Practical focus'])
      for (const level of [1, 2, 3, 4, 5]) {
        moveTo(name, level)
        expect(slider(name).getAttribute('aria-valuetext')).toBe(`${level}/5`)
        expect(slider(name).closest('div')?.querySelector('output')?.textContent).toBe(`${level}/5`)
      }
  })

  it.each([
    ['Directness', 'Gentle and supportive approach', 'Balanced approach', 'Direct and straightforward'],
    [
      'Empathy',
      'Task-focused with efficiency',
      'Balanced between tasks and relationships',
      'Relationship-focused with understanding',
    ],
    [
      'Challenge',
      'Comfortable and gradual growth',
      'Moderate challenges with steady progress',
      'Stretch goals and ambitious targets',
    ],
    [
      'Practical focus',
      'Theoretical and conceptual focus',
      'Balanced theory and practice',
      'Very practical and actionable',
    ],
  ])('says what each level of %s means [R5-33..R5-44]', async (name, low, middle, high) => {
    await open()
    const hints = [1, 2, 3, 4, 5].map((level) => {
      moveTo(name, level)
      const hintId = slider(name).getAttribute('aria-describedby') ?? ''
      return document.getElementById(hintId)?.textContent
    })
    expect(hints).toEqual([low, low, middle, high, high])
  })

  it('says below each card what the coach will do, as it is being changed', async () => {
    const { user } = await open()
    const card = within(screen.getByRole('region', { name: 'Communication Style' }))
    expect(card.getByText(/up to 4 approaches of up to 8 steps/)).toBeTruthy()
    await user.selectOptions(picker('Response length'), 'brief')
    expect(card.getByText(/up to 2 approaches of up to 3 steps/)).toBeTruthy()
  })

  it('offers three ways to be talked to, each setting what it stands for, and knows the own mix', async () => {
    const { user } = await open()
    const styles = () =>
      within(
        screen.getByRole('group', { name: 'How should the coach talk to you?' }),
      ).getAllByRole<HTMLInputElement>('radio')
    expect(styles().map(({ checked }) => checked)).toEqual([false, false, false])
    screen.getByText(/You have your own mix/)
    await user.click(screen.getByRole('radio', { name: /^Even/ }))
    const { currentPosition, meetingFrequency, frameworkPreference } = SAVED
    expect(readForm()).toEqual({
      ...SAVED,
      ...DEFAULT_PREFERENCES,
      currentPosition,
      meetingFrequency,
      frameworkPreference,
    })
    expect(styles().map(({ checked }) => checked)).toEqual([false, true, false])
    await user.click(screen.getByRole('radio', { name: /^Plain/ }))
    expect([slider('Directness').value, picker('Tone').value]).toEqual(['5', 'direct'])
    moveTo('Directness', 4)
    expect(styles().some(({ checked }) => checked)).toBe(false)
  })

  it('shows what the coach would say, asked of the coach anew when something changes', async () => {
    const { server, user } = await open({
      prepare: (next) =>
        next.answer('POST', samplePreferences.path, ({ body }) =>
          Response.json({
            ...samplePreferences.example,
            content: `As ${(body as CoachingPreferences).communicationTone}`,
          }),
        ),
    })
    expect(await screen.findByText('As analytical')).toBeTruthy()
    await user.selectOptions(picker('Tone'), 'supportive')
    expect(await screen.findByText('As supportive')).toBeTruthy()
    expect(
      server.sentTo(samplePreferences).map(({ body }) => (body as object) && 'userId' in (body as object)),
    ).toEqual([false, false])
  })

  it('leads back to the coaching', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Back to Coaching' }).getAttribute('href')).toBe('/coaching')
  })

  it('offers another try when the preferences cannot be read', async () => {
    const server = startServer()
    server.refuse(getPreferences, 'internal')
    renderWithQueries(<PreferencesPage />)
    await screen.findByRole('alert')
    keepPreferences(server, SAVED)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Fine-tune' }))
    expect(readForm()).toEqual(SAVED)
  })

  it('is empty for somebody whose session is gone, and says so', async () => {
    watchDepartures()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = startServer()
    server.refuse(getPreferences, 'unauthorized')
    const { container } = renderWithQueries(<PreferencesPage />)
    await waitFor(() => expect(lastToast()?.title).toBe('Unauthorized'))
    vi.advanceTimersByTime(500)
    expect(container.textContent).toBe('')
  })
})

describe('the frameworks', () => {
  it('are seven, each with what it does, and several can be chosen [R3-59, R5-45]', async () => {
    const { user } = await open()
    expect(screen.getAllByRole('checkbox')).toHaveLength(7)
    for (const name of FRAMEWORKS) {
      const hintId = framework(name).getAttribute('aria-describedby') ?? ''
      expect(document.getElementById(hintId)?.textContent, name).not.toBe('')
      if (name !== 'FUEL') await user.click(framework(name))
    }
    expect(FRAMEWORKS.every((name) => framework(name).checked)).toBe(true)
  })

  it('may all be left out [R5-46]', async () => {
    const { user, server } = await open()
    await user.click(framework('FUEL'))
    await save(user)
    await waitFor(() => expect(lastToast()?.title).toBe('Preferences Saved'))
    expect(server.sentTo(updatePreferences)[0]?.body).toMatchObject({ frameworkPreference: [] })
  })

  it('are led by the one that was chosen first, until another is named', async () => {
    const { user, server } = await open()
    expect(screen.queryByLabelText('Leads your sessions')).toBeNull()
    await user.click(framework('SBI'))
    expect(screen.queryByLabelText('Leads your sessions')).toBeNull()
    await user.click(framework('GROW'))
    await user.click(framework('OSKAR'))
    expect(picker('Leads your sessions').value).toBe('FUEL')
    await user.selectOptions(picker('Leads your sessions'), 'OSKAR')
    await save(user)
    await waitFor(() => expect(server.sentTo(updatePreferences)).toHaveLength(1))
    expect(server.sentTo(updatePreferences)[0]?.body).toMatchObject({
      frameworkPreference: ['OSKAR', 'GROW', 'SBI', 'FUEL'],
    })
  })
})

describe('Reset to Defaults', () => {
  it('puts the ten defaults into the form, and leaves position and rhythm [R4-68..R4-77]', async () => {
    const { user } = await open()
    await reset(user)
    expect(readForm()).toEqual(AFTER_RESET)
    expect(screen.getByText(UNSAVED)).toBeTruthy()
  })

  it('does not change whose preferences they are [R4-78]', () => {
    expect(resetPreferences(SAVED)).toEqual(AFTER_RESET)
  })

  it('saves nothing: a reload shows what was saved, with what was typed besides [R4-79]', async () => {
    const { user, server, unmount } = await open()
    await user.type(screen.getByLabelText('Current position'), ', acting')
    moveTo('Challenge', 2)
    await reset(user)
    expect(server.sentTo(updatePreferences)).toHaveLength(0)
    unmount()
    await open()
    expect(readForm()).toEqual({ ...SAVED, currentPosition: 'Head of nursing, acting' })
  })
})

describe('Save Preferences', () => {
  it('sends every field but whose they are, levels as numbers, reads them again and says so [R7-37, R7-38, R7-39, R8-33]', async () => {
    const { user, server } = await open()
    moveTo('Directness', 2)
    moveTo('Empathy', 3)
    await user.selectOptions(picker('Tone'), 'supportive')
    await save(user)
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Preferences Saved',
        description: 'Your coaching preferences have been updated successfully.',
        variant: 'success',
      }),
    )
    const { userId: _own, ...fields } = SAVED
    expect(server.sentTo(updatePreferences).map(({ body }) => body)).toEqual([
      { ...fields, directnessLevel: 2, empathyLevel: 3, communicationTone: 'supportive' },
    ])
    await waitFor(() =>
      expect(
        server.sent.filter(({ path }) => path !== samplePreferences.path).map(({ method }) => method),
      ).toEqual(['GET', 'PUT', 'GET']),
    )
    expect(screen.queryByText(UNSAVED)).toBeNull()
  })

  it('fails with a toast and a line in the log, and keeps what was changed [R8-26, R8-27, R8-28]', async () => {
    const { user, server, unmount } = await open({
      prepare: (next) => next.refuse(updatePreferences, 'internal'),
    })
    moveTo('Directness', 2)
    await save(user)
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to save preferences. Please try again.',
        variant: 'destructive',
      }),
    )
    expect(takeComplaints()).toEqual([
      ['Failed to save preferences', expect.objectContaining({ name: 'ApiError', status: 500 })],
    ])
    expect(server.sentTo(getPreferences)).toHaveLength(1)
    expect(slider('Directness').value).toBe('2')
    expect(screen.getByText(UNSAVED)).toBeTruthy()
    unmount()
    await open()
    expect(slider('Directness').value).toBe('2')
  })

  it('keeps what is changed while it is under way, also back to what it was', async () => {
    let answer: (reply: CoachingPreferences) => void = () => undefined
    const { user, server } = await open({
      prepare: (next) =>
        next.reply(
          updatePreferences,
          new Promise((resolve) => {
            answer = resolve
          }),
        ),
    })
    moveTo('Directness', 2)
    moveTo('Empathy', 3)
    await save(user)
    moveTo('Directness', SAVED.directnessLevel)
    const saved = { ...SAVED, directnessLevel: 2, empathyLevel: 3 }
    server.reply(getPreferences, saved)
    answer(saved)
    await waitFor(() => expect(lastToast()?.title).toBe('Preferences Saved'))
    expect(readForm()).toEqual({ ...saved, directnessLevel: SAVED.directnessLevel })
    expect(screen.getByText(UNSAVED)).toBeTruthy()
  })
})

describe('unsaved changes', () => {
  it('survive a reload, are said to be unsaved, and can be discarded', async () => {
    const { user, unmount } = await open()
    moveTo('Practical focus', 4)
    await user.selectOptions(picker('Structure'), 'highly_structured')
    unmount()
    const again = await open()
    expect(readForm()).toEqual({ ...SAVED, practicalFocus: 4, structurePreference: 'highly_structured' })
    expect(screen.getByText(UNSAVED)).toBeTruthy()
    await press(again.user, 'Discard changes')
    expect(readForm()).toEqual(SAVED)
    expect(screen.queryByText(UNSAVED)).toBeNull()
    again.unmount()
    await open()
    expect(readForm()).toEqual(SAVED)
  })

  it('are none once a change is taken back or saved', async () => {
    const { user, unmount } = await open()
    moveTo('Challenge', 3)
    moveTo('Challenge', 5)
    expect(screen.queryByText(UNSAVED)).toBeNull()
    moveTo('Challenge', 3)
    await save(user)
    await waitFor(() => expect(screen.queryByText(UNSAVED)).toBeNull())
    unmount()
    await open()
    expect(readForm()).toEqual(SAVED)
  })

  it('of somebody else in this browser are not shown, and what is no change is ignored', async () => {
    window.localStorage.setItem('draft:preferences:user_eve', JSON.stringify({ directnessLevel: 1 }))
    window.localStorage.setItem('draft:preferences:user_ada', '{"directnessLevel":9}')
    await open()
    expect(readForm()).toEqual(SAVED)
  })
})
