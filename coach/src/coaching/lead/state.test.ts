import { EMPTY_CASE } from '@lodestar/contract/case'
import type { Message } from '@lodestar/contract/coaching'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prepareLast } from '../../testing/conversation.ts'
import { growCase, NOTHING_LEARNED } from '../session/case.ts'
import { readAnswer } from './answer.ts'
import { expectTurn, type LedTurn } from './lead.ts'

const MARCO = 'Marco keeps interrupting Ana in our planning meetings and she has gone quiet.'
const DEADLINE = `${MARCO} I have to talk to him before Thursday.`
const MESSAGE = 'ok him on Thursday, the rota next week. I told Ana “well done” yesterday, she smiled.'
const GOOD = 'Thursday for him and the rota next week: that is a plan you can keep.'

type Options = Parameters<typeof prepareLast>[1]
const known = growCase(
  EMPTY_CASE,
  {
    people: [{ heard: 'Marco', pronoun: null }],
    facts: [],
    promises: [{ text: 'Praise Ana in front of the team', dueOn: null }],
    dated: [],
    kept: [],
    dropped: [],
    matter: { title: 'Marco keeps interrupting', situations: ['giving-feedback'] },
    time: null,
  },
  'user-0',
)

function lead(state: object, messages = [MARCO, MESSAGE], options: Options = { case: known }): LedTurn {
  const prepared = prepareLast(messages, options)
  if (!prepared.brief) throw new Error('no brief')
  const answer = readAnswer({ message: GOOD, state }, '')
  if (!answer) throw new Error('nothing to read')
  const made = expectTurn({ ...prepared, brief: prepared.brief }).accept(answer, 'mini-3')
  if ('refusal' in made) throw new Error(made.reason)
  return made
}

