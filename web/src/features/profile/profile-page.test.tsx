import { getUser, type User } from '@lodestar/contract/account'
import { getWriter } from '@lodestar/contract/coaching'
import {
  deleteAccount,
  exportPersonalData,
  getVisibility,
  updateProfile,
  updateVisibility,
} from '@lodestar/contract/profile'
import { confirmIdentity, getSecurity } from '@lodestar/contract/security'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { readToasts } from '../../lib/toast.ts'
import { openAddress, renderWithQueries, watchDepartures } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { ProfilePage } from './profile-page.tsx'

const ADA: User = { ...getUser.example, firstName: 'Ada', lastName: 'Okafor' }

async function open(person: Partial<User> = {}, prepare: (server: TestServer) => void = () => undefined) {
  const server = startServer()
  server.reply(getUser, { ...ADA, ...person })
  prepare(server)
  openAddress('/profile')
  const view = renderWithQueries(<ProfilePage />)
  await screen.findByRole('heading', { name: 'Profile Settings' })
  return { server, user: userEvent.setup(), ...view }
}
const firstName = () => screen.getByLabelText<HTMLInputElement>('First name')
const lastName = () => screen.getByLabelText<HTMLInputElement>('Last name')
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))
const lastToast = () => readToasts().at(0)
/** What stands beside a term of the account information. */
const fact = (term: string) => screen.getByText(term).nextElementSibling?.textContent

describe('personal information', () => {
  it('shows name and email, and lets the name be changed only [R2.19-01, R5-23]', async () => {
    await open()
    expect(firstName().value).toBe('Ada')
    expect(lastName().value).toBe('Okafor')
    const email = screen.getByLabelText<HTMLInputElement>('Email')
    expect([email.value, email.readOnly]).toEqual(['ada@example.com', true])
  })

  it('saves trimmed names and says so [R8-53]', async () => {
    const { user, server } = await open()
    server.answer('PATCH', '/api/profile', ({ body }) => Response.json({ ...ADA, ...(body as object) }))
    await user.clear(firstName())
    await user.type(firstName(), '  Adaeze ')
    await press(user, 'Save Changes')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Profile Updated', variant: 'success' }))
    expect(server.sentTo(updateProfile).map(({ body }) => body)).toEqual([
      { firstName: 'Adaeze', lastName: 'Okafor' },
    ])
    expect(firstName().value).toBe('Adaeze')
    expect(server.sentTo(getUser)).toHaveLength(1)
  })

  it.each([
    ['First name', 'Enter your first name'],
    ['Last name', 'Enter your last name'],
  ])('is not saved without a %s [R5-21, R5-22]', async (label, complaint) => {
    const { user, server } = await open()
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.type(field, '   ')
    await press(user, 'Save Changes')
    expect(lastToast()).toMatchObject({
      title: 'Validation Error',
      description: 'First name and last name are required.',
      variant: 'destructive',
    })
    expect(screen.getByRole('alert').textContent).toBe(complaint)
    expect(document.activeElement).toBe(field)
    expect(server.sentTo(updateProfile)).toHaveLength(0)
    await user.type(field, 'A')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps what was typed when saving fails, also over a reload, and says so [R8-25]', async () => {
    const { user, unmount } = await open({}, (server) => server.refuse(updateProfile, 'internal'))
    await user.type(firstName(), 'eze')
    await press(user, 'Save Changes')
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Update Failed',
        description: 'Failed to update your profile. Please try again.',
        variant: 'destructive',
      }),
    )
    expect(firstName().value).toBe('Adaeze')
    unmount()
    const again = await open()
    expect(firstName().value).toBe('Adaeze')
    await press(again.user, 'Save Changes')
    await waitFor(() => expect(lastToast()?.title).toBe('Profile Updated'))
    again.unmount()
    await open()
    expect(firstName().value).toBe('Ada')
  })
})

