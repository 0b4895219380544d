import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DraftVerdict, listDraftInputs, VERDICTS } from '@lodestar/coach/coaching/listen/draft-verdict'
import type { Hearing } from '@lodestar/coach/text/hearing'
import { packHead, type SoftmaxHead } from '@lodestar/coach/text/softmax-head'
import { hearEachAlone } from '../hear-all.ts'
import { writeLinear } from '../learn/ridge.ts'
import { fitSoftmax } from '../learn/softmax.ts'
import type { Learner } from '../learner.ts'
import { MODELS } from '../read-rows.ts'
import { learnPlaces } from './learn-places.ts'
import { type LaidRow, readLaid, readMessages } from './read-rows.ts'

const SHRINKAGE = 3e-4

/** What a draft says well though something is missing in it, or there is too much of it, is good as far as it goes. */
export const verdictOf = ({ label }: Pick<LaidRow, 'label'>): DraftVerdict =>
  VERDICTS.find((verdict) => verdict === label) ?? 'good'

/** Learns what a reader would say of drafts, by their meaning and by what they show. @param heard the drafts, each alone. */
export function learnVerdicts(
  rows: readonly LaidRow[],
  heard: ReadonlyMap<string, Pick<Hearing, 'meaning'>>,
): SoftmaxHead {
  const examples = rows.flatMap((row) => {
    const meaning = heard.get(row.draft)?.meaning
    const aims = Float32Array.from(VERDICTS, (each) => Number(each === verdictOf(row)))
    return meaning ? [{ inputs: listDraftInputs(row.draft, row.told, meaning), aims }] : []
  })
  const weights = fitSoftmax(examples, SHRINKAGE)
  return new Map(VERDICTS.map((verdict, at) => [verdict, weights[at] ?? new Float64Array()]))
}

/** Learns where leaders lay down their own words, and how they sound; half a minute. */
export const learner: Learner = {
  inputs: () => ({
    'drafts and messages in rows/': [readLaid(), readMessages()],
    'the hearing model': readFileSync(join(MODELS, 'hearing/weights/model.onnx'), 'base64'),
    'what drafts show': readLaid().map(({ draft, told }) => [
      ...listDraftInputs(draft, told, new Float32Array()),
    ]),
  }),
  corpora: [],
  train: async () => ({
    'places.tsv': writeLinear(learnPlaces(readMessages())),
    'verdicts.tsv': packHead(
      learnVerdicts(readLaid(), await hearEachAlone(readLaid().map(({ draft }) => draft))),
    ),
  }),
  figures: ['drafts'],
}
