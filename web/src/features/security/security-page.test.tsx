import { getUser } from '@lodestar/contract/account'
import * as contract from '@lodestar/contract/security'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readToasts } from '../../lib/toast.ts'
import { openAddress, renderWithQueries } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { EVENT_WORDS } from './event-words.data.ts'
import { SecurityPage } from './security-page.tsx'

const PLAIN = contract.getSecurity.example

async function open(
  over: Partial<contract.Security> = {},
  prepare: (server: TestServer) => void = () => undefined,
) {
  const server = startServer()
  server.reply(getUser, getUser.example)
  server.reply(contract.getSecurity, { ...PLAIN, ...over })
  prepare(server)
  openAddress('/security')
  renderWithQueries(<SecurityPage />)
  await screen.findByRole('heading', { name: 'What happened' })
  return { server, user: userEvent.setup() }
}
type Actor = ReturnType<typeof userEvent.setup>
const press = (user: Actor, name: string) => user.click(screen.getByRole('button', { name }))
const refusal = (fields: Record<string, string>) => () =>
  Response.json({ code: 'invalid_input', message: 'No', fields, requestId: 'r' }, { status: 400 })
const lastToast = () => readToasts().at(0)

describe('the password', () => {
  const fill = async (user: Actor) => {
    await user.type(screen.getByLabelText('Current password'), 'the old one')
    await user.type(screen.getByLabelText('New password'), 'the new one')
    await press(user, 'Change password')
  }

  it('is changed by the current one, which is nowhere kept', async () => {
    const { user, server } = await open()
    await fill(user)
    await waitFor(() => expect(lastToast()).toMatchObject({ title: 'Password Changed', variant: 'success' }))
    expect(server.sentTo(contract.changePassword).map(({ body }) => body)).toEqual([
      { currentPassword: 'the old one', newPassword: 'the new one', keepsOthers: false },
    ])
    expect(screen.getByLabelText('Current password')).toHaveProperty('value', '')
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain('one')
  })

  it('is changed with the other browsers kept, when that is ticked', async () => {
    const { user, server } = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Keep my other browsers signed in' }))
    await fill(user)
    await waitFor(() => expect(server.sentTo(contract.changePassword)).toHaveLength(1))
    expect(server.sentTo(contract.changePassword)[0]?.body).toMatchObject({ keepsOthers: true })
  })

  it('stays typed and is told at its field when the server refuses it', async () => {
    const fields = { 'body.newPassword': 'This password is on the lists that are tried first.' }
    const { user } = await open({}, (server) =>
      server.answer('POST', contract.changePassword.path, refusal(fields)),
    )
    await fill(user)
    expect((await screen.findByRole('alert')).textContent).toContain('tried first')
    expect(document.activeElement).toBe(screen.getByLabelText('New password'))
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'the new one')
  })
})

const CODE = 'A code of your app, or a backup code'

describe('the second factor', () => {
  it('is set up with password, QR code or key, and a code; then the backup codes are shown', async () => {
    const { user, server } = await open()
    await press(user, 'Set up an authenticator app')
    await user.type(screen.getByLabelText('Your password'), 'a quiet passphrase')
    await press(user, 'Set up')
    await screen.findByRole('img', { name: 'QR code for your authenticator app' })
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
    await user.type(screen.getByLabelText('The six digits the app shows now'), '123 456')
    await press(user, 'Turn on')
    const codes = within(await screen.findByRole('list', { name: 'Backup codes' }))
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      contract.startSecondFactor.example.backupCodes,
    )
    expect(server.sentTo(contract.confirmSecondFactor)[0]?.body).toEqual({ code: '123456' })
    server.reply(contract.getSecurity, { ...PLAIN, hasSecondFactor: true, backupCodesLeft: 10 })
    await press(user, 'I have kept them')
    expect(screen.queryByRole('list', { name: 'Backup codes' })).toBeNull()
  })

  it('is not turned on by a wrong code, which can be typed again', async () => {
    const { user } = await open({}, (server) =>
      server.answer(
        'POST',
        contract.confirmSecondFactor.path,
        refusal({ 'body.code': 'This code does not fit.' }),
      ),
    )
    await press(user, 'Set up an authenticator app')
    await user.type(screen.getByLabelText('Your password'), 'a quiet passphrase')
    await press(user, 'Set up')
    await user.type(await screen.findByLabelText('The six digits the app shows now'), '000000')
    await press(user, 'Turn on')
    expect((await screen.findByRole('alert')).textContent).toBe('This code does not fit.')
    expect(screen.getByRole('img')).toBeTruthy()
    await press(user, 'Not now')
    expect(screen.getByRole('button', { name: 'Set up an authenticator app' })).toBeTruthy()
  })

  it('that is on says how many backup codes are left, makes new ones, and is turned off with password and code', async () => {
    const { user, server } = await open({ hasSecondFactor: true, backupCodesLeft: 1 })
    expect(screen.getByText(/You have 1 backup code left/)).toBeTruthy()
    await press(user, 'Make new backup codes')
    await user.type(screen.getByLabelText('Your password'), 'a quiet passphrase')
    await user.type(screen.getByLabelText(CODE), 'xk3jd-9q2mb')
    await press(user, 'Make new codes')
    await screen.findByRole('list', { name: 'Backup codes' })
    await press(user, 'I have kept them')
    await press(user, 'Turn off')
    await user.type(screen.getByLabelText('Your password'), 'a quiet passphrase')
    await press(user, 'Turn off')
    expect((await screen.findByRole('alert')).textContent).toContain('six digits')
    await user.type(screen.getByLabelText(CODE), '123 456')
    await press(user, 'Turn off')
    await waitFor(() =>
      expect(server.sentTo(contract.removeSecondFactor).map(({ body }) => body)).toEqual([
        { password: 'a quiet passphrase', code: '123456' },
      ]),
    )
  })
})

