import { Challenge, GamificationStats } from '@lodestar/contract/gamification'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Activity } from '../activities/activity.ts'
import { anyActivity, anyHistory, anyZone, deedAt, END, holds } from '../testing/histories.ts'
import { ACHIEVEMENTS } from './achievements.data.ts'
import { deriveProgress } from './derive-progress.ts'
import { findLevel, LEVELS } from './levels.ts'
import { POINT_RULES } from './points.data.ts'

const NOW = new Date('2026-05-03T20:00:00Z')
const progressOf = (activities: readonly Activity[], now = NOW) => deriveProgress(activities, now, 'UTC')
const earnedBy = (id: string, activities: readonly Activity[]) =>
  progressOf(activities).stats.pointSources.find((source) => source.id === id)?.earned
const times = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, place) => make(place))
const today = (minute: number) => `2026-05-03T10:${String(minute).padStart(2, '0')}:00Z`

/** Everything that earns points without more ado. */
const SIMPLE: readonly Activity['kind'][] = [
  'situation_told',
  'question_answered',
  'session_completed',
  'commitment_done',
  'commitment_dropped',
  'goal_moved',
  'meeting_reflected',
  'message_analyzed',
  'assessment_taken',
]

describe('points', () => {
  it('come from no more than opening, starting or planning something, nor from filling in a form [D56]', () => {
    const { stats } = progressOf([
      deedAt('session_started', today(1)),
      deedAt('session_completed', today(2)),
      deedAt('meeting_planned', today(3), { subjectId: 'm1' }),
      deedAt('meeting_held', today(4), { subjectId: 'm1' }),
      deedAt('commitment_made', today(5), { subjectId: 's1/0' }),
      deedAt('preferences_set', today(6)),
      deedAt('profile_imported', today(7), { detail: 'disc' }),
    ])
    expect(stats).toMatchObject({ totalPoints: 0, currentLevel: 1, currentStreak: 0, longestStreak: 0 })
  })

  it('for a session come once the leader has answered in it', () => {
    const session = [deedAt('situation_told', today(1)), deedAt('session_completed', today(9))]
    expect(earnedBy('session', session)).toBe(0)
    expect(earnedBy('session', [...session, deedAt('question_answered', today(5))])).toBe(30)
  })

  it('for a completed goal come when it was set a day before', () => {
    const completed = deedAt('goal_completed', '2026-05-03T10:00:00Z', { subjectId: 'g1' })
    const setAt = (at: string) => deedAt('goal_set', at, { subjectId: 'g1' })
    expect(earnedBy('goal-reached', [setAt('2026-05-02T10:00:01Z'), completed])).toBe(0)
    expect(earnedBy('goal-reached', [setAt('2026-05-02T10:00:00Z'), completed])).toBe(50)
    expect(earnedBy('goal-reached', [completed])).toBe(0)
  })

  it('for writing down what helped come with words only', () => {
    const rated = deedAt('session_rated', today(1), { value: 4 })
    expect([earnedBy('rating', [rated]), earnedBy('reflection', [rated])]).toEqual([5, 0])
    const withText = { ...rated, detail: 'with text' }
    expect([earnedBy('rating', [withText]), earnedBy('reflection', [withText])]).toEqual([5, 10])
  })

  it('for a goal moved ten times in a day are those of one move', () => {
    const moves = times(10, (place) => deedAt('goal_moved', today(place), { value: place * 10 }))
    expect(earnedBy('goal-step', moves)).toBe(5)
    const others = times(9, (place) => deedAt('goal_moved', today(place), { subjectId: `g${place}` }))
    expect(earnedBy('goal-step', [...moves, ...others])).toBe(15)
    expect(earnedBy('goal-step', [...moves, deedAt('goal_moved', '2026-05-02T10:00:00Z')])).toBe(10)
  })

  it('for throw-away sessions end with the second of a day', () => {
    const sessions = times(12, (place) => [
      deedAt('question_answered', today(place), { subjectId: `s${place}` }),
      deedAt('session_completed', today(place), { subjectId: `s${place}` }),
    ]).flat()
    expect(earnedBy('session', sessions)).toBe(60)
    expect(earnedBy('answer', sessions)).toBe(20)
  })

  it.each(POINT_RULES.map(({ id }) => id))(
    'for "%s" can be had, and are listed where they come from',
    (id) => {
      const every = SIMPLE.map((kind) => deedAt(kind, today(1)))
      const goal = [deedAt('goal_set', '2026-05-01T10:00:00Z'), deedAt('goal_completed', today(2))]
      const history = [
        ...every,
        ...goal,
        deedAt('session_rated', today(3), { detail: 'with text', value: 5 }),
      ]
      expect(earnedBy(id, history)).toBe(POINT_RULES.find((rule) => rule.id === id)?.points)
      const { stats } = progressOf(history)
      expect(stats.pointSources.reduce((sum, { earned }) => sum + earned, 0)).toBe(stats.totalPoints)
    },
  )
})

