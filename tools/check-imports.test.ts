import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
const RULE_NAMES: string[] = forbidden.map(({ name }: { name: string }) => name)

const declares = (name: string, packages: Record<string, Record<string, string>> = {}) =>
  JSON.stringify({ name, version: '1.0.0', exports: { './*': './src/*.ts' }, ...packages })

/** A small house in order: one file on each floor, each importing what it may. */
const HOUSE: Record<string, string> = {
  'package.json': declares('house'),
  'contract/package.json': declares('@lodestar/contract', { dependencies: { zod: '1' } }),
  'coach/package.json': declares('@lodestar/coach', { dependencies: { zod: '1', 'wink-nlp': '1' } }),
  'server/package.json': declares('@lodestar/server', {
    dependencies: { kysely: '1' },
    devDependencies: { helper: '1' },
  }),
  'web/package.json': declares('@lodestar/web'),
  'contract/src/goals.ts': `import * as z from 'zod'; export const Goal = z; export type Goal = string`,
  'coach/src/plan.ts': `import 'wink-nlp'; import type { Goal } from '@lodestar/contract/goals'; export const plan = 1`,
  'coach/src/communication/analyze-message.ts': `import './find/find-matches.ts'`,
  'coach/src/communication/find/find-matches.ts': `import './blame.ts'; import '../mistakes/find-mistakes.ts'`,
  'coach/src/communication/find/blame.ts': 'export const blame = 1',
  'coach/src/communication/mistakes/find-mistakes.ts': 'export const find = 1',
  'coach/src/coaching/screen/screen.ts': `import './boundary.ts'; export const screen = 1`,
  'coach/src/coaching/screen/boundary.ts': 'export const boundary = 1',
  'coach/src/coaching/decide/decide.ts': `import './state.ts'; import '../screen/screen.ts'; export const decide = 1`,
  'coach/src/coaching/decide/state.ts': 'export const state = 1',
  'coach/src/coaching/rehearse/rehearse.ts': `import './react.ts'; import '../screen/screen.ts'; export const rehearse = 1`,
  'coach/src/coaching/rehearse/react.ts': 'export const react = 1',
  'models/politeness/train.ts': `import '@lodestar/coach/plan'`,
  'server/src/main.ts': `import './app.ts'`,
  'server/src/app.ts': `import './features/goals/goals.routes.ts'`,
  'server/src/http/mount.ts': `import '../lib/clock.ts'`,
  'server/src/lib/clock.ts': 'export const clock = 1',
  'server/src/features/goals/goals.routes.ts': `import '../../http/mount.ts'; import './goals.service.ts'; import '@lodestar/contract/goals'`,
  'server/src/features/goals/goals.service.ts': `import './goals.store.ts'; import '../profile/profile.store.ts'; import '@lodestar/coach/plan'`,
  'server/src/features/goals/goals.store.ts': `import type { Kysely } from 'kysely'`,
  'server/src/features/profile/profile.store.ts': `import 'kysely'`,
  'server/src/features/insights/insights.routes.ts': `import '../goals/goals.store.ts'`,
  'web/src/main.tsx': `import './app/shell.tsx'`,
  'web/src/app/shell.tsx': `import '../features/goals/goals-page.tsx'`,
  'web/src/features/goals/goals-page.tsx': `import './goals.queries.ts'; import '../../ui/button.tsx'; import '../profile/profile.queries.ts'`,
  'web/src/features/goals/goals.queries.ts': `import '../../lib/api.ts'`,
  'web/src/features/profile/profile.queries.ts': `import '../../lib/api.ts'`,
  'web/src/ui/button.tsx': `import '../lib/format.ts'`,
  'web/src/lib/format.ts': 'export const format = 1',
  'web/src/lib/api.ts': `import '@lodestar/contract/goals'`,
  'tools/check.ts': `import 'node:fs'`,
  'models/concern/train.ts': `import '@lodestar/coach/coaching/screen/boundary'; import '@lodestar/coach/coaching/decide/decide'`,
  'bench/speed.ts': `import '@lodestar/coach/plan'`,
  'e2e/goals.spec.ts': `import '../web/src/lib/format.ts'`,
}

