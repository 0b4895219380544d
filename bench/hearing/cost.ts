import { createEncoder } from '../../server/src/coach/encoder.ts'

const TEXTS = [
  'He is late again.',
  'I asked her last month to tell me early. She said yes and then it happened again.',
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday and I hate conflict, so what do I say to him in three sentences, and should I do it in the corridor or book a room for it?',
]
const REPEATED = 30

const megabytes = () => Math.round(process.memoryUsage().rss / 1e6)

/** Milliseconds of processor time, of all threads, that one run takes. */
async function measureCpu(run: (at: number) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let at = 0; at < REPEATED; at += 1) await run(at)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / REPEATED
}

/** Measures what the hearing model costs beside the story and the matching model in their two threads: their start and memory, and its processor time a text. */
export async function measureHearing(): Promise<string> {
  const before = megabytes()
  const began = performance.now()
  const encoder = createEncoder({ warn: () => undefined, deadlineMs: 60_000 })
  await Promise.all([encoder.encode(['This is ready.']), encoder.match(['This is ready.'])])
  const start = Math.round(performance.now() - began)
  const awake = megabytes()
  const lines: string[] = []
  for (const text of TEXTS) {
    const said = { text, before: TEXTS[0] ?? null, coach: 'What have you said to him so far?' }
    const hear = await measureCpu(() => encoder.hear(said))
    // What has been read once is remembered.
    const encode = await measureCpu((at) => encoder.encode([`${text} ${at}`]))
    lines.push(
      `  ${text.split(' ').length} words: heard in their conversation ${hear.toFixed(0)} ms of CPU, read alone ${encode.toFixed(0)} ms`,
    )
  }
  const used = megabytes()
  await encoder.stop()
  return [
    `Hearing, story and matching model: ready after ${start} ms, ${awake - before} MB then, ${used - before} MB after use`,
    ...lines,
  ].join('\n')
}
