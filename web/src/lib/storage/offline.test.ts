import { afterEach, describe, expect, it, vi } from 'vitest'
import { dismiss, readToasts } from '../toast.ts'
import { watchForUpdate, watchReach } from './offline.ts'

class Registration extends EventTarget {
  active: object | null = {}
  waiting: { postMessage: (message: string) => void } | null = null
  installing: EventTarget | null = null
}
const container = new EventTarget()
const aRegistration = (given: Partial<Registration> = {}) => {
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  const registration = Object.assign(new Registration(), given)
  watchForUpdate(registration as unknown as ServiceWorkerRegistration)
  return registration
}
const offer = () => readToasts().find(({ title, isOpen }) => isOpen && title === 'A new version is there')

afterEach(() => {
  for (const { id } of readToasts()) dismiss(id)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

describe('a new version', () => {
  it('is offered when it has come, and takes over and reloads only when somebody says so', () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    const registration = aRegistration()
    const installing = new EventTarget()
    registration.installing = installing
    registration.dispatchEvent(new Event('updatefound'))
    expect(offer()).toBeUndefined()
    const postMessage = vi.fn()
    registration.waiting = { postMessage }
    installing.dispatchEvent(new Event('statechange'))
    expect(postMessage).not.toHaveBeenCalled()
    offer()?.action?.onAction()
    expect(postMessage).toHaveBeenCalledWith('take over')
    expect(reload).not.toHaveBeenCalled()
    container.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('that was there before the page is offered too', () => {
    aRegistration({ waiting: { postMessage: () => undefined } })
    expect(offer()?.description).toBe('What you are writing is kept.')
  })

  it('is none when it is the first', () => {
    aRegistration({ active: null, waiting: { postMessage: () => undefined } })
    expect(offer()).toBeUndefined()
  })
})

describe('watchReach', () => {
  it('tells what the worker says of the server, until it is ended', () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
    const heard: boolean[] = []
    const end = watchReach((isReached) => heard.push(isReached))
    for (const data of ['unreachable', 'something else', 'reached'])
      container.dispatchEvent(new MessageEvent('message', { data }))
    end()
    container.dispatchEvent(new MessageEvent('message', { data: 'unreachable' }))
    expect(heard).toEqual([false, true])
  })
})
