import type { User } from '@lodestar/contract/account'
import { LIMITS } from '@lodestar/contract/primitives'
import { Link } from 'wouter'
import * as z from 'zod/mini'
import { PATHS } from '../../lib/paths.ts'
import type { Checked } from '../../lib/problems.ts'
import { useForm } from '../../lib/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { describeProvider } from './describe-provider.ts'
import { useUpdateProfile } from './profile.queries.ts'

const Names = z.object({ firstName: z.string(), lastName: z.string() })
type Names = z.infer<typeof Names>

/** The person's name, to change, and the email they sign in with, to read. */
export function NameForm({ user }: { user: User }) {
  const update = useUpdateProfile()
  const { formRef, values, problems, isBusy, change, submit } = useForm({
    draftKey: `profile:${user.id}`,
    schema: Names,
    start: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
    check: checkNames,
    send: update.mutateAsync,
  })
  return (
    <form ref={formRef} onSubmit={submit} noValidate className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field id="first-name" label="First name" isNeeded error={problems.firstName}>
          <TextInput
            autoComplete="given-name"
            maxLength={LIMITS.name}
            value={values.firstName}
            onChange={(event) => change({ firstName: event.target.value })}
          />
        </Field>
        <Field id="last-name" label="Last name" isNeeded error={problems.lastName}>
          <TextInput
            autoComplete="family-name"
            maxLength={LIMITS.name}
            value={values.lastName}
            onChange={(event) => change({ lastName: event.target.value })}
          />
        </Field>
      </div>
      <Field id="email" label="Email" hint={explainEmail(user)}>
        <TextInput type="email" value={user.email} readOnly />
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? 'Saving' : 'Save Changes'}
        </Button>
      </div>
    </form>
  )
}

const explainEmail = (user: User) =>
  user.provider === 'local' ? (
    <>
      You sign in with it. Change it under{' '}
      <Link href={PATHS.security} className="text-link">
        Security
      </Link>
      .
    </>
  ) : (
    `It comes from ${describeProvider(user.provider)} and cannot be changed here.`
  )

function checkNames(values: Names): Checked<Names> {
  const firstName = values.firstName.trim()
  const lastName = values.lastName.trim()
  if (firstName && lastName) return { body: { firstName, lastName } }
  return {
    problems: {
      ...(firstName === '' && { firstName: 'Enter your first name' }),
      ...(lastName === '' && { lastName: 'Enter your last name' }),
    },
    complaint: { title: 'Validation Error', description: 'First name and last name are required.' },
  }
}
