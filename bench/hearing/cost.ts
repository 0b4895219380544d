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

/** Measures what the models that hear a message cost in their three threads: their start and memory, and the processor time of a message. */
export async function measureHearing(): Promise<string> {
  const before = megabytes()
  const began = performance.now()
  const encoder = createEncoder({ warn: () => undefined, deadlineMs: 60_000 })
  const first = { text: 'This is ready.', before: null, coach: null, looksBack: false }
  await Promise.all([encoder.hear(first), encoder.match([first.text]), encoder.pick(first)])
  const start = Math.round(performance.now() - began)
  const awake = megabytes()
  const lines: string[] = []
  for (const text of TEXTS) {
    // What has been read once is remembered.
    const saidOf = (at: number) => ({
      text: `${text} ${at}`,
      before: TEXTS[0] ?? null,
      coach: 'What have you said to him so far?',
      earlier: [...TEXTS, ...TEXTS],
    })
    const hear = await measureCpu((at) => encoder.hear(saidOf(at)))
    const match = await measureCpu((at) => encoder.match([saidOf(at).text]))
    const pick = await measureCpu((at) => encoder.pick({ ...saidOf(at), looksBack: false }))
    const lookBack = await measureCpu((at) => encoder.pick({ ...saidOf(at + REPEATED), looksBack: true }))
    lines.push(
      `  ${text.split(' ').length} words, CPU: heard in their conversation ${hear.toFixed(0)} ms, looked up ${match.toFixed(0)} ms, their kind ${pick.toFixed(0)} ms, with all that was told before ${lookBack.toFixed(0)} ms`,
    )
  }
  const used = megabytes()
  await encoder.stop()
  return [
    `Hearing, turn, story, matching and excerpt model: ready after ${start} ms, ${awake - before} MB then, ${used - before} MB after use`,
    ...lines,
  ].join('\n')
}
