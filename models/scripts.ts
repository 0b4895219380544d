import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MODELS } from './read-rows.ts'

/** A conversation of bench/conversation: what the leader writes, turn by turn. */
interface Script {
  readonly id: string
  readonly turns: readonly string[]
  /** The same in a second session, where there is one. */
  readonly later?: readonly string[]
}

/** A moment of a conversation; `turn` from 1 on. */
export interface Place {
  readonly conversation: string
  readonly turn: number
}

/** Reads the conversations of bench/conversation, by their ids. */
export function readScripts(): ReadonlyMap<string, Script> {
  const scripts: Script[] = JSON.parse(
    readFileSync(join(MODELS, '../bench/conversation/scripts.json'), 'utf8'),
  )
  return new Map(scripts.map((script) => [script.id, script]))
}

/** The message of each moment; empty where there is none. */
export function readMessages(places: readonly Place[]): string[] {
  const scripts = readScripts()
  return places.map(({ conversation, turn }) => scripts.get(conversation)?.turns[turn - 1] ?? '')
}
