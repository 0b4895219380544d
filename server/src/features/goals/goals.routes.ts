import {
  createGoal,
  deleteGoal,
  listGoalProgress,
  listGoals,
  recordGoalProgress,
  restoreGoal,
  updateGoal,
  writeProgressNote,
} from '@lodestar/contract/goals'
import type { FastifyInstance } from 'fastify'
import { requireRoom, requireWords } from '../../db/quota.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mount, SUCCESS } from '../../http/mount.ts'
import * as deletedGoals from './deleted-goals.store.ts'
import * as goals from './goals.store.ts'

/** What people want to reach and how far they have come. */
export function mountGoals(app: FastifyInstance, { clock, ids, limits }: Deps): void {
  mount(app, listGoals, async ({ db, user }) => goals.listGoals(db, user.id))
  mount(app, createGoal, async ({ db, user, body }) => {
    await requireRoom({ db, userId: user.id, limits }, 'goals')
    return found(await goals.addGoal(db, user.id, { ...body, id: ids(), createdAt: clock().toISOString() }))
  })
  mount(app, updateGoal, async ({ db, user, params, body }) => {
    if (body.description) await requireWords({ db, userId: user.id, limits })
    return found(await goals.changeGoal(db, user.id, params.id, body, clock().toISOString()))
  })
  mount(app, recordGoalProgress, async ({ db, user, params, body: { progress, note } }) => {
    const keeper = { db, userId: user.id, limits }
    await requireRoom(keeper, 'steps')
    await requireRoom(keeper, 'stepsPerGoal', params.id)
    const step = { id: ids(), progress, note: note || writeProgressNote(progress) }
    return found(await goals.addStep(db, user.id, params.id, { ...step, createdAt: clock().toISOString() }))
  })
  mount(app, listGoalProgress, async ({ db, user, params }) => {
    found(await goals.findGoal(db, user.id, params.id))
    return goals.listSteps(db, user.id, params.id)
  })
  mount(app, deleteGoal, async ({ db, user, params }) => {
    if (!(await deletedGoals.deleteGoal(db, user.id, params.id, clock()))) throw new AppError('not_found')
    return SUCCESS
  })
  mount(app, restoreGoal, async ({ db, user, params }) =>
    found(await deletedGoals.restoreGoal(db, user.id, params.id, clock())),
  )
}

/** Somebody else's goal and none at all are the same answer. */
function found<T>(goal: T | undefined): T {
  if (goal === undefined) throw new AppError('not_found')
  return goal
}
