import type { User } from '@lodestar/contract/account'
import { PasswordChange } from '@lodestar/contract/security'
import * as z from 'zod/mini'
import { toast } from '../../lib/toast.ts'
import { useUnkeptForm } from '../../lib/use-unkept-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { OptionRow } from '../../ui/form/option-row.tsx'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSecurityCalls } from './security.queries.ts'

const Form = z.extend(z.omit(PasswordChange, { keepsOthers: true }), { keepsOthers: z.optional(z.string()) })

/** Changes the password by the current one. */
export function PasswordForm({ user }: { user: User }) {
  const { changePassword } = useSecurityCalls()
  const { errors, message, isBusy, form } = useUnkeptForm(Form, async ({ keepsOthers, ...passwords }) => {
    await changePassword({ ...passwords, keepsOthers: keepsOthers !== undefined })
    toast({
      title: 'Password Changed',
      description: keepsOthers ? 'Use the new one from now on.' : 'Every other browser is signed out.',
      variant: 'success',
    })
  })
  return (
    <form {...form} aria-label="Change the password" className="grid gap-5">
      {message ? <Notice tone="danger">{message}</Notice> : null}
      {/* For a password manager, which asks whose password it is. */}
      <input type="hidden" autoComplete="username" value={user.email} readOnly />
      <Field id="current-password" label="Current password" error={errors.currentPassword}>
        <PasswordInput name="currentPassword" autoComplete="current-password" />
      </Field>
      <Field
        id="new-password"
        label="New password"
        hint="At least 8 characters. A few words in a row are good, and easy to keep in mind."
        error={errors.newPassword}
      >
        <PasswordInput name="newPassword" autoComplete="new-password" />
      </Field>
      <OptionRow type="checkbox" name="keepsOthers">
        Keep my other browsers signed in
      </OptionRow>
      <div>
        <Button type="submit" variant="primary" busy={isBusy}>
          {isBusy ? 'Changing' : 'Change password'}
        </Button>
      </div>
    </form>
  )
}
