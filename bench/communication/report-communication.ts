import { readFileSync } from 'node:fs'
import { hasData } from '../../models/corpora.ts'
import { measureGrammar } from './measure-grammar.ts'
import { analyzeAll, measureMessages, measureReadability, type NamedMessage } from './measure-messages.ts'
import { measureFormality, measurePoliteness } from './measure-models.ts'
import { measureRewrites } from './measure-rewrites.ts'

const percent = (value = 0) => `${(value * 100).toFixed(1)} %`
const plain = (value = 0) => value.toFixed(3)
const list = (figures: Readonly<Record<string, number>>, write: (value: number) => string) =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${write(value)}`)
    .join(', ')

async function reportPublicData(): Promise<string[]> {
  const { wikipedia, 'stack-exchange': exchange } = measurePoliteness()
  const { ours, flesch } = measureReadability()
  const {
    before,
    'checker, our spelling': alone,
    after,
    'as an e-mail': email,
    ...lost
  } = await measureGrammar()
  return [
    `Politeness, most against least polite quarter, 10-fold: Wikipedia ${percent(wikipedia)} (published 83.8 %, people 86.7 %, target 84 %), Stack Exchange ${percent(exchange)} (published 78.2 %)`,
    `Formality, 10-fold, Spearman (reference .725, target .73; e-mail AUC .96): ${list(measureFormality(), plain)}`,
    `Readability against teachers (nothing learned from them): ${plain(ours)} (Flesch ${plain(flesch)}; a model that learned from these rows .664)`,
    `Grammar, GLEU on the development sentences: before ${percent(before)}, checker with our spelling ${percent(alone)}, ours ${percent(after)}, as an e-mail with everything else that changes ${percent(email)}; ${list(lost, String)}`,
    `Rewriting 800 requests: ${list(measureRewrites(), percent)}`,
  ]
}

/** Says how well messages are judged and rewritten, with the published figures beside. */
export async function reportCommunication(): Promise<string> {
  const onPublicData = hasData('politeness') ? await reportPublicData() : ['skipped: no data']
  return [
    ...onPublicData,
    `75 messages of our own, which the rules were written with, against one rater, correlation: ${list(await measureMessages(), plain)}`,
  ].join('\n')
}

/** Scores the messages of a file, one JSON object a line, and gives a JSON line for each. */
export async function scoreFile(file: string): Promise<string> {
  const messages: NamedMessage[] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ communicationType: 'email', context: 'general', ...JSON.parse(line) }))
  const analyses = await analyzeAll(messages)
  return analyses
    .map(({ id, overallScore, clarity, tone, professionalism, formality, improvedVersion }) =>
      JSON.stringify({ id, overallScore, clarity, tone, professionalism, formality, improvedVersion }),
    )
    .join('\n')
}
