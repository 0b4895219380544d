import type { LanguageModel as SdkModel } from 'ai'
import { Counter, type Registry } from 'prom-client'
import type { Clock } from '../lib/clock.ts'
import type { ModelConfig } from '../lib/config.ts'
import { provideWeights } from '../lib/learned-weights.ts'
import type { Log } from '../lib/log.ts'
import { type Budget, type BudgetState, NO_BUDGET } from './budget.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import { ModelFailure, readFailure, readRest } from './model-failure.ts'
import { createPace } from './pace.ts'
import { hostOf, openProvider } from './provider.ts'
import {
  type Asking,
  type MeteredRequest,
  type Patience,
  streamAnswer,
  type Task,
  type WriteRequest,
} from './stream-answer.ts'
import { createTokenMeter, type TokenPrices } from './token-meter.ts'
import type { Usage } from './usage.ts'

/** A language model that writes in place of the built-in coach, on the same plan. */
export interface LanguageModel {
  /** What people read as the writer's name. */
  readonly name: string
  /** Where it runs: a host name, or null for this machine. */
  readonly host: string | null
  /** Loads what it needs, for somebody who is about to ask. */
  wake: () => void
  /** Counts what was taken out of its answers, by the check that found it. */
  countRepairs: (repairs: readonly string[]) => void
  /** What somebody is to be told of today's tokens; null while there are enough. */
  readBudget: (userId: string) => Promise<BudgetState | null>
  /** Whether half of its last turns took longer than anybody should wait. */
  isSlow: () => boolean
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
  budget?: Budget
  prices?: TokenPrices | null
  /** Replaces the configured provider. */
  open?: (ai: ModelConfig) => Promise<SdkModel>
}

/**
 * Somebody reads along while a turn comes, so it may take a minute as long as words do come. The first word may take some seconds,
 * because a server on one's own machine loads the model then.
 */
