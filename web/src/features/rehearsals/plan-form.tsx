import { LIMITS } from '@lodestar/contract/primitives'
import { IfThen, type Rehearsal } from '@lodestar/contract/rehearsals'
import { useId } from 'react'
import * as z from 'zod/mini'
import { checkBy } from '../../lib/problems.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea, TextInput } from '../../ui/form/field.tsx'
import { useKeepPlan } from './rehearsals.queries.ts'

type Props = { rehearsal: Rehearsal; sentence: string; onClose: () => void }

const TYPED = z.object({
  person: z.string(),
  day: z.string(),
  time: z.string(),
  place: z.string(),
  words: z.string(),
  ifThey: z.string(),
  thenI: z.string(),
})
type Typed = z.infer<typeof TYPED>
const LONGEST = 500

/** Who, when, where, the first words, and what to do if it turns out otherwise. */
export function PlanForm({ rehearsal, sentence, onClose }: Props) {
  const keep = useKeepPlan(rehearsal.id, onClose)
  const form = useForm<Typed, IfThen, Rehearsal>({
    draftKey: `plan:${rehearsal.id}`,
    schema: TYPED,
    start: rehearsal.plan ?? propose(rehearsal, sentence),
    check: (values) => checkBy(IfThen, values),
    send: (plan) => keep.mutateAsync(plan),
  })
  const { formRef, values, problems, isBusy, change, submit, forget } = form
  const id = useId()
  const text = (name: keyof Typed, most: number, type?: 'date' | 'time') => (
    <TextInput
      type={type}
      value={values[name]}
      maxLength={type ? undefined : most}
      autoComplete="off"
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
        {text('person', LONGEST)}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id={`${id}-day`} label="Day" isNeeded error={problems.day}>
          {text('day', LONGEST, 'date')}
        </Field>
        <Field id={`${id}-time`} label="Time (optional)" error={problems.time}>
          {text('time', LONGEST, 'time')}
        </Field>
      </div>
      <Field id={`${id}-place`} label="Where (optional)" error={problems.place}>
        {text('place', LIMITS.title)}
      </Field>
      <Field id={`${id}-words`} label="First words" isNeeded error={problems.words}>
        <TextArea
          rows={2}
          value={values.words}
          maxLength={LONGEST}
          onChange={(event) => change({ words: event.target.value })}
        />
      </Field>
      <Field
        id={`${id}-if`}
        label="If they … (optional)"
        hint="Goes on after “If”: they laugh it off"
        error={problems.ifThey}
      >
        {text('ifThey', LONGEST)}
      </Field>
      <Field
        id={`${id}-then`}
        label="… then I (optional)"
        hint="I wait, and say it once more"
        error={problems.thenI}
      >
        {text('thenI', LONGEST)}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isBusy}>
          Keep the plan
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            forget()
            onClose()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** What is known already: whom it is for, the sentence, the reaction that was heard, and what was said to it. */
function propose({ scene, lines }: Rehearsal, sentence: string): Typed {
  const heard = lines.findLast((line) => line.by === 'other' && !line.isReplaced)
  const said = heard?.by === 'other' ? heard.says : ''
  return {
    person: scene.person,
    day: '',
    time: '',
    place: '',
    words: sentence.slice(0, LONGEST),
    ifThey: said ? `they say “${said}”`.slice(0, LONGEST) : '',
    thenI: '',
  }
}
