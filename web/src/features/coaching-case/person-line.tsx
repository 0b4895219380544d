import type { CasePerson } from '@lodestar/contract/case'
import { LIMITS } from '@lodestar/contract/primitives'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Chips } from '../coaching-turns/chips.tsx'
import { CaseLine } from './case-line.tsx'
import type { Correct } from './use-correct-case.ts'

type Props = { person: CasePerson; people: readonly CasePerson[]; correct: Correct | null }

const PRONOUN_OPTIONS = [
  { value: 'he', label: 'he' },
  { value: 'she', label: 'she' },
  { value: 'they', label: 'they' },
  { value: null, label: 'by name' },
] as const

/** Somebody the leader writes about: what to call them, how to speak of them, and whether they are somebody else as well. */
export function PersonLine({ person, people, correct }: Props) {
  const same = people.find(({ id }) => id === person.sameAs)
  return (
    <CaseLine
      line={person}
      name={person.label}
      about={same ? `same person as ${same.label}` : (person.pronoun ?? 'by name')}
      correct={correct}
      renderChanges={(onDone) =>
        correct ? <PersonChanges person={person} people={people} correct={correct} onDone={onDone} /> : null
      }
    >
      {person.label}
    </CaseLine>
  )
}

function PersonChanges({
  person,
  people,
  correct,
  onDone,
}: Props & { correct: Correct; onDone: () => void }) {
  const { id: line, label, pronoun, sameAs } = person
  const others = people.filter(({ id, struck }) => id === sameAs || (id !== line && !struck))
  return (
    <>
      <RenameForm
        label={label}
        onRename={(name) => correct({ change: 'rename', line, label: name }, onDone)}
      />
      <div>
        <p className="mb-2 font-medium">Speak of them as</p>
        <Chips<CasePerson['pronoun']>
          label={`How to speak of ${label}`}
          options={PRONOUN_OPTIONS}
          value={pronoun}
          onChoose={(chosen) => correct({ change: 'pronoun', line, pronoun: chosen })}
        />
      </div>
      {others.length > 0 ? (
        <Select
          label="Same person as …"
          value={sameAs ?? NOBODY}
          options={[
            { value: NOBODY, label: 'nobody else here' },
            ...others.map((other) => ({ value: other.id, label: other.label })),
          ]}
          onChange={(chosen) => correct({ change: 'merge', line, sameAs: chosen === NOBODY ? null : chosen })}
        />
      ) : null}
    </>
  )
}

/** No person's line is called so. */
const NOBODY = '-'

function RenameForm({ label, onRename }: { label: string; onRename: (name: string) => void }) {
  const [name, setName] = useState(label)
  const given = name.trim()
  const rename = (event: FormEvent) => {
    event.preventDefault()
    if (given !== '' && given !== label) onRename(given)
  }
  return (
    <form onSubmit={rename}>
      <Field id={useId()} label="Name">
        <div className="flex gap-2">
          <TextInput
            value={name}
            maxLength={LIMITS.title}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            className="min-w-0"
          />
          <Button type="submit" size="sm" disabled={given === '' || given === label} className="min-h-11">
            Rename
          </Button>
        </div>
      </Field>
    </form>
  )
}
