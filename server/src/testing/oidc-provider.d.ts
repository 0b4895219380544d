// The package comes without types; these are the parts that the tests use.
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  interface Account {
    accountId: string
    claims: () => Promise<Record<string, unknown>>
  }

  interface Configuration {
    clients: Record<string, unknown>[]
    pkce: { required: () => boolean }
    claims: Record<string, string[]>
    conformIdTokenClaims: boolean
    cookies: { keys: string[] }
    ttl: Record<string, number>
    findAccount: (context: unknown, id: string) => Promise<Account>
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration)
    callback(): RequestListener
    on(event: 'server_error', listener: (context: unknown, error: Error) => void): void
  }
}
