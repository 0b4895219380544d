import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CoachingSession, Turn } from '@lodestar/contract/coaching'
import { symmetricDecrypt } from 'better-auth/crypto'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { startFakeModelServer } from './testing/fake-model-server.ts'
import { completeAnswers, MARCO } from './testing/scenes.ts'
import { freePort, runServer, takePort, waitFor } from './testing/server-process.ts'
import { copyDatabase, dropDatabase } from './testing/test-database.ts'
import { upkeepOn } from './testing/upkeep.ts'

// A database keeps to the secret key of its first server, which would shut others out of that of this worker.
const databaseUrl = await copyDatabase(`main_${process.pid}`)
const dataDir = await mkdtemp(join(tmpdir(), 'lodestar-main-'))
afterAll(async () => {
  await dropDatabase(databaseUrl)
  await rm(dataDir, { recursive: true })
})

const run = (env: Record<string, string>) =>
  runServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...env })

const OLLAMA_PORT = 11_434
/** Has a process write down every address it connects to, each on a line. */
async function recordAsked(): Promise<{ script: string; read: () => Promise<string[]> }> {
  const file = join(dataDir, `asked-${crypto.randomUUID()}`)
  const script = `${file}.mjs`
  await writeFile(file, '')
  await writeFile(
    script,
    `import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
subscribe('net.client.socket', ({ socket }) => {
  socket.on('connectionAttempt', (address, port) => appendFileSync(${JSON.stringify(file)}, address + ':' + port + '\\n'))
  socket.on('lookup', (error, address, family, host) => error && appendFileSync(${JSON.stringify(file)}, host + ':?\\n'))
})`,
  )
  return { script, read: async () => (await readFile(file, 'utf8')).split('\n').filter(Boolean) }
}

