import type { Analysis, MessageRequest } from '@lodestar/coach/communication/analysis'
import {
  isGoodEnough,
  REWRITE_FORM,
  replaceImprovedVersion,
} from '@lodestar/coach/communication/model-rewrite/model-rewrite'
import type { GrammarState } from '@lodestar/contract/communication'
import type { Deps } from '../../deps.ts'
import type { Log } from '../../lib/log.ts'
import { findWriter } from '../../llm/leading.ts'
import { type Expected, type Written, writeVerified } from '../../llm/write-verified.ts'
import { weighText } from '../../nlp/analyzer.ts'
import type { Checked } from '../../nlp/grammar-worker.ts'

/** Whoever has a message read waits at a button, and the built-in version is there already. */
const WITHIN_MS = 12_000

/** A message that has been judged, and how. */
interface Judged {
  userId: string
  request: MessageRequest
  mutedRules: ReadonlySet<string>
  ownWords: ReadonlySet<string>
  /** Whose spelling it is read by. */
  writer: Omit<Checked, 'text'>
  grammarState: GrammarState
  analysis: Analysis
}

/**
 * Lets the language model write the improved version, where there is one and the version holds: it says the same as the
 * message and our own analyzer finds it good enough. Findings, scores and advice stay as they are.
 *
 * Never rejects, and never takes longer than 12 seconds.
 */
export async function writeVersion(
  judged: Judged,
  coach: Deps['coach'],
  log: Log,
): Promise<Written<{ analysis: Analysis }>> {
  const builtIn = { analysis: judged.analysis }
  const model = findWriter(coach)
  const alone = { made: builtIn, engine: null, sent: null }
  if (!model) return alone
  try {
    const { request, analysis } = judged
    const brief = await coach.analyzer.ask('briefRewrite', { request, analysis })
    return await writeVerified(model, {
      task: 'rewrite',
      userId: judged.userId,
      withinMs: WITHIN_MS,
      brief,
      expect: () => expectVersion(judged, coach),
      builtIn,
    })
  } catch (error) {
    log.error({ err: error }, 'A message could not be given to the language model')
    return alone
  }
}

function expectVersion(
  judged: Judged,
  coach: Deps['coach'],
): Expected<{ improvedVersion: string }, { analysis: Analysis }> {
  const { request, analysis } = judged
  const { messageText } = request
  // While the model writes. Without it no version can be compared, and none is shown.
  const standard = judge(judged, analysis.improvedVersion, coach).catch(() => null)
  return {
    form: REWRITE_FORM,
    accept: async ({ improvedVersion }) => {
      const version = improvedVersion.trim()
      const refusal = await coach.analyzer.ask('refuseRewrite', { messageText, analysis, version })
      if (refusal) return { refusal }
      const [found, bar] = await Promise.all([judge(judged, version, coach), standard])
      if (!found || !bar) return { refusal: 'not-judged' }
      if (!isGoodEnough(found, analysis, bar)) return { refusal: 'worse' }
      return { analysis: replaceImprovedVersion(analysis, messageText, version) }
    },
  }
}

/** Judges another version of a message just as the message was; null where its grammar cannot be checked this time. */
async function judge(
  { request, mutedRules, ownWords, writer, grammarState }: Judged,
  messageText: string,
  { analyzer, grammar }: Deps['coach'],
): Promise<Analysis | null> {
  const isChecked = grammarState === 'checked'
  const check = isChecked ? await grammar.check(messageText, writer) : null
  if (check && check.state !== 'checked') return null
  const options = { mutedRules, ownWords, grammar: check?.findings }
  const asked = { request: { ...request, messageText }, options }
  return analyzer.ask('analyze', asked, { weight: weighText(messageText) })
}
