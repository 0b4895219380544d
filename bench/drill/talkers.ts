import { setTimeout as sleep } from 'node:timers/promises'
import { answerAll } from '@lodestar/coach/assessment/answer-all'
import type { CoachingSession, Turn } from '@lodestar/contract/coaching'

const MESSAGES = [
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.',
  'He said it was only to save time.',
  'I am afraid that he takes it as an attack in front of the others.',
]
const RETRY_MS = 1_000

/** What a conversation has answered so far: the leader's message and the coach's, by their ids. */
type Answered = ReadonlyMap<string, string>

/** People who talk with the coach, one turn after the other. */
export interface Talking {
  /** Every text that was acknowledged, by the id of its message. */
  kept: Answered
  stop: () => Promise<void>
}

/** Lets people talk until they are told to stop, each in a session of their own. */
export function startTalking(baseUrl: string, cookies: readonly string[]): Talking {
  const kept = new Map<string, string>()
  let isStopping = false
  const talk = async (cookie: string) => {
    const post = postAs(baseUrl, cookie)
    const session = await openSession(post)
    for (let turn = 0; !isStopping; turn++) {
      const content = MESSAGES[turn % MESSAGES.length]
      const answer = await post<Turn>(`/api/coaching/sessions/${session}/messages`, { content })
      if (!answer) await sleep(RETRY_MS)
      else
        for (const message of [answer.userMessage, answer.assistantMessage])
          kept.set(message.id, message.content)
    }
  }
  const work = cookies.map(talk)
  return {
    kept,
    stop: async () => {
      isStopping = true
      await Promise.all(work)
    },
  }
}

type Post = <T>(path: string, body: object) => Promise<T | undefined>

/** @returns what posts as somebody; it gives back undefined where nothing was answered, or no success. */
const postAs =
  (baseUrl: string, cookie: string): Post =>
  async <T>(path: string, body: object) => {
    const reply = await fetch(baseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: baseUrl, cookie },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    return reply?.ok ? ((await reply.json().catch(() => undefined)) as T | undefined) : undefined
  }

async function openSession(post: Post): Promise<string> {
  await post('/api/assessment/submit', { responses: answerAll(() => 'Coaching') })
  const session = await post<CoachingSession>('/api/coaching/sessions', { title: 'A talk' })
  if (!session) throw new Error('No session could be opened')
  return session.id
}
