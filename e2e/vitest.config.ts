import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Journeys in a real browser against the built application, with a database of their own. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['e2e/**/*.spec.ts'],
    globalSetup: ['e2e/support/serve.ts'],
    // The identity provider of a journey reminds us in every line that it is only for tests.
    onConsoleLog: (line) => !line.includes('oidc-provider '),
    // A journey waits more than it computes: two at once, each in a browser of its own, take two thirds of the time.
    maxWorkers: 2,
    pool: 'forks',
    // Files share their worker's browser: starting one, and loading what drives it, takes longer than many a journey.
    isolate: false,
    // A machine that others use as well may hold a browser up for as long as a journey waits: where nobody looks it is walked once more.
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})
