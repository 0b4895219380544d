import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectTurn, type LedTurn, type Refused } from '@lodestar/coach/coaching/lead/lead'
import { growCase } from '@lodestar/coach/coaching/session/case'
import { NO_SURROUNDINGS } from '@lodestar/coach/coaching/session/surroundings'
import { EMPTY_CASE } from '@lodestar/contract/case'
import type { Message } from '@lodestar/contract/coaching'
import { DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import { type CoachEngine, createCoachEngine } from '../../server/src/coach/coach-engine.ts'

/** What a leader has said, with answers to it: right ones, and ones that hold one thing nobody has told. */
interface AnsweredRow {
  readonly id: string
  readonly said: readonly string[]
  readonly right: readonly string[]
  readonly invented: readonly { readonly fact: string; readonly text: string }[]
}

/** An answer, and what the checks made of it; null where it was shown as it was written. */
interface CheckedAnswer {
  readonly id: string
  readonly text: string
  /** What is made up in it; null where nothing is. */
  readonly fact: string | null
  readonly found: string | null
}

/** As the rows were written for. */
const SATURDAY = new Date('2026-11-21T10:00:00Z')

const readRows = (name: string): AnsweredRow[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))

/** Holds the answers of a file against their briefs, as production does. */
async function checkAnswers(name: string): Promise<CheckedAnswer[]> {
  const engine = createCoachEngine()
  const checked: CheckedAnswer[] = []
  for (const { id, said, right, invented } of readRows(name)) {
    const { brief, ...offer } = await prepareLast(engine, id, said)
    if (!brief) throw new Error(`no brief: ${id}`)
    const { accept, read } = expectTurn({ ...offer, brief })
    const check = (text: string, fact: string | null): CheckedAnswer => {
      const answer = read(undefined, text)
      const made = answer && accept(answer, 'by-hand')
      return { id, text, fact, found: made ? sayFound(made) : 'unread' }
    }
    checked.push(
      ...right.map((text) => check(text, null)),
      ...invented.map(({ text, fact }) => check(text, fact)),
    )
  }
  return checked
}

/** What was cut, or why nothing is shown; null where neither is so. */
function sayFound(made: LedTurn | Refused): string | null {
  if ('refusal' in made) return made.reason
  return made.repairs.filter((repair) => !repair.startsWith('note-')).join(', ') || null
}

/** The turn after all that was said, the built-in coach having held those before. */
async function prepareLast(engine: CoachEngine, id: string, said: readonly string[]) {
  const history: Message[] = []
  let known = EMPTY_CASE
  const prepare = (message: string) =>
    engine.prepareTurn({
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
      timeZone: 'Europe/Berlin',
    })
  for (const [at, message] of said.slice(0, -1).entries()) {
    const { turn, learned } = await prepare(message)
    known = growCase(known, learned, `${at}`)
    const createdAt = SATURDAY.toISOString()
    history.push(
      { id: `${at}`, role: 'user', content: message, metadata: {}, createdAt },
      { id: `${at}-answer`, role: 'assistant', ...turn, createdAt },
    )
  }
  return prepare(said.at(-1) ?? '')
}

/** Says how many right answers were cut or refused, and how many invented facts got through, with each of them. */
export async function reportAnswers(name: string): Promise<string> {
  const checked = await checkAnswers(name)
  const right = checked.filter(({ fact }) => fact === null)
  const invented = checked.filter(({ fact }) => fact !== null)
  const wronged = right.filter(({ found }) => found !== null)
  const missed = invented.filter(({ found }) => found === null)
  return [
    ...wronged.map(({ id, text, found }) => `  cut or refused  ${id}: ${found}\n    ${text}`),
    ...missed.map(({ id, text, fact }) => `  shown           ${id}: ${fact}\n    ${text}`),
    `Right answers cut or refused: ${wronged.length} of ${right.length}`,
    `Answers shown with an invented fact: ${missed.length} of ${invented.length}`,
  ].join('\n')
}
