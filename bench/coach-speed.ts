import { NO_SURROUNDINGS } from '@lodestar/coach/coaching/session/surroundings'
import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import { type CoachEngine, openCoachEngine, type TurnRequest } from '../server/src/coach/coach-engine.ts'
import { createEncoder } from '../server/src/coach/encoder.ts'
import { storeLibrary } from '../server/src/coach/stored-library.ts'

type Told = Pick<TurnRequest, 'message' | 'history'>

/** The first turns pay for compiling the code and for starting the models. */
const WARMING = 20

const SITUATIONS = [
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.',
  'I need to let two of my nurses go on Friday and I have not slept. One of them just bought a house.',
  'Two of my senior developers have not spoken since the architecture decision in March and the juniors are picking sides.',
  'We lost three people and the work stayed. My team does 55 hours a week and last night I answered mail at 1 am.',
  'My one-on-ones with Jonas are twenty minutes of status updates and then silence. I ask how he is and he says fine.',
]

const ASK =
  'I want to ask him to let Ana finish, and tell him that I should have said it in March. What do I say to him?'
const said = (id: string, role: 'user' | 'assistant', content: string) => ({
  id,
  role,
  content,
  metadata: {},
  createdAt: '2026-11-21T09:00:00Z',
})

/** Takes turns, and times those that are not for warming up. @returns ms, the shortest first. */
async function timeTurns(
  engine: CoachEngine,
  turns: number,
  messageOf: (at: number) => Told,
): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < turns + WARMING; at++) {
    const before = performance.now()
    await engine.prepareTurn({
      ...messageOf(at),
      sessionId: `session-${at}`,
      sessionTitle: 'A talk',
      preferences: { userId: 'somebody', ...DEFAULT_PREFERENCES, responseLength: 'detailed' },
      profile: null,
      previousCommitment: null,
      surroundings: NO_SURROUNDINGS,
      now: new Date('2026-11-21T10:00:00Z'),
      timeZone: 'Europe/Berlin',
    })
    if (at >= WARMING) times.push(performance.now() - before)
  }
  return times.toSorted((one, other) => one - other)
}

const at = (times: readonly number[], share: number) => times[Math.floor(times.length * share)] ?? 0

/** Times in ms of turns in which words to say are asked for, and how many MB the process grows with the first of them. */
export async function measureWords(turns = 100): Promise<{ p50: number; p95: number; memory: number }> {
  const encoder = createEncoder({ warn: () => undefined, deadlineMs: 60_000 })
  const engine = await openCoachEngine(encoder)
  const tell = (place: number) => ({
    message: `${SITUATIONS[place % SITUATIONS.length]} The ${place}th.`,
    history: [],
  })
  await timeTurns(engine, 0, tell)
  const before = process.memoryUsage.rss()
  const times = await timeTurns(engine, turns, (place) => ({
    message: `${ASK} This is the ${place}th time.`,
    history: [
      said('first', 'user', tell(place).message),
      said('second', 'assistant', 'What have you said so far?'),
      said('third', 'user', 'Nothing. I looked at my notes each time, and Ana left the room before the end.'),
      said('fourth', 'assistant', 'What did Ana do then?'),
    ],
  }))
  const memory = (process.memoryUsage.rss() - before) / 1e6
  await encoder.stop()
  return { p50: at(times, 0.5), p95: at(times, 0.95), memory }
}

/** Times in ms: the whole structured reply of the built-in coach, the sentence encoder's part included. */
export async function measureCoach(turns = 300): Promise<{ p50: number; p95: number; loadedIn: number }> {
  await storeLibrary()
  const encoder = createEncoder({ warn: () => undefined, deadlineMs: 60_000 })
  const beforeLoad = performance.now()
  const engine = await openCoachEngine(encoder)
  const loadedIn = performance.now() - beforeLoad
  const times = await timeTurns(engine, turns, (place) => ({
    message: `${SITUATIONS[place % SITUATIONS.length]} This is the ${place}th time.`,
    history: [],
  }))
  await encoder.stop()
  return { p50: at(times, 0.5), p95: at(times, 0.95), loadedIn }
}
