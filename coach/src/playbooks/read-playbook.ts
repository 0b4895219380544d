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

/** What a schema of single fields cannot see: names that must agree, ids that must be unique, blanks that can be filled. */
const crossCheck = (playbook: Playbook, fileName: string): string | undefined =>
  findWrongName(playbook, fileName) ??
  findLostApproach(playbook) ??
  findDoubledId(playbook) ??
  findUnknownSlot(playbook)

const findWrongName = ({ key }: Playbook, fileName: string) =>
  `${key}.yaml` === fileName ? undefined : `key is "${key}" but the file name says otherwise`

function findLostApproach({ readings, approaches }: Playbook): string | undefined {
  const known = new Set(approaches.map(({ id }) => id))
  const named = readings.flatMap(({ key, approaches: ids }) => ids.map((id) => ({ key, id })))
  const lost = named.find(({ id }) => !known.has(id))
  return lost && `readings.${lost.key} names the approach "${lost.id}", which does not exist`
}

function findDoubledId(playbook: Playbook): string | undefined {
  for (const list of ['approaches', 'actions', 'exercises', 'scripts'] as const) {
    const ids = playbook[list].map(({ id }) => id)
    const twice = ids.find((id, at) => ids.indexOf(id) !== at)
    if (twice) return `${list} has the id "${twice}" twice`
  }
  return undefined
}

function findUnknownSlot(playbook: Playbook): string | undefined {
  const slots = [...JSON.stringify(playbook).matchAll(SLOT)].map(([, slot]) => slot ?? '')
  const unknown = slots.find((slot) => !SLOTS.includes(slot))
  return unknown && `uses {${unknown}}; only {person} and {when} can be filled`
}
