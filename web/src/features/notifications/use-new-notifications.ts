import type { Notification } from '@lodestar/contract/notifications'
import { useEffect, useRef } from 'react'
import { dismiss, toast } from '../../lib/toast.ts'
import { pickUnread } from './unread.ts'

/**
 * Raises a toast for the newest unread notification that was not there at the poll before.
 *
 * The first poll raises none: it tells what was there all along (decision D76).
 *
 * @returns closes that toast, once what it says can be read elsewhere.
 */
export function useNewNotifications(notifications: readonly Notification[] | undefined): () => void {
  const seen = useRef<ReadonlySet<string> | null>(null)
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (!notifications) return
    const before = seen.current
    seen.current = new Set([...(before ?? []), ...notifications.map(({ id }) => id)])
    if (before === null) return
    const newest = pickUnread(notifications).find(({ id }) => !before.has(id))
    if (newest) shown.current = toast({ title: newest.title, description: newest.message })
  }, [notifications])
  return () => {
    if (shown.current !== null) dismiss(shown.current)
  }
}
