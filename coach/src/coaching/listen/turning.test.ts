import { expect, it } from 'vitest'
import { readClauses } from '../../text/clauses.ts'
import { KINDS, type Story, type ToldKind } from '../../text/story.ts'
import { findTurning } from './turning.ts'

const TEXT = 'He was late again on Monday, but I never told him when we start.'

/** A story that tells a kind, and turns on the words from a place in the text on. */
const storyOf = (text: string, from: number, kind: ToldKind): Story => ({
  purposes: new Map(),
  kinds: Float32Array.from([...KINDS.map((each) => (each === kind ? 0.7 : 0)), 0.3]),
  words: [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    key: index >= from ? 2 : -2,
  })),
})

it('finds the clause that a message turns on, and what it tells', () => {
  const found = findTurning(readClauses(TEXT), storyOf(TEXT, TEXT.indexOf('I never'), 'own-part'))
  expect(found?.clause.text).toBe('I never told him when we start')
  expect(found?.kind).toBe('own-part')
  expect(found?.chance).toBeCloseTo(0.7)
})

it('takes the chance that nothing is told for no kind', () => {
  const asks = { ...storyOf(TEXT, 0, 'tried'), kinds: Float32Array.from([...KINDS.map(() => 0.001), 0.96]) }
  expect(findTurning(readClauses(TEXT), asks)?.chance).toBeCloseTo(0.001)
})

it('says back no question, and nothing of a message that was not read', () => {
  const asked = 'Why does he do that?'
  expect(findTurning(readClauses(asked), storyOf(asked, 0, 'incident'))).toBeNull()
  expect(findTurning(readClauses(TEXT), { ...storyOf(TEXT, 0, 'tried'), words: [] })).toBeNull()
})