describe('what a model notes', () => {
  it('is taken into the case with the exact words of the leader', () => {
    const { learned, turn, repairs } = lead({
      matter: { is: 'same', title: 'Marco' },
      promises: [
        { quote: 'him on Thursday', text: 'Talk to Marco', day: '2026-11-26' },
        { quote: 'the rota next week', text: '', day: '2026-11-27' },
      ],
      facts: [{ quote: 'I told Ana "well done" yesterday', kind: 'tried', about: 'Ana' }],
      people: [{ name: 'Ana', pronoun: 'she', quote: 'I told Ana' }],
    })
    expect(learned.promises).toEqual([
      { text: 'Talk to Marco', dueOn: '2026-11-26' },
      { text: 'The rota next week', dueOn: '2026-11-27' },
    ])
    expect(learned.facts).toEqual([{ kind: 'tried', quote: 'I told Ana “well done” yesterday' }])
    expect(learned.people).toEqual([{ heard: 'Ana', pronoun: 'she' }])
    expect(turn.metadata.turn).toMatchObject({
      engine: 'mini-3',
      promises: learned.promises,
      commitment: { text: expect.stringContaining('Talk to Marco'), dueOn: '2026-11-26' },
      situations: ['giving-feedback'],
    })
    expect(repairs).toEqual([])
  })

  it('without a quote of this message is not there', () => {
    const { learned, turn, repairs } = lead({
      promises: [{ quote: 'I will resign', text: 'Resign', day: null }],
      facts: [{ quote: 'Marco hates me', kind: 'feeling', about: '' }],
      people: [{ name: 'Priya', pronoun: 'she', quote: 'Priya' }],
      done: [{ quote: 'I did everything', promise: 'Praise Ana in front of the team' }],
    })
    expect(learned).toMatchObject({ promises: [], facts: [], people: [] })
    expect(turn.metadata.turn?.done).toBeNull()
    expect(repairs.filter((repair) => repair === 'note-quote')).toHaveLength(4)
  })

  it('grows no line that the leader has not written, whatever it says', () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom('him on Thursday', 'she smiled', 'Marco', 'the rota'))
    const entry = fc.record({ quote: texts, text: texts, name: texts, kind: fc.constant('said'), day: texts })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 4 }), (entries) => {
        const { learned } = lead({ promises: entries, facts: entries, people: entries })
        const told = `${MARCO}\n${MESSAGE}`
        for (const { quote } of learned.facts) expect(MESSAGE).toContain(quote)
        for (const { heard } of learned.people) expect(told).toContain(heard)
        for (const { dueOn } of learned.promises) expect([null, '2026-11-26', '2026-11-27']).toContain(dueOn)
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['that nobody has named', '2026-12-04'],
    ['that is over', '2026-11-20'],
    ['that is none', 'soon'],
  ])('with a day %s keeps the day of the words', (_, day) => {
    const { learned, repairs } = lead({
      promises: [{ quote: 'him on Thursday', text: 'Talk to Marco', day }],
    })
    expect(learned.promises).toEqual([{ text: 'Talk to Marco', dueOn: '2026-11-26' }])
    expect(repairs).toEqual(['note-day'])
  })

  it('of a promise in made-up words keeps the words of the leader', () => {
    const { learned } = lead({
      promises: [{ quote: 'him on Thursday', text: 'Talk to Priya at 8:20', day: '2026-11-26' }],
    })
    expect(learned.promises).toEqual([{ text: 'Him on Thursday', dueOn: '2026-11-26' }])
  })

  it('gives a promise of before its day, and notices that one is kept', () => {
    const { learned, turn } = lead({
      promises: [{ quote: 'him on Thursday', text: 'Praise Ana in front of the team', day: '2026-11-26' }],
      done: [{ quote: 'I told Ana “well done”', promise: 'Praise Ana in front of the team' }],
    })
    expect(learned.promises).toEqual([])
    expect(learned.dated).toEqual([{ text: 'Praise Ana in front of the team', dueOn: '2026-11-26' }])
    expect(turn.metadata.turn?.done).toBe('Praise Ana in front of the team')
  })

  it('takes a promise that was told to be kept for kept from the next message on', () => {
    const text = 'Praise Ana in front of the team today'
    const promise = { ...known.promises[0], id: 'promise-1', messageId: 'user-1', struck: false }
    const { brief } = prepareLast(
      [MARCO, 'I will praise Ana in front of the team today.', 'I did it, Ana smiled.', 'And now?'],
      { case: { ...known, promises: [{ ...promise, text, dueOn: '2026-11-21' }] } },
    )
    expect(brief?.messages.at(-1)?.content).toContain(`"text":"${text}","day":"2026-11-21","outcome":"done"`)
    expect(brief?.grounds.kept).toEqual([text])
  })

  describe('of what was promised a session ago', () => {
    const lastSession = {
      title: 'Ana',
      endedOn: '2026-11-14',
      matters: [],
      people: [],
      facts: [],
      promises: [
        { text: 'Talk to Marco alone on Monday', dueOn: '2026-11-16', outcome: 'open' as const },
        { text: 'Write the rota', dueOn: null, outcome: 'dropped' as const },
      ],
    }
    const told = (quote: string, promise: string) =>
      lead({ done: [{ quote, promise }] }, [`${MARCO} ${quote}.`], { case: known, lastSession }).learned.kept

    it('is kept what they tell to be done, in their own words', () => {
      expect(told('I talked to Marco on Monday', 'Talk to Marco alone on Monday')).toEqual([
        'Talk to Marco alone on Monday',
      ])
      expect(told('I did talk to Marco alone', '')).toEqual(['Talk to Marco alone on Monday'])
    })

    it.each([
      'I told Marco alone, and he will stay tomorrow',
      "I had the talk with Marco on Monday, he didn't like it",
    ])('is kept, whatever others did not or will do: %s', (quote) => {
      expect(told(quote, 'Talk to Marco alone on Monday')).toEqual(['Talk to Marco alone on Monday'])
    })

    it.each([
      ['they deny', 'I did not talk to Marco', 'Talk to Marco alone on Monday'],
      ['they put off', "I'll talk to Marco tomorrow", 'Talk to Marco alone on Monday'],
      ['they have dropped already', 'I wrote the rota', 'Write the rota'],
      ['is another', 'I did it', 'Praise Ana in front of the team'],
    ])('is not what %s', (_, quote, promise) => {
      expect(told(quote, promise)).toEqual([])
    })

    it('is dropped where they take it back, in this session or from the one before', () => {
      const dropped = [
        { quote: 'I will not talk to Marco on Monday after all', promise: 'Talk to Marco alone on Monday' },
      ]
      const { learned } = lead({ dropped }, [`${MARCO} ${dropped[0]?.quote}.`], { case: known, lastSession })
      expect(learned.dropped).toEqual(['Talk to Marco alone on Monday'])
      expect(lead({ dropped }, [MARCO], { case: known, lastSession }).learned.dropped).toEqual([])
    })
  })

  it('is struck from the case where it is taken back, and can be put back as any line', () => {
    const promised = growCase(
      known,
      { ...NOTHING_LEARNED, promises: [{ text: 'Write the rota', dueOn: null }] },
      'user-1',
    )
    const grown = growCase(promised, { ...NOTHING_LEARNED, dropped: ['Write the rota'] }, 'user-2')
    expect(grown.promises.filter(({ text }) => text === 'Write the rota')).toMatchObject([{ struck: true }])
  })

  it('where it is left out is what the built-in coach has heard', () => {
    const prepared = prepareLast([MARCO])
    const { learned, turn } = lead({}, [MARCO], {})
    expect(learned).toEqual(prepared.learned)
    // Of what the built-in coach has prepared nothing is shown where it is not sure of the matter.
    expect(turn.metadata.turn).toEqual({ ...prepared.turn.metadata.turn, engine: 'mini-3', used: [] })
  })
})

