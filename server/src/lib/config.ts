import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { StartError } from './start-error.ts'

const ROLES = ['web', 'worker', 'all'] as const
const AI_PROVIDERS = ['openai', 'anthropic', 'google', 'ollama', 'openai-compatible'] as const
/** Providers that let nobody ask without a key. */
const KEYED: readonly string[] = ['openai', 'anthropic', 'google']
const AI_MODES = ['lead', 'off', 'auto'] as const
const SWITCHES = ['on', 'off'] as const
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** An OpenID Connect provider people may sign in with. */
export interface OidcConfig {
  issuer: string
  clientId: string
  clientSecret: string
  /** What people read, such as the organization's name. */
  name: string
}

/** Where a language model is asked. */
export interface ModelConfig {
  provider: (typeof AI_PROVIDERS)[number]
  model: string
  baseUrl: string | null
  apiKey: string | null
}

/** A language model that leads the coach's turns instead of the built-in coach. */
export interface AiConfig extends ModelConfig {
  /** Whether it leads the coach's turns: whatever it makes of the self-test, never, or once it has passed it. */
  mode: (typeof AI_MODES)[number]
  /** Tokens a day. */
  budget: { perPerson: number | null; inAll: number | null }
  /** What a million tokens cost; null where that is not told. */
  prices: { input: number; output: number; cached: number } | null
}

/** Every setting, checked. What is null is switched off. */
export interface Config {
  port: number
  host: string
  /** Absolute path of the folder that holds the embedded database and the secret key. */
  dataDir: string
  databaseUrl: string | null
  /** Who migrates and keeps the queue, where that is not who serves. */
  databaseOwnerUrl: string | null
  /** Whether a pooler before the database shares connections between transactions; null where that is found out. */
  databasePooled: boolean | null
  /** The origin people reach this installation at, without a slash at its end. */
  publicUrl: string
  /** Whether browsers are told to come by https to hosts below that of `publicUrl` too, where it is https. */
  hstsSubdomains: boolean
  /** Signs cookies; null until `loadSecretKey` has made or read one. */
  secretKey: string | null
  /** Secret keys of before, which what is stored may still be encrypted by. */
  oldSecretKeys: string[]
  /** Addresses and ranges of the proxies that are believed; `http/trusted-proxies.ts` reads them. */
  trustedProxies: string[]
  oidc: OidcConfig | null
  ai: AiConfig | null
  /** Whether, where no model is connected, one that runs on this machine is looked for at the start and named. */
  offersModel: boolean
  smtp: { url: string; from: string } | null
  /** Push services that browsers may name; one with a leading dot stands for every host below it. */
  pushHosts: string[]
  role: (typeof ROLES)[number]
  /** How long a server that is told to stop goes on answering while balancers learn that it is about to. */
  leaveSeconds: number
  /** Whether analyzed messages are checked for grammar, in a thread that takes 400 MB while it is in use. */
  grammar: boolean
  /** Null: quiet in a terminal, one line per request elsewhere. */
  logLevel: (typeof LOG_LEVELS)[number] | null
}

type Env = Readonly<Record<string, string | undefined>>

const MIN_SECRET_CHARACTERS = 32
/** The push services of Chrome, Firefox, Edge and Safari. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
]
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Reads every setting from the environment. An empty value counts as not set.
 *
 * This is the only place of the server that looks at the process's environment.
 *
 * @throws StartError naming the first setting that is wrong, why, and what it may be.
 */
