import { LearningPath, STYLES, type Style } from '@lodestar/contract/assessment'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerAll } from './answer-all.ts'
import { describeResult } from './describe-style.ts'
import { PATHS } from './learning-paths.data.ts'
import { listLearningPaths } from './learning-paths.ts'
import { scoreAssessment } from './score-assessment.ts'

const NOTHING = { coachingSessions: 0, feedbackGiven: 0, goals: 0, analyses: 0, retakes: 0 }
const ROUTES = ['/coaching', '/feedback', '/goals', '/communication', '/assessment']
const anyProfile = fc
  .array(fc.constantFrom(...STYLES), { minLength: 16, maxLength: 16 })
  .map((styles) => scoreAssessment(answerAll((_, at) => styles[at] ?? 'Directive')))
const anyDone = fc.record({
  coachingSessions: fc.nat(5),
  feedbackGiven: fc.nat(5),
  goals: fc.nat(5),
  analyses: fc.nat(5),
  retakes: fc.nat(2),
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

  it('begin with nothing done and end with everything done', () => {
    const isDone = (done: typeof NOTHING) =>
      listLearningPaths(scorePure('Coaching'), done).flatMap(({ steps }) => steps.map((step) => step.done))
    expect(isDone(NOTHING)).not.toContain(true)
    expect(
      isDone({ coachingSessions: 9, feedbackGiven: 9, goals: 9, analyses: 9, retakes: 9 }),
    ).not.toContain(false)
  })

  it('count each session, rating and goal for one step only, first come first', () => {
    fc.assert(
      fc.property(anyProfile, anyDone, (profile, done) => {
        const steps = listLearningPaths(profile, done).flatMap((path) => path.steps)
        for (const [href, count] of [
          ['/coaching', done.coachingSessions],
          ['/feedback', done.feedbackGiven],
          ['/goals', done.goals],
          ['/communication', done.analyses],
          ['/assessment', done.retakes],
        ] as const) {
          const states = steps.filter((step) => step.href === href).map((step) => step.done)
          expect(states).toEqual(states.map((_, at) => at < count))
        }
      }),
    )
  })
})
