/** What a leader said longer ago hardly tells what they mean now, and all of a long session would make every turn slow. */
const MOST_CHARACTERS = 8_000

/** Takes the latest of some texts, in their order: as many as 8,000 characters hold, of the first of them its end alone. */
export function takeLatest(texts: readonly string[]): string[] {
  const taken: string[] = []
  let left = MOST_CHARACTERS
  for (const text of texts.toReversed()) {
    if (left <= 0) break
    taken.push(text.slice(-left))
    left -= text.length
  }
  return taken.reverse()
}
