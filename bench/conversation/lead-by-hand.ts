import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectTurn, type LedTurn, type Refused } from '@lodestar/coach/coaching/lead/lead'
import { growCase } from '@lodestar/coach/coaching/session/case'
import { type LastSession, NO_SURROUNDINGS } from '@lodestar/coach/coaching/session/surroundings'
import { EMPTY_CASE } from '@lodestar/contract/case'
import type { Message } from '@lodestar/contract/coaching'
import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import type { CoachEngine } from '../../server/src/coach/coach-engine.ts'
import { provideWeights } from '../../server/src/lib/learned-weights.ts'
import { ModelFailure } from '../../server/src/llm/model-failure.ts'
import { readFreely, type Sent } from '../../server/src/llm/stream-answer.ts'
import type { ConversationRow } from '../../server/src/testing/hold-conversation.ts'
import { withPatientCoach, writeTurn } from '../transcripts.ts'

/** A conversation, and what the same leader says in a session a week later. */
export interface LedRow extends ConversationRow {
  later?: string[]
}

const SATURDAY = new Date('2026-11-21T10:00:00Z')
const WEEK_MS = 7 * 24 * 3600 * 1000
const TIME_ZONE = 'Europe/Berlin'
const ENGINE = 'by-hand'

/** What became of the answers that lie in a folder. */
export interface LedReport {
  /** Answers that were shown. */
  shown: number
  /** Files of briefs that still wait for an answer. */
  waiting: string[]
  /** What was taken out of shown answers, by check. */
  repairs: Map<string, number>
  /** Answers that were refused, by reason, each with its file. */
  refusals: { file: string; refusal: string }[]
  /** Turns that the built-in coach held because two answers were refused. */
  builtIn: number
}

/** A report before the first answer. */
export const beginReport = (): LedReport => ({
  shown: 0,
  waiting: [],
  repairs: new Map(),
  refusals: [],
  builtIn: 0,
})

/** Which session of which conversation is held, and where what belongs to it lies. */
interface Held {
  engine: CoachEngine
  row: LedRow
  dir: string
  /** Begins the names of its files: `foreman-lateness` or `foreman-lateness.later`. */
  name: string
  now: Date
  lastSession: LastSession | null
  report: LedReport
}

/**
 * Holds every conversation as far as the answers in `dir` go: writes the brief of each turn that has no answer yet as
 * `<id>.t<turn>.brief.txt`, reads `<id>.t<turn>.answer.txt` laid beside it as production reads a model's answer, and goes on from
 * what is shown. An answer that cannot be mended leaves `….retry.txt`; its second try is `….answer-2.txt`, after which the
 * built-in coach holds the turn.
 *
 * @param hasSessions whether a row's `later` is held, too, a week after the first session.
 */
export function leadByHand(rows: readonly LedRow[], dir: string, hasSessions: boolean): Promise<LedReport> {
  provideWeights()
  mkdirSync(dir, { recursive: true })
  const report = beginReport()
  return withPatientCoach(async (engine) => {
    for (const row of rows) {
      const held = { engine, row, dir, name: row.id, now: SATURDAY, lastSession: null, report }
      const last = await holdSession(held, row.turns)
      if (!last || !hasSessions || !row.later) continue
      const now = new Date(SATURDAY.getTime() + WEEK_MS)
      await holdSession({ ...held, name: `${row.id}.later`, now, lastSession: last }, row.later)
    }
    return report
  })
}

/** Holds one session. @returns what the next one knows of it; null while a turn waits for its answer. */
async function holdSession(held: Held, turns: readonly string[]): Promise<LastSession | null> {
  const { engine, row, name, now, lastSession } = held
  const history: Message[] = []
  const createdAt = now.toISOString()
  const preferences = { userId: 'somebody', ...DEFAULT_PREFERENCES, ...row.preferences }
  let known = EMPTY_CASE
  let isWaiting = false
  const written: string[] = []
  for (const [at, message] of turns.entries()) {
    const prepared = await engine.prepareTurn({
      message,
      sessionId: name,
      sessionTitle: '',
      history: [...history],
      case: known,
      preferences,
      profile: null,
      previousCommitment: lastSession?.promises[0]?.text ?? null,
      previousDueOn: lastSession?.promises[0]?.dueOn ?? null,
      lastSession,
      surroundings: NO_SURROUNDINGS,
      now,
      timeZone: TIME_ZONE,
    })
    const led = await leadTurn(held, prepared, `${name}.t${at + 1}`)
    if (!led) {
      isWaiting = true
      break
    }
    known = growCase(known, led.learned, `${at}`)
    history.push(
      { id: `${at}`, role: 'user', content: message, metadata: {}, createdAt },
      { id: `${at}-answer`, role: 'assistant', ...led.turn, createdAt },
    )
    written.push(writeTurn(message, led.turn))
  }
  writeFileSync(join(held.dir, `${name}.transcript.md`), `# ${name}\n\n${written.join('\n---\n\n')}`)
  if (isWaiting) return null
  const { steps, done } = engine.prepareSummary({
    title: '',
    history,
    preferences,
    case: known,
    moment: { now, timeZone: TIME_ZONE },
  })
  return {
    title: '',
    endedOn: createdAt.slice(0, 10),
    matters: known.matters.map(({ title }) => title),
    people: known.people.map(({ label, pronoun }) => ({ label, pronoun })),
    facts: known.facts.map(({ quote }) => quote),
    promises: steps.flatMap(({ text, dueOn, origin }, at) =>
      origin === 'leader' ? [{ text, dueOn, outcome: done.includes(at) ? 'done' : 'open' } as const] : [],
    ),
  }
}

