import { readFileSync } from 'node:fs'
import {
  type LeaderLine,
  LINE_FINDINGS,
  type LineFinding,
  type OtherLine,
  RESISTANCES,
  type RehearsalLine,
  type Resistance,
} from '@lodestar/contract/rehearsal-line'
import type { Scene } from '@lodestar/contract/rehearsals'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { HappeningFile } from '../../playbooks/playbook.ts'
import { tellFault } from './check-opening.ts'
import { CHANGE_ONE } from './closing.data.ts'
import { HEARS } from './opening-rules.data.ts'
import { REACTIONS } from './reactions.data.ts'
import { briefTalk, checkLine, expectReaction, prepareLine, prepareReaction, sumUp } from './rehearse.ts'

const FEARED = new URL('../../../feared/common.yaml', import.meta.url)
const library = { feared: HappeningFile.parse(parse(readFileSync(FEARED, 'utf8'))).happenings }
const SCENE: Scene = { person: 'Marco', title: 'Marco interrupts Ana', words: '', expected: [], told: [] }
const OPENING =
  'Marco, you interrupted Ana three times yesterday, and she stopped talking. What was going on for you?'
const at = '2026-05-03T09:30:00.000Z'

const leader = (text: string, lines: readonly RehearsalLine[] = [], scene = SCENE): LeaderLine => ({
  id: `line-${lines.length}`,
  by: 'leader',
  text,
  check: checkLine(text, { scene, lines }, library),
  handedOver: null,
  isReplaced: false,
  saidAt: at,
})
const react = (
  lines: readonly RehearsalLine[],
  resistance: Resistance,
  { id = 'one', scene = SCENE } = {},
): OtherLine => ({
  ...prepareReaction(id, { scene, lines }, resistance).reaction,
  id: `line-${lines.length}`,
  by: 'other',
  isReplaced: false,
  saidAt: at,
})
const reaction = (key: string, resistance: Resistance = 'hard'): OtherLine => {
  const [shown] = REACTIONS.find((one) => one.key === key)?.shown[resistance] ?? []
  if (!shown) throw new Error(`no reaction ${key}`)
  return { ...shown, reaction: key, resistance, id: 'other', by: 'other', isReplaced: false, saidAt: at }
}
const answer = (key: string, text: string) =>
  checkLine(text, { scene: SCENE, lines: [leader(OPENING), reaction(key)] }, library)

/** Answers to a reaction, and what each needs changed most. */
const ANSWERS: readonly (readonly [key: string, finding: LineFinding, text: string])[] = [
  ['tears', 'good', 'I can see that this hits you. Take a minute, and then we will finish this together.'],
  [
    'tears',
    'good',
    'It’s okay to cry. I’m not going anywhere, and I would still like to hear what was going on yesterday.',
  ],
  ['tears', 'counter-attack', 'Please stop crying. We need to talk about yesterday.'],
  ['tears', 'gives-in', 'Oh no, forget it. It was nothing.'],
  ['tears', 'gives-in', 'I’m sorry I brought it up.'],
  ['tears', 'does-not-hear', 'I need you to let Ana finish from now on.'],
  ['tears', 'does-not-hold', 'I can see that this hurts you.'],
  ['anger', 'good', 'You’re angry, and I want to hear it. And I still need Ana to be able to finish.'],
  ['anger', 'counter-attack', 'Calm down, will you?'],
  ['anger', 'counter-attack', 'Don’t be so childish. I asked you a question.'],
  ['anger', 'gives-in', 'Okay, okay, we can leave it.'],
  [
    'counter',
    'good',
    'I hear that I have a part in this. Let us talk about it on Friday. Today I want to talk about yesterday.',
  ],
  ['counter', 'counter-attack', 'That is ridiculous. You started it.'],
  ['counter', 'gives-in', 'Maybe I am wrong about it.'],
  ['counter', 'absolute', 'I hear you. But you always turn it around, and I want to talk about Ana.'],
  ['everyone', 'good', 'That may be so. Today I’m talking with you about your part.'],
  ['everyone', 'does-not-hold', 'Who else does it?'],
  ['everyone', 'verdict', 'You are so unprofessional. What about Ana, what do we do from now on?'],
  [
    'laughter',
    'good',
    'To me it isn’t funny. Ana stopped talking yesterday, and I want to know what was going on.',
  ],
  ['laughter', 'counter-attack', 'This is not funny. Wipe that grin off.'],
  ['laughter', 'gives-in', 'Well, it’s no big deal.'],
  ['silence', 'good', 'Take your time.'],
  ['silence', 'good', 'I would like to hear what you think. I can wait.'],
  [
    'silence',
    'fills-silence',
    'I know it is a lot, and I only mean it well, because I think you are very good at what you do, and I am sure you did not mean to, and so on, and anyway what do you say to it?',
  ],
  ['agreement', 'good', 'Good. What will you do on Monday when she begins to speak?'],
  ['agreement', 'not-pinned', 'Great, thank you.'],
  ['agreement', 'not-pinned', 'I am glad you see it like that.'],
  ['denies', 'good', 'Then we saw it differently. I want to find out together what happened yesterday.'],
  [
    'quits',
    'good',
    'I would be sorry, and I understand the thought. Today I would still like to settle yesterday with you.',
  ],
]

