import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildLibraryIfStale } from './build-library.mjs'
import { buildSiteIfStale } from './build-site.mjs'

// Every start but the first finds the code compiled, its types already taken out.
enableCompileCache(join(import.meta.dirname, '../.cache/node'))

// A server with a playbook that cannot be read still serves everything but the coach.
const [isBuilt] = await Promise.all([buildSiteIfStale(), buildLibraryIfStale()])
if (isBuilt) await import('../server/src/main.ts')
else process.exitCode = 1
