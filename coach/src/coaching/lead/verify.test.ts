import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prepareLast } from '../../testing/conversation.ts'
import { readAnswer } from './answer.ts'
import { expectTurn } from './lead.ts'

const MARCO =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I told him twice in March. I have to talk to him before Thursday at 3, it costs us 40% of the meeting.'

type Options = Parameters<typeof prepareLast>[1]
function offer(messages: readonly string[] = [MARCO], options?: Options) {
  const prepared = prepareLast(messages, options)
  if (!prepared.brief) throw new Error('no brief')
  return { ...prepared, brief: prepared.brief }
}
const first = offer()
const answer = (message: string, state: object = {}) => {
  const read = readAnswer({ message, state }, '')
  if (!read) throw new Error('nothing to read')
  return read
}
const accept = (message: string, state: object = {}, given = first) =>
  expectTurn(given).accept(answer(message, state), 'mini-3')
/** The message as it is shown, with what was taken out; or why it is not. */
function shown(message: string, state: object = {}, given = first) {
  const made = accept(message, state, given)
  return 'refusal' in made ? made.refusal : { text: made.turn.content, repairs: made.repairs }
}

const GOOD =
  'You told him twice, and it did not last, so a third reminder will not do it either. Talk to Marco on Wednesday, before the meeting. Say what it does to Ana, and ask him for one thing.'
const STAYS = { text: GOOD, repairs: [] }

describe('an answer that keeps to what is known', () => {
  it('is shown as it was written', () => {
    expect(shown(GOOD)).toEqual(STAYS)
  })

  it.each([
    ['a name the leader has written', 'Ana will notice that you noticed.'],
    ['a day of the calendar with its date', 'Take Wednesday, November 25, for it.'],
    ['the weekday of tomorrow', 'Tomorrow, Sunday, you write it down.'],
    ['a number the leader has given', 'The 40% is what will move him.'],
    ['a time the leader has given', 'By Thursday at 3:00 it is said.'],
    ['clock arithmetic that is right', 'Catch him at 2:50, ten minutes before.'],
    ['the rest of a number', 'Not one of the other 39 said a word, I would guess.'],
    ['a people or a language', 'Say it in Danish first, as the Czech side does.'],
    ['small counting words', 'Two things matter here, and the first one is his face.'],
    ['a measure of advice', 'Take 15 minutes for it, and wait 10 seconds after your question.'],
    ['words that begin a sentence', 'Honestly, that is fair. Silence helps. Feedback lands better early.'],
    ['a one-on-one', 'Do it in your next 1:1 with him.'],
    ['what the coach has advised before', 'I advised going to him with a list, and that was mine.'],
    ['so many who are to do something', 'Before that, three people must hear it from you.'],
    ['what anybody would do, with numbers for it', 'A thief takes 8 one week and 15 the next.'],
    ['which of two it is', 'I would bet it is the second that has kept them quiet.'],
    ['as plainly as they have said it', 'Say it to her as plainly as you have said it to me.'],
    ['some of us, in words to say', 'Say: “Then the three of us look at it together on Thursday.”'],
    ['a question for some minutes', 'Ask “Have you ten minutes for me?”, and no more.'],
    ['a month the leader has named', 'What you said in March he has forgotten.'],
    ['their own words as a quotation', 'You said “she has gone quiet”, and that decides it.'],
  ])('may hold %s', (_, sentence) => {
    expect(shown(`${GOOD} ${sentence}`)).toEqual({ text: `${GOOD} ${sentence}`, repairs: [] })
  })
})

it('may hold what was typed in haste: a name without its apostrophe, a month in small letters, a number without its unit', () => {
  const told = offer([`${MARCO} sefas had 8 of them. they have not spoken since 3 march. she has 17.`])
  const message = `${GOOD} Ask how Sefa came to have the 8. Say what 3 March was like for you. It does not show what she did in the 17 minutes.`
  expect(shown(message, {}, told)).toEqual({ text: message, repairs: [] })
})

it('may hold what two numbers that were told lie apart', () => {
  const told = offer([`${MARCO} We are 90 people, and 28 of them have signed.`])
  const message = `${GOOD} That leaves 62 to win.`
  expect(shown(message, {}, told)).toEqual({ text: message, repairs: [] })
})

