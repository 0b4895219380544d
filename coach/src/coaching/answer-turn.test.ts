import { EMPTY_CASE } from '@lodestar/contract/case'
import { StructuredResponse } from '@lodestar/contract/structured-response'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allText, converse, PLAYBOOKS, sentencesOf } from '../testing/conversation.ts'
import { ACTS, TAGS } from '../text/hearing.ts'
import { DOES } from '../text/turn-reading.ts'
import type { CoachTurn } from './answer-turn.ts'
import { MISREAD, OUTCOME_NOTED } from './say/voice.data.ts'

const MARCO =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday and I hate conflict.'
const NURSES =
  'I need to let two of my nurses go on Friday and I have not slept. One of them just bought a house.'
const RAVI =
  "Two of my senior developers, Ravi and Tom, haven't spoken since the architecture decision in March. Code reviews have become a battlefield."
const LOAD =
  'We lost three people and the work stayed. My team does 55 hours a week and last night I answered mail at 1 am.'
const SOPHIE = 'Tomorrow I have to tell Sophie she is not getting the promotion I more or less promised her.'

/** A turn without the words to say that are made of what the leader has told. */
function withoutOwnWords({ content, metadata }: CoachTurn): CoachTurn {
  const { structuredResponse } = metadata
  const scripts = structuredResponse?.sampleScripts.filter(({ id }) => !id.startsWith('own-words'))
  return {
    content: content.replace(/^>.*$/gm, ''),
    metadata: {
      ...metadata,
      ...(structuredResponse
        ? { structuredResponse: { ...structuredResponse, sampleScripts: scripts ?? [] } }
        : {}),
    },
  }
}

const moves = (messages: string[]) => converse(messages).map(({ metadata }) => metadata.turn?.move)

describe('the first answer to a described situation', () => {
  const [turn] = converse([MARCO])
  const structured = turn?.metadata.structuredResponse

  it('has all six parts, each filled [R1-18, R3-20]', () => {
    expect(StructuredResponse.safeParse(structured).success).toBe(true)
    for (const part of Object.values(structured ?? {})) expect(part.length).toBeGreaterThan(0)
  })

  it('gives every approach, action, exercise and script all its fields [R3-21, R3-22, R3-23, R3-24, R3-25, R3-26]', () => {
    const { approaches = [], actionPlan = [], practiceExercises = [], sampleScripts = [] } = structured ?? {}
    const fields = [...approaches, ...actionPlan, ...practiceExercises, ...sampleScripts].flatMap(
      Object.entries,
    )
    expect(fields.length).toBeGreaterThan(40)
    const mustBeFilled = fields.filter(([field]) => field !== 'materials')
    for (const [field, value] of mustBeFilled) expect(value.length, field).toBeGreaterThan(0)
  })

  it("quotes the leader in exact words and uses the person's name", () => {
    const quotes = [
      ...(turn?.content ?? '').matchAll(/“([^”]+)”/g),
      ...(structured?.diagnosis ?? '').matchAll(/“([^”]+)”/g),
    ]
    expect(quotes.length).toBeGreaterThan(1)
    for (const [, quote] of quotes) expect(MARCO).toContain(quote)
    expect(allText(turn ?? { content: '', metadata: {} })).toContain('Marco')
  })

  it('opens the first script with what the leader saw, said to the person', () => {
    expect(structured?.sampleScripts[0]?.script).toContain(
      'You keep interrupting Ana in our planning meetings',
    )
  })

  it('plans nothing of the coming days for later than the day the leader named', () => {
    const dates = (structured?.actionPlan ?? []).map(({ timeframe }) => timeframe)
    expect(
      dates.some((timeframe) => timeframe.includes('by Thursday') || timeframe.includes('by Tuesday')),
    ).toBe(true)
    for (const timeframe of dates) expect(timeframe).not.toMatch(/by (?:Friday|Saturday)$/)
  })

  it('finds the person behind a longer name for them', () => {
    const [baker] = converse([
      'Our head baker Dorota has started correcting the apprentices in front of customers, loudly.',
    ])
    expect(baker?.metadata.turn?.person).toBe('Dorota')
    expect(allText(baker ?? { content: '', metadata: {} })).toContain(
      'ou have started correcting the apprentices in front of customers',
    )
  })

  it('ends in a question', () => {
    expect(turn?.content.trim()).toMatch(/\?\*\*$/)
    expect(turn?.metadata.followUpQuestions?.length).toBeGreaterThan(0)
  })
})

