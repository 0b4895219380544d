import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where labeled rows lie, a folder a model. */
export const MODELS = join(import.meta.dirname, '../models')

/** Reads labeled rows, one JSON object a line. @param path within models/, such as `concern/rows/c1-after.jsonl`. */
export const readModelRows = <Row>(path: string): Row[] =>
  readFileSync(join(MODELS, path), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
