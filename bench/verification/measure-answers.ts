import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectTurn, type LedTurn, type Refused } from '@lodestar/coach/coaching/lead/lead'
import { createCoachEngine } from '../../server/src/coach/coach-engine.ts'
import { prepareLast } from '../../server/src/testing/hold-conversation.ts'

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

const readRows = (name: string): AnsweredRow[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))

/** Holds the answers of a file against their briefs, as production does. */
async function checkAnswers(name: string): Promise<CheckedAnswer[]> {
  const engine = createCoachEngine()
  const checked: CheckedAnswer[] = []
  for (const { id, said, right, invented } of readRows(name)) {
    const { brief, ...offer } = await prepareLast(engine, { id, turns: said })
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