describe('a number that the writer has worked out', () => {
  const night =
    'Hamish did the round from 10:20 to 4 on Tuesday, and from 10:10 to 3 on Wednesday. Monday he forgot the gate, and last Thursday, and twice in October. It is 60 doors a night and 14 gates.'
  const told = offer([`${MARCO} ${night}`])
  const beside = (says: string, ...from: string[]) => ({ basis: [{ says, from }] })
  it.each([
    ['five hours forty', 'from 10:20 to 4'],
    ['4 h 50', 'from 10:10 to 3'],
    ['840', '60 doors a night', '14 gates'],
    ['233 grams', '14 gates', '60 doors a night'],
    ['four times', 'Monday he forgot the gate, and last Thursday, and twice in October'],
  ])('may be told with the words it comes from: %s', (number, ...from) => {
    const message = `${GOOD} He had to do ${number} in a row.`
    expect(shown(message, beside(number, ...from), told)).toEqual({ text: message, repairs: [] })
  })

  it.each([
    ['counted wrongly', '11 times', 'Monday he forgot the gate, and last Thursday, and twice in October'],
    ['a span that is none', '7 h 50', 'from 10:10 to 3'],
    ['from words that nobody wrote', 'four times', 'he forgot the gate four times'],
    ['from words without a count', '9 times', 'he forgot the gate'],
  ])('is cut where it is %s', (_, number, ...from) => {
    expect(shown(`${GOOD} That was ${number} in a row.`, beside(number, ...from), told)).toEqual({
      text: GOOD,
      repairs: ['number'],
    })
  })
})

describe('what is told in other words', () => {
  const stood = 'The arranger told the tenors they play like goats, and I just stood there like a post.'
  const told = offer([`${MARCO} ${stood}`])
  const sentence = 'Marco has humiliated the tenors in front of the orchestra.'
  const basis = [{ says: sentence.slice(0, -1), from: ['told the tenors they play like goats'] }]
  it('stands with the exact words that carry it, and not without', () => {
    expect(shown(`${GOOD} ${sentence}`, { basis }, told)).toEqual({
      text: `${GOOD} ${sentence}`,
      repairs: [],
    })
    expect(shown(`${GOOD} ${sentence}`, {}, told)).toEqual({ text: GOOD, repairs: ['untold'] })
  })

  it.each([
    ['words that nobody wrote', ['called the tenors goats']],
    ['one word', ['goats']],
    ['nothing', []],
  ])('is cut where it rests on %s', (_, from) => {
    const made = shown(`${GOOD} ${sentence}`, { basis: [{ says: sentence, from }] }, told)
    expect(made).toEqual({ text: GOOD, repairs: ['untold'] })
  })

  it('of a day stands too, also where the message has been seen coming before its basis was there', () => {
    const message = `${GOOD} Last Tuesday you let it pass.`
    const based = [{ says: 'Last Tuesday you let it pass', from: ['before Thursday at 3'] }]
    const expected = expectTurn(first)
    expect(expected.readComing({ message, state: {} })).toBe(GOOD)
    const made = expected.accept(answer(message, { basis: based }), 'mini-3')
    expect(made).toMatchObject({ repairs: [] })
  })

  it('carries no name and no study', () => {
    const given = (says: string) => ({ basis: [{ says, from: ['told the tenors they play like goats'] }] })
    for (const [says, check] of [
      ['Priya humiliated the tenors.', 'name'],
      ['Studies show that insults cost players.', 'study'],
    ] as const)
      expect(shown(`${GOOD} ${says}`, given(says), told)).toEqual({ text: GOOD, repairs: [check] })
  })
})

describe('a call or a word of a dialect at the beginning of a sentence', () => {
  it.each([
    'Wheesht, and wait.',
    'Dinnae let him wriggle.',
    'Crikey. Four gates.',
    'Mid-babble: lift a hand.',
  ])('is nobody’s name: %s', (sentence) => {
    expect(shown(`${GOOD} ${sentence}`)).toEqual({ text: `${GOOD} ${sentence}`, repairs: [] })
  })

  it('is one where words to say begin by calling somebody', () => {
    expect(accept(`${GOOD} Say: “Priya, can I have a word about Thursday?”`)).toMatchObject({
      refusal: 'invented-in-words',
      reason: expect.stringContaining('“priya”'),
    })
  })
})

