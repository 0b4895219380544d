import { isHurtful } from '../../coach/src/communication/hurtful.ts'
import { countWords } from '../../coach/src/communication/message-text.ts'
import { HURTS, RATINGS, readTone, type ToneReading } from '../../coach/src/communication/tone-reading.ts'
import { correlate } from '../../models/learn/statistics.ts'
import { readModelRows } from '../../models/read-rows.ts'
import { type HurtRow, listRowInputs, type RatedRow, readHurts } from '../../models/tone/read-rows.ts'
import { openToneModel, type ToneModel } from '../../server/src/nlp/tone-model.ts'

const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`

/** Says how many messages that hurt are found, at which precision, on rows of authors nothing was learned from. */
async function reportHurts(read: ToneModel, author: string): Promise<string[]> {
  const rows = readModelRows<HurtRow>(`tone/rows/${author}.jsonl`)
  const judged = []
  for (const row of rows) {
    const inputs = listRowInputs(row)
    const reading = readTone(await read(inputs))
    const messageWords = countWords(inputs.at(-1)?.text ?? '')
    const sentences = reading.sentences.map((one, at) => ({
      ...one,
      isMarked: isHurtful(one, reading, { text: inputs[at]?.text ?? '', messageWords }),
    }))
    judged.push({ hurts: row.hurts.length > 0, sentences, told: readHurts(row) })
  }
  const found = judged.filter(({ sentences }) => sentences.some(({ isMarked }) => isMarked))
  const right = found.filter(({ hurts }) => hurts)
  const hurtful = judged.filter(({ hurts }) => hurts).length
  const marked = judged.flatMap(({ sentences, told }) =>
    sentences.flatMap((one, at) => (one.isMarked ? [{ ...one, told: told[at]?.hurts ?? [] }] : [])),
  )
  const fitting = marked.filter(({ told }) => told.length > 0)
  const named = fitting.filter(({ told, hurt }) => told.includes(hurt))
  return [
    `Author ${author}: of ${hurtful} messages that hurt without a rude word found ${percent(right.length, hurtful)}, of those found right ${percent(right.length, found.length)}; of ${judged.length - hurtful} that only look so found ${found.length - right.length}`,
    `  sentences marked ${marked.length}, of them hurting ${percent(fitting.length, marked.length)}, of these named as their author did ${percent(named.length, fitting.length)} of ${HURTS.length} ways`,
  ]
}

/** Correlates what the model would rate with what a reader rated, on messages of authors nothing was learned from. */
async function reportRatings(read: ToneModel): Promise<string> {
  const rows = readModelRows<RatedRow>('tone/rows/judged.jsonl')
  const ratings: ToneReading['ratings'][] = []
  for (const row of rows) ratings.push(readTone(await read(listRowInputs(row))).ratings)
  const figures = RATINGS.map((name) => {
    const ours = ratings.map((rating) => rating[name])
    return `${name} ${correlate(
      ours,
      rows.map((row) => row[name]),
    ).toFixed(3)}`
  })
  return `${rows.length} messages of two other authors, the model against a reader, correlation: ${figures.join(', ')}`
}

/** Says how well hurts and ratings are judged. */
export async function reportTone(): Promise<string> {
  const read = await openToneModel()
  const hurts = [...(await reportHurts(read, 't')), ...(await reportHurts(read, 'u'))]
  return [...hurts, await reportRatings(read)].join('\n')
}
