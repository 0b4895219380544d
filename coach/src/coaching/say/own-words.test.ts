import { expect, it } from 'vitest'
import { converse } from '../../testing/conversation.ts'

const STORY = 'Marco keeps interrupting Ana in our planning meetings and she has gone quiet.'

/** The words to say that a turn gives, without the marks that set them apart. */
const wordsOf = (content: string) =>
  content
    .split('\n')
    .filter((line) => line.startsWith('>'))
    .map((line) => line.replace(/^>\s*/, ''))

it('has words to say however often they are asked for, and never an empty quotation', () => {
  const again = Array.from({ length: 9 }, (_, at) => `What do I say to him? Try ${at + 1}.`)
  const turns = converse([STORY, ...again]).filter(({ content }) => content.includes('>'))
  expect(turns.length).toBeGreaterThan(4)
  for (const { content } of turns) expect(wordsOf(content).join(' ').length).toBeGreaterThan(10)
})

it('names what must stand in words that open a talk, and leaves no blank in them', () => {
  const ask = 'How do I start the talk with her about the order? Must have the invoice in it.'
  const said = converse(['I have to speak with Ines and I do not know how.', ask]).map(
    ({ content }) => content,
  )
  expect(wordsOf(said.at(-1) ?? '').join(' ')).toContain('about the invoice')
  expect(said.at(-1)).not.toMatch(/\[/)
})

it('gives the words of the purpose that a tap names, to whom the talk is about', () => {
  const [, said] = converse([STORY, 'Words to thank somebody in a few plain words']).map(
    ({ content }) => content,
  )
  expect(wordsOf(said ?? '').join(' ')).toMatch(/^Marco, /)
  expect(said).toContain('I saw')
})

it('turns a clause whose verb hangs on the name to the person without a second verb', () => {
  const story = "Corey's late again, twice a week for a month, and the others unload the truck without him."
  const said = converse([story, 'What do I say to him?']).map(({ content }) => content)
  expect(said.join(' ')).not.toMatch(/you're was/i)
})

it('calls nobody by the language that is spoken with them', () => {
  const ask = 'Please write me what I say to him, because then I will speak Polish.'
  const [, said] = converse(['Marek comes late to every shift. I have to tell him that it stops.', ask])
  expect(wordsOf(said?.content ?? '').join(' ')).toMatch(/^Marek, /)
})
