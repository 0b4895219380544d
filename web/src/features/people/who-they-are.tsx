import type { PersonPage } from '@lodestar/contract/people'
import { LIMITS } from '@lodestar/contract/primitives'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { PATHS, personHref } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Expandable } from '../../ui/expandable.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { peopleQuery, useChangePerson, useForgetPerson } from './people.queries.ts'

type Props = { person: PersonPage }

/** What they are called, who they are the same as, and the way to have them forgotten. */
export const WhoTheyAre = ({ person }: Props) => (
  <div className="mt-10">
    <Expandable title="Who this is">
      <div className="grid max-w-text gap-6">
        <Rename person={person} />
        <Merge person={person} />
        <TakeApart person={person} />
        <Forget person={person} />
      </div>
    </Expandable>
  </div>
)

/** Goes to the page of whom a decision was about. */
function useFollow() {
  const [, navigate] = useLocation()
  return (id: string) => navigate(personHref(id), { replace: true })
}

function Rename({ person }: Props) {
  const [name, setName] = useState(person.name)
  const change = useChangePerson(person.id)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) change.mutate({ change: 'rename', name })
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field id={useId()} label="What to call them">
        <TextInput value={name} maxLength={LIMITS.name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <div>
        <Button
          type="submit"
          size="sm"
          busy={change.isPending}
          disabled={!name.trim() || name === person.name}
        >
          Rename
        </Button>
      </div>
    </form>
  )
}

function Merge({ person }: Props) {
  const { data } = useQuery(peopleQuery)
  const change = useChangePerson(person.id, useFollow())
  const others = data?.people.filter(({ id }) => id !== person.id) ?? []
  if (others.length === 0) return null
  return (
    <Select
      label="Same person as …"
      value=""
      placeholder="Nobody else"
      disabled={change.isPending}
      options={others.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(into) => change.mutate({ change: 'merge', into })}
    />
  )
}

/** Takes back a merge, or says that the one of a session only has the same name. */
function TakeApart({ person: { id, name, names, talks } }: Props) {
  const change = useChangePerson(id, useFollow())
  const others = names.filter(({ key }) => key !== id)
  return (
    <>
      {others.map((other) => (
        <div key={other.key}>
          <Button
            size="sm"
            busy={change.isPending}
            onClick={() => change.mutate({ change: 'apart', name: other.key })}
          >
            {`“${other.name}” is somebody else`}
          </Button>
        </div>
      ))}
      {talks.length > 1 ? (
        <Select
          label={`Another ${name}, in the session …`}
          value=""
          placeholder="None: it is one person"
          disabled={change.isPending}
          options={talks.map((talk) => ({ value: talk.id, label: talk.title }))}
          onChange={(sessionId) => change.mutate({ change: 'apart-in-session', sessionId })}
        />
      ) : null}
    </>
  )
}

function Forget({ person: { id, name } }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const [, navigate] = useLocation()
  const forget = useForgetPerson(() => navigate(PATHS.people))
  return (
    <div>
      <Button size="sm" variant="quiet" className="-ml-3.5" onClick={() => setIsAsking(true)}>
        Forget this person
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Forget ${name}?`}
        description="They are taken out of what the coach has understood in every session, and do not come back from what is written already. Your messages themselves stay in their sessions. This cannot be undone."
        footer={
          <>
            <Button onClick={() => setIsAsking(false)}>Keep</Button>
            <Button variant="primary" busy={forget.isPending} onClick={() => forget.mutate(id)}>
              Forget
            </Button>
          </>
        }
      />
    </div>
  )
}