describe('the address', () => {
  const type = async (user: Actor) => {
    await user.type(screen.getByLabelText('New address'), 'ada@elsewhere.example')
    await press(user, 'Change address')
  }

  it('changes at once where no mail is sent', async () => {
    const { user } = await open()
    await type(user)
    await waitFor(() => expect(lastToast()?.title).toBe('Address Changed'))
  })

  it('waits for the link where mail is sent', async () => {
    const { user } = await open({ canSendMail: true }, (server) =>
      server.reply(contract.changeAddress, { isChanged: false }),
    )
    await type(user)
    expect((await screen.findByText(/on its way to ada@elsewhere.example/)).textContent).toContain(
      'within the hour',
    )
  })

  it('asks for the password first, and keeps what was typed when that is given up', async () => {
    const { user, server } = await open({ isConfirmed: false })
    await type(user)
    await screen.findByRole('dialog')
    await press(user, 'Not now')
    expect(screen.getByLabelText('New address')).toHaveProperty('value', 'ada@elsewhere.example')
    expect(server.sentTo(contract.changeAddress)).toHaveLength(0)
    server.answer(
      'POST',
      contract.confirmIdentity.path,
      refusal({ 'body.password': 'That is not your password.' }),
    )
    await press(user, 'Change address')
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Password'), 'not this one')
    await press(user, 'Confirm')
    expect((await dialog.findByRole('alert')).textContent).toBe('That is not your password.')
    server.reply(contract.confirmIdentity, { success: true })
    await press(user, 'Confirm')
    await waitFor(() => expect(server.sentTo(contract.changeAddress)).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('that is not confirmed can be sent the mail again', async () => {
    const { user, server } = await open({ canSendMail: true })
    await press(user, 'Send the mail again')
    await waitFor(() => expect(server.sentTo(contract.sendAddressProof)).toHaveLength(1))
  })
})

describe('where one is signed in', () => {
  const [here] = contract.listBrowsers.example
  const browsers = [
    { ...here, id: 'session_1' },
    { ...here, id: 'session_2', isCurrent: false, device: 'Safari on iOS', network: '198.51.100.9' },
  ] as contract.SignedInBrowser[]

  it('names each browser, and signs one out', async () => {
    const { user, server } = await open({}, (next) => next.reply(contract.listBrowsers, browsers))
    const list = within(await screen.findByRole('list', { name: 'Where you are signed in' }))
    expect(list.getByText('This browser')).toBeTruthy()
    expect(list.getByText(/From 198\.51\.100\.9\./)).toBeTruthy()
    await press(user, 'Sign out Safari on iOS')
    await waitFor(() => expect(server.sentTo(contract.endBrowser)[0]?.path).toContain('session_2'))
    await waitFor(() => expect(server.sentTo(contract.listBrowsers)).toHaveLength(2))
  })

  it('signs all others out at once, where there are any', async () => {
    const { user, server } = await open({}, (next) => next.reply(contract.listBrowsers, browsers))
    await screen.findByText('Safari on iOS')
    await press(user, 'Sign out everywhere else')
    await waitFor(() => expect(server.sentTo(contract.endOtherBrowsers)).toHaveLength(1))
  })

  it('offers nothing to sign out where there is only this browser', async () => {
    await open()
    await screen.findByText('This browser')
    expect(screen.queryByRole('button', { name: /^Sign out/ })).toBeNull()
  })

  it('says so when it cannot be read, and tries again', async () => {
    const { user, server } = await open({}, (next) => next.refuse(contract.listBrowsers, 'internal'))
    await screen.findByText('This list could not be loaded')
    server.reply(contract.listBrowsers, browsers)
    await press(user, 'Try again')
    await screen.findByText('Safari on iOS')
  })
})

it('what happened is told in words, some at first and all when asked', async () => {
  const events = contract.SECURITY_EVENTS.map((event, at) => ({
    ...contract.listSecurityEvents.example[0],
    id: `event_${at}`,
    event,
    means: event === 'signed-in' ? 'backup-code' : null,
  })) as contract.SecurityEvent[]
  const { user } = await open({}, (server) => server.reply(contract.listSecurityEvents, events))
  const list = await screen.findByRole('list', { name: 'What happened' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(8)
  await press(user, `Show all ${events.length}`)
  const words = { ...EVENT_WORDS, 'signed-in': 'Signed in with password and backup code' }
  for (const each of Object.values(words)) expect(within(list).getByText(each)).toBeTruthy()
})

it('somebody who comes through a provider is sent there for password, second factor and address', async () => {
  await open({ hasPassword: false })
  expect(screen.getByText(/looked after there/)).toBeTruthy()
  expect(screen.queryByLabelText('Current password')).toBeNull()
})
