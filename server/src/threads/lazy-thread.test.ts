import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { createLazyThread, type LazyThread, type ThreadOptions } from './lazy-thread.ts'

/** What the threads of these tests can be asked for: most take an input back. */
type TestCalls = { say: (word: string) => string }

const started: LazyThread<TestCalls>[] = []
afterEach(async () => {
  for (const thread of started.splice(0)) await thread.stop()
})

/** A thread of these lines, run for each question; `answer(value)` and `fail()` talk like a real one. */
function aThread(lines: string, options: Partial<ThreadOptions> = {}): LazyThread<TestCalls> {
  const source = `
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ id, input }) => {
      const answer = (value) => parentPort.postMessage({ id, answer: value })
      const fail = () => parentPort.postMessage({ id, failedAt: 'a place' });
      ${lines}
    })
    parentPort.postMessage({ ready: true })`
  const thread = createLazyThread<TestCalls>({
    workerUrl: new URL(`data:text/javascript,${encodeURIComponent(source)}`),
    idleMs: 60_000,
    startMs: 30_000,
    stuckMs: 30_000,
    restMs: 5,
    onBroken: () => undefined,
    ...options,
  })
  started.push(thread)
  return thread
}

const problemOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    ({ problem }) => problem,
  )
/** Takes a while for each question, as a thread at work does. */
const SLOW = 'setTimeout(() => answer(input), 30)'

describe('a thread', () => {
  it('answers first come first served, one at a time', async () => {
    const thread = aThread(
      'globalThis.open = (globalThis.open ?? 0) + 1; setTimeout(() => { answer(input + open); open -= 1 }, 5)',
    )
    expect(await Promise.all(['a', 'b', 'c'].map((word) => thread.ask('say', word)))).toEqual([
      'a1',
      'b1',
      'c1',
    ])
  })

  it('never begins what nobody waits for any more', async () => {
    const thread = aThread(
      '(globalThis.seen ??= []).push(input); setTimeout(() => answer(seen.join(" ")), 30)',
    )
    const leaving = new AbortController()
    const first = thread.ask('say', 'first')
    const left = problemOf(thread.ask('say', 'left', { signal: leaving.signal }))
    const late = problemOf(thread.ask('say', 'late', { withinMs: 1 }))
    const last = thread.ask('say', 'last')
    leaving.abort()
    expect([await left, await late]).toEqual(['left', 'late'])
    expect([await first, await last]).toEqual(['first', 'first last'])
  })

  it('refuses a question when those before it would take too long, and says when to come back', async () => {
    const thread = aThread(SLOW, { mostWaitMs: 2_500, msPerWeight: 1_000 })
    const taken = [1, 2, 3].map(() => thread.ask('say', 'in line'))
    await expect(thread.ask('say', 'too much')).rejects.toMatchObject({
      problem: 'busy',
      retryAfterSeconds: 3,
    })
    await Promise.all(taken)
  })

  it('learns how long its work takes, by its weight', async () => {
    const thread = aThread(SLOW, { mostWaitMs: 600, msPerWeight: 1_000 })
    for (let count = 0; count < 20; count += 1) await thread.ask('say', 'quick', { weight: 1 })
    const second = [1, 2].map((weight) => thread.ask('say', 'heavy', { weight }))
    expect(await Promise.all(second)).toEqual(['heavy', 'heavy'])
  })

  it('that dies costs nobody their answer: it is asked once more', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lodestar-'))
    const thread = aThread(`
      import('node:fs').then(({ existsSync, writeFileSync }) => {
        if (existsSync(input)) return answer('after all')
        writeFileSync(input, '')
        process.exit(1)
      })`)
    expect(await thread.ask('say', join(folder, 'died'))).toBe('after all')
    await rm(folder, { recursive: true })
  })

  it('that dies of a question again is not asked a third time, and answers the next', async () => {
    const thread = aThread('if (input === "deadly") process.exit(1); answer(input)')
    const [deadly, next] = [problemOf(thread.ask('say', 'deadly')), thread.ask('say', 'fine')]
    expect([await deadly, await next]).toEqual(['broken', 'fine'])
  })

  it('that is stuck is ended, and only its question fails', async () => {
    const thread = aThread('while (input === "endless"); answer(input)', { stuckMs: 300 })
    await thread.ask('say', 'awake')
    const [stuck, next] = [problemOf(thread.ask('say', 'endless')), thread.ask('say', 'fine')]
    expect([await stuck, await next]).toEqual(['late', 'fine'])
  })

  it('tells where its code failed', async () => {
    await expect(aThread('fail()').ask('say', 'secret')).rejects.toThrow('The thread failed at a place')
  })

  it('sends those away who wait when it is stopped', async () => {
    const thread = aThread('')
    const waiting = [1, 2].map(() => problemOf(thread.ask('say', 'never')))
    await sleep(50)
    await thread.stop()
    expect(await Promise.all(waiting)).toEqual(['stopped', 'stopped'])
  })
})
