import type { CommunicationAnalysis } from '@lodestar/contract/communication'
import { LIMITS } from '@lodestar/contract/primitives'
import { formatNumber } from '../../lib/format.ts'
import { useForm } from '../../lib/use-form.ts'
import { useAnalyze } from './communication.queries.ts'
import { DRAFT_KEY, EMPTY_ENTRY, MessageEntry, toRequest } from './message-entry.ts'

/**
 * Runs the form of a message.
 *
 * @param onAnalyzed is called unless the screen has been left by then.
 */
export const useMessageForm = (onAnalyzed: (analysis: CommunicationAnalysis) => void) =>
  useForm({
    draftKey: DRAFT_KEY,
    schema: MessageEntry,
    start: EMPTY_ENTRY,
    check: checkEntry,
    send: useAnalyze().mutateAsync,
    onSaved: onAnalyzed,
  })

function checkEntry(entry: MessageEntry) {
  const body = toRequest(entry)
  if (!body) return { problems: findMissing(entry), complaint: MISSING }
  const { length } = body.messageText
  return length > LIMITS.text ? { problems: { messageText: tooLong(length) } } : { body }
}

const findMissing = ({ communicationType, messageText }: MessageEntry) => ({
  ...(communicationType === '' ? { communicationType: 'Choose what kind of message it is.' } : {}),
  ...(messageText.trim() === '' ? { messageText: 'Paste or write the message.' } : {}),
})

const MISSING = {
  title: 'Missing Information',
  description: 'Please select a communication type and enter your message.',
}
const tooLong = (length: number) =>
  `These are ${formatNumber(length)} characters. At most ${formatNumber(LIMITS.text)} can be analyzed at once.`
