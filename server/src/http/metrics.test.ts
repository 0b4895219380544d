import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { aUser } from '../testing/a-user.ts'
import { aSession, say } from '../testing/scenes.ts'
import { testApp } from '../testing/test-app.ts'

const readDeployed = (file: string) =>
  readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8')
/** Every figure there is: with a language model, whose figures are told only where there is one. */
const app = await testApp({
  env: {
    AI_PROVIDER: 'ollama',
    AI_MODEL: 'mini-3',
    AI_MODE: 'auto',
    AI_BASE_URL: 'http://127.0.0.1:1',
    AI_PRICE_INPUT: '1',
    AI_PRICE_OUTPUT: '1',
    METRICS_FROM: 'loopback, 10.1.0.0/16',
  },
})
const read = async () => (await app.inject('/metrics')).body

it('a turn is counted by who wrote it and by how far it hands over, never by whose it is', async () => {
  const own = await testApp()
  const ada = await aUser(own)
  const session = await aSession(ada)
  await say(ada, session, 'Marco keeps interrupting Ana in our planning meetings.')
  await say(ada, session, 'I cannot go on, I want to kill myself.')
  const { body } = await own.inject('/metrics')
  expect(body).toContain('coaching_turns_total{writer="built-in"} 2')
  expect(body).toContain('coaching_turns_total{writer="language-model"} 0')
  expect(body).toContain('coaching_hand_overs_total{level="handed-over"} 1')
  expect(body).toContain('coaching_turns{state="composing"} 0')
  expect(body).toContain('thread_awake{thread="coach"} 1')
  for (const state of ['used', 'idle', 'waiting'])
    expect(body).toMatch(new RegExp(`^database_connections\\{pool="turns",state="${state}"\\} \\d+$`, 'm'))
  expect(body).not.toContain(session.id)
}, 60_000)

it('figures are told to the addresses of METRICS_FROM, and to nobody through a proxy', async () => {
  const ask = async (remoteAddress: string, headers = {}) =>
    (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
  expect(await ask('10.1.2.3')).toBe(200)
  expect(await ask('10.2.0.1')).toBe(404)
  expect(await ask('10.1.2.3', { 'x-forwarded-for': '10.1.9.9' })).toBe(404)
})

/** The names in a query of Prometheus; what it computes of a histogram has its name and an ending. */
const findNames = (query: string): string[] =>
  [...query.replaceAll(/\{[^}]*\}|by \([^)]*\)|\[[^\]]*\]/g, ' ').matchAll(/\b[a-z]+_[a-z_]+\b/g)]
    .map(([name]) => name)
    .filter(
      (name) => !/^(histogram_quantile|label_replace|clamp_min|sum_over_time|process_start)$/.test(name),
    )

const findQueries = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(findQueries)
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, one]) =>
          key === 'expr' && typeof one === 'string' ? [one] : findQueries(one),
        )
      : []

it.each([
  ['grafana/lodestar.json', 12],
  ['alerts.yaml', 8],
])('every figure that %s looks at is told', async (file, fewest) => {
  const told = new Set(
    [...(await read()).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
  const queries = findQueries(parse(readDeployed(file)))
  expect(queries.length).toBeGreaterThanOrEqual(fewest)
  const names = queries.flatMap(findNames)
  expect(names.length).toBeGreaterThanOrEqual(fewest)
  expect(names.filter((name) => !told.has(name))).toEqual([])
})

it('every alert says what it means and what to do', () => {
  const { groups } = parse(readDeployed('alerts.yaml')) as {
    groups: {
      rules: {
        alert: string
        for: string
        labels: { severity: string }
        annotations: { summary: string; do: string }
      }[]
    }[]
  }
  for (const { labels, annotations, ...rule } of groups.flatMap(({ rules }) => rules)) {
    expect(rule.alert).toMatch(/^[A-Z]\w+$/)
    expect(rule.for).toMatch(/^\d+[mh]$/)
    expect(['page', 'ticket']).toContain(labels.severity)
    expect(annotations.summary.length).toBeGreaterThan(20)
    expect(annotations.do.length).toBeGreaterThan(40)
  }
})
