import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSigns } from '@lodestar/coach/playbooks/library'
import { loadPhrased, loadPlaybooks } from '../../server/src/coach/load-library.ts'
import { packSigns } from '../../server/src/coach/signs.ts'
import { readMeanings } from '../hear-all.ts'
import type { Learner } from '../learner.ts'
import { MODELS } from '../read-rows.ts'

const listTexts = () => listSigns(loadPlaybooks(), loadPhrased())

/** Lets the hearing model read the signs of the playbooks' readings and all that is found by how leaders say it; a minute. */
export const learner: Learner = {
  inputs: () => ({
    'signs in coach/playbooks, phrasings in coach/answers, points and words': listTexts(),
    'the hearing model': readFileSync(join(MODELS, 'hearing/weights/model.onnx'), 'base64'),
  }),
  corpora: [],
  train: async () => {
    const meanings = await readMeanings(listTexts())
    return { 'signs.tsv': packSigns(new Map([...meanings].map(([text, { vector }]) => [text, vector]))) }
  },
  figures: [],
}
