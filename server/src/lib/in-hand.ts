/** Counts what is in hand for each person at this moment, in this process. */
export class InHand {
  readonly #most: number
  readonly #counts = new Map<string, number>()

  /** @param most how many one person may have. */
  constructor(most: number) {
    this.#most = most
  }

  /** True while a person may have one more. */
  hasRoom(userId: string): boolean {
    return this.#countOf(userId) < this.#most
  }

  /** Runs something that counts for a person until it has ended, however it ends. */
  async hold<T>(userId: string, work: () => Promise<T>): Promise<T> {
    this.#counts.set(userId, this.#countOf(userId) + 1)
    try {
      return await work()
    } finally {
      const left = this.#countOf(userId) - 1
      if (left > 0) this.#counts.set(userId, left)
      else this.#counts.delete(userId)
    }
  }

  #countOf(userId: string): number {
    return this.#counts.get(userId) ?? 0
  }
}
