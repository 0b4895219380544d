import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENDPOINTS } from '@lodestar/contract/features'
import { cruiseImports } from './check-imports.ts'
import { describeApi } from './describe-api.ts'
import { describeMap } from './describe-map.ts'
import { drawGraph } from './draw-graph.ts'
import { listFiles, ROOT } from './list-files.ts'

/** Every generated page with its text as the sources want it now. */
async function writePages(): Promise<Record<string, string>> {
  const { modules } = await cruiseImports(ROOT)
  return {
    'docs/api.md': describeApi(ENDPOINTS),
    'docs/map.md': describeMap(listFiles(['{contract,coach,server,web}/src/**', 'e2e/*.spec.ts'])),
    'docs/graph.svg': drawGraph(modules),
  }
}

/** `npm run docs` writes the pages; `node tools/generate-docs.ts --check` only says which are out of date. */
const isCheck = process.argv.includes('--check')
for (const [page, text] of Object.entries(await writePages())) {
  const path = join(ROOT, page)
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  if (isCheck) {
    console.log(`${page} is out of date: run npm run docs`)
    process.exitCode = 1
  } else {
    writeFileSync(path, text)
    console.log(`wrote ${page}`)
  }
}
