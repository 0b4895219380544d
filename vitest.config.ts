import { defineConfig } from 'vitest/config'

// Two database workers: each owns one copy of the migrated template database.
const DATABASE_WORKERS = 2

export default defineConfig({
  test: {
    // The identity provider of the tests reminds us in every line that it is only for tests.
    onConsoleLog: (line) => !line.includes('oidc-provider '),
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { name: 'coach', include: ['coach/src/**/*.test.ts'] } },
      { test: { name: 'tools', include: ['tools/**/*.test.ts', 'bench/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          pool: 'forks',
          maxWorkers: DATABASE_WORKERS,
          // Files share their worker's modules, as they share its database: loading them is half the time.
          isolate: false,
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        root: './web',
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./src/testing/setup.ts'],
          css: false,
        },
      },
    ],
  },
})
