import { getSources } from '@lodestar/contract/sources'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** What each source says of each skill. */
export const sourcesQuery = queryOptions({
  queryKey: ['sources'],
  queryFn: ({ signal }) => call(getSources, { signal }),
})
