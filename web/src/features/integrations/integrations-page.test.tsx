import { getUser } from '@lodestar/contract/account'
import {
  deleteExternalAssessment,
  type ExternalAssessment,
  getIntegrationSettings,
  importAssessment,
  listExternalAssessments,
  restoreExternalAssessment,
} from '@lodestar/contract/integrations'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { dismiss, readToasts } from '../../lib/toast.ts'
import { openAddress, renderWithQueries, watchDepartures } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { IntegrationsPage } from './integrations-page.tsx'

const [EXAMPLE] = listExternalAssessments.example
const DISC: ExternalAssessment = { ...(EXAMPLE as ExternalAssessment), id: 'disc' }
const ENNEAGRAM: ExternalAssessment = {
  ...DISC,
  id: 'enneagram',
  assessmentType: 'enneagram',
  isActive: false,
  processedResults: { ...DISC.processedResults, primaryProfile: 'Type 8w7', warnings: ['Read about both.'] },
}
const IMPORTED = importAssessment.example
const ENNEAGRAM_TEXT = 'Enneagram Type 8w7'

function open(
  assessments: ExternalAssessment[] = [],
  prepare: (server: TestServer) => void = () => undefined,
) {
  const server = startServer()
  server.reply(listExternalAssessments, assessments)
  prepare(server)
  const view = renderWithQueries(<IntegrationsPage />)
  return { server, user: userEvent.setup(), ...view }
}
type User = ReturnType<typeof userEvent.setup>
async function openDialog(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Import Assessment' }))
  return within(screen.getByRole('dialog', { name: 'Import Assessment' }))
}
const typeField = () => screen.getByLabelText<HTMLSelectElement>('Assessment type')
const resultsField = () => screen.getByLabelText<HTMLTextAreaElement>('Results')
const importButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Import' })
const paste = (text: string) => fireEvent.change(resultsField(), { target: { value: text } })
async function fill(user: User, type = 'disc', text = 'D 78 I 61 S 22 C 35') {
  await openDialog(user)
  await user.selectOptions(typeField(), type)
  paste(text)
}
const lastToast = () => readToasts().at(0)
const findCard = async (profile: string) =>
  within((await screen.findByRole('heading', { name: profile })).closest('article') as HTMLElement)

