import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api.ts'
import { insist, insistOnSaving } from './insist.ts'
import { readToasts } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-05-04T09:00:00Z') })
})

const refusal = (status: number, retryAfter: string | null = null, code = 'overloaded') =>
  new ApiError(status, JSON.stringify({ code, message: 'x', requestId: 'r' }), { retryAfter })

/** Sends through a server that refuses so many times, and notes when each try came. */
function aCall(refusals: readonly Error[]) {
  const triedAt: number[] = []
  const startedAt = Date.now()
  const left = [...refusals]
  const send = async () => {
    triedAt.push((Date.now() - startedAt) / 1000)
    const next = left.shift()
    if (next) throw next
    return 'taken'
  }
  return { send, triedAt }
}
const outcome = async (sent: Promise<string>) => {
  const settled = sent.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return settled
}

describe('what the server cannot take yet', () => {
  it('is sent again when the server says, until it is taken', async () => {
    const { send, triedAt } = aCall([refusal(503, '2'), refusal(429, '10'), refusal(503, '8')])
    const waits: string[] = []
    expect(await outcome(insist(send, (until) => waits.push(until.toISOString())))).toBe('taken')
    expect(triedAt).toEqual([0, 2, 12, 20])
    expect(waits).toEqual([
      '2026-05-04T09:00:02.000Z',
      '2026-05-04T09:00:12.000Z',
      '2026-05-04T09:00:20.000Z',
    ])
  })

  it('is sent after a while that grows, where the server does not say or says nothing of use', async () => {
    const { send, triedAt } = aCall([
      refusal(409, null, 'turn_in_progress'),
      refusal(503, '0'),
      refusal(503, 'soon'),
    ])
    expect(await outcome(insist(send, () => undefined))).toBe('taken')
    expect(triedAt).toEqual([0, 3, 9, 18])
  })

  it.each([
    ['after ten tries', '1', 10],
    ['after a minute and a half', '40', 3],
    ['at once, where it would take longer than that', '3600', 1],
  ])('is given up %s, with the last refusal', async (_, retryAfter, tries) => {
    const last = refusal(503, retryAfter)
    const { send, triedAt } = aCall(Array.from({ length: 20 }, () => last))
    expect(await outcome(insist(send, () => undefined))).toBe(last)
    expect(triedAt).toHaveLength(tries)
  })

  it('is told in a toast where a form saves it', async () => {
    const { send } = aCall([refusal(503, '7')])
    const saved = insistOnSaving(send)
    await vi.advanceTimersByTimeAsync(0)
    expect(readToasts()[0]).toMatchObject({
      title: 'Not saved yet',
      description: 'Lodestar cannot take it at this moment. Trying again in 7 s.',
    })
    expect(await outcome(saved)).toBe('taken')
  })
})

it.each([
  ['a refusal for good', refusal(400)],
  ['a fault', refusal(500, '5')],
  ['another conflict', refusal(409, '5', 'session_completed')],
  ['a lost session', refusal(401)],
  ['a server out of reach', new ApiError(0, 'The server could not be reached')],
  ['something else', new Error('x')],
])('%s is not sent again', async (_, error) => {
  const { send, triedAt } = aCall([error])
  expect(await outcome(insist(send, () => expect.unreachable()))).toBe(error)
  expect(triedAt).toEqual([0])
})