describe('which situation it is', () => {
  it.each([
    [MARCO, 'giving-feedback'],
    [NURSES, 'bad-news'],
    [RAVI, 'team-conflict'],
    [LOAD, 'overload-and-burnout'],
    [SOPHIE, 'bad-news'],
    [
      'Elena has missed her sales quota four quarters in a row. She works hard, but my director wants her gone.',
      'underperformance',
    ],
    ['My one-on-ones with Jonas are twenty minutes of status updates and then silence.', 'one-on-ones'],
    [
      'Since Monday I am the team lead of the people I had lunch with every day for five years.',
      'new-to-managing',
    ],
    [
      'My assistant manager could run the weekend shift alone but I still show up every Saturday to check everything.',
      'delegation',
    ],
  ])('%s → %s', (message, situation) => {
    expect(converse([message])[0]?.metadata.turn?.situations[0]).toBe(situation)
  })

  it('asks before advising while it cannot tell, and offers readings in whole sentences', () => {
    const [turn] = converse(['It has all been a bit strange since yesterday and I keep thinking about it'])
    expect(turn?.metadata.turn?.move).toBe('clarify')
    expect(turn?.metadata.structuredResponse).toBeUndefined()
    const { readings = [], followUpQuestions } = turn?.metadata ?? {}
    expect(readings.length).toBeGreaterThanOrEqual(2)
    expect(readings.length).toBeLessThanOrEqual(3)
    expect(followUpQuestions).toHaveLength(1)
    for (const { situation, asks } of readings)
      expect(PLAYBOOKS.find(({ key }) => key === situation)?.asksWhether).toBe(asks)
  })

  it('starts over when the leader brings a plainly different matter', () => {
    const turns = converse([MARCO, 'He does not know yet', RAVI])
    expect(turns[2]?.metadata.turn).toMatchObject({ move: 'advise', step: 0 })
    expect(turns[2]?.metadata.turn?.situations[0]).toBe('team-conflict')
  })
})

