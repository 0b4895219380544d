import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWeightsWith } from '../models/read-weights.ts'

// Before every test file: the coach under test has learned what the product's has.
const MODELS = join(import.meta.dirname, '../../../models')
readWeightsWith((path) => readFileSync(join(MODELS, path), 'utf8'))