describe('an answer of a model that cannot write', () => {
  it.each([
    ['ends before it begins', 'Marco’s answer to the message:'],
    ['shouts', 'SHOW ME, I AM NOT SOMEBODY LIKE THIS!'],
  ])('is refused where it %s', (_, message) => {
    expect(shown(message)).toBe('empty-part')
  })

  it('loses the leader’s own sentence that it gives as its own, and keeps one that it quotes', () => {
    expect(shown(`${GOOD} I have to talk to him before Thursday at 3.`)).toEqual({
      text: GOOD,
      repairs: ['repeated'],
    })
    const quoting = `${GOOD} “I have to talk to him before Thursday”: that is yours.`
    expect(shown(quoting)).toEqual({ text: quoting, repairs: [] })
  })
})

/** Each is made up, and found by the check beside it. */
const INVENTED: readonly (readonly [string, string, string])[] = [
  ['a colleague', 'name', 'Then let Priya take the minutes.'],
  ['a colleague at the start of a sentence', 'name', 'Thuy will back you up on that.'],
  ['a number', 'number', 'He has cut in 17 times this month.'],
  ['a count of what happened', 'number', 'He was late four times in a row.'],
  ['a time', 'number', 'Meet him tomorrow at 8:20.'],
  ['an amount of money', 'number', 'That is $12,000 a year.'],
  ['a percentage', 'percentage', 'Meetings like this lose 70 percent of their ideas.'],
  ['a date outside of the calendar', 'day', 'Give it until January 15.'],
  ['a weekday that the date is not', 'day', 'Take Wednesday, November 26, for it.'],
  ['the wrong name of tomorrow', 'day', 'Do it tomorrow, Tuesday.'],
  ['a day that is gone', 'day', 'Last Tuesday you let it pass.'],
  ['a study', 'study', 'Studies show that early feedback works better.'],
  ['a researcher', 'study', 'Research by Edmondson makes the same point.'],
  ['an expert', 'study', 'According to experts, this is common.'],
  ['a web page', 'address', 'Read more on www.example.com about it.'],
  ['a link', 'address', 'See https://evil.example/steal for it.'],
  ['a mail address', 'address', 'Write to coach@example.org instead.'],
  ['a telephone number', 'address', 'Call +1 (555) 010-9999 tonight.'],
  ['a quotation of theirs', 'quote', 'You said “I am afraid of him”, and that matters.'],
]

describe('what is made up', () => {
  it.each(INVENTED)('is cut out sentence by sentence: %s', (_, check, sentence) => {
    expect(shown(`${GOOD} ${sentence}`)).toEqual({ text: GOOD, repairs: [check] })
  })

  it('is cut out wherever it stands, and nothing else with it', () => {
    const good = [
      'He talks fast.',
      'She notices it.',
      'Say it once.',
      'Then wait for him.',
      'Let Ana finish.',
    ]
    const bad = INVENTED.map(([, check, sentence]) => ({ check, sentence }))
    fc.assert(
      fc.property(fc.constantFrom(...bad), fc.nat(good.length), ({ check, sentence }, at) => {
        expect(shown([...good.slice(0, at), sentence, ...good.slice(at)].join(' '))).toEqual({
          text: good.join(' '),
          repairs: [check],
        })
      }),
    )
  })

  it('never reaches the leader while it comes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...INVENTED), fc.nat(300), ([, , sentence], at) => {
        const whole = `Start with Ana. ${sentence} Then wait.`
        const coming = expectTurn(first).readComing({ message: whole.slice(0, at) })
        const left = typeof coming === 'string' ? coming : ''
        expect(left).not.toContain(sentence)
        if (at >= whole.length) expect(left).not.toMatch(/Priya|Thuy|17|8:20|12,000|Edmondson|example|555/)
      }),
    )
  })

  it('goes with the item of a list that holds nothing else', () => {
    expect(shown(`${GOOD}\n\n- Say what you saw.\n- Ask Priya to help.\n- Stop there.`)).toMatchObject({
      text: `${GOOD}\n\n- Say what you saw.\n- Stop there.`,
    })
  })

  it('is not cut out of a line of a list where the other half would stay', () => {
    const reactions = `${GOOD}\n\n- **If he laughs:** wait. Priya laughed, too. Then say it again.\n- If he nods, stop.`
    expect(accept(reactions)).toMatchObject({
      refusal: 'not-whole',
      reason: expect.stringContaining('“priya”'),
    })
  })

  it('is not cut where what follows leans on it: the answer is asked for again, with the reason', () => {
    const made = accept(
      `Start with Ana. Priya saw it too. That is why she should be there. Then talk to Marco.`,
    )
    expect(made).toEqual({
      refusal: 'not-whole',
      reason: expect.stringContaining('“Priya saw it too.” names somebody'),
    })
  })

  it('in words to say refuses the answer, since a hole in them would be said aloud', () => {
    for (const words of [
      '“Marco, Priya told me that you cut Ana off.”',
      '> Marco, 17 times is too often for me.',
    ])
      expect(shown(`Say it like this:\n\n${words}\n\nThen wait.`)).toBe('invented-in-words')
    const named = 'Marco, on Friday evening at 19:20 you cut her off.'
    expect(shown(`Say: ${named} Then wait.`, { words: [{ to: 'Marco', text: named }] })).toBe(
      'invented-in-words',
    )
  })
})

