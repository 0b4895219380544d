import { LIMITS } from '@lodestar/contract/primitives'
import { useId } from 'react'
import type { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea, TextInput } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import type { GoalFields } from './goal-fields.ts'
import { CATEGORY_OPTIONS, PRIORITY_OPTIONS, STATUS_OPTIONS } from './goal-words.ts'

/** A goal's form as it is run. */
export type GoalFormState = ReturnType<typeof useForm<GoalFields, GoalFields, unknown>>
type Props = { id: string; form: GoalFormState; hasStatus: boolean }

/** The fields of a goal; the status only where there is one to change. */
export function GoalForm({ id, form, hasStatus }: Props) {
  const { formRef, values, problems, wasKept, change, submit, startOver } = form
  const fieldId = useId()
  return (
    <form ref={formRef} id={id} onSubmit={submit} noValidate className="grid gap-6">
      {wasKept ? <KeptNote onStartOver={startOver} /> : null}
      <Field id={`${fieldId}-title`} label="Title" isNeeded error={problems.title}>
        <TextInput
          value={values.title}
          maxLength={LIMITS.title}
          autoComplete="off"
          placeholder="Hand over the release to Priya"
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field
        id={`${fieldId}-description`}
        label="Description (optional)"
        hint="How will you notice that you are there?"
        error={problems.description}
      >
        <TextArea
          value={values.description}
          maxLength={LIMITS.text}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          label="Category"
          isNeeded
          value={values.category}
          placeholder="Choose one"
          options={CATEGORY_OPTIONS}
          error={problems.category}
          onChange={(category) => change({ category })}
        />
        <Select
          label="Priority"
          value={values.priority}
          options={PRIORITY_OPTIONS}
          error={problems.priority}
          onChange={(priority) => change({ priority })}
        />
        <Field id={`${fieldId}-day`} label="Target date (optional)" error={problems.targetDate}>
          <TextInput
            type="date"
            value={values.targetDate}
            onChange={(event) => change({ targetDate: event.target.value })}
          />
        </Field>
        {hasStatus ? (
          <Select
            label="Status"
            value={values.status}
            options={STATUS_OPTIONS}
            error={problems.status}
            onChange={(status) => change({ status })}
          />
        ) : null}
      </div>
    </form>
  )
}

const KeptNote = ({ onStartOver }: { onStartOver: () => void }) => (
  <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
    What you had not saved is filled in.
    <Button variant="quiet" size="sm" onClick={onStartOver}>
      Start over
    </Button>
  </p>
)
