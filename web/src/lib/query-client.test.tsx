import { getUser } from '@lodestar/contract/account'
import { getProgress, listSessions } from '@lodestar/contract/coaching'
import { useMutation, useQuery } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderQueryHook, watchDepartures } from '../testing/render.tsx'
import { startServer } from '../testing/server.ts'
import { call } from './api.ts'
import { readToasts } from './toast.ts'

const useSessions = () => useQuery({ queryKey: ['sessions'], queryFn: () => call(listSessions) })

describe('a read', () => {
  it('that fails is not tried again [R7-04]', async () => {
    const server = startServer()
    server.refuse(listSessions, 'internal')
    const { result } = renderQueryHook(useSessions)
    await waitFor(() => expect(result.current.isError).toBe(true))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(server.sentTo(listSessions)).toHaveLength(1)
  })

  it('is not sent again on focus, on coming back to a screen, or as time passes [R7-05, R7-06, R7-07]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = startServer()
    const { result, rerender } = renderQueryHook(() => [useSessions(), useSessions()])
    await waitFor(() => expect(result.current[0]?.isSuccess).toBe(true))
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    rerender()
    await act(() => vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000))
    expect(server.sentTo(listSessions)).toHaveLength(1)
  })
})

describe('a lost session', () => {
  it('is said once, and the browser goes to sign-in after 500 ms [R4-82, R4-83, R8-04]', async () => {
    vi.useFakeTimers()
    const departures = watchDepartures()
    const server = startServer()
    server.refuse(listSessions, 'unauthorized')
    server.refuse(getProgress, 'unauthorized')
    renderQueryHook(() => {
      useSessions()
      useQuery({ queryKey: ['progress'], queryFn: () => call(getProgress) })
    })
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(readToasts()).toMatchObject([
      {
        title: 'Unauthorized',
        description: 'You are logged out. Logging in again...',
        variant: 'destructive',
      },
    ])
    await act(() => vi.advanceTimersByTimeAsync(498))
    expect(departures).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(2))
    expect(departures).toEqual(['/api/login'])
  })

  it('is noticed by a write as well [R4-83]', async () => {
    vi.useFakeTimers()
    const departures = watchDepartures()
    startServer().refuse(getUser, 'unauthorized')
    const { result } = renderQueryHook(() => useMutation({ mutationFn: () => call(getUser) }))
    act(() => result.current.mutate())
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(departures).toEqual(['/api/login'])
  })

  it('is not what any other failure means', async () => {
    vi.useFakeTimers()
    const departures = watchDepartures()
    startServer().refuse(listSessions, 'internal')
    renderQueryHook(useSessions)
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(departures).toEqual([])
  })
})
