import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { Provider } from 'oidc-provider'

/** How the application is known to the provider. */
export const CLIENT = { id: 'lodestar', secret: 'a-client-secret-of-the-test' }

/** What the provider tells of somebody. */
interface Claims {
  email?: string
  email_verified: boolean
  given_name?: string
  family_name?: string
  name?: string
}

/** An OpenID Connect provider on this machine; signing in there takes a name and no password. */
interface IdentityProvider {
  issuer: string
  port: number
  /** Begins to serve people who come from these addresses; until then it answers that it is not ready. */
  serve: (homes: readonly string[], claimsOf: (name: string) => Claims | undefined) => void
  stop: () => void
}

/** Opens the place of a provider, so that its address is known before that of the application it serves. */
export async function startIdentityProvider(port = 0): Promise<IdentityProvider> {
  let answer: RequestListener = (_request, response) => void response.writeHead(503).end()
  const server = createServer((request, response) => answer(request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port')
  const issuer = `http://127.0.0.1:${address.port}`
  return {
    issuer,
    port: address.port,
    serve: (homes, claimsOf) => {
      answer = createProvider(issuer, homes, claimsOf).callback()
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function createProvider(
  issuer: string,
  homes: readonly string[],
  claimsOf: (name: string) => Claims | undefined,
) {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: homes.map((home) => `${home}/api/identity/callback/oidc`),
        token_endpoint_auth_method: 'client_secret_post',
        require_auth_time: true,
      },
    ],
    pkce: { required: () => true },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['only for the test'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...claimsOf(id) }),
    }),
  })
  provider.on('server_error', (_context, error) => {
    throw error
  })
  return provider
}
