import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

/** What a page asks for when its test is over, nobody answers. */
const askNobody = () => new Promise<Response>(() => {})
let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  globalThis.fetch = askNobody
  expect(complaints, 'console.error was called').toEqual([])
})

// Files share their worker's window and libraries, but what our own modules keep is each file's own.
afterAll(() => void vi.resetModules())

/** Takes the complaints of this test away, for a test that provokes one. */
export const takeComplaints = (): unknown[][] => complaints.splice(0)
