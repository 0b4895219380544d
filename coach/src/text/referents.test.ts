import { describe, expect, it } from 'vitest'
import { findReferents } from './referents.ts'

const PEOPLE = [
  { label: 'Craig', pronoun: 'he' },
  { label: 'Bev', pronoun: 'she' },
  { label: 'Rosa', pronoun: null },
  { label: 'your deputy', pronoun: 'he' },
] as const
const who = (...texts: string[]) =>
  texts.flatMap((text) =>
    [...(findReferents(texts, PEOPLE, 'Craig').get(text) ?? [])].map(([at, label]) => [
      text.slice(at).split(/\W/)[0],
      label,
    ]),
  )

describe('whom "he" and "she" mean', () => {
  it.each([
    ['the one named before', 'Craig promised it. He forgot.', [['He', 'Craig']]],
    ['of two the one who is spoken of so', 'Craig told Bev that she is late.', [['she', 'Bev']]],
    ['of two alike the first', 'My deputy rang Craig, and he was angry.', [['he', 'your deputy']]],
    ['somebody of whom it was not known yet', 'Rosa came at nine. She had the keys.', [['She', 'Rosa']]],
    ['the one it is about, where nobody was named', 'he comes late every day', [['he', 'Craig']]],
  ])('is %s', (_, text, meant) => {
    expect(who(text)).toEqual(meant)
  })

  it('is who was named in an earlier message', () => {
    expect(who('Bev does the menus.', 'She asked me, and he laughed.')).toEqual([
      ['She', 'Bev'],
      ['he', 'Craig'],
    ])
  })

  it('is nobody where nobody who is spoken of so is known', () => {
    expect(who('she was there')).toEqual([])
  })
})
