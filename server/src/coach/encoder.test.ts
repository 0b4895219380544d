import { compare } from '@lodestar/coach/text/meanings'
import { afterAll, describe, expect, it } from 'vitest'
import { createEncoder, NO_ENCODER } from './encoder.ts'

const warn = () => undefined
const encoder = createEncoder({ warn, deadlineMs: 60_000, stuckMs: 60_000 })
afterAll(() => encoder.stop())

/** A thread of these lines that says at once that it is ready. */
const threadOf = (lines: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads'
      parentPort.postMessage({ ready: true })
      parentPort.on('message', ({ id, input: question }) => { ${lines} })`)}`,
  )

describe('the sentence encoder', () => {
  it('gives every text its own meaning, of length 1, nearer to what means the same', async () => {
    const said = 'Two of my nurses are not talking to each other.'
    const same = 'There is a quarrel between two colleagues on the ward.'
    const other = 'I have to present the budget to the board tomorrow.'
    const meanings = await encoder.encode([said, same, other, ''])
    const of = (text: string) => meanings.get(text)?.vector ?? new Float32Array(384)
    expect([...meanings.keys()]).toEqual([said, same, other])
    expect(compare(of(said), of(said))).toBeCloseTo(1, 4)
    expect(compare(of(said), of(same))).toBeGreaterThan(compare(of(said), of(other)))
  }, 60_000)

  it('hears each word of a message, with what was said before it', async () => {
    const said = {
      text: 'Give me the words for it.',
      before: 'He is late again.',
      coach: 'What have you said?',
    }
    const hearing = await encoder.hear(said)
    expect(hearing?.words.map(({ start, end }) => said.text.slice(start, end))).toEqual(said.text.split(' '))
    const alone = await encoder.hear({ ...said, before: null, coach: null })
    expect(alone?.matter).not.toEqual(hearing?.matter)
  }, 60_000)

  it('keeps nobody waiting longer than its deadline', async () => {
    // Its thread never answers, and nothing but the deadline ends the wait before the test's own time is over.
    const slow = createEncoder({ warn, deadlineMs: 50, stuckMs: 600_000, workerUrl: threadOf('') })
    expect((await slow.encode(['All is well.'])).size).toBe(0)
    expect(await slow.hear({ text: 'All is well.', before: null, coach: null })).toBeNull()
    await slow.stop()
  })

  it('reads a message once that is asked for ahead of its turn', async () => {
    const once = createEncoder({
      warn,
      workerUrl: threadOf('parentPort.postMessage({ id, answer: { words: [] } })'),
    })
    const said = { text: 'All is well.', before: null, coach: null }
    const [ahead, turn] = [once.hear(said), once.hear({ ...said })]
    expect(turn).toBe(ahead)
    expect(await turn).toEqual({ words: [], turn: { words: [] } })
    expect(once.hear({ ...said, before: 'He is late.' })).not.toBe(ahead)
    await once.stop()
  })

  it('remembers what it has encoded', async () => {
    const once = createEncoder({
      warn,
      workerUrl: threadOf(
        'parentPort.postMessage({ id, answer: question.map((text) => ({ vector: [text.length] })) })',
      ),
    })
    await once.encode(['one', 'three'])
    const meanings = await once.encode(['three', 'seven'])
    await once.stop()
    expect([...meanings].map(([text, { vector }]) => [text, vector[0]])).toEqual([
      ['three', 5],
      ['seven', 5],
    ])
  })

  it('is asked once for what somebody waits for already', async () => {
    const asked = createEncoder({
      warn,
      workerUrl: threadOf(`
        const answer = question.map(() => ({ vector: [id] }))
        setTimeout(() => parentPort.postMessage({ id, answer }), 50)`),
    })
    const [first, both] = await Promise.all([asked.encode(['one']), asked.encode(['one', 'two'])])
    await asked.stop()
    expect(first.get('one')).toBe(both.get('one'))
    expect([...both.keys()]).toEqual(['one', 'two'])
    expect(both.get('one')?.vector[0]).toBe(1)
  })

  it('leaves the coach to its words where there is none or where it breaks', async () => {
    expect((await NO_ENCODER.encode(['All is well.'])).size).toBe(0)
    const broken = createEncoder({ warn, workerUrl: threadOf('process.exit(1)') })
    expect((await broken.encode(['All is well.'])).size).toBe(0)
    await broken.stop()
  })
})
