import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerAll } from '../../coach/src/assessment/answer-all.ts'
import type { CoachingSession } from '../../contract/src/coaching.ts'
import { startProduct } from '../../e2e/support/product.ts'
import { createAccount } from '../people.ts'
import { readDatabaseMemory } from './processor-time.ts'

/** What a part of the running product takes, in MB. */
export interface PartMemory {
  part: string
  megabytes: number
}

/** Starts the product and lets somebody do one thing after the other; each wakes a part of it. */
export async function measureMemory(): Promise<PartMemory[]> {
  const product = await startProduct({}, [join(import.meta.dirname, '../../server/src/main.ts')])
  try {
    const cookie = await createAccount(product.baseUrl)
    const post = async <Reply>(path: string, body: object): Promise<Reply> => {
      const reply = await fetch(product.baseUrl + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: product.baseUrl, cookie },
        body: JSON.stringify(body),
      })
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
      return reply.json() as Promise<Reply>
    }
    await post('/api/assessment/submit', { responses: answerAll(() => 'Coaching') })
    const parts: PartMemory[] = [{ part: 'server, nobody talking', megabytes: await settle(product.pid) }]
    const add = async (part: string) => {
      const before = parts.reduce((sum, { megabytes }) => sum + megabytes, 0)
      parts.push({ part, megabytes: (await settle(product.pid)) - before })
    }
    const session = await post<CoachingSession>('/api/coaching/sessions', { title: 'A talk' })
    await post(`/api/coaching/sessions/${session.id}/messages`, {
      content: 'Marco keeps interrupting Ana in our planning meetings and she has gone quiet.',
    })
    await add('coach and hearing model, awake')
    for (const messageText of ['Please send me the figures.', 'Please send me the figures by Friday.'])
      await post('/api/communication/analyze', { communicationType: 'email', messageText })
    await add('analyzer and grammar checker, awake')
    return [...parts, { part: 'PostgreSQL', megabytes: readDatabaseMemory(product.dataDir) }]
  } finally {
    await product.stop()
  }
}

/** Waits until threads have started and what they needed for it is given back. @returns memory of a process that it shares with nobody. */
async function settle(pid: number): Promise<number> {
  await sleep(20_000)
  const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}
