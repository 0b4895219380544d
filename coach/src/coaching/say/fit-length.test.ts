import { describe, expect, it } from 'vitest'
import { converse } from '../../testing/conversation.ts'

const MARCO =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday, I hate conflict and I am exhausted.'
const TALK = [
  MARCO,
  "I've hinted but never said it",
  'In private, in my office',
  "I'll talk to him on Wednesday",
]
const NURSES =
  'I need to let two of my nurses go on Friday and I have not slept. One of them just bought a house.'
const DOWNTIME = [
  NURSES,
  'They do not know yet.',
  'I tried to postpone it and my boss refused.',
  'I could ask HR.',
]

const count = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length
const contents = (talk: readonly string[], responseLength: 'brief' | 'balanced' | 'detailed') =>
  converse(talk, { preferences: { responseLength } }).map(({ content }) => content)

describe.each([
  ['a talk with a colleague', TALK],
  ['a dismissal', DOWNTIME],
])('the words before anything is opened, in %s', (_, talk) => {
  it('grow with the length a leader prefers, over the conversation and in no turn the other way round', () => {
    const brief = contents(talk, 'brief').map(count)
    const balanced = contents(talk, 'balanced').map(count)
    const detailed = contents(talk, 'detailed').map(count)
    const sum = (turns: readonly number[]) => turns.reduce((total, words) => total + words, 0)
    expect(sum(balanced)).toBeGreaterThan(sum(brief))
    expect(sum(detailed)).toBeGreaterThan(sum(balanced))
    for (const [at, words] of balanced.entries()) expect(detailed[at]).toBeGreaterThanOrEqual(words)
  })

  it('are no more than 120 where it is balanced, and than 180 where it is detailed', () => {
    for (const words of contents(talk, 'balanced').map(count)) expect(words).toBeLessThanOrEqual(120)
    for (const words of contents(talk, 'detailed').map(count)) expect(words).toBeLessThanOrEqual(180)
  })

  it('keep the question last that is asked', () => {
    for (const length of ['brief', 'balanced', 'detailed'] as const)
      for (const content of contents(talk.slice(0, 3), length)) expect(content).toMatch(/\?\**$/)
  })
})

it('words that were asked for stand before what goes with them', () => {
  const [, turn] = converse([MARCO, 'Give me the words to say to him.'], {
    preferences: { responseLength: 'detailed' },
  })
  const parts = turn?.content.split('\n\n') ?? []
  expect(parts[1]).toMatch(/^>/)
  expect(parts.length).toBeGreaterThan(2)
})

it('a question that is declined stays as short as it is', () => {
  const turns = converse([MARCO, 'What does the moon weigh in our warehouse?'], {
    preferences: { responseLength: 'detailed' },
  })
  expect(count(turns[1]?.content ?? '')).toBeLessThan(40)
})
