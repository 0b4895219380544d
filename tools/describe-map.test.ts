import { expect, it } from 'vitest'
import { describeMap } from './describe-map.ts'

it('the map names the doors of every feature, layer by layer', () => {
  const map = describeMap([
    'contract/src/endpoint.ts',
    'contract/src/goals.ts',
    'coach/src/goals/score-goal.ts',
    'coach/src/goals/weigh-goal.ts',
    'server/src/features/goals/goals.routes.ts',
    'server/src/features/goals/goals.store.ts',
    'server/src/features/goals/goals.test.ts',
    'server/src/features/goals/reminder.ts',
    'web/src/features/goals/goal-card.tsx',
    'web/src/features/goals/goals-page.tsx',
    'web/src/features/help/help-page.tsx',
    'e2e/goals.spec.ts',
  ])
  const [, , , , ...table] = map.trim().split('\n')
  expect(table).toEqual([
    '| feature | contract | coach | server | web | e2e |',
    '| --- | --- | --- | --- | --- | --- |',
    `| ${[
      'goals',
      '[goals.ts](../contract/src/goals.ts)',
      '[coach/src/goals](../coach/src/goals/)',
      '[goals.routes.ts](../server/src/features/goals/goals.routes.ts)<br>[goals.store.ts](../server/src/features/goals/goals.store.ts)',
      '[goals-page.tsx](../web/src/features/goals/goals-page.tsx)',
      '[goals.spec.ts](../e2e/goals.spec.ts)',
    ].join(' | ')} |`,
    '| help | – | – | – | [help-page.tsx](../web/src/features/help/help-page.tsx) | – |',
  ])
})
