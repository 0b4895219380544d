import { adoptRewrite, isGoodEnough } from '@lodestar/coach/communication/adopt-rewrite'
import type { Analysis, MessageRequest } from '@lodestar/coach/communication/analysis'
import type { GrammarState } from '@lodestar/contract/communication'
import type { Deps } from '../../deps.ts'
import type { Log } from '../../lib/log.ts'
import type { Analyzer } from '../../nlp/analyzer.ts'
import type { Grammar } from '../../nlp/grammar.ts'

/** Whoever has a message read waits at a button, and the built-in version is there already. */
const WITHIN_MS = 12_000

/** What reads a message: the analyzer, and the grammar checker before it. */
export interface Readers {
  analyzer: Analyzer
  grammar: Grammar
}

/** A message that has been judged, and how. */
interface Judged {
  request: MessageRequest
  mutedRules: ReadonlySet<string>
  grammarState: GrammarState
  analysis: Analysis
}

/** An analysis, and the language model whose version it holds; null where that is the built-in one. */
interface Written {
  analysis: Analysis
  engine: string | null
}

/**
 * Lets the language model write the improved version, where there is one and the version holds: it says the same as the
 * message and our own analyzer finds it good enough. Findings, scores and advice stay as they are.
 *
 * Never rejects, and never takes longer than 12 seconds.
 */
export async function writeVersion(
  judged: Judged,
  readers: Readers,
  { languageModel, engine }: Pick<Deps['coach'], 'languageModel' | 'engine'>,
  log: Log,
): Promise<Written> {
  const builtIn: Written = { analysis: judged.analysis, engine: null }
  if (!languageModel) return builtIn
  try {
    const { request, analysis } = judged
    const { briefRewrite, refuseRewrite } = await engine()
    const brief = briefRewrite(request, analysis)
    if (!brief) return builtIn
    // While the model writes. Without it no version can be compared, and none is shown.
    const standard = judge(judged, analysis.improvedVersion, readers).catch(() => null)
    const answer = await languageModel.write({
      task: 'rewrite',
      withinMs: WITHIN_MS,
      instructions: brief.instructions,
      prompt: brief.prompt,
      schema: brief.form,
      check: async ({ improvedVersion }) => {
        const version = improvedVersion.trim()
        const refusal = refuseRewrite(request.messageText, analysis, version)
        if (refusal) return refusal
        const [found, bar] = await Promise.all([judge(judged, version, readers), standard])
        if (!found || !bar) return 'not-judged'
        return isGoodEnough(found, analysis, bar) ? null : 'worse'
      },
    })
    if (!answer) return builtIn
    const version = answer.improvedVersion.trim()
    return { analysis: adoptRewrite(analysis, request.messageText, version), engine: languageModel.name }
  } catch (error) {
    log.error({ err: error }, 'A message could not be given to the language model')
    return builtIn
  }
}

/** Judges another version of a message just as the message was; null where its grammar cannot be checked this time. */
async function judge(
  { request, mutedRules, grammarState }: Judged,
  messageText: string,
  { analyzer, grammar }: Readers,
): Promise<Analysis | null> {
  const isChecked = grammarState === 'checked'
  const check = isChecked ? await grammar.check(messageText) : null
  if (check && check.state !== 'checked') return null
  return analyzer.analyze({ ...request, messageText }, { mutedRules, grammar: check?.findings })
}
