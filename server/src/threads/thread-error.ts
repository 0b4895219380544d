/**
 * Why a thread gave no answer: too much was waiting already, it took too long, it broke, our code failed at a question,
 * nobody waited any more, or it had been stopped.
 */
export type ThreadProblem = 'busy' | 'late' | 'broken' | 'failed' | 'left' | 'stopped'

/** A question that got no answer. Its message holds no word of the question. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError'
  readonly problem: ThreadProblem
  /** When asking again may help. */
  readonly retryAfterSeconds: number

  constructor(problem: ThreadProblem, { at = '', retryAfterSeconds = 2 } = {}) {
    super(at ? `The thread failed at ${at}` : `A question to a thread got no answer: ${problem}`)
    this.problem = problem
    this.retryAfterSeconds = retryAfterSeconds
  }
}
