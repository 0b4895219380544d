import type { Goal } from '@lodestar/contract/goals'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { goalsQuery, useDeleteGoal, useUpdateGoal } from '../goals/goals.queries.ts'

type Props = { goalId: string }

/** What can be decided about a goal that does not move: pause it, give it a new date, or let it go (which can be undone). */
export function SignalGoal({ goalId }: Props) {
  const { data: goals } = useQuery(goalsQuery)
  const goal = goals?.find(({ id }) => id === goalId)
  return goal ? <Decisions goal={goal} /> : null
}

function Decisions({ goal }: { goal: Goal }) {
  const [isDating, setIsDating] = useState(false)
  const update = useUpdateGoal(goal.id)
  const deletion = useDeleteGoal(goal)
  if (isDating) return <NewDate goal={goal} onClose={() => setIsDating(false)} />
  return (
    <>
      <Button size="sm" busy={update.isPending} onClick={() => update.mutate({ status: 'paused' })}>
        Pause it
      </Button>
      <Button size="sm" onClick={() => setIsDating(true)}>
        New date
      </Button>
      <Button size="sm" busy={deletion.isPending} onClick={() => deletion.mutate()}>
        Let it go
      </Button>
    </>
  )
}

function NewDate({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const id = useId()
  const [day, setDay] = useState(goal.targetDate ?? '')
  const update = useUpdateGoal(goal.id)
  const save = () => update.mutate({ targetDate: day }, { onSuccess: onClose })
  return (
    <form
      className="flex w-full flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (day) save()
      }}
    >
      <Field label="New date" id={id}>
        <TextInput type="date" required value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
      <Button type="submit" variant="primary" busy={update.isPending}>
        Save
      </Button>
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
    </form>
  )
}
