import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { provideWeights } from '../server/src/lib/learned-weights.ts'
import type { Learner } from './learner.ts'
import { MODELS } from './read-rows.ts'

/** A model's folder; without a learner where it holds rows or a comparison. */
export interface ModelFolder {
  readonly name: string
  readonly folder: string
  readonly learner: Learner | undefined
}

/** Lists the models, each with how it is learned, and lets what learns ask those that were learned before. */
export async function listModels(): Promise<ModelFolder[]> {
  provideWeights()
  const names = readdirSync(MODELS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'learn')
    .map(({ name }) => name)
    .toSorted()
  return Promise.all(
    names.map(async (name) => {
      const folder = join(MODELS, name)
      const script = join(folder, 'train.ts')
      const learner = existsSync(script) ? (await import(pathToFileURL(script).href)).learner : undefined
      return { name, folder, learner }
    }),
  )
}
