import { describe, expect, it } from 'vitest'
import { findBadName, findBrokenLinks, findWords } from './check-text.ts'

// Put together here, so that this file does not say what it looks for.
const HOME = ['', 'home', 'ada', 'lodestar'].join('/')
const REGISTRY = ['https://registry', 'npmjs', 'org'].join('.')
const RESOLVED = ['"resolved"', '"https://example.org/a.tgz"'].join(': ')
const NOTE = ['TO', 'DO'].join('')

describe('the text check', () => {
  it.each([
    ['guide/a.md', `Run ${HOME}/start`, "a path of one person's machine"],
    ['package-lock.json', RESOLVED, 'the address of a package registry'],
    ['tools/a.ts', `const host = '${REGISTRY}'`, 'the address of a package registry'],
    ['web/src/a.ts', `// ${NOTE} later`, 'a note instead of an issue'],
    ['coach/playbooks/a.yaml', '  - Well done!', 'an exclamation mark in what the coach says'],
  ])('finds in %s: %s', (file, line, says) => {
    expect(findWords(file, `fine\n${line}`)).toEqual([expect.stringContaining(`${file}:2 ${says}`)])
  })

  it.each([
    ['web/src/a.tsx', 'const isOpen = !closed'],
    ['guide/a.md', 'See https://example.org/work/home/page'],
    ['server/src/a.ts', "app.get('/home')"],
  ])('leaves %s: %s', (file, line) => {
    expect(findWords(file, line)).toEqual([])
  })

  it.each([
    'web/src/utils/a.ts',
    'server/src/lib/helpers.ts',
    'web/src/features/goals/index.ts',
    'web/src/a/b/c/d.ts',
  ])('does not let a file be called %s', (file) => {
    expect(findBadName(file)).toHaveLength(1)
  })

  it.each(['web/src/features/goals/goal-card.tsx', 'coach/src/coaching/say/voice.data.ts'])(
    'lets a file be called %s',
    (file) => {
      expect(findBadName(file)).toEqual([])
    },
  )

  it('finds links and named pages that lead nowhere', () => {
    const exists = (path: string) => path === 'guide/there.md'
    const page = '[one](there.md#top) [two](gone.md) [three](https://example.org) [four](#here)'
    expect(findBrokenLinks('guide/a.md', page, exists)).toEqual([
      'guide/a.md leads to guide/gone.md, which is not there',
    ])
    const named = ['docs', 'gone.md'].join('/')
    expect(findBrokenLinks('web/src/a.ts', `// See ${named}.`, exists)).toHaveLength(1)
  })
})
