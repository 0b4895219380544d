import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Purpose } from '@lodestar/coach/playbooks/playbook'
import { blendMeanings, joinMeanings, type Meanings } from '@lodestar/coach/text/meanings'
import { packHead } from '@lodestar/coach/text/softmax-head'
import { loadPhrased } from '../../server/src/coach/load-library.ts'
import { readMeanings } from '../hear-all.ts'
import { fitSoftmax, type SoftmaxExample } from '../learn/softmax.ts'
import type { Learner } from '../learner.ts'
import { MODELS, readModelRows } from '../read-rows.ts'

/** What somebody tells who wants words for a purpose, and how they ask for them. */
interface Told {
  readonly key: string
  readonly told: string
  readonly asks: string
}

/** A request for words in a conversation, and which purposes a reader found to serve it: 2 as they stand, 1 in part. */
export interface Request {
  /** `scripts`, or who wrote the conversation. */
  readonly author: string
  /** The leader's messages on the matter, the one that asks last. */
  readonly messages: readonly string[]
  readonly asks: string
  readonly fits: readonly (readonly [key: string, grade: 1 | 2])[]
}

/** Nothing is learned from these authors. */
const HELD_OUT = new Set(['t1', 't2', 't3'])

const readRequests = () => readModelRows<Request>('purposes/rows/requests.jsonl')

/** Lists the requests from which nothing is learned. */
export const readHeldOut = (): Request[] => readRequests().filter(({ author }) => HELD_OUT.has(author))

const listTold = (purposes: readonly Purpose[]): Told[] =>
  purposes.flatMap(({ key, heard }) => heard.map((one) => ({ key, ...one })))

/** Requests with the purposes that serve as they stand. */
const listServed = () =>
  readRequests()
    .filter(({ author }) => !HELD_OUT.has(author))
    .map(({ messages, asks, fits }) => ({
      messages,
      asks,
      keys: fits.flatMap(([key, grade]) => (grade === 2 ? [key] : [])),
    }))
    .filter(({ keys }) => keys.length > 0)

const SHRINKAGE = 1e-5
const STEPS = 60

/** All that decides the weights. */
const listRows = () => {
  const { purposes } = loadPhrased()
  return { keys: purposes.map(({ key }) => key), told: listTold(purposes), served: listServed() }
}

/** Learns which purpose a request is for, beside what was told. @returns the weights by purpose. */
function fitHead({ keys, told, served }: ReturnType<typeof listRows>, meanings: Meanings) {
  const places = new Map(keys.map((key, at) => [key, at]))
  const read = (
    own: readonly string[],
    messages: readonly string[],
    asks: string,
    weight: number,
  ): SoftmaxExample[] => {
    const story = blendMeanings(messages.flatMap((text) => meanings.get(text) ?? []))?.vector
    const asked = meanings.get(asks)?.vector
    if (!story || !asked) return []
    const aims = new Float32Array(keys.length)
    for (const key of own) aims[places.get(key) ?? -1] = 1 / own.length
    return [{ inputs: joinMeanings(asked, story), aims, weight }]
  }
  const examples = [
    ...told.flatMap(({ key, told: story, asks }) => read([key], [story, asks], asks, 1)),
    // A matter is told at its beginning and in all of it.
    ...served.flatMap(({ keys: own, messages, asks }) => [
      ...read(own, messages, asks, 0.5),
      ...read(own, messages.slice(0, 1), asks, 0.5),
    ]),
  ]
  const weights = fitSoftmax(examples, SHRINKAGE, STEPS)
  return new Map(keys.map((key, at) => [key, weights[at] ?? new Float64Array()]))
}

/** Learns what words to say are asked for; five minutes. */
export const learner: Learner = {
  inputs: () => ({
    'purposes in coach/purposes, rows': listRows(),
    'the hearing model': readFileSync(join(MODELS, 'hearing/weights/model.onnx'), 'base64'),
  }),
  corpora: [],
  train: async () => {
    const rows = listRows()
    const meanings = await readMeanings([
      ...rows.told.flatMap(({ told, asks }) => [told, asks]),
      ...rows.served.flatMap(({ messages, asks }) => [...messages, asks]),
    ])
    return { 'head.tsv': packHead(fitHead(rows, meanings)) }
  },
  figures: ['purposes'],
}
