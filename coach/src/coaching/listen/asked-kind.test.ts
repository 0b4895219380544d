import { expect, it } from 'vitest'
import { converse } from '../../testing/conversation.ts'
import { excerptsOf } from '../../testing/excerpts.ts'
import type { Whole } from '../../text/excerpts.ts'

const STORY = 'Marco keeps interrupting Ana in our planning meetings, and she has gone quiet.'
const NOTHING = { meaning: new Float32Array(384), words: [], matter: new Float32Array(3) }

/** What is answered to the last of some messages, which is of these kinds. */
function answer(messages: readonly string[], whole: Partial<Record<Whole, string>>): string {
  const hearing = { ...NOTHING, excerpts: excerptsOf(messages, { whole }) }
  return converse([...messages], { hearing }).at(-1)?.content ?? ''
}

it('a question of a known kind is answered with a side to take, and asked again with another answer', () => {
  const ask = 'Should I own up that I saw it for months?'
  const whole = { ask: 'own-mistake-tell-or-hide' }
  const first = answer([STORY, ask], whole)
  const second = answer([STORY, ask, 'And should I own up in front of all?'], whole)
  expect(first).not.toMatch(/\?\W*$/)
  expect(second).not.toBe(first)
})

it('a feared reaction of a known kind gets what to do at that moment, and words that ask for nothing', () => {
  const content = answer([STORY, 'And if he starts to cry?'], { fear: 'cries' })
  expect(content).toMatch(/tears|cry/i)
  expect(content).toMatch(/^> /m)
  expect(content).not.toMatch(/by when|What will you do/)
})

it('what is told further on gets what it changes, behind the leader’s own words, and one question', () => {
  const told = 'I have to add that I laughed about it once, with all of them there.'
  const content = answer([STORY, told], { news: 'own-part' })
  expect(content).toContain('I laughed about it once')
  expect(content.match(/\?/g)).toHaveLength(1)
  expect(content.length).toBeGreaterThan(answer([STORY, told], {}).length)
})

it('a matter of a known kind gets how to go about it at once', () => {
  const content = answer([STORY], { matter: 'dominates' })
  expect(content.length).toBeGreaterThan(answer([STORY], {}).length)
})
