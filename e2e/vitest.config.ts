import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Journeys in a real browser against the built application, with a database of their own. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['e2e/**/*.spec.ts'],
    globalSetup: ['e2e/support/serve.ts'],
    // One browser and one server on two cores: journeys beside each other only slow each other down.
    fileParallelism: false,
    pool: 'forks',
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})
