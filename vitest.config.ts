import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Two database workers: each owns one copy of the migrated template database.
const DATABASE_WORKERS = 2
// Left to itself, one processor of two is kept free, and tests wait for each other.
const WORKERS = Math.max(2, availableParallelism())
// Those with a database first: they take longest.
const AFTER_SERVER = { maxWorkers: WORKERS, sequence: { groupOrder: 1 } }

// A test on two busy cores takes several times as long as alone; what is too slow is told by `npm run bench`.
// Where nobody looks, one that failed is tried once more: a machine that others use as well holds some of them up for minutes.
const PATIENT = { testTimeout: 60_000, hookTimeout: 120_000, retry: process.env['CI'] ? 1 : 0 }

export default defineConfig({
  test: {
    // The identity provider of the tests reminds us in every line that it is only for tests.
    onConsoleLog: (line) => !line.includes('oidc-provider '),
    projects: [
      {
        test: {
          ...PATIENT,
          ...AFTER_SERVER,
          name: 'contract',
          isolate: false,
          include: ['contract/src/**/*.test.ts'],
        },
      },
      {
        test: {
          ...PATIENT,
          ...AFTER_SERVER,
          name: 'coach',
          // Nothing here keeps anything: files share the modules of their worker, which take a third of the time to load.
          isolate: false,
          include: ['coach/src/**/*.test.ts'],
          setupFiles: ['coach/src/testing/provide-weights.ts'],
        },
      },
      {
        test: {
          ...PATIENT,
          ...AFTER_SERVER,
          name: 'tools',
          isolate: false,
          include: ['{tools,bench,models}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          pool: 'forks',
          maxWorkers: DATABASE_WORKERS,
          // Files share their worker's modules, as they share its database: loading them is half the time.
          isolate: false,
          globalSetup: ['server/src/testing/global-setup.ts'],
          ...PATIENT,
        },
      },
      {
        root: './web',
        test: {
          ...PATIENT,
          ...AFTER_SERVER,
          name: 'web',
          environment: 'happy-dom',
          // Files share their worker's window and libraries: loading them is more than half the time.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./src/testing/setup.ts'],
          css: false,
        },
      },
    ],
  },
})
