/** What is counted while a function runs. */
interface Steps {
  count: number
}

type Method = (this: unknown, ...given: never[]) => unknown
const put = (holder: object, name: string, value: unknown) =>
  Object.defineProperty(holder, name, { value, configurable: true, writable: true, enumerable: false })

/** Every pattern is looked for through `exec`; what it has passed over is from where it began to where it ended. */
function countPatterns(steps: Steps): () => void {
  const { exec } = RegExp.prototype
  put(RegExp.prototype, 'exec', function counted(this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const match = exec.call(this, text)
    // A pattern that holds at one place alone is not looked for further on.
    const isAtStart = this.sticky || (this.source.startsWith('^') && !this.multiline)
    const reached = match ? match.index + match[0].length : isAtStart ? from + 1 : text.length
    steps.count += Math.max(0, reached - from)
    return match
  })
  return () => put(RegExp.prototype, 'exec', exec)
}

/** What each of these passes over, by the text, what is given and what comes back. */
const SEARCHES: Readonly<
  Record<string, (text: string, given: readonly unknown[], found: unknown) => number>
> = {
  indexOf: (text, [, from = 0], found) => (found === -1 ? text.length : Number(found)) - Number(from),
  includes: ({ length }) => length,
  lastIndexOf: ({ length }, [, from = length], found) => Math.min(length, Number(from)) - Number(found),
}

function countSearches(steps: Steps): () => void {
  const holder = String.prototype as unknown as Record<string, Method>
  const real = Object.keys(SEARCHES).map((name) => [name, holder[name] as Method] as const)
  for (const [name, method] of real)
    put(holder, name, function counted(this: string, ...given: never[]) {
      const found = method.apply(this, given)
      steps.count += Math.max(0, SEARCHES[name]?.(String(this), given, found) ?? 0)
      return found
    })
  return () => {
    for (const [name, method] of real) put(holder, name, method)
  }
}

const LOOKING = ['some', 'every', 'find', 'findIndex', 'findLast', 'findLastIndex', 'filter'] as const

/** Of lists each entry that is looked at counts as one. */
function countLists(steps: Steps): () => void {
  const holder = Array.prototype as unknown as Record<string, Method>
  const real = LOOKING.map((name) => [name, holder[name] as Method] as const)
  for (const [name, method] of real)
    put(holder, name, function counted(this: unknown[], test: Method, ...more: never[]) {
      const counting = function (this: unknown, ...entry: never[]) {
        steps.count += 1
        return test.apply(this, entry)
      }
      return method.call(this, counting as never, ...more)
    })
  return () => {
    for (const [name, method] of real) put(holder, name, method)
  }
}

/**
 * Counts the characters that patterns and searches pass over, and the entries of lists that are looked at, while a function
 * runs: a measure of its work that no busy machine changes. What a pattern tries again inside itself does not count.
 */
export function countSteps(run: () => unknown): number {
  const steps: Steps = { count: 0 }
  const restore = [countPatterns(steps), countSearches(steps), countLists(steps)]
  try {
    run()
  } finally {
    for (const putBack of restore) putBack()
  }
  return steps.count
}

/** A text of a length, one unit again and again; the number in front makes it one that no reader has read before. */
export const repeat = (unit: string, length: number, number = 0): string =>
  `${number} ${unit.repeat(Math.ceil(length / unit.length))}`.slice(0, length)

/** By how much the steps grow when a text of one unit doubles to a length: 2 for what reads it once. */
export function measureGrowth(read: (text: string) => unknown, unit: string, length: number): number {
  // What is made once, with the first text, is no work on the text.
  read(repeat(unit, 200))
  const [half, whole] = [length / 2, length].map((size, at) =>
    countSteps(() => read(repeat(unit, size, at + 1))),
  )
  return (whole ?? 0) / Math.max(1, half ?? 0)
}
