import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const realFetch = globalThis.fetch
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
  globalThis.fetch = realFetch
  expect(complaints, 'console.error was called').toEqual([])
})

/** Takes the complaints of this test away, for a test that provokes one. */
export const takeComplaints = (): unknown[][] => complaints.splice(0)
