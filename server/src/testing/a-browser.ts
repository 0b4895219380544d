import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { depsOfApp } from './test-app.ts'

/** The password of everybody who signs up in a browser of a test. */
export const PASSWORD = 'a quiet passphrase'

/** A browser at an address of its own, which keeps what cookies it is given. */
export class TestBrowser {
  readonly #app: FastifyInstance
  readonly #cookies = new Map<string, string>()
  readonly #own: { remoteAddress?: string; userAgent?: string }

  constructor(app: FastifyInstance, own: { remoteAddress?: string; userAgent?: string } = {}) {
    this.#app = app
    this.#own = own
  }

  /** What it would send as its `cookie` header now. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async send(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse> {
    const { remoteAddress, userAgent } = this.#own
    const reply = await this.#app.inject({
      method,
      url,
      headers: { cookie: this.cookie, ...(userAgent ? { 'user-agent': userAgent } : {}) },
      ...(remoteAddress ? { remoteAddress } : {}),
      ...(payload ? { payload } : {}),
    })
    for (const { name, value } of reply.cookies) {
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, encodeURIComponent(value))
    }
    return reply
  }

  get = (url: string) => this.send('GET', url)
  post = (url: string, body: object = {}) => this.send('POST', url, body)

  signIn = (email: string, password = PASSWORD) =>
    this.post('/api/identity/sign-in/email', { email, password })

  /** The status of a call that needs a session. */
  status = async () => (await this.get('/api/goals')).statusCode
}

/** Somebody who has signed up in a browser of theirs, through the sign-up call. */
export async function signUpIn(
  browser: TestBrowser,
  app: FastifyInstance,
  changes: { email?: string; firstName?: string; lastName?: string } = {},
): Promise<{ id: string; email: string }> {
  const email = changes.email ?? `${depsOfApp(app).ids()}@example.com`
  const person = { firstName: 'Ada', lastName: 'Okafor', password: PASSWORD, ...changes, email }
  const { id } = (await browser.post('/api/identity/sign-up/email', person)).json<{ id: string }>()
  return { id, email }
}
