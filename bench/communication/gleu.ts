const LONGEST = 4

type Counts = ReadonlyMap<string, number>

function countRuns(words: readonly string[], length: number): Counts {
  const counts = new Map<string, number>()
  for (let at = 0; at + length <= words.length; at += 1) {
    const run = words.slice(at, at + length).join(' ')
    counts.set(run, (counts.get(run) ?? 0) + 1)
  }
  return counts
}

const shared = (one: Counts, other: Counts) =>
  [...one].reduce((sum, [run, count]) => sum + Math.min(count, other.get(run) ?? 0), 0)

/** Runs right by the reference, less those kept from the source that the reference does without; and all runs. */
function compare(
  words: readonly string[],
  source: readonly string[],
  reference: readonly string[],
  length: number,
) {
  const [ours, theirs, before] = [words, reference, source].map((text) => countRuns(text, length)) as [
    Counts,
    Counts,
    Counts,
  ]
  const wrong = new Map([...before].filter(([run]) => !theirs.has(run)))
  return {
    right: Math.max(shared(ours, theirs) - shared(ours, wrong), 0),
    all: Math.max(words.length + 1 - length, 0),
  }
}

function scoreAgainst(
  texts: readonly string[][],
  sources: readonly string[][],
  references: readonly string[][],
): number {
  let logs = 0
  for (let length = 1; length <= LONGEST; length += 1) {
    const pairs = texts.map((words, at) => compare(words, sources[at] ?? [], references[at] ?? [], length))
    const right = pairs.reduce((sum, pair) => sum + pair.right, 0)
    const all = pairs.reduce((sum, pair) => sum + pair.all, 0)
    logs += Math.log(right / all) / LONGEST
  }
  const lengthOf = (rows: readonly string[][]) => rows.reduce((sum, words) => sum + words.length, 0)
  return Math.exp(Math.min(0, 1 - lengthOf(references) / lengthOf(texts)) + logs)
}

const split = (lines: readonly string[]) => lines.map((line) => line.split(' ').filter((word) => word !== ''))

/**
 * Says how near corrected sentences come to what people made of them: GLEU (Napoles et al. 2015, as revised in 2016),
 * over the whole corpus, the mean over the people.
 *
 * @param references each person's sentences. All are words and marks with spaces between.
 * @returns 0 to 1.
 */
export function measureGleu(
  texts: readonly string[],
  sources: readonly string[],
  references: readonly (readonly string[])[],
): number {
  const [ours, before] = [split(texts), split(sources)]
  const scores = references.map((reference) => scoreAgainst(ours, before, split(reference)))
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}
