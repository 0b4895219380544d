import { getUser } from '@lodestar/contract/account'
import { getResults } from '@lodestar/contract/assessment'
import { listGoals } from '@lodestar/contract/goals'
import { beforeEach, expect, it, vi } from 'vitest'
import { startServer } from '../testing/server.ts'
import { call } from './api.ts'

// What came with the page is taken as long as the page is young.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000))

it('answers the first call from what came with the page, gives it to the worker to keep, and asks the server for others', async () => {
  const given = { ...getUser.example, firstName: 'Grace' }
  const sent = document.createElement('script')
  sent.id = 'first-answers'
  sent.type = 'application/json'
  sent.textContent = JSON.stringify({ [getUser.path]: given })
  document.body.append(sent)
  const server = startServer()
  const postMessage = vi.fn()
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: { postMessage } },
    configurable: true,
  })
  expect((await call(getUser)).firstName).toBe('Grace')
  Reflect.deleteProperty(navigator, 'serviceWorker')
  expect(server.sent).toEqual([])
  expect(postMessage.mock.calls).toEqual([[{ path: getUser.path, body: given }]])
  expect((await call(getUser)).firstName).toBe(getUser.example.firstName)
  await call(listGoals)
  expect(server.sent.map(({ path }) => path)).toEqual([getUser.path, listGoals.path])
  sent.remove()
})

it('asks nobody who is there when the page came with the word that nobody is', async () => {
  const sent = document.createElement('script')
  sent.id = 'first-answers'
  sent.type = 'application/json'
  sent.textContent = JSON.stringify({ [getUser.path]: null, [getResults.path]: null })
  document.body.append(sent)
  vi.resetModules()
  const server = startServer()
  const { call } = await import('./api.ts')
  await expect(call(getUser)).rejects.toMatchObject({ name: 'ApiError', status: 401 })
  expect(await call(getResults), 'an answer that may be null').toBeNull()
  expect(server.sent).toEqual([])
  sent.remove()
})