describe('the matter in hand', () => {
  const messages = [MARCO, 'Other thing. My boss wants a budget by Friday and I have no idea where to begin.']
  const grow = ({ learned }: LedTurn, before = known) => growCase(before, learned, 'user-9')

  it('becomes another one under the leader’s own words, and they can come back to the first', () => {
    const opened = grow(lead({ matter: { is: 'new', title: 'wants a budget by Friday' } }, messages))
    expect(opened.matters.map(({ title }) => title)).toEqual([
      'Marco keeps interrupting',
      'wants a budget by Friday',
    ])
    expect(opened.inHand).toBe('matter-2')
    const back = lead({ matter: { is: 'back', title: 'Marco interrupting' } }, messages, { case: opened })
    expect(grow(back, opened)).toMatchObject({ inHand: 'matter-1', matters: opened.matters })
    expect(back.turn.metadata.turn?.situations).toEqual(['giving-feedback'])
  })

  it('stays where it stays, whatever the built-in coach takes it for', () => {
    expect(grow(lead({ matter: { is: 'same', title: 'Marco' } }, messages))).toMatchObject({
      inHand: 'matter-1',
      matters: known.matters,
    })
  })

  it('never gets a title of words that the leader has not used', () => {
    const [, matter] = grow(lead({ matter: { is: 'new', title: 'Imposter syndrome' } }, messages)).matters
    expect(matter && messages.join(' ')).toContain(matter?.title.replace(/ …$/, ''))
  })
})

describe('writers may change from turn to turn', () => {
  const createdAt = '2026-11-21T10:00:00.000Z'
  it('the built-in coach goes on from a turn that a model has led', () => {
    const { turn } = lead({
      promises: [{ quote: 'him on Thursday', text: 'Talk to Marco', day: '2026-11-26' }],
    })
    const history: Message[] = [
      { id: 'user-0', role: 'user', content: `${MARCO} ${MESSAGE}`, metadata: {}, createdAt },
      { id: 'coach-0', role: 'assistant', ...turn, createdAt },
    ]
    const next = prepareLast(['Thanks, bye for now!'], { history, case: known })
    expect(next.turn.metadata.turn?.move).toBe('goodbye')
    expect(next.turn.content).toContain('Talk to Marco')
  })
})

describe('a concern of a model', () => {
  const asked = (quote: string, kind = 'violence') =>
    lead({ concern: { kind, quote } }, [
      MARCO,
      'He came so close to me yesterday that I stepped back, then he left.',
    ])

  it('alone is asked about beside the answer, once', () => {
    const { turn } = asked('He came so close to me yesterday')
    expect(turn.content).toBe(GOOD)
    expect(turn.metadata.aside?.line).toBeTruthy()
    expect(turn.metadata.turn?.move).not.toBe('hand-over')
  })

  it('is asked about in the language of the message', () => {
    const { turn } = lead({ concern: { kind: 'violence', quote: 'no me escucha' } }, [
      'Mi equipo no me escucha en las reuniones y no sé qué hacer con eso.',
    ])
    expect(turn.metadata.aside?.answer).toMatch(/^Sí,/)
  })

  it('that quotes nothing of the message is none', () => {
    expect(asked('he hit me').turn.metadata.aside).toEqual(
      prepareLast([MARCO, 'He came so close to me yesterday that I stepped back, then he left.']).turn
        .metadata.aside,
    )
  })

  it('together with a suspicion of the built-in coach hands over, and teaches nothing', () => {
    const prepared = prepareLast([MARCO, MESSAGE])
    if (!prepared.brief) throw new Error('no brief')
    const grounds = { ...prepared.brief.grounds, suspected: 'violence' as const }
    const answer = readAnswer(
      { message: GOOD, state: { concern: { kind: 'violence', quote: 'she smiled' } } },
      '',
    )
    if (!answer) throw new Error('nothing to read')
    const made = expectTurn({ ...prepared, brief: { ...prepared.brief, grounds } }).accept(answer, 'mini-3')
    if ('refusal' in made) throw new Error(made.reason)
    expect(made.turn.metadata.turn).toMatchObject({ move: 'hand-over', promises: [] })
    expect(made.turn.content).not.toContain(GOOD)
    expect(made.learned.facts).toEqual([])
  })
})

