import type { analyzeCommunication, CommunicationAnalysis } from '@lodestar/contract/communication'
import type { BodyOf } from '@lodestar/contract/endpoint'
import type { Db } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { listMutedKeys } from './communication.store.ts'
import { type Readers, writeVersion } from './write-version.ts'

/**
 * Judges a message and writes it better; the improved version may be a language model's. The grammar check runs beside the database and is left out when it is late.
 *
 * A subject belongs to an email; that of another kind of message is dropped.
 */
export async function analyze(
  db: Db,
  userId: string,
  { communicationType, context, messageText, ...given }: BodyOf<typeof analyzeCommunication>,
  readers: Readers,
  { clock, ids, coach, log }: Deps,
): Promise<CommunicationAnalysis> {
  const { analyzer, grammar } = readers
  const subject = communicationType === 'email' ? given.subject : ''
  const [mutedKeys, check] = await Promise.all([listMutedKeys(db, userId), grammar.check(messageText)])
  const request = { communicationType, context, subject, messageText }
  const mutedRules = new Set(mutedKeys)
  const judged = await analyzer.analyze(request, { mutedRules, grammar: check.findings })
  const { analysis, engine } = await writeVersion(
    { request, mutedRules, grammarState: check.state, analysis: judged },
    readers,
    coach,
    log,
  )
  return {
    id: ids(),
    communicationType,
    context,
    subject,
    originalText: messageText,
    feedback: {
      ...analysis,
      ...(engine === null ? {} : { engine }),
      keyStrengths: [...analysis.keyStrengths],
      areasForImprovement: [...analysis.areasForImprovement],
      suggestions: [...analysis.suggestions],
      findings: [...analysis.findings],
      changes: [...analysis.changes],
      grammar: check.state,
    },
    createdAt: clock().toISOString(),
  }
}
