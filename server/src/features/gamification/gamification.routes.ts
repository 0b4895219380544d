import * as contract from '@lodestar/contract/gamification'
import type { FastifyInstance } from 'fastify'
import { asPurpose } from '../../db/scope.ts'
import type { Deps } from '../../deps.ts'
import { limitCost } from '../../http/costly.ts'
import { mount, SUCCESS } from '../../http/mount.ts'
import {
  getLeaderboard,
  listAchievements,
  markAchievementsSeen,
  readProgress,
} from './gamification.service.ts'

/** What practice adds up to: points, level, streak, achievements, challenges, and the leaderboard. */
export function mountGamification(app: FastifyInstance, deps: Deps): void {
  const { clock, limits } = deps
  const limit = (name: string) => limitCost(deps, { name, perMinute: limits.derivedPerMinute })
  const [limitStats, limitAchievements] = [limit('points'), limit('achievements')]
  const [limitLeaderboard, limitChallenges] = [limit('leaderboard'), limit('challenges')]

  mount(app, contract.getGamificationStats, async ({ db, user }) =>
    limitStats(user.id, async () => (await readProgress(db, user, clock())).stats),
  )
  mount(app, contract.listAchievements, async ({ db, user }) =>
    limitAchievements(user.id, () => listAchievements(db, user, clock())),
  )
  mount(app, contract.markAchievementsSeen, async ({ db, user, body }) => {
    await markAchievementsSeen(db, user, body.ids, clock())
    return SUCCESS
  })
  mount(app, contract.getLeaderboard, async ({ db, user }) =>
    limitLeaderboard(user.id, () => asPurpose('standings', () => getLeaderboard(db, user, clock()))),
  )
  mount(app, contract.listChallenges, async ({ db, user }) =>
    limitChallenges(user.id, async () => (await readProgress(db, user, clock())).challenges),
  )
}
