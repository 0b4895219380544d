import { Notice } from '../../ui/notice.tsx'

interface Props {
  /** What the sign-in page was opened with as `error`: a code of ours, of the sign-in library or of the provider. */
  code: string
  /** The name of the identity provider, as it reads within a sentence. */
  provider: string
}

/** Says why a sign-in at the identity provider came back without a session. */
export function ProviderFailure({ code, provider }: Props) {
  const { title, text } = (REASONS.get(code) ?? UNKNOWN)(provider)
  return (
    <Notice tone="danger" title={title}>
      {text}
    </Notice>
  )
}

type Reason = (provider: string) => { title: string; text: string }

const UNKNOWN: Reason = (provider) => ({
  title: `Signing in with ${provider} did not work`,
  text: `You were sent back without being let in. Nothing was changed. Try again, or use your email address and a password.`,
})

const NOT_LINKED: Reason = (provider) => ({
  title: 'This address already has an account here',
  text: `It was made with a password, so ${provider} cannot open it. Sign in with its password below.`,
})

const GUARDED: Reason = (provider) => ({
  title: 'Your account asks for a second factor',
  text: `It was set up here, and ${provider} does not know it. Sign in with your password below; then a code of your app is asked for.`,
})
const GIVEN_UP: Reason = (provider) => ({
  title: `You are not signed in with ${provider}`,
  text: `It was given up there, or ${provider} does not let you use Lodestar. Nothing was changed.`,
})

const UNREACHABLE: Reason = (provider) => ({
  title: `Lodestar could not reach ${provider}`,
  text: 'Nothing was changed. Try again in a moment, or use your email address and a password.',
})

const LAPSED: Reason = (provider) => ({
  title: 'That took too long, or began in another browser',
  text: `To keep your account safe, signing in has to end where it began, within some minutes. Continue with ${provider} once more.`,
})

const NO_ADDRESS: Reason = (provider) => ({
  title: `No email address came from ${provider}`,
  text: 'An account here needs one. Ask whoever looks after your account there, or create an account with your email address and a password.',
})

/** The codes with words of their own; every other one is told as unknown. */
const REASONS: ReadonlyMap<string, Reason> = new Map([
  ['account_not_linked', NOT_LINKED],
  ['second_factor_required', GUARDED],
  ['access_denied', GIVEN_UP],
  ['provider_unavailable', UNREACHABLE],
  ['temporarily_unavailable', UNREACHABLE],
  ['state_mismatch', LAPSED],
  ['state_not_found', LAPSED],
  ['email_not_found', NO_ADDRESS],
])
