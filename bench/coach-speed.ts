import { NO_SURROUNDINGS } from '@lodestar/coach/coaching/session/surroundings'
import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import { openCoachEngine } from '../server/src/coach/coach-engine.ts'
import { createEncoder } from '../server/src/coach/encoder.ts'
import { storeLibrary } from '../server/src/coach/stored-library.ts'

const SITUATIONS = [
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.',
  'I need to let two of my nurses go on Friday and I have not slept. One of them just bought a house.',
  'Two of my senior developers have not spoken since the architecture decision in March and the juniors are picking sides.',
  'We lost three people and the work stayed. My team does 55 hours a week and last night I answered mail at 1 am.',
  'My one-on-ones with Jonas are twenty minutes of status updates and then silence. I ask how he is and he says fine.',
]

/** Times in ms: the whole structured reply of the built-in coach, the sentence encoder's part included. */
export async function measureCoach(turns = 300): Promise<{ p50: number; p95: number; loadedIn: number }> {
  await storeLibrary()
  const encoder = createEncoder({ warn: () => undefined, deadlineMs: 60_000 })
  const beforeLoad = performance.now()
  const engine = await openCoachEngine(encoder)
  const loadedIn = performance.now() - beforeLoad
  const times: number[] = []
  for (let at = 0; at < turns + 20; at++) {
    const before = performance.now()
    await engine.prepareTurn({
      message: `${SITUATIONS[at % SITUATIONS.length]} This is the ${at}th time.`,
      sessionId: `session-${at}`,
      sessionTitle: 'A talk',
      history: [],
      preferences: { userId: 'somebody', ...DEFAULT_PREFERENCES, responseLength: 'detailed' },
      profile: null,
      previousCommitment: null,
      surroundings: NO_SURROUNDINGS,
      now: new Date('2026-11-21T10:00:00Z'),
      timeZone: 'Europe/Berlin',
    })
    // The first ones pay for compiling the code and for starting the encoder.
    if (at >= 20) times.push(performance.now() - before)
  }
  await encoder.stop()
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95), loadedIn }
}
