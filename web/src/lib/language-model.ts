import { getWriter } from '@lodestar/contract/coaching'
import type { Writer } from '@lodestar/contract/model-writing'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'
import { invalidate } from './invalidate.ts'

/** The language model that is connected. */
export type LanguageModel = NonNullable<Writer['languageModel']>

/** Who puts the coach's turns into words besides the built-in coach. */
const writerQuery = queryOptions({
  queryKey: ['writer'],
  queryFn: ({ signal }) => call(getWriter, { signal }),
})

/** The language model that is connected, which is given what somebody writes where it leads; null where there is none, or before that is known. */
export function useLanguageModel(): LanguageModel | null {
  return useQuery(writerQuery).data?.languageModel ?? null
}

/** Asks again what is left of the day's tokens, after a model may have taken some. */
export function refreshWriter(client: QueryClient): void {
  const { queryKey } = writerQuery
  if (client.getQueryData(queryKey)?.languageModel) invalidate(client, [queryKey])
}

/** When the day's tokens begin anew, on the clock of this browser. */
export const describeReset = ({ resetsAt }: { resetsAt: string }): string =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(new Date(resetsAt))

/** A language model as one names it in a sentence: its name, and where it runs. */
export const nameModel = ({ name, host }: Pick<LanguageModel, 'name' | 'host'>): string =>
  host ? `${name} at ${host}` : `${name} on this server`
