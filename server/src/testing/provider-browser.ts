import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'

/** Where the product of a test is reached, by http and by https. */
export const HOMES = { plain: 'http://localhost:3000', secure: 'https://coach.example.com' } as const
const CALLBACK = '/api/identity/callback/oidc'

/** A browser that goes to and fro between us and the provider, with a cookie jar for each. */
export class ProviderBrowser {
  readonly #app: FastifyInstance
  readonly #jars = { ours: new Map<string, string>(), theirs: new Map<string, string>() }

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.#visit(url)
  }

  /** Follows the way to the provider, signs in as somebody, and comes back. */
  async signInAs(
    name: string,
    answer: 'login' | 'abort' = 'login',
    start = '/api/login',
  ): Promise<LightMyRequestResponse> {
    return this.#visit(await this.walkToProvider(name, answer, start))
  }

  /** As `signInAs`, but takes out of the way there what asks the provider to ask again. */
  async signInUnasked(name: string): Promise<LightMyRequestResponse> {
    return this.#visit(await this.walkToProvider(name, 'login', '/api/login?again', ['prompt', 'max_age']))
  }

  /** Follows the way to the provider and signs in as somebody; returns the address that would lead back. */
  async walkToProvider(
    name: string,
    answer: 'login' | 'abort' = 'login',
    path = '/api/login',
    without: readonly string[] = [],
  ): Promise<string> {
    const start = await this.#visit(path)
    expect(start.statusCode).toBe(302)
    const there = new URL(String(start.headers.location))
    for (const each of without) there.searchParams.delete(each)
    const back = await this.#atProvider(there.href, name, answer)
    return back.slice(back.indexOf(CALLBACK))
  }

  async #visit(url: string): Promise<LightMyRequestResponse> {
    const cookie = [...this.#jars.ours].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await this.#app.inject({ url, headers: { cookie, host: 'localhost:3000' } })
    for (const { name, value } of reply.cookies) {
      if (value === '') this.#jars.ours.delete(name)
      else this.#jars.ours.set(name, encodeURIComponent(value))
    }
    return reply
  }

  async #atProvider(url: string, name: string, answer: 'login' | 'abort'): Promise<string> {
    let next = url
    for (let step = 0; step < 12; step += 1) {
      if (Object.values(HOMES).some((home) => next.startsWith(home))) return next
      const page = await this.#fetch(next)
      const location = page.headers.get('location')
      if (location) {
        next = new URL(location, next).href
        continue
      }
      const html = await page.text()
      const form = /action="([^"]+)"/.exec(html)?.[1] ?? ''
      const abort = /href="([^"]+\/abort)"/.exec(html)?.[1]
      if (answer === 'abort' && abort) {
        next = new URL(abort, next).href
        continue
      }
      const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? ''
      const body = new URLSearchParams({ prompt, login: name, password: 'any' })
      const sent = await this.#fetch(new URL(form, next).href, body)
      next = new URL(sent.headers.get('location') ?? '', next).href
    }
    throw new Error('The provider did not send us back')
  }

  async #fetch(url: string, body?: URLSearchParams): Promise<Response> {
    const cookie = [...this.#jars.theirs].map(([name, value]) => `${name}=${value}`).join('; ')
    const page = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body ? { method: 'POST', body } : {}),
    })
    for (const line of page.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      this.#jars.theirs.set(name, value)
    }
    return page
  }
}
