import type { CoachingPreferences } from '@lodestar/contract/preferences'
import { describe, expect, it } from 'vitest'
import { allText, converse } from '../../testing/conversation.ts'

const MARCO =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday, I hate conflict and I am exhausted.'
const TALK = [MARCO, "I've hinted but never said it", 'In private', "I'll talk to him on Wednesday"]

const first = (preferences: Partial<CoachingPreferences>) => {
  const [turn] = converse([MARCO], { preferences })
  if (!turn?.metadata.structuredResponse) throw new Error('no structured answer')
  return { turn, text: allText(turn), ...turn.metadata.structuredResponse }
}
const whole = (preferences: Partial<CoachingPreferences>) =>
  converse(TALK, { preferences }).map(allText).join('\n')

const LEVELS = [1, 2, 3, 4, 5] as const

describe('every level and value', () => {
  it.each(['directnessLevel', 'empathyLevel', 'challengeLevel', 'practicalFocus'] as const)(
    'of %s changes what is said',
    (field) => {
      const said = LEVELS.map((level) => whole({ [field]: level }))
      expect(new Set(said).size).toBe(5)
    },
  )

  it.each([
    ['responseLength', ['brief', 'balanced', 'detailed']],
    ['structurePreference', ['loose', 'balanced', 'highly_structured']],
    ['communicationTone', ['direct', 'encouraging', 'analytical', 'supportive']],
    ['feedbackStyle', ['sandwich', 'direct', 'balanced', 'strengths_first']],
    ['followUpPreference', ['minimal', 'moderate', 'intensive']],
    ['meetingFrequency', ['daily', 'weekly', 'biweekly', 'monthly']],
    ['frameworkPreference', [['GROW'], ['SBI'], ['CLEAR'], ['OSKAR'], ['TGROW'], ['PRACTICE'], ['FUEL'], []]],
    ['currentPosition', ['', 'Ward manager']],
  ] as const)('of %s changes what is said', (field, values) => {
    const texts = values.map((value) => {
      const turns = converse(TALK, {
        preferences: {
          [field]: value,
          structurePreference: 'highly_structured',
          ...(field === 'structurePreference' ? { structurePreference: value } : {}),
        } as Partial<CoachingPreferences>,
      })
      return turns.map(allText).join('\n')
    })
    // GROW leads where no session framework is chosen, so GROW, SBI alone and none lead alike.
    const expected = field === 'frameworkPreference' ? values.length - 2 : values.length
    expect(new Set(texts).size).toBeGreaterThanOrEqual(expected)
  })
})

