import { findProblems } from '../models/learner.ts'
import { listModels } from '../models/list-models.ts'

// Weights that were learned from other rows, rules or word lists than those in the tree, and folders without card or weights.
const models = await listModels()
const found = models.flatMap(({ name, folder, learner }) => {
  const problems = findProblems(folder, learner).map((problem) => `models/${name}: ${problem}`)
  return problems.length > 0 && learner ? [...problems, `  npm run train -- ${name}`] : problems
})
for (const line of found) console.log(line)
console.log(`${models.length} models, ${found.length > 0 ? 'not all' : 'all'} learned from what lies here`)
if (found.length > 0) process.exitCode = 1
