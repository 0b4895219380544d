import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BRIEF, expectTurn } from '@lodestar/coach/coaching/lead/lead'
import { growCase } from '@lodestar/coach/coaching/session/case'
import { NO_SURROUNDINGS } from '@lodestar/coach/coaching/session/surroundings'
import {
  type Given,
  judgeSelfTest,
  judgeTurn,
  readSelfTest,
  type SelfTestCheck,
  type SelfTestTurn,
} from '@lodestar/coach/self-test/judge-self-test'
import { EMPTY_CASE } from '@lodestar/contract/case'
import type { Message } from '@lodestar/contract/coaching'
import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import type { Deps } from '../../deps.ts'
import type { AiConfig } from '../../lib/config.ts'
import type { LanguageModel } from '../../llm/language-model.ts'
import { findSelfTest, type SelfTestResult, saveSelfTest } from './self-test.store.ts'

/** What the self-test needs of the server. */
export type SelfTestDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'config'> & {
  coach: Pick<Deps['coach'], 'builtIn' | 'languageModel' | 'leading'>
}

const TURNS_FILE = join(import.meta.dirname, '../../../../coach/self-test/turns.json')
const AGAIN_MS = 10 * 60_000
/** With so many turns unanswered it is the line that was tested and not the model. */
const MOST_UNANSWERED = 4
/** As the turns were written for. */
const SATURDAY = new Date('2026-11-21T10:00:00Z')

/**
 * Lets the connected model take the self-test, unless its result is known or the settings say who leads, and opens the way for it
 * where it has passed. Nothing of anybody's is sent.
 *
 * @returns false where the model could not be reached often enough to be judged.
 */
export async function testModel(deps: SelfTestDeps): Promise<boolean> {
  const { db, clock, log, coach } = deps
  const { ai } = deps.config
  const model = coach.languageModel
  if (!ai || !model || coach.leading.standing() !== 'untested') return true
  const tested = { provider: ai.provider, model: ai.model, briefVersion: BRIEF }
  const known = await findSelfTest(db, tested)
  if (known) return conclude(known, ai, deps)
  log.info(
    { model: ai.model },
    'The language model takes its self-test; until then the built-in coach holds the turns',
  )
  const judged = await takeSelfTest(model, coach.builtIn)
  if (!judged) {
    const againInMinutes = AGAIN_MS / 60_000
    log.warn(
      { model: ai.model, againInMinutes },
      'The language model answered too few turns to be judged by its self-test and takes it again later; until then the built-in coach holds the turns',
    )
    return false
  }
  const { isPassed, counts } = judgeSelfTest(judged.map(({ passed }) => passed))
  const result = { passed: isPassed, turns: judged.length, checks: counts }
  await saveSelfTest(db, tested, result, clock().toISOString())
  return conclude(result, ai, deps)
}

const NOTHING: Given = { answer: null, made: null }

/** One turn of the self-test, what a model has given for it, and the checks that passes. */
interface JudgedTurn extends Given {
  readonly id: string
  readonly passed: readonly SelfTestCheck[]
}

/** Asks a model every turn of the self-test, one after the other; null where it could not be reached often enough to be judged. */
export async function takeSelfTest(
  model: LanguageModel,
  builtIn: Deps['coach']['builtIn'],
): Promise<JudgedTurn[] | null> {
  const turns = readSelfTest(await readFile(TURNS_FILE, 'utf8'))
  const judged: JudgedTurn[] = []
  for (const turn of turns) {
    const { isReached, ...given } = await takeTurn(turn, model, builtIn)
    judged.push({ id: turn.id, ...given, passed: judgeTurn(turn, given) })
    const unanswered = judged.filter(({ answer }) => answer === null).length
    // A server that stops leaves all the turns to the last one unanswered.
    const isLast = judged.length === turns.length
    if (!isReached && (isLast || unanswered > MOST_UNANSWERED)) return null
  }
  return judged
}

function conclude(
  { passed, turns, checks }: SelfTestResult,
  { model }: AiConfig,
  { log, coach }: SelfTestDeps,
): true {
  coach.leading.note(passed)
  const told = { model, turns, checks }
  if (passed) log.info(told, 'The language model has passed its self-test and leads the turns of the coach')
  else
    log.warn(
      told,
      'The language model has not passed its self-test: the built-in coach holds the turns (AI_MODE=lead lets it lead all the same)',
    )
  return true
}

/** Lets the model answer one turn as in production. `isReached` says whether anything came back. */
async function takeTurn(
  { id, said, coach: answers = [] }: SelfTestTurn,
  model: LanguageModel,
  builtIn: Deps['coach']['builtIn'],
): Promise<Given & { isReached: boolean }> {
  const history: Message[] = []
  let known = EMPTY_CASE
  let isReached = false
  let given = NOTHING
  for (const [at, message] of said.entries()) {
    const prepared = await builtIn.ask('prepareTurn', {
      message,
      sessionId: id,
      sessionTitle: '',
      history: [...history],
      case: known,
      preferences: { userId: 'somebody', ...DEFAULT_PREFERENCES },
      profile: null,
      previousCommitment: null,
      surroundings: NO_SURROUNDINGS,
      now: SATURDAY,
      timeZone: 'UTC',
    })
    if (at < said.length - 1) {
      known = growCase(known, prepared.learned, `${at}`)
      history.push(
        ...asExchange(at, message, { ...prepared.turn, content: answers[at] ?? prepared.turn.content }),
      )
      continue
    }
    const { turn, learned, brief } = prepared
    if (!brief) return { ...NOTHING, isReached: true }
    const { form, read, accept } = expectTurn({ turn, learned, brief })
    await model.write({
      task: 'self-test',
      userId: null,
      instructions: brief.instructions,
      prompt: brief.messages,
      schema: form,
      read,
      onPartial: () => {
        isReached = true
        return null
      },
      check: (answer) => {
        isReached = true
        const made = accept(answer, model.name)
        given = { answer, made }
        return 'refusal' in made ? made : null
      },
    })
  }
  return { ...given, isReached }
}

const asExchange = (at: number, message: string, turn: Pick<Message, 'content' | 'metadata'>): Message[] => {
  const createdAt = SATURDAY.toISOString()
  return [
    { id: `${at}`, role: 'user', content: message, metadata: {}, createdAt },
    { id: `${at}-answer`, role: 'assistant', ...turn, createdAt },
  ]
}

/** Tests the model beside everything else, and again later where it could not be reached or the test broke. */
export async function testModelPatiently(deps: SelfTestDeps): Promise<void> {
  const isDone = await testModel(deps).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'The self-test of the language model broke and is tried again')
    return false
  })
  if (!isDone) setTimeout(() => void testModelPatiently(deps), AGAIN_MS).unref()
}
