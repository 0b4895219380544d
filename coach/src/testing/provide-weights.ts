import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWeightsWith } from '../models/read-weights.ts'

// Before every test file: the coach under test has learned what the product's has.
const MODELS = join(import.meta.dirname, '../../../models')
/** Gives the text of a file of learned weights, by its path in models/. */
export const readModel = (path: string): string => readFileSync(join(MODELS, path), 'utf8')
readWeightsWith(readModel)
