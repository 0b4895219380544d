import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWeightsWith } from '@lodestar/coach/models/read-weights'

const MODELS = join(import.meta.dirname, '../../../models')

/** Where a file of learned weights lies. @param path in models/. */
export const locateWeights = (path: string): string => join(MODELS, path)

/** Reads a file of learned weights. @param path in models/. @throws where there is none. */
export const readWeights = (path: string): string => readFileSync(locateWeights(path), 'utf8')

/** Lets the coach read what it has learned. Every thread that asks it something calls this once. */
export const provideWeights = (): void => readWeightsWith(readWeights)
