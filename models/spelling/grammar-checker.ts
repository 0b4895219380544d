import type { GrammarFinding } from '@lodestar/coach/communication/analysis'
import { createLog } from '../../server/src/lib/log.ts'
import { createGrammar } from '../../server/src/nlp/grammar.ts'

const PATIENCE_MS = 120_000

/**
 * Gives a task the server's grammar checker, awake and with all the time it needs, and stops it afterwards.
 *
 * @throws where a text could not be checked: unchecked, it would count as without a mistake.
 */
export async function withGrammarChecker<Result>(
  task: (check: (text: string) => Promise<GrammarFinding[]>) => Promise<Result>,
): Promise<Result> {
  const grammar = createGrammar({
    log: createLog('silent'),
    deadlineMs: PATIENCE_MS,
    startMs: PATIENCE_MS,
    stuckMs: PATIENCE_MS,
  })
  try {
    return await task(async (text) => {
      const { state, findings } = await grammar.check(text)
      if (state !== 'checked') throw new Error('The grammar checker did not answer')
      return findings
    })
  } finally {
    await grammar.stop()
  }
}
