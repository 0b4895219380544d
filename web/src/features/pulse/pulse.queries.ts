import {
  checkQuestion,
  deletePulse,
  endPulse,
  listPulses,
  type NewPulse,
  offerQuestions,
  startPulse,
} from '@lodestar/contract/pulse'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { announceFailure } from '../../lib/announce-failure.ts'
import { call } from '../../lib/api.ts'
import { useAttempt } from '../../lib/attempt.ts'
import { insistOnSaving } from '../../lib/insist.ts'

/** Every pulse, newest first, at most 200. */
export const pulsesQuery = queryOptions({
  queryKey: ['pulses', 'all'],
  queryFn: ({ signal }) => call(listPulses, { signal }),
})

/** Ways to ask about a behavior. */
export const wordingsQuery = (behavior: string, askedBy: string) =>
  queryOptions({
    queryKey: ['pulses', 'wordings', behavior, askedBy],
    queryFn: ({ signal }) => call(offerQuestions, { body: { behavior, askedBy }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What keeps people from answering a question. */
export const questionQuery = (question: string) =>
  queryOptions({
    queryKey: ['pulses', 'question', question],
    queryFn: ({ signal }) => call(checkQuestion, { body: { question }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Makes the link. The same question sent again after a failure is asked once. */
export function useStartPulse() {
  const client = useQueryClient()
  const attempt = useAttempt<NewPulse>()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: NewPulse) => insistOnSaving(() => call(startPulse, attempt.begin(body))),
    onSuccess: () => {
      attempt.end()
      void client.invalidateQueries({ queryKey: pulsesQuery.queryKey })
    },
    onError: (error) => announceFailure(error, 'The link was not made. What you wrote is still here.'),
  })
}

/** Ends a pulse: the link dies, and what it came to is shown. */
export const useEndPulse = () =>
  useChange((id: string) => call(endPulse, { params: { id } }), 'It was not ended. Please try again.')

/** Deletes a pulse with its answers. */
export const useDeletePulse = () =>
  useChange((id: string) => call(deletePulse, { params: { id } }), 'It was not deleted. Please try again.')

function useChange<Reply>(send: (id: string) => Promise<Reply>, failure: string) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: send,
    onSuccess: () => void client.invalidateQueries({ queryKey: pulsesQuery.queryKey }),
    onError: (error) => announceFailure(error, failure),
  })
}
