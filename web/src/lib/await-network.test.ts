import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './api.ts'
import { awaitNetwork } from './await-network.ts'

const UNREACHED = new ApiError(0, 'The server could not be reached')
const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

describe('awaitNetwork', () => {
  it('sends again each time the network is back, until something is answered', async () => {
    setOnline(false)
    const waits = vi.fn(() => setTimeout(() => window.dispatchEvent(new Event('online'))))
    const send = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(UNREACHED)
      .mockRejectedValueOnce(UNREACHED)
      .mockResolvedValue('kept')
    expect(await awaitNetwork(send, waits)).toBe('kept')
    expect(send).toHaveBeenCalledTimes(3)
    expect(waits).toHaveBeenCalledTimes(2)
  })

  it('tries some times more when the network that is back does not carry yet, and gives up then', async () => {
    vi.useFakeTimers()
    const online = setOnline(false)
    const send = vi.fn(() => Promise.reject(UNREACHED))
    const sending = expect(awaitNetwork(send, () => undefined)).rejects.toBe(UNREACHED)
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await vi.runAllTimersAsync()
    await sending
    expect(send).toHaveBeenCalledTimes(7)
  })

  it.each([
    ['the server alone is away', true, UNREACHED],
    ['the server has refused it', false, new ApiError(503, 'later')],
    ['something else is wrong', false, new TypeError('no')],
  ])('does not wait when %s', async (_, isOnline, error) => {
    setOnline(isOnline)
    const waits = vi.fn()
    await expect(awaitNetwork(() => Promise.reject(error), waits)).rejects.toBe(error)
    expect(waits).not.toHaveBeenCalled()
  })
})
