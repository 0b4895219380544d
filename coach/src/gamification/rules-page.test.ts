import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ACHIEVEMENTS } from './achievements.data.ts'
import { type ChallengeRule, MONTHLY_CHALLENGES, WEEKLY_CHALLENGES } from './challenges.data.ts'
import { LEVELS } from './levels.ts'
import { POINT_RULES } from './points.data.ts'
import { describeLimit } from './points.ts'

const page = readFileSync(join(import.meta.dirname, '../../../docs/coaching/gamification.md'), 'utf8')

/** The rows of the table below a heading, without its two heads. */
function rowsBelow(heading: string): string[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`)
  return (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
}
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const challengeRow = ({ name, description, pointsReward }: ChallengeRule) =>
  row(name, description, pointsReward)

describe('the page of rules says exactly what is computed [D56]:', () => {
  it.each([
    ['Points', POINT_RULES.map((rule) => row(rule.label, rule.points, describeLimit(rule)))],
    ['Levels', LEVELS.map(({ level, title, from }) => row(level, title, from))],
    [
      'Achievements',
      ACHIEVEMENTS.map(({ name, criteria, rarity, pointsReward }) =>
        row(name, criteria, rarity, pointsReward),
      ),
    ],
    ['Weekly challenges', WEEKLY_CHALLENGES.map(challengeRow)],
    ['Monthly challenges', MONTHLY_CHALLENGES.map(challengeRow)],
  ])('%s', (heading, rows) => {
    expect(rowsBelow(heading)).toEqual(rows)
  })
})
