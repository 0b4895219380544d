import { confirmSecondFactor, type SecondFactorSetup } from '@lodestar/contract/security'
import { useUnkeptForm } from '../../lib/use-unkept-form.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { useSecurityCalls } from './security.queries.ts'

type Props = { setup: SecondFactorSetup; onDone: () => void; onGiveUp: () => void }

/** Gives the key to the app, and asks for a code of it. */
export function SecondFactorSteps({ setup, onDone, onGiveUp }: Props) {
  const calls = useSecurityCalls()
  const { errors, message, isBusy, form } = useUnkeptForm(
    confirmSecondFactor.body,
    async (body) => {
      await calls.confirmSecondFactor(body)
      onDone()
    },
    { staysBusy: true },
  )
  return (
    <form {...form} aria-label="Set up an authenticator app" className="grid gap-5">
      {message ? <Notice tone="danger">{message}</Notice> : null}
      <p className="max-w-text">Scan this with your authenticator app, or type the key into it.</p>
      <QrCode text={setup.uri} label="QR code for your authenticator app" />
      <div>
        <p className="text-sm text-ink-soft">Key</p>
        <p className="flex flex-wrap items-center gap-2">
          <code className="text-sm tracking-wide break-all">{groupKey(setup.key)}</code>
          <CopyButton text={setup.key} label="Copy the key" />
        </p>
      </div>
      <Field id="app-code" label="The six digits the app shows now" error={errors.code}>
        <TextInput name="code" autoComplete="one-time-code" inputMode="numeric" maxLength={12} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isBusy}>
          Turn on
        </Button>
        <Button onClick={onGiveUp}>Not now</Button>
      </div>
    </form>
  )
}

/** Groups of four are typed with fewer slips. */
const groupKey = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key
