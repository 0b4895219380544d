import {
  type AnalysisRequest,
  addOwnWord,
  analyzeCommunication,
  type CommunicationAnalysis,
  changeRegister,
  chooseSpelling,
  type Dialect,
  draftMessage,
  getSpelling,
  listCommunicationHistory,
  listMutedRules,
  muteRule,
  removeOwnWord,
  unmuteRule,
} from '@lodestar/contract/communication'
import type { BodyOf } from '@lodestar/contract/endpoint'
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
import { DERIVED, invalidate } from '../../lib/invalidate.ts'
import { refreshWriter } from '../../lib/language-model.ts'
import { toast } from '../../lib/toast.ts'
import { sentTextQuery } from '../coaching/sent.queries.ts'

export const historyQuery = queryOptions({
  queryKey: ['communication', 'history'],
  queryFn: ({ signal }) => call(listCommunicationHistory, { signal }),
})

export const mutedRulesQuery = queryOptions({
  queryKey: ['communication', 'muted-rules'],
  queryFn: ({ signal }) => call(listMutedRules, { signal }),
})

export const spellingQuery = queryOptions({
  queryKey: ['communication', 'spelling'],
  queryFn: ({ signal }) => call(getSpelling, { signal }),
})

/** Changes how somebody spells, and says so; what stands on the screen follows at once. */
function useSpellingChange<Given>(
  send: (given: Given) => Promise<unknown>,
  tell: (given: Given) => { title: string; description: string },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: async (_, given) => {
      await client.invalidateQueries({ queryKey: spellingQuery.queryKey })
      toast({ ...tell(given), variant: 'success' })
    },
    onError: (error) => announceFailure(error, 'Failed to change your spelling. Please try again.'),
  })
}

/** Calls a word right, so that it is never marked. */
export const useAddOwnWord = () =>
  useSpellingChange(
    (word: string) => call(addOwnWord, { params: { word } }),
    (word) => ({
      title: 'Word Added',
      description: `“${word}” is never marked in your messages from now on.`,
    }),
  )

/** Lets a word be marked again. */
export const useRemoveOwnWord = () =>
  useSpellingChange(
    (word: string) => call(removeOwnWord, { params: { word } }),
    (word) => ({ title: 'Word Removed', description: `“${word}” may be marked again.` }),
  )

/** Chooses the spelling that messages are read by; null has it guessed from each. */
export const useChooseSpelling = () =>
  useSpellingChange(
    (dialect: Dialect | null) => call(chooseSpelling, { body: { dialect } }),
    () => ({ title: 'Spelling Chosen', description: 'It holds from the next message on.' }),
  )

/** Has a message that was analyzed written in another register; what was sent for it may be another text than before. */
export function useChangeRegister(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeRegister>) => call(changeRegister, { params: { id }, body }),
    onSuccess: ({ register }) => {
      client.removeQueries({ queryKey: sentTextQuery('rewrite', `${id}:${register}`).queryKey })
      refreshWriter(client)
    },
    onError: (error) => announceFailure(error, 'Failed to write the message anew. Please try again.'),
  })
}

/** Has a message written from points. */
export const useDraftMessage = () =>
  useMutation({
    mutationFn: (body: BodyOf<typeof draftMessage>) => call(draftMessage, { body }),
    onError: (error) => announceFailure(error, 'Failed to write the message. Please try again.'),
  })

/**
 * Has a message analyzed and says so; the history and what is derived from analyses are brought up to date.
 *
 * The same message sent again, after an answer was lost on the way, is recognized by its key and kept once.
 */
export function useAnalyze() {
  const client = useQueryClient()
  const attempt = useAttempt<AnalysisRequest>()
  return useMutation({
    mutationFn: (body: AnalysisRequest) => call(analyzeCommunication, attempt.begin(body)),
    onSuccess: (analysis) => {
      // The same message may be analyzed again on purpose, and then counts again.
      attempt.end()
      keepInHistory(client, analysis)
      refreshWriter(client)
      toast({ title: 'Analysis Complete!', variant: 'success' })
    },
    onError: (error) => {
      // A lost session is announced by the query client.
      if (isUnauthorized(error)) return
      toast({
        title: 'Analysis Failed',
        description: 'Failed to analyze your communication. Please try again.',
        variant: 'destructive',
      })
    },
  })
}

function keepInHistory(client: QueryClient, analysis: CommunicationAnalysis): void {
  const { queryKey } = historyQuery
  // What has not been read yet is read now; until then the new one stands there alone.
  const unread = client.getQueryData(queryKey) ? [] : [queryKey]
  client.setQueryData(queryKey, (known = []) => [analysis, ...known.filter(({ id }) => id !== analysis.id)])
  invalidate(client, [...unread, ...DERIVED])
}

type Rule = { rule: string; ruleName: string }

/** Calls a rule a false alarm and offers, as long as the toast stays, to take that back. */
export function useMuteRule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ rule }: Rule) => call(muteRule, { params: { rule } }),
    onSuccess: (_, { rule, ruleName }) => {
      const mutedAt = new Date().toISOString()
      client.setQueryData(mutedRulesQuery.queryKey, (known = []) => [
        { rule, ruleName, mutedAt },
        ...known.filter((one) => one.rule !== rule),
      ])
      toast({
        title: 'Rule Muted',
        description: `“${ruleName}” finds nothing in your messages from now on.`,
        variant: 'success',
        action: { label: 'Undo', onAction: () => letFindAgain(client, { rule, ruleName }) },
      })
    },
    onError: (error) => announceFailure(error, 'Failed to mute the rule. Please try again.'),
  })
}

/** Gives the function that lets a muted rule find again. */
export function useUnmuteRule(): (rule: Rule) => void {
  const client = useQueryClient()
  return (rule) => letFindAgain(client, rule)
}

/** Outlives the screen, as the toast that calls it does; a failure can be tried again. */
function letFindAgain(client: QueryClient, { rule, ruleName }: Rule): void {
  const unmuting = new MutationObserver(client, {
    mutationFn: () => call(unmuteRule, { params: { rule } }),
    onSuccess: () => {
      client.setQueryData(mutedRulesQuery.queryKey, (known) => known?.filter((one) => one.rule !== rule))
      toast({
        title: 'Rule Restored',
        description: `“${ruleName}” looks at your messages again.`,
        variant: 'success',
      })
    },
    onError: (error) =>
      announceFailure(error, 'Failed to restore the rule. Please try again.', {
        label: 'Undo',
        onAction: () => letFindAgain(client, { rule, ruleName }),
      }),
  })
  // What goes wrong has been said above.
  unmuting.mutate().catch(() => undefined)
}
