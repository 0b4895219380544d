import type { analyzeCommunication, CommunicationAnalysis } from '@lodestar/contract/communication'
import type { BodyOf } from '@lodestar/contract/endpoint'
import type { Db } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { listMutedKeys } from './communication.store.ts'

/** Starts what an analysis needs, for somebody who is about to ask for one; whoever asks first is told what fails. */
export function prepareAnalysis({ coach }: Deps): void {
  coach.grammar.wake()
  coach.engine().catch(() => undefined)
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
  { coach, clock, ids }: Deps,
): Promise<CommunicationAnalysis> {
  const subject = communicationType === 'email' ? given.subject : ''
  const [engine, mutedKeys, grammar] = await Promise.all([
    coach.engine(),
    listMutedKeys(db, userId),
    coach.grammar.check(messageText),
  ])
  const analysis = engine.analyzeMessage(
    { communicationType, context, subject, messageText },
    { mutedRules: new Set(mutedKeys), grammar: grammar.findings },
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
      grammar: grammar.state,
    },
    createdAt: clock().toISOString(),
  }
}
