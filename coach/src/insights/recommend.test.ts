import { Recommendation } from '@lodestar/contract/dashboard'
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
import type { History } from './history.ts'
import { recommend } from './recommend.ts'

const assessment = { profile: aProfile(), completedAtMs: daysAgo(90) }
const give = (given: Partial<History>) => recommend(aHistory(given), READER)
const find = (given: Partial<History>, key: string) =>
  give({ assessment, ...given }).find(({ id }) => id.startsWith(`recommendation.${key}`))

describe('recommendations', () => {
  it('begin with the assessment, then a first session [R3-08, R3-09]', () => {
    expect(give({}).map(({ id, priority }) => [id, priority])).toEqual([['recommendation.assessment', 1]])
    expect(give({ assessment })[0]).toMatchObject({ id: 'recommendation.first-session', priority: 1 })
  })

  it('fit the contract and name each matter once', () => {
    const all = give({
      assessment: { ...assessment, completedAtMs: daysAgo(2) },
      sessions: [
        aPastSession('new', 2, { confidence: 0.2 }),
        aPastSession('mid', 9, { confidence: 0.3, steps: [ownStep('Talk to Ana')] }),
        aPastSession('old', 12, { confidence: 0.3, rating: 4, ratedAtMs: daysAgo(1) }),
      ],
      goals: [aPastGoal('g1', 60)],
      analyses: [1, 2, 3].map((at) => ({
        id: `a${at}`,
        atMs: daysAgo(at),
        clarity: 0.5,
        tone: 0.6,
        professionalism: 0.9,
        subjects: [],
      })),
      meetings: [
        { id: 'm1', title: 'Budget review', importance: 'critical', startsAtMs: NOW_MS + 3_600_000 },
      ],
    })
    for (const each of all) expect(Recommendation.parse(each)).toEqual(each)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.map(({ isCompleted }) => isCompleted)).toEqual(
      all.map(({ isCompleted }) => isCompleted).toSorted(),
    )
    const open = all.filter(({ isCompleted }) => !isCompleted).map(({ priority }) => priority)
    expect(open).toEqual(open.toSorted())
    expect(new Set(all.map(({ category }) => category)).size).toBe(2)
  })

  it('ask what became of a step once it has had time, and are done when that is noted', () => {
    const session = aPastSession('s1', 5, { steps: [suggestedStep('Rest'), ownStep('Talk to Ana')] })
    expect(find({ sessions: [session] }, 'step')).toMatchObject({
      id: 'recommendation.step.s1/1',
      title: 'What became of “Talk to Ana”?',
      isCompleted: false,
      href: '/coaching?session=s1',
    })
    expect(find({ sessions: [{ ...session, completedAtMs: daysAgo(1) }] }, 'step')).toBeUndefined()
    const noted = { ...session, outcomes: [{ item: 1, outcome: 'done' as const, notedAtMs: daysAgo(1) }] }
    expect(find({ sessions: [noted] }, 'step')?.isCompleted).toBe(true)
    const long = { ...noted, outcomes: [{ item: 1, outcome: 'done' as const, notedAtMs: daysAgo(10) }] }
    expect(find({ sessions: [long] }, 'step')).toBeUndefined()
  })

  it('ask for a rating while it is remembered', () => {
    expect(find({ sessions: [aPastSession('s1', 3)] }, 'rate')?.isCompleted).toBe(false)
    expect(find({ sessions: [aPastSession('s1', 30)] }, 'rate')).toBeUndefined()
    expect(
      find({ sessions: [aPastSession('s1', 3, { rating: 4, ratedAtMs: daysAgo(1) })] }, 'rate')?.isCompleted,
    ).toBe(true)
  })

  it('name the weakest score of the latest messages, in percent', () => {
    const analyses = [1, 2, 3].map((at) => ({
      id: `a${at}`,
      atMs: daysAgo(at),
      clarity: 0.5,
      tone: 0.6,
      professionalism: 0.9,
      subjects: [],
    }))
    expect(find({ analyses }, 'weakest')).toMatchObject({
      id: 'recommendation.weakest.clarity',
      description: 'Clarity was the lowest of your scores: 50% over your last 3 messages.',
      category: 'communication',
    })
    expect(find({ analyses: analyses.slice(1) }, 'weakest')).toBeUndefined()
  })

  it('follow the learning path with what has been done since the assessment', () => {
    const next = (given: Partial<History>) =>
      find({ ...given, assessment: { ...assessment, profile: aProfile('Directive') } }, 'path')?.description
    const first = next({})
    const about = (situation: string) => next({ sessions: [aPastSession('s1', 3, { situation })] })
    expect(first).toMatch(/ Next: [^.]*[.]$/)
    expect(about('team-conflict')).toBe(first)
    expect(about('one-on-ones')).not.toBe(first)
  })

  it('end a step that asks with its own question mark', () => {
    const asking = find(
      {
        assessment: {
          ...assessment,
          profile: {
            ...aProfile('Supportive'),
            fit: 0.1,
            shares: { Directive: 0.25, Coaching: 0.125, Supportive: 0.5, Delegating: 0.125 },
          },
        },
      },
      'path',
    )
    expect(asking?.description).toMatch(/how willing[?]$/)
  })

  it('do not depend on the order of the rows', () => {
    const sessions = [
      aPastSession('a', 9),
      aPastSession('b', 3),
      aPastSession('c', 6, { steps: [ownStep('Talk to Ana')] }),
    ]
    const goals = [aPastGoal('g1', 60), aPastGoal('g2', 50)]
    const one = give({ assessment, sessions, goals })
    expect(give({ assessment, sessions: sessions.toReversed(), goals: goals.toReversed() })).toEqual(one)
  })
})
