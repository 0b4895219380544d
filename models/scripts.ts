import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MODELS } from './read-rows.ts'

/** Reads the conversations of bench/conversation: what the leader writes, turn by turn, by the conversation's id. */
export const readScripts = (): ReadonlyMap<string, readonly string[]> => {
  const scripts: { id: string; turns: string[] }[] = JSON.parse(
    readFileSync(join(MODELS, '../bench/conversation/scripts.json'), 'utf8'),
  )
  return new Map(scripts.map(({ id, turns }) => [id, turns]))
}
