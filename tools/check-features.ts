import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENDPOINTS } from '@lodestar/contract/features'
import { listFiles, ROOT } from './list-files.ts'

/** What a feature of the contract has under its own name in every other layer. */
const LAYERS = {
  server: (feature: string) => `server/src/features/${feature}/${feature}.routes.ts`,
  web: (feature: string) => `web/src/features/${feature}/`,
  e2e: (feature: string) => `e2e/${feature}.spec.ts`,
}
type Layer = keyof typeof LAYERS

/** Layers that are still to be built. A line goes as soon as its layer is there; the check says so. */
const NOT_BUILT_YET: Record<string, readonly Layer[]> = {}

/**
 * Compares the features of the contract with the files of the other layers.
 *
 * @param files every file of the project.
 * @param notBuilt layers that may be missing, and must not be there already.
 * @returns one sentence per gap; empty when all is in place.
 */
export function findGaps(
  features: readonly string[],
  files: readonly string[],
  notBuilt: Readonly<Record<string, readonly string[]>>,
): string[] {
  return features.flatMap((feature) =>
    Object.entries(LAYERS).flatMap(([layer, place]) => {
      const isThere = files.some((file) => file.startsWith(place(feature)))
      const isAwaited = notBuilt[feature]?.includes(layer) ?? false
      if (isThere === isAwaited)
        return isThere
          ? [`${feature} has ${place(feature)} now: take it off the list in tools/check-features.ts`]
          : [`${feature} has no ${place(feature)}`]
      return []
    }),
  )
}

/** The contract files that declare endpoints. */
function listFeatures(): string[] {
  return listFiles('contract/src/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => / = endpoint\(\{/.test(readFileSync(join(ROOT, file), 'utf8')))
    .map((file) => file.slice('contract/src/'.length, -'.ts'.length))
}

if (import.meta.main) {
  const features = listFeatures()
  const unlisted = features
    .filter((feature) => !NOT_BUILT_YET[feature]?.includes('server'))
    .filter((feature) => !ENDPOINTS.some((listed) => listed.feature === feature))
  const gaps = [
    ...findGaps(features, listFiles('{server,web,e2e}/**'), NOT_BUILT_YET),
    ...unlisted.map((feature) => `${feature} is not in the list of contract/src/features.ts`),
  ]
  for (const gap of gaps) console.log(gap)
  console.log(`${features.length} features, ${gaps.length} gaps`)
  if (gaps.length > 0) process.exitCode = 1
}
