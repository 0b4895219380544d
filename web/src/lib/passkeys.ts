import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Says whether this browser can keep passkeys for this site: by https, or on this machine. */
export const canUsePasskeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window

/** Lets a device of the person make a passkey. @param options what the server asks of it. @throws Error when it is given up. */
export async function makePasskey(options: Record<string, unknown>) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON })
}

/** Lets a device of the person answer with its passkey. @param options what the server asks of it. @throws Error when it is given up. */
export async function provePasskey(options: Record<string, unknown>) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON })
}

/** Says whether the person, or their device, has let it be. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
