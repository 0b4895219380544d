import {
  deleteExternalAssessment,
  type ExternalAssessment,
  getIntegrationSettings,
  importAssessment,
  listExternalAssessments,
  type NewImport,
  restoreExternalAssessment,
} from '@lodestar/contract/integrations'
import {
  MutationObserver,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { announceFailure } from '../../lib/announce-failure.ts'
import { call, isUnauthorized } from '../../lib/api.ts'
import { useAttempt } from '../../lib/attempt.ts'
import { formatPercent } from '../../lib/format.ts'
import { DERIVED, invalidate } from '../../lib/invalidate.ts'
import { toast } from '../../lib/toast.ts'
import { ASSESSMENT_WORDS } from './assessment-types.data.ts'
import { readServerMessage } from './read-server-message.ts'

/** How long after the first toast the notes follow, in milliseconds. */
const NOTES_DELAY_MS = 1_000
/** How long the notes stay, in milliseconds: they may be several sentences. They are on the card as well. */
const NOTES_DURATION_MS = 10_000

export const externalAssessmentsQuery = queryOptions({
  queryKey: ['integrations', 'list'],
  queryFn: ({ signal }) => call(listExternalAssessments, { signal }),
})

/** What can be imported. It is read because the screen is specified to; what it says is not shown. */
export const settingsQuery = queryOptions({
  queryKey: ['integrations', 'settings'],
  queryFn: ({ signal }) => call(getIntegrationSettings, { signal }),
})

/**
 * Imports a result and says what was read; the list and what is derived from records are read again.
 *
 * The same result sent again, after an answer was lost on the way, is recognized by its key and stored once.
 */
export function useImport() {
  const client = useQueryClient()
  const attempt = useAttempt<NewImport>()
  return useMutation({
    // Without a network it fails at once and says so, instead of waiting for one.
    networkMode: 'always',
    // Without a date it is the moment of sending. The second try sends the first one's, else it is another request.
    mutationFn: (given: NewImport) =>
      call(importAssessment, attempt.begin(given, { ...given, assessmentDate: null })),
    onSuccess: (imported) => {
      readAgain(client)
      announceImport(imported)
    },
    onError: (error) => {
      // A lost session is announced by the query client.
      if (isUnauthorized(error)) return
      toast({
        title: 'Import Failed',
        description:
          readServerMessage(error) ?? 'Failed to import assessment. Please check your data format.',
        variant: 'destructive',
      })
    },
  })
}

type Imported = Awaited<ReturnType<typeof call<typeof importAssessment>>>

function announceImport({ assessmentType, processedResults, parseInfo }: Imported): void {
  const read = `${ASSESSMENT_WORDS[assessmentType].label}: ${processedResults.primaryProfile}`
  const percent = Math.round(parseInfo.confidence * 100)
  toast({
    title: 'Assessment Imported',
    description:
      parseInfo.inputFormat === 'text'
        ? `${read}, read with ${formatPercent(percent / 100)} confidence.`
        : `${read}.`,
    variant: 'success',
  })
  if (parseInfo.warnings.length === 0) return
  const description = parseInfo.warnings.join(' ')
  setTimeout(
    () => toast({ title: 'Import Notes', description, durationMs: NOTES_DURATION_MS }),
    NOTES_DELAY_MS,
  )
}

/**
 * Deletes an imported result and offers, as long as the toast stays, to bring it back. Another one of its type may become
 * active, so the list is read again.
 */
export function useDeleteAssessment({ id, processedResults }: ExternalAssessment) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(deleteExternalAssessment, { params: { id } }),
    onSuccess: () => {
      client.setQueryData(externalAssessmentsQuery.queryKey, (known) => known?.filter((one) => one.id !== id))
      readAgain(client)
      toast({
        title: 'Assessment Deleted',
        description: `“${processedResults.primaryProfile}” is gone from your list.`,
        variant: 'success',
        action: { label: 'Undo', onAction: () => undoDeletion(client, id) },
      })
    },
    onError: (error) => {
      if (isUnauthorized(error)) return
      toast({
        title: 'Delete Failed',
        description: 'Failed to delete assessment. Please try again.',
        variant: 'destructive',
      })
    },
  })
}

/** Outlives the screen, as the toast that calls it does; a failure can be tried again. The list is read again. */
function undoDeletion(client: QueryClient, id: string): void {
  const restoration = new MutationObserver(client, {
    networkMode: 'always',
    mutationFn: () => call(restoreExternalAssessment, { params: { id } }),
    onSuccess: () => {
      readAgain(client)
      toast({ title: 'Assessment Restored', description: 'It is back in your list.', variant: 'success' })
    },
    onError: (error) =>
      announceFailure(error, 'Failed to restore assessment. Please try again.', {
        label: 'Undo',
        onAction: () => undoDeletion(client, id),
      }),
  })
  // What goes wrong has been said above.
  restoration.mutate().catch(() => undefined)
}

const readAgain = (client: QueryClient) => invalidate(client, [externalAssessmentsQuery.queryKey, ...DERIVED])
