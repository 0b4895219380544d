import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { AwaitedInsight, INSIGHT_TYPES, Insight } from '@lodestar/contract/insights'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aHistory,
  aPastGoal,
  aPastSession,
  aProfile,
  daysAgo,
  NOW_MS,
  ownStep,
  READER,
  suggestedStep,
} from '../testing/history.ts'
import { deriveInsights } from './derive-insights.ts'
import type { History, PastGoal, PastSession } from './history.ts'
import { SITUATION_WORDS } from './situation-words.data.ts'

const derive = (given: Partial<History>) => deriveInsights(aHistory(given), READER).insights
const find = (given: Partial<History>, id: RegExp) => derive(given).find((insight) => id.test(insight.id))
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))

const anInstant = fc.integer({ min: daysAgo(700), max: NOW_MS })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
/** Any words but those that a missing value would leave in a sentence. */
const aTitle = fc
  .string({ minLength: 1, maxLength: 200 })
  .map((text) => text.replaceAll(/undefined|NaN|null|\d/g, '-'))

const anyPastSession: fc.Arbitrary<PastSession> = fc
  .record({
    id: fc.uuid(),
    startedAtMs: anInstant,
    minutes: maybe(fc.integer({ min: 0, max: 90 })),
    title: aTitle,
    steps: fc.array(
      fc.constantFrom(ownStep('Talk to Ana'), suggestedStep('Write it down'), ownStep('Name the day')),
      { maxLength: 3 },
    ),
    noted: fc.array(fc.constantFrom('done', 'dropped', null), { maxLength: 3 }),
    rating: maybe(fc.integer({ min: 1, max: 5 })),
    messages: fc.nat(9),
    words: fc.nat(600),
    people: fc.nat(4),
    isNoted: fc.boolean(),
    feelings: fc.nat(5),
    clarity: maybe(fc.double({ min: 0, max: 10, noNaN: true })),
    confidence: maybe(fc.double({ min: 0, max: 1, noNaN: true })),
    situation: maybe(fc.constantFrom(...Object.keys(SITUATION_WORDS), 'no-such-playbook')),
    person: maybe(fc.constantFrom('Marco', 'your deputy', 'Ana')),
  })
  .map(({ minutes, noted, ...session }) => {
    const completedAtMs = minutes === null ? null : session.startedAtMs + minutes * 60_000
    return {
      ...session,
      status: completedAtMs === null ? ('active' as const) : ('completed' as const),
      completedAtMs,
      ratedAtMs: session.rating === null ? null : session.startedAtMs,
      hopeful: Math.floor(session.feelings / 2),
      outcomes: noted.flatMap((outcome, item) =>
        outcome ? [{ item, outcome, notedAtMs: session.startedAtMs + 1 }] : [],
      ),
    }
  })
const anyPastGoal: fc.Arbitrary<PastGoal> = fc
  .record({
    id: fc.uuid(),
    title: aTitle,
    status: fc.constantFrom('active', 'paused', 'completed'),
    progress: fc.integer({ min: 0, max: 100 }),
    createdAtMs: anInstant,
    targetDate: maybe(fc.constantFrom('2024-02-29', '2026-11-21', '2026-11-30', '2027-03-28')),
    steps: fc.nat(12),
  })
  .map((goal) => ({
    ...goal,
    category: 'delegation',
    completedAtMs: null,
    movedAtMs: goal.steps > 0 ? goal.createdAtMs : null,
  }))
const anyHistory: fc.Arbitrary<History> = fc
  .record({
    assessment: maybe(fc.record({ profile: fc.constant(aProfile('Supportive')), completedAtMs: anInstant })),
    sessions: fc.uniqueArray(anyPastSession, { selector: ({ id }) => id, maxLength: 25 }),
    goals: fc.uniqueArray(anyPastGoal, { selector: ({ id }) => id, maxLength: 6 }),
  })
  .map(aHistory)
const aReader = fc.record({
  userId: fc.constant('user_ada'),
  timeZone: fc.constantFrom(
    'Europe/Berlin',
    'America/Sao_Paulo',
    'Pacific/Apia',
    'Asia/Kathmandu',
    'UTC',
    'Mars/Olympus',
  ),
  nowMs: fc.integer({ min: NOW_MS, max: NOW_MS + 400 * 86_400_000 }),
})

