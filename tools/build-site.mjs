import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SITE = join(ROOT, 'web/dist')
/** Holds the hash of what the site was built from; written last, so an interrupted build counts as none. */
const STAMP = join(SITE, '.built-from')
const SOURCES = ['web', 'contract/src', 'package-lock.json', 'tools/build-site.mjs', 'tools/draw-icon.ts']
const NOT_SOURCES = new Set(['dist', 'node_modules'])

/**
 * Builds the browser application unless the built one is of the present sources.
 *
 * @returns {Promise<boolean>} false when it could not be built; the reason has been printed then.
 */
export async function buildSiteIfStale() {
  const hash = await hashSources()
  const builtFrom = await readFile(STAMP, 'utf8').catch(() => '')
  return builtFrom === hash || buildSite(hash)
}

/** @param {string} hash what the build will be of @returns {Promise<boolean>} whether it worked */
async function buildSite(hash) {
  const startedAt = performance.now()
  process.stdout.write('Building the browser application\n')
  try {
    await runVite()
    await writeFile(STAMP, hash)
  } catch (error) {
    process.stderr.write(`The browser application could not be built: ${error.message}\n`)
    return false
  }
  process.stdout.write(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`)
  return true
}

async function hashSources() {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const path of await listFiles(join(ROOT, source)))
      hash.update(path.slice(ROOT.length)).update(await readFile(path))
  }
  return hash.digest('hex')
}

/** @param {string} path a file or folder @returns {Promise<string[]>} every file below it, sorted */
async function listFiles(path) {
  const entries = await readdir(path, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  if (!entries) return [path]
  const found = await Promise.all(
    entries
      .filter((entry) => !NOT_SOURCES.has(entry.name) && !entry.name.includes('.test.'))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((entry) => (entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)])),
  )
  return found.flat()
}

/** Runs in a process of its own, so that its memory is given back before the server starts. */
function runVite() {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', 'web', '--logLevel', 'warn'], {
    cwd: ROOT,
    // Whoever builds, a test run included, gets what ships: React has a slower, larger build for every other value.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) resolve(undefined)
      else reject(new Error(`vite ended with ${signal ?? code}\n${output.trim()}`))
    })
  })
}

/** `node tools/build-site.mjs` builds always: it is `npm run build`. */
if (import.meta.main) {
  await rm(STAMP, { force: true })
  if (!(await buildSiteIfStale())) process.exitCode = 1
}
