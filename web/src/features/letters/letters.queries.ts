import { chooseLetter, getLetterChoice, type LetterChoice, listLetters } from '@lodestar/contract/letters'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { announceFailure } from '../../lib/announce-failure.ts'
import { call } from '../../lib/api.ts'

/** The weekly letters, newest first. */
export const lettersQuery = queryOptions({
  queryKey: ['letters', 'all'],
  queryFn: ({ signal }) => call(listLetters, { signal }),
})

/** Whether and when the letter comes. */
export const letterChoiceQuery = queryOptions({
  queryKey: ['letters', 'choice'],
  queryFn: ({ signal }) => call(getLetterChoice, { signal }),
})

/** Keeps whether and when the letter comes; it is saved at once. */
export function useChooseLetter() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: LetterChoice) => call(chooseLetter, { body }),
    onSuccess: (choice) => client.setQueryData(letterChoiceQuery.queryKey, choice),
    onError: (error) => announceFailure(error, 'Your choice was not saved. Please try again.'),
  })
}
