import type { GrammarFinding } from '../../coach/src/communication/analysis.ts'
import { createLog } from '../../server/src/lib/log.ts'
import { createGrammar } from '../../server/src/nlp/grammar.ts'

const PATIENCE_MS = 120_000

/** Gives a task the server's grammar checker, awake and with all the time it needs, and stops it afterwards. */
export async function withGrammarChecker<Result>(
  task: (check: (text: string) => Promise<GrammarFinding[]>) => Promise<Result>,
): Promise<Result> {
  const grammar = createGrammar({ log: createLog('silent'), deadlineMs: PATIENCE_MS, stuckMs: PATIENCE_MS })
  try {
    return await task(async (text) => (await grammar.check(text)).findings)
  } finally {
    await grammar.stop()
  }
}