/** One file per rule that does what the rule forbids. */
const PLANTED: Record<string, [file: string, content: string]> = {
  'no-cycles': ['coach/src/plan.ts', `import type { ask } from './ask.ts'; export const plan = 1`],
  'no-unresolved': ['web/src/lib/format.ts', `import './nowhere.ts'`],
  'contract-imports-only-zod': ['contract/src/goals.ts', `import '@lodestar/coach/plan'`],
  'coach-is-pure': ['coach/src/ask.ts', `import 'node:fs'; import './plan.ts'; export const ask = 1`],
  'session-knows-no-room': ['coach/src/coaching/session/state.ts', `import '../decide/decide.ts'`],
  'screen-comes-first': ['coach/src/coaching/screen/boundary.ts', `import '../listen/dates.ts'`],
  'listening-decides-nothing': ['coach/src/coaching/listen/dates.ts', `import '../decide/state.ts'`],
  'deciding-says-nothing': ['coach/src/coaching/decide/state.ts', `import '../say/speak.ts'`],
  'saying-knows-no-model': ['coach/src/coaching/say/speak.ts', `import '../lead/lead.ts'`],
  'mistakes-has-one-door': [
    'coach/src/communication/find/find-matches.ts',
    `import '../mistakes/mistake-phrases.data.ts'`,
  ],
  'find-has-one-door': ['coach/src/communication/analyze-message.ts', `import './find/blame.ts'`],
  'rewrite-has-one-door': [
    'coach/src/communication/score/score-message.ts',
    `import '../rewrite/drop-sentences.ts'`,
  ],
  'score-has-one-door': ['bench/speed.ts', `import '@lodestar/coach/communication/score/politeness'`],
  'register-has-one-door': [
    'bench/registers.ts',
    `import '@lodestar/coach/communication/register/for-client'`,
  ],
  'model-rewrite-has-one-door': [
    'server/src/nlp/analyzer-worker.ts',
    `import type { Refusal } from '@lodestar/coach/communication/model-rewrite/refusals'`,
  ],
  'screen-has-one-door': ['coach/src/coaching/listen/listen.ts', `import '../screen/boundary.ts'`],
  'listen-has-one-door': ['bench/talk.ts', `import '@lodestar/coach/coaching/listen/dates'`],
  'decide-has-one-door': ['coach/src/prompts/ask.ts', `import '../coaching/decide/state.ts'`],
  'say-has-one-door': ['coach/src/testing/talk.ts', `import '../coaching/say/speak.ts'`],
  'lead-has-one-door': [
    'server/src/lib/brief.ts',
    `import type { brief } from '@lodestar/coach/coaching/lead/brief'`,
  ],
  'rehearse-has-one-door': ['coach/src/prompts/play.ts', `import '../coaching/rehearse/react.ts'`],
  'rehearsing-is-no-turn': ['coach/src/coaching/rehearse/react.ts', `import '../decide/decide.ts'`],
  'web-meets-only-the-contract': [
    'web/src/features/goals/goals-page.tsx',
    `import type { plan } from '../../../../coach/src/plan.ts'`,
  ],
  'server-knows-no-web': ['server/src/http/page.ts', `import '../../../web/src/lib/format.ts'`],
  'product-knows-no-tools': ['server/src/lib/clock.ts', `import '../../../tools/check.ts'`],
  'web-flows-down': ['web/src/lib/api.ts', `import '../features/goals/goals.queries.ts'`],
  'lib-draws-nothing': ['web/src/lib/draw.ts', `import '../ui/button.tsx'`],
  'ui-fetches-nothing': ['web/src/ui/button.tsx', `import '../lib/api.ts'`],
  'features-know-no-app': ['web/src/features/goals/goals-card.tsx', `import '../../app/shell.tsx'`],
  'web-feature-door': ['web/src/features/profile/profile-page.tsx', `import '../goals/goals-page.tsx'`],
  'server-flows-down': ['server/src/http/mount.ts', `import '../features/goals/goals.store.ts'`],
  'sql-lives-in-stores': [
    'server/src/features/goals/goals.routes.ts',
    `import type { Kysely } from 'kysely'`,
  ],
  'store-knows-no-http': [
    'server/src/features/goals/goals.store.ts',
    `import type { mount } from '../../http/mount.ts'`,
  ],
  'service-knows-no-http': [
    'server/src/features/goals/goals.service.ts',
    `import type { mount } from '../../http/mount.ts'`,
  ],
  'server-feature-door': [
    'server/src/features/insights/insights.routes.ts',
    `import '../goals/goals.routes.ts'`,
  ],
  'facts-before-derived': [
    'server/src/features/profile/profile.store.ts',
    `import '../insights/insights.store.ts'`,
  ],
  'derived-before-outward': [
    'server/src/features/insights/insights.store.ts',
    `import '../notifications/notifications.store.ts'`,
  ],
  'no-undeclared-packages': ['web/src/main.tsx', `import 'kysely'`],
  'no-development-packages': ['server/src/app.ts', `import 'helper'`],
  'no-orphans': ['coach/src/lonely.ts', 'export const lonely = 1'],
}
const NEEDED_BY_PLANTED = {
  'coach/src/communication/mistakes/mistake-phrases.data.ts': 'export const MISTAKES = 1',
  'coach/src/communication/model-rewrite/refusals.ts': 'export type Refusal = string',
  'coach/src/communication/rewrite/drop-sentences.ts': 'export const drop = 1',
  'coach/src/communication/score/politeness.ts': 'export const rate = 1',
  'coach/src/communication/register/for-client.ts': 'export const write = 1',
  'coach/src/coaching/lead/lead.ts': `import './brief.ts'`,
  'coach/src/coaching/lead/brief.ts': 'export const brief = 1',
  'server/src/features/notifications/notifications.store.ts': 'export const list = 1',
}

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lodestar-house-'))
  await write(HOUSE)
  for (const name of ['zod', 'wink-nlp', 'kysely', 'helper'])
    await write({
      [`node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "main": "main.js" }`,
      [`node_modules/${name}/main.js`]: '',
    })
  await mkdir(join(root, 'node_modules/@lodestar'), { recursive: true })
  for (const name of ['contract', 'coach'])
    await symlink(join('../..', name), join(root, 'node_modules/@lodestar', name), 'dir')
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function write(files: Record<string, string>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), `${content}\n`)
  }
}

/** What the tool prints about the house, one `rule: file …` a violation. */
async function findViolations(): Promise<string[]> {
  const tool = join(import.meta.dirname, 'check-imports.ts')
  const run = promisify(execFile)(process.execPath, [tool, root])
  const { stdout } = await run.catch((failure: { stdout: string }) => failure)
  // A tool that stopped on the way would have found nothing, too.
  expect(stdout).toMatch(/^\d+ files, /m)
  return stdout.split('\n').filter((line) => /^[a-z-]+: /.test(line))
}

describe('the import rules', { timeout: 30_000 }, () => {
  it('find nothing in a house in order', async () => {
    expect(await findViolations()).toEqual([])
  })

  it('catch a violation of every rule, imports of types included', async () => {
    await write({ ...Object.fromEntries(Object.values(PLANTED)), ...NEEDED_BY_PLANTED })
    const found = await findViolations()
    const missed = Object.entries(PLANTED).filter(
      ([rule, [file]]) => !found.some((line) => line.startsWith(`${rule}: `) && line.includes(file)),
    )
    expect(missed).toEqual([])
    expect(Object.keys(PLANTED).toSorted()).toEqual(RULE_NAMES.toSorted())
  })
})
