import { useState } from 'react'
import { Link } from 'wouter'
import { leaveFor } from '../../lib/browser.ts'
import { PATHS } from '../../lib/paths.ts'
import { storeAccountIntent } from '../../lib/storage/account-intent.ts'
import { takeReturnAddress } from '../../lib/storage/return-address.ts'
import { useUnkeptForm } from '../../lib/use-unkept-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { Notice } from '../../ui/notice.tsx'
import {
  choosePassword,
  createAccount,
  FORMS,
  requestReset,
  signIn,
  signInByCode,
} from './account.queries.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'

/** Opens what was asked for before, else the start, as a whole new page, so that nothing read as a visitor stays behind. */
function start(): void {
  storeAccountIntent(false)
  leaveFor(takeReturnAddress() ?? PATHS.home)
}

/** The form is the page, which moves on once it has been sent. */
const WHOLE_PAGE = { takesFocus: true, staysBusy: true }

/** Where the page shows another of its forms; `method=email` keeps an identity provider from taking over. */
export const formHref = (view: 'sign-in' | 'create' | 'forgotten') =>
  `${PATHS.login}?method=email&view=${view}`

/** Signs in by address and password, and by a code where the account asks for one; or with a passkey. */
export function SignInForm({ canResetPassword }: { canResetPassword: boolean }) {
  const [asksForCode, setAsksForCode] = useState(false)
  if (asksForCode) return <CodeForm onStartOver={() => setAsksForCode(false)} />
  return (
    <>
      <PasswordForm canResetPassword={canResetPassword} onAsked={() => setAsksForCode(true)} />
      <PasskeySignIn onSignedIn={start} />
    </>
  )
}

function PasswordForm({ canResetPassword, onAsked }: { canResetPassword: boolean; onAsked: () => void }) {
  const submit = async (values: Parameters<typeof signIn>[0]) => {
    if ((await signIn(values)) === 'asks-for-code') onAsked()
    else start()
  }
  const { errors, message, isBusy, form } = useUnkeptForm(FORMS.signIn, submit, WHOLE_PAGE)
  return (
    <form {...form} className="grid gap-5">
      <Problem message={message} />
      <EmailField error={errors.email} autoComplete="username" />
      <Field label="Password" id="password" error={errors.password}>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      {canResetPassword ? (
        <Link href={formHref('forgotten')} className="justify-self-start text-link">
          Forgotten your password?
        </Link>
      ) : null}
      <Submit isBusy={isBusy}>Sign in</Submit>
    </form>
  )
}

function CodeForm({ onStartOver }: { onStartOver: () => void }) {
  const submit = async (values: { code: string }) => {
    await signInByCode(values)
    start()
  }
  const { errors, message, isBusy, form } = useUnkeptForm(FORMS.code, submit, WHOLE_PAGE)
  return (
    <form {...form} className="grid gap-5">
      <Problem message={message} />
      <Field
        label="Code"
        id="code"
        hint="The six digits your authenticator app shows for Lodestar, or one of your backup codes."
        error={errors.code}
      >
        <TextInput
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={30}
        />
      </Field>
      <Submit isBusy={isBusy}>Go on</Submit>
      <Button variant="quiet" onClick={onStartOver}>
        Begin again with the password
      </Button>
    </form>
  )
}

export function CreateAccountForm() {
  const { errors, message, isBusy, form } = useUnkeptForm(
    FORMS.createAccount,
    async (values) => {
      await createAccount(values)
      start()
    },
    WHOLE_PAGE,
  )
  return (
    <form {...form} className="grid gap-5">
      <Problem message={message} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" id="firstName" isNeeded error={errors.firstName}>
          <TextInput name="firstName" autoComplete="given-name" maxLength={80} />
        </Field>
        <Field label="Last name" id="lastName" isNeeded error={errors.lastName}>
          <TextInput name="lastName" autoComplete="family-name" maxLength={80} />
        </Field>
      </div>
      <EmailField isNeeded error={errors.email} autoComplete="email" />
      <Field label="Password" id="password" hint="At least 8 characters." isNeeded error={errors.password}>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Submit isBusy={isBusy}>Create account</Submit>
    </form>
  )
}

export function ForgottenPasswordForm() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { errors, message, isBusy, form } = useUnkeptForm(
    FORMS.forgottenPassword,
    async (values) => {
      await requestReset(values)
      setSentTo(values.email)
    },
    WHOLE_PAGE,
  )
  if (sentTo) {
    return (
      <Notice tone="good" title="Look into your mail">
        If {sentTo} has an account here, a link to choose a new password is on its way. It works for one hour.
      </Notice>
    )
  }
  return (
    <form {...form} className="grid gap-5">
      <Problem message={message} />
      <EmailField error={errors.email} autoComplete="username" />
      <Submit isBusy={isBusy}>Send the link</Submit>
    </form>
  )
}

export function NewPasswordForm({ token }: { token: string }) {
  const [isDone, setIsDone] = useState(false)
  const { errors, message, isBusy, form } = useUnkeptForm(
    FORMS.newPassword,
    async (values) => {
      await choosePassword(token, values)
      setIsDone(true)
    },
    WHOLE_PAGE,
  )
  if (isDone) {
    return (
      <Notice
        tone="good"
        title="Your new password is set"
        action={
          <Link href={formHref('sign-in')} className="text-link">
            Sign in
          </Link>
        }
      >
        Everybody who was signed in to your account is signed out.
      </Notice>
    )
  }
  return (
    <form {...form} className="grid gap-5">
      <Problem message={message} />
      <Field label="New password" id="newPassword" hint="At least 8 characters." error={errors.newPassword}>
        <PasswordInput name="newPassword" autoComplete="new-password" />
      </Field>
      <Submit isBusy={isBusy}>Set new password</Submit>
    </form>
  )
}

interface EmailProps {
  error: string | undefined
  autoComplete: 'email' | 'username'
  isNeeded?: boolean
}
const EmailField = ({ error, autoComplete, isNeeded }: EmailProps) => (
  <Field label="Email" id="email" isNeeded={isNeeded} error={error}>
    <TextInput
      name="email"
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  </Field>
)

const Submit = ({ isBusy, children }: { isBusy: boolean; children: string }) => (
  <Button type="submit" variant="primary" busy={isBusy} className="mt-1 w-full">
    {children}
  </Button>
)

const Problem = ({ message }: { message: string | null }) =>
  message ? <Notice tone="danger">{message}</Notice> : null
