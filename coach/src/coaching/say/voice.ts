import { hashPlainly } from '../../text/hash-text.ts'
import { mark } from '../../text/said-lines.ts'

/** Fills blanks such as {person}; a blank without a value is a broken promise of the caller. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_blank, name: string) => {
    const value = values[name]
    if (value === undefined) throw new RangeError(`nothing to fill {${name}} with in: ${template}`)
    return value
  })
}

/**
 * Chooses among ways of saying something, never the same twice in one conversation.
 *
 * What was said is remembered by a short hash of the unfilled line; `newlyUsed` is what this turn adds.
 */
export class Voice {
  readonly #seed: string
  readonly #used: Set<string>
  readonly #new: string[] = []

  constructor(seed: string, used: ReadonlySet<string>) {
    this.#seed = seed
    this.#used = new Set(used)
  }

  /** True while the line has not been said. */
  isFresh(line: string): boolean {
    return !this.#used.has(mark(line))
  }

  /** Remembers a line as said, and gives it back. */
  say(line: string): string {
    this.#used.add(mark(line))
    this.#new.push(mark(line))
    return line
  }

  /** One fresh line of the bank, chosen by the conversation's seed; undefined once all have been said. */
  pick(bank: readonly string[]): string | undefined {
    const fresh = bank.filter((line) => this.isFresh(line))
    const line = fresh[hashPlainly(this.#seed + bank[0] + fresh.length) % Math.max(1, fresh.length)]
    return line === undefined ? undefined : this.say(line)
  }

  /** Up to `count` fresh lines in their order, all then said. */
  take<T>(items: readonly T[], count: number, lineOf: (item: T) => string): T[] {
    const taken = items.filter((item) => this.isFresh(lineOf(item))).slice(0, count)
    for (const item of taken) this.say(lineOf(item))
    return taken
  }

  /** Marks added in this turn, for the turn's state. */
  get newlyUsed(): readonly string[] {
    return this.#new
  }
}
