import type { User } from '@lodestar/contract/account'
import { LIMITS } from '@lodestar/contract/primitives'
import { type FormEvent, useRef, useState } from 'react'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/field.tsx'
import { describeProvider } from './describe-provider.ts'
import { useUpdateProfile } from './profile.queries.ts'
import { useNameDraft } from './use-name-draft.ts'

/** The person's name, to change, and the email they sign in with, to read. */
export function NameForm({ user }: { user: User }) {
  const [{ firstName, lastName }, setNames, clearDraft] = useNameDraft(user)
  const [isChecked, setIsChecked] = useState(false)
  const firstRef = useRef<HTMLInputElement>(null)
  const lastRef = useRef<HTMLInputElement>(null)
  const update = useUpdateProfile()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (update.isPending) return
    const names = { firstName: firstName.trim(), lastName: lastName.trim() }
    const firstEmpty = names.firstName ? (names.lastName ? null : lastRef) : firstRef
    setIsChecked(firstEmpty !== null)
    if (firstEmpty === null) return update.mutate(names, { onSuccess: clearDraft })
    firstEmpty.current?.focus()
    askForNames()
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          id="first-name"
          label="First name"
          error={isChecked && !firstName.trim() ? 'Enter your first name' : null}
        >
          <TextInput
            ref={firstRef}
            autoComplete="given-name"
            maxLength={LIMITS.name}
            value={firstName}
            onChange={(event) => setNames({ firstName: event.target.value, lastName })}
          />
        </Field>
        <Field
          id="last-name"
          label="Last name"
          error={isChecked && !lastName.trim() ? 'Enter your last name' : null}
        >
          <TextInput
            ref={lastRef}
            autoComplete="family-name"
            maxLength={LIMITS.name}
            value={lastName}
            onChange={(event) => setNames({ firstName, lastName: event.target.value })}
          />
        </Field>
      </div>
      <Field id="email" label="Email" hint={explainEmail(user)}>
        <TextInput type="email" value={user.email} readOnly />
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={update.isPending}>
          {update.isPending ? 'Saving' : 'Save Changes'}
        </Button>
      </div>
    </form>
  )
}

const explainEmail = (user: User) =>
  user.provider === 'local'
    ? 'You sign in with it. It cannot be changed here.'
    : `It comes from ${describeProvider(user.provider)} and cannot be changed here.`

const askForNames = () => {
  toast({
    title: 'Validation Error',
    description: 'First name and last name are required.',
    variant: 'destructive',
  })
}