describe('a conversation', () => {
  const talk = [
    MARCO,
    "I've hinted a few times but never said it straight",
    'I want Ana to speak again and Marco to notice when he does it',
    'I think I should do it in private and short',
    "I'll talk to him on Wednesday after standup",
    'He might say he is just passionate',
  ]

  it('goes through the steps of GROW and ends in one commitment with its day', () => {
    const turns = converse(talk)
    expect(turns.map(({ metadata }) => metadata.turn?.stageLabel)).toEqual([
      'Goal',
      'Reality',
      'Options',
      'Will',
      'Will',
      'Will',
    ])
    expect(turns[4]?.metadata.turn?.commitment).toEqual({
      text: 'Talk to him on Wednesday after standup',
      dueOn: '2026-11-25',
    })
    expect(turns[4]?.content).toContain('**Talk to him on Wednesday after standup**')
  })

  it('says nothing twice', () => {
    const long = [
      ...talk,
      'thanks',
      'give me a plan',
      'what do I say?',
      'what would you do?',
      'I already tried that twice',
      'no time',
      "I don't know",
    ]
    // Words that are asked for again are given again.
    const said = converse(long).flatMap((turn) => sentencesOf(withoutOwnWords(turn)))
    const counted = said.filter((sentence) => sentence.split(' ').length >= 6)
    const twice = counted.filter((sentence, at) => counted.indexOf(sentence) !== at)
    expect(twice).toEqual([])
  })

  it('stays with the matter when it goes on about the same person, and with a plan whatever that sounds like', () => {
    const situations = (messages: string[]) =>
      converse(messages).map(({ metadata }) => metadata.turn?.situations[0])
    const elena =
      "I have to tell Elena on Friday that she didn't get the head nurse job. She has wanted it for three years."
    const goingOn = [
      "She believes it's as good as hers, because I told her in spring that she'd be promoted next and should prepare.",
      "I'm going to tell my boss on Monday that I need his support when I give her the bad news this week.",
    ]
    expect(new Set(situations([elena, ...goingOn])).size).toBe(1)
  })

  it('takes two ways side by side for a choice still to be made, not for a promise', () => {
    const either = 'I could tell him after the meeting, or I could ask him to come in early.'
    expect(moves([MARCO, 'In private', either])[2]).not.toBe('commit')
    expect(moves([MARCO, 'In private', "I'll tell him after the meeting on Monday."])[2]).toBe('commit')
  })

  it('fits the turn to what is asked', () => {
    expect(moves([MARCO, 'How do I start the conversation?'])[1]).toBe('script')
    expect(moves([MARCO, 'What would you do?'])[1]).toBe('opinion')
    expect(moves([MARCO, 'Give me a plan for this week'])[1]).toBe('advise')
    expect(moves([MARCO, 'I already tried that and nothing changed'])[1]).toBe('pushback')
    expect(moves([MARCO, 'I have no time for that before the meeting'])[1]).toBe('pushback')
    expect(moves([MARCO, "No, that's not it"])[1]).toBe('recheck')
    expect(moves([MARCO, 'maybe a 4'])[1]).toBe('scale')
    expect(moves([MARCO, 'I have no idea'])[1]).toBe('unsure')
    expect(moves([MARCO, 'Who can see this?'])[1]).toBe('explain-self')
    expect(moves(['hi'])[0]).toBe('open')
  })

  it('tells the cause once the answer shows it', () => {
    const [, second] = converse(talk)
    expect(second?.metadata.turn?.reading).toBe('not-said-yet')
    expect(second?.content).toContain('Marco has never heard it')
  })

  it('opens with the commitment of the session before', () => {
    const [turn] = converse([RAVI], { previousCommitment: 'Talk to Marco on Wednesday' })
    expect(turn?.content).toContain('**Talk to Marco on Wednesday**')
  })

  it('asks whether a step is still on until its day, and how it went from then on', () => {
    const previous = { previousCommitment: 'Talk to Ines on Monday (November 23)' }
    const before = converse([RAVI], { ...previous, previousDueOn: '2026-11-23' })[0]?.content
    expect(before).toMatch(/On Monday .*\*\*Talk to Ines on Monday\*\*\. .*still/)
    expect(before).not.toMatch(/How did it go|What happened with it/)
    const after = converse([RAVI], { ...previous, previousDueOn: '2026-11-21' })[0]?.content
    expect(after).toMatch(/How did it go|What happened with it/)
  })

  it('says it is software and who can read along, when asked', () => {
    const [, turn] = converse([MARCO, 'are you a real person? who can see this'])
    expect(turn?.content).toMatch(/I am software/)
    expect(turn?.content).toMatch(/nobody but you/)
  })

  it('hands a disclosure over and coaches nothing', () => {
    const [turn] = converse([
      'One of my nurses told me she does not want to live anymore and I have to run her review tomorrow.',
    ])
    expect(turn?.metadata.turn?.move).toBe('hand-over')
    expect(turn?.metadata.structuredResponse).toBeUndefined()
  })
})

