import { expect, it } from 'vitest'
import { excerptsOf } from '../../testing/excerpts.ts'
import { findPieces } from './excerpts.ts'

const TOLD = 'Marco was late again on Monday, and the others waited for him. I like his jokes (the good'
const ASKED = 'I see Mr. Marco at two. What do I say to him?'
const picked = { 'Marco was late again on Monday': 'did', 'the others waited for him': 'fact' } as const

it('finds what belongs into words to say, in the order it was told and with its role', () => {
  const excerpts = excerptsOf([TOLD, ASKED], { picked: { 'Marco was late again on Monday': 'did' } })
  const { pieces = [] } = findPieces(excerpts) ?? {}
  expect(pieces.map(({ clause, role }) => [clause.text, role])).toEqual([
    ['Marco was late again on Monday', 'did'],
  ])
  expect(pieces[0]?.chance).toBeGreaterThan(0.5)
})

it('joins what was told in one breath, and leaves questions and what is torn from a bracket', () => {
  const excerpts = excerptsOf([TOLD, ASKED], {
    picked: { ...picked, 'I like his jokes (the good': 'good', 'What do I say to him?': 'want' },
  })
  const { pieces = [] } = findPieces(excerpts) ?? {}
  expect(pieces.map(({ clause }) => clause.text)).toEqual([
    'Marco was late again on Monday, and the others waited for him',
  ])
})

it('finds nothing where nothing was read', () => {
  expect(findPieces(undefined)).toBeNull()
  expect(findPieces(excerptsOf([TOLD, ASKED], {}))?.pieces).toEqual([])
})
