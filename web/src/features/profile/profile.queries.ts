import type { User } from '@lodestar/contract/account'
import {
  deleteAccount,
  exportPersonalData,
  getVisibility,
  type ProfileChange,
  updateProfile,
  updateVisibility,
} from '@lodestar/contract/profile'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, isUnauthorized } from '../../lib/api.ts'
import { leaveFor } from '../../lib/browser.ts'
import { PATHS } from '../../lib/paths.ts'
import { userQuery } from '../../lib/session.ts'
import { forgetPerson } from '../../lib/storage/forget-person.ts'
import { forgetOffline } from '../../lib/storage/offline.ts'
import { toast } from '../../lib/toast.ts'
import { saveFile } from './save-file.ts'

export const visibilityQuery = queryOptions({
  queryKey: ['profile', 'visibility'],
  queryFn: ({ signal }) => call(getVisibility, { signal }),
})

/** What others read of a person's name on the leaderboard, in quotation marks; in general words while no name is known. */
export function nameOnLeaderboard({ firstName, lastName }: User): string {
  const initial = lastName?.trim().charAt(0)
  // One name stays on one line.
  const name = [firstName?.trim(), initial && `${initial}.`].filter(Boolean).join('\u00a0')
  return name ? `“${name}”` : 'your first name and last initial'
}

/** Others see the name and the place on the leaderboard. */
const SHOWN_TO_OTHERS = ['gamification']

const announce = (title: string, description: string) => toast({ title, description, variant: 'success' })

/** A lost session is announced by the query client. */
const announceFailure = (title: string, description: string) => (error: unknown) => {
  if (!isUnauthorized(error)) toast({ title, description, variant: 'destructive' })
}

/** Changes the name everywhere it shows. */
export function useUpdateProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileChange) => call(updateProfile, { body }),
    onSuccess: (user: User) => {
      client.setQueryData(userQuery.queryKey, { user, failure: null })
      void client.invalidateQueries({ queryKey: SHOWN_TO_OTHERS })
      announce('Profile Updated', 'Your name is saved.')
    },
    onError: announceFailure('Update Failed', 'Failed to update your profile. Please try again.'),
  })
}

/** Appears on the leaderboard, or not. */
export function useSetVisibility() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isOnLeaderboard: boolean) => call(updateVisibility, { body: { isOnLeaderboard } }),
    onSuccess: (visibility) => {
      client.setQueryData(visibilityQuery.queryKey, visibility)
      void client.invalidateQueries({ queryKey: SHOWN_TO_OTHERS })
      const { isOnLeaderboard } = visibility
      announce('Profile Updated', `You are ${isOnLeaderboard ? 'on' : 'left out of'} the leaderboard.`)
    },
    onError: announceFailure('Update Failed', 'Failed to change the leaderboard. Please try again.'),
  })
}

/** Saves everything stored about the person as one file. */
export function useExportData() {
  return useMutation({
    mutationFn: () => call(exportPersonalData),
    onSuccess: (personalData) => {
      const name = `lodestar-${personalData.exportedAt.slice(0, 10)}.json`
      saveFile(name, JSON.stringify(personalData, null, 2), 'application/json')
      announce('Data Exported', `${name} is in your downloads.`)
    },
    onError: announceFailure('Export Failed', 'Failed to export your data. Please try again.'),
  })
}

/** Deletes the account and leaves for the start as a visitor; an address that is not theirs is for the form to show. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (email: string) => call(deleteAccount, { body: { email } }),
    onSuccess: () => {
      forgetPerson()
      return forgetOffline().then(() => leaveFor(PATHS.home))
    },
    onError: (error) => {
      if (findEmailProblem(error) === undefined)
        announceFailure('Delete Failed', 'Failed to delete your account. Please try again.')(error)
    },
  })
}

/** What the server says about the address that was typed to confirm; undefined when it says nothing about it. */
export const findEmailProblem = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.fields?.['body.email'] : undefined