describe('the parts behind the message', () => {
  const WORDS = 'Marco, when you cut in, Ana stops talking. From Thursday on, let her finish.'
  it('hold the words to say first, then what the built-in coach has', () => {
    const prepared = prepareLast([DEADLINE])
    const answer = readAnswer(
      {
        message: `Say it like this:\n\n> ${WORDS}\n\nThen wait.`,
        state: { words: [{ to: 'Marco', text: WORDS }] },
      },
      '',
    )
    if (!prepared.brief || !answer) throw new Error('nothing to read')
    const made = expectTurn({ ...prepared, brief: prepared.brief }).accept(answer, 'mini-3')
    if ('refusal' in made) throw new Error(made.reason)
    const parts = made.turn.metadata.structuredResponse
    expect(parts?.sampleScripts[0]).toMatchObject({ id: 'own.1', scenario: 'To Marco', script: WORDS })
    expect(parts?.sampleScripts.filter(({ id }) => id.startsWith('own-words.'))).toEqual([])
    expect(parts?.approaches).toEqual(prepared.turn.metadata.structuredResponse?.approaches)
  })

  it('hold the step it advises with its day, unless something is promised', () => {
    const state = { step: { text: 'Talk to Marco before the meeting', day: '2026-11-26' } }
    const { turn } = lead(state, [DEADLINE], {})
    expect(turn.metadata.structuredResponse?.actionPlan[0]).toMatchObject({
      title: 'Talk to Marco before the meeting',
      timeframe: 'Thursday',
    })
    const promised = lead({
      ...state,
      promises: [{ quote: 'him on Thursday', text: 'Talk to Marco', day: null }],
    })
    expect(promised.turn.metadata.structuredResponse?.actionPlan[0]?.id).not.toBe('own.step')
  })

  it('of the built-in coach are not there where it is on another matter', () => {
    const { turn } = lead({ matter: { is: 'back', title: 'Marco' } })
    expect(turn.metadata.structuredResponse).toBeUndefined()
    expect(turn.metadata.proTip).toBeUndefined()
  })
})

describe('an answer that is not in its form', () => {
  it.each<[string, unknown, string, string]>([
    ['is prose alone', undefined, GOOD, GOOD],
    ['is prose in a fence', undefined, `\`\`\`\n${GOOD}\n\`\`\``, GOOD],
    [
      'has its state behind its prose',
      { matter: { is: 'same' } },
      `${GOOD}\n\n{"matter": {"is": "same"}}`,
      GOOD,
    ],
    ['has no state', { message: GOOD }, '', GOOD],
    ['has a state that is none', { message: GOOD, state: 'fine' }, '', GOOD],
  ])('%s has its message all the same', (_, found, text, message) => {
    expect(readAnswer(found, text)?.message).toBe(message)
  })

  it('keeps the entries of its state that are in form', () => {
    const state = {
      promises: [{ quote: 'a' }, 7, { text: 'b' }],
      ends: 'no',
      people: 'none',
      words: [{ text: 'c' }],
    }
    expect(readAnswer({ message: GOOD, state }, '')?.state).toMatchObject({
      promises: [{ quote: 'a', text: '', day: null }],
      ends: undefined,
      people: undefined,
      words: [{ to: '', text: 'c' }],
    })
  })

  it.each<[unknown, string]>([
    [undefined, ''],
    [undefined, '[1, 2, 3]'],
    [{ state: {} }, '{"state": {}}'],
    [{ message: 7 }, '{"message": 7}'],
  ])('is none where nothing can be shown: %s', (found, text) => {
    expect(readAnswer(found, text)).toBeNull()
  })
})
