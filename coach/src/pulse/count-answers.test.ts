import { describe, expect, it } from 'vitest'
import { blurAnswer, countAnswers, DRAWS } from './count-answers.ts'

const draws = Array.from({ length: DRAWS }, (_, draw) => draw)
const ANSWERS = [1, 2, 3, 4, 5]

/** How likely each sum of kept answers is, where these were given. */
function spread(given: readonly number[]): Map<number, number> {
  let sums = new Map([[0, 1]])
  for (const answer of given) {
    const next = new Map<number, number>()
    for (const [sum, chance] of sums)
      for (const draw of draws) {
        const kept = sum + blurAnswer(answer, draw)
        next.set(kept, (next.get(kept) ?? 0) + chance / DRAWS)
      }
    sums = next
  }
  return sums
}

/** How likely each average that is shown is, where these were given. */
function shown(given: readonly number[]): Map<number, number> {
  const averages = new Map<number, number>()
  for (const [sum, chance] of spread(given)) {
    const kept = given.map((_, at) => Math.floor((sum + at) / given.length))
    const { average } = countAnswers(kept)
    averages.set(average ?? 0, (averages.get(average ?? 0) ?? 0) + chance)
  }
  return averages
}

/** How often somebody who has given all the other answers guesses the last one right, at best; without any pulse one time in five. */
function guessRight(others: readonly number[]): number {
  const views = ANSWERS.map((answer) => shown([...others, answer]))
  const averages = new Set(views.flatMap((view) => [...view.keys()]))
  const right = [...averages].map((average) => Math.max(...views.map((view) => view.get(average) ?? 0)))
  return right.reduce((sum, chance) => sum + chance, 0) / ANSWERS.length
}

/** Every four answers that somebody may have given themselves. */
const OTHERS = ANSWERS.flatMap((a) =>
  ANSWERS.flatMap((b) => ANSWERS.flatMap((c) => ANSWERS.map((d) => [a, b, c, d]))),
)

describe('the answers of a pulse', () => {
  it('are kept as given or replaced by any other, so that no kept answer rules out one that was given', () => {
    for (const answer of ANSWERS) {
      const kept = draws.map((draw) => blurAnswer(answer, draw))
      expect(kept.filter((one) => one === answer)).toHaveLength(16)
      expect(new Set(kept)).toEqual(new Set(ANSWERS))
    }
  })

  it('are not shown from fewer than five people, whatever they are', () => {
    for (const answers of [[], [1], [5, 5], [1, 1, 1, 1]])
      expect(countAnswers(answers)).toEqual({ people: 0, average: null })
  })

  it('are counted in steps of five, and averaged in half points from 1 to 5', () => {
    for (let count = 5; count < 40; count++) {
      const { people, average } = countAnswers(Array.from({ length: count }, (_, at) => (at % 5) + 1))
      expect(people % 5).toBe(0)
      expect(count - people).toBeLessThan(5)
      expect((average ?? 0) * 2).toBe(Math.round((average ?? 0) * 2))
    }
    expect(countAnswers([5, 5, 5, 5, 5]).average).toBe(5)
    expect(countAnswers([1, 1, 1, 1, 1]).average).toBe(1)
  })

  it('come out where they were meant, once chance is reckoned out', () => {
    for (const answer of ANSWERS)
      expect(countAnswers(draws.map((draw) => blurAnswer(answer, draw))).average).toBe(answer)
  })

  it('leave the fifth open to somebody who has given the other four, whichever these were', () => {
    expect(Math.max(...OTHERS.map(guessRight))).toBeLessThan(0.43)
  })

  it('make no fifth answer sure and rule none out, whichever figure is shown and whichever the other four were', () => {
    let [surest, leastLikely] = [0, 1]
    for (const others of OTHERS) {
      const views = ANSWERS.map((answer) => shown([...others, answer]))
      for (const average of new Set(views.flatMap((view) => [...view.keys()]))) {
        const chances = views.map((view) => view.get(average) ?? 0)
        const all = chances.reduce((sum, chance) => sum + chance, 0)
        surest = Math.max(surest, Math.max(...chances) / all)
        leastLikely = Math.min(leastLikely, Math.min(...chances) / all)
      }
    }
    expect(surest).toBeLessThan(0.75)
    expect(leastLikely).toBeGreaterThan(0.01)
  })

  it('leave the one open who joins a second pulse of people whose answers are all known', () => {
    for (const others of [
      [4, 4, 4, 4, 4],
      [1, 2, 3, 4, 5],
      [1, 1, 5, 5, 3, 3, 3, 3, 3],
    ])
      expect(guessRight(others)).toBeLessThan(0.5)
  })
})
