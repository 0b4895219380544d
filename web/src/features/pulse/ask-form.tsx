import { LIMITS } from '@lodestar/contract/primitives'
import { LONGEST_PULSE_DAYS, LONGEST_PULSE_QUESTION, NewPulse } from '@lodestar/contract/pulse'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { checkBy } from '../../lib/problems.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea, TextInput } from '../../ui/form/field.tsx'
import { RadioList } from '../../ui/form/radio-list.tsx'
import { goalsQuery } from '../goals/goals.queries.ts'
import { useStartPulse, wordingsQuery } from './pulse.queries.ts'
import { QuestionCheck } from './question-check.tsx'

const TYPED = z.object({
  behavior: z.string(),
  question: z.string(),
  askedBy: z.string(),
  closesOn: z.string(),
})
const DAY_MS = 86_400_000
const USUAL_DAYS = 7
const MOST_GOALS = 4

/** What the team is to see, the question, the name above it and the last day. */
export function AskForm({ name }: { name: string }) {
  const start = useStartPulse()
  const form = useForm({
    draftKey: 'pulse',
    schema: TYPED,
    start: { behavior: '', question: '', askedBy: name, closesOn: dayAfter(USUAL_DAYS) },
    check: (values) => checkBy(NewPulse, values),
    send: start.mutateAsync,
  })
  const { formRef, values, problems, isBusy, change, submit } = form
  const id = useId()
  return (
    <form ref={formRef} onSubmit={submit} noValidate aria-label="Ask your team" className="grid gap-6">
      <Behavior
        value={values.behavior}
        error={problems.behavior}
        onChange={(behavior) => change({ behavior })}
      />
      <Field id={`${id}-name`} label="Your name, as they will read it" isNeeded error={problems.askedBy}>
        <TextInput
          value={values.askedBy}
          maxLength={LIMITS.name}
          autoComplete="off"
          onChange={(event) => change({ askedBy: event.target.value })}
        />
      </Field>
      <Wordings
        behavior={values.behavior.trim()}
        askedBy={values.askedBy.trim()}
        chosen={values.question}
        onChoose={(question) => change({ question })}
      />
      <div>
        <Field
          id={`${id}-question`}
          label="The question"
          hint="Change it as you like. People answer: Never, Rarely, Sometimes, Often, Always."
          isNeeded
          error={problems.question}
        >
          <TextArea
            rows={2}
            value={values.question}
            maxLength={LONGEST_PULSE_QUESTION}
            onChange={(event) => change({ question: event.target.value })}
          />
        </Field>
        <QuestionCheck question={values.question.trim()} />
      </div>
      <Field
        id={`${id}-day`}
        label="Last day"
        hint={`The link is dead after it. At most ${LONGEST_PULSE_DAYS} days ahead.`}
        isNeeded
        error={problems.closesOn}
      >
        <TextInput
          type="date"
          value={values.closesOn}
          min={dayAfter(0)}
          max={dayAfter(LONGEST_PULSE_DAYS)}
          onChange={(event) => change({ closesOn: event.target.value })}
        />
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={isBusy}>
          Make the link
        </Button>
      </div>
    </form>
  )
}

type BehaviorProps = { value: string; error: string | undefined; onChange: (behavior: string) => void }

/** What people would see; the leader's own goals are offered. */
function Behavior({ value, error, onChange }: BehaviorProps) {
  const { data: goals = [] } = useQuery(goalsQuery)
  const id = useId()
  const open = goals.filter(({ status }) => status === 'active').slice(0, MOST_GOALS)
  return (
    <div>
      <Field id={id} label="What do you want to be seen doing?" isNeeded error={error}>
        <TextInput
          value={value}
          maxLength={LIMITS.title}
          autoComplete="off"
          placeholder="Let people finish before I answer"
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {open.length > 0 ? (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <span className="text-sm text-ink-soft">From your goals:</span>
          {open.map(({ id: goalId, title }) => (
            <Button key={goalId} size="sm" onClick={() => onChange(title)}>
              {title}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

type WordingsProps = {
  behavior: string
  askedBy: string
  chosen: string
  onChoose: (question: string) => void
}

/** Ways to ask, once they are asked for; choosing one puts it into the box. */
function Wordings({ behavior, askedBy, chosen, onChoose }: WordingsProps) {
  const [asked, setAsked] = useState<{ behavior: string; askedBy: string } | null>(null)
  const { data, isFetching, isError } = useQuery({
    ...wordingsQuery(asked?.behavior ?? '', asked?.askedBy ?? ''),
    enabled: asked !== null,
  })
  const name = useId()
  return (
    <div className="grid gap-4">
      <div>
        <Button
          busy={isFetching}
          disabled={behavior === '' || askedBy === ''}
          onClick={() => setAsked({ behavior, askedBy })}
        >
          Offer me questions
        </Button>
      </div>
      {isError ? (
        <p role="alert" className="text-sm text-danger">
          No questions could be fetched. Write your own below, or try again.
        </p>
      ) : null}
      {data ? (
        <RadioList
          legend="Ways to ask"
          hint="Some ask for what you want to see, some for what is in its way."
          name={name}
          options={data.questions.map((question) => ({ value: question, label: question }))}
          value={chosen}
          onChange={onChoose}
        />
      ) : null}
    </div>
  )
}

/** The day so many days from now where the reader is, `YYYY-MM-DD`. */
const dayAfter = (days: number): string => new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE')
