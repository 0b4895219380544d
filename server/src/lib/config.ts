import { resolve } from 'node:path'
import {
  DECIMAL,
  type Env,
  read,
  readChoice,
  readNumber,
  readRanges,
  readSwitch,
  readTogether,
  readUrl,
  refuse,
  SECONDS,
  SWITCHES,
  WHOLE,
} from './read-setting.ts'

const ROLES = ['web', 'worker', 'all'] as const
const AI_PROVIDERS = ['openai', 'anthropic', 'google', 'ollama', 'openai-compatible'] as const
/** Providers that let nobody ask without a key. */
const KEYED: readonly string[] = ['openai', 'anthropic', 'google']
const AI_MODES = ['lead', 'off', 'auto'] as const
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
  /** Addresses and ranges that figures are told to at `/metrics`. */
  metricsFrom: string[]
  /** The collector that traces go to. */
  traceEndpoint: string | null
  role: (typeof ROLES)[number]
  /** How long a server that is told to stop goes on answering while balancers learn that it is about to. */
  leaveSeconds: number
  /** Whether analyzed messages are checked for grammar, in a thread that takes 400 MB while it is in use. */
  grammar: boolean
  /** Null: quiet in a terminal, one line per request elsewhere. */
  logLevel: (typeof LOG_LEVELS)[number] | null
}

const MIN_SECRET_CHARACTERS = 32
/** The push services of Chrome, Firefox, Edge and Safari. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
]
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
    trustedProxies: readRanges(env, 'TRUSTED_PROXIES'),
    metricsFrom: readRanges(env, 'METRICS_FROM'),
    oidc: readOidc(env),
    ai: readAi(env),
    offersModel: readChoice(env, 'AI_OFFER', SWITCHES) !== 'off',
    smtp: readSmtp(env, publicUrl),
    pushHosts: read(env, 'PUSH_HOSTS')?.split(/[\s,]+/) ?? PUSH_HOSTS,
    traceEndpoint: readUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    role: readChoice(env, 'ROLE', ROLES) ?? 'all',
    leaveSeconds: readNumber(env, 'LEAVE_SECONDS', SECONDS) ?? 0,
    grammar: readChoice(env, 'GRAMMAR', SWITCHES) !== 'off',
    logLevel: readChoice(env, 'LOG_LEVEL', LOG_LEVELS),
  }
}

function readPort(env: Env): number {
  const value = read(env, 'PORT')
  if (value === null) return 3000
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (port < 1 || port > 65_535) refuse('PORT', 'must be a whole number from 1 to 65535', value)
  return port
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
