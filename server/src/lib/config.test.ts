import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const readRoot = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
/** The settings of .env.example, as somebody has them who takes every # away. */
const EXAMPLE = parseEnv(readRoot('.env.example').replace(/^#(?=[A-Z_]+=)/gm, ''))

const DATABASE = 'must be a URL that starts with postgres:// or postgresql:// and names a host'
const WEB = 'must be a URL that starts with https:// or http:// and names a host'

describe('the settings', () => {
  it('have a default each, so that nothing needs to be set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      databaseUrl: null,
      databasePooled: null,
      publicUrl: 'http://localhost:3000',
      hstsSubdomains: false,
      secretKey: null,
      trustedProxies: ['loopback'],
      oidc: null,
      ai: null,
      offersModel: true,
      smtp: null,
      role: 'all',
      leaveSeconds: 0,
      grammar: true,
    })
    expect(readConfig({}).dataDir).toMatch(/\/data$/)
  })

  it('are read whole', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/lodestar',
      DATABASE_URL: 'postgres://me:secret@db.example.com/lodestar',
      DATABASE_POOLED: 'off',
      PUBLIC_URL: 'https://coach.example.com/',
      HSTS_SUBDOMAINS: 'on',
      SECRET_KEY: 'x'.repeat(32),
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      METRICS_FROM: '192.0.2.7',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OIDC_ISSUER: 'https://login.example.com/realms/main/',
      OIDC_CLIENT_ID: 'lodestar',
      OIDC_CLIENT_SECRET: 'shh',
      AI_PROVIDER: 'ollama',
      AI_MODEL: 'some-model',
      AI_DAILY_TOKENS: '2000000',
      AI_DAILY_TOKENS_PER_PERSON: '100000',
      AI_PRICE_INPUT: '2.5',
      AI_PRICE_OUTPUT: '10',
      AI_OFFER: 'off',
      SMTP_URL: 'smtp://mail.example.com:587',
      ROLE: 'web',
      LEAVE_SECONDS: '20',
      PUSH_HOSTS: 'push.example.com, .push.example.org',
      GRAMMAR: 'off',
      LOG_LEVEL: 'debug',
    })
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/srv/lodestar',
      databaseUrl: 'postgres://me:secret@db.example.com/lodestar',
      databaseOwnerUrl: null,
      databasePooled: false,
      publicUrl: 'https://coach.example.com',
      hstsSubdomains: true,
      secretKey: 'x'.repeat(32),
      oldSecretKeys: [],
      trustedProxies: ['10.0.0.0/8', '::1'],
      metricsFrom: ['192.0.2.7'],
      traceEndpoint: 'http://collector:4318',
      oidc: {
        issuer: 'https://login.example.com/realms/main',
        clientId: 'lodestar',
        clientSecret: 'shh',
        name: 'login.example.com',
      },
      ai: {
        provider: 'ollama',
        model: 'some-model',
        baseUrl: null,
        apiKey: null,
        mode: 'auto',
        budget: { perPerson: 100_000, inAll: 2_000_000 },
        prices: { input: 2.5, output: 10, cached: 2.5 },
      },
      offersModel: false,
      smtp: { url: 'smtp://mail.example.com:587', from: 'Lodestar <no-reply@coach.example.com>' },
      role: 'web',
      leaveSeconds: 20,
      pushHosts: ['push.example.com', '.push.example.org'],
      grammar: false,
      logLevel: 'debug',
    })
  })

  it('count as not set when they are empty', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '  ', OIDC_ISSUER: '', AI_MODEL: '' })).toEqual(
      readConfig({}),
    )
  })

  it.each<[Record<string, string>, string]>([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc"'],
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535, not "0"'],
    [{ PORT: '65536' }, 'PORT must be a whole number from 1 to 65535, not "65536"'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 1 to 65535, not "80.5"'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 1 to 65535, not "-1"'],
    [{ DATABASE_URL: 'mysql://u:secret@h/d' }, `DATABASE_URL ${DATABASE}`],
    [{ DATABASE_URL: 'h:5432/d' }, `DATABASE_URL ${DATABASE}`],
    [
      { PUBLIC_URL: 'coach.example.com' },
      'PUBLIC_URL must be a URL that starts with http:// or https:// and names a host',
    ],
    [
      { PUBLIC_URL: 'https://example.com/coach' },
      'PUBLIC_URL must be an origin such as https://coach.example.com, without a path, not "https://example.com/coach"',
    ],
    [{ HSTS_SUBDOMAINS: 'on' }, 'HSTS_SUBDOMAINS says nothing unless PUBLIC_URL begins with https://'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters'],
    [
      { TRUSTED_PROXIES: 'everyone' },
      'TRUSTED_PROXIES must be addresses, ranges such as 10.0.0.0/8, or loopback, separated by commas, not "everyone"',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES must be addresses, ranges such as 10.0.0.0/8, or loopback, separated by commas, not "10.0.0.0/33"',
    ],
    [
      { OIDC_CLIENT_ID: 'x' },
      'OIDC_ISSUER and OIDC_CLIENT_SECRET must be set too, because OIDC_CLIENT_ID is set',
    ],
    [{ OIDC_ISSUER: 'x', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' }, `OIDC_ISSUER ${WEB}`],
    [
      { AI_PROVIDER: 'magic' },
      'AI_PROVIDER must be one of openai, anthropic, google, ollama, openai-compatible, not "magic"',
    ],
    [
      { AI_MODEL: 'x' },
      'AI_PROVIDER must be set too: one of openai, anthropic, google, ollama, openai-compatible',
    ],
    [{ AI_MODE: 'maybe' }, 'AI_MODE must be one of lead, off, auto, not "maybe"'],
    [
      { AI_MODE: 'lead' },
      'AI_PROVIDER must be set too: one of openai, anthropic, google, ollama, openai-compatible',
    ],
    [{ AI_PROVIDER: 'ollama' }, 'AI_MODEL must be set too, because AI_PROVIDER is set'],
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'x' }, 'AI_API_KEY must be set for the provider openai'],
    [{ AI_PROVIDER: 'google', AI_MODEL: 'x' }, 'AI_API_KEY must be set for the provider google'],
    [
      { AI_DAILY_TOKENS: '1000' },
      'AI_PROVIDER must be set too: one of openai, anthropic, google, ollama, openai-compatible',
    ],
    [
      { AI_PROVIDER: 'ollama', AI_MODEL: 'x', AI_DAILY_TOKENS_PER_PERSON: '0' },
      'AI_DAILY_TOKENS_PER_PERSON must be a whole number from 1, not "0"',
    ],
    [
      { AI_PROVIDER: 'ollama', AI_MODEL: 'x', AI_PRICE_INPUT: '2,50' },
      'AI_PRICE_INPUT must be a number such as 2.5, not "2,50"',
    ],
    [
      { AI_PROVIDER: 'ollama', AI_MODEL: 'x', AI_PRICE_INPUT: '2.5' },
      'AI_PRICE_OUTPUT must be set too, because another price is set',
    ],
    [
      { AI_PROVIDER: 'ollama', AI_MODEL: 'x', AI_PRICE_CACHED: '2.5' },
      'AI_PRICE_INPUT must be set too, because another price is set',
    ],
    [{ AI_OFFER: 'maybe' }, 'AI_OFFER must be one of on, off, not "maybe"'],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'x' },
      'AI_BASE_URL must be set for the provider openai-compatible',
    ],
    [{ AI_BASE_URL: 'localhost' }, `AI_BASE_URL ${WEB}`],
    [
      { SMTP_URL: 'mail.example.com' },
      'SMTP_URL must be a URL that starts with smtp:// or smtps:// and names a host',
    ],
    [{ LEAVE_SECONDS: '61' }, 'LEAVE_SECONDS must be a whole number from 0 to 60, not "61"'],
    [{ DATABASE_POOLED: 'yes' }, 'DATABASE_POOLED must be one of on, off, not "yes"'],
    [{ ROLE: 'boss' }, 'ROLE must be one of web, worker, all, not "boss"'],
    [{ GRAMMAR: 'maybe' }, 'GRAMMAR must be one of on, off, not "maybe"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, error, warn, info, debug, not "loud"'],
  ])('that are wrong stop the start with one line that names them: %o', (env, line) => {
    expect(() => readConfig(env)).toThrow(expect.objectContaining({ name: 'StartError', message: line }))
  })

  it('never repeat a secret in what they complain about', () => {
    for (const env of [
      { DATABASE_URL: 'pg://u:hunter2@h/d' },
      { SECRET_KEY: 'hunter2' },
      { SMTP_URL: 'ftp://u:hunter2@h' },
    ])
      expect(() => readConfig(env)).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
      )
  })

  it('are those of .env.example and of the README’s table, no more and no fewer', () => {
    const asked = new Set<string>()
    const env = new Proxy(EXAMPLE, {
      get: (settings, name) => {
        asked.add(String(name))
        return settings[String(name)]
      },
    })
    readConfig(env)
    // The sender is asked for only where mail is on, so one set of settings that are all on asks for every name.
    expect(Object.keys(EXAMPLE).toSorted()).toEqual([...asked].toSorted())
    const table = /^## Settings$(.*?)^For the tests/ms.exec(readRoot('README.md'))?.[1] ?? ''
    const named = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(
      ([, cell = '']) => cell.match(/[A-Z_]{2,}/g) ?? [],
    )
    expect(named.toSorted()).toEqual([...asked].toSorted())
  })
})
