import type { MessageRequest } from '@lodestar/coach/communication/analysis'
import { analyzeAndOffer } from '@lodestar/coach/communication/analyze-message'
import { makeToneReader } from '@lodestar/coach/communication/read-tone'
import { afterAll, expect, it } from 'vitest'
import { provideWeights } from '../lib/learned-weights.ts'
import { createLog } from '../lib/log.ts'
import { createAnalyzer } from './analyzer.ts'
import { openToneModel } from './tone-model.ts'

provideWeights()

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
  const read = makeToneReader(await openToneModel())
  expect(await analyzer.ask('analyze', { request, options: muted })).toEqual(
    await analyzeAndOffer(request, muted, read),
  )
})

it('leaves the server free while it judges a long message', async () => {
  const messageText = 'I was just wondering if you never send a a figure in time. '.repeat(160)
  const asked = { request: { ...request, messageText }, options }
  // What is due meanwhile comes first; a message judged on the server's own thread would be judged before it.
  const meanwhile = new Promise((resolve) => setTimeout(() => resolve('meanwhile'), 1))
  const judged = analyzer.ask('analyze', asked).then(() => 'judged')
  expect(await Promise.race([judged, meanwhile])).toBe('meanwhile')
  await judged
})

it('fails with the places in the code and without a word of the message', async () => {
  // What is no text at all stands for one that our code fails on.
  const messageText = { secret: 'secret' } as unknown as string
  const failing = analyzer.ask('analyze', { request: { ...request, messageText }, options })
  await expect(failing).rejects.not.toThrow(/secret/)
  await expect(failing).rejects.toThrow(/^The thread failed at .*communication/)
  expect((await analyzer.ask('analyze', { request, options })).findings.length).toBeGreaterThan(0)
})

it('reads a pasted result without keeping who it is about', async () => {
  const rawResults = 'Report for Ada Lovelace, ada@example.com\nYour type: INTJ'
  const given = { assessmentType: 'myers_briggs', assessmentProvider: '', rawResults } as const
  const { finding, rawResults: kept } = await analyzer.ask('readResult', { ...given, inputFormat: 'text' })
  expect(finding?.primaryProfile).toMatch(/INTJ/)
  expect(kept).not.toMatch(/ada@example/)
})
