import { ASSESSMENT_TYPES, INPUT_FORMATS } from '@lodestar/contract/integrations'
import { LIMITS } from '@lodestar/contract/primitives'
import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { ChoiceSelect } from '../../ui/form/choice-select.tsx'
import { Field, TextArea, TextInput } from '../../ui/form/field.tsx'
import { ASSESSMENT_WORDS } from './assessment-types.data.ts'
import { PasteSigns } from './paste-signs.tsx'
import type { useImportForm } from './use-import-form.ts'

type Props = { id: string; form: ReturnType<typeof useImportForm> }

/** The fields of an import. */
export function ImportForm({ id, form }: Props) {
  const { formRef, values: entry, problems, wasKept, change, submit, startOver } = form
  const fieldId = useId()
  return (
    <form ref={formRef} id={id} onSubmit={submit} noValidate className="grid gap-5">
      {wasKept ? <KeptNote onStartOver={startOver} /> : null}
      <Pair>
        <ChoiceSelect
          label="Assessment type"
          isNeeded
          placeholder="Choose one"
          value={entry.assessmentType}
          options={TYPES}
          onChange={(assessmentType) => change({ assessmentType })}
        />
        <ChoiceSelect
          label="Input format"
          value={entry.inputFormat}
          options={FORMATS}
          onChange={(inputFormat) => change({ inputFormat })}
        />
      </Pair>
      <div>
        <Field
          id={`${fieldId}-results`}
          label="Results"
          isNeeded
          hint="Names, addresses and dates are taken out before the text is stored."
          error={problems.rawResults}
        >
          <TextArea
            rows={4}
            className="max-h-80 overflow-y-auto font-mono text-sm"
            value={entry.rawResults}
            maxLength={LIMITS.import}
            spellCheck={false}
            placeholder={PLACEHOLDER}
            onChange={(event) => change({ rawResults: event.target.value })}
          />
        </Field>
        <PasteSigns entry={entry} />
      </div>
      <Pair>
        <Field id={`${fieldId}-provider`} label="Provider (optional)" error={problems.assessmentProvider}>
          <TextInput
            value={entry.assessmentProvider}
            maxLength={LIMITS.title}
            autoComplete="off"
            onChange={(event) => change({ assessmentProvider: event.target.value })}
          />
        </Field>
        <Field id={`${fieldId}-day`} label="Date taken (optional)" error={problems.assessmentDate}>
          <TextInput
            type="date"
            min="1970-01-01"
            max={today()}
            value={entry.takenOn}
            onChange={(event) => change({ takenOn: event.target.value })}
          />
        </Field>
      </Pair>
      <p className="text-sm text-ink-soft">
        It is taken as a hypothesis, for development and not for hiring.
      </p>
    </form>
  )
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-5 sm:grid-cols-2">{children}</div>
)

const KeptNote = ({ onStartOver }: { onStartOver: () => void }) => (
  <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
    What you had not imported is filled in.
    <Button variant="quiet" size="sm" onClick={onStartOver}>
      Start over
    </Button>
  </p>
)

const FORMAT_WORDS = { auto: 'Auto', text: 'Text', json: 'JSON' }
const TYPES = ASSESSMENT_TYPES.map((value) => ({ value, label: ASSESSMENT_WORDS[value].label }))
const FORMATS = INPUT_FORMATS.map((value) => ({ value, label: FORMAT_WORDS[value] }))
const PLACEHOLDER = 'Your style: Di\nD 78  I 61  S 22  C 35'

/** Today here, as a date field writes it. */
const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date())
