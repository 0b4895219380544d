import { LIMITS } from '@lodestar/contract/primitives'
import { IfThen } from '@lodestar/contract/rehearsals'
import { useId } from 'react'
import * as z from 'zod/mini'
import { checkBy } from '../../lib/problems.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea, TextInput } from '../../ui/form/field.tsx'

/** What the form holds while it is filled in. */
const TYPED = z.object({
  person: z.string(),
  day: z.string(),
  time: z.string(),
  place: z.string(),
  words: z.string(),
  ifThey: z.string(),
  thenI: z.string(),
})
/** A plan that is not whole yet. */
export type TypedPlan = z.infer<typeof TYPED>
const LONGEST = 500

type Props = {
  /** Names the form in this browser's storage. */
  draftKey: string
  start: TypedPlan
  /** Rejects where it was not kept; it says so itself. */
  send: (plan: IfThen) => Promise<unknown>
  onSaved?: () => void
  onCancel: () => void
}

/** Who, when, where, the first words, and what to do if it turns out otherwise. */
export function PlanForm({ draftKey, start, send, onSaved, onCancel }: Props) {
  const form = useForm<TypedPlan, IfThen, unknown>({
    draftKey,
    schema: TYPED,
    start,
    check: (values) => checkBy(IfThen, values),
    send,
    ...(onSaved ? { onSaved } : {}),
  })
  const { formRef, values, problems, isBusy, change, submit, forget } = form
  const id = useId()
  const input = (name: keyof TypedPlan, type?: 'date' | 'time') => (
    <TextInput
      type={type}
      value={values[name]}
      maxLength={type ? undefined : LIMITS.title}
      autoComplete="off"
      onChange={(event) => change({ [name]: event.target.value })}
    />
  )
  const area = (name: keyof TypedPlan, rows: number) => (
    <TextArea
      rows={rows}
      value={values[name]}
      maxLength={LONGEST}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  )
  return (
    <form
      ref={formRef}
      onSubmit={submit}
      noValidate
      aria-label="When will you say it?"
      className="mt-8 grid gap-5"
    >
      <Field id={`${id}-person`} label="With whom" isNeeded error={problems.person}>
        {input('person')}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id={`${id}-day`} label="Day" isNeeded error={problems.day}>
          {input('day', 'date')}
        </Field>
        <Field id={`${id}-time`} label="Time (optional)" error={problems.time}>
          {input('time', 'time')}
        </Field>
      </div>
      <Field id={`${id}-place`} label="Where (optional)" error={problems.place}>
        {input('place')}
      </Field>
      <Field id={`${id}-words`} label="First words" isNeeded error={problems.words}>
        {area('words', 2)}
      </Field>
      <Field
        id={`${id}-if`}
        label="If they … (optional)"
        hint="Goes on after “If”: they laugh it off"
        error={problems.ifThey}
      >
        {area('ifThey', 1)}
      </Field>
      <Field
        id={`${id}-then`}
        label="… then I (optional)"
        hint="I wait, and say it once more"
        error={problems.thenI}
      >
        {area('thenI', 1)}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isBusy}>
          Keep the plan
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            forget()
            onCancel()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}
