import { type FormEvent, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { useDraft } from '../../lib/draft.ts'
import { toast } from '../../lib/toast.ts'
import { EMPTY_ENTRY, type ImportEntry, readEntry, toImport } from './import-entry.ts'
import { useImport } from './integrations.queries.ts'

/** What the server found wrong, by field. */
type Problems = { [Field in 'rawResults' | 'assessmentDate' | 'assessmentProvider']?: string | undefined }

/**
 * Runs the import dialog: what is typed is kept in this browser until it is imported or given up, and what the server
 * finds wrong is said at its field.
 */
export function useImportForm(onImported: () => void) {
  const [draft, setDraft, forget] = useDraft('import')
  const kept = readEntry(draft)
  const [wasKept, setWasKept] = useState(kept !== null)
  const [problems, setProblems] = useState<Problems>({})
  const sending = useImport(() => {
    forget()
    onImported()
  })
  const entry = kept ?? EMPTY_ENTRY
  const change = (part: Partial<ImportEntry>) => {
    setDraft(JSON.stringify({ ...entry, ...part }))
    setProblems({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const body = toImport(entry, new Date())
    if (body) return sending.mutate(body, { onError: (error) => setProblems(readProblems(error)) })
    toast({
      title: 'Missing Information',
      description: 'Please select an assessment type and provide the results data.',
      variant: 'destructive',
    })
  }
  const startOver = () => {
    forget()
    setWasKept(false)
    setProblems({})
  }
  return { entry, problems, wasKept, isSending: sending.isPending, change, submit, startOver, forget }
}

function readProblems(error: unknown): Problems {
  const fields = error instanceof ApiError ? (error.problem?.fields ?? {}) : {}
  return {
    rawResults: fields['body.rawResults'],
    assessmentDate: fields['body.assessmentDate'],
    assessmentProvider: fields['body.assessmentProvider'],
  }
}