describe('levels', () => {
  it('are ten or more, each further than the one before, each with a title of its own [D56]', () => {
    expect(LEVELS.length).toBeGreaterThanOrEqual(10)
    expect(LEVELS.map(({ level }) => level)).toEqual(LEVELS.map((_, place) => place + 1))
    expect(new Set(LEVELS.map(({ title }) => title)).size).toBe(LEVELS.length)
    const steps = LEVELS.slice(1).map(({ from }, place) => from - (LEVELS[place]?.from ?? 0))
    expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  })

  it.each([
    [0, 1, 100, 0],
    [99, 1, 1, 99],
    [100, 2, 150, 0],
    [175, 2, 75, 50],
    [10_999, 11, 1, 99],
    [11_000, 12, 0, 100],
    [99_999, 12, 0, 100],
  ])(
    '%i points are level %i, %i short of the next, %i percent there [R3-75]',
    (points, level, short, percent) => {
      expect(findLevel(points)).toMatchObject({
        totalPoints: points,
        currentLevel: level,
        pointsToNextLevel: short,
        currentLevelProgress: percent,
      })
    },
  )

  it('name the next one, and none after the last', () => {
    expect(findLevel(0).nextLevelInfo).toEqual({ level: 2, title: 'Finding Your Feet' })
    expect(findLevel(11_000)).toMatchObject({
      currentLevelInfo: { level: 12, title: 'Lodestar' },
      nextLevelInfo: null,
    })
  })
})

describe('achievements', () => {
  it('are twenty or more over all four rarities, each with a condition of its own [R3-79, D56]', () => {
    expect(ACHIEVEMENTS.length).toBeGreaterThanOrEqual(20)
    for (const key of ['id', 'name', 'criteria'] as const)
      expect(new Set(ACHIEVEMENTS.map((one) => one[key])).size).toBe(ACHIEVEMENTS.length)
    expect(new Set(ACHIEVEMENTS.map(({ rarity }) => rarity))).toEqual(
      new Set(['common', 'rare', 'epic', 'legendary']),
    )
  })

  it('go from locked to unlocked at the deed that completes them, and come first then [R4-57]', () => {
    const kept = times(4, (place) => deedAt('commitment_done', today(place), { subjectId: `s1/${place}` }))
    const find = (activities: readonly Activity[]) =>
      progressOf(activities).achievements.find(({ id }) => id === 'keeping-word')
    expect(find(kept)).toMatchObject({ unlocked: false, unlockedAt: null, progress: 4, target: 5 })
    const fifth = deedAt('commitment_done', today(30), { subjectId: 's2/0' })
    expect(find([fifth, ...kept])).toMatchObject({ unlocked: true, unlockedAt: fifth.at, progress: 5 })
    const { achievements, stats } = progressOf([fifth, ...kept])
    expect(achievements.map(({ unlocked }) => unlocked)).toEqual(
      achievements.map((_, place) => place < stats.achievementsCount),
    )
    expect(achievements.slice(0, 2).map(({ id }) => id)).toEqual(['keeping-word', 'said-and-done'])
  })

  it('for days in a row are unlocked on the day that makes them so many', () => {
    const days = ['2026-05-01', '2026-05-02', '2026-05-03']
    const history = days
      .flatMap((day) => [`${day}T08:00:00Z`, `${day}T18:00:00Z`])
      .map((at) => deedAt('goal_moved', at))
    const { achievements } = progressOf(history)
    expect(achievements.find(({ id }) => id === 'three-days')?.unlockedAt).toBe('2026-05-03T08:00:00Z')
  })
})

