import { describe, expect, it } from 'vitest'
import { converse } from '../../testing/conversation.ts'

const answer = (...messages: string[]) => {
  const turn = converse(messages).at(-1)
  return { move: turn?.metadata.turn?.move, content: turn?.content ?? '', turn }
}
/** The draft as the coach gives it back; empty where it is left as it is. */
const changedOf = (content: string) =>
  content
    .split('\n')
    .flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []))
    .join('\n')

describe('a draft is answered yes or no first, with the one change that matters most', () => {
  it.each([
    [
      'a laundry',
      "Dear Paco, the others make your sheets since May. If you don't like it, there is the door.",
      'is it ok?',
      /^No/,
      "If you don't like it, there is the door",
      'Dear Paco, the others make your sheets since May.',
    ],
    [
      'a laboratory',
      'Dear Yannick, I am sorry about the standup, but the tests were really not made.',
      'Is this good?',
      /^No/,
      'I am sorry about the standup, but the tests were really not made',
      'Dear Yannick, I am sorry about the standup.',
    ],
    [
      'a pharmacy',
      "On Wednesday you labelled apixaban 5 mg as 2.5, and it makes me feel you're not bothered.",
      'Right?',
      /^No/,
      "and it makes me feel you're not bothered",
      'On Wednesday you labelled apixaban 5 mg as 2.5.',
    ],
    [
      'a call center',
      'Dwayne, you have hung up on 25 customers, this is theft of wages, see me.',
      'Too harsh?',
      /^Yes/,
      'this is theft of wages',
      'Dwayne, you have hung up on 25 customers, see me.',
    ],
    [
      'a school',
      "Dear Owen, sorry to bother you again, it's probably just me, but would it maybe be possible to look at the visitors?",
      'any good?',
      /^No/,
      'sorry to bother you again',
      'Dear Owen, please look at the visitors.',
    ],
    [
      'a building site',
      'Suresh, why you are taking 2 hours break daily?',
      'is it polite?',
      /^No/,
      'why you are taking 2 hours break daily?',
      'Suresh, I have seen you taking 2 hours break daily. What is behind it?',
    ],
    [
      'a frame maker',
      'Preliminary indications are not inconsistent with the possibility of a frame deficiency.',
      'Be merciless.',
      /^No/,
      'not inconsistent with the possibility of',
      'Preliminary indications are consistent with a frame deficiency.',
    ],
    [
      'a clinic',
      'Helen, six calls, one approval. Sort it by Friday or I will report this to the board.',
      'Yes or no?',
      /^No/,
      'or I will report this to the board',
      'Sort it by Friday. If not, I will',
    ],
    [
      'a kitchen',
      'Luis, you never clean the fryer and you always leave at ten.',
      'Too hard?',
      /^(?:Yes|A little|Hardly)/,
      'never',
      '',
    ],
  ])('%s', (_trade, draft, asked, verdict, words, changed) => {
    const { move, content } = answer(`I wrote this: "${draft}" ${asked}`)
    expect(move).toBe('draft')
    expect(content.replace(/^Not (?:yet|fine yet)/, 'No')).toMatch(verdict)
    expect(content).toContain(words)
    expect(changedOf(content)).toContain(changed)
    expect(content).not.toContain('[')
  })

  it.each([
    [
      'a depot',
      'From Monday you work in pairs. Come to me if it does not work.',
      'ok?',
      'Yes. Send it as it is.',
    ],
    [
      'a bakery',
      'Nadia, the label on Wednesday was my mistake. I am sorry.',
      'Is it good?',
      'Yes. Send it as it is.',
    ],
    [
      'a warehouse',
      'We will not raise your pay now. We look at it on 1 October.',
      'too cold?',
      'No. Send it as it is.',
    ],
    ['a hotel', 'The roof stays shut until Friday.', 'good or too cute?', 'It is fine. Send it as it is.'],
  ])('%s: unchanged where nothing is wrong, with one reason from the text', (_trade, draft, asked, said) => {
    const { content } = answer(`My text: "${draft}" ${asked}`)
    expect(content.startsWith(said)).toBe(true)
    const [, quote = ''] = /“([^”]+)”/.exec(content) ?? []
    expect(quote).not.toBe('')
    expect(draft).toContain(quote)
  })

  it('says “Say it” of words that are spoken', () => {
    expect(answer('I\'d say: "The roof stays shut until Friday, Ana." Ok?').content).toContain(
      'Say it as it is.',
    )
  })
})

describe('a draft is given as it is asked for', () => {
  const MAIL =
    'I wrote this mail: "Hi team, I hope this finds you well. I just wanted to let you know that we have decided to move the stand-up. It was a long discussion. From Monday it is at 9:30. Please change your calendars by Friday."'

  it('shorter, with what is asked and its day kept', () => {
    const changed = changedOf(answer(`${MAIL} Make it shorter.`).content)
    expect(changed).toBe(
      'Hi team, we have decided to move the stand-up. From Monday it is at 9:30. Please change your calendars by Friday.',
    )
  })

  it('softer, then firmer, each from where the turn before left it', () => {
    const first = 'I\'d send: "Marek, you have to be on time. Do not make excuses." Softer please?'
    const softer = changedOf(answer(first).content)
    expect(softer).toBe('Marek, please be on time. Please do not make excuses.')
    const shorter = answer(first, 'Make it shorter.').content
    expect(shorter).toContain('every sentence carries')
  })

  it('in the turn after it was judged', () => {
    const { move, content } = answer(
      'I wrote this: "Marek, you were late on Monday, maybe we could possibly talk about it." Ok?',
      'Make it firmer.',
    )
    expect(move).toBe('draft')
    expect(content).toContain('Marek, you were late on Monday')
  })
})

it('takes nothing that stands in a draft for a fact or a promise', () => {
  const { turn } = answer('My draft: "Nadia, I will call you tomorrow and say it properly." Is it ok?')
  expect(turn?.metadata.turn?.promises).toEqual([])
})

describe('words that the coach gave', () => {
  const SITUATION =
    'Our head baker Dorota corrects the apprentices loudly in front of customers. I have to say something before Friday.'
  const earlier = [SITUATION, 'What exactly do I say to her?']
  const tap = (tapped: 'softer' | 'shorter') => converse([...earlier, 'Softer'], { tapped }).at(-1)
  const given = changedOf(converse(earlier).at(-1)?.content ?? '')

  it.each([
    [
      'softer',
      'Dorota, there is one thing I would like to see done differently. I notice that you correct the apprentices loudly in front of customers. How do you see it?',
    ],
    ['shorter', 'You correct the apprentices loudly in front of customers. How do you see it?'],
  ] as const)('are given %s at a tap, and nothing is found wrong in them', (how, expected) => {
    const turn = tap(how)
    expect(given).toContain('one thing I want to see done differently')
    expect(turn?.metadata.turn?.move).toBe('draft')
    expect(changedOf(turn?.content ?? '')).toBe(expected)
    expect(turn?.content).not.toContain('“')
  })

  it('are asked for at a tap where there are none', () => {
    const turn = converse(['My team is quiet in every meeting.', 'Softer'], { tapped: 'softer' }).at(-1)
    expect(turn?.metadata.turn?.move).toBe('script')
  })
})
