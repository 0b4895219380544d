import {
  deleteTranscript,
  type KeptTranscript,
  keepTranscript,
  listTranscripts,
  readTranscript,
} from '@lodestar/contract/transcript'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { announceFailure } from '../../lib/announce-failure.ts'
import { call } from '../../lib/api.ts'
import { useAttempt } from '../../lib/attempt.ts'
import { insistOnSaving } from '../../lib/insist.ts'

/** The readings that are kept, newest first. */
export const transcriptsQuery = queryOptions({
  queryKey: ['transcripts', 'all'],
  queryFn: ({ signal }) => call(listTranscripts, { signal }),
})

/** A pasted transcript, and who of its speakers the leader is. */
interface Pasted {
  text: string
  me: string | null
}

/** Reads a transcript. What is wrong with it is for the form to say. */
export const useReadTranscript = () =>
  useMutation({ networkMode: 'always', mutationFn: (body: Pasted) => call(readTranscript, { body }) })

/** Keeps what a transcript came to; the same one sent again after a failure is kept once. */
export function useKeepTranscript(onKept: (kept: KeptTranscript) => void) {
  const client = useQueryClient()
  const attempt = useAttempt<Pasted & { title: string }>()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: Pasted & { title: string }) =>
      insistOnSaving(() => call(keepTranscript, attempt.begin(body))),
    onSuccess: (kept) => {
      attempt.end()
      void client.invalidateQueries({ queryKey: transcriptsQuery.queryKey })
      onKept(kept)
    },
    onError: (error) => announceFailure(error, 'It was not kept. It is still here; please try again.'),
  })
}

/** Deletes a kept reading. */
export function useDeleteTranscript() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => call(deleteTranscript, { params: { id } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: transcriptsQuery.queryKey }),
    onError: (error) => announceFailure(error, 'It was not deleted. Please try again.'),
  })
}
