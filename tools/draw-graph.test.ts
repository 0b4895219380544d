import type { ICruiseResult } from 'dependency-cruiser'
import { expect, it } from 'vitest'
import { drawGraph, findArrows } from './draw-graph.ts'

const imports = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map((path) => ({ resolved: path })),
})
const MODULES = [
  imports('web/src/features/goals/goals-page.tsx', 'web/src/ui/button.tsx', 'contract/src/goals.ts'),
  imports('web/src/features/goals/goal-card.tsx', 'web/src/ui/button.tsx', 'node_modules/react/index.js'),
  imports('web/src/main.tsx', 'web/src/app/app.tsx', 'web/src/styles/main.css'),
  imports('server/src/testing/a-user.ts', 'server/src/app.ts'),
] as unknown as ICruiseResult['modules']

it('an arrow stands for all imports between two parts of the product, tests and packages aside', () => {
  expect(findArrows(MODULES)).toEqual([
    ['web features', 'contract'],
    ['web features', 'web ui'],
  ])
})

it('the drawing has one line per arrow, and a box for each part that has files', () => {
  const drawing = drawGraph([
    ...MODULES,
    imports('web/src/ui/button.tsx'),
    imports('contract/src/goals.ts'),
  ] as never)
  expect(drawing.match(/<path d="M\d+ \d+ L\d+ \d+"\/>/g)).toHaveLength(2)
  expect([...drawing.matchAll(/<text[^>]*>([^<]+)/g)].map(([, part]) => part)).toEqual([
    'web app',
    'web features',
    'web ui',
    'contract',
  ])
})

it('a part without a place is said, not left out', () => {
  const modules = [
    imports('server/src/cron/clean-up.ts', 'server/src/lib/log.ts'),
  ] as unknown as ICruiseResult['modules']
  expect(() => drawGraph(modules)).toThrow('no place for "server cron"')
})
