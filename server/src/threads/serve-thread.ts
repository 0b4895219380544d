import { parentPort } from 'node:worker_threads'
import type { Calls, ThreadAnswer, ThreadQuestion } from './thread-life.ts'

const say = (message: ThreadAnswer) => parentPort?.postMessage(message)

/**
 * Serves a thread's functions from its own side: says that it is ready, then answers each question.
 *
 * What fails is told by the places in the code alone; an error's own words may quote what somebody wrote.
 */
export function serveThread<C extends Calls<C>>(functions: C): void {
  parentPort?.on('message', async ({ id, name, input }: ThreadQuestion) => {
    try {
      say({ id, answer: await functions[name as keyof C](input as never) })
    } catch (error) {
      const places = error instanceof Error ? (error.stack ?? '').split('\n    at ').slice(1) : []
      say({ id, failedAt: places.join(' < ') || 'an unknown place' })
    }
  })
  say({ ready: true })
}

/** Lets whoever runs the server know something; the warning holds no word of a question. */
export const warnFromThread = (warning: string): void => say({ warning })
