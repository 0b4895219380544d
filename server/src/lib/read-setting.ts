import { isIP } from 'node:net'
import { StartError } from './start-error.ts'

/** The environment of a process. */
export type Env = Readonly<Record<string, string | undefined>>

/** What switches a thing. */
export const SWITCHES = ['on', 'off'] as const
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal']

/** A setting; null where it is not set, or empty. */
export function read(env: Env, name: string): string | null {
  const value = env[name]?.trim()
  return value ? value : null
}

/** Stops the start. @param must what the setting must be, as the rest of a sentence. @param value what it is, unless it may be secret. */
export function refuse(name: string, must: string, value: string | null): never {
  throw new StartError(value === null ? `${name} ${must}` : `${name} ${must}, not ${JSON.stringify(value)}`)
}

/** One of several words. */
export function readChoice<const T extends readonly string[]>(
  env: Env,
  name: string,
  choices: T,
): T[number] | null {
  const value = read(env, name)
  if (value === null) return null
  if (!choices.includes(value)) refuse(name, `must be one of ${choices.join(', ')}`, value)
  return value
}

/** True for `on`, false for `off`. */
export const readSwitch = (env: Env, name: string): boolean | null => {
  const choice = readChoice(env, name, SWITCHES)
  return choice === null ? null : choice === 'on'
}

/** A whole number: how it is written, and how that is said. */
export const WHOLE = [/^[1-9]\d{0,14}$/, 'a whole number from 1'] as const
/** Seconds up to a minute. */
export const SECONDS = [/^([0-9]|[1-5]\d|60)$/, 'a whole number from 0 to 60'] as const
/** A number with decimals. */
export const DECIMAL = [/^\d{1,9}(\.\d{1,9})?$/, 'a number such as 2.5'] as const

/** A number of one of those forms. */
export function readNumber(
  env: Env,
  name: string,
  [form, must]: typeof WHOLE | typeof SECONDS | typeof DECIMAL,
): number | null {
  const value = read(env, name)
  if (value !== null && !form.test(value)) refuse(name, `must be ${must}`, value)
  return value === null ? null : Number(value)
}

/** An address of one of several protocols. */
export function readUrl(env: Env, name: string, protocols: readonly string[]): string | null {
  const value = read(env, name)
  if (value === null) return null
  const kinds = protocols.map((protocol) => `${protocol}//`).join(' or ')
  // A URL may hold a password, so a wrong one is not repeated.
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol) || !new URL(value).hostname)
    refuse(name, `must be a URL that starts with ${kinds} and names a host`, null)
  return value
}

/** Addresses and ranges, those of this machine without it. */
export function readRanges(env: Env, name: string): string[] {
  const value = read(env, name) ?? 'loopback'
  const proxies = value.split(',').map((part) => part.trim())
  for (const proxy of proxies) {
    if (!isIP(proxy) && !isRange(proxy) && !NAMED_RANGES.includes(proxy))
      refuse(name, 'must be addresses, ranges such as 10.0.0.0/8, or loopback, separated by commas', value)
  }
  return proxies
}

function isRange(text: string): boolean {
  const [address = '', bits = '', ...rest] = text.split('/')
  const family = isIP(address)
  const most = family === 6 ? 128 : 32
  return family !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most
}

/** Settings that only work together: all or none of them. */
export function readTogether<const T extends readonly string[]>(
  env: Env,
  names: T,
): Record<T[number], string> | null {
  const found = names.filter((name) => read(env, name) !== null)
  if (found.length === 0) return null
  const missing = names.filter((name) => read(env, name) === null)
  if (missing.length > 0) refuse(missing.join(' and '), `must be set too, because ${found[0]} is set`, null)
  return Object.fromEntries(names.map((name) => [name, read(env, name)])) as Record<T[number], string>
}