describe('what each does', () => {
  it('directness: the hard part goes from a thing to hold lightly to the first thing said', () => {
    expect(first({ directnessLevel: 1 }).diagnosis).toContain('Something to hold lightly')
    expect(first({ directnessLevel: 2 }).diagnosis).toContain(
      "Some of the care you're taking may be protecting you",
    )
    expect(first({ directnessLevel: 3 }).diagnosis).toContain('The uncomfortable part, if it fits')
    const plain = first({ directnessLevel: 4 }).diagnosis
    expect(plain.indexOf("You've decided")).toBeGreaterThan(-1)
    expect(plain.indexOf("You've decided")).toBeLessThan(plain.indexOf('It usually turns out'))
    expect(first({ directnessLevel: 5 }).diagnosis.length).toBeGreaterThan(plain.length)
  })

  it('length: brief, balanced and detailed hold 2, 3 and 4 approaches', () => {
    expect(
      (['brief', 'balanced', 'detailed'] as const).map(
        (responseLength) => first({ responseLength }).approaches.length,
      ),
    ).toEqual([2, 3, 4])
  })

  it('empathy: 1 starts with the matter, 4 with the feeling, 5 with two of them', () => {
    const opening = (empathyLevel: number) => first({ empathyLevel }).turn.content
    expect(opening(1)).not.toContain('“hate conflict”')
    expect(opening(4)).toContain('“hate conflict”')
    expect(opening(4)).not.toContain('“exhausted”')
    expect(opening(5)).toContain('“exhausted”')
  })

  it('structure: highly structured names framework and step, loose asks in plain text', () => {
    expect(first({ structurePreference: 'highly_structured' }).turn.content).toMatch(
      /^\*\*GROW, step 1: Goal\*\*/,
    )
    expect(first({ structurePreference: 'loose' }).turn.content).not.toContain('**')
  })

  it('challenge: 1 plans five-minute steps, 5 skips the warm-up and imagines the failure', () => {
    expect(first({ challengeLevel: 1 }).actionPlan[0]?.timeframe).toMatch(/five minutes/i)
    expect(first({ challengeLevel: 5 }).actionPlan.map(({ id }) => id)).not.toEqual(
      first({ challengeLevel: 4 }).actionPlan.map(({ id }) => id),
    )
    expect(whole({ challengeLevel: 5 })).toMatch(/went badly|it has failed/)
    expect(whole({ challengeLevel: 4 })).not.toMatch(/went badly|it has failed/)
  })

  it('practical focus: fewer exercises and more ideas at 1, the reverse at 5', () => {
    const [ideas, practice] = [first({ practicalFocus: 1 }), first({ practicalFocus: 5 })]
    expect(ideas.practiceExercises.length).toBeLessThan(practice.practiceExercises.length)
    expect(ideas.sampleScripts.length).toBeLessThan(practice.sampleScripts.length)
    expect(ideas.keyInsights.length).toBeGreaterThan(practice.keyInsights.length)
  })

  it('frameworks: each leads through its own steps in its own order', () => {
    const steps = (name: CoachingPreferences['frameworkPreference'][number]) =>
      converse(TALK.slice(0, 3), { preferences: { frameworkPreference: [name] } }).map(
        ({ metadata }) => metadata.turn?.stageLabel,
      )
    expect(steps('GROW')).toEqual(['Goal', 'Reality', 'Options'])
    expect(steps('TGROW')).toEqual(['Topic', 'Goal', 'Reality'])
    expect(steps('CLEAR')).toEqual(['Contracting', 'Listening', 'Exploring'])
    expect(steps('OSKAR')).toEqual(['Outcome', 'Scaling', 'Know-how'])
    expect(steps('PRACTICE')).toEqual([
      'Problem identification',
      'Realistic, relevant goals',
      'Alternative solutions',
    ])
    expect(steps('FUEL')).toEqual([
      'Frame the conversation',
      'Understand the current state',
      'Explore the desired state',
    ])
  })

  it('OSKAR asks for a number, and PRACTICE goes on to implementation before it looks back', () => {
    const [, scaling] = converse(TALK, { preferences: { frameworkPreference: ['OSKAR'] } })
    expect(scaling?.content).toMatch(/10/)
    const long = [
      MARCO,
      'In private',
      'He would listen',
      'A quiet room',
      'It costs me an evening',
      'Next week',
      'The small room',
    ]
    const steps = converse(long, { preferences: { frameworkPreference: ['PRACTICE'] } }).map(
      ({ metadata }) => metadata.turn?.stageLabel,
    )
    expect(steps).toContain('Implementation of chosen solution')
    expect(steps).not.toContain('Evaluation')
  })

  it('SBI: puts a script in that order first', () => {
    const message =
      'Our receptionist makes sarcastic remarks about the doctors in front of patients and I have to say something today.'
    const [withSbi] = converse([message], { preferences: { frameworkPreference: ['GROW', 'SBI'] } })
    expect(withSbi?.metadata.structuredResponse?.sampleScripts[0]?.id).toBe(
      'giving-feedback.talking-over-a-client',
    )
  })

  it('follow-up: minimal asks nothing after the commitment, intensive asks for a check-in as well', () => {
    const last = (followUpPreference: CoachingPreferences['followUpPreference']) =>
      converse(TALK, { preferences: { followUpPreference } }).at(-1)?.content ?? ''
    const questions = (text: string) => text.split('?').length - 1 + (text.includes('…') ? 1 : 0)
    expect(questions(last('minimal'))).toBe(0)
    expect(questions(last('moderate'))).toBeGreaterThan(0)
    expect(questions(last('intensive'))).toBeGreaterThan(questions(last('moderate')))
  })
})

/** A conversation that each preference shows in: what the leader says third, and the values of the field. */
const THIRD: readonly (readonly [
  field: keyof CoachingPreferences,
  said: string,
  values: readonly CoachingPreferences[keyof CoachingPreferences][],
])[] = [
  ['directnessLevel', 'What would you do?', LEVELS],
  ['empathyLevel', 'In private, but I am nervous and exhausted.', LEVELS],
  ['challengeLevel', 'Give me a plan.', LEVELS],
  ['practicalFocus', 'Give me a plan.', LEVELS],
  ['responseLength', 'I tried that already and he laughed.', ['brief', 'balanced', 'detailed']],
  ['structurePreference', 'In private, in my office', ['loose', 'balanced', 'highly_structured']],
  [
    'communicationTone',
    "I'll talk to him on Wednesday",
    ['direct', 'encouraging', 'analytical', 'supportive'],
  ],
  [
    'feedbackStyle',
    'Give me the words to say to him.',
    ['sandwich', 'direct', 'balanced', 'strengths_first'],
  ],
  ['followUpPreference', "I'll talk to him on Wednesday", ['minimal', 'moderate', 'intensive']],
  ['meetingFrequency', "I'll talk to him on Wednesday", ['daily', 'weekly', 'biweekly', 'monthly']],
  [
    'frameworkPreference',
    'In private, in my office',
    [['GROW'], ['TGROW'], ['CLEAR'], ['OSKAR'], ['PRACTICE'], ['FUEL']],
  ],
  ['currentPosition', 'Give me a plan.', ['', 'Ward manager']],
]

/** What the third turn shows: its words, and the step it stands at. */
function showThird(field: keyof CoachingPreferences, said: string, value: unknown): string {
  const [, , turn] = converse([MARCO, "I've hinted but never said it", said], {
    preferences: { [field]: value } as Partial<CoachingPreferences>,
  })
  if (!turn) throw new Error('no third turn')
  return `${turn.metadata.turn?.stageLabel}\n${allText(turn)}`
}

describe('the third turn of a conversation', () => {
  const rows = THIRD.flatMap(([field, said, values]) =>
    values.map((value) => [field, JSON.stringify(value), said, value, values] as const),
  )
  it.each(rows)('shows %s %s, where the leader says “%s”', (field, _name, said, value, values) => {
    const own = showThird(field, said, value)
    for (const other of values.filter((one) => one !== value))
      expect(showThird(field, said, other)).not.toBe(own)
  })
})
