import {
  type AnalysisRequest,
  COMMUNICATION_CONTEXTS,
  COMMUNICATION_TYPES,
} from '@lodestar/contract/communication'
import * as z from 'zod/mini'
import { parseDraft } from '../../lib/storage/draft.ts'

/** What the form holds. */
export const MessageEntry = z.object({
  communicationType: z.union([z.enum(COMMUNICATION_TYPES), z.literal('')]),
  context: z.enum(COMMUNICATION_CONTEXTS),
  subject: z.string(),
  messageText: z.string(),
})
export type MessageEntry = z.infer<typeof MessageEntry>

/** Under what name this browser keeps it. */
export const DRAFT_KEY = 'communication'

export const EMPTY_ENTRY: MessageEntry = {
  communicationType: '',
  context: 'general',
  subject: '',
  messageText: '',
}

/** Reads an entry this browser kept; an empty one for none, or for one of another shape. */
export const readEntry = (draft: string): MessageEntry => parseDraft(MessageEntry, draft) ?? EMPTY_ENTRY

/** Makes the request of an entry; null while type or message are missing. Only an email has a subject. */
export function toRequest({ communicationType, context, ...texts }: MessageEntry): AnalysisRequest | null {
  const messageText = texts.messageText.trim()
  if (communicationType === '' || messageText === '') return null
  const subject = communicationType === 'email' ? texts.subject.trim() : ''
  return { communicationType, context, subject, messageText }
}
