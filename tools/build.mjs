import { buildLibraryIfStale } from './build-library.mjs'
import { buildSiteIfStale } from './build-site.mjs'

const built = await Promise.all([buildSiteIfStale(), buildLibraryIfStale()])
process.exitCode = built.every(Boolean) ? 0 : 1
