import { AppError } from '../../http/errors.ts'
import { InHand } from '../../lib/in-hand.ts'
import type { Limits } from '../../lib/limits.ts'

/** A person who may be waiting for longer than this is told so instead. */
const RETRY_SECONDS = 5

/** Whose turn it is, and in which conversation. */
interface Holder {
  userId: string
  sessionId: string
}

/** Shares this server's turns out: one at a time in a conversation, few for one person, the rest first come first served. */
export class TurnDesk {
  readonly #limits: Limits
  readonly #sessions = new Set<string>()
  readonly #people: InHand
  readonly #line: (() => void)[] = []
  #composing = 0

  constructor(limits: Limits) {
    this.#limits = limits
    this.#people = new InHand(limits.turnsAtOncePerPerson)
  }

  /** Turns that are composed at this moment, and that stand in line for it. */
  count(): { composing: number; inLine: number } {
    return { composing: this.#composing, inLine: this.#line.length }
  }

  /**
   * Holds a turn from its first write to its last.
   *
   * @throws AppError `turn_in_progress` where the conversation has one, `too_many_requests` where the person has several,
   * `overloaded` where everybody together has too many.
   */
  async hold<T>({ userId, sessionId }: Holder, work: () => Promise<T>): Promise<T> {
    if (this.#sessions.has(sessionId)) throw new AppError('turn_in_progress')
    if (!this.#people.hasRoom(userId))
      throw new AppError('too_many_requests', { retryAfterSeconds: RETRY_SECONDS })
    if (this.#sessions.size >= this.#limits.turnsInHand)
      throw new AppError('overloaded', { retryAfterSeconds: RETRY_SECONDS })
    this.#sessions.add(sessionId)
    return this.#people.hold(userId, work).finally(() => this.#sessions.delete(sessionId))
  }

  /** Runs the part of a turn that reads much and needs the coach: a few at once, first come first served. */
  async compose<T>(work: () => Promise<T>): Promise<T> {
    if (this.#composing >= this.#limits.turnsComposedAtOnce)
      // Whoever ends hands the place on.
      await new Promise<void>((resolve) => this.#line.push(resolve))
    else this.#composing += 1
    try {
      return await work()
    } finally {
      const next = this.#line.shift()
      if (next) next()
      else this.#composing -= 1
    }
  }
}