describe('account information', () => {
  it.each([
    ['local', 'Email account'],
    ['demo', 'Demo Account'],
    ['Northwind ID', 'Northwind ID'],
  ])('shows the provider %s as "%s" [R2.19-04]', async (provider, shown) => {
    await open({ provider })
    expect(fact('Sign-in')).toBe(shown)
  })

  it('shows since when, and when the notice was acknowledged [R2.19-02]', async () => {
    const { unmount } = await open({ ndaAcceptedAt: '2026-05-04T09:31:00.000Z' })
    expect(fact('Member since')).toBe('May 3, 2026')
    expect(fact('Confidentiality notice')).toMatch(/^Acknowledged May 4, 2026/)
    unmount()
    await open()
    expect(fact('Confidentiality notice')).toBe('Acknowledged in this browser only')
  })

  it('leads to signing out [R2.19-03]', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: 'Sign Out' }))
    expect(window.location.pathname).toBe('/logout')
  })

  it('is all there is for the demo user [R2.19-04]', async () => {
    const { server } = await open({ id: 'demo_user_001', provider: 'demo' })
    expect(fact('Sign-in')).toBe('Demo Account')
    expect(screen.queryByRole('button')).toBeNull()
    expect(server.sentTo(getVisibility)).toHaveLength(0)
  })
})

describe('the leaderboard', () => {
  const choice = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Show me on the leaderboard/ })

  it('can be left, which is saved at once, and others see first name and initial until then', async () => {
    const { user, server } = await open()
    expect((await choice()).checked).toBe(true)
    expect(screen.getByText(/see “Ada O\.”, your level/)).toBeTruthy()
    server.reply(updateVisibility, { isOnLeaderboard: false })
    await user.click(await choice())
    await waitFor(() => expect(lastToast()?.description).toBe('You are left out of the leaderboard.'))
    expect((await choice()).checked).toBe(false)
    expect(screen.getByText('Nobody sees your name, level or points.')).toBeTruthy()
    expect(server.sentTo(updateVisibility).map(({ body }) => body)).toEqual([{ isOnLeaderboard: false }])
  })

  it('stays as it was when saving fails', async () => {
    const { user } = await open({}, (server) => server.refuse(updateVisibility, 'internal'))
    await user.click(await choice())
    await waitFor(() => expect(lastToast()?.title).toBe('Update Failed'))
    expect((await choice()).checked).toBe(true)
  })

  it('offers another try when the choice cannot be read', async () => {
    const { user, server } = await open({}, (next) => next.refuse(getVisibility, 'internal'))
    await screen.findByText('Your choice could not be loaded')
    server.reply(getVisibility, { isOnLeaderboard: false })
    await press(user, 'Try again')
    expect((await choice()).checked).toBe(false)
  })
})

describe('your data', () => {
  it('is saved as one JSON file', async () => {
    const files: { name: string; text: Promise<string> }[] = []
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({
        name: this.download,
        text: blobs[Number(this.href.slice(-1)) - 1]?.text() as Promise<string>,
      })
    })
    const { user } = await open()
    await press(user, 'Export my data')
    await waitFor(() => expect(lastToast()?.title).toBe('Data Exported'))
    expect(files.map(({ name }) => name)).toEqual(['lodestar-2026-05-03.json'])
    expect(JSON.parse((await files[0]?.text) ?? '')).toEqual(exportPersonalData.example)
  })

  it('says so when it cannot be saved', async () => {
    const { user } = await open({}, (server) => server.refuse(exportPersonalData, 'internal'))
    await press(user, 'Export my data')
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Export Failed', variant: 'destructive' }))
  })
})

describe('taking along and deleting ask who is sitting there', () => {
  const asks = (server: TestServer) =>
    server.reply(getSecurity, { ...getSecurity.example, isConfirmed: false })

  it.each([
    ['Export my data', () => waitFor(() => expect(lastToast()?.title).toBe('Data Exported'))],
    ['Delete my account', () => screen.findByLabelText('Type ada@example.com to confirm')],
  ])('%s', async (name, happens) => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user, server } = await open({}, asks)
    await press(user, name)
    await screen.findByRole('dialog')
    await user.type(screen.getByLabelText('Password'), 'a quiet passphrase')
    expect(server.sentTo(exportPersonalData)).toHaveLength(0)
    await press(user, 'Confirm')
    await happens()
    expect(server.sentTo(confirmIdentity).map(({ body }) => body)).toEqual([
      { password: 'a quiet passphrase' },
    ])
  })

  it('nothing is done when that is given up', async () => {
    const { user, server } = await open({}, asks)
    await press(user, 'Export my data')
    await screen.findByRole('dialog')
    await press(user, 'Not now')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.sentTo(exportPersonalData)).toHaveLength(0)
  })

  it('who has no password signs in at the provider again', async () => {
    const { user } = await open({ provider: 'Northwind ID' }, (server) =>
      server.reply(getSecurity, { ...getSecurity.example, hasPassword: false, isConfirmed: false }),
    )
    await press(user, 'Delete my account')
    await screen.findByRole('dialog')
    const link = screen.getByRole('link', { name: 'Continue with Northwind ID' })
    expect(link.getAttribute('href')).toBe('/api/login?again')
  })
})

