import { IMPORTANCES, MEETING_TYPES, type Meeting, type MeetingFields } from '@lodestar/contract/meetings'
import * as z from 'zod/mini'
import { toInstant, toLocalText } from './local-time.ts'

/** A meeting as it stands in the form: the times are texts in the browser's zone, as a date-time field holds them. */
export const MeetingEntry = z.object({
  title: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  location: z.string(),
  meetingType: z.enum(MEETING_TYPES),
  importance: z.enum(IMPORTANCES),
  description: z.string(),
})
export type MeetingEntry = z.infer<typeof MeetingEntry>

export const EMPTY_ENTRY: MeetingEntry = {
  title: '',
  startTime: '',
  endTime: '',
  location: '',
  meetingType: 'general',
  importance: 'medium',
  description: '',
}

/** Fills the form with a meeting. */
export const toEntry = ({ id: _, startTime, endTime, ...rest }: Meeting): MeetingEntry => ({
  ...rest,
  startTime: toLocalText(startTime),
  endTime: toLocalText(endTime),
})

/** What is wrong with an entry: which of the two complaints, and what to do about each field, in their order. */
export interface EntryFault {
  kind: 'missing' | 'order'
  fields: Partial<Record<keyof MeetingEntry, string>>
}

/**
 * Makes a meeting of the form, to send.
 *
 * @param kept the meeting the form was filled with, if any.
 */
export function completeEntry(entry: MeetingEntry, kept: Meeting | null): MeetingFields | EntryFault {
  const missing = Object.entries(QUESTIONS).filter(
    ([field]) => !entry[field as keyof typeof QUESTIONS].trim(),
  )
  if (missing.length > 0) return { kind: 'missing', fields: Object.fromEntries(missing) }
  const startTime = toInstant(entry.startTime, kept?.startTime)
  const endTime = toInstant(entry.endTime, kept?.endTime)
  if (endTime <= startTime) return { kind: 'order', fields: { endTime: 'Choose an end after the start' } }
  return { ...entry, title: entry.title.trim(), startTime, endTime }
}

const QUESTIONS = {
  title: 'Give the meeting a title',
  startTime: 'Choose when it starts',
  endTime: 'Choose when it ends',
}
