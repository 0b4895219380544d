import {
  createMeeting,
  deleteMeeting,
  getCalendarFeed,
  listMeetingReflections,
  listMeetings,
  listUpcomingMeetings,
  type Meeting,
  type MeetingFields,
  type NewMeetingReflection,
  reflectOnMeeting,
  resetCalendarFeed,
  updateMeeting,
} from '@lodestar/contract/meetings'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { announceFailure } from '../../lib/announce-failure.ts'
import { call } from '../../lib/api.ts'
import { useAttempt } from '../../lib/attempt.ts'
import { insistOnSaving } from '../../lib/insist.ts'
import { DERIVED, invalidate } from '../../lib/invalidate.ts'
import { toast } from '../../lib/toast.ts'
import { followOutcome } from '../outcomes/outcomes.queries.ts'
import { moveToDay } from './local-time.ts'

/** Every meeting, latest start first, at most 200. */
export const meetingsQuery = queryOptions({
  queryKey: ['meetings', 'all'],
  queryFn: ({ signal }) => call(listMeetings, { signal }),
})

/** Meetings that had not ended when they were read, soonest first. */
export const upcomingQuery = queryOptions({
  queryKey: ['meetings', 'upcoming'],
  queryFn: ({ signal }) => call(listUpcomingMeetings, { signal }),
})

/** What was written after meetings, newest first, at most 200. */
export const reflectionsQuery = queryOptions({
  queryKey: ['meetings', 'reflections'],
  queryFn: ({ signal }) => call(listMeetingReflections, { signal }),
})

export const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => call(getCalendarFeed, { signal }),
})

/**
 * Keeps a new meeting, or the changes to one, and says so; the lists of meetings are read again.
 *
 * The same new meeting sent again, after an answer was lost on the way, is recognized by its key and made once.
 *
 * @param id of the meeting to change; null makes a new one.
 */
export function useSaveMeeting(id: string | null) {
  const client = useQueryClient()
  const attempt = useAttempt<MeetingFields>()
  return useMutation({
    // Without a network it fails at once and says so, instead of waiting for one.
    networkMode: 'always',
    mutationFn: (body: MeetingFields) =>
      insistOnSaving<unknown>(() =>
        id === null
          ? call(createMeeting, attempt.begin(body))
          : call(updateMeeting, { params: { id }, body }),
      ),
    onSuccess: () => {
      if (id === null) announce('Meeting Created', 'It is in your list.')
      else announce('Meeting Updated', 'Your changes are saved.')
    },
    onError: (error) =>
      announceFailure(error, `Failed to ${id === null ? 'create' : 'update'} meeting. Please try again.`),
    onSettled: () => readAgain(client),
  })
}

/** Deletes a meeting and says so; the lists of meetings are read again. */
export function useDeleteMeeting(onDeleted: () => void) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call(deleteMeeting, { params: { id } }),
    onSuccess: () => {
      announce('Meeting Deleted', 'It is gone from your list.')
      onDeleted()
    },
    onError: (error) => announceFailure(error, 'Failed to delete meeting. Please try again.'),
    onSettled: () => readAgain(client),
  })
}

/** Names the draft of a reflection: begun under the bell, it can be finished with the meeting. */
export const reflectionDraft = (meetingId: string): string => `reflection:${meetingId}`

/**
 * Keeps what happened in a meeting and says so; the reflections, the notifications, because the question is answered,
 * and everything derived are read again.
 *
 * @param onSaved is called even if the screen has been left by then.
 */
export function useReflect(meetingId: string, onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: NewMeetingReflection) => call(reflectOnMeeting, { params: { id: meetingId }, body }),
    onSuccess: () => {
      announce('Reflection Saved', 'It stands with the meeting.')
      onSaved()
      void followOutcome(client, { source: 'meeting', id: meetingId })
    },
    onError: (error) => announceFailure(error, 'Failed to save your reflection. Please try again.'),
    onSettled: () => invalidate(client, [['meetings'], ['notifications'], ...DERIVED]),
  })
}

/** Moves a meeting that was not held to another day, at the same time of day. */
export function useMoveMeeting(onMoved: () => void) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ meeting, day }: { meeting: Meeting; day: string }) => {
      const { id, ...fields } = meeting
      return call(updateMeeting, { params: { id }, body: { ...fields, ...moveToDay(meeting, day) } })
    },
    onSuccess: () => {
      announce('Meeting Moved', 'You are asked again after it.')
      onMoved()
    },
    onError: (error) => announceFailure(error, 'Failed to move the meeting. Please try again.'),
    onSettled: () => readAgain(client),
  })
}

/** Moves the calendar feed to a new address and shows that one. */
export function useResetFeed(onReset: () => void) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(resetCalendarFeed),
    onSuccess: (feed) => {
      client.setQueryData(feedQuery.queryKey, feed)
      announce('Address Reset', 'The old address no longer shows your meetings.')
      onReset()
    },
    onError: (error) => announceFailure(error, 'The address may not have been reset. Please try again.'),
  })
}

/** Also after a failure: the meeting may have been deleted elsewhere. Reminders follow the meetings. */
const readAgain = (client: QueryClient) => invalidate(client, [['meetings'], ['notifications']])

const announce = (title: string, description: string) =>
  void toast({ title, description, variant: 'success' })
