import { describe, expect, it } from 'vitest'
import { buildLibrary } from '../../playbooks/library.ts'
import { createMeaning } from '../../playbooks/meaning.ts'
import { PLAYBOOKS } from '../../testing/conversation.ts'
import { NO_VECTORS } from '../../text/vectors.ts'
import { listen } from './listen.ts'

const library = buildLibrary(PLAYBOOKS)
const setting = {
  library,
  vectors: NO_VECTORS,
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
  const vector = Float32Array.from([1, 0])
  const weights = Float32Array.from(library.playbooks.keys(), (key) => (key === second ? 1 : 0))
  const taught = {
    ...library,
    meaning: createMeaning([...library.playbooks.keys()], [{ text: 'a line', vector, weights }]),
  }

  it('decide where the words say little', () => {
    const vectors = new Map([[text, vector]])
    expect(listen(text, { ...setting, library: taught, vectors }).matches[0]?.key).toBe(second)
    expect(first).not.toBe(second)
  })

  it('of earlier messages count for a short answer', () => {
    const earlier = 'Something said before.'
    const vectors = new Map([[earlier, vector]])
    const conversation = {
      title: '',
      earlier: [earlier],
      situations: [],
      isReply: false,
      isCommitStage: false,
      isOptionsStage: false,
    }
    const read = listen('Yes.', { ...setting, library: taught, vectors, conversation })
    expect(read.matches[0]?.key).toBe(second)
  })

  it('change nothing where there are none', () => {
    expect(listen(text, { ...setting, library: taught }).matches).toEqual(listen(text, setting).matches)
  })
})
