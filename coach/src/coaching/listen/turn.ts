import { z } from 'zod'
import { type Inputs, LogisticModel, predict } from '../../models/logistic-model.ts'
import { learned } from '../../models/read-weights.ts'
import { ACTS, type Hearing } from '../../text/hearing.ts'
import { compare, type Meaning, type Vector } from '../../text/meanings.ts'
import { type WeighedPiece, weighActs } from './acts.ts'

/** A message where it stands in its conversation. */
export interface TurnText {
  readonly text: string
  /** What the coach said before it; null at the beginning. */
  readonly coach: string | null
  /** The leader's messages before it, oldest first, and what they mean where that has been read. */
  readonly earlier: readonly { readonly text: string; readonly meaning: Vector | undefined }[]
  readonly meaning: Vector | undefined
  readonly hearing: Hearing
}

/** How likely a message does this as a whole, 0 to 1. */
export interface TurnSigns {
  /** It ends the conversation for now. */
  readonly ends: number
  /** It opens another matter. */
  readonly opens: number
  /** It tells what came of something they meant to do. */
  readonly tells: number
}

/** Later turns are all alike. */
const LATE = 6

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}']{4,}/gu) ?? [])
/** Capitalized words that begin no sentence. */
const namesOf = (text: string) => new Set(text.match(/(?<![.!?]\s)(?<!^)\b\p{Lu}\p{Ll}+/gu) ?? [])
const countShared = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].filter((one) => others.has(one)).length
const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/** How strongly each act shows: at most, at the beginning and at the end. */
function describeActs(pieces: readonly WeighedPiece[]): Inputs {
  const [first, last] = [pieces[0], pieces.at(-1)]
  return Object.fromEntries(
    ACTS.flatMap((act, at) => [
      [`${act}.most`, Math.max(...pieces.map(({ odds }) => odds[at] ?? 0))],
      [`${act}.first`, first?.odds[at] ?? 0],
      [`${act}.last`, last?.odds[at] ?? 0],
    ]),
  )
}

/** How far a message stands from what was said before it. */
function describeDistance({ text, coach, earlier, meaning }: TurnText): Inputs {
  const near = earlier.flatMap((one) => (one.meaning && meaning ? [compare(one.meaning, meaning)] : []))
  const told = earlier.map((one) => one.text).join('\n')
  const [words, names] = [wordsOf(text), namesOf(text)]
  const share = (before: string) => countShared(words, wordsOf(before)) / (words.size + 1)
  const known = countShared(names, namesOf(told))
  return {
    nearest: near.length > 0 ? Math.max(...near) : null,
    latest: near.at(-1) ?? null,
    usual: near.length > 0 ? mean(near) : null,
    sharedWords: share(told),
    coachesWords: share(coach ?? ''),
    newNames: Math.min(3, names.size - known),
    knownNames: Math.min(3, known),
    pointsBack: Number(/^\W*(?:he|she|they|it|that|this|yes|no|ok)\b/i.test(text)),
  }
}

/** What is known of a message as a whole; the inputs of models/turns. */
export function describeTurn(turn: TurnText): Inputs {
  const { text, coach, earlier, hearing } = turn
  const [same = 0, opened = 0, back = 0] = hearing.matter
  return {
    ...describeActs(weighActs(text, hearing, coach)),
    turn: Math.min(LATE, earlier.length + 1),
    words: Math.log(text.split(/\s+/).length),
    asks: Number(text.includes('?')),
    endsAsking: Number(text.trimEnd().endsWith('?')),
    wasAsked: Number((coach ?? '').trimEnd().endsWith('?')),
    opened: opened - same,
    back: back - same,
    ...describeDistance(turn),
  }
}

const models = learned('turns/weights/signs.json', (text) =>
  z.object({ ends: LogisticModel, opens: LogisticModel, tells: LogisticModel }).parse(JSON.parse(text)),
)

/** Says what a message does as a whole, from what its parts do and how far it stands from what was said before. */
export function readTurn(turn: TurnText): TurnSigns {
  const { ends, opens, tells } = models()
  const inputs = describeTurn(turn)
  return { ends: predict(ends, inputs), opens: predict(opens, inputs), tells: predict(tells, inputs) }
}

/** Lists the leader's messages with what they mean. */
export const withMeanings = (texts: readonly string[], meanings: ReadonlyMap<string, Meaning>) =>
  texts.map((text) => ({ text, meaning: meanings.get(text)?.vector }))
