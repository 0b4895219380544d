/**
 * A reason not to start that its reader can act on.
 *
 * The message is one line that says what is wrong and what to do; it is printed alone, without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}
