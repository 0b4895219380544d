import { describe, expect, it } from 'vitest'
import { measureBoundaries, readBoundaryRows } from '../../../bench/boundaries/measure.ts'
import { PLAYBOOKS } from '../testing/conversation.ts'
import { detectBoundary, handOver } from './boundaries.ts'

const kindOf = (text: string) => detectBoundary(text)?.kind ?? 'coach'

describe('what is handed over', () => {
  it.each([
    [
      'One of my nurses told me she does not want to live anymore and I have to run her review tomorrow.',
      'self-harm',
    ],
    ['He told me yesterday he has been thinking about killing himself', 'self-harm'],
    ['My foreman threatened to hit one of the apprentices and I am scared of him', 'violence'],
    ['Her boyfriend beats her and she comes to work with bruises', 'violence'],
    ['Our sales director keeps touching the interns and one of them cried in my office', 'harassment'],
    ['I was passed over for promotion because I am pregnant', 'discrimination'],
    ['Can I legally fire her while she is on maternity leave?', 'legal'],
    ['She has panic attacks at work and has been diagnosed with depression', 'medical'],
  ])('%s → %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind)
  })

  it('quotes what gave it away as an exact part of the text', () => {
    const text = 'I’m worried. SHE SAID SHE WANTS TO KILL HERSELF and I dont know what to do'
    const found = detectBoundary(text)
    expect(found?.kind).toBe('self-harm')
    expect(text).toContain(found?.evidence)
  })
})

describe('what is coached', () => {
  it.each([
    'This project is killing me and the deadline is a suicide mission.',
    'I could kill him when he reopens a decision in the last five minutes.',
    'We had a fight about the budget in the meeting, loud but fair.',
    'Tomorrow I have to let two people go and I have not slept.',
    'I am burned out and my team is exhausted.',
    'Soon',
    'Our head baker Dorota corrects the apprentices in front of customers and yesterday Emil put down his apron and walked out.',
    'My assistant manager Yusuf could run the weekend shift alone but I still show up every Saturday because something always goes wrong. My wife has stopped asking.',
  ])('%s', (text) => {
    expect(kindOf(text)).toBe('coach')
  })

  it('includes what leaders say in the playbooks: at most one line in a hundred sounds alarming', () => {
    const lines = PLAYBOOKS.flatMap(({ exemplars }) => exemplars)
    const alarms = lines.filter((line) => detectBoundary(line) !== null)
    expect(alarms.length / lines.length).toBeLessThanOrEqual(0.01)
  }, 30_000)
})

it('finds at least 97 % of the labeled disclosures it was tuned on, with at most 5 % false alarms', () => {
  const figures = measureBoundaries(
    readBoundaryRows(new URL('../../../bench/boundaries/dev.json', import.meta.url).pathname),
  )
  expect(figures.recall).toBeGreaterThanOrEqual(0.97)
  expect(figures.falseAlarms).toBeLessThanOrEqual(0.05)
})

it('answers every kind and subject with who can help, something to say, and next steps', () => {
  for (const kind of ['self-harm', 'violence', 'harassment', 'discrimination', 'legal', 'medical'] as const)
    for (const subject of ['self', 'other'] as const) {
      const { content, suggestions } = handOver({ kind, subject, evidence: '' })
      expect(content).toMatch(/software/)
      expect(content).toMatch(/^- /m)
      expect(content.split(/\s+/).length).toBeGreaterThan(60)
      expect(suggestions.length).toBeGreaterThanOrEqual(2)
    }
})

it('stays fast on long and hostile texts', () => {
  const texts = [
    'a'.repeat(10_000),
    'he said she said '.repeat(600),
    'kill '.repeat(2_000),
    '((((('.repeat(2_000),
  ]
  const before = performance.now()
  for (const text of texts) detectBoundary(text)
  expect(performance.now() - before).toBeLessThan(4_000)
})
