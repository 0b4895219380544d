import { type Case, type CaseChange, invertChange } from '@lodestar/contract/case'
import { correctCase } from '@lodestar/contract/coaching'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { announceFailure } from '../../lib/announce-failure.ts'
import { call } from '../../lib/api.ts'
import { invalidate } from '../../lib/invalidate.ts'
import { changeSession, sessionQuery } from '../coaching/coaching.queries.ts'

/** Makes one correction; `onDone` is told once it stands. While one is under way, others are not taken. */
export type Correct = (change: CaseChange, onDone?: () => void) => void

/** What came of the last correction: what changed, in a sentence, and the change that takes it back. */
interface Corrected {
  said: string
  undo: CaseChange | null
}

/** Corrects what has been understood in a session; what stood there before stays until the server has the correction. */
export function useCorrectCase(id: string): { correct: Correct; last: Corrected | null } {
  const client = useQueryClient()
  const { queryKey } = sessionQuery(id)
  const { mutate, isPending, data } = useMutation({
    mutationFn: async ({ change, before }: { change: CaseChange; before: Case | undefined }) => {
      const after = await call(correctCase, { params: { id }, body: change })
      return { after, said: sayLast(after), undo: before ? invertChange(change, before) : null }
    },
    onSuccess: ({ after }) => changeSession(client, id, (known) => ({ ...known, case: after })),
    onError: (error) => {
      announceFailure(error, 'That was not changed; everything stands as it was. Please try again.')
      invalidate(client, [queryKey])
    },
  })
  const correct: Correct = (change, onDone) => {
    if (isPending) return
    mutate({ change, before: client.getQueryData(queryKey)?.case }, onDone && { onSuccess: onDone })
  }
  return { correct, last: data ?? null }
}

/** The last correction as a sentence. */
function sayLast({ corrected }: Case): string {
  const said = corrected.at(-1) ?? ''
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}