describe('any text', () => {
  it('is answered without an unfilled blank, the same way each time', () => {
    const words = fc.constantFrom(
      'Marco',
      'my boss',
      'I',
      'keeps',
      'interrupting',
      '{person}',
      'hates',
      '?',
      'feedback',
      'Friday',
      '“',
      '\n',
      '💥',
      'nobody',
      'and',
      '$1',
    )
    fc.assert(
      fc.property(
        fc.array(fc.array(words, { maxLength: 30 }), { minLength: 1, maxLength: 4 }),
        (messages) => {
          const said = messages.map((message) => message.join(' ') || 'hm')
          const turns = converse(said)
          expect(converse(said)).toEqual(turns)
          for (const turn of turns) {
            expect(turn.content.length).toBeGreaterThan(0)
            if (!said.join().includes('{'))
              expect(allText(turn)).not.toMatch(/\{(?:person|when|words|act|day|title|topic)\}/)
            expect(turn.content).not.toMatch(/undefined|null|NaN/)
          }
        },
      ),
      { numRuns: 60 },
    )
  }, 30_000)
})

describe('the playbooks', () => {
  it('are the eight of the first release or more, each under its own name', () => {
    expect(PLAYBOOKS.length).toBeGreaterThanOrEqual(8)
    expect(new Set(PLAYBOOKS.map(({ key }) => key)).size).toBe(PLAYBOOKS.length)
  })

  it('share no sentence with each other', () => {
    const playbooks = PLAYBOOKS.map(({ cues: _cues, insights, ...others }) => ({
      ...others,
      insights: insights.map(({ text }) => text),
    }))
    const said = playbooks.flatMap((texts) => {
      const sentences = JSON.stringify(texts).split(/(?<=[.?!])\s+|","|":"/)
      return [...new Set(sentences)].filter((sentence) => sentence.split(' ').length >= 7)
    })
    const shared = said.filter((sentence, at) => said.indexOf(sentence) !== at)
    expect(shared).toEqual([])
  })
})

describe('what leaders really say', () => {
  const MIRA =
    "Since the first of the month I'm the shift leader of the people I used to have lunch with. Yesterday Mira went quiet when I came in."
  const lastOf = (...messages: string[]) => {
    const turn = converse(messages).at(-1)
    if (!turn) throw new Error('no turn')
    return turn
  }

  it('a quote ends in the sentence it stands in, with one full stop', () => {
    const { metadata } = lastOf(MIRA)
    expect(metadata.structuredResponse?.diagnosis).toContain('Mira went quiet when I came in”.')
    expect(metadata.structuredResponse?.diagnosis).not.toContain('.”.')
  })

  it('a thought tried on is not said back as decided', () => {
    const { content } = lastOf(MIRA, 'Maybe I should move her desk to the window.')
    expect(content).toContain('move her desk to the window')
    expect(content).not.toMatch(/so you should move/i)
  })

  it('a day that is named when it was asked for belongs to the promise', () => {
    const promise = "I'll ask Mira to have coffee with me."
    const { content, metadata } = lastOf(MIRA, 'She barely looks at me.', promise, 'Thursday then.')
    expect(metadata.turn?.commitment?.dueOn).toBe('2026-11-26')
    expect(content).toContain('Ask Mira to have coffee with you')
  })

  it('somebody else worn out is no feeling of the leader', () => {
    const { content } = lastOf('My sous chef Dario is burnt out I think, he is here from ten until midnight.')
    expect(content).not.toContain('You say you are')
  })

  it('"how do I start with her?" asks for words', () => {
    expect(lastOf(MIRA, 'How do I start with her?').metadata.turn?.move).toBe('script')
  })

  it('a number named in a sentence answers on the scale', () => {
    const { content, metadata } = lastOf(MIRA, "On a scale of ten I'm at a three with talking to her.")
    expect(metadata.turn?.move).toBe('scale')
    expect(content).toMatch(/\b(3|three|4|four)\b/)
  })

  it.each([
    ["Then I'll see her on Wednesday after lunch.", 'See her on Wednesday after lunch', '2026-11-25'],
    [
      "I'll tell them at ten on Thursday, and I'll say that I spoke against it.",
      /^Tell them at ten on Thursday, and say that you spoke against it/,
      '2026-11-26',
    ],
  ])('%s is a commitment', (promise, text, dueOn) => {
    const commitment = lastOf(MIRA, promise).metadata.turn?.commitment
    expect(commitment?.text).toMatch(text)
    expect(commitment?.dueOn).toBe(dueOn)
  })

  it("I'll see how it goes is none", () => {
    expect(lastOf(MIRA, "I'll see how it goes on Wednesday.").metadata.turn?.commitment).toBeNull()
  })

  it('a day by which something has to be done is not the day to do it on', () => {
    const text = JSON.stringify(
      lastOf(
        'Ines and Paolo have stopped talking. I need it settled before the parties start on December 4.',
      ),
    )
    expect(text).not.toMatch(/half an hour on Friday, December 4/)
  })

  it('the words to say that are nearest to what was told come first', () => {
    const { metadata } = lastOf(
      'On Thursday I have to tell the night crew, forty people, that the bonus is cancelled. I argued against it.',
    )
    const [own, nearest] = metadata.structuredResponse?.sampleScripts ?? []
    expect(own?.id).toMatch(/^own-words/)
    expect(nearest?.scenario).toContain('argued against')
  })
})

