import type { CommunicationAnalysis } from '@lodestar/contract/communication'
import { LIMITS } from '@lodestar/contract/primitives'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { useDraft } from '../../lib/draft.ts'
import { readStored } from '../../lib/storage.ts'
import { toast } from '../../lib/toast.ts'
import { useAnalyze } from './communication.queries.ts'
import { DRAFT_KEY, type MessageEntry, readEntry, toRequest } from './message-entry.ts'

/** What the server found wrong, by field. */
type Problems = { [Field in 'subject' | 'messageText']?: string | undefined }

/**
 * Runs the form: what is typed is kept in this browser until it has been analyzed, and what the server finds wrong is
 * said at its field.
 *
 * @param onAnalyzed is called unless the screen has been left by then.
 */
export function useMessageForm(onAnalyzed: (analysis: CommunicationAnalysis) => void) {
  const [draft, setDraft, forget] = useDraft(DRAFT_KEY)
  const [problems, setProblems] = useState<Problems>({})
  const sent = useRef('')
  const entry = readEntry(draft)
  const analysis = useAnalyze(() => {
    // What was typed while the message was away stays for the next one.
    if (readStored(`draft:${DRAFT_KEY}`) === sent.current) forget()
  })
  const change = (part: Partial<MessageEntry>) => {
    setDraft(JSON.stringify({ ...entry, ...part }))
    setProblems({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (analysis.isPending) return
    const body = toRequest(entry)
    if (!body) return askForMore()
    if (body.messageText.length > LIMITS.text) return setProblems({ messageText: tooLong(body.messageText) })
    sent.current = draft
    analysis.mutate(body, {
      onSuccess: onAnalyzed,
      onError: (error) => setProblems(readProblems(error)),
    })
  }
  return { entry, problems, isBusy: analysis.isPending, change, submit }
}

const askForMore = () => {
  toast({
    title: 'Missing Information',
    description: 'Please select a communication type and enter your message.',
    variant: 'destructive',
  })
}

const count = (number: number) => number.toLocaleString('en-US')
const tooLong = (text: string) =>
  `These are ${count(text.length)} characters. At most ${count(LIMITS.text)} can be analyzed at once.`

function readProblems(error: unknown): Problems {
  const fields = error instanceof ApiError ? (error.problem?.fields ?? {}) : {}
  return { subject: fields['body.subject'], messageText: fields['body.messageText'] }
}