describe('the integrations screen', () => {
  it('explains what an import is, is kept for and is not for, and shows examples of the four tests [R2.10-04, R2.10-05]', async () => {
    open()
    for (const name of ['A hypothesis, not a verdict', 'What is stored', 'For development, not for hiring'])
      expect(await screen.findByRole('heading', { name })).toBeTruthy()
    expect(screen.getByText(/without names, mail addresses, phone numbers and dates/)).toBeTruthy()
    const panel = within(screen.getByRole('region', { name: 'What you can paste' }))
    for (const name of ['DISC', 'Myers-Briggs (16 types)', 'Enneagram', 'StrengthsFinder'])
      expect(panel.getByRole('heading', { name }).parentElement?.querySelectorAll('pre')).toHaveLength(2)
  })

  it('leads back to the dashboard [R2.10-02]', async () => {
    openAddress('/assessment/integrations')
    const { user } = open()
    await user.click(await screen.findByRole('link', { name: 'Back to Dashboard' }))
    expect(window.location.pathname).toBe('/')
  })

  it('says what will stand here while nothing is imported', async () => {
    open()
    expect(await screen.findByText('No Imported Assessments Yet')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Import Assessment' })).toHaveLength(1)
  })

  it('holds the place while the list is on its way [R2.10-08]', async () => {
    open([], (server) => server.reply(listExternalAssessments, new Promise<never>(() => undefined)))
    expect(await screen.findByText('Loading your assessments')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('holds the place while it is not known who is here [R2.10-08]', async () => {
    open([], (server) => server.reply(getUser, new Promise<never>(() => undefined)))
    expect(await screen.findByText('Loading your assessments')).toBeTruthy()
  })

  it('shows a visitor the placeholder only, and leads them to sign-in [R2.10-01, R2.10-09, R6-12]', async () => {
    const departures = watchDepartures()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { server } = open([DISC], (next) => next.refuse(getUser, 'unauthorized'))
    await waitFor(() => expect(lastToast()?.title).toBe('Unauthorized'))
    expect(screen.getByText('Loading your assessments')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(server.sentTo(listExternalAssessments)).toHaveLength(0)
    vi.advanceTimersByTime(500)
    expect(departures).toEqual(['/api/login'])
  })

  it('holds the place when the session is lost meanwhile', async () => {
    watchDepartures()
    open([], (server) => server.refuse(listExternalAssessments, 'unauthorized'))
    await waitFor(() => expect(lastToast()?.title).toBe('Unauthorized'))
    expect(screen.getByText('Loading your assessments')).toBeTruthy()
  })

  it('asks for the settings, and works whatever they are [R7-74]', async () => {
    const { server } = open([DISC], (next) => next.refuse(getIntegrationSettings, 'internal'))
    await findCard('DI')
    expect(server.sentTo(getIntegrationSettings)).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('offers another try when the list cannot be read', async () => {
    const { server, user } = open([], (next) => next.refuse(listExternalAssessments, 'internal'))
    await screen.findByRole('alert')
    server.reply(listExternalAssessments, [DISC])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await findCard('DI')
  })
})

describe('an imported result', () => {
  it('shows its profile, where people often start from, and whether it is active [R2.10-06, R4-61, R4-62]', async () => {
    open([DISC, ENNEAGRAM])
    const disc = await findCard('DI')
    expect(disc.getByText('DISC')).toBeTruthy()
    expect(disc.getByText('Active')).toBeTruthy()
    expect(disc.getByText('Directive style')).toBeTruthy()
    expect(disc.getByText(/A hypothesis/)).toBeTruthy()
    expect((await findCard('Type 8w7')).getByText('Inactive')).toBeTruthy()
  })

  it('names three motivators at most [R9-50]', async () => {
    expect(DISC.processedResults.motivators).toHaveLength(4)
    open([DISC])
    const list = (await findCard('DI')).getByRole('list', { name: 'Key motivators' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(DISC.processedResults.motivators.slice(0, 3))
  })

  it('opens to what was read, what to keep in mind and the text as stored', async () => {
    const { user } = open([{ ...ENNEAGRAM, rawResults: '[name]: Type 8w7' }])
    const card = await findCard('Type 8w7')
    await user.click(card.getByRole('button', { name: /What was read/ }))
    expect(card.getByText('Read about both.')).toBeTruthy()
    expect(card.getByText('[name]: Type 8w7')).toBeTruthy()
    expect(card.getByText('78%')).toBeTruthy()
  })

  it('says where the rest of a very long text is', async () => {
    const short = { ...ENNEAGRAM, rawResults: `Type 8w7 ${'x'.repeat(1000)}` }
    const { user } = open([{ ...DISC, rawResults: 'y'.repeat(4000) }, short])
    const note = /These are the first 4,000 characters/
    for (const [profile, hasNote] of [
      ['DI', true],
      ['Type 8w7', false],
    ] as const) {
      const card = await findCard(profile)
      await user.click(card.getByRole('button', { name: /What was read/ }))
      expect(card.queryByText(note)).toBeNull()
      await user.click(card.getByRole('button', { name: 'Show all' }))
      expect(card.queryByText(note) !== null).toBe(hasNote)
    }
  })

  it('says where it comes from', async () => {
    open([{ ...DISC, assessmentProvider: 'Workshop in Lyon', assessmentDate: '2026-02-01T12:00:00.000Z' }])
    expect(
      (await findCard('DI')).getByText('Workshop in Lyon · Taken Feb 1, 2026 · imported May 3, 2026'),
    ).toBeTruthy()
  })

  it('goes at once when it is deleted, and comes back by Undo [R2.10-07, R8-38]', async () => {
    const { server, user } = open([DISC, ENNEAGRAM])
    await user.click((await findCard('DI')).getByRole('button', { name: 'Delete DISC: DI' }))
    await waitFor(() =>
      expect(lastToast()).toMatchObject({ title: 'Assessment Deleted', variant: 'success' }),
    )
    expect(server.sentTo(deleteExternalAssessment).map(({ path }) => path)).toEqual([
      '/api/assessments/external/disc',
    ])
    await waitFor(() => expect(server.sentTo(listExternalAssessments).length).toBeGreaterThan(1))
    lastToast()?.action?.onAction()
    await waitFor(() => expect(lastToast()?.title).toBe('Assessment Restored'))
    expect(server.sentTo(restoreExternalAssessment)).toHaveLength(1)
  })

  it('stays when it cannot be deleted, and that is said [R8-32]', async () => {
    const { user } = open([DISC], (server) => server.refuse(deleteExternalAssessment, 'internal'))
    await user.click((await findCard('DI')).getByRole('button', { name: /^Delete/ }))
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Delete Failed',
        description: 'Failed to delete assessment. Please try again.',
        variant: 'destructive',
      }),
    )
    expect(await findCard('DI')).toBeTruthy()
  })
})

describe('the import dialog', () => {
  it('opens by its button and closes by Cancel and Escape [R2.10-03, R4-63]', async () => {
    const { user } = open()
    await user.click((await openDialog(user)).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await openDialog(user)
    await user.click(resultsField())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('offers the four tests and the three formats [R7-79, R9-49]', async () => {
    const { user } = open()
    await openDialog(user)
    const valuesOf = (field: HTMLSelectElement) =>
      [...field.options].map(({ value }) => value).filter(Boolean)
    expect(valuesOf(typeField())).toEqual(['disc', 'myers_briggs', 'enneagram', 'strengthsfinder'])
    expect(valuesOf(screen.getByLabelText('Input format'))).toEqual(['auto', 'text', 'json'])
  })

  it('can be sent only with a type and results that are not blank [R5-48]', async () => {
    const { user } = open()
    await openDialog(user)
    expect(importButton().disabled).toBe(true)
    await user.selectOptions(typeField(), 'disc')
    expect(importButton().disabled).toBe(true)
    paste('  \n ')
    expect(importButton().disabled).toBe(true)
    paste('D 78')
    expect(importButton().disabled).toBe(false)
  })

  it('asks for what is missing when it is sent without, and sends nothing [R5-47]', async () => {
    const { server, user } = open()
    await openDialog(user)
    const form = resultsField().form as HTMLFormElement
    for (const prepare of [() => undefined, () => paste('D 78 I 61 S 22 C 35')]) {
      prepare()
      for (const { id } of readToasts()) dismiss(id)
      fireEvent.submit(form)
      expect(lastToast()).toMatchObject({
        title: 'Missing Information',
        description: 'Please select an assessment type and provide the results data.',
        isOpen: true,
      })
    }
    paste('   ')
    await user.selectOptions(typeField(), 'disc')
    for (const { id } of readToasts()) dismiss(id)
    fireEvent.submit(form)
    expect(lastToast()).toMatchObject({ title: 'Missing Information', isOpen: true })
    expect(server.sentTo(importAssessment)).toHaveLength(0)
  })

  it('says while one types whether it is valid JSON [R4-66]', async () => {
    const { user } = open()
    await openDialog(user)
    paste('D 78')
    expect(screen.queryByText(/valid JSON/i)).toBeNull()
    paste('{"D": 78}')
    expect(screen.getByText('Valid JSON')).toBeTruthy()
    paste('{"D": 78')
    expect(screen.getByText('Not valid JSON')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Input format'), 'text')
    expect(screen.queryByText(/valid JSON/i)).toBeNull()
    await user.selectOptions(screen.getByLabelText('Input format'), 'json')
    paste('D 78')
    expect(screen.getByText('Not valid JSON')).toBeTruthy()
  })

  it('says while one types which test it looks like [R4-67]', async () => {
    const { user } = open()
    await openDialog(user)
    paste('My DISC profile is Di')
    expect(screen.getByText(/^Detected type/).textContent).toBe('Detected type: DISC')
    paste('hello')
    expect(screen.getByText(/^Detected type/).textContent).toBe('Detected type: none yet')
  })

  it('notices another test than the chosen one, and imports all the same [R5-49, R5-50, R5-51]', async () => {
    const { server, user } = open()
    await fill(user, 'disc', ENNEAGRAM_TEXT)
    const notice = screen.getByText('Assessment Type Mismatch').parentElement as HTMLElement
    expect(notice.textContent).toMatch(/The system will auto-detect the correct type\.$/)
    await user.click(importButton())
    await waitFor(() => expect(server.sentTo(importAssessment)).toHaveLength(1))
    expect(server.sentTo(importAssessment)[0]?.body).toMatchObject({
      assessmentType: 'disc',
      rawResults: ENNEAGRAM_TEXT,
    })
    await waitFor(() => expect(lastToast()?.title).toBe('Assessment Imported'))
  })

  it('notices nothing while the types agree, or none is chosen', async () => {
    const { user } = open()
    await openDialog(user)
    paste(ENNEAGRAM_TEXT)
    expect(screen.queryByText('Assessment Type Mismatch')).toBeNull()
    await user.selectOptions(typeField(), 'enneagram')
    expect(screen.queryByText('Assessment Type Mismatch')).toBeNull()
  })
})

describe('importing', () => {
  it('sends trimmed results, and fills in provider and date [R7-75, R7-76, R7-77, R7-78]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-03T09:30:00Z') })
    const { server, user } = open()
    await fill(user, 'disc', '  D 78 I 61 S 22 C 35  ')
    await user.click(importButton())
    await waitFor(() => expect(server.sentTo(importAssessment)).toHaveLength(1))
    expect(server.sentTo(importAssessment)[0]?.body).toEqual({
      assessmentType: 'disc',
      assessmentProvider: 'manual_import',
      rawResults: 'D 78 I 61 S 22 C 35',
      assessmentDate: '2026-05-03T09:30:00.000Z',
      inputFormat: 'auto',
    })
  })

  it('sends the provider and the day that were given', async () => {
    const { server, user } = open()
    await fill(user)
    await user.type(screen.getByLabelText('Provider (optional)'), ' Workshop ')
    fireEvent.change(screen.getByLabelText('Date taken (optional)'), { target: { value: '2026-02-01' } })
    await user.click(importButton())
    await waitFor(() => expect(server.sentTo(importAssessment)).toHaveLength(1))
    expect(server.sentTo(importAssessment)[0]?.body).toMatchObject({
      assessmentProvider: 'Workshop',
      assessmentDate: new Date('2026-02-01T12:00').toISOString(),
    })
  })

  it('closes and empties the dialog, and reads the list again [R4-64, R4-65, R8-35]', async () => {
    const { server, user } = open()
    await fill(user)
    await user.click(importButton())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(lastToast()).toMatchObject({ title: 'Assessment Imported', variant: 'success' })
    await waitFor(() => expect(server.sentTo(listExternalAssessments)).toHaveLength(2))
    await openDialog(user)
    expect([typeField().value, resultsField().value]).toEqual(['', ''])
    expect(screen.getByLabelText<HTMLInputElement>('Provider (optional)').value).toBe('')
  })

  it('says how sure the reading of a text is, and of JSON not [R8-36]', async () => {
    for (const [inputFormat, words] of [
      ['text', 'DISC: DI, read with 85% confidence.'],
      ['json', 'DISC: DI.'],
    ] as const) {
      const parseInfo = { inputFormat, confidence: 0.854, warnings: [] }
      const { user, unmount } = open([], (server) =>
        server.reply(importAssessment, { ...IMPORTED, parseInfo }),
      )
      await fill(user)
      await user.click(importButton())
      await waitFor(() => expect(lastToast()).toMatchObject({ description: words }))
      unmount()
    }
  })

  it('tells the notes in a second toast, one second later [R8-37]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const parseInfo = { ...IMPORTED.parseInfo, warnings: ['D and I are nearly level.', 'Read both.'] }
    const { user } = open([], (server) => server.reply(importAssessment, { ...IMPORTED, parseInfo }))
    await fill(user)
    fireEvent.click(importButton())
    await waitFor(() => expect(lastToast()?.title).toBe('Assessment Imported'))
    vi.advanceTimersByTime(800)
    expect(lastToast()?.title).toBe('Assessment Imported')
    vi.advanceTimersByTime(300)
    expect(lastToast()).toMatchObject({
      title: 'Import Notes',
      description: 'D and I are nearly level. Read both.',
    })
  })

  it('tells no notes when there are none [R8-37]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = open()
    await fill(user)
    fireEvent.click(importButton())
    await waitFor(() => expect(lastToast()?.title).toBe('Assessment Imported'))
    vi.advanceTimersByTime(3_000)
    expect(lastToast()?.title).toBe('Assessment Imported')
  })

  it('that fails says what the server said, at its field too, and keeps what was pasted [R8-30]', async () => {
    const { user } = open([], (server) =>
      server.answer('POST', importAssessment.path, () =>
        Response.json(
          {
            code: 'nothing_recognized',
            message: 'No assessment result could be recognized.',
            fields: { 'body.rawResults': 'All four scores are the same.' },
            requestId: 'request_1',
          },
          { status: 422 },
        ),
      ),
    )
    await fill(user, 'disc', 'D 50 I 50 S 50 C 50')
    await user.click(importButton())
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Import Failed',
        description: 'No assessment result could be recognized.',
        variant: 'destructive',
      }),
    )
    expect(screen.getByText('All four scores are the same.')).toBeTruthy()
    expect(resultsField().value).toBe('D 50 I 50 S 50 C 50')
    paste('D 51')
    expect(screen.queryByText('All four scores are the same.')).toBeNull()
  })

  it.each([
    [
      'a message in a body of another shape',
      () => Response.json({ message: 'Bad data' }, { status: 400 }),
      'Bad data',
    ],
    ['no message', () => new Response('<html>', { status: 502 }), null],
    ['no network', () => Promise.reject(new TypeError('offline')), null],
  ])('that fails with %s says so [R8-30, R8-31]', async (_, answer, message) => {
    const { user } = open([], (server) => server.answer('POST', importAssessment.path, answer))
    await fill(user)
    await user.click(importButton())
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Import Failed',
        description: message ?? 'Failed to import assessment. Please check your data format.',
      }),
    )
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('sent again after a failure is the same request, so it is stored once', async () => {
    const { server, user } = open([], (next) => next.refuse(importAssessment, 'internal'))
    await fill(user)
    await user.click(importButton())
    await waitFor(() => expect(lastToast()?.title).toBe('Import Failed'))
    server.reply(importAssessment, IMPORTED)
    await user.click(importButton())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first, second] = server.sentTo(importAssessment)
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
    expect(second?.body).toEqual(first?.body)
  })

  it('keeps what was pasted over Escape and a reload, until Cancel or Start over', async () => {
    const { user, unmount } = open()
    await fill(user, 'enneagram', ENNEAGRAM_TEXT)
    await user.keyboard('{Escape}')
    unmount()
    const next = open()
    await openDialog(next.user)
    expect([typeField().value, resultsField().value]).toEqual(['enneagram', ENNEAGRAM_TEXT])
    await next.user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(resultsField().value).toBe('')
    paste('again')
    await next.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await openDialog(next.user)
    expect(resultsField().value).toBe('')
  })
})
