import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { SESSION_SECONDS } from './identity-storage.ts'

/** What a browser proves by its session cookie, signed with our key. */
interface SessionProof {
  token: string
  /** The `cookie` header that says this and nothing else, as the sign-in library writes it: signed by the newest key. */
  cookie: string
  /** What gives the browser that signature as a `set-cookie` value, where its own is by an earlier key. */
  renewing: string | null
}

/** Reads the session cookie of requests, for one installation. */
export interface SessionCookies {
  /** The one proof that a request carries; null without, and null when it carries the cookie twice. */
  read: (request: FastifyRequest) => SessionProof | null
  /** Every proof that a request carries. */
  readAll: (request: FastifyRequest) => SessionProof[]
  /** True when a request carries the cookie more than once, signed or not. */
  isDoubled: (request: FastifyRequest) => boolean
  /** As `read`, of the cookie that says whose second factor is asked for; its token names the question. */
  readChallenge: (request: FastifyRequest) => SessionProof | null
  /** As `readChallenge`, of the cookie that says what a passkey has been asked. */
  readPasskey: (request: FastifyRequest) => SessionProof | null
  /** Reads which session the `set-cookie` values of a reply begin; null when they begin none. */
  readBegun: (setCookies: readonly string[]) => string | null
  /** What takes the cookie away, as `set-cookie` values. */
  clearing: readonly string[]
}

/**
 * What the names of our cookies begin with.
 *
 * Behind https a browser takes a `__Host-` cookie from this very host only, so no neighbour host can plant one here.
 */
export const nameCookies = (publicUrl: string): string =>
  isSecure(publicUrl) ? '__Host-lodestar' : 'lodestar'

/** True where people come by https. */
export const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/**
 * Makes the reader of session cookies.
 *
 * Only the one name that belongs to the scheme counts. A browser sends a cookie twice only when somebody else has set
 * one of them, for a wider domain or a narrower path, and nothing in the header tells which is ours: such a request
 * proves nothing, and both are taken away as far as we may.
 *
 * @param secret signs; what was signed by one of the `earlier` secret keys counts too.
 */
export function createSessionCookies(
  publicUrl: string,
  secret: string,
  earlier: readonly string[] = [],
): SessionCookies {
  const prefix = nameCookies(publicUrl)
  const attributesAt = (path: string) =>
    `Path=${path}; HttpOnly; SameSite=Lax${isSecure(publicUrl) ? '; Secure' : ''}`
  const name = `${prefix}.session_token`
  const readValues = ({ headers }: FastifyRequest, of = name) => listValues(headers.cookie ?? '', of)
  const prove = (value: string, of = name): SessionProof[] => {
    const key = [secret, ...earlier].find((each) => verify(value, each) !== null)
    const token = key === undefined ? null : verify(value, key)
    if (token === null) return []
    const cookie = `${of}=${encodeURIComponent(sign(token, secret))}`
    return [
      {
        token,
        cookie,
        renewing: key === secret ? null : `${cookie}; Max-Age=${SESSION_SECONDS}; ${attributesAt('/')}`,
      },
    ]
  }
  const readOne = (request: FastifyRequest, of: string) => {
    const [value, ...others] = readValues(request, of)
    return value === undefined || others.length > 0 ? null : (prove(value, of)[0] ?? null)
  }
  const clear = (path: string) => `${name}=; Max-Age=0; ${attributesAt(path)}`
  return {
    read: (request) => readOne(request, name),
    readAll: (request) => readValues(request).flatMap((value) => prove(value)),
    isDoubled: (request) => readValues(request).length > 1,
    readChallenge: (request) => readOne(request, `${prefix}.two_factor`),
    readPasskey: (request) => readOne(request, `${prefix}.passkey`),
    readBegun: (setCookies) => {
      const [begun] = setCookies.flatMap((each) => listValues(each.split(';')[0] ?? '', name))
      return begun === undefined ? null : verify(begun, secret)
    },
    // A `__Host-` cookie has no other path.
    clearing: isSecure(publicUrl) ? [clear('/')] : [clear('/'), clear('/api')],
  }
}

/** The values of every cookie of exactly this name. */
function listValues(header: string, name: string): string[] {
  return header.split(';').flatMap((pair) => {
    const end = pair.indexOf('=')
    return end !== -1 && pair.slice(0, end).trim() === name ? [pair.slice(end + 1).trim()] : []
  })
}

/** @returns the token whose signature a cookie's value carries, in whatever spelling; null when it carries none. */
function verify(value: string, secret: string): string | null {
  const decoded = decode(value)
  const token = decoded.slice(0, decoded.lastIndexOf('.'))
  if (token === '' || !decoded.includes('.')) return null
  const [given, right] = [Buffer.from(decoded), Buffer.from(sign(token, secret))]
  return given.length === right.length && timingSafeEqual(given, right) ? token : null
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/**
 * Signs a token as the sign-in library does.
 *
 * The library's own function waits for a thread each time, behind every password that is being hashed.
 */
const sign = (token: string, secret: string): string =>
  `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`
