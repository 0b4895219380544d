import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Vector } from '@lodestar/coach/text/vectors'
import { parse } from 'yaml'
import { type Intent, readIntent } from '../../coach/src/coaching/listen/intent.ts'
import { encodeAll } from '../recognition.ts'
import type { IntentRow } from './measure-intents.ts'

const REPLIES = new URL('../../coach/replies/', import.meta.url)
const TARGET = new URL('../../coach/src/coaching/listen/intent-meaning.gen.ts', import.meta.url)

const EPOCHS = 400
const STEP = 16
const MOMENTUM = 0.9
const SHRINKAGE = 2e-5
/** Weights are written as whole numbers of this unit. */
const UNIT = 8
/** These are read from words alone: a promise needs its act, and a greeting is never missed. */
const LEFT_OUT = new Set<Intent>(['commit', 'greet', 'describe'])

interface Example {
  readonly vector: Vector
  readonly intent: Intent
}

interface Reply {
  readonly key: string
  readonly heard: readonly string[]
}

/** Asks, imagines or weighs something, so it is no plain answer. */
const NO_ANSWER = /\?|^(?:maybe|perhaps|suppose)\b/i

/** What leaders tell in the middle of a conversation: of the replies' lines those that the words take for plain answers. */
const listAnswers = () =>
  readdirSync(REPLIES)
    .toSorted()
    .flatMap((file): Reply[] => parse(readFileSync(new URL(file, REPLIES), 'utf8')).replies)
    .filter(({ key }) => !key.startsWith('what-if'))
    .flatMap(({ heard }) => heard)
    .filter((text) => !NO_ANSWER.test(text))
    .filter((text, at) => at % 2 === 0 && isAnswer(text))
    .map((text) => ({ text, intent: 'answer' as const }))

const isAnswer = (text: string) =>
  readIntent(text, {
    isReply: true,
    words: text.split(/\s+/).length,
    isCommitStage: false,
    isOptionsStage: true,
  }) === 'answer'

async function readExamples(rows: readonly IntentRow[]): Promise<Example[]> {
  const labeled = rows.flatMap(({ text, expected, isReply = true, isHeldOut }) =>
    expected && isReply && !isHeldOut && !LEFT_OUT.has(expected) ? [{ text, intent: expected }] : [],
  )
  const all = [...labeled, ...listAnswers()]
  const vectors = await encodeAll(all.map(({ text }) => text))
  return all.flatMap(({ text, intent }) => {
    const vector = vectors.get(text)
    return vector ? [{ vector, intent }] : []
  })
}

/** Weights of one intent; the last number is the bias. */
type Line = Float64Array

function chancesOf(lines: readonly Line[], vector: Vector): number[] {
  const odds = lines.map((line) => {
    let sum = line.at(-1) ?? 0
    for (let at = 0; at < vector.length; at++) sum += (line[at] ?? 0) * (vector[at] ?? 0)
    return sum
  })
  const highest = Math.max(...odds)
  const powers = odds.map((each) => Math.exp(each - highest))
  const total = powers.reduce((sum, each) => sum + each, 0)
  return powers.map((each) => each / total)
}

/** How far all examples together pull each line. */
function slopesOf(lines: readonly Line[], intents: readonly Intent[], examples: readonly Example[]): Line[] {
  const slopes = lines.map((line) =>
    line.map((weight, at) => (at < line.length - 1 ? SHRINKAGE * weight : 0)),
  )
  for (const { vector, intent } of examples)
    chancesOf(lines, vector).forEach((chance, which) => {
      const miss = (chance - Number(intents[which] === intent)) / examples.length
      const slope = slopes[which] ?? new Float64Array()
      for (let at = 0; at < vector.length; at++) slope[at] = (slope[at] ?? 0) + miss * (vector[at] ?? 0)
      slope[vector.length] = (slope[vector.length] ?? 0) + miss
    })
  return slopes
}

/** Softmax regression by steps with momentum over all examples. */
function learn(intents: readonly Intent[], examples: readonly Example[]): Line[] {
  const size = (examples[0]?.vector.length ?? 0) + 1
  const lines = intents.map(() => new Float64Array(size))
  const speeds = intents.map(() => new Float64Array(size))
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    slopesOf(lines, intents, examples).forEach((slope, which) => {
      const [line, speed] = [lines[which], speeds[which]]
      if (!line || !speed) return
      slope.forEach((each, at) => {
        speed[at] = MOMENTUM * (speed[at] ?? 0) + each
        line[at] = (line[at] ?? 0) - STEP * (speed[at] ?? 0)
      })
    })
  return lines
}

/** Learns what a reply is for from its meaning, and writes the weights; a minute, most of it the encoder's. */
export async function learnIntents(rows: readonly IntentRow[]): Promise<string> {
  const examples = await readExamples(rows)
  const intents = [...new Set(examples.map(({ intent }) => intent))].toSorted()
  const lines = learn(intents, examples)
  const told = (line: Line | undefined) =>
    [...(line ?? [])]
      .slice(0, -1)
      .map((weight) => Math.round(weight * UNIT))
      .join(',')
  writeFileSync(
    TARGET,
    `// Written by npm run evaluate -- intents --learn from bench/conversation/intents.json and coach/replies.

/** So many to one: the weights are whole numbers. */
export const INTENT_UNIT = ${UNIT}

/** What the log odds of each intent are before anything is known of the meaning. */
export const INTENT_BIASES: Readonly<Record<string, number>> = {
${intents.map((intent, which) => `  '${intent}': ${(lines[which]?.at(-1) ?? 0).toFixed(3)},`).join('\n')}
}

/** How much each number of the encoder's answer speaks for each intent. */
export const INTENT_WEIGHTS: Readonly<Record<string, string>> = {
${intents.map((intent, which) => `  '${intent}': '${told(lines[which])}',`).join('\n')}
}
`,
  )
  return `Learned ${intents.length} intents from ${examples.length} messages.`
}
