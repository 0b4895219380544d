import type { Unread } from '@lodestar/contract/primitives'
import { readUnread } from './language.ts'
import { textsIn } from './texts.ts'

/** What is not read: the details of a situation, or a message to analyze. */
const ENGLISH = {
  details:
    'Only English is read here: what you wrote was left aside, and what follows is about the situation in general.',
  message: 'The analysis understands English only: scores and proposals do not hold for this message.',
} as const

/** Says of a text in another language that it was not read; undefined for English. */
export function tellUnreadText(text: string, what: keyof typeof ENGLISH): Unread | undefined {
  const unread = readUnread(text)
  if (!unread) return undefined
  const own = unread === 'other' ? null : { language: unread, text: textsIn(unread)[what] }
  return { own, english: ENGLISH[what] }
}
