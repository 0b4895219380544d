import { type Notification, UNREAD_STATUSES } from '@lodestar/contract/notifications'

/** Picks what has not been read yet; a status that is not known here counts as read. */
export const pickUnread = (notifications: readonly Notification[]): Notification[] =>
  notifications.filter(({ status }) => UNREAD_STATUSES.includes(status))

const MOST_SHOWN = 99

/** Writes the number on the bell: `99+` above 99. */
export const describeCount = (count: number): string =>
  count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
