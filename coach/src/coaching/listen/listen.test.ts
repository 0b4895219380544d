import { describe, expect, it } from 'vitest'
import { buildLibrary } from '../../playbooks/library.ts'
import { PLAYBOOKS } from '../../testing/conversation.ts'
import { NO_MEANINGS } from '../../text/meanings.ts'
import { listen } from './listen.ts'

const library = buildLibrary(PLAYBOOKS)
const setting = {
  library,
  meanings: NO_MEANINGS,
  hearing: null,
  now: new Date('2026-11-21T10:00:00Z'),
  timeZone: 'Europe/Berlin',
}

describe('what was tried', () => {
  it.each([
    ['I told him twice in private and he nodded.', 'I told him twice in private'],
    ['I have not told her yet, she has no idea.', undefined],
    ["I haven't talked to either of them.", undefined],
    ['I have to talk to him before Thursday.', undefined],
    ["I'll talk to her on Monday.", undefined],
  ])('in “%s” is %s', (text, tried) => {
    expect(listen(text, setting).tried?.text.startsWith(tried ?? '-')).toBe(tried ? true : undefined)
  })
})

describe('meanings', () => {
  const [first, second] = library.playbooks.keys()
  const text = 'It is what it is.'
  const meaning = {
    vector: Float32Array.from([1, 0]),
    situations: new Map([...library.playbooks.keys()].map((key) => [key, key === second ? -0.1 : -4])),
  }

  it('decide where the words say little', () => {
    const meanings = new Map([[text, meaning]])
    expect(listen(text, { ...setting, meanings }).matches[0]?.key).toBe(second)
    expect(first).not.toBe(second)
  })

  it('of earlier messages count for a short answer', () => {
    const earlier = 'Something said before.'
    const meanings = new Map([[earlier, meaning]])
    const conversation = {
      title: '',
      coach: null,
      earlier: [earlier],
      isAboutDraft: false,
      hasGivenWords: false,
      used: new Set<string>(),
      situations: [],
      isReply: false,
      isCommitStage: false,
      isOptionsStage: false,
    }
    const read = listen('Yes.', { ...setting, meanings, conversation })
    expect(read.matches[0]?.key).toBe(second)
  })
})

describe('people', () => {
  it.each([
    ['I told Dvořák that his mail was late.', ['Dvořák']],
    ['Zoë was late again, and Łukasz covered for Šárka.', ['Zoë', 'Łukasz', 'Šárka']],
    ['Nguyễn asked me for a raise.', ['Nguyễn']],
    ['O’Brien never listens to Tuấn.', ["O'Brien", 'Tuấn']],
    ['I spoke with Van der Berg, and Ludwig van Dam was there.', ['Van der Berg', 'Ludwig van Dam']],
    ['Jean-Luc and Anne-Marie do not talk.', ['Jean-Luc', 'Anne-Marie']],
    ['Sr. Falcão screamed at Davi in Portuguese. Righto.', ['Falcão', 'Davi']],
  ])('in “%s” are called by their whole names', (text, names) => {
    const labels = listen(text, setting).people.map(({ label }) => label)
    expect(labels.toSorted()).toEqual(names.toSorted())
  })
})
