import { describe, expect, it } from 'vitest'
import { scoreHeaders } from '../testing/header-score.ts'
import { testApp } from '../testing/test-app.ts'

describe('the headers of a page, scored as the HTTP Observatory does', () => {
  it('are worth 130 behind https', async () => {
    const app = await testApp({
      env: { PUBLIC_URL: 'https://coach.example.com' },
      siteDir: import.meta.dirname,
    })
    const { score, points } = scoreHeaders((await app.inject('/')).headers)
    expect(points).toEqual({
      'content security policy': 10,
      cookies: 0,
      'cross-origin resource sharing': 0,
      'strict transport security': 0,
      'referrer policy': 5,
      'content type options': 0,
      'frame options': 5,
      'cross-origin resource policy': 10,
    })
    expect(score).toBe(130)
  })

  it('are worth 80 on plain http, where a browser must not be told to come by https', async () => {
    const app = await testApp({ siteDir: import.meta.dirname })
    expect(scoreHeaders((await app.inject('/')).headers).score).toBe(80)
  })

  it.each<[string, Record<string, string>, number]>([
    ['no policy', { 'content-security-policy': '' }, 75 - 20],
    [
      'a script from anywhere',
      { 'content-security-policy': "script-src https:; frame-ancestors 'none'" },
      80,
    ],
    ['a year of https less', { 'strict-transport-security': 'max-age=60' }, 120],
    ['a cookie that scripts can read', { 'set-cookie': 'a=b; Secure' }, 60],
  ])('are worth less with %s', async (_, changes, expected) => {
    const app = await testApp({
      env: { PUBLIC_URL: 'https://coach.example.com' },
      siteDir: import.meta.dirname,
    })
    const { headers } = await app.inject('/')
    const changed = { ...headers, 'x-frame-options': '', ...changes }
    expect(scoreHeaders(changed).score).toBe(expected)
  })
})
