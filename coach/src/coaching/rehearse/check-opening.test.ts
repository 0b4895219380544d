import type { Scene } from '@lodestar/contract/rehearsals'
import { describe, expect, it } from 'vitest'
import { applyChanges } from '../../communication/rewrite/rewrite-message.ts'
import { OPENINGS } from '../../testing/openings.data.ts'
import { checkOpening } from './check-opening.ts'

const SCENE: Scene = { person: 'Marco', title: '', words: '', expected: [], told: [] }

describe.each(OPENINGS)('%s: %s', (finding, opening) => {
  const check = checkOpening(opening, SCENE)

  it('is what the coach names', () => {
    expect(check.finding).toBe(finding)
  })
  it('is quoted exactly, changed as the changes say, and with nothing that was not there', () => {
    if (check.quote !== null) expect(opening).toContain(check.quote)
    expect(applyChanges(opening, check.changes)).toBe(check.changed ?? opening)
    const numbers = (text: string) => text.match(/\d+/g) ?? []
    for (const number of numbers(check.changed ?? '')) expect(numbers(opening)).toContain(number)
  })
  it('is heard, where it is not good, and then no longer found in the changed version', () => {
    expect(check.hears).toMatch(/^\p{Lu}.*[.]$/u)
    if (finding === 'good') expect(check.changed).toBeNull()
    else if (finding !== 'blank') {
      expect(check.changed).toMatch(/^[\p{Lu}[].*[^,;:]$/u)
      expect(checkOpening(check.changed ?? '', SCENE).finding).not.toBe(finding)
    }
  })
})

/** Openings that need care in how they are changed: the version that is offered, word for word. */
const VERSIONS: readonly (readonly [opening: string, changed: string])[] = [
  [
    'Why must you interrupt Ana in every review? She has stopped talking.',
    'What makes you interrupt Ana in every review? She has stopped talking.',
  ],
  [
    'Why must you be so loud in the ward at night? Two patients woke up on Monday.',
    'I notice that you are so loud in the ward at night. What is behind it? Two patients woke up on Monday.',
  ],
  [
    'Why should you get Friday off when Ben worked it? He asked me first.',
    'How do you see it: should you get Friday off when Ben worked it? He asked me first.',
  ],
  [
    'How can you be so calm when the site is down? We lost two orders today.',
    'You are so calm when the site is down. What is behind it? We lost two orders today.',
  ],
  [
    'Why can you leave at four and I cannot? I stayed twice this week.',
    'How is it that you can leave at four and I cannot? I stayed twice this week.',
  ],
  [
    'Why can’t you send it on time? We waited on Monday.',
    'What would it take for you to send it on time? We waited on Monday.',
  ],
  [
    'What were you thinking when you signed that off without a second reading? The client found three errors.',
    'You signed that off without a second reading. What happened? The client found three errors.',
  ],
  [
    'Every time I ask for numbers, I get excuses. I had to guess on Monday. What do you need?',
    'Often, when I ask for numbers, I get excuses. I had to guess on Monday. What do you need?',
  ],
  [
    'Stop lying to me, Graham. You told me on Monday that the part was ordered. Explain that.',
    'You told me on Monday that the part was ordered. Explain that.',
  ],
  [
    'I’m sick of cleaning up your mess. You’ve screwed up the Basel order three times. What happened?',
    'You’ve screwed up the Basel order three times. What happened?',
  ],
  [
    'I expected more from someone on your salary. It was careless, and the client saw the wrong price on Friday.',
    'The client saw the wrong price on Friday.',
  ],
  [
    'You have a bit of an attitude problem. You left the meeting on Monday. What happened?',
    'You left the meeting on Monday. What happened?',
  ],
  [
    'You told Mrs. Lee to wait. A couple of the girls on the ward came to me and they feel you’re short with them. How do you see it?',
    'You told Mrs. Lee to wait. How do you see it?',
  ],
  [
    'The stock list was wrong on Monday, so we ordered twice. Another thing, you need to send me the rota. When can you?',
    'The stock list was wrong on Monday, so we ordered twice.',
  ],
  [
    'I apologise if anyone was offended by my remark on Monday. It was only a joke.',
    'I’m sorry for my remark on Monday.',
  ],
  [
    'I apologise if anyone was offended. It was only a joke.',
    'I’m sorry for [what you did or said, and when].',
  ],
  ['I’m sorry I called you slow on Monday. I was only joking.', 'I’m sorry I called you slow on Monday.'],
]

it.each(VERSIONS)('the version keeps what was meant: %s', (opening, changed) => {
  expect(checkOpening(opening, SCENE).changed).toBe(changed)
})

/** Openings that hold, and what they are praised for. */
const PRAISED: readonly (readonly [opening: string, hears: RegExp])[] = [
  ['I didn’t give you the team lead job. Hana has it. I want you to hear it from me.', /the hard part/],
  ['We are letting you go at the end of March. It is the budget. I’m sorry.', /the hard part/],
  ['I’m sorry about that. I should have asked you on Monday.', /owns your part/],
  ['I have three ideas for the rota. I’d like to hear yours first. Is now OK?', /opens the talk/],
  [
    'You smoked in the store on Tuesday, and the alarm went off. That has to stop.',
    /“That has to stop” says/,
  ],
  ['You’ve missed two calls this week, and the client waited. What is going on?', /can be checked/],
  [
    'Ana, you were ten minutes late on Monday, and Tom waited. What happened?',
    /ten minutes late on Monday.*can be checked/,
  ],
  [
    'Ana, you did not close the door on Monday, and two dogs got out. What happened?',
    /close the door on Monday.*can be checked/,
  ],
  ['Thanks for catching the wrong invoice on Monday, Ana.', /thanks them/],
  ['Well done, Ana. You stayed until the last patient was home.', /thanks them/],
  ['I’m sorry for shouting at you on Monday.', /owns your part/],
]

it.each(PRAISED)('a good opening is praised for what it is: %s', (opening, hears) => {
  const check = checkOpening(opening, SCENE)
  expect(check).toMatchObject({ finding: 'good', changed: null })
  expect(check.hears).toMatch(hears)
})

it.each([
  [
    'a moment that is asked for',
    'Ana, have you ten minutes? You were late on Monday, and Tom waited.',
    /ten minutes/,
  ],
  [
    'a question',
    'Ana, were two boxes missing on Monday? The client waited for them. Tell me what you saw.',
    /can be checked/,
  ],
  [
    'thanks for the time alone',
    'Thanks for hopping on, Ana. The order of Monday is still open, and the client waits. Can you take it?',
    /thanks them/,
  ],
  [
    'being sorry without saying for what',
    'Ana, I’m sorry. It was a hard week for all of us.',
    /owns your part/,
  ],
  ['being sorry for nobody', 'Ana, I’m sorry. It was a hard week for my team.', /owns your part/],
])('nobody is praised for %s', (_what, opening, hears) => {
  const { finding, hears: said } = checkOpening(opening, SCENE)
  expect(finding).toBe('good')
  expect(said).not.toMatch(hears)
})

it('to talk about something is not yet to ask for something', () => {
  const opening = 'We need to talk about your performance. It’s slipping and the numbers show it.'
  expect(checkOpening(opening, SCENE).finding).toBe('no-ask')
})

it.each([
  [
    'attack',
    'Have you seen the hellebores? They are finished, the lot of them. Who had the water on Sunday?',
  ],
  [
    'may-hurt',
    'Dmitri, what I have is 5,600, not 6,500. I would be sorry to lose you. What do you think of it?',
  ],
  ['may-hurt', 'Trish, it is two bags each. I know where your heart is. Can you stay with two on Saturday?'],
  ['accusing-why', 'Father, I understand why you said it on Sunday. Can we look at the money together?'],
])('no %s is heard in what only sounds like one: %s', (finding, text) => {
  expect(checkOpening(text, { person: '', title: '', words: '', expected: [], told: [] }).finding).not.toBe(
    finding,
  )
})
