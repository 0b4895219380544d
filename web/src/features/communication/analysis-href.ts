import { PATHS } from '../../lib/paths.ts'

/** The address that opens an analysis. */
export const analysisHref = (id: string): string =>
  `${PATHS.communication}?${new URLSearchParams({ analysis: id })}`
