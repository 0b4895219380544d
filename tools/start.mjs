// Plain JavaScript on purpose: it must still run, and say what is wrong, on a Node too old for the rest.

const OLDEST_NODE = 24
const major = Number(process.versions.node.split('.')[0])

if (major < OLDEST_NODE) {
  process.stderr.write(
    `Lodestar needs Node ${OLDEST_NODE} or newer and this is ${process.versions.node}. Start it with "npm start", which brings its own Node where it can, or install Node ${OLDEST_NODE}.\n`,
  )
  process.exit(1)
}

const { buildSiteIfStale } = await import('./build-site.mjs')
if (await buildSiteIfStale()) await import('../server/src/main.ts')
else process.exitCode = 1
