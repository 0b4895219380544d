import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { describePromises } from '../testing/parts/describe-promises.ts'
import { findProxy, PROXY_KINDS, startProxy, type WebProxy } from '../testing/parts/proxy.ts'
import { startTwoServers } from '../testing/parts/two-servers.ts'
import { copyDatabase, dropDatabase } from '../testing/test-database.ts'
import { leave } from './closing.ts'

const kinds = PROXY_KINDS.filter(findProxy)
const portOf = (origin: string) => Number(new URL(origin).port)

async function setUp() {
  const home = await mkdtemp(join(tmpdir(), 'lodestar-proxy-'))
  const url = await copyDatabase(`proxy_${process.pid}`)
  afterAll(async () => {
    await dropDatabase(url)
    await rm(home, { recursive: true, force: true })
  })
  const two = await startTwoServers(url)
  const proxies: WebProxy[] = []
  for (const kind of kinds) proxies.push(await startProxy(kind, home, two.origins.map(portOf)))
  afterAll(() => Promise.all(proxies.map((proxy) => proxy.end())))
  return { two, proxies }
}

const place = kinds.length > 0 ? await setUp() : null
if (!place) it.skip('behind a proxy: neither HAProxy nor nginx is installed here')
else describe(`behind ${kinds.join(' and ')}`, () => describeBehind(place))

function describeBehind({ two, proxies }: Awaited<ReturnType<typeof setUp>>) {
  describePromises(() => {
    const through = proxies[0]?.url ?? ''
    return [through, through]
  })

  it('a server that leaves in order costs no request', async () => {
    const answers: string[] = []
    let isOver = false
    const asking = proxies.flatMap(({ kind, url }) =>
      Array.from({ length: 4 }, async () => {
        while (!isOver) answers.push(`${kind} ${await ask(url)}`)
      }),
    )
    await sleep(300)
    const [leaving] = two.apps
    const left = leave(leaving, 1_500)
    expect((await fetch(`${two.origins[0]}/readyz`)).status).toBe(503)
    await left
    await leaving.close()
    await sleep(500)
    isOver = true
    await Promise.all(asking)
    expect([...new Set(answers)].sort()).toEqual(kinds.map((kind) => `${kind} 200`).sort())
    expect(answers.length).toBeGreaterThan(100)
  })
}

/** Asks something small. @returns the status, or what kept an answer from coming. */
async function ask(url: string): Promise<string> {
  try {
    const reply = await fetch(`${url}/api/auth/options`)
    await reply.text()
    return String(reply.status)
  } catch (error) {
    return String(error)
  }
}
