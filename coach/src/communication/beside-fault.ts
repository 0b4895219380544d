import { HEARD_BESIDE } from './beside-fault.data.ts'
import { swap } from './swap.ts'

/** What undoes the words for whoever hears them, and the same words without it; `why` is said to the writer. */
export interface BesideFault {
  readonly words: string
  readonly why: string
  readonly changed: string
}

/** Finds an apology that is taken back, or a question that accuses. */
export function findBesideFault(text: string): BesideFault | null {
  for (const { swaps, why } of HEARD_BESIDE) {
    const changed = swap(text, swaps)
    const [words] = swaps.flatMap(([pattern]) => text.match(pattern) ?? [])
    if (changed !== text && words) return { words: words.trim(), why, changed }
  }
  return null
}