describe('the server process', () => {
  it('says a line per step, serves, and ends in order when it is told to', async () => {
    const port = await freePort()
    const started = run({ PORT: String(port), HOST: '127.0.0.1' })
    await waitFor(started, `Lodestar is ready on http://localhost:${port}\n`)
    expect(started.output.out).toMatch(/^Database {2}PostgreSQL at .* \(\d+\.\d s\)\nSchema {4}up to date/)
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`)
    expect(await reply.json()).toEqual({ status: 'ok' })
    started.child.kill('SIGTERM')
    expect(await started.ended).toBe(0)
    expect(started.output.out).toMatch(/Stopping\..*\nStopped\.\n$/)
    expect(started.output.err).toBe('')
  })

  it('leaves in order where it is given time: it answers, and says that it is about to close', async () => {
    const port = await freePort()
    const started = run({ PORT: String(port), HOST: '127.0.0.1', LEAVE_SECONDS: '1' })
    await waitFor(started, 'Lodestar is ready')
    expect(started.output.out).toMatch(/^Coach {5}(awake|waking) \(/m)
    started.child.kill('SIGTERM')
    await waitFor(started, 'Stopping.')
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
    const ready = await ask('/readyz')
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'closing' }])
    const answer = await ask('/api/auth/options')
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
    expect(await started.ended).toBe(0)
  }, 60_000)

  it('hashes passwords and backup codes at the cost that is recommended, whatever its tests are given', async () => {
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const started = run({ PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: origin })
    await waitFor(started, 'Lodestar is ready')
    const headers: Record<string, string> = { origin, 'content-type': 'application/json' }
    const post = (path: string, body: object) =>
      fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const password = 'a quiet long passphrase'
    const person = { firstName: 'Ada', lastName: 'Okafor', email: `ada-${port}@example.com`, password }
    const joined = await post('/api/identity/sign-up/email', person)
    headers['cookie'] = joined.headers.getSetCookie().join('; ')
    expect((await post('/api/security/second-factor', { password })).status).toBe(200)
    const { rows } = await upkeepOn(
      databaseUrl,
      `select a.password, f.backup_codes_secret as codes from users u join auth_accounts a on a.user_id = u.id
       join auth_second_factors f on f.user_id = u.id where u.email = $1`,
      [person.email],
    )
    expect(rows).toEqual([
      { password: expect.stringMatching(/^\$scrypt\$ln=15,r=8,p=3\$/), codes: expect.any(String) },
    ])
    const key = (await readFile(join(dataDir, 'secret-key'), 'utf8')).trim()
    const codes: string[] = JSON.parse(await symmetricDecrypt({ key, data: rows[0].codes }))
    expect(codes).toHaveLength(10)
    for (const code of codes) expect(code).toMatch(/^\$scrypt\$ln=14,r=8,p=1\$/)
    started.child.kill('SIGTERM')
    expect(await started.ended).toBe(0)
  })

  it('asks nobody outside this machine by itself', async () => {
    const asked = await recordAsked()
    const port = await freePort()
    const started = run({ PORT: String(port), HOST: '127.0.0.1', NODE_OPTIONS: `--import=${asked.script}` })
    await waitFor(started, 'Lodestar is ready')
    await fetch(`http://127.0.0.1:${port}/login`)
    started.child.kill('SIGTERM')
    expect(await started.ended).toBe(0)
    const database = new URL(databaseUrl)
    const hosts = await asked.read()
    expect(hosts).toContain(`127.0.0.1:${OLLAMA_PORT}`)
    expect(hosts.filter((host) => host !== database.host && !/^(127\.0\.0\.1|::1):/.test(host))).toEqual([])
  })

  it('asks nothing of this machine either where it is told not to', async () => {
    const asked = await recordAsked()
    const port = await freePort()
    const options = `--import=${asked.script}`
    const started = run({ PORT: String(port), HOST: '127.0.0.1', AI_OFFER: 'off', NODE_OPTIONS: options })
    await waitFor(started, 'Lodestar is ready')
    started.child.kill('SIGTERM')
    expect(await started.ended).toBe(0)
    expect(await asked.read()).not.toContain(`127.0.0.1:${OLLAMA_PORT}`)
  })

  it('answers a turn that waits for a language model when it is told to stop, and does not wait either', async () => {
    const model = await startFakeModelServer(() => {})
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const started = run({
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: origin,
      AI_PROVIDER: 'ollama',
      AI_MODEL: 'mini-3',
      AI_BASE_URL: model.url,
    })
    await waitFor(started, 'Lodestar is ready')
    const headers: Record<string, string> = { origin, 'content-type': 'application/json' }
    const post = (path: string, body: object) =>
      fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const joined = await post('/api/identity/sign-up/email', {
      firstName: 'Ada',
      lastName: 'Okafor',
      email: `ada-${port}@example.com`,
      password: 'a quiet long passphrase',
    })
    headers['cookie'] = joined.headers.getSetCookie().join('; ')
    await post('/api/assessment/submit', { responses: completeAnswers() })
    const session = await post('/api/coaching/sessions', { title: 'Marco' })
    const { id } = (await session.json()) as CoachingSession
    const waiting = post(`/api/coaching/sessions/${id}/messages`, { content: MARCO })
    await vi.waitFor(() => expect(model.received).toHaveLength(1), { timeout: 60_000, interval: 50 })
    started.child.kill('SIGTERM')
    // A server that waited for the model would reach its own limit and cut this connection.
    const { assistantMessage } = (await (await waiting).json()) as Turn
    expect(assistantMessage.metadata.turn?.engine).toBe('built-in')
    expect(await started.ended).toBe(0)
    await model.stop()
  }, 120_000)

  it('ends at once when it is told twice', async () => {
    const started = run({ ROLE: 'worker' })
    await waitFor(started, 'ready to work in the background')
    started.child.kill('SIGINT')
    started.child.kill('SIGINT')
    expect([0, 130]).toContain(await started.ended)
  })

  it('does not start with a wrong setting, and says which in one line', async () => {
    const started = run({ PORT: 'abc' })
    expect(await started.ended).toBe(1)
    expect(started.output).toEqual({
      out: '',
      err: 'Lodestar cannot start: PORT must be a whole number from 1 to 65535, not "abc"\n',
    })
  })

  it('does not start on a port that is taken, and says so in one line', async () => {
    const { server, port } = await takePort()
    const started = run({ PORT: String(port), HOST: '127.0.0.1' })
    expect(await started.ended).toBe(1)
    server.close()
    expect(started.output.err).toBe(
      `Lodestar cannot start: Port ${port} on 127.0.0.1 is in use by another program. Stop it or set PORT to another number.\n`,
    )
  })
})
