import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createLog } from '../lib/log.ts'
import { createGrammar, type GrammarCheck, NO_GRAMMAR } from './grammar.ts'

const log = createLog('silent')
const grammar = createGrammar({ log, deadlineMs: 60_000 })
afterAll(() => grammar.stop())

/** A thread of these lines; `ready()` and `answer(id)` talk like the real one. */
const threadOf = (lines: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads'
      const ready = () => parentPort.postMessage({ ready: true })
      const answer = (id) => parentPort.postMessage({ id, answer: [] })
      const onAsked = (listen) => parentPort.on('message', listen)
      ${lines}`)}`,
  )
const wordsOf = (text: string, { findings }: GrammarCheck) =>
  findings.map(({ start, end, replacement }) => [text.slice(start, end), replacement])

describe('the grammar checker', () => {
  it('finds mistakes where they stand, also behind characters of two units', async () => {
    const text = '😀 Priya have sent me a a draft yesterday.'
    const check = await grammar.check(text)
    expect(check.state).toBe('checked')
    expect(wordsOf(text, check)).toContainEqual(['a a', 'a'])
    const starts = check.findings.map(({ start }) => start)
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  }, 60_000)

  it('takes a capitalized word that it does not know for a name', async () => {
    const text = 'Mr Krzyzewski and Tshilidzi will recieve it.'
    expect(wordsOf(text, await grammar.check(text))).toEqual([['recieve', 'receive']])
  }, 60_000)

  it('takes every spelling of English for right, until the writer has chosen one', async () => {
    const text = 'The organisation cancelled the program, and the color is grey.'
    expect(wordsOf(text, await grammar.check(text))).toEqual([])
    const chosen = await grammar.check(text, { dialect: 'british' })
    expect(wordsOf(text, chosen)).toContainEqual(['color', 'colour'])
  }, 60_000)

  it('offers what may be meant, and is sure of what nothing else can be', async () => {
    const text = 'I recieve it then you.'
    const { findings } = await grammar.check(text)
    expect(findings.filter(({ isUnsure }) => !isUnsure).map(({ replacement }) => replacement)).toEqual([
      'receive',
    ])
  }, 60_000)

  it('leaves taste alone', async () => {
    const text = 'We met Priya, Jonas and Ada... it was fine and also short.'
    expect(wordsOf(text, await grammar.check(text))).toEqual([])
  }, 60_000)

  it('answers several at once, each with its own', async () => {
    const checks = await Promise.all(
      ['I recieve it.', 'All is well.', 'They beleive it.'].map((text) => grammar.check(text)),
    )
    expect(checks.map(({ findings }) => findings.map(({ replacement }) => replacement))).toEqual([
      ['receive'],
      [],
      ['believe'],
    ])
  }, 60_000)

  it('keeps nobody waiting for its start', async () => {
    // It never starts, and nothing but the deadline ends the wait before the test's own time is over.
    const workerUrl = threadOf('setInterval(() => {}, 1000)')
    const slow = createGrammar({ log, deadlineMs: 30, startMs: 600_000, workerUrl })
    expect(await slow.check('All is well.')).toEqual({ state: 'warming_up', findings: [] })
    await slow.stop()
  })

  it('is unavailable after a crash, and starts again after a rest', async () => {
    const crashing = createGrammar({
      log,
      restMs: 3_000,
      deadlineMs: 2_000,
      workerUrl: threadOf(
        'ready(); onAsked(({ id, input: question }) => question.text === "crash" ? process.exit(1) : answer(id))',
      ),
    })
    expect((await crashing.check('fine')).state).toBe('checked')
    expect((await crashing.check('crash')).state).toBe('unavailable')
    expect((await crashing.check('fine')).state).toBe('unavailable')
    await vi.waitFor(async () => expect((await crashing.check('fine')).state).toBe('checked'), {
      timeout: 20_000,
    })
    await crashing.stop()
  })

  it('ends a thread that is stuck', async () => {
    const stuck = createGrammar({
      log,
      deadlineMs: 30,
      stuckMs: 2_000,
      restMs: 20,
      workerUrl: threadOf(
        'ready(); onAsked(({ id, input: question }) => { while (question.text === "hang"); answer(id) })',
      ),
    })
    const becomes = async (state: string) =>
      vi.waitFor(async () => expect((await stuck.check('fine')).state).toBe(state), { timeout: 20_000 })
    await becomes('checked')
    expect((await stuck.check('hang')).state).toBe('unavailable')
    expect((await stuck.check('fine')).state).toBe('unavailable')
    await becomes('checked')
    await stuck.stop()
  }, 60_000)

  it('ends its thread when nobody has asked for a while, and comes back for the next', async () => {
    const count =
      'onAsked(({ id }) => { globalThis.asked = (globalThis.asked ?? 0) + 1; asked > 1 ? process.exit(1) : answer(id) })'
    const sleepy = createGrammar({
      log,
      idleMs: 1_500,
      deadlineMs: 20_000,
      workerUrl: threadOf(`ready(); ${count}`),
    })
    expect((await sleepy.check('fine')).state).toBe('checked')
    await sleep(2_500)
    // The same thread would crash over its second text.
    expect((await sleepy.check('fine')).state).toBe('checked')
    await sleepy.stop()
  })

  it('says so where it is switched off', async () => {
    expect(await NO_GRAMMAR.check('I recieve it.')).toEqual({ state: 'off', findings: [] })
  })
})
