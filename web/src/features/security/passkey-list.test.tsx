import { getUser } from '@lodestar/contract/account'
import * as contract from '@lodestar/contract/security'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readToasts } from '../../lib/toast.ts'
import { renderWithQueries } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { PasskeyList } from './passkey-list.tsx'

const BYTES = new Uint8Array([1, 2, 3]).buffer
/** What the browser hands on of a device, which no test environment has. */
const made = {
  id: 'AQID',
  rawId: BYTES,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: { clientDataJSON: BYTES, attestationObject: BYTES, getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
}
const create = vi.fn<(asked: { publicKey: { challenge: ArrayBuffer } }) => Promise<unknown>>()

async function open(isSecure: boolean, prepare: (server: TestServer) => void = () => undefined) {
  vi.stubGlobal('isSecureContext', isSecure)
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({ create } as unknown as CredentialsContainer)
  const server = startServer()
  prepare(server)
  renderWithQueries(<PasskeyList user={getUser.example} />)
  await screen.findByText(/With a passkey/)
  return { server, user: userEvent.setup() }
}

describe('passkeys', () => {
  beforeEach(() => void create.mockReset().mockResolvedValue(made))
  afterEach(() => void vi.unstubAllGlobals())

  it('are added with what the device has made of what the server asked', async () => {
    const { user, server } = await open(true)
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }))
    await waitFor(() => expect(readToasts().at(0)?.title).toBe('Passkey Added'))
    const asked = create.mock.calls[0]?.[0].publicKey.challenge ?? new ArrayBuffer()
    expect(new TextDecoder().decode(asked)).toBe('not a real one')
    expect(server.sentTo(contract.addPasskey)[0]?.body).toMatchObject({
      response: { id: 'AQID', response: { attestationObject: 'AQID', transports: ['internal'] } },
    })
  })

  it('that are given up at the device are no failure, and nothing is sent', async () => {
    const before = readToasts().at(0)
    create.mockRejectedValue(Object.assign(new Error('given up'), { name: 'NotAllowedError' }))
    const { user, server } = await open(true)
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }))
    await waitFor(() => expect(create).toHaveBeenCalled())
    await screen.findByRole('button', { name: 'Add a passkey' })
    expect(server.sentTo(contract.addPasskey)).toHaveLength(0)
    expect(readToasts().at(0)).toBe(before)
  })

  it('are removed one by one', async () => {
    const { user, server } = await open(true)
    await user.click(screen.getByRole('button', { name: 'Remove the passkey of Safari on macOS' }))
    await waitFor(() => expect(server.sentTo(contract.removePasskey)[0]?.path).toContain('passkey_1'))
  })

  it('cannot be added over plain http, and it says so', async () => {
    await open(false)
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
    expect(screen.getByText(/it takes https/)).toBeTruthy()
  })
})
