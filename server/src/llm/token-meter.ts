import { Counter, type Registry } from 'prom-client'
import type { Task } from './stream-answer.ts'
import type { Usage } from './usage.ts'

/** What a provider charges for a million tokens, in whatever currency it bills; `cached` are those it read from its cache. */
export interface TokenPrices {
  input: number
  output: number
  cached: number
}

const PRICED = 1e6
const KINDS = ['input', 'cached', 'output'] as const

/**
 * Makes the counters of tokens and, where prices are given, of what they cost.
 *
 * @returns counts what one answer took.
 */
export function createTokenMeter(
  metrics: Registry,
  prices: TokenPrices | null,
): (task: Task, usage: Usage) => void {
  const tokens = new Counter({
    name: 'language_model_tokens_total',
    help: 'Tokens a language model took: input read anew, input its provider had cached, and output. Estimated where it tells none.',
    labelNames: ['task', 'kind'],
    registers: [metrics],
  })
  const cost = prices && {
    prices,
    counter: new Counter({
      name: 'language_model_cost_total',
      help: 'What those tokens cost by the prices in the settings, in their currency.',
      labelNames: ['task'],
      registers: [metrics],
    }),
  }
  return (task, usage) => {
    for (const kind of KINDS) {
      tokens.labels(task, kind).inc(usage[kind])
      cost?.counter.labels(task).inc((usage[kind] * cost.prices[kind]) / PRICED)
    }
  }
}
