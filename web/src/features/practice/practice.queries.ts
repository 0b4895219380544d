import {
  type Felt,
  getPractice,
  type PracticeItem,
  practiceItem,
  setItemAside,
  switchPractice,
} from '@lodestar/contract/practice'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { announceFailure } from '../../lib/announce-failure.ts'
import { call } from '../../lib/api.ts'

/** What of the rehearsals comes back today, and what later. */
export const practiceQuery = queryOptions({
  queryKey: ['practice'],
  queryFn: ({ signal }) => call(getPractice, { signal }),
})

type Key = Pick<PracticeItem, 'rehearsalId' | 'item'>

/** Names the box of an item in this browser's storage. */
export const practiceDraft = ({ rehearsalId, item }: Key): string => `practice:${rehearsalId}:${item}`

/** Notes how it felt to say it. */
export const usePractice = (onDone: () => void) =>
  usePracticeChange(
    (body: Key & { said: string; felt: Felt }) => call(practiceItem, { body }),
    'It was not saved. Your words are still in the box.',
    onDone,
  )

/** Lets something not come back. */
export const useSetAside = () =>
  usePracticeChange(
    (key: Key) => call(setItemAside, { body: { ...key, isAside: true } }),
    'It was not changed. Please try again.',
  )

/** Switches off that things come back, or on again. */
export const useSwitchPractice = () =>
  usePracticeChange(
    (isOn: boolean) => call(switchPractice, { body: { isOn } }),
    'It was not changed. Please try again.',
  )

function usePracticeChange<Given>(
  send: (given: Given) => ReturnType<typeof call<typeof getPractice>>,
  failure: string,
  onDone?: () => void,
) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: send,
    onSuccess: (practice) => {
      client.setQueryData(practiceQuery.queryKey, practice)
      onDone?.()
    },
    onError: (error) => announceFailure(error, failure),
  })
}
