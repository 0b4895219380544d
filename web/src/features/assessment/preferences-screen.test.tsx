import { getUser } from '@lodestar/contract/account'
import { getPreferences, updatePreferences } from '@lodestar/contract/preferences'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { readToasts } from '../../lib/toast.ts'
import { openAddress, renderWithQueries } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { PreferencesScreen } from './preferences-screen.tsx'

/** Waits for the session, as the assessment does before it opens the form. */
const Opened = () => (useSession().isLoading ? null : <PreferencesScreen />)

async function open(prepare: (server: TestServer) => void = () => undefined) {
  const server = startServer()
  prepare(server)
  openAddress('/assessment')
  renderWithQueries(<Opened />)
  await screen.findByRole('heading', { name: 'About You' })
  return { server, user: userEvent.setup() }
}
const asVisitor = (server: TestServer) => server.refuse(getUser, 'unauthorized')
const readValue = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value
const save = 'Save Preferences & Continue'
const lastToast = () => readToasts().at(0)

describe('the preferences form', () => {
  it('has its two sections and eight fields with their defaults [R2.9-02, R2.9-03, R3-65, R3-66, R3-67, R3-68, R3-69, R3-70, R3-71, R3-72, R3-73]', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Coaching Style Preferences' })).toBeTruthy()
    expect(readValue('Current position')).toBe('')
    expect(readValue('How often would you like to meet with your coach?')).toBe('weekly')
    expect(readValue('Directness')).toBe('3')
    expect(readValue('Response length')).toBe('balanced')
    expect(readValue('Empathy')).toBe('4')
    expect(readValue('Tone')).toBe('encouraging')
    expect(readValue('Feedback style')).toBe('balanced')
    expect(readValue('Challenge')).toBe('3')
  })

  it('opens with what was saved before', async () => {
    await open((server) =>
      server.reply(getPreferences, {
        ...getPreferences.example,
        frameworkPreference: ['GROW'],
        currentPosition: 'Head of nursing',
      }),
    )
    expect(readValue('Current position')).toBe('Head of nursing')
  })

  it('moves its levels by whole steps within 1 and 5, and says what each means [R5-30]', async () => {
    await open()
    const directness = screen.getByRole<HTMLInputElement>('slider', { name: 'Directness' })
    expect([directness.min, directness.max, directness.step]).toEqual(['1', '5', '1'])
    expect(screen.getByText('Balanced approach')).toBeTruthy()
    fireEvent.change(directness, { target: { value: '5' } })
    expect(screen.getByText('Direct and straightforward')).toBeTruthy()
  })

  it('asks for the position, sends nothing, and goes to the field [R5-28]', async () => {
    const { user, server } = await open()
    await user.click(screen.getByRole('button', { name: save }))
    expect(screen.getByRole('alert').textContent).toBe('Please enter your current position')
    expect(document.activeElement).toBe(screen.getByLabelText('Current position'))
    expect(server.sentTo(updatePreferences)).toHaveLength(0)
  })

  it('saves its eight fields with levels as numbers, says so and leads home [R2.9-05, R8-34]', async () => {
    const { user, server } = await open()
    await user.type(screen.getByLabelText('Current position'), '  Team lead ')
    fireEvent.change(screen.getByRole('slider', { name: 'Challenge' }), { target: { value: '4' } })
    await user.selectOptions(screen.getByLabelText('Tone'), 'direct')
    await user.click(screen.getByRole('button', { name: save }))
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expect(server.sentTo(updatePreferences).map(({ body }) => body)).toEqual([
      {
        currentPosition: 'Team lead',
        meetingFrequency: 'weekly',
        directnessLevel: 3,
        responseLength: 'balanced',
        empathyLevel: 4,
        communicationTone: 'direct',
        feedbackStyle: 'balanced',
        challengeLevel: 4,
      },
    ])
    expect(lastToast()).toMatchObject({
      title: 'Preferences saved!',
      description:
        'Your coaching preferences have been personalized. Ready to start your leadership journey!',
    })
  })

  it('stays, with everything in it, when saving fails [R8-29]', async () => {
    const { user } = await open((server) => server.refuse(updatePreferences, 'internal'))
    await user.type(screen.getByLabelText('Current position'), 'Team lead')
    await user.click(screen.getByRole('button', { name: save }))
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to save your preferences. Please try again.',
      }),
    )
    expect(window.location.pathname).toBe('/assessment')
    expect(readValue('Current position')).toBe('Team lead')
  })

  it('can be skipped, with nothing saved [R2.9-04]', async () => {
    const { user, server } = await open()
    await user.click(screen.getByRole('button', { name: 'Skip for Now' }))
    expect(window.location.pathname).toBe('/')
    expect(server.sentTo(updatePreferences)).toHaveLength(0)
  })
})

describe('the preferences form of a demo visitor', () => {
  it('asks the server nothing, and Save opens the way to an account', async () => {
    const { user, server } = await open(asVisitor)
    await user.type(screen.getByLabelText('Current position'), 'Team lead')
    await user.click(screen.getByRole('button', { name: save }))
    expect(screen.getByRole('link', { name: 'Create Your Account' }).getAttribute('href')).toBe('/api/login')
    expect(server.sentTo(getPreferences)).toHaveLength(0)
    expect(server.sentTo(updatePreferences)).toHaveLength(0)
  })

  it('leads to the demo dashboard when skipped', async () => {
    const { user } = await open(asVisitor)
    await user.click(screen.getByRole('button', { name: 'Skip for Now' }))
    expect(window.location.pathname).toBe('/demo-dashboard')
  })
})
