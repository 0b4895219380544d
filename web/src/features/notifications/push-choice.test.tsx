import { addPushSubscription, removePushSubscription } from '@lodestar/contract/notifications'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readToasts } from '../../lib/toast.ts'
import { renderWithQueries } from '../../testing/render.tsx'
import { startServer } from '../../testing/server.ts'
import { PushChoice } from './push-choice.tsx'

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/x'

/** A browser that knows web push, as far as these screens look at one; it answers a request for permission so. */
function aBrowser(answer: NotificationPermission, permission: NotificationPermission = 'default') {
  let subscribed: { endpoint: string } | null = null
  const asked: unknown[] = []
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'BPublic', auth: 'secret' } }),
    unsubscribe: async () => {
      subscribed = null
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => subscribed && subscription,
    subscribe: async (options: unknown) => {
      asked.push(options)
      subscribed = subscription
      return subscription
    },
  }
  const registration = { pushManager }
  vi.stubGlobal('navigator', {
    ...window.navigator,
    serviceWorker: {
      register: async (path: string) => void asked.push(path),
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer })
  return { asked, isSubscribed: () => subscribed !== null }
}

afterEach(() => void vi.unstubAllGlobals())

const findBox = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'In this browser' })

describe('notifications in this browser', () => {
  it('are off, ask for nothing, and come on and off again by choice', async () => {
    const server = startServer()
    const browser = aBrowser('granted')
    const user = userEvent.setup()
    renderWithQueries(<PushChoice pushKey="BKey" />)
    expect((await findBox()).checked).toBe(false)
    expect([browser.asked, server.sent]).toEqual([[], []])

    await user.click(await findBox())
    await waitFor(() => expect(server.sentTo(addPushSubscription)).toHaveLength(1))
    expect(browser.asked).toEqual([
      '/service-worker.js',
      { userVisibleOnly: true, applicationServerKey: 'BKey' },
    ])
    expect(server.sentTo(addPushSubscription)[0]?.body).toEqual({
      endpoint: ENDPOINT,
      keys: { p256dh: 'BPublic', auth: 'secret' },
    })
    await waitFor(() => expect(readToasts().at(0)?.title).toBe('Settings Updated'))
    expect((await findBox()).checked).toBe(true)

    await user.click(await findBox())
    await waitFor(() =>
      expect(server.sentTo(removePushSubscription)[0]?.body).toEqual({ endpoint: ENDPOINT }),
    )
    await waitFor(() => expect(browser.isSubscribed()).toBe(false))
    expect((await findBox()).checked).toBe(false)
  })

  it('stay off when the person does not allow them', async () => {
    const server = startServer()
    aBrowser('default')
    renderWithQueries(<PushChoice pushKey="BKey" />)
    await userEvent.click(await findBox())
    await waitFor(async () => expect((await findBox()).checked).toBe(false))
    expect(server.sent).toEqual([])
  })

  it('are undone in the browser when the server could not keep them', async () => {
    const server = startServer()
    server.refuse(addPushSubscription, 'internal')
    const browser = aBrowser('granted')
    renderWithQueries(<PushChoice pushKey="BKey" />)
    await userEvent.click(await findBox())
    await waitFor(() =>
      expect(readToasts().at(0)?.description).toBe(
        'Failed to update notification preferences. Please try again.',
      ),
    )
    expect(browser.isSubscribed()).toBe(false)
    await waitFor(async () => expect((await findBox()).checked).toBe(false))
  })

  it('cannot be chosen where the browser blocks them, and it says where to change that', async () => {
    startServer()
    aBrowser('denied', 'denied')
    renderWithQueries(<PushChoice pushKey="BKey" />)
    expect((await findBox()).disabled).toBe(true)
    expect(screen.getByText(/^This browser blocks notifications of this site\./)).toBeTruthy()
  })
})
