import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedDatabase } from '../server/src/embedded/embedded-database.ts'
import { ROOT } from './list-files.ts'

/**
 * `node tools/node.mjs tools/try-image.ts` does the steps of the Dockerfile as processes, where no container engine is: the
 * same files, without what .dockerignore and `--omit` leave out, on a disk that is read-only, as user 1000 without a
 * capability, and asks as the HEALTHCHECK does. It needs Linux and root, and ends with 1 where a step does not hold.
 */
const READY_MS = 60_000
const NAME_LENGTH = 70
/** Of which the models take 210. */
const MOST_MEGABYTES = 450
/** What is loaded late: the reader of texts, and the grammar checker. */
const LATE = `
  const { openTextModel } = await import('/mnt/server/src/lib/text-model.ts')
  for (const name of ['hearing', 'story', 'excerpts', 'matching', 'tone']) {
    const model = await openTextModel(name)
    await model.run(null, model.tokenize('He interrupts her.'))
  }
  const { LocalLinter } = await import('harper.js')
  const { binary } = await import('harper.js/binary')
  const lints = await new LocalLinter({ binary }).lint('He go to the the shop.')
  process.exit(lints.length > 0 ? 0 : 1)`
const SECRET = 'a-secret-key-of-a-trial-that-guards-nothing'

const say = (line: string): void => console.log(line)
const step = (name: string, holds: boolean, more = ''): void => {
  say(`${holds ? '✓' : '✗'} ${name}${more && ` (${more})`}`)
  if (!holds) process.exitCode = 1
}

const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !/^[#!*]$|^[#!]/.test(line))
/** The final stage: what is copied from the sources, what from earlier stages. */
const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))

/** Copies what the final stage copies. @returns the size in megabytes. */
function makeImage(image: string): number {
  for (const [, list = '', to = ''] of last.matchAll(/^COPY (?!--from)(.+) (\S+)$/gm))
    for (const from of list.split(' ')) copy(from, join(image, to === './' ? from : to))
  for (const path of globSync(ignored, { cwd: image }))
    rmSync(join(image, path), { recursive: true, force: true })
  for (const folder of ['coach/dist', 'web/dist']) copy(folder, join(image, folder))
  install(image)
  const { stdout } = spawnSync('du', ['-sm', image], { encoding: 'utf8' })
  return Number.parseInt(stdout, 10)
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(join(ROOT, from), to, { recursive: true, filter: (path) => !/[\\/]node_modules$/.test(path) })
}

/** The stage `packages`, by the lines that stand there. */
function install(image: string): void {
  const stage = /^FROM \S+ AS packages\n([\s\S]*?)^FROM /m.exec(dockerfile)?.[1] ?? ''
  copy('.npmrc', join(image, '.npmrc'))
  copy('tools/trim-packages.mjs', join(image, 'tools/trim-packages.mjs'))
  for (const name of ['contract', 'coach', 'server', 'web'])
    copy(`${name}/package.json`, join(image, name, 'package.json'))
  for (const [, command = ''] of stage.replaceAll('\\\n', ' ').matchAll(/^RUN (.+)$/gm)) {
    const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: image, encoding: 'utf8' })
    step(command.replaceAll(/ +/g, ' ').slice(0, NAME_LENGTH), status === 0, stderr.trim().split('\n').at(-1))
  }
  rmSync(join(image, '.npmrc'), { force: true })
  rmSync(join(image, 'tools'), { recursive: true })
  rmSync(join(image, 'web/package.json'), { force: true })
}

/** Runs a program in the image: read-only but for /tmp, as user 1000, with nothing that a user has not. */
function runInside(image: string, program: string[], env: Record<string, string>) {
  const mounts =
    'mount --bind / "$0/.root" && mount -o remount,ro,bind "$0/.root" && mount -t tmpfs tmpfs "$0/.root/tmp" && ' +
    'mount --bind "$1" "$0/.root/mnt" && mount -o remount,ro,bind "$0/.root/mnt" && mount -t proc proc "$0/.root/proc" && shift && ' +
    'exec chroot "$0/.root" setpriv --reuid=1000 --regid=1000 --clear-groups --no-new-privs --bounding-set=-all "$@"'
  mkdirSync(join(image, '../.root'), { recursive: true })
  return spawn(
    'unshare',
    [
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      'sh',
      '-c',
      mounts,
      dirname(image),
      image,
      'env',
      '-C',
      '/mnt',
      ...program,
    ],
    {
      env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

async function tryImage(folder: string): Promise<void> {
  const image = join(folder, 'lodestar')
  const megabytes = makeImage(image)
  step('the image beside its base', megabytes < MOST_MEGABYTES, `${megabytes} MB`)
  const node = join(image, '.node')
  cpSync(process.execPath, node)
  chmodSync(folder, 0o755)
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'data'), log: () => {} })
  try {
    await trySecure(image, database.url)
  } finally {
    await database.stop()
  }
}

async function trySecure(image: string, databaseUrl: string): Promise<void> {
  const port = String(await findPort())
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: SECRET,
  }
  const command = JSON.parse(/^CMD (\[.+\])$/m.exec(last)?.[1] ?? '[]') as string[]
  const probe = JSON.parse(/^ {2}CMD (\[.+\])$/m.exec(last)?.[1] ?? '[]') as string[]
  const server = runInside(image, ['/mnt/.node', ...command.slice(1)], env)
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const ended = once(server, 'exit')
  const startedAt = performance.now()
  let isReady = false
  while (!isReady && server.exitCode === null && performance.now() - startedAt < READY_MS) {
    await sleep(250)
    const [code] = await once(runInside(image, ['/mnt/.node', ...probe.slice(1)], env), 'exit')
    isReady = code === 0
  }
  step(
    'starts on a read-only disk, as user 1000 without a capability, and is well',
    isReady,
    seconds(startedAt),
  )
  if (!isReady) say(output)
  const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
  step('serves its first page', page?.status === 200)
  const late = runInside(image, ['/mnt/.node', '--input-type=module', '--eval', LATE], env)
  late.stderr?.pipe(process.stderr)
  step('reads texts and grammar', (await once(late, 'exit'))[0] === 0)
  const backup = runInside(image, ['/mnt/.node', 'server/src/operate/backup.ts', '-'], env)
  let bytes = 0
  backup.stdout?.on('data', (chunk: Buffer) => (bytes += chunk.length))
  const [backedUp] = await once(backup, 'close')
  step('backs up to its standard output', backedUp === 0 && bytes > 0, `${bytes} bytes`)
  const stoppedAt = performance.now()
  // The first process of a container gets the signal.
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
  process.kill(Number(children), 'SIGTERM')
  const [code] = await ended
  step('ends with 0 when it is told to', code === 0, seconds(stoppedAt))
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

const isPossible =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', '--pid', '--fork', 'true']).status === 0
if (!isPossible) say('Not tried: this needs Linux, root, and namespaces.')
else if (!existsSync(join(ROOT, 'web/dist')) || !existsSync(join(ROOT, 'coach/dist')))
  say('Not tried: run npm run build first.')
else {
  const folder = mkdtempSync(join(tmpdir(), 'lodestar-image-'))
  try {
    await tryImage(folder)
  } finally {
    if (!process.argv.includes('--keep')) rmSync(folder, { recursive: true, force: true })
  }
}
