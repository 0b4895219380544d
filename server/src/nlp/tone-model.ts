import { createHash } from 'node:crypto'
import type { ToneInput } from '@lodestar/coach/communication/tone-reading'
import { openTextModel } from '../lib/text-model.ts'

/** So many tokens are read, as in models/tone/train.py. */
const MOST = { text: 200, context: 64 } as const
/** So many answers are remembered: those of some ten messages, 70 bytes each. */
const REMEMBERED = 400

/** Reads texts by the tone model (models/tone/card.md), in the thread that opened it: a row of odds for each, in their order. */
export type ToneModel = (inputs: readonly ToneInput[]) => Promise<number[][]>

/**
 * Opens the model from its files; takes half a second of one processor and 200 MB. What has been read lately is not read
 * again: the versions of one message share most of their sentences. It is remembered by its hash, so no word of it stays.
 */
export async function openToneModel(): Promise<ToneModel> {
  const { tokenize, run } = await openTextModel('tone')
  const known = new Map<string, readonly number[]>()
  const judge = async ({ text, context }: ToneInput): Promise<number[]> => {
    const { read } = await run(tokenize(text).slice(0, MOST.text), tokenize(context).slice(0, MOST.context))
    return Array.from(read('answers'))
  }
  const recall = async (input: ToneInput): Promise<number[]> => {
    const key = createHash('sha256').update(`${input.text}\u0000${input.context}`).digest('base64')
    const answer = known.get(key) ?? (await judge(input))
    // The one that has not been asked for the longest stands first, and goes.
    known.delete(key)
    known.set(key, answer)
    const [oldest] = known.keys()
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest)
    return [...answer]
  }
  return async (inputs) => {
    const rows: number[][] = []
    for (const input of inputs) rows.push(input.text === '' ? [] : await recall(input))
    return rows
  }
}
