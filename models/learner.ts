import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeCorpus } from './corpora.ts'

/** How a model is learned: what the `train.ts` in its folder exports as `learner`. */
export interface Learner {
  /** All that lies in this repository and decides the weights, by name: rows, word lists, rules, as JSON can write them. */
  readonly inputs: () => Readonly<Record<string, unknown>>
  /** The files of `corpora.json` it learns from as well. */
  readonly corpora: readonly string[]
  /** @returns the content of each file of weights, by its name. */
  readonly train: () => Promise<Readonly<Record<string, string | Uint8Array>>>
  /** The parts of `npm run evaluate` that print the figures of its card. */
  readonly figures: readonly string[]
}

type Hashes = Readonly<Record<string, string>>

/** Lies beside the weights. Holds each of them, and each thing they were learned from, with its sha256. */
const RECORD = 'learned-from.json'

const hash = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

const hashFile = (path: string): string => (existsSync(path) ? hash(readFileSync(path)) : 'not there')

/** Names what a model would be learned from today, with its sha256: what lies in the tree, and what is fetched. */
const hashInputs = ({ inputs, corpora }: Learner): Hashes =>
  Object.fromEntries([
    ...Object.entries(inputs()).map(([name, value]) => [name, hash(JSON.stringify(value))]),
    ...corpora.map((file) => [file, describeCorpus(file).sha256]),
  ])

const readRecord = (folder: string): { inputs: Hashes; weights: Hashes } =>
  JSON.parse(readFileSync(join(folder, RECORD), 'utf8'))

/**
 * Learns a model anew, and writes its weights and what they were learned from.
 *
 * @returns of each file of weights whether it is as it was.
 */
export async function learn(folder: string, learner: Learner): Promise<Record<string, boolean>> {
  const inputs = hashInputs(learner)
  const files = Object.entries(await learner.train()).map(([name, content]) => ({
    path: `weights/${name}`,
    content,
    isAsBefore: hashFile(join(folder, 'weights', name)) === hash(content),
  }))
  mkdirSync(join(folder, 'weights'), { recursive: true })
  for (const { path, content } of files) writeFileSync(join(folder, path), content)
  const weights = Object.fromEntries(files.map(({ path, content }) => [path, hash(content)]))
  writeFileSync(join(folder, RECORD), `${JSON.stringify({ inputs, weights }, null, 2)}\n`)
  return Object.fromEntries(files.map(({ path, isAsBefore }) => [path, isAsBefore]))
}

/**
 * Finds what is wrong with a model's folder: no card, no weights, or weights that were learned from something else.
 */
export function findProblems(folder: string, learner?: Learner): string[] {
  const card = existsSync(join(folder, 'card.md')) ? [] : ['there is no card.md']
  if (!learner) return card
  if (!existsSync(join(folder, RECORD))) return [...card, `there are no weights, or no ${RECORD} beside them`]
  const { inputs, weights } = readRecord(folder)
  const files = (hashes: Hashes) =>
    Object.fromEntries(Object.keys(hashes).map((path) => [path, hashFile(join(folder, path))]))
  const today = hashInputs(learner)
  return [
    ...card,
    ...(Object.keys(weights).length > 0 ? [] : [`${RECORD} names no weights`]),
    ...findDifferences(weights, files(weights)).map((path) => `${path} is not what was learned`),
    ...findDifferences(inputs, today).map((name) => `the weights were learned from other ${name}`),
  ]
}

const findDifferences = (one: Hashes, other: Hashes): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => one[name] !== other[name])

const isList = (part: unknown): part is object => typeof part === 'object' && part !== null

/** Writes JSON with a line for each entry of its lists of lists, so that a change shows where it is. */
export const writeJson = (value: object): string => `${writePart(value)}\n`

function writePart(part: unknown): string {
  if (!isList(part) || !Object.values(part).some(isList)) return JSON.stringify(part)
  if (Array.isArray(part)) return `[\n${part.map((each) => JSON.stringify(each)).join(',\n')}\n]`
  const entries = Object.entries(part).map(([name, each]) => `${JSON.stringify(name)}: ${writePart(each)}`)
  return `{\n${entries.join(',\n')}\n}`
}
