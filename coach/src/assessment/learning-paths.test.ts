import { LearningPath, STYLES, type Style } from '@lodestar/contract/assessment'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerAll } from './answer-all.ts'
import { describeResult } from './describe-style.ts'
import { PATHS } from './learning-paths.data.ts'
import { type Deeds, listLearningPaths, nameSubjects } from './learning-paths.ts'
import { scoreAssessment } from './score-assessment.ts'

const NOTHING: Deeds = { coachingSessions: [], feedbackGiven: [], goals: [], analyses: [], retakes: [] }
const STEPS = Object.values(PATHS).flatMap(
  ({ steps }): readonly { deed: keyof Deeds; about: readonly string[] }[] => steps,
)
const SUBJECTS = [...new Set(STEPS.flatMap(({ about }) => about)), 'team-conflict']
/** Whatever any step asks for, of every kind, more often than it is asked for. */
const EVERYTHING = Array.from({ length: 4 }, () => SUBJECTS.map((subject) => [subject])).flat()
const ROUTES = ['/coaching', '/feedback', '/goals', '/communication', '/assessment']
const anyProfile = fc
  .array(fc.constantFrom(...STYLES), { minLength: 16, maxLength: 16 })
  .map((styles) => scoreAssessment(answerAll((_, at) => styles[at] ?? 'Directive')))
const anyDeeds = fc.array(fc.array(fc.constantFrom(...SUBJECTS), { maxLength: 2 }), { maxLength: 5 })
const anyDone: fc.Arbitrary<Deeds> = fc.record({
  coachingSessions: anyDeeds,
  feedbackGiven: anyDeeds,
  goals: anyDeeds,
  analyses: anyDeeds,
  retakes: anyDeeds,
})
const scorePure = (style: Style) => scoreAssessment(answerAll(() => style))

describe('learning paths', () => {
  it('are three different ones of three or four steps, on routes that exist', () => {
    fc.assert(
      fc.property(anyProfile, anyDone, (profile, done) => {
        const paths = listLearningPaths(profile, done)
        expect(paths).toHaveLength(3)
        expect(new Set(paths.map(({ id }) => id)).size).toBe(3)
        for (const path of paths) {
          expect(LearningPath.parse(path)).toEqual(path)
          expect([3, 4]).toContain(path.steps.length)
          for (const { href } of path.steps) expect(ROUTES).toContain(href)
        }
      }),
    )
  })

  it('follow the development areas: other areas, other paths', () => {
    expect(listLearningPaths(scorePure('Directive'), NOTHING)[0]?.id).toBe('handing-over')
    expect(listLearningPaths(scorePure('Supportive'), NOTHING)[0]?.id).toBe('clear-direction')
    expect(listLearningPaths(scorePure('Delegating'), NOTHING)[0]?.id).toBe('working-alongside')
    expect(describeResult(scorePure('Directive')).developmentAreas[0]).toBe(
      'Handing over a whole piece of work',
    )
  })

  it('are all reachable', () => {
    const reached = fc
      .sample(anyProfile, { numRuns: 500, seed: 3 })
      .concat(STYLES.map(scorePure))
      .flatMap((profile) => listLearningPaths(profile, NOTHING).map(({ id }) => id))
    expect([...new Set(reached)].toSorted()).toEqual(Object.keys(PATHS).toSorted())
  })

  it('begin with nothing done and end with everything done that can be seen here', () => {
    const isDone = (done: Deeds) =>
      listLearningPaths(scorePure('Coaching'), done).flatMap(({ steps }) => steps.map((step) => step.done))
    expect(isDone(NOTHING)).not.toContain(true)
    const all = {
      coachingSessions: EVERYTHING,
      feedbackGiven: EVERYTHING,
      goals: EVERYTHING,
      analyses: EVERYTHING,
      retakes: EVERYTHING,
    }
    const open = listLearningPaths(scorePure('Coaching'), all)
      .flatMap(({ steps }) => steps)
      .filter(({ done }) => !done)
    for (const { title } of open)
      expect(
        Object.values(PATHS)
          .flatMap((path): readonly { title: string; about: readonly string[] }[] => path.steps)
          .find((step) => step.title === title)?.about,
      ).toEqual([])
  })

  it('are not moved by sessions, ratings, goals and messages about something else', () => {
    const other = [['team-conflict'], ['vision-and-strategy'], ['vision_setting'], []]
    const done = { coachingSessions: other, feedbackGiven: other, goals: other, analyses: other, retakes: [] }
    for (const style of STYLES) {
      const steps = listLearningPaths(scorePure(style), done).flatMap((path) => path.steps)
      expect(steps.map((step) => step.done)).not.toContain(true)
    }
  })

  it('go through two people only with a session that was about two', () => {
    const about = PATHS['reading-readiness'].steps[0].about
    const fits = (people: number) =>
      nameSubjects({ situation: 'delegation', people }).some((subject) =>
        about.some((each) => each === subject),
      )
    expect(fits(1)).toBe(false)
    expect(fits(2)).toBe(true)
    expect(nameSubjects({ situation: null, people: 2 })).toEqual([])
  })

  it('count each session, rating, goal and message for one step at most', () => {
    fc.assert(
      fc.property(anyProfile, anyDone, (profile, done) => {
        const steps = listLearningPaths(profile, done).flatMap((path) => path.steps)
        for (const [href, deeds] of [
          ['/coaching', done.coachingSessions],
          ['/feedback', done.feedbackGiven],
          ['/goals', done.goals],
          ['/communication', done.analyses],
          ['/assessment', done.retakes],
        ] as const) {
          const ticked = steps.filter((step) => step.href === href && step.done)
          expect(ticked.length).toBeLessThanOrEqual(deeds.length)
        }
      }),
    )
  })
})
