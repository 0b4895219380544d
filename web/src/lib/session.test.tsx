import { getUser, type User } from '@lodestar/contract/account'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { openAddress, renderQueryHook } from '../testing/render.tsx'
import { startServer, type TestServer } from '../testing/server.ts'
import { useDemoFlag, useSession } from './session.ts'

const FLAG = 'demoMode'
const readFlag = () => window.localStorage.getItem(FLAG)

async function renderSession(address: string, prepare: (server: TestServer) => void) {
  const server = startServer()
  prepare(server)
  openAddress(address)
  const { result } = renderQueryHook(() => {
    useDemoFlag()
    return useSession()
  })
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  return { result, server }
}
const signedOut = (server: TestServer) => server.refuse(getUser, 'unauthorized')
const DEMO_PATHS = ['/assessment', '/demo-dashboard', '/demo-insights', '/demo-coaching']

describe('the session', () => {
  it('is loading until the user call is answered', async () => {
    const server = startServer()
    server.reply(getUser, new Promise(() => undefined))
    const { result } = renderQueryHook(() => useSession())
    expect(result.current).toMatchObject({ isLoading: true, user: null, isSignedIn: false, isDemo: false })
  })

  it("is the signed-in person's when the user call answers one [R7-08]", async () => {
    const { result } = await renderSession('/', () => undefined)
    expect(result.current).toEqual({
      user: getUser.example,
      isDemo: false,
      isLoading: false,
      isSignedIn: true,
      isDemoAccount: false,
      failure: null,
    })
  })

  it('is nobody, unauthorized, outside demo mode when the user call fails [R4-16, R7-09, R8-05]', async () => {
    const { result } = await renderSession('/', signedOut)
    expect(result.current).toMatchObject({ user: null, isDemo: false, isSignedIn: false, failure: null })
    expect(readFlag()).toBeNull()
  })

  it('keeps why the user call failed when a missing session was not the reason [R4-16]', async () => {
    const { result } = await renderSession('/', (server) => server.refuse(getUser, 'internal'))
    expect(result.current).toMatchObject({ user: null, isSignedIn: false, failure: { status: 500 } })
  })

  it('asks once, however many screens want to know [R7-04, R7-07]', async () => {
    const server = startServer()
    server.refuse(getUser, 'internal')
    const { result } = renderQueryHook(() => [useSession(), useSession()])
    await waitFor(() => expect(result.current[0]?.isLoading).toBe(false))
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(server.sentTo(getUser)).toHaveLength(1)
  })
})

describe('demo mode', () => {
  it.each(['/?demo=true', '/goals?a=b&demo=true', ...DEMO_PATHS])(
    'is on for a visitor at %s, is stored, and has the demo user [R4-05, R4-07, R4-08, R4-09, R4-10, R4-11, R4-12, R4-15]',
    async (address) => {
      const { result } = await renderSession(address, signedOut)
      expect(result.current).toMatchObject({ isDemo: true, isDemoAccount: false })
      expect(result.current.user).toMatchObject({
        id: 'demo_user_001',
        firstName: 'Demo',
        lastName: 'User',
        provider: 'demo',
      })
      expect(result.current.isSignedIn).toBe(false)
      expect(readFlag()).toBe('true')
    },
  )

  it('is on anywhere once it was stored [R4-06]', async () => {
    window.localStorage.setItem(FLAG, 'true')
    const { result } = await renderSession('/help', signedOut)
    expect(result.current.isDemo).toBe(true)
  })

  it.each(['/?demo=false', '/?demo=1', '/assessment/integrations', '/demo-dashboard/x', '/goals'])(
    'stays off for a visitor at %s [R4-16]',
    async (address) => {
      const { result } = await renderSession(address, signedOut)
      expect(result.current.isDemo).toBe(false)
      expect(readFlag()).toBeNull()
    },
  )

  it('switches on when a visitor walks from the front page to a demo path [R4-07, R4-12]', async () => {
    const { result } = await renderSession('/', signedOut)
    act(() => navigate('/assessment'))
    await waitFor(() => expect(result.current.isDemo).toBe(true))
    expect(readFlag()).toBe('true')
  })

  it('is never on for a signed-in person, whose visit clears the stored flag [R4-13]', async () => {
    window.localStorage.setItem(FLAG, 'true')
    const { result } = await renderSession('/demo-dashboard?demo=true', () => undefined)
    expect(result.current).toMatchObject({ isDemo: false, isSignedIn: true })
    expect(readFlag()).toBeNull()
  })

  it('stays when the server answers the demo user itself [R4-14]', async () => {
    window.localStorage.setItem(FLAG, 'true')
    const demoUser: User = { ...getUser.example, id: 'demo_user_001', provider: 'demo' }
    const { result } = await renderSession('/analytics', (server) => server.reply(getUser, demoUser))
    expect(result.current).toMatchObject({
      isDemo: true,
      isDemoAccount: true,
      isSignedIn: false,
      user: demoUser,
    })
    expect(readFlag()).toBe('true')
  })
})
