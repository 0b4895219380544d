import type { MessageRequest } from '@lodestar/coach/communication/analysis'
import { analyzeMessage } from '@lodestar/coach/communication/analyze-message'
import { afterAll, expect, it } from 'vitest'
import { createLog } from '../lib/log.ts'
import { createAnalyzer } from './analyzer.ts'

const log = createLog('silent')
const analyzer = createAnalyzer({ log })
afterAll(() => analyzer.stop())

const request: MessageRequest = {
  communicationType: 'email',
  context: 'general',
  subject: '',
  messageText: 'Hi Priya, you never send the numbers in time. Thanks, Ada',
}
const options = { mutedRules: new Set<string>() }

it('judges as the coach does, muted rules and grammar included', async () => {
  const { start, end } = { start: 3, end: 8 }
  const grammar = [{ start, end, replacement: 'Prija', message: 'Did you mean this?', kind: 'Grammar' }]
  const muted = { mutedRules: new Set(['blame', 'absolute']), grammar }
  expect(await analyzer.analyze(request, muted)).toEqual(analyzeMessage(request, muted))
})

it('leaves the server free while it judges a long message', async () => {
  let ticks = 0
  const ticking = setInterval(() => {
    ticks += 1
  }, 1)
  const messageText = 'I was just wondering if you never send a a figure in time. '.repeat(160)
  const grammar = [{ start: 0, end: 1, replacement: 'i', message: 'No.', kind: 'Grammar' }]
  const before = performance.now()
  await analyzer.analyze({ ...request, messageText }, { ...options, grammar })
  clearInterval(ticking)
  // A message judged on the server's own thread would let none of them through.
  expect(ticks).toBeGreaterThan((performance.now() - before) / 20)
})

it('fails with the places in the code and without a word of the message', async () => {
  // What is no text at all stands for one that our code fails on.
  const messageText = { secret: 'secret' } as unknown as string
  const failing = analyzer.analyze({ ...request, messageText }, options)
  await expect(failing).rejects.not.toThrow(/secret/)
  await expect(failing).rejects.toThrow(/^The analyzer failed at .*analyze-message/)
  expect((await analyzer.analyze(request, options)).findings.length).toBeGreaterThan(0)
})

it('gives up on a thread that does not answer', async () => {
  const silent = createAnalyzer({
    log,
    deadlineMs: 30,
    workerUrl: new URL('data:text/javascript,setInterval(() => {}, 1000)'),
  })
  await expect(silent.analyze(request, options)).rejects.toThrow('did not answer in time')
  await silent.stop()
})