describe('for any history', () => {
  it('the same rows at the same moment give the same insights, in whatever order they come', () => {
    fc.assert(
      fc.property(anyHistory, aReader, fc.nat(), (history, reader, seed) => {
        const shuffled = <T>(rows: readonly T[]) =>
          rows.toSorted((one, other) => hash(JSON.stringify(one), seed) - hash(JSON.stringify(other), seed))
        const other = { ...history, sessions: shuffled(history.sessions), goals: shuffled(history.goals) }
        expect(deriveInsights(other, reader)).toEqual(deriveInsights(history, reader))
      }),
    )
  })

  it('every insight fits the contract, has an id of its own, and counts what exists', () => {
    fc.assert(
      fc.property(anyHistory, aReader, (history, reader) => {
        const { insights, awaited } = deriveInsights(history, reader)
        expect(new Set(insights.map(({ id }) => id)).size).toBe(insights.length)
        const known = new Set([
          ...history.sessions.map(({ id }) => id),
          ...history.goals.map(({ id }) => id),
          ...history.sessions.flatMap(({ id, steps }) => steps.map((_, item) => `${id}/${item}`)),
        ])
        for (const insight of insights) {
          expect(Insight.parse(insight)).toEqual(insight)
          const { subjects, count, evidence, since } = insight.metadata
          expect(new Set(subjects).size).toBe(count)
          expect(count).toBeGreaterThan(0)
          expect(subjects.filter((id) => !known.has(id))).toEqual([])
          expect(evidence).toMatch(new RegExp(`^From ${count} `))
          expect(since <= insight.createdAt).toBe(true)
          expect(`${insight.title} ${insight.description}`).not.toMatch(
            /undefined|NaN|null|\b1 (?:sessions|steps|days|weeks)\b/,
          )
        }
        const spoken = new Set(insights.map(({ type }) => type))
        expect(awaited.map(({ type }) => type)).toEqual(INSIGHT_TYPES.filter((type) => !spoken.has(type)))
        for (const each of awaited) expect(AwaitedInsight.parse(each).message).not.toMatch(/undefined|NaN/)
      }),
    )
  })

  it('dismissing any of them changes nothing but that it is inactive and comes last', () => {
    fc.assert(
      fc.property(anyHistory, aReader, (history, reader) => {
        const { insights } = deriveInsights(history, reader)
        const [first] = insights
        fc.pre(first !== undefined)
        const after = deriveInsights(history, reader, new Set([first?.id ?? ''])).insights
        expect(after.at(-1)).toEqual({ ...first, isActive: false })
        expect(
          after
            .slice(0, -1)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(
          insights
            .slice(1)
            .map(({ id }) => id)
            .toSorted(),
        )
      }),
    )
  })
})

/** Orders texts differently for every seed. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value
}

describe('what keeps coming back', () => {
  const about = (situation: string, count: number) =>
    times(count, (at) => aPastSession(`s${at}`, 40 - at * 9, { situation, title: `Talk ${at}` }))

  it('is told from three sessions on, with the day of the first', () => {
    expect(find({ sessions: about('giving-feedback', 2) }, /situation/)).toBeUndefined()
    expect(find({ sessions: about('giving-feedback', 3) }, /situation/)).toMatchObject({
      title: 'A recurring subject: giving feedback',
      metadata: { evidence: 'From 3 sessions since October 12', count: 3 },
      priority: 2,
    })
    expect(find({ sessions: about('giving-feedback', 5) }, /situation/)?.priority).toBe(1)
  })

  it('has words for every playbook', () => {
    const keys = readdirSync(join(import.meta.dirname, '../../playbooks')).map((name) =>
      name.replace('.yaml', ''),
    )
    expect(Object.keys(SITUATION_WORDS).toSorted()).toEqual(keys.toSorted())
  })

  it('can be a weekday or the late hours, on the clock of the leader', () => {
    // 20:30 UTC is 22:30 in Berlin in summer, which ends on October 25, and 21:30 in winter.
    const sundays = times(8, (at) =>
      aPastSession(`s${at}`, 0, { startedAtMs: Date.parse('2026-11-15T20:30:00Z') - at * 7 * 86_400_000 }),
    )
    expect(find({ sessions: sundays }, /weekday/)?.title).toBe('Your sessions gather on Sundays')
    expect(find({ sessions: sundays }, /late-hours/)?.metadata.count).toBe(4)
    expect(find({ sessions: sundays.slice(0, 5) }, /weekday|late/)).toBeUndefined()
  })

  it('can be that steps are set aside', () => {
    const dropped = times(3, (at) =>
      aPastSession(`s${at}`, 20 - at, {
        steps: [ownStep('Talk to Ana')],
        outcomes: [{ item: 0, outcome: 'dropped', notedAtMs: daysAgo(10 - at) }],
      }),
    )
    expect(find({ sessions: dropped }, /steps-set-aside/)).toMatchObject({
      description: expect.stringMatching(/^Of 3 steps whose outcome you noted, three were dropped\./),
      metadata: { quote: 'Talk to Ana', evidence: 'From 3 steps since November 11' },
    })
  })
})

describe('mood and ratings', () => {
  const rated = (ratings: readonly number[]) =>
    ratings.map((rating, at) =>
      aPastSession(`s${at}`, 40 - at * 5, { rating, ratedAtMs: daysAgo(40 - at * 5) }),
    )

  it('have a trend only where chance would seldom give one', () => {
    expect(find({ sessions: rated([2, 3, 3, 4, 5]) }, /sentiment_trend.up.2026-11$/)).toMatchObject({
      description: expect.stringContaining('from 38% to 88% over 5 sessions'),
      priority: 2,
    })
    expect(find({ sessions: rated([5, 4, 4, 3, 2]) }, /sentiment_trend.down/)?.priority).toBe(1)
    expect(find({ sessions: rated([1, 5]) }, /sentiment/)).toBeUndefined()
    expect(find({ sessions: rated([3, 5, 2, 4, 3, 5]) }, /sentiment/)).toBeUndefined()
  })

  it('are called steady when eight ratings show no direction', () => {
    expect(find({ sessions: rated([4, 5, 4, 4, 5, 4, 4, 4]) }, /sentiment_trend.level/)?.title).toBe(
      'Steady at 4.3 of 5',
    )
  })
})

describe('growth', () => {
  it('is told of wording that has become more concrete and firmer', () => {
    const sessions = times(8, (at) =>
      aPastSession(`s${at}`, 80 - at * 10, { clarity: 4 + at * 0.3, confidence: 0.3 + at * 0.05 }),
    )
    expect(find({ sessions }, /growth_pattern.clarity/)?.description).toContain('from 4.2 to 5.9 of 10')
    expect(find({ sessions }, /growth_pattern.confidence/)?.description).toContain('32% of your wording')
  })

  it('is told of steps that get done', () => {
    const sessions = times(4, (at) =>
      aPastSession(`s${at}`, 20 - at, {
        steps: [suggestedStep('Think'), ownStep(`Step ${at}`)],
        outcomes: [{ item: 1, outcome: at === 0 ? 'dropped' : 'done', notedAtMs: daysAgo(9 - at) }],
      }),
    )
    expect(find({ sessions }, /steps-kept/)?.description).toMatch(/^You did 3 of the 4 steps .*“Step 3”/)
  })
})

describe('goals', () => {
  it.each([
    ['late', { progress: 40, targetDate: '2026-11-14', steps: 2 }, /Its day was 7 days ago/, 1],
    ['soon', { progress: 40, targetDate: '2026-11-22', steps: 2 }, /^It stands at 40%/, 1],
    ['still', { progress: 40, steps: 2 }, /has stood at 40% since October 2/, 2],
    ['whole', { progress: 100, steps: 9 }, /^You moved it all the way/, 2],
    ['behind', { progress: 10, targetDate: '2026-12-21', steps: 2, movedAtMs: daysAgo(2) }, /near 63%/, 2],
    ['nearly', { progress: 85, steps: 1, movedAtMs: daysAgo(2) }, /^85% after 1 step\./, 3],
    [
      'ahead',
      { progress: 70, targetDate: '2026-12-21', steps: 3, movedAtMs: daysAgo(2) },
      /30 days to go/,
      3,
    ],
  ] as const)('that are %s are told so', (kind, given, words, priority) => {
    const insight = find({ goals: [aPastGoal('g1', 50, given)] }, /goal_progress/)
    expect(insight?.id).toBe(`goal_progress.${kind}.g1`)
    expect(insight?.description).toMatch(words)
    expect(insight?.priority).toBe(priority)
  })

  it('that were moved right after they were set are not praised yet', () => {
    const clicked = (days: number) =>
      aPastGoal('g1', days, { progress: 90, targetDate: '2026-12-14', steps: 5, movedAtMs: daysAgo(days) })
    expect(derive({ goals: [clicked(0.01)] })).toEqual([])
    expect(derive({ goals: [clicked(2)] })).toEqual([])
    expect(derive({ goals: [clicked(4)] })).toHaveLength(1)
    const distant = { progress: 50, targetDate: '2027-11-21', steps: 5, movedAtMs: daysAgo(4) }
    expect(derive({ goals: [aPastGoal('g1', 4, distant)] })).toEqual([])
  })

  it('that move, rest or were set this week are left in peace', () => {
    const goals = [
      aPastGoal('moving', 50, { progress: 40, steps: 3, movedAtMs: daysAgo(2) }),
      aPastGoal('paused', 90, { status: 'paused' }),
      aPastGoal('new', 3),
    ]
    expect(derive({ goals })).toEqual([])
  })
})

describe('strengths', () => {
  it('are spoken of where the assessment and what was done agree', () => {
    const assessment = { profile: aProfile('Supportive'), completedAtMs: daysAgo(90) }
    const sessions = times(2, (at) =>
      aPastSession(`s${at}`, 30 - at, { situation: 'recognition', rating: 5, ratedAtMs: daysAgo(29) }),
    )
    expect(find({ assessment, sessions }, /strength_spotlight.style/)).toMatchObject({
      title: 'Where your supportive side shows',
      description: expect.stringMatching(
        /^Your assessment says: “.+\.” Two sessions about seeing good work went well, with 5\.0 of 5/,
      ),
    })
    expect(find({ assessment: null, sessions }, /style/)).toBeUndefined()
    expect(
      find({ assessment, sessions: sessions.map((one) => ({ ...one, rating: 2 })) }, /style/),
    ).toBeUndefined()
  })
})

describe('the depth of a dialogue', () => {
  it.each([
    [12, 'dialogue_depth.short', 'Short answers keep the coach guessing'],
    [150, 'dialogue_depth.deep', 'You go into things'],
  ])('is told of %i words in three messages', (words, id, title) => {
    const sessions = times(3, (at) => aPastSession(`s${at}`, 30 - at, { words }))
    expect(find({ sessions }, /dialogue/)).toMatchObject({ id: `${id}.2026-10`, title })
  })

  it('is compared with ratings once there are three on each side', () => {
    const sessions = times(6, (at) =>
      aPastSession(`s${at}`, 30 - at, { messages: at < 3 ? 3 : 7, words: 120, rating: at < 3 ? 3 : 5 }),
    )
    expect(find({ sessions }, /longer-is-better/)?.description).toMatch(
      /^Three sessions with 7 messages or more left you with 5\.0/,
    )
    expect(find({ sessions: sessions.slice(1) }, /longer/)).toBeUndefined()
  })
})

describe('a milestone', () => {
  const completed = (count: number, days: number) =>
    times(count, (at) => aPastSession(`s${at}`, days + count - at))

  it('is told while it is news', () => {
    expect(find({ sessions: completed(2, 1) }, /milestone/)).toBeUndefined()
    expect(find({ sessions: completed(3, 1) }, /milestone/)).toMatchObject({
      id: 'coaching_milestone.sessions-3',
      title: 'Three sessions, each with an ending',
    })
    expect(find({ sessions: completed(3, 60) }, /milestone/)).toBeUndefined()
  })

  it('is not counted where older sessions are left out', () => {
    expect(find({ sessions: completed(59, 1) }, /milestone/)?.id).toBe('coaching_milestone.sessions-50')
    expect(find({ sessions: completed(60, 1) }, /milestone/)).toBeUndefined()
  })
})

describe('what is awaited', () => {
  const messageOf = (given: Partial<History>, type: string) =>
    deriveInsights(aHistory(given), READER).awaited.find((each) => each.type === type)?.message

  it('is counted in words that fit the number', () => {
    expect(messageOf({}, 'goal_progress')).toBe('Needs an active goal that has moved or is a week old.')
    expect(messageOf({}, 'coaching_milestone')).toBe('Needs 3 completed sessions.')
    const two = { sessions: [aPastSession('a', 3), aPastSession('b', 2)] }
    expect(messageOf(two, 'coaching_milestone')).toBe('Needs 1 more completed session.')
  })

  it('is nothing more where there is enough and nothing to see', () => {
    const sessions = times(4, (at) => aPastSession(`s${at}`, 9 - at))
    expect(messageOf({ sessions }, 'pattern_recognition')).toMatch(/nothing repeats itself/)
  })
})
