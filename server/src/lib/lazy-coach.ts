import type { Encoder } from '../nlp/encoder.ts'
import type { CoachEngine } from './coach-engine.ts'

/**
 * The coach, loaded when it is first needed and then kept.
 *
 * Its language model takes some 100 MB and half a second, which a server that coaches nobody yet should not spend; so
 * this file names only its type, and the rest comes by import on demand.
 */
export function lazyCoach(encoder?: Encoder): () => Promise<CoachEngine> {
  let engine: Promise<CoachEngine> | undefined
  return () => {
    // Whoever asks for the coach is about to talk to it.
    encoder?.wake()
    engine ??= import('./coach-engine.ts')
      .then(({ openCoachEngine }) => openCoachEngine(encoder))
      // A failed load, such as a broken playbook, is tried again by the next who needs it.
      .catch((error) => {
        engine = undefined
        throw error
      })
    return engine
  }
}
