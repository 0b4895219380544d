import type { ToneInput } from '@lodestar/coach/communication/tone-reading'
import { openTextModel } from '../lib/text-model.ts'

/** So many tokens are read, as in models/tone/train.py. */
const MOST = { text: 200, context: 64 } as const

/** Reads texts by the tone model (models/tone/card.md), in the thread that opened it: a row of odds for each, in their order. */
export type ToneModel = (inputs: readonly ToneInput[]) => Promise<number[][]>

/** Opens the model from its files; takes half a second of one processor and 200 MB. */
export async function openToneModel(): Promise<ToneModel> {
  const { tokenize, run } = await openTextModel('tone')
  const judge = async ({ text, context }: ToneInput): Promise<number[]> => {
    const { read } = await run(tokenize(text).slice(0, MOST.text), tokenize(context).slice(0, MOST.context))
    return Array.from(read('answers'))
  }
  return async (inputs) => {
    const rows: number[][] = []
    for (const input of inputs) rows.push(input.text === '' ? [] : await judge(input))
    return rows
  }
}
