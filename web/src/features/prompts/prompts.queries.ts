import {
  type FocusArea,
  getPrompt,
  getSkillQuestions,
  type PromptSituation,
} from '@lodestar/contract/prompts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { announceFailure } from '../../lib/announce-failure.ts'
import { call } from '../../lib/api.ts'
import { refreshWriter } from '../../lib/language-model.ts'

/** Six questions on a skill; each page holds others. */
export const skillQuestionsQuery = (focusArea: FocusArea, page: number) =>
  queryOptions({
    queryKey: ['skill-questions', focusArea, page],
    queryFn: () => call(getSkillQuestions, { params: { focusArea }, query: { page } }),
  })

/** Asks for a word of coaching. Nothing is stored; only what is left for a language model today has to be read again. */
export function useGetPrompt() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ situation, details }: { situation: PromptSituation; details: string }) => {
      const specificDetails = details.trim()
      return call(getPrompt, {
        body: { situation, context: { specificDetails, hasDetails: specificDetails !== '' } },
      })
    },
    onError: (error) => announceFailure(error, 'Failed to get coaching. Please try again.'),
    onSettled: () => refreshWriter(client),
  })
}
