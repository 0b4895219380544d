import * as contract from '@lodestar/contract/gamification'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { mount, SUCCESS } from '../../http/mount.ts'
import {
  getLeaderboard,
  listAchievements,
  markAchievementsSeen,
  readProgress,
} from './gamification.service.ts'

/** What practice adds up to: points, level, streak, achievements, challenges, and the leaderboard. */
export function mountGamification(app: FastifyInstance, { clock }: Deps): void {
  mount(
    app,
    contract.getGamificationStats,
    async ({ db, user }) => (await readProgress(db, user, clock())).stats,
  )
  mount(app, contract.listAchievements, async ({ db, user }) => listAchievements(db, user, clock()))
  mount(app, contract.markAchievementsSeen, async ({ db, user, body }) => {
    await markAchievementsSeen(db, user, body.ids, clock())
    return SUCCESS
  })
  mount(app, contract.getLeaderboard, async ({ db, user }) => getLeaderboard(db, user, clock()))
  mount(
    app,
    contract.listChallenges,
    async ({ db, user }) => (await readProgress(db, user, clock())).challenges,
  )
}
