import { writeFileSync } from 'node:fs'
import type { LinearModel } from '../../coach/src/text/linear-model.ts'
import { countWords } from './count-words.ts'
import { readFormality, readOfficeMail, readPoliteness } from './labeled-texts.ts'
import { trainFormality, trainPoliteness } from './train-models.ts'

const COACH = new URL('../../coach/src/communication/score/', import.meta.url)
const NLP = new URL('../../server/src/nlp/', import.meta.url)
/** Weights are kept as whole thousandths. */
const UNIT = 0.001

function write({ bias, weights }: LinearModel, from: string): string {
  const rows = [...weights]
    .map(([feature, weight]) => [feature, Math.round(weight / UNIT)] as const)
    .filter(([, weight]) => weight !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([feature, weight]) => `${feature}\t${weight}`)
  return `// Written by bench/communication/train.ts: change what it learns from and run it, not this file.
${from}

/** So much of a score is one of the weights' whole numbers. */
export const WEIGHT_UNIT = ${UNIT}

/** What a text without any feature gets. */
export const BIAS = ${bias.toFixed(3)}

/** A feature a line, with its weight. */
export const WEIGHTS = String.raw\`
${rows.join('\n')}
\`
`
}

const POLITENESS_SOURCE = `// Learned from the Stanford Politeness Corpus (Danescu-Niculescu-Mizil et al. 2013; the corpus under Apache-2.0, its
// texts from Wikipedia and Stack Exchange under CC BY-SA) and from office mail rated by ourselves.`
const FORMALITY_SOURCE = `// Learned from the formality ratings of Pavlick and Tetreault (2016), CC BY 3.0.`

const writeCounts = ({ words, pairs }: { words: string; pairs: string }): string =>
  `// Written by bench/communication/train.ts: change what it counts and run it, not this file.
// Counted in the texts of the Stanford Politeness Corpus (CC BY-SA), of Pavlick and Tetreault (2016, CC BY 3.0) and of a
// public file of office requests (MIT).

/** A word a line, with how often it stands there. */
export const WORDS = String.raw\`
${words}
\`

/** Two words that follow on each other a line, with how often they do. */
export const PAIRS = String.raw\`
${pairs}
\`
`

if (import.meta.main) {
  writeFileSync(new URL('spelling.gen.ts', NLP), writeCounts(await countWords()))
  const politeness = trainPoliteness([...readPoliteness(), ...readOfficeMail()])
  writeFileSync(new URL('politeness-weights.gen.ts', COACH), write(politeness, POLITENESS_SOURCE))
  writeFileSync(
    new URL('formality-weights.gen.ts', COACH),
    write(trainFormality(readFormality()), FORMALITY_SOURCE),
  )
}