type Prepared = Awaited<ReturnType<CoachEngine['prepareTurn']>>

/** Leads one turn by the answers that lie there. @returns null while it waits for one. */
async function leadTurn(
  { dir, report }: Held,
  { turn, learned, brief }: Prepared,
  name: string,
): Promise<Pick<LedTurn, 'turn' | 'learned'> | null> {
  if (!brief) return { turn, learned }
  const led = await answerByHand({ dir, name, report }, brief, expectTurn({ turn, learned, brief }))
  if (led === 'waiting') return null
  return led === 'refused' ? { turn, learned } : led
}

/** Where answers lie and what became of them. */
interface ByHand {
  readonly dir: string
  /** Begins the names of the files of this answer. */
  readonly name: string
  readonly report: LedReport
}

/** How an answer is read, and what is made of it or speaks against it. */
interface ExpectedByHand<Answer, Outcome> {
  readonly read: (found: unknown, text: string) => Answer | null
  readonly accept: (answer: Answer, engine: string) => Outcome | Promise<Outcome>
}
type MadeOf<Outcome> = Exclude<Outcome, { refusal: string }>

/**
 * Takes an answer that lies in a folder in the place of a language model's: read and verified as in production, with one more try.
 *
 * @returns what is made of it; `waiting` where none lies there yet, and its brief was written; `refused` after two that cannot be used.
 */
export async function answerByHand<Answer, Outcome extends object>(
  { dir, name, report }: ByHand,
  brief: Sent,
  { read, accept }: ExpectedByHand<Answer, Outcome>,
): Promise<MadeOf<Outcome> | 'waiting' | 'refused'> {
  const sent = [{ role: 'system', content: brief.instructions }, ...brief.messages]
  const wait = (file: string, reason?: string) => {
    const asked = sent.map(({ role, content }) => `=== ${role}\n${content}`).join('\n\n')
    writeFileSync(join(dir, file), `${asked}${reason === undefined ? '' : `\n\n=== refused\n${reason}`}\n`)
    report.waiting.push(file)
    return 'waiting' as const
  }
  const first = readFileIn(dir, `${name}.answer.txt`)
  if (first === null) return wait(`${name}.brief.txt`)
  const made = await take(first)
  if (!('refusal' in made)) return show(made)
  report.refusals.push({ file: `${name}.answer.txt`, refusal: made.refusal })
  const second = readFileIn(dir, `${name}.answer-2.txt`)
  if (second === null) return wait(`${name}.retry.txt`, made.reason)
  const again = await take(second)
  if (!('refusal' in again)) return show(again)
  report.refusals.push({ file: `${name}.answer-2.txt`, refusal: again.refusal })
  report.builtIn++
  return 'refused'

  async function take(text: string): Promise<MadeOf<Outcome> | Refused> {
    try {
      return (await accept(await readFreely(text, true, read), ENGINE)) as MadeOf<Outcome> | Refused
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      return { refusal: 'not-whole', reason: `The answer cannot be read: ${error.failure}.` }
    }
  }

  function show(shown: MadeOf<Outcome>): MadeOf<Outcome> {
    report.shown++
    const repairs = 'repairs' in shown && Array.isArray(shown.repairs) ? (shown.repairs as string[]) : []
    for (const repair of repairs) report.repairs.set(repair, (report.repairs.get(repair) ?? 0) + 1)
    return shown
  }
}

/** A text that lies in a folder; null where none does. */
export const readFileIn = (dir: string, file: string): string | null =>
  existsSync(join(dir, file)) ? readFileSync(join(dir, file), 'utf8') : null

/** Says what became of the answers. */
export function reportLed({ shown, waiting, repairs, refusals, builtIn }: LedReport): string {
  const answers = shown + refusals.length
  const perHundred = (count: number) => ((100 * count) / Math.max(1, answers)).toFixed(1)
  const counts = new Map<string, number>()
  for (const { refusal } of refusals) counts.set(refusal, (counts.get(refusal) ?? 0) + 1)
  const list = (title: string, entries: ReadonlyMap<string, number>) => [
    title,
    ...[...entries]
      .toSorted(([, one], [, other]) => other - one)
      .map(([name, count]) => `  ${name.padEnd(20)} ${count} (${perHundred(count)} in 100 answers)`),
  ]
  return [
    `Answers ${answers}: shown ${shown}, refused ${refusals.length}, turns of the built-in coach after two refusals ${builtIn}`,
    ...list('Taken out of shown answers, by check', repairs),
    ...list('Refused, by reason', counts),
    ...refusals.map(({ file, refusal }) => `  ${file}: ${refusal}`),
    `Waiting for an answer: ${waiting.length}`,
    ...waiting.map((file) => `  ${file}`),
  ].join('\n')
}