describe('challenges', () => {
  const running = (now: string) =>
    progressOf([], new Date(now))
      .challenges.filter(({ isActive }) => isActive)
      .map(({ id, endDate }) => `${id} ${endDate}`)

  it('are three of the week and two of the month, the same for everybody [D56]', () => {
    const { challenges } = progressOf([])
    expect(
      challenges.map(({ category, isActive, isCompleted }) => [category, isActive, isCompleted]),
    ).toEqual([
      ...times(3, () => ['weekly', true, false]),
      ['monthly', true, false],
      ['monthly', true, false],
    ])
  })

  it('change on Monday and on the first of the month, and have all had their turn before one comes again', () => {
    const [sunday, monday] = [running('2026-05-03T23:59:59Z'), running('2026-05-04T00:00:00Z')]
    expect(sunday.slice(0, 3).every((line) => line.endsWith(' 2026-05-03'))).toBe(true)
    expect(monday.slice(0, 3).every((line) => line.endsWith(' 2026-05-10'))).toBe(true)
    expect(sunday.slice(3)).toEqual(monday.slice(3))
    expect(running('2026-05-31T12:00:00Z').slice(3)).not.toEqual(running('2026-06-01T12:00:00Z').slice(3))
    const weeks = times(10, (week) =>
      running(new Date(Date.UTC(2026, 4, 4 + week * 7)).toISOString()).slice(0, 3),
    )
    const names = weeks.flat().map((line) => line.slice('weekly-2026-05-04-'.length).split(' ')[0])
    expect(new Set(names.slice(0, 9)).size).toBe(9)
    expect(new Set(names).size).toBe(10)
  })

  it('completed in time stay, and keep their points; what was not completed is gone [R4-60]', () => {
    const active = progressOf([]).challenges.map(({ id }) => id)
    const history = [
      '2026-04-27',
      '2026-04-28',
      '2026-04-29',
      '2026-04-30',
      '2026-05-01',
      '2026-05-02',
    ].flatMap((day, place) => [
      ...times(10, (minute) =>
        deedAt('question_answered', `${day}T10:${10 + minute}:00Z`, { subjectId: `s${place}` }),
      ),
      deedAt('situation_told', `${day}T10:00:00Z`, { subjectId: `s${place}` }),
      deedAt('session_completed', `${day}T11:00:00Z`, { subjectId: `s${place}` }),
      deedAt('session_rated', `${day}T11:05:00Z`, { subjectId: `s${place}`, detail: 'with text' }),
      deedAt('commitment_done', `${day}T12:00:00Z`, { subjectId: `s${place}/0` }),
      deedAt('goal_moved', `${day}T12:30:00Z`),
      deedAt('message_analyzed', `${day}T13:00:00Z`, { subjectId: `a${place}` }),
      deedAt('meeting_reflected', `${day}T14:00:00Z`, { subjectId: `m${place}` }),
    ])
    const now = progressOf(history)
    const completed = now.challenges.filter(({ isCompleted }) => isCompleted)
    expect(completed.map(({ id }) => id)).toEqual(expect.arrayContaining(active.slice(0, 3)))
    for (const { progress, target } of completed) expect(progress).toBe(target)
    const later = progressOf(history, new Date('2026-07-20T12:00:00Z'))
    const past = later.challenges.filter(({ isActive }) => !isActive)
    expect(past.map(({ id }) => id)).toEqual(expect.arrayContaining(active.slice(0, 3)))
    expect(past.every(({ isCompleted }) => isCompleted)).toBe(true)
    expect(later.stats.totalPoints).toBe(now.stats.totalPoints)
  })
})

describe('over any history, in any zone', () => {
  it('the same rows in any order, and twice, give the same answer', () => {
    const shuffled = anyHistory.chain((history) =>
      fc.tuple(
        fc.constant(history),
        fc.shuffledSubarray([...history, ...history], { minLength: history.length * 2 }),
      ),
    )
    holds(
      fc.property(shuffled, anyZone, ([history, again], zone) => {
        expect(deriveProgress(again, END, zone)).toEqual(deriveProgress(history, END, zone))
      }),
    )
  })

  it('an activity more never takes points, an achievement, a challenge or a day of the best streak away', () => {
    holds(
      fc.property(anyHistory, anyActivity(800), anyZone, (history, more, zone) => {
        const [before, after] = [history, [...history, more]].map((rows) => deriveProgress(rows, END, zone))
        if (!before || !after) throw new RangeError('two were derived')
        expect(after.stats.totalPoints).toBeGreaterThanOrEqual(before.stats.totalPoints)
        expect(after.stats.currentLevel).toBeGreaterThanOrEqual(before.stats.currentLevel)
        expect(after.stats.longestStreak).toBeGreaterThanOrEqual(before.stats.longestStreak)
        expect(after.stats.currentStreak).toBeGreaterThanOrEqual(before.stats.currentStreak)
        const reached = (progress: typeof before) => [
          ...progress.achievements.filter(({ unlocked }) => unlocked).map(({ id }) => id),
          ...progress.challenges.filter(({ isCompleted }) => isCompleted).map(({ id }) => id),
        ]
        expect(reached(after)).toEqual(expect.arrayContaining(reached(before)))
      }),
      300,
    )
  })

  it('time alone takes nothing away but the standing streak', () => {
    holds(
      fc.property(anyHistory, anyZone, fc.integer({ min: 0, max: 400 }), (history, zone, days) => {
        const later = new Date(END.getTime() + days * 86_400_000)
        const [before, after] = [END, later].map((now) => deriveProgress(history, now, zone).stats)
        expect(after?.totalPoints).toBe(before?.totalPoints)
        expect(after?.longestStreak).toBe(before?.longestStreak)
      }),
    )
  })

  it('what comes after now is not counted yet', () => {
    holds(
      fc.property(anyHistory, anyZone, (history, zone) => {
        const now = new Date(END.getTime() - 5 * 86_400_000)
        const until = history.filter(({ at }) => Date.parse(at) <= now.getTime())
        expect(deriveProgress(history, now, zone)).toEqual(deriveProgress(until, now, zone))
      }),
    )
  })

  it('every figure has the shape and the range that the contract promises [R3-74, R3-75, R3-80]', () => {
    holds(
      fc.property(anyHistory, anyZone, (history, zone) => {
        const { stats, achievements, challenges } = deriveProgress(history, END, zone)
        expect(GamificationStats.parse(stats)).toEqual(stats)
        expect(z.array(Challenge).parse(challenges)).toEqual(challenges)
        for (const { progress, target, unlocked, unlockedAt } of achievements) {
          expect(progress).toBeLessThanOrEqual(target)
          expect(unlocked).toBe(progress === target)
          expect(unlockedAt !== null).toBe(unlocked)
        }
        expect(new Set(challenges.map(({ id }) => id)).size).toBe(challenges.length)
      }),
    )
  })
})
