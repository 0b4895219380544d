import {
  addPushSubscription,
  getNotificationChannels,
  getNotificationPreferences,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  type NotificationPreferencesChange,
  type PushSubscriptionFields,
  removePushSubscription,
  scheduleCoachingReminder,
  updateNotificationPreferences,
} from '@lodestar/contract/notifications'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { announceFailure } from '../../lib/announce-failure.ts'
import { call } from '../../lib/api.ts'
import { formatDayAndTime } from '../../lib/format.ts'
import { invalidate } from '../../lib/invalidate.ts'
import { createRequestKey } from '../../lib/request-key.ts'
import { toast } from '../../lib/toast.ts'

/** How often the bell asks, in milliseconds: the only thing that is polled. */
const POLL_MS = 30_000

/** Notifications that are due, newest first, at most 200; asked for every 30 s while somebody watches. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications', 'list'],
  queryFn: ({ signal }) => call(listNotifications, { signal }),
  refetchInterval: POLL_MS,
})

export const notificationPreferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: ({ signal }) => call(getNotificationPreferences, { signal }),
})

export const channelsQuery = queryOptions({
  queryKey: ['notification-channels'],
  queryFn: ({ signal }) => call(getNotificationChannels, { signal }),
})

const FAILED_TO_UPDATE = 'Failed to update notification preferences. Please try again.'

/** Marks one notification as read; the list is read again. */
export function useMarkRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(markNotificationRead, { params: { id } }),
    onError: (error) => announceFailure(error, 'Failed to mark the notification as read. Please try again.'),
    onSettled: () => invalidate(client, [notificationsQuery.queryKey]),
  })
}

/** Marks everything that is due as read; the list is read again. */
export function useMarkAllRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(markAllNotificationsRead),
    onError: (error) => announceFailure(error, 'Failed to mark notifications as read. Please try again.'),
    onSettled: () => invalidate(client, [notificationsQuery.queryKey]),
  })
}

/** Saves the settings that have changed, and says so; what is answered shows at once. */
export function useUpdateNotificationPreferences() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NotificationPreferencesChange) => call(updateNotificationPreferences, { body }),
    // One after the other: an answer that overtakes another would show what no longer holds.
    scope: { id: 'notification-preferences' },
    onSuccess: (saved) => {
      client.setQueryData(notificationPreferencesQuery.queryKey, saved)
      toast({
        title: 'Settings Updated',
        description: 'Your reminders follow from now on.',
        variant: 'success',
      })
    },
    onError: (error) => {
      announceFailure(error, FAILED_TO_UPDATE)
      invalidate(client, [notificationPreferencesQuery.queryKey])
    },
  })
}

/** Schedules a coaching reminder one interval ahead and says when it comes; the list is read again. */
export function useScheduleReminder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(scheduleCoachingReminder, { headers: { 'idempotency-key': createRequestKey() } }),
    onSuccess: ({ createdAt }) =>
      void toast({
        title: 'Reminder Scheduled',
        description: `It comes on ${formatDayAndTime(createdAt)}.`,
        variant: 'success',
      }),
    onError: (error) => announceFailure(error, 'Failed to schedule coaching reminder. Please try again.'),
    onSettled: () => invalidate(client, [notificationsQuery.queryKey]),
  })
}

/** Tells the server that this browser takes, or no longer takes, web push. */
export const keepPushSubscription = (body: PushSubscriptionFields) => call(addPushSubscription, { body })
export const dropPushSubscription = (endpoint: string) => call(removePushSubscription, { body: { endpoint } })

export const announcePushFailure = (error: unknown): void => announceFailure(error, FAILED_TO_UPDATE)
