import { expect, it } from 'vitest'
import { englishOf, Locale } from './locale.ts'

it.each([
  ['de-AT', 'en-AT'],
  ['de', 'en-DE'],
  ['en-GB', 'en-GB'],
  ['en', 'en-US'],
  [null, 'en-US'],
])('English is written as where the browser is: %s', (locale, english) => {
  expect(englishOf(locale)).toBe(english)
})

it('takes what browsers name, and nothing else', () => {
  expect(['de', 'pt-BR', 'zh-Hant-TW', 'en-US-u-hc-h23'].map((one) => Locale.safeParse(one).success)).toEqual(
    Array(4).fill(true),
  )
  expect(['', 'x', 'de_AT', '<b>', 'a'.repeat(40)].map((one) => Locale.safeParse(one).success)).toEqual(
    Array(5).fill(false),
  )
})