describe('research', () => {
  const curious = offer([`${MARCO} Is there any research on it?`])
  const [study] = curious.brief.grounds.found.research
  if (!study) throw new Error('no research offered')

  it('of the material may be told by its id, and is rendered by the code with its strength', () => {
    const sentence = 'Research suggests that it helps to speak of the task and not of the person.'
    const made = accept(`${GOOD} ${sentence}`, { research: [study.id] }, curious)
    if ('refusal' in made) throw new Error(made.reason)
    expect(made.turn.content).toContain(sentence)
    expect(made.turn.metadata.structuredResponse?.keyInsights[0]).toBe(study.text)
    expect(study.text).toMatch(/; [a-z ]*support(?:ed)?\)$/)
  })

  it('is offered where it is asked for, and where it is near to what was said', () => {
    expect(first.brief.grounds.found.research).toEqual([])
  })

  it('under an id that is not there is none', () => {
    const sentence = 'Research suggests that it helps.'
    expect(shown(`${GOOD} ${sentence}`, { research: ['research.made-up.1'] }, curious)).toEqual({
      text: GOOD,
      repairs: ['study', 'note-id'],
    })
  })
})

describe('a limit that was asked for', () => {
  const asked = offer([MARCO, 'What do I say to him? Two sentences, he hates speeches.'])
  it('is kept by the words to say, however long the message is', () => {
    const kept = 'Marco, let Ana finish on Thursday. Can you do that?'
    expect(
      shown(`Say it before the meeting and then wait for him:\n\n“${kept}”\n\nThen stop.`, {}, asked),
    ).toMatchObject({
      repairs: [],
    })
    const long = `Marco, let Ana finish on Thursday. I mean it. Can you do that?`
    const made = accept(`Say: “${long}”`, { words: [{ to: 'Marco', text: long }] }, asked)
    expect(made).toMatchObject({
      refusal: 'over-limit',
      reason: 'They asked for at most 2 sentences in the words to say.',
    })
  })

  it('holds for the message where there are no words to say', () => {
    const short = offer([MARCO, 'What would you do? Under 12 words.'])
    expect(shown('Talk to him before the meeting, and let Ana finish.', {}, short)).toMatchObject({
      repairs: [],
    })
    expect(shown(GOOD, {}, short)).toBe('over-limit')
  })
})

describe('where the leader ends', () => {
  const leaving = offer([MARCO, "Ok, I'll talk to him on Wednesday. Bye, and thanks."])
  it('no question is shown, and none is offered', () => {
    const made = accept('You talk to Marco on Wednesday. Good luck with it. How do you feel?', {}, leaving)
    if ('refusal' in made) throw new Error(made.reason)
    expect(made.turn.content).toBe('You talk to Marco on Wednesday. Good luck with it.')
    expect(made.turn.metadata.followUpQuestions).toEqual([])
    expect(made.repairs).toEqual(['question'])
  })

  it('the same where only the model has noticed it, and a question among words to say stays', () => {
    expect(
      shown(`${GOOD} Say: “Marco, can I have a minute with you before we start?” Shall we go on?`, {
        ends: true,
      }),
    ).toEqual({
      text: `${GOOD} Say: “Marco, can I have a minute with you before we start?”`,
      repairs: ['question'],
    })
  })
})