const PATIENCE: Patience = { firstMs: 15_000, nextMs: 8_000, totalMs: 60_000 }
/** An answer that cannot be used is asked for once more while this share of the time is left. */
const RETRY_SHARE = 0.4

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
export function createLanguageModel(
  ai: ModelConfig,
  { log, metrics, clock, ...rest }: Footing,
): LanguageModel {
  // Its answers are checked in this thread, by what was learned of words.
  provideWeights()
  const patience = { ...PATIENCE, ...rest.patience }
  const breakers = createBreakers(clock)
  const closing = new AbortController()
  const answers = countAnswers(metrics)
  const countRepair = countRepairs(metrics)
  const { budget = NO_BUDGET, prices = null } = rest
  const account = keepAccount(budget, createTokenMeter(metrics, prices), log)
  const pace = createPace(metrics, (medianMs) =>
    log.warn({ model: ai.model, medianMs }, 'The language model is slow'),
  )
  const count = (task: Task, outcome: string, elapsedMs = 0) => {
    answers(task, outcome)
    pace.note(task, outcome, elapsedMs)
  }
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
    countRepairs: (repairs) => repairs.forEach(countRepair),
    readBudget: budget.read,
    isSlow: pace.isSlow,
    close: () => closing.abort(new ModelFailure('stopped')),
    write: async (request) => {
      const { task, withinMs = patience.totalMs } = request
      const breaker = breakers[task]
      const mayTake = await account.mayAsk(request.userId)
      if (!(mayTake && breaker.mayAsk())) {
        count(task, mayTake ? 'not-asked' : 'over-budget')
        return null
      }
      const startedAt = clock().getTime()
      const elapsed = () => clock().getTime() - startedAt
      const deadline = new AbortController()
      const totalMs = Math.min(withinMs, patience.totalMs)
      const timer = setTimeout(() => deadline.abort(new ModelFailure('too-slow')), totalMs)
      try {
        const hasTime = () => elapsed() < (1 - RETRY_SHARE) * totalMs
        const signal = AbortSignal.any([deadline.signal, closing.signal])
        const answer = await account.charge(request, (metered) => ask(metered, signal, hasTime))
        const elapsedMs = elapsed()
        count(task, 'written', elapsedMs)
        if (elapsedMs < SLOW_SHARE * totalMs) breaker.succeed()
        else {
          breaker.fail()
          const told = { model: ai.model, task, elapsedMs }
          log.warn(told, 'The language model took nearly all the time there is')
        }
        return answer
      } catch (error) {
        const failed = readFailure(error)
        const { failure, status } = failed
        breaker.fail(readRest(failed, clock()))
        const told = { model: ai.model, task, failure, status, elapsedMs: elapsed() }
        count(task, failure, told.elapsedMs)
        log.warn(told, 'The language model did not write what it was asked to')
        return null
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** A model that is too slow for one task, or refused in it, may still do another. */
const createBreakers = (clock: Clock): Readonly<Record<Task, CircuitBreaker>> => ({
  turn: createCircuitBreaker(clock),
  prompt: createCircuitBreaker(clock),
  rewrite: createCircuitBreaker(clock),
  summary: createCircuitBreaker(clock),
  insight: createCircuitBreaker(clock),
  rehearsal: createCircuitBreaker(clock),
  // Whoever is tested is asked every question.
  'self-test': { mayAsk: () => true, succeed: () => undefined, fail: () => undefined },
})

/** Asks nothing for whoever has used up the day's tokens, and counts what is taken. */
function keepAccount(budget: Budget, meter: ReturnType<typeof createTokenMeter>, log: Log) {
  return {
    mayAsk: async (userId: string | null): Promise<boolean> => {
      try {
        return !(await budget.read(userId))?.isSpent
      } catch (error) {
        log.error({ err: error }, 'The budget of the language model could not be read')
        return false
      }
    },
    charge: async <Answer>(
      request: WriteRequest<Answer>,
      run: (metered: MeteredRequest<Answer>) => Promise<Answer>,
    ): Promise<Answer> => {
      let tokens = 0
      const onUsage = (usage: Usage) => {
        meter(request.task, usage)
        tokens += usage.input + usage.cached + usage.output
      }
      try {
        return await run({ ...request, onUsage })
      } finally {
        if (tokens > 0)
          await budget.spend(request.userId, tokens).catch((error: unknown) => {
            log.error({ err: error, tokens }, 'The tokens of the language model could not be counted')
          })
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
  return async <Answer>(
    request: MeteredRequest<Answer>,
    signal: AbortSignal,
    hasTime: () => boolean,
  ): Promise<Answer> => {
    const model = await open()
    const ask = (asked: MeteredRequest<Answer>) => streamAnswer(model, asked, asking, patience, signal)
    const askInForm = (asked: MeteredRequest<Answer>) =>
      ask(asked).catch((error) => {
        if (learn(readFailure(error))) return ask(asked)
        throw error
      })
    let streamed = await askInForm(request)
    if ('objection' in streamed && streamed.objection.reason && hasTime())
      streamed = await askInForm(objectTo(request, streamed.said, streamed.objection.reason))
    if ('objection' in streamed) throw new ModelFailure(streamed.objection.refusal)
    if (streamed.isInForm) isProven = true
    else if (!isProven) asking = 'words'
    return streamed.answer
  }
}

/** The same request once more, with the answer to it and what speaks against that. */
function objectTo<Answer>(
  request: MeteredRequest<Answer>,
  said: string,
  reason: string,
): MeteredRequest<Answer> {
  const asked =
    typeof request.prompt === 'string' ? [{ role: 'user' as const, content: request.prompt }] : request.prompt
  const objection = `This cannot be shown: ${reason} Give the whole answer once more, in the same form, without that.`
  return {
    ...request,
    prompt: [...asked, { role: 'assistant', content: said }, { role: 'user', content: objection }],
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

function countRepairs(metrics: Registry): (check: string) => void {
  const counter = new Counter({
    name: 'language_model_repairs_total',
    help: "What was taken out of the language model's answers before they were shown, by the check that found it.",
    labelNames: ['check'],
    registers: [metrics],
  })
  return (check) => counter.labels(check).inc()
}
