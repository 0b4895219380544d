import type { FastifyInstance } from 'fastify'
import { listQueued, runJobsUntil } from './run-jobs-until.ts'
import { depsOfApp } from './test-app.ts'

/** A worker in a test's own time: it does somebody's jobs, in order, as the clock comes to them. */
export interface TimeMachine {
  clock: () => Date
  set: (instant: string) => void
  /** Goes on to an instant and does every job of a person on the way, each at its own time. */
  runUntil: (app: FastifyInstance, userId: string, instant: string) => Promise<void>
  /** Does what is ready now. */
  settle: (app: FastifyInstance, userId: string) => Promise<void>
  /** What a person has planned ahead: kinds and times, soonest first. */
  listPlanned: (app: FastifyInstance, userId: string) => Promise<string[]>
}

/** Starts a test's time; nothing happens between its steps. */
export function startTime(instant: string): TimeMachine {
  let now = new Date(instant)
  const machine: TimeMachine = {
    clock: () => now,
    set: (next) => {
      now = new Date(next)
    },
    settle: (app, userId) => machine.runUntil(app, userId, now.toISOString()),
    runUntil: async (app, userId, until) => {
      await runJobsUntil(depsOfApp(app), userId, until, (at) => {
        now = new Date(Math.max(now.getTime(), Date.parse(at)))
      })
    },
    listPlanned: async (app, userId) =>
      (await listQueued(depsOfApp(app), userId)).map(({ name, startAfter }) => `${name} ${startAfter}`),
  }
  return machine
}
