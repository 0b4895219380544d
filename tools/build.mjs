import { buildSiteIfStale } from './build-site.mjs'

process.exitCode = (await buildSiteIfStale()) ? 0 : 1
