import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { provideCorpus } from './corpora.ts'
import { findProblems, learn } from './learner.ts'
import { listModels, type ModelFolder } from './list-models.ts'

const EVALUATE = join(import.meta.dirname, '../bench/evaluate.ts')
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Says of each model what it needs, and whether it would have to be learned anew. */
function tell({ name, folder, learner }: ModelFolder): void {
  if (!learner) return
  const problems = findProblems(folder, learner)
  say(`${name.padEnd(12)} ${problems.length > 0 ? problems.join('; ') : 'up to date'}`)
  say(`${''.padEnd(12)} learned from ${[...Object.keys(learner.inputs()), ...learner.corpora].join(', ')}`)
}

/** Learns one model, and prints the figures of its card with the new weights. */
async function train({ folder, learner }: ModelFolder): Promise<void> {
  if (!learner) throw new Error(`${folder} has no train.ts`)
  for (const file of learner.corpora) await provideCorpus(file)
  for (const [path, isAsBefore] of Object.entries(await learn(folder, learner)))
    say(`${path} ${isAsBefore ? 'as it was' : 'changed'}`)
  for (const part of learner.figures) spawnSync(process.execPath, [EVALUATE, part], { stdio: 'inherit' })
}

/** `npm run train -- <name>`; without a name it lists the models. */
const name = process.argv[2]
const models = await listModels()
const model = models.find((each) => each.name === name)
try {
  if (model) await train(model)
  else for (const each of models) tell(each)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
if (name !== undefined && !model) {
  process.stderr.write(`There is no model ${name}\n`)
  process.exitCode = 2
}
