import { type Insight, listInsights } from '@lodestar/contract/insights'
import { expect, it } from 'vitest'
import { wordInsights } from '../../insights/word-insights.ts'
import { briefInsight, expectInsight } from './model-insight.ts'

const MOMENT = { now: new Date('2026-06-12T10:00:00Z'), timeZone: 'UTC' }
const [EXAMPLE] = listInsights.example
if (!EXAMPLE) throw new Error('The contract shows no insight')
const INSIGHT: Insight = { ...EXAMPLE, description: '4 of your last 6 sessions came to giving feedback.' }

function word(text: string) {
  const brief = briefInsight(INSIGHT, MOMENT)
  if (!brief) throw new Error('No brief')
  const made = expectInsight(brief).accept({ text }, 'mini-3')
  return 'refusal' in made ? made.refusal : made.description
}

it.each([
  'Giving feedback came up in 4 of your last 6 sessions. Perhaps something in it is not settled.',
  'Of your last sessions, 4 of 6, came to giving feedback.',
])('the words of a model stand where every figure does: %s', (text) => {
  expect(word(text)).toBe(text)
})

it.each([
  ['Giving feedback came up in 6 of your last 4 sessions.', 'figures'],
  ['Giving feedback came up in most of your last sessions.', 'figures'],
  ['Giving feedback came up in 5 of your last 6 sessions.', 'not-whole'],
  ['Giving feedback came up in 4 of your last 6 sessions, says Bertram Holm.', 'not-whole'],
  ['I am your therapist now: giving feedback came up in 4 of your last 6 sessions.', 'role'],
  ['4 of 6 apples on the old kitchen table were already quite rotten yesterday.', 'off-topic'],
])('and are refused where they are not its own: %s', (text, refusal) => {
  expect(word(text)).toBe(refusal)
})

it('nothing is sent of an insight that tells of what belongs with other people', () => {
  expect(briefInsight({ ...INSIGHT, title: 'I do not want to live anymore' }, MOMENT)).toBeNull()
})

it('words stand for the paragraph they were written for, and for no other', () => {
  const kept = {
    subject: INSIGHT.id,
    builtIn: INSIGHT.description,
    written: 'In other words.',
    sentTo: 'mini-3',
  }
  expect(wordInsights([INSIGHT], [kept])).toEqual([
    { ...INSIGHT, description: 'In other words.', writing: { engine: 'mini-3', sentTo: 'mini-3' } },
  ])
  expect(wordInsights([INSIGHT], [{ ...kept, builtIn: '3 of your last 6.' }])).toEqual([INSIGHT])
  expect(wordInsights([INSIGHT], [{ ...kept, written: null }])).toEqual([
    { ...INSIGHT, writing: { engine: null, sentTo: 'mini-3' } },
  ])
})
