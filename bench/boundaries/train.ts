import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { listFeatures } from '../../coach/src/coaching/boundaries-likeness.ts'
import { readMessage } from '../../coach/src/coaching/boundaries-message.ts'
import { findSignals } from '../../coach/src/coaching/boundaries-signals.ts'
import { readBoundaryRows } from './measure.ts'

/** A labeled message as features, and which kind it is: its place in the list of kinds, or -1 for ordinary talk. */
export type Example = { readonly features: readonly string[]; readonly kind: number }

/** Weights of each feature: for a disclosure at all, then for each kind; the biases in the same order. */
export type Model = { readonly biases: number[]; readonly weights: ReadonlyMap<string, number[]> }

const KINDS = ['self-harm', 'violence', 'harassment', 'discrimination', 'medical', 'legal']
const COLUMNS = ['disclosure', ...KINDS]
const TARGET = new URL('../../coach/src/coaching/boundaries-weights.gen.ts', import.meta.url)
const PLAYBOOKS = new URL('../../coach/playbooks/', import.meta.url)

const EPOCHS = 20
const STEP = 0.3
const BIAS_STEP = 0.02
const SHRINKAGE = 1e-3
const FEWEST_MESSAGES = 3
const WEIGHT_UNIT = 10
/** A feature whose rounded weights all stay below this says too little to be kept. */
const SMALLEST_WEIGHT = 5

/** Reads the messages to learn from: dev.json, and as ordinary talk what leaders say in the playbooks. */
export function readExamples(): Example[] {
  const labeled = readBoundaryRows(new URL('dev.json', import.meta.url).pathname).map(
    ({ text, expected }) => ({
      text,
      kind: KINDS.indexOf(expected.replace('handover:', '')),
    }),
  )
  const spoken = readdirSync(PLAYBOOKS)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .flatMap((file): string[] => parse(readFileSync(new URL(file, PLAYBOOKS), 'utf8')).exemplars)
  return [...labeled, ...spoken.map((text) => ({ text, kind: -1 }))].map(({ text, kind }) => {
    const message = readMessage(text)
    return {
      features: listFeatures(message, { start: 0, end: message.words.length }, findSignals(message)),
      kind,
    }
  })
}

/**
 * Learns which features speak for a disclosure and for each kind of one.
 *
 * Logistic regressions, one for each column, by stochastic gradient descent with AdaGrad steps (Duchi, Hazan, Singer
 * 2011). The same examples give the same model.
 */
export function train(examples: readonly Example[]): Model {
  const model = startModel(examples)
  const squares = new Map([...model.weights.keys()].map((feature) => [feature, COLUMNS.map(() => 1e-6)]))
  const draw = createDraw(examples.length)
  for (let turn = 0; turn < EPOCHS * examples.length; turn += 1) {
    const { features, kind } = examples[draw()] ?? { features: [], kind: -1 }
    const known = features.filter((feature) => model.weights.has(feature))
    for (const at of COLUMNS.keys()) {
      // The kinds are told apart among disclosures only.
      if (at === 0 || kind >= 0) learn(model, squares, known, at, at === 0 ? kind >= 0 : kind === at - 1)
    }
  }
  return model
}

function startModel(examples: readonly Example[]): Model {
  const counts = new Map<string, number>()
  for (const feature of examples.flatMap(({ features }) => features))
    counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= FEWEST_MESSAGES)
  return {
    biases: COLUMNS.map(() => 0),
    weights: new Map(kept.map(([feature]) => [feature, COLUMNS.map(() => 0)])),
  }
}

function learn(
  { biases, weights }: Model,
  squares: ReadonlyMap<string, number[]>,
  known: readonly string[],
  at: number,
  isSo: boolean,
): void {
  const share = 1 / Math.sqrt(Math.max(known.length, 1))
  const sum = known.reduce((total, feature) => total + (weights.get(feature)?.[at] ?? 0), 0)
  const error = 1 / (1 + Math.exp(-(biases[at] ?? 0) - share * sum)) - (isSo ? 1 : 0)
  biases[at] = (biases[at] ?? 0) - BIAS_STEP * error
  for (const feature of known) {
    const [row = [], sizes = []] = [weights.get(feature), squares.get(feature)]
    const slope = error * share + SHRINKAGE * (row[at] ?? 0)
    sizes[at] = (sizes[at] ?? 0) + slope * slope
    row[at] = (row[at] ?? 0) - (STEP * slope) / Math.sqrt(sizes[at] ?? 1)
  }
}

/** Draws places by a fixed sequence, so that learning twice gives the same file. */
function createDraw(length: number): () => number {
  let state = 1
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state % length
  }
}

/** Writes a row of weights as short as it can be read again: a missing number is zero. */
function shorten(row: readonly number[]): string {
  return row
    .map((weight) => (weight === 0 ? '' : String(weight)))
    .join(',')
    .replace(/,+$/, '')
}

function write({ biases, weights }: Model): string {
  const rows = [...weights]
    .map(([feature, row]) => [feature, row.map((weight) => Math.round(weight * WEIGHT_UNIT))] as const)
    .filter(([, row]) => row.some((weight) => Math.abs(weight) >= SMALLEST_WEIGHT))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, row]) => `${feature}\t${shorten(row)}`)
  return `// Written by bench/boundaries/train.ts: change the labeled messages and run it, not this file.

/** The kinds of matters, in the order of the weights. */
export const KINDS = [${KINDS.map((kind) => `'${kind}'`).join(', ')}] as const

/** So many to one: the weights are whole numbers. */
export const WEIGHT_UNIT = ${WEIGHT_UNIT}

/** What a passage starts from: for a disclosure at all, then for each kind. */
export const BIASES: readonly number[] = [${biases.map((bias) => bias.toFixed(2)).join(', ')}]

/** A feature a line, with its weight for a disclosure at all, then for each kind; what is left out is zero. */
export const WEIGHTS = \`
${rows.join('\n')}
\`
`
}

if (import.meta.main) writeFileSync(TARGET, write(train(readExamples())))
