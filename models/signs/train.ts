import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSigns, loadAnswers, loadPlaybooks } from '../../server/src/coach/load-library.ts'
import { packSigns } from '../../server/src/coach/signs.ts'
import { readMeanings } from '../hear-all.ts'
import type { Learner } from '../learner.ts'
import { MODELS } from '../read-rows.ts'

/** Lets the hearing model read the signs of the playbooks' readings and the ways plain questions are asked; ten seconds. */
export const learner: Learner = {
  inputs: () => ({
    'signs in coach/playbooks, questions in coach/answers': listSigns(loadPlaybooks(), loadAnswers()),
    'the hearing model': readFileSync(join(MODELS, 'hearing/weights/model.onnx'), 'base64'),
  }),
  corpora: [],
  train: async () => {
    const meanings = await readMeanings(listSigns(loadPlaybooks(), loadAnswers()))
    return { 'signs.tsv': packSigns(new Map([...meanings].map(([text, { vector }]) => [text, vector]))) }
  },
  figures: [],
}
