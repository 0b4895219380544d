import { createServer } from 'node:net'
import { describe, expect, inject, it } from 'vitest'
import { awaitDatabase } from './await-database.ts'

const good = new URL(inject('templateUrl'))
const changed = (change: (url: URL) => void): string => {
  const url = new URL(good)
  change(url)
  return url.href
}

describe('waiting for the configured database', () => {
  it('ends when it answers', async () => {
    await expect(awaitDatabase(good.href)).resolves.toBeUndefined()
  })

  it('outlasts a database that starts a moment later', async () => {
    const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
    const address = await new Promise<number>((resolve) =>
      server.once('listening', () => {
        const bound = server.address()
        resolve(typeof bound === 'object' && bound ? bound.port : 0)
      }),
    )
    let isRefused = false
    const waiting = awaitDatabase(`postgres://me@127.0.0.1:${address}/x`, 1200).catch((error: Error) => {
      isRefused = true
      return error
    })
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(isRefused).toBe(false)
    expect(await waiting).toMatchObject({ name: 'StartError' })
    server.close()
  })

  it('gives up with one line that names the place and never the password', async () => {
    const refused = awaitDatabase('postgres://me:hunter2@127.0.0.1:1/lodestar', 0)
    await expect(refused).rejects.toMatchObject({
      name: 'StartError',
      message:
        'The database in DATABASE_URL (127.0.0.1:1/lodestar) cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
    })
  })

  it('does not wait for what waiting cannot change: no such database', async () => {
    const url = changed((each) => {
      each.pathname = '/no_such_database'
    })
    await expect(awaitDatabase(url)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('no_such_database) has no database of that name'),
    })
  })

  it.skipIf(good.password === '')('does not wait for a wrong password', async () => {
    const url = changed((each) => {
      each.password = 'hunter2'
    })
    const refused = expect(awaitDatabase(url)).rejects
    await refused.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('refuses the user name or password'),
    })
    await refused.not.toMatchObject({ message: expect.stringContaining('hunter2') })
  })
})
