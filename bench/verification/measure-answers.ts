import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectTurn, type LedTurn, type Refused } from '@lodestar/coach/coaching/lead/lead'
import type { LastSession } from '@lodestar/coach/coaching/session/surroundings'
import { createCoachEngine } from '../../server/src/coach/coach-engine.ts'
import { prepareLast } from '../../server/src/testing/hold-conversation.ts'

/** What a leader has said, with answers to it: right ones, and ones that hold one thing nobody has told. */
interface AnsweredRow {
  readonly id: string
  readonly said: readonly string[]
  /** What the coach answered before, and when it is; else the built-in coach does, on a fixed Saturday. */
  readonly answers?: readonly string[]
  readonly today?: string
  /** What stood at the end of the session before, where there was one. */
  readonly before?: LastSession
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

/** One answer with the conversation it belongs to, as others have written it: a line of a `.jsonl`. */
interface JudgedLine {
  readonly id: string
  readonly conversation: readonly { readonly role: 'leader' | 'coach'; readonly text: string }[]
  readonly message: string
  /** `YYYY-MM-DD`. */
  readonly today: string
  readonly answer: string
  readonly verdict: 'right' | 'invented'
  /** The invented words. */
  readonly what: string
}

function readRows(name: string): AnsweredRow[] {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8')
  if (!name.endsWith('.jsonl')) return JSON.parse(text)
  return text
    .trim()
    .split('\n')
    .map((line) => readLine(JSON.parse(line)))
}

function readLine({ id, conversation, message, today, answer, verdict, what }: JudgedLine): AnsweredRow {
  const saidBy = (role: 'leader' | 'coach') =>
    conversation.filter((said) => said.role === role).map(({ text }) => text)
  const isRight = verdict === 'right'
  return {
    id,
    said: [...saidBy('leader'), message],
    answers: saidBy('coach'),
    today,
    right: isRight ? [answer] : [],
    invented: isRight ? [] : [{ fact: what, text: answer }],
  }
}

/** Holds the answers of a file against their briefs, as production does; `unled` are the rows for which no model is asked. */
async function checkAnswers(name: string): Promise<{ checked: CheckedAnswer[]; unled: string[] }> {
  const engine = createCoachEngine()
  const checked: CheckedAnswer[] = []
  const unled: string[] = []
  for (const { id, said, answers = [], today, before, right, invented } of readRows(name)) {
    const setting = {
      ...(today === undefined ? {} : { now: new Date(`${today}T10:00:00Z`) }),
      ...(before === undefined ? {} : { before }),
    }
    const { brief, ...offer } = await prepareLast(engine, { id, turns: said, answers, ...setting })
    if (!brief) {
      unled.push(id)
      continue
    }
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
  return { checked, unled }
}

/** What was cut, or why nothing is shown; null where neither is so. */
function sayFound(made: LedTurn | Refused): string | null {
  if ('refusal' in made) return made.reason
  return made.repairs.filter((repair) => !repair.startsWith('note-')).join(', ') || null
}

/** Says how many right answers were cut or refused, and how many invented facts got through, with each of them. */
export async function reportAnswers(name: string): Promise<string> {
  const { checked, unled } = await checkAnswers(name)
  const right = checked.filter(({ fact }) => fact === null)
  const invented = checked.filter(({ fact }) => fact !== null)
  const wronged = right.filter(({ found }) => found !== null)
  const missed = invented.filter(({ found }) => found === null)
  return [
    ...wronged.map(({ id, text, found }) => `  cut or refused  ${id}: ${found}\n    ${text}`),
    ...missed.map(({ id, text, fact }) => `  shown           ${id}: ${fact}\n    ${text}`),
    ...(unled.length > 0 ? [`No model is asked for ${unled.length}: ${unled.join(', ')}`] : []),
    `Right answers cut or refused: ${wronged.length} of ${right.length}`,
    `Answers shown with an invented fact: ${missed.length} of ${invented.length}`,
  ].join('\n')
}
