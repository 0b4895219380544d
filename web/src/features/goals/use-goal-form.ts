import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { useDraft } from '../../lib/draft.ts'
import { type GoalFields, type GoalProblems, readFields, writeFields } from './goal-fields.ts'

interface Options<Value> {
  /** Names the form in this browser's storage. */
  draftKey: string
  start: GoalFields
  check: (fields: GoalFields) => { value: Value } | { problems: GoalProblems }
  send: (value: Value) => Promise<unknown>
  onSaved: () => void
}

/**
 * Runs the form of a goal: what is typed is kept in this browser until it is saved or given up, what is wrong is said
 * at its field, and the first wrong field gets the focus.
 */
export function useGoalForm<Value>({ draftKey, start, check, send, onSaved }: Options<Value>) {
  const [draft, setDraft, forget] = useDraft(`goal:${draftKey}`)
  const kept = readFields(draft)
  const [wasKept, setWasKept] = useState(kept !== null)
  const [problems, setProblems] = useState<GoalProblems>({})
  const [isSaving, setIsSaving] = useState(false)
  const { formRef, focusProblem } = useProblemFocus()
  const fields = kept ?? start

  const refuse = (found: GoalProblems) => {
    setProblems(found)
    focusProblem()
  }
  const change = (part: Partial<GoalFields>) => {
    setDraft(writeFields({ ...fields, ...part }))
    const rest = Object.entries(problems).filter(([field]) => !(field in part))
    setProblems(Object.fromEntries(rest))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const checked = check(fields)
    if ('problems' in checked) return refuse(checked.problems)
    setIsSaving(true)
    try {
      await send(checked.value)
      forget()
      onSaved()
    } catch (error) {
      // That it failed is said by a toast; which field is wrong, at the field.
      refuse(readProblems(error))
    } finally {
      setIsSaving(false)
    }
  }
  const startOver = () => {
    forget()
    setProblems({})
    setWasKept(false)
  }
  return { formRef, fields, problems, wasKept, isSaving, change, submit, startOver, forget }
}

/** Moves the focus to the first wrong field, once it is marked as one. */
function useProblemFocus() {
  const formRef = useRef<HTMLFormElement>(null)
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [count])
  return { formRef, focusProblem: () => setCount(count + 1) }
}

/** The server names a field as `body.title`; the form calls it `title`. */
function readProblems(error: unknown): GoalProblems {
  const fields = (error instanceof ApiError && error.problem?.fields) || {}
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace('body.', ''), text]))
}
