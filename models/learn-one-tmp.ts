import { learn } from '/work/main/models/learner.ts'
import { listModels } from '/work/main/models/list-models.ts'
import { provideWeights } from '/work/main/server/src/lib/learned-weights.ts'
provideWeights()
const m=(await listModels()).find(({name})=>name===process.argv[2])!
console.log(await learn(m.folder,m.learner!))
