import { expect, it } from 'vitest'
import { describeDevice } from './describe-device.ts'

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['', null],
  [null, null],
])('a browser is named in plain words: %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words)
})

it('whatever a program sends is told as nothing, not as an error', () => {
  expect(describeDevice('x'.repeat(100_000))).toBeNull()
})
