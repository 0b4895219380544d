import { Agent, get } from 'node:http'
import { totalmem } from 'node:os'
import * as z from 'zod/mini'

/** Where the two listen unless they are told otherwise; nothing but this machine is ever asked. */
const LOOPBACK = '127.0.0.1'
const PORTS = { ollama: 11_434, lmStudio: 1_234 }

/** How long their answer is waited for, and how long it may be. */
const WITHIN_MS = 300
const MOST_CHARACTERS = 1_000_000

interface Found {
  name: string
  /** The bytes it takes, as far as that can be known. */
  bytes: number
}

/** A name that can be typed behind `=` as it stands. */
const Name = z.string().check(z.regex(/^[\w./@:+-]{1,120}$/))
const OllamaTags = z.object({ models: z.array(z.object({ name: Name, size: z.number() })) })
const LmStudioModels = z.object({ data: z.array(z.object({ id: Name })) })

/** Billions of parameters, as names tell them, and the bytes one takes with four bits and what belongs to them. */
const BILLIONS = /(?<![\d.])(\d{1,3}(?:\.\d)?)b\b/i
const BYTES_OF_A_BILLION = 0.7e9

/** What writes no conversation, and what Ollama only passes on to another machine. */
const UNFIT = /embed|rerank|whisper|ocr|guard|\bbge\b|cloud$/i
/** How much of the memory a model may take beside everything else. */
const MEMORY_SHARE = 0.6

/**
 * Looks for a model that is ready on this machine, at Ollama and LM Studio, and says how to connect it. Nothing of anybody's is sent,
 * and nothing is connected.
 *
 * @returns one line, or null where neither answers at once with a model that can hold a conversation.
 */
export async function findOffer(ports = PORTS, memory = totalmem()): Promise<string | null> {
  const [tags, models] = await Promise.all([
    ask(ports.ollama, '/api/tags').then((told) => OllamaTags.safeParse(told).data),
    ask(ports.lmStudio, '/v1/models').then((told) => LmStudioModels.safeParse(told).data),
  ])
  const atOllama = choose(
    (tags?.models ?? []).map(({ name, size }) => ({ name, bytes: size })),
    memory,
  )
  if (atOllama) return `Found Ollama with ${atOllama}: AI_PROVIDER=ollama AI_MODEL=${atOllama} lets it coach`
  const atLmStudio = choose(
    (models?.data ?? []).map(({ id }) => ({ name: id, bytes: guessBytes(id) })),
    memory,
  )
  return atLmStudio
    ? `Found LM Studio with ${atLmStudio}: AI_PROVIDER=openai-compatible AI_BASE_URL=http://localhost:${PORTS.lmStudio}/v1 AI_MODEL=${atLmStudio} lets it coach`
    : null
}

const guessBytes = (name: string): number => Number(BILLIONS.exec(name)?.[1] ?? 0) * BYTES_OF_A_BILLION

/** The largest that leaves this machine room, else the smallest. */
function choose(found: readonly Found[], memory: number): string | null {
  const fit = found.filter(({ name }) => !UNFIT.test(name)).toSorted((one, other) => other.bytes - one.bytes)
  return (fit.find(({ bytes }) => bytes <= memory * MEMORY_SHARE) ?? fit.at(-1))?.name ?? null
}

/** What a server on this machine tells; null where it does not, or not at once. */
function ask(port: number, path: string): Promise<unknown> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(null)
    // An agent of its own goes through no proxy, and follows no redirect.
    const options = { host: LOOPBACK, port, path, agent: new Agent(), signal: AbortSignal.timeout(WITHIN_MS) }
    const request = get(options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        if (text.length > MOST_CHARACTERS) response.destroy()
      })
      response.on('error', giveUp)
      response.on('close', giveUp)
      response.on('end', () => resolve(response.statusCode === 200 ? parse(text) : null))
    })
    request.on('error', giveUp)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
