import type { Goal } from '@lodestar/contract/goals'
import { useId } from 'react'
import { useForm } from '../../lib/use-form.ts'
import { FormFooter } from '../../ui/form/form-footer.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { GoalFields, startFields, toChange, toFields, toNewGoal } from './goal-fields.ts'
import { GoalForm, type GoalFormState } from './goal-form.tsx'
import { useCreateGoal, useUpdateGoal } from './goals.queries.ts'

/** A goal that somebody came with, such as an item of a coaching session's action plan. */
export type Proposal = { title: string; sessionId: string | null }
type CreateProps = { proposal: Proposal | null; onClose: () => void }
type EditProps = { goal: Goal; onClose: () => void }

/** Asks for a new goal; what was proposed is filled in. */
export function CreateGoalDialog({ proposal, onClose }: CreateProps) {
  const creation = useCreateGoal()
  const form = useForm({
    draftKey: proposal ? `goal:new:${proposal.title}` : 'goal:new',
    schema: GoalFields,
    start: startFields(proposal?.title),
    check: (fields) => toNewGoal(fields, proposal?.sessionId ?? null),
    send: creation.mutateAsync,
    onSaved: onClose,
  })
  return (
    <GoalDialog
      title="New goal"
      description={proposal?.sessionId ? 'From your coaching session.' : undefined}
      submitLabel="Create Goal"
      hasStatus={false}
      form={form}
      onClose={onClose}
    />
  )
}

/** Changes a goal, its status included. */
export function EditGoalDialog({ goal, onClose }: EditProps) {
  const update = useUpdateGoal(goal.id)
  const form = useForm({
    draftKey: `goal:${goal.id}`,
    schema: GoalFields,
    start: toFields(goal),
    check: toChange,
    send: update.mutateAsync,
    onSaved: onClose,
  })
  return <GoalDialog title="Edit goal" submitLabel="Save Changes" hasStatus form={form} onClose={onClose} />
}

type DialogProps = {
  title: string
  description?: string | undefined
  submitLabel: string
  hasStatus: boolean
  form: GoalFormState
  onClose: () => void
}

/** Closing puts what was typed aside until the form opens again; Cancel gives it up. */
function GoalDialog({ title, description, submitLabel, hasStatus, form, onClose }: DialogProps) {
  const formId = useId()
  const cancel = () => {
    form.forget()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      footer={<FormFooter formId={formId} submitLabel={submitLabel} isBusy={form.isBusy} onCancel={cancel} />}
    >
      <GoalForm id={formId} form={form} hasStatus={hasStatus} />
    </Dialog>
  )
}
