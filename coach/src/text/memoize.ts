const memos: Map<string, unknown>[] = []

/**
 * Memoizes a function of a text: a text that is asked for again is not computed again. The answers are kept until
 * `clearMemos` is called.
 */
export function memoize<Answer>(compute: (text: string) => Answer): (text: string) => Answer {
  const memo = new Map<string, Answer>()
  memos.push(memo)
  return (text) => {
    const known = memo.get(text)
    if (known !== undefined) return known
    const answer = compute(text)
    memo.set(text, answer)
    return answer
  }
}

/** Forgets the answers of every memoized function, so that nothing of a message stays in memory. */
export function clearMemos(): void {
  for (const memo of memos) memo.clear()
}
