import { expect, it, vi } from 'vitest'
import { watchFirstPaint } from './first-paint.ts'

function begin() {
  document.body.innerHTML = '<div id="first-paint"></div><div id="root"></div>'
  const root = document.getElementById('root') ?? document.body
  watchFirstPaint(root)
  return { root, isThere: () => document.getElementById('first-paint') !== null }
}

it('stays until a screen with content has come', async () => {
  const { root, isThere } = begin()
  root.innerHTML = '<p>Loading</p>'
  await Promise.resolve()
  expect(isThere()).toBe(true)
  root.innerHTML = '<div><main></main></div>'
  await Promise.resolve()
  expect(isThere()).toBe(false)
})

it('gives way after ten seconds to whatever stands behind it', () => {
  vi.useFakeTimers()
  const { isThere } = begin()
  vi.advanceTimersByTime(10_000)
  expect(isThere()).toBe(false)
})
