import { getWriter, type Writer } from '@lodestar/contract/coaching'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

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

/** A language model as one names it in a sentence: its name, and where it runs. */
export const nameModel = ({ name, host }: Pick<LanguageModel, 'name' | 'host'>): string =>
  host ? `${name} at ${host}` : `${name} on this server`
