import type { LanguageModel as SdkModel } from 'ai'
import { Counter, type Registry } from 'prom-client'
import type { Clock } from '../lib/clock.ts'
import type { AiConfig } from '../lib/config.ts'
import type { Log } from '../lib/log.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import { ModelFailure, readFailure, readRest } from './model-failure.ts'
import { hostOf, openProvider } from './provider.ts'
import { type Asking, type Patience, streamAnswer, type Task, type WriteRequest } from './stream-answer.ts'

/** A language model that writes in place of the built-in coach, on the same plan. */
export interface LanguageModel {
  /** What people read as the writer's name. */
  readonly name: string
  /** Where it runs: a host name, or null for this machine. */
  readonly host: string | null
  /** Loads what it needs, for somebody who is about to ask. */
  wake: () => void
  /** Lets it write; null whenever the caller has to write by itself. The reason is in the log and in the metrics. */
  write: <Answer>(request: WriteRequest<Answer>) => Promise<Answer | null>
  /** Stops what is being written: whoever waits for it writes by itself. */
  close: () => void
}

/** What a language model stands on. */
interface Footing {
  log: Log
  metrics: Registry
  clock: Clock
  patience?: Partial<Patience>
  /** Replaces the configured provider. */
  open?: (ai: AiConfig) => Promise<SdkModel>
}

/**
 * Whoever asks has an answer within 30 s, so a model has 27. The first word may take some seconds, because a server on
 * one's own machine loads the model then.
 */
const PATIENCE: Patience = { firstMs: 15_000, nextMs: 8_000, totalMs: 27_000 }

/**
 * An answer that takes more of its time than this is shown, and counts as a failure in the row after which a model rests:
 * else one that drips would hold up every turn for good.
 */
const SLOW_SHARE = 2 / 3

/**
 * Makes the configured language model; loads nothing before it is woken or asked.
 *
 * A server that refuses a grammar, or a model that does not keep to one, is from then on asked in words.
 */
export function createLanguageModel(ai: AiConfig, { log, metrics, clock, ...rest }: Footing): LanguageModel {
  const patience = { ...PATIENCE, ...rest.patience }
  // A model that is too slow for one task, or refused in it, may still do another.
  const breakers: Readonly<Record<Task, CircuitBreaker>> = {
    turn: createCircuitBreaker(clock),
    prompt: createCircuitBreaker(clock),
    rewrite: createCircuitBreaker(clock),
  }
  const closing = new AbortController()
  const count = countAnswers(metrics)
  const load = lazily(async () => {
    const [model] = await Promise.all([(rest.open ?? openProvider)(ai), import('ai')])
    return model
  })
  const ask = createAsk(load, patience)
  return {
    name: ai.model,
    host: hostOf(ai),
    // Whoever asks first is told what fails.
    wake: () => void load().catch(() => undefined),
    close: () => closing.abort(new ModelFailure('stopped')),
    write: async (request) => {
      const { task, withinMs = patience.totalMs } = request
      const breaker = breakers[task]
      if (!breaker.mayAsk()) {
        count(task, 'not-asked')
        return null
      }
      const startedAt = clock().getTime()
      const elapsed = () => clock().getTime() - startedAt
      const deadline = new AbortController()
      const totalMs = Math.min(withinMs, patience.totalMs)
      const timer = setTimeout(() => deadline.abort(new ModelFailure('too-slow')), totalMs)
      try {
        const answer = await ask(request, AbortSignal.any([deadline.signal, closing.signal]))
        const elapsedMs = elapsed()
        count(task, 'written')
        if (elapsedMs < SLOW_SHARE * totalMs) breaker.succeed()
        else {
          breaker.fail()
          log.warn(
            { model: ai.model, task, elapsedMs },
            'The language model took nearly all the time there is',
          )
        }
        return answer
      } catch (error) {
        const failed = readFailure(error)
        const { failure, status } = failed
        breaker.fail(readRest(failed, clock()))
        count(task, failure)
        log.warn(
          { model: ai.model, task, failure, status, elapsedMs: elapsed() },
          'The language model did not write what it was asked to',
        )
        return null
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** The HTTP statuses with which servers say that they do not know how to hold a model to a grammar. */
const NO_GRAMMAR = [400, 415, 422, 501]
/** What comes from a model that was not held to the grammar it was asked to keep. */
const OUT_OF_GRAMMAR = ['not-json', 'wrong-form']

function createAsk(open: () => Promise<SdkModel>, patience: Patience) {
  let asking: Asking = 'grammar'
  let isProven = false
  /** Decides, after a first failure, whether the form is better asked for in words, and whether to do so at once. */
  const learn = ({ failure, status }: ModelFailure): boolean => {
    if (isProven || asking === 'words') return false
    const isRefused = status !== null && NO_GRAMMAR.includes(status)
    if (isRefused || OUT_OF_GRAMMAR.includes(failure)) asking = 'words'
    return isRefused
  }
  return async <Answer>(request: WriteRequest<Answer>, signal: AbortSignal): Promise<Answer> => {
    const model = await open()
    const ask = () => streamAnswer(model, request, asking, patience, signal)
    const answer = await ask().catch((error) => {
      if (learn(readFailure(error))) return ask()
      throw error
    })
    isProven = true
    return answer
  }
}

/** Runs once; a failure is tried again by the next who asks. */
function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}

function countAnswers(metrics: Registry): (task: Task, outcome: string) => void {
  const counter = new Counter({
    name: 'language_model_answers_total',
    help: 'What was asked of the language model: written, not-asked while it rests, or why it failed.',
    labelNames: ['task', 'outcome'],
    registers: [metrics],
  })
  return (task, outcome) => counter.labels(task, outcome).inc()
}
