import type { Analysis } from '@lodestar/coach/communication/analysis'
import { tellUnreadText } from '@lodestar/coach/tongues/unread'
import type { analyzeCommunication, CommunicationAnalysis } from '@lodestar/contract/communication'
import type { BodyOf } from '@lodestar/contract/endpoint'
import type { Db } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import type { SentTo } from '../../llm/write-verified.ts'
import { weighText } from '../../nlp/analyzer.ts'
import { getSpelling, listMutedKeys } from './communication.store.ts'
import { writeVersion } from './write-version.ts'

/**
 * Judges a message and writes it better; the improved version may be a language model's. The grammar check runs beside the database and is left out when it is late.
 *
 * A subject belongs to an email; that of another kind of message is dropped.
 *
 * @returns the analysis, and what a model was sent for it; null where nothing was.
 * @param signal aborted when nobody waits for the analysis any more.
 */
export async function analyze(
  db: Db,
  { id: userId, locale }: { id: string; locale: string | null },
  { communicationType, context, messageText, ...given }: BodyOf<typeof analyzeCommunication>,
  { clock, ids, coach, log }: Deps,
  signal: AbortSignal,
): Promise<{ analysis: CommunicationAnalysis; sent: SentTo | null }> {
  const { analyzer, grammar } = coach
  const subject = communicationType === 'email' ? given.subject : ''
  const [mutedKeys, { dialect, words }] = await Promise.all([
    listMutedKeys(db, userId),
    getSpelling(db, userId),
  ])
  const writer = { dialect, locale }
  // Side by side: the two take about as long as each other, each in its own thread. What cannot be read ahead is read then.
  const weight = weighText(messageText)
  const readAhead = analyzer.ask('readAhead', { communicationType, messageText }, { weight, signal })
  const [check] = await Promise.all([grammar.check(messageText, writer), readAhead.catch(() => null)])
  const request = { communicationType, context, subject, messageText }
  const mutedRules = new Set(mutedKeys)
  const ownWords = new Set(words.map(({ word }) => word))
  const options = { mutedRules, ownWords, grammar: check.findings }
  const judged = await analyzer.ask('analyze', { request, options }, { weight, signal })
  const unread = tellUnreadText(messageText, 'message')
  const { made, engine, sent } = unread
    ? { made: { analysis: withoutReading(judged, messageText) }, engine: null, sent: null }
    : await writeVersion(
        { userId, request, mutedRules, ownWords, writer, grammarState: check.state, analysis: judged },
        coach,
        log,
      )
  const { analysis } = made
  const written: CommunicationAnalysis = {
    id: ids(),
    communicationType,
    context,
    subject,
    originalText: messageText,
    feedback: {
      ...analysis,
      ...(engine === null ? {} : { engine }),
      ...(sent ? { sentTo: sent.model } : {}),
      keyStrengths: [...analysis.keyStrengths],
      areasForImprovement: [...analysis.areasForImprovement],
      suggestions: [...analysis.suggestions],
      findings: [...analysis.findings],
      changes: [...analysis.changes],
      quoted: analysis.quoted ? [...analysis.quoted] : undefined,
      grammar: check.state,
      ...(unread ? { unread } : {}),
    },
    createdAt: clock().toISOString(),
  }
  return { analysis: written, sent }
}

/** Nothing was understood, so nothing is said or changed. */
const withoutReading = (judged: Analysis, messageText: string): Analysis => ({
  ...judged,
  keyStrengths: [],
  areasForImprovement: [],
  suggestions: [],
  findings: [],
  improvedVersion: messageText,
  changes: [],
})