describe.each(ANSWERS)('to %s, %s: %s', (key, finding, text) => {
  it('is found and quoted exactly; another version is offered where it is not good, and that one holds', () => {
    const check = answer(key, text)
    expect(check.finding).toBe(finding)
    expect(text).toContain(check.quote ?? '')
    if (finding === 'good') expect(check.changed).toBeNull()
    else expect(answer(key, check.changed ?? '').finding).not.toBe(finding)
  })
})

describe('a reaction', () => {
  it.each(RESISTANCES)('never comes twice in one rehearsal, also over many tries: %s', (resistance) => {
    const seen = new Set<string>()
    let lines: RehearsalLine[] = [leader(OPENING)]
    for (let count = 0; count < 20; count++) {
      const shown = react(lines, resistance)
      const key = `${shown.does}|${shown.says}`
      expect(seen).not.toContain(key)
      seen.add(key)
      lines = [...lines, { ...shown, isReplaced: true }]
    }
  })

  it('differs through three exchanges', () => {
    let lines: RehearsalLine[] = [leader(OPENING)]
    for (const said of ['Okay, forget it.', 'Calm down.', 'I hear you. What do we do from now on?']) {
      lines = [...lines, react(lines, 'guarded')]
      lines = [...lines, leader(said, lines)]
    }
    const shown = lines.flatMap((line) => (line.by === 'other' ? [`${line.does} ${line.says}`] : []))
    expect(new Set(shown).size).toBe(3)
  })

  it('is first the one that is to be expected, in what can be said to it', () => {
    const scene = { ...SCENE, expected: [{ if: 'she cries', reply: 'We will go on when you are ready.' }] }
    const shown = react([leader(OPENING, [], scene)], 'hard', { scene })
    expect(shown.reaction).toBe('tears')
    const check = checkLine('Forget it.', { scene, lines: [leader(OPENING, [], scene), shown] }, library)
    expect(check).toMatchObject({
      finding: 'gives-in',
      ready: { reply: 'We will go on when you are ready.' },
    })
    expect(check.changed).toContain('We will go on when you are ready.')
  })

  it('is the one the leader fears where they have said so', () => {
    const scene = { ...SCENE, told: ['What if he laughs at me?'] }
    expect(react([leader(OPENING, [], scene)], 'hard', { scene }).reaction).toBe('laughter')
  })

  it('follows the answer: a good one softens, one that gives in is taken, one that strikes back hardens', () => {
    const first = [leader(OPENING), reaction('anger')]
    const after = (text: string, resistance: Resistance = 'guarded') =>
      react([...first, leader(text, first)], resistance).reaction
    expect(after('You’re angry, and I want to hear it. And I still need Ana to finish.')).toBe('softens')
    expect(after('You’re angry, and I want to hear it. And I still need Ana to finish.', 'hard')).not.toBe(
      'softens',
    )
    expect(after('Forget it.')).toBe('takes-it')
    expect(after('Calm down.')).toBe('hardens')
  })

  it('to thanks is never an attack', () => {
    const thanks = leader('Thank you for staying until her son came on Monday. She told me twice.')
    const kinds = Array.from({ length: 30 }, (_, id) => react([thanks], 'hard', { id: `id-${id}` }).reaction)
    for (const kind of ['anger', 'counter', 'quits', 'denies']) expect(kinds).not.toContain(kind)
  })

  it.each([
    [
      'We are letting you go at the end of March. It is the budget.',
      ['everyone', 'laughter', 'agreement', 'denies', 'who-told', 'quits'],
    ],
    ['The answer on the raise is no.', ['everyone', 'laughter', 'agreement', 'denies', 'who-told']],
    ['I’m sorry I raised my voice on Tuesday.', ['everyone', 'agreement', 'denies', 'who-told', 'quits']],
    [
      'I would like to ask for a raise. Could we talk about it?',
      ['everyone', 'agreement', 'denies', 'quits'],
    ],
  ])('follows from what the opening is for: %s', (text, never) => {
    let lines: RehearsalLine[] = [leader(text)]
    const kinds = new Set<string>()
    for (let count = 0; count < 20; count++) {
      const shown = react(lines, 'hard', { id: `id-${count}` })
      kinds.add(shown.reaction)
      lines = [...lines, { ...shown, isReplaced: true }]
    }
    for (const kind of never) expect(kinds).not.toContain(kind)
    expect(kinds.size).toBeGreaterThan(2)
  })

  it('has words to say to it at each level', () => {
    const known = new Set(library.feared.map(({ key }) => key))
    for (const { key, feared, shown } of REACTIONS) {
      expect(known, key).toContain(feared)
      for (const resistance of RESISTANCES) expect(shown[resistance].length).toBeGreaterThan(0)
    }
  })
})