describe('a hand-over that was not called for', () => {
  const WRITING =
    'My deputy keeps blaming me for a missed order. Can I dismiss him in court or on sick leave, everyone asks me; I want to talk to him before Thursday.'

  it('is taken back when the leader says so, and the message it was about is coached', () => {
    const [first, second] = converse([WRITING, 'This is not a legal question at all.'])
    expect(first?.metadata.turn?.move).toBe('hand-over')
    expect(second?.metadata.turn?.move).not.toBe('hand-over')
    expect(second?.metadata.turn?.takesBack).toBe(true)
    expect(MISREAD.some((line) => second?.content.startsWith(line))).toBe(true)
    expect(second?.metadata.turn?.person).toBe('your deputy')
  })

  it('stays where the objection itself tells of something that belongs in other hands', () => {
    const [, second] = converse([WRITING, 'That is not what I meant. He hit me last night.'])
    expect(second?.metadata.turn?.move).toBe('hand-over')
    expect(second?.content).toMatch(/police|emergency number/)
  })

  it('stays where somebody may be in danger', () => {
    const [, second] = converse(['I want to kill myself tonight.', 'No, that is not what I meant.'])
    expect(second?.content).not.toMatch(/misread/)
  })
})

describe('what is asked of the coach', () => {
  const ask = (...messages: string[]) => {
    const turn = converse([MARCO, ...messages]).at(-1)
    if (!turn) throw new Error('no turn')
    return turn
  }

  it.each([
    ['What if he says: you never gave me that order?', 'what-if'],
    ['And if Marco starts crying?', 'what-if'],
    ['What is the one thing I should do first, and why?', 'first-thing'],
    ['Honestly your plan is too long', 'shorten'],
    ['Can you give me a shorter version?', 'shorten'],
    ['That does not help. I already told you when: Thursday after the handover.', 'own-up'],
    ['You are not listening.', 'own-up'],
    ["That's not what I asked", 'own-up'],
    ["No, that's not it", 'recheck'],
    ["She says you're not listening when I talk about the team", 'explore'],
    ['There is one thing I should mention: he was on leave in May', 'explore'],
    ['What if he says: you never listen to me?', 'what-if'],
    ['I already told him twice', 'pushback'],
    ['My reports are too long and he skims them', 'explore'],
    ['I have said nothing so far', 'explore'],
  ])('%s → %s', (message, move) => {
    expect(ask(message).metadata.turn?.move).toBe(move)
  })

  it('"what if he says …" brings a reply to rehearse: what is mine, one calm sentence, and back to what the talk is for', () => {
    const { content, metadata } = ask('What if he says: you never gave me that order?')
    const [script] = metadata.structuredResponse?.sampleScripts ?? []
    expect(script?.scenario).toBe('If he says: you never gave me that order')
    expect(script?.script).toMatch(/that part is mine|I should have put it in writing/)
    expect(script?.script).toMatch(/came|go on/)
    expect(content.length).toBeGreaterThan(0)
  })

  it('"the one thing" is one action with its day and its reason', () => {
    const { content } = ask('What is the one thing I should do first, and why?')
    expect(content).toMatch(/\*\*.+\*\*, (?:today|by \w+)/)
    expect(content).toMatch(/Why this|The reason|Because/)
  })

  it('a promise with its day is kept beside what is asked', () => {
    const { move, commitment } =
      ask('I will tell him on Monday at 9. What if he says no?').metadata.turn ?? {}
    expect([move, commitment?.dueOn]).toEqual(['what-if', '2026-11-23'])
  })

  it('"too long" is answered with one step in a few words', () => {
    const { content, metadata } = ask('Honestly your plan is too long')
    expect(content).toMatch(/\*\*.+\*\*, (?:today|by \w+)/)
    expect(content.split(/\s+/).length).toBeLessThan(50)
    expect(metadata.structuredResponse).toBeUndefined()
  })

  it('a complaint is owned, with the fact said back, and brings words in place of a question', () => {
    const { content, metadata } = ask(
      'That does not help. I already told you when: Thursday after the handover.',
    )
    expect(content).toContain('“Thursday after the handover”')
    expect(content).not.toContain('?')
    expect(metadata.structuredResponse?.sampleScripts).toHaveLength(1)
  })

  it('nothing is said twice, however often it is asked', () => {
    const asked = [
      'What if he says: you never told me?',
      'What if he starts shouting?',
      'What if he says everyone does it?',
      'What is the one thing I should do first?',
      'That is too long',
      'Make it short',
      'You are not listening.',
      'That does not help.',
      'What is the one thing I should do first?',
      "I told you, that's not what I asked",
    ]
    const said = converse([MARCO, ...asked]).flatMap((turn) => sentencesOf(withoutOwnWords(turn)))
    const counted = said.filter((sentence) => sentence.split(' ').length >= 6)
    expect(counted.filter((sentence, at) => counted.indexOf(sentence) !== at)).toEqual([])
  })

  it('to a leader who has said nothing no turn says that they have', () => {
    const boss =
      'My boss promises clients what we cannot do and I have to deliver it. I disagree with her every week.'
    const turn = converse([boss, 'I have said nothing so far']).at(-1)
    expect(turn?.metadata.turn?.move).not.toBe('pushback')
    expect(turn?.content).not.toContain('You raised it')
  })
})

