import { type FormEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { type Checked, type Problems, readProblems } from './problems.ts'
import { parseDraft, readDraft, useDraft } from './storage/draft.ts'
import { toast } from './toast.ts'

interface Options<Values, Body, Reply> {
  /** Names the form in this browser's storage. */
  draftKey: string
  /** The shape of what the form holds: a draft of another shape is none. */
  schema: z.ZodMiniType<Values>
  /** What the form holds before anything is typed. */
  start: Values
  check: (values: Values) => Checked<Body>
  /** Rejects where it was not saved; it says so itself, but not which field is wrong. */
  send: (body: Body) => Promise<Reply>
  /** Not called where the form has been left by then. */
  onSaved?: (reply: Reply) => void
}

/**
 * Runs a form: what is typed is kept in this browser until it is saved or given up, what is wrong is said at its field,
 * and the first wrong field gets the focus.
 *
 * @returns with what the form element and its fields need: `wasKept`, whether it opened with what an earlier visit left;
 *   `startOver`, which empties it; and `forget`, which gives up what is kept when the form is closed.
 */
export function useForm<Values extends object, Body extends object, Reply>(
  options: Options<Values, Body, Reply>,
) {
  const { draftKey, schema, start, check, send, onSaved } = options
  const [draft, setDraft, forget] = useDraft(draftKey)
  const kept = parseDraft(schema, draft)
  const [wasKept, setWasKept] = useState(kept !== null)
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setIsBusy] = useState(false)
  const isOpen = useIsOpen()
  const { formRef, focusProblem } = useProblemFocus()
  const values = kept ?? start

  const refuse = (found: Problems) => {
    setProblems(found)
    focusProblem()
  }
  const change = (part: Partial<Values>) => {
    const next = { ...values, ...part }
    const text = JSON.stringify(next)
    setDraft(text === JSON.stringify(start) ? '' : text)
    // What the server calls by another name than the form goes with any change.
    const rest = Object.entries(problems).filter(([name]) => name in values && !(name in part))
    setProblems(Object.fromEntries(rest))
  }
  const save = async (body: Body) => {
    setProblems({})
    setIsBusy(true)
    try {
      const reply = await send(body)
      // What was typed in the meantime is still unsaved.
      if (readDraft(draftKey) === draft) forget()
      if (isOpen.current) onSaved?.(reply)
    } catch (error) {
      refuse(readProblems(error))
    } finally {
      setIsBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const checked = check(values)
    if ('body' in checked) return save(checked.body)
    if (checked.complaint) toast({ ...checked.complaint, variant: 'destructive' })
    refuse(checked.problems)
  }
  const startOver = () => {
    forget()
    setProblems({})
    setWasKept(false)
  }
  const byField: { [Field in keyof Values | keyof Body]?: string | undefined } = problems
  return { formRef, values, problems: byField, wasKept, isBusy, change, submit, startOver, forget }
}

/** Tells, also later on, whether the form still stands on the screen. */
function useIsOpen() {
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
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