describe('what is said', () => {
  it('is screened before it is checked, and is then in no brief', () => {
    const said = { scene: SCENE, lines: [], timeZone: 'UTC', hearing: null, sentences: new Map(), tone: null }
    const prepared = prepareLine({ ...said, text: 'I do not want to live anymore.' }, library)
    expect(prepared).toMatchObject({ check: null, brief: null, isStop: false })
    expect(prepared.handedOver?.content).toMatch(/\w/)
  })

  it.each(['Stop.', 'stop', 'Let’s stop here', "I'd like to stop"])(
    'ends it where it says stop: %s',
    (text) => {
      const plain = text.replace('’', "'")
      expect(
        prepareLine(
          {
            scene: SCENE,
            lines: [],
            timeZone: 'UTC',
            hearing: null,
            sentences: new Map(),
            tone: null,
            text: plain,
          },
          library,
        ),
      ).toMatchObject({ isStop: true, check: null })
    },
  )

  it('goes on where stop is only a word in it', () => {
    const text = 'Please stop interrupting Ana. She stopped talking yesterday. How do you see it?'
    expect(
      prepareLine(
        { scene: SCENE, lines: [], timeZone: 'UTC', hearing: null, sentences: new Map(), tone: null, text },
        library,
      ).isStop,
    ).toBe(false)
  })
})

describe('the three lines at the end', () => {
  it('say to hear it once where no words are known that strike', () => {
    const doubted = leader(OPENING, [])
    const check = doubted.check && { ...doubted.check, finding: 'unsure' as const, quote: null }
    expect(sumUp([{ ...doubted, check }])?.change).toMatch(/^Say it once aloud/)
  })

  it('say what worked, one thing to change, and a sentence that the leader has said', () => {
    const lines = [leader(OPENING), reaction('anger')]
    const closing = sumUp([...lines, leader('Calm down.', lines)])
    expect(closing?.worked).toContain('you interrupted Ana three times')
    expect(closing?.change).toContain('“Calm down”')
    expect(OPENING).toContain(closing?.sentence)
  })

  it('say of a good answer what was good about that one', () => {
    const lines = [leader(OPENING), reaction('silence')]
    expect(sumUp([...lines, leader('Take your time.', lines)])?.worked).toBe(
      'Your answer: “Take your time”. You left the silence to them. That is where the answer comes from.',
    )
  })

  it('say that a new beginning helped only where something was marked before', () => {
    const again = (first: string) => sumUp([{ ...leader(first), isReplaced: true }, leader(OPENING)])?.worked
    expect(again('You are lazy.')).toContain('You began again')
    expect(again(OPENING)).not.toContain('You began again')
  })

  it('are none where nothing was said', () => {
    expect(sumUp([])).toBeNull()
  })
})

it.each([
  ['Fine. I can stop today.', 'shown'],
  ['You told me on Wednesday that it was fine.', 'day'],
  ['It has been so since October.', 'day'],
  ['Studies show that interrupting is normal.', 'study'],
  ['Write to me at marco@example.org.', 'address'],
  ['Bogdan does it as well.', 'name'],
  ['I did it 17 times.', 'number'],
])('a model that plays somebody makes nothing up: %s', (says, found) => {
  const told = ['Marco keeps interrupting Ana in our planning meetings, last Thursday again.']
  const stage = { scene: { person: 'Marco', title: 'Marco', words: '', expected: [], told }, lines: [] }
  const { reaction, brief } = prepareReaction('one', stage, 'hard')
  const made = expectReaction(brief, reaction).accept({ does: 'He looks up.', says }, 'mini-3')
  expect('refusal' in made ? made.refusal : 'shown').toBe(found)
})

it('a doubt is put in more than one way, and the same for the same line', () => {
  const doubt = (text: string) => tellFault(text, { finding: 'unsure', quote: null, changed: text }).hears
  const told = [
    'You left at noon.',
    'You left early.',
    'I saw you go.',
    'Ana waited.',
    'We waited.',
    'Nobody came.',
  ].map(doubt)
  expect(new Set(told).size).toBeGreaterThan(1)
  expect(doubt('You left at noon.')).toBe(told[0])
})

it('every finding has words for what is heard and for the one thing to change', () => {
  for (const finding of LINE_FINDINGS) {
    if (finding === 'good') continue
    expect(HEARS[finding]).toMatch(/\.$/)
    expect(CHANGE_ONE[finding]).toMatch(/\.$/)
  }
})

it('the one thing not to say before the talk is more than a single word', () => {
  const lines = [leader('You left the gate open on Monday and the dog ran out. Please close it, okay?')]
  expect(lines[0]?.check?.quote).toBe('okay?')
  expect(briefTalk({ scene: SCENE, lines, keptSentence: null, plan: null, closing: null })?.avoid).toBeNull()
})
