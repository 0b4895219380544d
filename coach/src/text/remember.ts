const kept: Map<string, unknown>[] = []

/**
 * Makes a function of a text answer from memory when it is asked again, as it is for every version of a message that
 * is tried. What it keeps is kept until `forget`.
 */
export function remember<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  kept.push(known)
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const answer = compute(text)
    known.set(text, answer)
    return answer
  }
}

/** Forgets every text: nothing of a message stays in memory once it is analyzed. */
export function forget(): void {
  for (const known of kept) known.clear()
}
