import { parse } from 'yaml'
import { Playbook } from './playbook.ts'

/**
 * Reads one playbook file.
 *
 * @param text the YAML of the file.
 * @param fileName without folder; its stem must equal the playbook's key. Named in every error.
 * @returns the playbook, whole.
 * @throws Error with one sentence a non-programmer can act on: the file, the place, what is wrong.
 */
export function readPlaybook(text: string, fileName: string): Playbook {
  let raw: unknown
  try {
    raw = parse(text)
  } catch (error) {
    throw new Error(`${fileName}: not readable as YAML: ${(error as Error).message.split('\n')[0]}`)
  }
  const parsed = Playbook.safeParse(raw)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(`${fileName}: ${issue?.path.join('.') || 'the file'} ${issue?.message ?? 'is not valid'}`)
  }
  const problem = crossCheck(parsed.data, fileName)
  if (problem) throw new Error(`${fileName}: ${problem}`)
  return parsed.data
}

const SLOT = /\{(\w+)\}/g
const SLOTS = ['person', 'when']

/** What a schema of single fields cannot see: names that must agree, ids that must be unique. */
function crossCheck(playbook: Playbook, fileName: string): string | undefined {
  if (`${playbook.key}.yaml` !== fileName) return `key is "${playbook.key}" but the file name says otherwise`
  const known = new Set(playbook.approaches.map((approach) => approach.id))
  for (const reading of playbook.readings)
    for (const id of reading.approaches)
      if (!known.has(id)) return `readings.${reading.key} names the approach "${id}", which does not exist`
  for (const list of ['approaches', 'actions', 'exercises', 'scripts'] as const) {
    const ids = playbook[list].map((entry) => entry.id)
    const twice = ids.find((id, at) => ids.indexOf(id) !== at)
    if (twice) return `${list} has the id "${twice}" twice`
  }
  for (const [, slot] of JSON.stringify(playbook).matchAll(SLOT))
    if (!SLOTS.includes(slot ?? '')) return `uses {${slot}}; only {person} and {when} can be filled`
  return undefined
}
