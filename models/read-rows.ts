import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the models lie, a folder each, with their rows. */
export const MODELS = import.meta.dirname

/** Reads labeled rows, one JSON object a line. @param path within models/, such as `concern/rows/c1-after.jsonl`. */
export const readModelRows = <Row>(path: string): Row[] =>
  readFileSync(join(MODELS, path), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