describe('nothing is said twice in a conversation', () => {
  const second = offer([MARCO, 'I have hinted a few times but never said it straight'])
  const isWhole = (one: string) => one.split(' ').length > 5 && !/[“”]/.test(one)
  const sentence =
    (first.turn.content.match(/[^.?!*\n]+[.?!]/g) ?? []).map((one) => one.trim()).find(isWhole) ?? ''

  it('a sentence the coach has said is cut, however it is set', () => {
    expect(sentence.split(' ').length).toBeGreaterThan(5)
    expect(shown(`${GOOD} **${sentence.toUpperCase()}** Then wait.`, {}, second)).toMatchObject({
      text: `${GOOD} Then wait.`,
      repairs: ['repeated'],
    })
  })

  it('a sentence that stands in one answer twice is cut the second time', () => {
    expect(shown(`${GOOD} Then let him talk as long as he likes. ${GOOD.split('. ')[1]}.`)).toMatchObject({
      repairs: ['repeated'],
    })
  })
})

describe('an answer that cannot be mended', () => {
  const SORRY = "I'm sorry, but I can't help with that."
  it.each([
    ['a blank', '  \n ', 'empty-part'],
    ['nothing but marks', '…', 'empty-part'],
    ['a word that says nothing', 'pwned', 'empty-part'],
    ['far too much', `${'word and word. '.repeat(400)}`, 'too-long'],
    ['a tag', 'Look <img src=x onerror=alert(1)> here.', 'markup'],
    ['a hidden link', 'Click [here](javascript:x) to go on.', 'markup'],
    ['code', 'Run this:\n```json\n{}\n```', 'markup'],
    ['the rules themselves', `I was told: ${first.brief.instructions.slice(200, 420)}`, 'rules-told'],
    ['a refusal', SORRY, 'refused'],
    ['a refusal as a machine', 'As an AI language model, I cannot judge people.', 'refused'],
    ['nothing but what is made up', 'Ask Priya at 8:20.', 'not-whole'],
    ['mostly what is made up', 'Ask Priya. Ask Thuy too. Then talk to Marco.', 'not-whole'],
  ])('because of %s is refused, and told why', (_, message, refusal) => {
    const made = accept(message)
    expect(made).toMatchObject({ refusal })
    expect('reason' in made && made.reason.length).toBeGreaterThan(10)
  })

  it('is known while it comes', () => {
    const { readComing } = expectTurn(first)
    expect(readComing({ message: 'Look <img src=x onerror' })).toMatchObject({ refusal: 'markup' })
    expect(readComing({ message: `I was told: ${first.brief.instructions.slice(200, 420)}` })).toMatchObject({
      refusal: 'rules-told',
    })
  })

  it('is not one because of words a leader may say to somebody', () => {
    expect(shown(`${GOOD} Say: “Marco, I can't help with that as long as Ana is cut off.”`)).toMatchObject({
      repairs: [],
    })
  })
})

describe('an answer that is still coming', () => {
  const { readComing } = expectTurn(first)
  it('is shown in whole words, and as it is once its state has begun', () => {
    expect(readComing({ message: 'You told him twi' })).toBe('You told him ')
    expect(readComing({ message: GOOD, state: {} })).toBe(GOOD)
    expect(readComing({ message: '## What I hear' })).toBe('What I ')
  })

  it('shows nothing while nothing can be read', () => {
    for (const partial of [null, undefined, {}, [], 'text', { message: null }, { message: ['x'] }])
      expect(readComing(partial)).toBe('')
  })

  it('only grows, as long as nothing in it has to go', () => {
    let before = ''
    for (let at = 0; at <= GOOD.length; at++) {
      const coming = readComing({ message: GOOD.slice(0, at) })
      if (typeof coming !== 'string') throw new Error(coming.refusal)
      expect(coming.startsWith(before.trimEnd())).toBe(true)
      before = coming
    }
  })
})

describe('any text at all', () => {
  it('is read and held against the grounds without an error', () => {
    const { accept: take, readComing } = expectTurn(first)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const read = readAnswer({ message: text }, text)
        if (read) take(read, 'mini-3')
        readComing({ message: text })
      }),
    )
  })
})
