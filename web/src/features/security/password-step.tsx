import { PasswordAgain } from '@lodestar/contract/security'
import { useUnkeptForm } from '../../lib/use-unkept-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = {
  /** What happens once the password is right. */
  label: string
  isDanger?: boolean
  send: (body: { password: string }) => Promise<unknown>
  onLeave: () => void
}

/** Takes the password before the second factor is changed. */
export function PasswordStep({ label, isDanger = false, send, onLeave }: Props) {
  const { errors, message, isBusy, form } = useUnkeptForm(PasswordAgain, send, {
    takesFocus: true,
    staysBusy: true,
  })
  return (
    <form {...form} aria-label={label} className="grid gap-5">
      {message ? <Notice tone="danger">{message}</Notice> : null}
      <Field id="password-again" label="Your password" error={errors.password}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={isBusy}>
          {label}
        </Button>
        <Button onClick={onLeave}>Not now</Button>
      </div>
    </form>
  )
}
