/** How long after the page was sent its answers are as good as asking, in milliseconds. */
const FRESH_MS = 15_000

let answers: Map<string, unknown> | null = null

/**
 * Takes an answer that came with the page, so that what it shows first needs no second round trip.
 *
 * @returns the body of the answer to a GET of this path; undefined where there is none, and the second time.
 */
export function takeFirstAnswer(path: string): unknown {
  answers ??= readAnswers()
  const answer = performance.now() < FRESH_MS ? answers.get(path) : undefined
  answers.delete(path)
  return answer
}

function readAnswers(): Map<string, unknown> {
  const text = document.getElementById('first-answers')?.textContent
  return new Map<string, unknown>(text ? Object.entries(JSON.parse(text)) : [])
}
