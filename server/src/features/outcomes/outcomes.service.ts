import { type Goal, PROGRESS_STEP } from '@lodestar/contract/goals'
import type { MovedGoal, OutcomeSource } from '@lodestar/contract/outcomes'
import { type TalkOutcome, wasHeld } from '@lodestar/contract/talk-outcome'
import type { Db } from '../../db/connect.ts'
import { requireRoom } from '../../db/quota.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { addStepWith, findGoal } from '../goals/goals.store.ts'
import { findTiedGoal, holdCounted, removeStep, saveCounted } from './outcomes.store.ts'

type Needs = Pick<Deps, 'clock' | 'ids' | 'limits'>

/** A conversation whose outcome is counted, and what its step is called in the goal's history. */
interface Counted {
  readonly userId: string
  readonly of: OutcomeSource
}

/**
 * Lets what was told of a conversation count, in the transaction that keeps it: one that was held moves the goal that came from its
 * session, once; one that was not held, or is not told any more, takes its step back.
 */
export async function settleOutcome(
  tx: Db,
  counted: Counted,
  came: TalkOutcome['came'] | null,
  deps: Needs,
): Promise<void> {
  const { userId, of } = counted
  const held = await holdCounted(tx, userId, of)
  const isHeld = came !== null && wasHeld(came)
  if (!isHeld) return takeBack(tx, counted, held?.stepId ?? null)
  if (!held || held.stepId !== null) return
  const goalId = await findTiedGoal(tx, userId, of)
  const goal = goalId === undefined ? undefined : await findGoal(tx, userId, goalId)
  if (goal) await takeStep(tx, counted, goal, deps)
}

/**
 * Counts an outcome as a step of a goal the leader names, instead of any before; null takes the step back.
 *
 * @throws AppError `not_found` where nothing was told of it, or the goal is not theirs or not there.
 */
export async function countOutcome(
  db: Db,
  counted: Counted,
  goalId: string | null,
  deps: Needs,
): Promise<MovedGoal | null> {
  return db.transaction().execute(async (tx) => {
    const { userId, of } = counted
    const held = await holdCounted(tx, userId, of)
    if (!held) throw new AppError('not_found')
    await takeBack(tx, counted, held.stepId)
    if (goalId === null) return null
    const goal = await findGoal(tx, userId, goalId)
    if (!goal) throw new AppError('not_found')
    return takeStep(tx, counted, goal, deps)
  })
}

async function takeStep(
  tx: Db,
  { userId, of }: Counted,
  { id, title, progress: from }: Goal,
  { clock, ids, limits }: Needs,
): Promise<MovedGoal> {
  const keeper = { db: tx, userId, limits }
  await requireRoom(keeper, 'steps')
  await requireRoom(keeper, 'stepsPerGoal', id)
  const [stepId, to] = [ids(), Math.min(100, from + PROGRESS_STEP)]
  const step = { id: stepId, progress: to, note: NOTES[of.source], createdAt: clock().toISOString() }
  await addStepWith(tx, userId, id, step)
  await saveCounted(tx, userId, of, stepId)
  return { id, title, from, to }
}

const NOTES: Record<OutcomeSource['source'], string> = {
  talk: 'You held the conversation you had planned.',
  meeting: 'You told what came of a meeting.',
}

async function takeBack(tx: Db, { userId, of }: Counted, stepId: string | null): Promise<void> {
  if (stepId === null) return
  await removeStep(tx, userId, stepId)
  await saveCounted(tx, userId, of, null)
}
