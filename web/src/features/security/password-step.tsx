import { type BothAgain as Both, BothAgain, PasswordAgain } from '@lodestar/contract/security'
import type { ComponentProps, ReactNode } from 'react'
import { useUnkeptForm } from '../../lib/use-unkept-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = {
  /** What happens once the password is right. */
  label: string
  isDanger?: boolean
  onLeave: () => void
}

/** Takes the password before a second factor is set up. */
export function PasswordStep({ send, ...props }: Props & { send: (body: PasswordBody) => Promise<unknown> }) {
  return <Step {...props} form={useUnkeptForm(PasswordAgain, send, AT_ONCE)} />
}

/** Takes the password and a code before the second factor is changed. */
export function BothStep({ send, ...props }: Props & { send: (body: Both) => Promise<unknown> }) {
  const form = useUnkeptForm(BothAgain, send, AT_ONCE)
  return (
    <Step {...props} form={form}>
      <Field id="code-again" label="A code of your app, or a backup code" error={form.errors.code}>
        <TextInput name="code" autoComplete="one-time-code" maxLength={24} />
      </Field>
    </Step>
  )
}

type PasswordBody = { password: string }
const AT_ONCE = { takesFocus: true, staysBusy: true } as const

type StepProps = Props & {
  form: {
    errors: { password?: string | undefined }
    message: string | null
    isBusy: boolean
    form: ComponentProps<'form'>
  }
  children?: ReactNode
}

function Step({ label, isDanger = false, onLeave, form, children }: StepProps) {
  const { errors, message, isBusy } = form
  return (
    <form {...form.form} aria-label={label} className="grid gap-5">
      {message ? <Notice tone="danger">{message}</Notice> : null}
      <Field id="password-again" label="Your password" error={errors.password}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={isBusy}>
          {label}
        </Button>
        <Button onClick={onLeave}>Not now</Button>
      </div>
    </form>
  )
}
