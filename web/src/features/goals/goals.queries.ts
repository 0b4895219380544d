import {
  createGoal,
  deleteGoal,
  type Goal,
  type GoalChange,
  listGoalProgress,
  listGoals,
  type NewGoal,
  type ProgressStep,
  recordGoalProgress,
  restoreGoal,
  updateGoal,
  writeProgressNote,
} from '@lodestar/contract/goals'
import {
  MutationObserver,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { announceFailure } from '../../lib/announce-failure.ts'
import { call } from '../../lib/api.ts'
import { useAttempt } from '../../lib/attempt.ts'
import { formatPercent } from '../../lib/format.ts'
import { insistOnSaving } from '../../lib/insist.ts'
import { DERIVED, invalidate } from '../../lib/invalidate.ts'
import { toast } from '../../lib/toast.ts'

/** What is computed from goals: read again after each change of one. */
const AFFECTED: QueryKey[] = [['coaching', 'progress'], ...DERIVED]

export const goalsQuery = queryOptions({
  queryKey: ['goals', 'list'],
  queryFn: ({ signal }) => call(listGoals, { signal }),
})

/** The history of one goal, newest step first. */
export const stepsQuery = (id: string) =>
  queryOptions({
    queryKey: ['goals', 'steps', id],
    queryFn: ({ signal }) => call(listGoalProgress, { params: { id }, signal }),
  })

/** Sets a goal; the list and what is derived from it are read again. The same goal sent again after a failure is set once. */
export function useCreateGoal() {
  const client = useQueryClient()
  const attempt = useAttempt<NewGoal>()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: NewGoal) => insistOnSaving(() => call(createGoal, attempt.begin(body))),
    onSuccess: () => {
      attempt.end()
      invalidate(client, [goalsQuery.queryKey, ...AFFECTED])
      toast({
        title: 'Goal Created',
        description: 'It starts at 0%. Move it along as things happen.',
        variant: 'success',
      })
    },
    onError: (error) => announceFailure(error, 'Failed to create goal. Please try again.'),
  })
}

/** Changes a goal; what is derived from goals is read again. */
export function useUpdateGoal(id: string) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    scope: { id: `goal:${id}` },
    mutationFn: (body: GoalChange) => insistOnSaving(() => call(updateGoal, { params: { id }, body })),
    onSuccess: (goal, { status }) => {
      patchGoal(client, goal)
      invalidate(client, AFFECTED)
      toast({
        title: 'Goal Updated',
        description:
          status === 'completed' ? 'It is with your completed goals now.' : 'Your changes are saved.',
        variant: 'success',
      })
    },
    onError: (error) => announceFailure(error, 'Failed to update goal. Please try again.'),
  })
}

/**
 * Moves a goal, or adds a note where it stands; its history and what is derived from goals are read again.
 *
 * The new place shows at once. Steps are sent one after the other, and the last answer has the last word, so that quick
 * presses neither overtake each other nor make the bar jump back.
 */
export function useRecordProgress(id: string) {
  const client = useQueryClient()
  const mutationKey = ['goals', 'step', id]
  const isLast = () => client.isMutating({ mutationKey }) === 1
  return useMutation({
    mutationKey,
    networkMode: 'always',
    scope: { id: `goal:${id}` },
    mutationFn: (body: ProgressStep) => call(recordGoalProgress, { params: { id }, body }),
    onMutate: ({ progress }) => {
      const before = readGoal(client, id)?.progress
      patchGoal(client, { id, progress })
      return before
    },
    onSuccess: ({ title, progress }, { note }) => {
      if (isLast()) patchGoal(client, { id, progress })
      toast({
        title: 'Progress Updated',
        description:
          note === writeProgressNote(progress)
            ? `“${title}” is at ${formatPercent(progress / 100)}.`
            : `Your note is kept at ${formatPercent(progress / 100)}.`,
        variant: 'success',
      })
    },
    onError: (error, _step, from) => {
      if (from !== undefined) patchGoal(client, { id, progress: from })
      invalidate(client, [goalsQuery.queryKey])
      announceFailure(error, 'Failed to update progress. Please try again.')
    },
    onSettled: () => {
      if (isLast()) invalidate(client, [stepsQuery(id).queryKey, ...AFFECTED])
    },
  })
}

/** Moves a goal by a number of percent, to the ends and not past them; at an end it stays where it is. */
export function useMoveGoal(id: string): (by: number) => void {
  const client = useQueryClient()
  const { mutate } = useRecordProgress(id)
  return (by) => {
    // From where it stands now, not from what was drawn last: a second press may come before the next frame.
    const goal = readGoal(client, id)
    if (!goal) return
    const progress = Math.min(100, Math.max(0, goal.progress + by))
    if (progress !== goal.progress) mutate({ progress, note: writeProgressNote(progress) })
  }
}

/**
 * Deletes a goal on the server at once and offers, as long as the toast stays, to bring it back with its history.
 * What is derived from goals is read again.
 */
export function useDeleteGoal({ id, title }: Goal) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    scope: { id: `goal:${id}` },
    mutationFn: () => call(deleteGoal, { params: { id } }),
    onSuccess: () => {
      client.setQueryData(goalsQuery.queryKey, (known) => known?.filter((one) => one.id !== id))
      client.removeQueries({ queryKey: stepsQuery(id).queryKey })
      invalidate(client, AFFECTED)
      toast({
        title: 'Goal Deleted',
        description: `“${title}” and its history are gone.`,
        variant: 'success',
        action: { label: 'Undo', onAction: () => undoDeletion(client, id) },
      })
    },
    onError: (error) => announceFailure(error, 'Failed to delete goal. Please try again.'),
  })
}

/** Outlives the screen, as the toast that calls it does; a failure can be tried again. The list is read again. */
function undoDeletion(client: QueryClient, id: string): void {
  const restoration = new MutationObserver(client, {
    networkMode: 'always',
    mutationFn: () => call(restoreGoal, { params: { id } }),
    onSuccess: () => {
      invalidate(client, [goalsQuery.queryKey, ...AFFECTED])
      toast({ title: 'Goal Restored', description: 'It is back with its history.', variant: 'success' })
    },
    onError: (error) =>
      announceFailure(error, 'Failed to restore goal. Please try again.', {
        label: 'Undo',
        onAction: () => undoDeletion(client, id),
      }),
  })
  // What goes wrong has been said above.
  restoration.mutate().catch(() => undefined)
}

const readGoal = (client: QueryClient, id: string): Goal | undefined =>
  client.getQueryData(goalsQuery.queryKey)?.find((one) => one.id === id)

/** Replaces what is known of one goal; one that is not in the list changes nothing. */
function patchGoal(client: QueryClient, part: Partial<Goal> & { id: string }): void {
  client.setQueryData(goalsQuery.queryKey, (known) =>
    known?.map((one) => (one.id === part.id ? { ...one, ...part } : one)),
  )
}
