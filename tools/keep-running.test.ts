import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'lodestar-keep-'))
const keepers: ChildProcess[] = []
afterEach(() => {
  for (const keeper of keepers.splice(0)) keeper.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the keeper with short pauses on a server that is this code; `lives` counts its starts, from 1. */
function keep(serverCode: string, longLifeMs = 60_000) {
  const file = join(folder, `lives-${crypto.randomUUID()}`)
  const server = `
    import { appendFileSync, readFileSync } from 'node:fs'
    const file = ${JSON.stringify(file)}
    const note = (line) => appendFileSync(file, line + '\\n')
    note('started ' + process.pid)
    const lives = readFileSync(file, 'utf8').split('started').length - 1
    const stay = () => setInterval(() => {}, 1000)
    ${serverCode}`
  const keeper = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { keepRunning } from ${JSON.stringify(join(import.meta.dirname, 'keep-running.mjs'))}
     keepRunning(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(server)}],
       { pausesMs: [10, 20, 30], longLifeMs: ${longLifeMs} })`,
  ])
  keepers.push(keeper)
  let said = ''
  keeper.stderr.on('data', (chunk) => (said += chunk))
  const read = () => {
    try {
      return readFileSync(file, 'utf8').trim().split('\n')
    } catch {
      return []
    }
  }
  return {
    keeper,
    ended: once(keeper, 'close').then(([code]) => ({ code, said })),
    notes: () => read().filter((line) => !line.startsWith('started')),
    pids: () => read().flatMap((line) => (line.startsWith('started') ? [Number(line.split(' ')[1])] : [])),
    waitForNotes: (notes: string[]) =>
      vi.waitFor(() => expect(read().filter((line) => !line.startsWith('started'))).toEqual(notes), 20_000),
  }
}

describe('a server that crashes', () => {
  it.each(['process.kill(process.pid, "SIGKILL")', 'process.abort()', 'process.exit(70)'])(
    'is started again: %s',
    async (crash) => {
      const { ended, pids } = keep(`if (lives < 3) ${crash}`)
      expect((await ended).code).toBe(0)
      expect(pids()).toHaveLength(3)
    },
  )

  it('again and again is given up, in one clear line', async () => {
    const { ended, pids } = keep('process.exit(70)')
    const { code, said } = await ended
    expect(code).toBe(1)
    expect(pids()).toHaveLength(4)
    expect(said.trim().split('\n')).toEqual([
      'Lodestar crashed (code 70) and is started again in 0.01 s.',
      'Lodestar crashed (code 70) and is started again in 0.02 s.',
      'Lodestar crashed (code 70) and is started again in 0.03 s.',
      'Lodestar has crashed 4 times in a row (code 70) and is not started again.',
    ])
  })

  it('after a long life each time is never given up', async () => {
    const { ended, pids } = keep('if (lives < 7) process.exit(70)', 0)
    expect((await ended).code).toBe(0)
    expect(pids()).toHaveLength(7)
  })
})

describe('a server is not started again', () => {
  it.each([0, 1])('when it ends with %i: it was told to, or could not start', async (exitCode) => {
    const { ended, pids } = keep(`process.exit(${exitCode})`)
    expect(await ended).toEqual({ code: exitCode, said: '' })
    expect(pids()).toHaveLength(1)
  })

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'when its keeper gets %s, which it gets too, once',
    async (signal) => {
      const { keeper, ended, notes, pids, waitForNotes } = keep(`
        for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
          process.on(signal, () => { note(signal); setTimeout(() => process.exit(70), 200) })
        stay()
        note('ready')`)
      await waitForNotes(['ready'])
      keeper.kill(signal)
      expect((await ended).code).toBe(70)
      expect(notes()).toEqual(['ready', signal])
      expect(pids()).toHaveLength(1)
    },
  )
})

it('a server learns that its keeper was killed', async () => {
  const { keeper, waitForNotes } = keep(`
    process.on('disconnect', () => { note('alone'); process.exit() })
    stay()
    note('ready')`)
  await waitForNotes(['ready'])
  keeper.kill('SIGKILL')
  await waitForNotes(['ready', 'alone'])
})