describe('deleting the account', () => {
  async function ask(prepare: (server: TestServer) => void = () => undefined) {
    const opened = await open({}, prepare)
    await press(opened.user, 'Delete my account')
    await screen.findByRole('dialog')
    return { ...opened, departures: watchDepartures(), dialog: within(screen.getByRole('dialog')) }
  }
  const field = () => screen.getByLabelText('Type ada@example.com to confirm')

  it('needs the email address of the account', async () => {
    const { user, server } = await ask()
    await press(user, 'Delete everything')
    await user.type(field(), 'eve@example.com')
    await press(user, 'Delete everything')
    expect(screen.getByRole('alert').textContent).toBe('This is not the email address of your account.')
    expect(server.sentTo(deleteAccount)).toHaveLength(0)
  })

  it('sends it, forgets what this browser has kept, and leaves for the start', async () => {
    window.localStorage.setItem('draft:message:1', 'Marco keeps interrupting')
    window.localStorage.setItem('theme', 'dark')
    const { user, server, departures } = await ask()
    await user.type(field(), ' Ada@Example.com ')
    await press(user, 'Delete everything')
    await waitFor(() => expect(departures).toEqual(['/']))
    expect(server.sentTo(deleteAccount).map(({ body }) => body)).toEqual([{ email: 'Ada@Example.com' }])
    expect(Object.keys(window.localStorage)).toEqual(['theme'])
  })

  it('can be thought better of', async () => {
    const { user, server } = await ask()
    await user.type(field(), 'ada@example.com')
    await press(user, 'Keep my account')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.sentTo(deleteAccount)).toHaveLength(0)
  })

  it('says so when it fails, and stays', async () => {
    const { user, departures } = await ask((server) => server.refuse(deleteAccount, 'internal'))
    await user.type(field(), 'ada@example.com')
    await press(user, 'Delete everything')
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Delete Failed',
        description: 'Failed to delete your account. Please try again.',
      }),
    )
    expect(departures).toEqual([])
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('shows what the server says about the address', async () => {
    const problem = {
      code: 'invalid_input',
      message: '',
      requestId: 'r',
      fields: { 'body.email': 'Not yours' },
    }
    const { user } = await ask((server) =>
      server.answer('DELETE', '/api/profile', () => Response.json(problem, { status: 400 })),
    )
    const toastBefore = lastToast()
    await user.type(field(), 'ada@example.com')
    await press(user, 'Delete everything')
    expect((await screen.findByRole('alert')).textContent).toBe('Not yours')
    expect(lastToast()).toBe(toastBefore)
  })
})

describe('the profile screen', () => {
  it.each([
    [/Password, second factor/, '/security'],
    [/Coaching Preferences/, '/coaching-preferences'],
    [/Notification Settings/, '/notifications'],
  ])('leads to %s', async (name, path) => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name }))
    expect(window.location.pathname).toBe(path)
  })

  it('names the language model that is given the conversations, where one is connected', async () => {
    const languageModel = {
      name: 'mini-3',
      host: 'models.example.com',
      leads: true,
      isSlow: false,
      budget: null,
    }
    await open({}, (server) => server.reply(getWriter, { languageModel }))
    const part = within(screen.getByRole('region', { name: 'Who can see this' }))
    expect(await part.findByText('A language model: mini-3 at models.example.com')).toBeTruthy()
    expect(part.getByText(/^Your conversations with the coach, and with each of them/)).toBeTruthy()
  })

  it('says who can see what', async () => {
    await open()
    const part = within(screen.getByRole('region', { name: 'Who can see this' }))
    expect(part.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Only you',
      'Others who use this site',
      'Whoever runs this server',
      'Your own calendar program',
    ])
  })

  it('tells somebody who is logged out so', async () => {
    watchDepartures()
    startServer().refuse(getUser, 'unauthorized')
    openAddress('/profile')
    renderWithQueries(<ProfilePage />)
    await waitFor(() => expect(lastToast()?.title).toBe('Unauthorized'))
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