describe('what may be worse than it is told', () => {
  const TOLD = 'He said yes to all of it, and since then I count the days and the stairs at night.'
  const hearing = {
    meaning: new Float32Array(384),
    words: [],
    matter: Float32Array.of(1, 0, 0),
    // A little likelier harm to oneself than nothing.
    turn: {
      does: new Float32Array(DOES.length),
      concerns: Float32Array.of(0, 3, -9, -9, -9, -9, -9),
    },
  }

  it('is coached and asked about aside, once in a session', () => {
    const [first, second] = converse([TOLD, TOLD], { hearing })
    expect(first?.metadata.turn?.move).not.toBe('hand-over')
    expect(first?.metadata.aside?.line).toContain('if any of this is about you not being safe')
    expect(second?.metadata.aside).toBeUndefined()
  })

  it('is handed over when the leader says that it is so', () => {
    const [first] = converse([TOLD], { hearing })
    const [, second] = converse([TOLD, first?.metadata.aside?.answer ?? ''])
    expect(second?.metadata.turn?.move).toBe('hand-over')
    expect(second?.content).toContain('TelefonSeelsorge 0800 111 0 111')
  })

  it('is not asked about where nothing is suspected', () => {
    for (const { metadata } of converse([MARCO, 'She said it in front of everyone.']))
      expect(metadata.aside).toBeUndefined()
  })
})