export function readConfig(env: Env = process.env): Config {
  const port = readPort(env)
  const publicUrl = readOrigin(env, 'PUBLIC_URL') ?? `http://localhost:${port}`
  return {
    port,
    host: read(env, 'HOST') ?? 'localhost',
    dataDir: resolve(read(env, 'DATA_DIR') ?? 'data'),
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseOwnerUrl: readUrl(env, 'DATABASE_OWNER_URL', ['postgres:', 'postgresql:']),
    databasePooled: readSwitch(env, 'DATABASE_POOLED'),
    publicUrl,
    hstsSubdomains: readHstsSubdomains(env, publicUrl),
    secretKey: readSecretKey(env),
    oldSecretKeys: read(env, 'SECRET_KEY_OLD')?.split(/[\s,]+/) ?? [],
    trustedProxies: readTrustedProxies(env),
    oidc: readOidc(env),
    ai: readAi(env),
    offersModel: readChoice(env, 'AI_OFFER', SWITCHES) !== 'off',
    smtp: readSmtp(env, publicUrl),
    pushHosts: read(env, 'PUSH_HOSTS')?.split(/[\s,]+/) ?? PUSH_HOSTS,
    role: readChoice(env, 'ROLE', ROLES) ?? 'all',
    leaveSeconds: readNumber(env, 'LEAVE_SECONDS', SECONDS) ?? 0,
    grammar: readChoice(env, 'GRAMMAR', SWITCHES) !== 'off',
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS),
  }
}

function read(env: Env, name: string): string | null {
  const value = env[name]?.trim()
  return value ? value : null
}

function refuse(name: string, must: string, value: string | null): never {
  throw new StartError(value === null ? `${name} ${must}` : `${name} ${must}, not ${JSON.stringify(value)}`)
}

function readPort(env: Env): number {
  const value = read(env, 'PORT')
  if (value === null) return 3000
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (port < 1 || port > 65_535) refuse('PORT', 'must be a whole number from 1 to 65535', value)
  return port
}

function readChoice<const T extends readonly string[]>(env: Env, name: string, choices: T): T[number] | null {
  const value = read(env, name)
  if (value === null) return null
  if (!choices.includes(value)) refuse(name, `must be one of ${choices.join(', ')}`, value)
  return value
}

const readSwitch = (env: Env, name: string): boolean | null => {
  const choice = readChoice(env, name, SWITCHES)
  return choice === null ? null : choice === 'on'
}

/** How a number is written, and how that is said. */
const WHOLE = [/^[1-9]\d{0,14}$/, 'a whole number from 1'] as const
const SECONDS = [/^([0-9]|[1-5]\d|60)$/, 'a whole number from 0 to 60'] as const
const DECIMAL = [/^\d{1,9}(\.\d{1,9})?$/, 'a number such as 2.5'] as const

function readNumber(
  env: Env,
  name: string,
  [form, must]: typeof WHOLE | typeof SECONDS | typeof DECIMAL,
): number | null {
  const value = read(env, name)
  if (value !== null && !form.test(value)) refuse(name, `must be ${must}`, value)
  return value === null ? null : Number(value)
}

function readUrl(env: Env, name: string, protocols: readonly string[]): string | null {
  const value = read(env, name)
  if (value === null) return null
  const kinds = protocols.map((protocol) => `${protocol}//`).join(' or ')
  // A URL may hold a password, so a wrong one is not repeated.
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol) || !new URL(value).hostname)
    refuse(name, `must be a URL that starts with ${kinds} and names a host`, null)
  return value
}

function readOrigin(env: Env, name: string): string | null {
  const value = readUrl(env, name, ['http:', 'https:'])
  if (value === null) return null
  const { origin, pathname, search, username } = new URL(value)
  if (pathname !== '/' || search || username)
    refuse(name, 'must be an origin such as https://coach.example.com, without a path', value)
  return origin
}

function readSecretKey(env: Env): string | null {
  const value = read(env, 'SECRET_KEY')
  if (value !== null && value.length < MIN_SECRET_CHARACTERS)
    refuse('SECRET_KEY', `must have at least ${MIN_SECRET_CHARACTERS} characters`, null)
  return value
}

function readHstsSubdomains(env: Env, publicUrl: string): boolean {
  const isOn = readChoice(env, 'HSTS_SUBDOMAINS', SWITCHES) === 'on'
  if (isOn && !publicUrl.startsWith('https:'))
    refuse('HSTS_SUBDOMAINS', 'says nothing unless PUBLIC_URL begins with https://', null)
  return isOn
}

function readTrustedProxies(env: Env): string[] {
  const value = read(env, 'TRUSTED_PROXIES') ?? 'loopback'
  const proxies = value.split(',').map((part) => part.trim())
  for (const proxy of proxies) {
    if (!isIP(proxy) && !isRange(proxy) && !NAMED_RANGES.includes(proxy))
      refuse(
        'TRUSTED_PROXIES',
        'must be addresses, ranges such as 10.0.0.0/8, or loopback, separated by commas',
        value,
      )
  }
  return proxies
}

