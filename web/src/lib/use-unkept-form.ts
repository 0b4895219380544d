import { type FormEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from './api.ts'
import { checkBy, type Problems, readProblems } from './problems.ts'

interface Behavior {
  /** Whether its first field takes the focus as it appears; a form that is the whole page does. */
  takesFocus?: boolean
  /** Whether it stays busy once it has been sent, because the page moves on; else it is emptied. */
  staysBusy?: boolean
}

/**
 * Runs a form of which nothing is kept in this browser, because what is typed is secret: reads its fields, checks them, sends
 * them, and keeps what is wrong.
 *
 * @param submit sends the checked values; what was typed stays when it answers false.
 * @returns `errors` by field name, `message` for what belongs to no field, and the props of the form element.
 */
export function useUnkeptForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  submit: (values: z.output<Schema>) => Promise<unknown>,
  { takesFocus = false, staysBusy = false }: Behavior = {},
) {
  const [errors, setErrors] = useState<Problems>({})
  const [message, setMessage] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  // On a phone it would open the keyboard over the page.
  useEffect(() => {
    const first = ref.current?.querySelector('input')
    if (takesFocus && window.matchMedia('(pointer: fine)').matches) first?.focus({ preventScroll: true })
  }, [takesFocus])

  const refuse = (form: HTMLFormElement, next: Problems, nextMessage: string | null) => {
    setErrors(next)
    setMessage(nextMessage)
    const firstWrong = [...form.elements].find((field) => 'name' in field && next[String(field.name)])
    if (firstWrong instanceof HTMLElement) firstWrong.focus()
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const checked = checkBy(schema, Object.fromEntries(new FormData(form)))
    if ('problems' in checked) return refuse(form, checked.problems, null)
    setErrors({})
    setMessage(null)
    setIsBusy(true)
    try {
      const isSent = (await submit(checked.body)) !== false
      if (isSent && staysBusy) return
      if (isSent) form.reset()
      setIsBusy(false)
    } catch (error) {
      setIsBusy(false)
      refuse(form, ...sortProblems(form, error))
    }
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const name = event.target instanceof HTMLInputElement ? event.target.name : ''
    if (errors[name]) setErrors({ ...errors, [name]: undefined })
  }

  const errorsOfFields: { [Field in keyof z.output<Schema>]?: string | undefined } = errors
  return { errors: errorsOfFields, message, isBusy, form: { ref, onSubmit, onInput, noValidate: true } }
}

/** What the server says about a field that is not on the form is said above the form. */
function sortProblems(form: HTMLFormElement, error: unknown): [Problems, string | null] {
  const fields = readProblems(error)
  const known = Object.fromEntries(Object.entries(fields).filter(([name]) => form.elements.namedItem(name)))
  const rest = Object.values(fields).find((text) => !Object.values(known).includes(text)) ?? null
  return [known, rest ?? (Object.keys(known).length > 0 ? null : explain(error))]
}

function explain(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  if (error.status === 0) return 'The server could not be reached. Check the connection and try again.'
  return error.problem?.message ?? 'Something went wrong on our side. Please try again.'
}
