import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXCERPT_KINDS, EXCERPT_ROLES, POINT_KINDS } from '@lodestar/coach/text/excerpts'
import { expect, it } from 'vitest'
import { openExcerptModel } from './excerpt-model.ts'
import { loadPhrased } from './load-library.ts'

const model = await openExcerptModel()
const ASKED = 'What do I say to Marco?'

it('knows roles and kinds by the names that the coach has for them', () => {
  const labels = join(import.meta.dirname, '../../../models/excerpts/labels.json')
  expect(JSON.parse(readFileSync(labels, 'utf8'))).toMatchObject({
    roles: [...EXCERPT_ROLES],
    kinds: [...EXCERPT_KINDS],
    points: [...POINT_KINDS],
  })
})

it('names each kind of message of which something is known to be said, and no other', () => {
  const labels = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../models/excerpts/labels.json'), 'utf8'),
  )
  const { forms, asked, fearedKinds, matters, news } = loadPhrased()
  const keysOf = (kinds: readonly { key: string }[]) => [...kinds.map(({ key }) => key), 'other'].toSorted()
  expect(labels.forms.toSorted()).toEqual(keysOf(forms))
  expect(labels.asks.toSorted()).toEqual(keysOf(asked))
  expect(labels.fears.toSorted()).toEqual(keysOf(fearedKinds))
  expect(labels.matters.toSorted()).toEqual(keysOf(matters))
  expect(labels.news.toSorted()).toEqual(keysOf(news))
})

it('gives chances that come to one, and reads each word where it stands in its message', async () => {
  const told = ['Marco was late again.', 'The others waited for an hour.']
  const { messages, kinds, whole } = await model.read({ earlier: told, text: ASKED, looksBack: true })
  const sum = (values: Iterable<number>) => [...values].reduce((total, each) => total + each, 0)
  for (const chances of [kinds, ...Object.values(whole).map((each) => each.values())])
    expect(sum(chances)).toBeCloseTo(1, 3)
  for (const { text, words } of messages) {
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(text.split(' '))
    for (const { roles } of words) expect(sum(roles)).toBeCloseTo(1, 3)
  }
  expect(messages.map(({ text }) => text)).toEqual([...told, ASKED])
})

it('reads a long story from both ends, and a request alone', async () => {
  const long = `${'She said it again and again. '.repeat(90)}That was on Monday.`
  const { messages } = await model.read({ earlier: [long], text: ASKED, looksBack: true })
  const [first] = messages
  expect(first?.words.length).toBeLessThanOrEqual(390)
  expect(long.slice(first?.words.at(-1)?.start)).toBe('Monday.')
  expect((await model.read({ earlier: [], text: ASKED, looksBack: true })).messages).toHaveLength(1)
})

it('picks what was done for the words about it, rather than a side remark', async () => {
  const told = 'Our printer hums like a bee. Marco told the client that we would be done on Friday.'
  const { messages } = await model.read({ earlier: [told], text: ASKED, looksBack: true })
  const chanceAt = (place: number) =>
    1 - (messages[0]?.words.find(({ start }) => start >= place)?.roles.at(-1) ?? 1)
  expect(chanceAt(told.indexOf('told the client'))).toBeGreaterThan(chanceAt(told.indexOf('hums')))
})

it('knows in a request whom the words are for from somebody who is only spoken of', async () => {
  const request = 'What do I say to Aoife? Christy was there, too.'
  const { messages } = await model.read({
    earlier: ['Christy milked the wrong cow on Sunday.'],
    text: request,
    looksBack: true,
  })
  const chanceOf = (name: string) =>
    messages[1]?.words.find(({ start }) => start === request.indexOf(name))?.points?.[POINT_KINDS.length] ?? 0
  expect(chanceOf('Aoife')).toBeGreaterThan(chanceOf('Christy'))
})
