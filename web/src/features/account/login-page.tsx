import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link, useSearch } from 'wouter'
import { PATHS } from '../../lib/paths.ts'
import { wantsNewAccount } from '../../lib/storage/account-intent.ts'
import { loadPendingAssessment } from '../../lib/storage/pending-assessment.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { signInOptionsQuery } from './account.queries.ts'
import {
  CreateAccountForm,
  ForgottenPasswordForm,
  formHref,
  NewPasswordForm,
  SignInForm,
} from './account-forms.tsx'
import { AddressForm } from './address-form.tsx'
import { ProviderFailure } from './provider-failure.tsx'

type View = 'sign-in' | 'create' | 'forgotten' | 'new-password' | 'address'

const TITLES: Record<View, string> = {
  'sign-in': 'Welcome back',
  create: 'Create your account',
  forgotten: 'Forgotten password',
  'new-password': 'Choose a new password',
  address: 'Confirm your address',
}

/** Where people sign in or create an account; it stands at /api/login, as everything leads there. */
export function LoginPage() {
  const params = new URLSearchParams(useSearch())
  const view = pickView(params)
  const failure = params.get('error')
  const { data: options } = useQuery(signInOptionsQuery)
  useEffect(() => {
    document.title = `${TITLES[view]} · Lodestar`
  }, [view])
  return (
    <div className="mx-auto flex min-h-dvh max-w-[26rem] flex-col px-5 pb-16">
      <header className="flex h-20 items-center">
        <a href={PATHS.home} className="flex min-h-11 items-center text-ink no-underline">
          <Wordmark />
        </a>
      </header>
      <main id="main" tabIndex={-1} className="pt-6 outline-none sm:pt-14">
        <h1 className="mb-8 font-serif text-2xl">{TITLES[view]}</h1>
        {failure === null ? null : (
          <div className="mb-6">
            <ProviderFailure code={failure} provider={options?.identityProvider ?? 'the other site'} />
          </div>
        )}
        {options?.identityProvider ? <ProviderSignIn name={options.identityProvider} /> : null}
        {loadPendingAssessment() ? (
          <div className="mb-6">
            <Notice tone="growth">
              Your assessment answers are kept: they will be waiting in your account.
            </Notice>
          </div>
        ) : null}
        {/* The key gives each form a start of its own. */}
        <div key={view}>{renderForm(view, params, options?.canResetPassword ?? false)}</div>
        {view === 'address' ? null : <Elsewhere view={view} />}
      </main>
    </div>
  )
}

function pickView(params: URLSearchParams): View {
  if (params.has('verify')) return 'address'
  if (params.has('token')) return 'new-password'
  const asked = params.get('view')
  if (asked === 'create' || asked === 'sign-in' || asked === 'forgotten') return asked
  const hasAccount = params.get('error') === 'account_not_linked'
  return wantsNewAccount() && !hasAccount ? 'create' : 'sign-in'
}

function renderForm(view: View, params: URLSearchParams, canResetPassword: boolean): ReactNode {
  if (view === 'create') return <CreateAccountForm />
  if (view === 'forgotten') return <ForgottenPasswordForm />
  if (view === 'new-password') return <NewPasswordForm token={params.get('token') ?? ''} />
  if (view === 'address') return <AddressForm token={params.get('verify') ?? ''} />
  return <SignInForm canResetPassword={canResetPassword} />
}

const Elsewhere = ({ view }: { view: View }) => (
  <p className="mt-8 border-t border-line pt-5 text-ink-soft">
    {view === 'sign-in' ? 'New here? ' : 'You have an account? '}
    <Link
      href={formHref(view === 'sign-in' ? 'create' : 'sign-in')}
      className="inline-flex min-h-6 items-center text-link"
    >
      {view === 'sign-in' ? 'Create account' : 'Sign in'}
    </Link>
  </p>
)

const ProviderSignIn = ({ name }: { name: string }) => (
  <div className="mb-6 grid gap-6 border-b border-line pb-6">
    <ButtonLink href={PATHS.login} className="w-full">
      Continue with {name}
    </ButtonLink>
    <p className="text-sm text-ink-soft">Or use your email address and a password.</p>
  </div>
)
