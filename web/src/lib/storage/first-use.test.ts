import { expect, it } from 'vitest'
import { watchFirstUse } from './first-use.ts'

const press = () => document.dispatchEvent(new Event('keydown'))
const settle = () => new Promise((done) => setTimeout(done))

it('fetches at the first sign of use and at no other', async () => {
  let fetched = 0
  watchFirstUse(async () => {
    fetched += 1
    return true
  })
  expect(fetched).toBe(0)
  press()
  press()
  await settle()
  press()
  expect(fetched).toBe(1)
})

it('fetches again at the next sign when it failed', async () => {
  let fetched = 0
  watchFirstUse(async () => {
    fetched += 1
    return fetched > 1
  })
  for (let at = 0; at < 3; at++) {
    press()
    await settle()
  }
  expect(fetched).toBe(2)
})

it('fetches nothing once the watch has ended', () => {
  let fetched = 0
  watchFirstUse(async () => {
    fetched += 1
    return true
  })()
  press()
  expect(fetched).toBe(0)
})
