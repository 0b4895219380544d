import { getSent, getSentText } from '@lodestar/contract/coaching'
import type { SentToModel, TextTask } from '@lodestar/contract/model-writing'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

const kept = (key: string, id: string, read: (signal: AbortSignal) => Promise<SentToModel>) =>
  queryOptions({
    queryKey: ['coaching', 'sent', key, id],
    queryFn: ({ signal }) => read(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What a language model was sent for an answer of the coach. */
export const sentQuery = (id: string) =>
  kept('turn', id, (signal) => call(getSent, { params: { id }, signal }))

/** What a language model was sent for another text, by the id of what that is about. */
export const sentTextQuery = (task: TextTask, id: string) =>
  kept(task, id, (signal) => call(getSentText, { params: { task, id }, signal }))
