import { LIMITS } from '@lodestar/contract/primitives'
import { type FormEvent, type RefObject, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea, TextInput } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { GoalFields, GoalProblems } from './goal-fields.ts'
import { CATEGORY_OPTIONS, PRIORITY_OPTIONS, STATUS_OPTIONS } from './goal-words.ts'

type Props = {
  id: string
  formRef: RefObject<HTMLFormElement | null>
  fields: GoalFields
  problems: GoalProblems
  hasStatus: boolean
  wasKept: boolean
  onChange: (part: Partial<GoalFields>) => void
  onSubmit: (event: FormEvent) => void
  onStartOver: () => void
}

/** The fields of a goal; the status only where there is one to change. */
export function GoalForm(props: Props) {
  const { id, formRef, fields, problems, hasStatus, wasKept, onChange, onSubmit, onStartOver } = props
  const fieldId = useId()
  return (
    <form ref={formRef} id={id} onSubmit={onSubmit} noValidate className="grid gap-6">
      {wasKept ? <KeptNote onStartOver={onStartOver} /> : null}
      <Field id={`${fieldId}-title`} label="Title" error={problems.title}>
        <TextInput
          value={fields.title}
          maxLength={LIMITS.title}
          autoComplete="off"
          placeholder="Hand over the release to Priya"
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Field
        id={`${fieldId}-description`}
        label="Description (optional)"
        hint="How will you notice that you are there?"
        error={problems.description}
      >
        <TextArea
          value={fields.description}
          maxLength={LIMITS.text}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          label="Category"
          value={fields.category}
          placeholder="Choose one"
          options={CATEGORY_OPTIONS}
          error={problems.category}
          onChange={(category) => onChange({ category })}
        />
        <Select
          label="Priority"
          value={fields.priority}
          options={PRIORITY_OPTIONS}
          error={problems.priority}
          onChange={(priority) => onChange({ priority })}
        />
        <Field id={`${fieldId}-day`} label="Target date (optional)" error={problems.targetDate}>
          <TextInput
            type="date"
            value={fields.targetDate}
            onChange={(event) => onChange({ targetDate: event.target.value })}
          />
        </Field>
        {hasStatus ? (
          <Select
            label="Status"
            value={fields.status}
            options={STATUS_OPTIONS}
            error={problems.status}
            onChange={(status) => onChange({ status })}
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
