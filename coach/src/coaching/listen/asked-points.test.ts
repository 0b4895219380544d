import { describe, expect, it } from 'vitest'
import { findAskedPoints } from './asked-points.ts'

const pointsOf = (message: string) => findAskedPoints(message).map(({ kind, text }) => [kind, text])

describe('what a request says itself that the words shall say', () => {
  it.each([
    [
      'I want to tell her thanks for the rota, and ask her to go easy on him. What do I say?',
      [
        ['thanks', 'the rota'],
        ['do', 'go easy on him'],
      ],
    ],
    [
      'I need one date for the June wages that I can tell the crew. How do I open it?',
      [['need', 'one date for the June wages that I can tell the crew']],
    ],
    [
      'I want to ask Dr. Hofer whether he would see her on Friday. He likes it short.',
      [['whether', 'he would see her on Friday']],
    ],
    [
      "I want that he asks me before he moves my people. He's busy.",
      [['do', 'asks me before he moves my people']],
    ],
    [
      'An e-mail to Mrs Oduya. That I left her name out of my report.',
      [['tell', 'I left her name out of my report']],
    ],
    ['I have to say no to the third Saturday. How?', [['no', 'the third Saturday']]],
    ['I must apologize to him for the shouting, in his van.', [['sorry', 'the shouting, in his van']]],
  ])('is taken from “%s”', (message, points) => {
    expect(pointsOf(message)).toEqual(points)
  })

  it('is a list, with all that it lists and nothing of how it shall sound', () => {
    expect(
      pointsOf(
        'Write me a text for the four of them. It should say that the van takes the suits every second Monday, that the firm pays, to leave them on the rail by nine, and nothing that sounds like a complaint.',
      ),
    ).toEqual([
      ['tell', 'the van takes the suits every second Monday'],
      ['tell', 'the firm pays'],
      ['do', 'to leave them on the rail by nine'],
    ])
  })

  it('is a list of which each thing has a number, or that somebody has "got to" say', () => {
    expect(
      pointsOf(
        'A form of words for Friday. It should contain three things: (1) that the memorandum was hers; (2) that I am sorry; and (3) that I ask for nothing.',
      ),
    ).toEqual([
      ['tell', 'the memorandum was hers'],
      ['tell', 'I am sorry'],
      ['tell', 'I ask for nothing'],
    ])
    expect(
      pointsOf("A message to Joss. It's got to say she gets it on Tuesday, and that the box was on me."),
    ).toEqual([
      ['tell', 'she gets it on Tuesday'],
      ['tell', 'the box was on me'],
    ])
  })

  it('is a list in a request that is typed without a stop, and behind what it is written on', () => {
    expect(
      pointsOf(
        "He has said I can tell him so can you do me a message for Rupert and it needs to say that Callum has had no room since the ninth and that I'll clear the boxes myself",
      ),
    ).toEqual([
      ['tell', 'Callum has had no room since the ninth'],
      ['tell', "I'll clear the boxes myself"],
    ])
    expect(
      pointsOf(
        'I want a paper for the board: handover is at six for both shifts, we leave the gate at five past.',
      ),
    ).toHaveLength(2)
    expect(pointsOf('It should say that what she is seeing is real, and that she can phone me.')[0]).toEqual([
      'tell',
      'what she is seeing is real',
    ])
  })

  it.each([
    'Give me one sentence that I can say over the radio.',
    "Something that doesn't sound like a poster, so that he can't argue.",
    "I don't want to say sorry for it. What do I write?",
    'I need a few words for Jari. Two sentences. No speech.',
    'What do I say to him?',
    'How do I even say that to her?',
    'I want to say that to him before lunch.',
    "What do I say to Tom? I don't want him to know that I applied elsewhere.",
    'Nobody must know that we are closing in May, and that Ana gets the post. What do I tell the team?',
    'The message must not say that we close, and that Ana goes.',
    'They say that he drinks at work. What do I say to him?',
    'He has to apologize to Ana for the joke. What do I say to him?',
    "He can't say no to customers. What do I tell him?",
  ])('is not found in “%s”', (message) => {
    expect(findAskedPoints(message)).toEqual([])
  })
})

it('asks nobody to feel or to think something', () => {
  for (const request of [
    'I want she not feel like we throw her in the street.',
    'Please write it. I want her to understand that we like her.',
    'I want him to not think it is his fault.',
  ])
    expect(findAskedPoints(request).filter(({ kind }) => kind === 'do')).toEqual([])
})

describe('what is asked how to say', () => {
  it.each([
    [
      'how do i say to her that i dont want her to go without it sounding like a trick',
      'i dont want her to go',
    ],
    ['How do I tell him he cannot have the Friday off?', 'he cannot have the Friday off'],
    ['Help me tell my deputy that I am leaving in March.', 'I am leaving in March'],
    ['I need a message to the team that the party is off.', 'the party is off'],
  ])('is what is asked how to say: %s', (request, said) => {
    expect(findAskedPoints(request).map(({ text }) => text)).toEqual([said])
  })

  it('is nothing that only tells of the other one', () => {
    expect(findAskedPoints("I don't know how to tell Mr. Keller, he is very fast.")).toEqual([])
  })
})
