import { buildSiteIfStale } from './build-site.mjs'

if (await buildSiteIfStale()) await import('../server/src/main.ts')
else process.exitCode = 1