describe('a hand-over stays open where somebody may be in danger', () => {
  const TOLD = 'I want to kill myself, I cannot do this any more.'

  it('with care and one question, and no coaching, however it is brushed off', () => {
    const turns = converse([
      TOLD,
      "It's 4 in the morning, I don't want to wake anybody. I'm fine really, forget it",
      'what do I say to Matron tomorrow',
      'ok',
    ])
    const later = turns.slice(1)
    for (const { content, metadata } of later) {
      expect(metadata.turn?.move).toBe('hand-over')
      expect(metadata.structuredResponse).toBeUndefined()
      expect(content).toMatch(/TelefonSeelsorge 0800 111 0 111/)
      expect(content.match(/\?/g)).toHaveLength(1)
    }
    expect(new Set(later.map(({ content }) => content)).size).toBe(3)
  })

  it('until the leader says that they are safe; then the leader decides how to go on', () => {
    const [, eased, next] = converse([TOLD, 'I called the line and my sister is with me now.', MARCO])
    expect(eased?.metadata.turn?.move).toBe('ease')
    expect(eased?.content).toContain('Shall we go on with work now')
    expect(next?.metadata.turn?.move).toBe('advise')
  })

  it('until the leader takes back just that', () => {
    const [first, second] = converse([
      'He told me he wants to kill himself if this project slips again, and I laughed.',
      'He is not suicidal, it was a figure of speech. What do I tell the client about the project?',
    ])
    expect(first?.metadata.turn?.move).toBe('hand-over')
    expect(second?.metadata.turn?.move).not.toBe('hand-over')
  })

  it('and says what to note where that is asked', () => {
    const [, second] = converse(['My supervisor hit me yesterday at the press.', 'What should I write down?'])
    expect(second?.content).toContain('Who saw or heard it')
  })
})

describe('a goodbye', () => {
  const MEETING = 'I will tell Marco on Wednesday that I need her numbers in the meeting.'

  it('lists what was promised with its day, and asks nothing', () => {
    const last = converse([MARCO, MEETING, 'ok thanks, gotta go, bye']).at(-1)
    expect(last?.metadata.turn?.move).toBe('goodbye')
    expect(last?.content).toContain('Wednesday')
    expect(allText(last ?? { content: '', metadata: {} })).not.toContain('?')
  })

  it('without a promise still asks nothing', () => {
    const last = converse([MARCO, 'Good night, that is all for today.']).at(-1)
    expect(last?.metadata.turn?.move).toBe('goodbye')
    expect(last?.content).not.toContain('?')
  })

  it('is none where something is asked', () => {
    const last = converse([MARCO, 'I have to go now, what do I say to him in one sentence?']).at(-1)
    expect(last?.metadata.turn?.move).toBe('script')
  })
})

describe('words that are asked for', () => {
  const wordsOf = (messages: string[]) =>
    converse(messages).at(-1)?.metadata.structuredResponse?.sampleScripts[0]

  it('are made of what the leader has told, in as many sentences as they asked for', () => {
    const words = wordsOf([MARCO, 'What do I say to him? Two sentences.'])
    expect(words?.script).toContain('Marco, you keep interrupting Ana in our planning meetings')
    expect(words?.script.split(/(?<=[.!?])\s+(?=[A-Z])/)).toHaveLength(2)
  })

  it('say to somebody without a name what was told of them', () => {
    const words = wordsOf([
      'My driver came late again on Monday and the whole crew had to wait in the rain for him.',
      'Write me a short text to him.',
    ])
    expect(words?.scenario).toContain('A message to')
    expect(words?.script).toContain('You came late again on Monday')
  })

  it('have a blank for what is not known', () => {
    const words = wordsOf([
      'It is about Sami and the crew, and about how this week went for all of us.',
      'Write me two sentences, I have to apologize to Sami.',
    ])
    expect(words?.script).toMatch(/\[.+\]/)
  })

  it('are given again when they are asked for again', () => {
    const again = converse([MARCO, 'What do I say to him?', 'Give me the words once more please.'])
    for (const { metadata } of again.slice(1))
      expect(metadata.structuredResponse?.sampleScripts[0]?.script).toContain('ou keep interrupting Ana')
  })
})

