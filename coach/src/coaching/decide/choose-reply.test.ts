import { describe, expect, it } from 'vitest'
import { indexReplies, type KnownReply } from '../../playbooks/known-replies.ts'
import { ANYWHERE, type ReplyFile } from '../../playbooks/playbook.ts'
import { readReplies } from '../../playbooks/read-playbook.ts'
import { converse, PLAYBOOKS, REPLIES } from '../../testing/conversation.ts'
import { hearReplies } from '../listen/hear-replies.ts'
import { chooseReply } from './choose-reply.ts'

const known = indexReplies(REPLIES)
const choose = (replies: readonly KnownReply[], text: string, situations: readonly string[]) =>
  chooseReply({ text, replies: hearReplies(replies, text, situations) }, () => true)
const find = (text: string, situation: string) => choose(known, text, [situation])?.key
const share = (of: readonly unknown[], all: readonly unknown[]) => of.length / all.length

const YAML = `situation: delegation
replies:${'\n'}${Array.from(
  { length: 10 },
  (_, at) => `  - key: reply-${at}
    heard: [a, b, c, d, e]
    cues: ["one two", "three ... four", "five|six seven"]
    reply: A reply.
    question: A question?`,
).join('\n')}
`

describe('the replies', () => {
  it('are for anywhere, or for a situation that there is', () => {
    const keys = [...PLAYBOOKS.map(({ key }) => key), ANYWHERE]
    for (const { situation } of REPLIES) expect(keys).toContain(situation)
    expect(REPLIES.some(({ situation }) => situation === ANYWHERE)).toBe(true)
  })

  it.each(REPLIES.map((file) => [file.situation, file] as const))(
    'on %s are each found by a line they answer, mostly by two lines in three, and seldom in place of another',
    (situation, { replies }: ReplyFile) => {
      const lines = replies.flatMap(({ key, heard }) =>
        heard.map((line) => ({ key, found: find(line, situation) })),
      )
      const own = lines.filter(({ key, found }) => found === key)
      const others = lines.filter(({ key, found }) => found !== undefined && found !== key)
      const reached = new Set(own.map(({ key }) => key))
      expect(replies.map(({ key }) => key).filter((key) => !reached.has(key))).toEqual([])
      expect(share(own, lines)).toBeGreaterThanOrEqual(0.65)
      expect(share(others, lines)).toBeLessThanOrEqual(0.06)
    },
  )

  it('ask nothing but their question', () => {
    const asking = REPLIES.flatMap(({ replies }) => replies).filter(({ reply }) => reply.includes('?'))
    expect(asking.map(({ key }) => key)).toEqual([])
  })

  it('of another situation are not given', () => {
    const line = 'She says the other teams have it easier.'
    const file: ReplyFile = {
      situation: 'motivation',
      replies: [aReply('others', 'she say|says ... other team ... easy|easier')],
    }
    expect(choose(indexReplies([file]), line, ['motivation'])?.key).toBe('others')
    expect(choose(indexReplies([file]), line, ['delegation'])).toBeNull()
  })

  it('without a cue in the message are not given', () => {
    for (const { key } of PLAYBOOKS) expect(find('Let me think about that.', key)).toBeUndefined()
  })

  it('with more words in their cue go before those with fewer, and a later sentence before an earlier', () => {
    const say = (text: string, ...cues: string[]) => {
      const replies = cues.map((cue, at) => aReply(`reply-${at}`, cue))
      return choose(indexReplies([{ situation: ANYWHERE, replies }]), text, [])?.key
    }
    expect(say('They all laughed at me.', 'they all laugh', 'they all laugh at me')).toBe('reply-1')
    const cues = ['he laugh at me', 'he cry about it'] as const
    expect(say('He laughed at me. Then he cried about it.', ...cues)).toBe('reply-1')
    expect(say('He cried about it. Then he laughed at me.', ...cues)).toBe('reply-0')
  })

  it('are not given on a word or two: a wrong one is worse than none', () => {
    const replies = [aReply('laughed', 'laugh at me')]
    const indexed = indexReplies([{ situation: ANYWHERE, replies }])
    const long = 'I went in, sat down, told them all of it, and somebody at the back laughed at me.'
    expect(choose(indexed, 'They laughed at me.', [])).not.toBeNull()
    expect(choose(indexed, long, [])).toBeNull()
  })

  it('are given once in a conversation', () => {
    const said = 'She promised it again and it was late again.'
    const turns = converse([
      'Priya promised the validation report three times and each time I hear about the delay from the client.',
      'I asked her to tell me early. She said yes and then it happened again.',
      'I asked her to tell me early. She said yes and then it happened again.',
      said,
    ])
    const texts = turns.slice(1).map(({ content }) => content.split('\n')[0])
    expect(new Set(texts).size).toBe(texts.length)
  })
})

function aReply(key: string, cue: string): ReplyFile['replies'][number] {
  return { key, heard: [], cues: [cue], reply: `The reply ${key}.`, question: 'What now?' }
}

describe('a file of replies', () => {
  it('is read whole', () => {
    expect(readReplies(YAML, 'delegation.yaml').replies).toHaveLength(10)
  })

  it.each([
    ['situation: delegation', 'situation: decisions', 'key is "decisions" but the file name says otherwise'],
    ['key: reply-1\n', 'key: reply-0\n', 'replies has the id "reply-0" twice'],
    ['reply: A reply.', 'reply: Dear {name}.', 'uses {name}; only {person} and {when} can be filled'],
    [
      '"one two"',
      '"One (two)"',
      'replies.reply-0 has the cue "One (two)"; a cue is small words, "|" and "..."',
    ],
    ['heard: [a, b, c, d, e]', 'heard: [a]', 'replies.0.heard needs at least 5 lines'],
  ])('with %s as %s is refused in one sentence', (right, wrong, message) => {
    expect(() => readReplies(YAML.replace(right, wrong), 'delegation.yaml')).toThrow(
      `delegation.yaml: ${message}`,
    )
  })
})
