import type { analyzeCommunication, CommunicationAnalysis } from '@lodestar/contract/communication'
import type { BodyOf } from '@lodestar/contract/endpoint'
import type { Db } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import type { Analyzer } from '../../nlp/analyzer.ts'
import type { Grammar } from '../../nlp/grammar.ts'
import { listMutedKeys } from './communication.store.ts'

/** What reads a message: the analyzer, and the grammar checker before it. */
export interface Readers {
  analyzer: Analyzer
  grammar: Grammar
}

/**
 * Judges a message and writes it better. The grammar check runs beside the database and is left out when it is late.
 *
 * A subject belongs to an email; that of another kind of message is dropped.
 */
export async function analyze(
  db: Db,
  userId: string,
  { communicationType, context, messageText, ...given }: BodyOf<typeof analyzeCommunication>,
  { analyzer, grammar }: Readers,
  { clock, ids }: Deps,
): Promise<CommunicationAnalysis> {
  const subject = communicationType === 'email' ? given.subject : ''
  const [mutedKeys, check] = await Promise.all([listMutedKeys(db, userId), grammar.check(messageText)])
  const analysis = await analyzer.analyze(
    { communicationType, context, subject, messageText },
    { mutedRules: new Set(mutedKeys), grammar: check.findings },
  )
  return {
    id: ids(),
    communicationType,
    context,
    subject,
    originalText: messageText,
    feedback: {
      ...analysis,
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