describe('a correction', () => {
  it('is heard: what it is about instead is taken up in the leader’s words', () => {
    const last = converse([
      MARCO,
      'No, that is not it. I can live with the meetings. My concern is that Ana has stopped coming to me.',
    ]).at(-1)
    expect(last?.metadata.turn?.move).toBe('recheck')
    expect(last?.content).toContain('“Ana has stopped coming to me”')
  })

  it('that does not say what it is about is asked for it', () => {
    const last = converse([MARCO, "No, that's not it"]).at(-1)
    expect(last?.content).toMatch(/instead|pass by|should have heard/)
  })
})

describe('what a leader has done', () => {
  it('is noticed before anything else, and asked about once', () => {
    const heardAsOutcome = {
      meaning: new Float32Array(384),
      words: [
        {
          start: 0,
          end: 80,
          acts: Float32Array.from(ACTS, (act) => (act === 'outcome' ? 8 : -8)),
          tags: new Float32Array(TAGS.length),
        },
      ],
      matter: Float32Array.of(1, -1, -1),
    }
    const [, second] = converse([MARCO, 'I did it this morning and Marco went very quiet.'], {
      hearing: heardAsOutcome,
    })
    expect(second?.metadata.turn?.move).toBe('outcome')
    expect(OUTCOME_NOTED.some((line) => second?.content.startsWith(line))).toBe(true)
    expect(second?.content.match(/\?/g)).toHaveLength(1)
  })
})

describe('another matter', () => {
  it('that is announced is taken up, and words asked for in it know nothing of the old one', () => {
    const last = converse([
      MARCO,
      'Other thing: write me a short mail to Ms Okonjo, our report is eight days late and I owe her an apology.',
    ]).at(-1)
    const [words] = last?.metadata.structuredResponse?.sampleScripts ?? []
    expect(words?.scenario).toContain('A mail to')
    expect(words?.script).not.toMatch(/Marco|Ana|interrupting/)
    expect(words?.script).toMatch(/sorry|apolog/)
  })

  it('that was parked is taken up again where the leader goes back to it, and that is said', () => {
    const matter = { struck: false, messageId: 'user-0' }
    const turns = converse([MARCO, 'Back to Marco: he did it again.'], {
      case: {
        ...EMPTY_CASE,
        matters: [
          {
            ...matter,
            id: 'matter-1',
            title: 'Marco keeps interrupting Ana',
            situations: ['giving-feedback'],
          },
          { ...matter, id: 'matter-2', title: 'the report is late', situations: ['apologizing'] },
        ],
        inHand: 'matter-2',
      },
    })
    expect(turns.at(-1)?.content).toContain('“Marco keeps interrupting Ana”')
    expect(turns.at(-1)?.metadata.turn?.situations).toEqual(['giving-feedback'])
  })
})

describe('a plan that is kept with one tap', () => {
  it('is a promise with its day, however its step begins', () => {
    const situation =
      'Our head baker Dorota corrects the apprentices loudly in front of customers. I have to say something before Friday.'
    const kept = 'I will write down the one moment you want to talk about: today, five minutes.'
    const turn = converse([situation, kept], { tapped: 'keep' }).at(-1)
    expect(turn?.metadata.turn).toMatchObject({
      move: 'commit',
      commitment: {
        text: 'Write down the one moment you want to talk about: today, five minutes',
        dueOn: '2026-11-21',
      },
    })
  })
})