function isRange(text: string): boolean {
  const [address = '', bits = '', ...rest] = text.split('/')
  const family = isIP(address)
  const most = family === 6 ? 128 : 32
  return family !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most
}

/** Reads settings that only work together: all or none of them. */
function readTogether<const T extends readonly string[]>(
  env: Env,
  names: T,
): Record<T[number], string> | null {
  const found = names.filter((name) => read(env, name) !== null)
  if (found.length === 0) return null
  const missing = names.filter((name) => read(env, name) === null)
  if (missing.length > 0) refuse(missing.join(' and '), `must be set too, because ${found[0]} is set`, null)
  return Object.fromEntries(names.map((name) => [name, read(env, name)])) as Record<T[number], string>
}

function readOidc(env: Env): OidcConfig | null {
  const set = readTogether(env, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])
  if (!set) return null
  const issuer = readUrl(env, 'OIDC_ISSUER', ['https:', 'http:']) ?? ''
  return {
    issuer: issuer.replace(/\/+$/, ''),
    clientId: set.OIDC_CLIENT_ID,
    clientSecret: set.OIDC_CLIENT_SECRET,
    name: read(env, 'OIDC_NAME') ?? new URL(issuer).hostname,
  }
}

/** Settings that say nothing without a model. */
const OF_A_MODEL = [
  'AI_MODEL',
  'AI_BASE_URL',
  'AI_API_KEY',
  'AI_MODE',
  'AI_DAILY_TOKENS',
  'AI_DAILY_TOKENS_PER_PERSON',
  'AI_PRICE_INPUT',
  'AI_PRICE_OUTPUT',
  'AI_PRICE_CACHED',
]

function readAi(env: Env): AiConfig | null {
  const provider = readChoice(env, 'AI_PROVIDER', AI_PROVIDERS)
  const model = read(env, 'AI_MODEL')
  const baseUrl = readUrl(env, 'AI_BASE_URL', ['https:', 'http:'])
  const apiKey = read(env, 'AI_API_KEY')
  const mode = readChoice(env, 'AI_MODE', AI_MODES) ?? 'auto'
  const budget = {
    perPerson: readNumber(env, 'AI_DAILY_TOKENS_PER_PERSON', WHOLE),
    inAll: readNumber(env, 'AI_DAILY_TOKENS', WHOLE),
  }
  const prices = readPrices(env)
  if (provider === null) {
    if (OF_A_MODEL.some((name) => read(env, name) !== null))
      refuse('AI_PROVIDER', `must be set too: one of ${AI_PROVIDERS.join(', ')}`, null)
    return null
  }
  if (model === null) refuse('AI_MODEL', 'must be set too, because AI_PROVIDER is set', null)
  if (provider === 'openai-compatible' && baseUrl === null)
    refuse('AI_BASE_URL', 'must be set for the provider openai-compatible', null)
  if (KEYED.includes(provider) && apiKey === null)
    refuse('AI_API_KEY', `must be set for the provider ${provider}`, null)
  return { provider, model, baseUrl, apiKey, mode, budget, prices }
}

/** What is cached costs what other input does, unless a price says otherwise. */
function readPrices(env: Env): AiConfig['prices'] {
  const input = readNumber(env, 'AI_PRICE_INPUT', DECIMAL)
  const output = readNumber(env, 'AI_PRICE_OUTPUT', DECIMAL)
  const cached = readNumber(env, 'AI_PRICE_CACHED', DECIMAL)
  if (input !== null && output !== null) return { input, output, cached: cached ?? input }
  const missing = input === null ? 'AI_PRICE_INPUT' : 'AI_PRICE_OUTPUT'
  if ((input ?? output ?? cached) !== null)
    refuse(missing, 'must be set too, because another price is set', null)
  return null
}

function readSmtp(env: Env, publicUrl: string): Config['smtp'] {
  const url = readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'])
  if (url === null) return null
  return { url, from: read(env, 'MAIL_FROM') ?? `Lodestar <no-reply@${new URL(publicUrl).hostname}>` }
}
