import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findDraft } from './draft.ts'

const ALONE = { judged: null, before: null }
const textOf = (message: string) => findDraft(message, ALONE)?.text

describe('the leader’s own words are found', () => {
  it.each([
    ['in quotes', 'Had a crack: "Hi Rich. It comes to me." Too harsh?', 'Hi Rich. It comes to me.'],
    [
      'with apostrophes in them',
      "'Walsh's brother died. He talks if he wants.' OK?",
      "Walsh's brother died. He talks if he wants.",
    ],
    [
      'behind a colon',
      'Is this ok to send: Lads, from Monday one photo before you clock off.',
      'Lads, from Monday one photo before you clock off.',
    ],
    [
      'with the question behind them',
      'I wrote on the wall: NO DOUBLE BOOKING, NO STORY. Is it too wicked?',
      'NO DOUBLE BOOKING, NO STORY.',
    ],
    [
      'on lines of their own',
      'Is this too soft?\n\nHi Jo,\nthe rota is out. Swap by Friday.',
      'Hi Jo,\nthe rota is out. Swap by Friday.',
    ],
    [
      'and not what somebody else said beside them',
      'She said "I quit then, I really do." I\'d write back: "Come at four and we talk." Good?',
      'Come at four and we talk.',
    ],
  ])('%s', (_where, message, draft) => {
    expect(textOf(message)).toBe(draft)
  })

  it.each([
    ['somebody else said', 'My boss said "you are far too soft with them". What do you think?'],
    ['has been said', "I told him 'you are late again, Marek', was that too harsh?"],
    ['nothing is asked about', 'I wrote "please be on time from now on" and he laughed at me.'],
    [
      'has come by mail',
      'I got this mail from Ana: "I cannot work with Tom any more, he shouts." What do I do?',
    ],
    ['is a phrase of the coach', 'What does "leave it at that" mean?'],
  ])('but nothing that %s', (_what, message) => {
    expect(findDraft(message, ALONE)).toBeNull()
  })
})

describe('a question without words of its own', () => {
  const before = 'My text to her is: "Nadia, the label was my error."'

  it('is about the draft of the message before', () => {
    expect(findDraft('Is it too cold?', { judged: null, before })).toMatchObject({
      text: 'Nadia, the label was my error.',
      at: null,
      asks: 'bad',
      fear: 'hard',
    })
  })

  it('is about the draft as the coach has changed it', () => {
    expect(
      findDraft('shorter please', { judged: 'So it reads:\n\n> Nadia, my error.', before }),
    ).toMatchObject({
      text: 'Nadia, my error.',
      change: 'shorter',
    })
  })

  it('is about none where there was none', () => {
    expect(findDraft('Make it shorter.', { judged: null, before: 'He is late again.' })).toBeNull()
  })
})

it.each([
  ['"Come at four tomorrow." ok?', 'good', 'other', null],
  ['"Come at four tomorrow." too harsh?', 'bad', 'hard', null],
  ['"Come at four, please." good or too weak?', 'either', 'soft', null],
  ['"Come at four, please." make it firmer', 'good', 'other', 'firmer'],
  ['"Come at four, please." tell me if it is any good, but don\'t soften it', 'good', 'other', null],
])('%s', (message, asks, fear, change) => {
  expect(findDraft(message, ALONE)).toMatchObject({ asks, fear, change })
})

const ROWS = join(import.meta.dirname, '../../../../models/conversations/rows')

interface Row {
  readonly conversation: string
  readonly text: string
  readonly acts: readonly { readonly acts: readonly string[] }[]
}

/** Which of an author's messages ask for a judgment, and in which a draft is found. */
function readDrafts(file: string): { isAsking: boolean; isFound: boolean }[] {
  const rows = readFileSync(join(ROWS, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Row => JSON.parse(line))
  return rows.map(({ conversation, text, acts }, at) => {
    const last = rows[at - 1]
    const before = last?.conversation === conversation ? last.text : null
    return {
      isAsking: acts.some((span) => span.acts.includes('asks_judgement')),
      isFound: findDraft(text, { judged: null, before }) !== null,
    }
  })
}

it('is found in eight of ten messages that ask for a judgment, and in five of a thousand others', () => {
  const all = readdirSync(ROWS)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap(readDrafts)
  const share = (ones: typeof all) => ones.filter(({ isFound }) => isFound).length / ones.length
  // Some ask for a judgment of a plan or a deed; the labels do not tell them apart.
  expect(share(all.filter(({ isAsking }) => isAsking))).toBeGreaterThan(0.8)
  expect(share(all.filter(({ isAsking }) => !isAsking))).toBeLessThan(0.005)
})
