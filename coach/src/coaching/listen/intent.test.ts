import { describe, expect, it } from 'vitest'
import { findFact, readByWords, readScale } from './intent.ts'

const read = (
  text: string,
  stage: { isReply?: boolean; isCommitStage?: boolean; isOptionsStage?: boolean } = {},
) =>
  readByWords(text, {
    isReply: true,
    isCommitStage: false,
    isOptionsStage: true,
    words: text.split(/\s+/).length,
    ...stage,
  })

describe('what a message in the middle of a conversation is for', () => {
  it.each([
    ['Give me a sentence I can say when he interrupts.', 'ask-script'],
    ['Can you write me what I say to Oliver?', 'ask-script'],
    ['What would you have me say to Graham about the car park?', 'ask-script'],
    ["He's waiting. I should say something to him too, what would that be?", 'ask-script'],
    ["I don't know, maybe a 4 out of 10.", 'scale'],
    ["Hm, I'm not sure a weekly check-in helps, we already have one and it's all fine in there.", 'tried'],
    ["Should I do it on camera if they don't want their camera on?", 'ask-opinion'],
    ['no time for that', 'no-time'],
    ['Maybe I should just give him space.', 'lean'],
    ['just tell me one thing', 'first-thing'],
    ['is this private?', 'about-coach'],
    ['the surgeon won’t listen to a nurse', 'refused'],
    ["No, that's not it.", 'disagree'],
    ["That's a wall of text.", 'too-long'],
    ['You keep asking the same thing.', 'complain'],
    ['What do I say if she cries?', 'what-if'],
    ['Should she refuse, what do I do then?', 'what-if'],
    ['Should my brother stand there with me, do you think?', 'ask-opinion'],
  ])('is read from “%s” as %s', (text, intent) => {
    expect(read(text)).toBe(intent)
  })

  it.each([
    ['He already said no twice. What do I say the third time?', 'ask-script'],
    ["Thanks, I'll do it. But what if he isn't there?", 'what-if'],
    ['I have no time for a long talk, is ten minutes enough?', 'ask-opinion'],
    ["Thanks, I'll ask him on Tuesday.", 'commit'],
  ])('is the request where more is said beside it: “%s”', (text, intent) => {
    expect(read(text)).toBe(intent)
  })

  it.each([
    'I tried it and it worked.',
    'He has tried to improve, I can see that.',
    'She says I keep asking the same questions.',
    'My boss asked me: what would you do?',
    'He told me: you are not listening.',
    'He says he has no time for the apprentices.',
    '7 nurses and 2 aides',
    'No. Only the two of them.',
    "She doesn't want to lose face in front of the trainees.",
    'I can see why she is angry.',
    'If I tell her how good she is, she will want more money.',
    'Great at her job, terrible with people.',
    'The first one was fine, the second one yelled at a guest.',
  ])('is a plain answer in “%s”', (text) => {
    expect(read(text)).toBe('answer')
  })

  it('is a promise only where the moment for one has come or a day is named', () => {
    const possible = 'I could ask him to walk with me'
    expect(read(possible)).toBe('lean')
    expect(read(possible, { isCommitStage: true })).toBe('commit')
    expect(read(`${possible} on Friday`)).toBe('commit')
    expect(read(possible, { isOptionsStage: false })).toBe('answer')
  })

  it('is new material at the start, whatever stands in it', () => {
    expect(read('I tried to talk to my co-founder three times.', { isReply: false })).toBe('describe')
  })
})

describe('a complaint', () => {
  it('is about the coach, not what others say of the leader', () => {
    expect(findFact('I already told you that')).toBeUndefined()
    expect(findFact('He said that this is not helpful')).toBe('He said that this is not helpful')
  })
})

describe('the number on the scale', () => {
  it.each([
    ["I don't know, maybe a 4 out of 10.", 4],
    ['between 5 and 6', 5],
    ['Seven.', 7],
    ["I'm at a 4, it was a 2 last week", 4],
    ['3 weeks now', undefined],
  ])('in “%s” is %s', (text, value) => {
    expect(readScale(text)).toBe(value)
  })
})
