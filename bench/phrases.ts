import { findLikeliest, listen, listStretches } from '@lodestar/coach/coaching/listen/listen'
import type { Choice, Happening } from '@lodestar/coach/playbooks/playbook'
import { readMeanings } from '../models/hear-all.ts'
import { learnWithoutRows } from '../models/phrases/train.ts'
import { readModelRows } from '../models/read-rows.ts'
import { loadLibrary } from '../server/src/coach/load-library.ts'
import { type HeardMessage, hearConversations } from './hearing/conversations.ts'

/** Something that was found to be said in a message. */
interface Found {
  readonly kind: 'point' | 'conduct' | 'answer'
  readonly key: string
  /** The clause that says it, or the message that asks it. */
  readonly words: string
}

/** What a reader made of one of these, who knew neither rules nor rows: 2 fits, 1 in part, 0 not. */
interface Judged extends Found {
  readonly grade: 0 | 1 | 2
}

type Unit = Choice | Happening

const AUTHORS = ['t1', 't2', 't3']

/** Finds what is known to be said so in the messages of authors from whom nothing was learned. */
async function findInConversations(): Promise<{ found: Found[]; messages: number }> {
  const library = loadLibrary()
  const moment = { now: new Date('2026-11-21T10:00:00Z'), timeZone: 'Europe/Berlin' }
  // One after the other: a model hears one message at a time.
  const messages: HeardMessage[] = []
  for (const author of AUTHORS) messages.push(...(await hearConversations(author)))
  const meanings = await readMeanings(
    messages.flatMap(({ text, hearing }) => [text, ...listStretches(text, hearing, null)]),
  )
  const found = messages.flatMap(({ text, hearing }): Found[] => {
    const { points, conduct, answers } = listen(text, { ...moment, library, meanings, hearing })
    return [
      ...points.map(({ point, clause }): Found => ({ kind: 'point', key: point.key, words: clause.text })),
      ...(conduct
        ? [{ kind: 'conduct' as const, key: conduct.conduct.key, words: conduct.clause.text }]
        : []),
      ...answers.map(({ key }): Found => ({ kind: 'answer', key, words: text })),
    ]
  })
  return { found, messages: messages.length }
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`

/** How many of the kinds can be named with this share of them right. */
const RIGHT = 0.8

interface Guess {
  readonly chance: number
  readonly isRight: boolean
  readonly isKnown: boolean
}

/** The largest share of the known rows that is named where so many of all that is named are right. */
function shareNamed(guesses: readonly Guess[]): number {
  const known = guesses.filter(({ isKnown }) => isKnown).length
  const sorted = guesses.toSorted((one, other) => other.chance - one.chance)
  let right = 0
  const shares = sorted.map(({ isRight }, at) => {
    right += Number(isRight)
    return right / (at + 1) >= RIGHT ? right / known : 0
  })
  return Math.max(...shares)
}

/** Reports what is found in rows of authors nothing was learned from: by meaning alone, and with the wording. */
export async function reportLeftOut(): Promise<string> {
  const library = loadLibrary()
  const lines: string[] = ['On rows of authors who saw only the names of the kinds, learned without them:']
  const { heads, meanings } = await learnWithoutRows()
  for (const { name, head, rows } of heads) {
    const judgeBy = (usesWording: boolean) =>
      rows.map(({ text, key }): Guess => {
        const meaning = meanings.get(text)?.vector
        const best = meaning && findLikeliest<Unit>(library[name], { text, meaning }, head, usesWording)
        return { chance: best?.chance ?? 0, isRight: best?.unit.key === key, isKnown: key !== 'none' }
      })
    for (const usesWording of [false, true]) {
      const guesses = judgeBy(usesWording)
      const known = guesses.filter(({ isKnown }) => isKnown)
      const first = percent(known.filter(({ isRight }) => isRight).length, known.length)
      const by = usesWording ? 'meaning and wording' : 'meaning alone'
      lines.push(
        `  ${name}, ${by}: right one first ${first} of ${known.length}; named at one error in five ${percent(shareNamed(guesses), 1)}`,
      )
    }
  }
  return lines.join('\n')
}

/** Reports how often something is known to be said so, and how often rightly, as far as a reader has judged it. */
export async function reportPhrases(showsRows: boolean): Promise<string> {
  const { found, messages } = await findInConversations()
  const judged = readModelRows<Judged>('phrases/rows/judged.jsonl')
  // Of a message that asks, the reader was shown the part that asks.
  const gradeOf = (one: Found) =>
    judged.find(({ kind, key, words }) => kind === one.kind && key === one.key && one.words.includes(words))
      ?.grade
  const lines = (['point', 'conduct', 'answer'] as const).map((kind) => {
    const own = found.filter((one) => one.kind === kind)
    const grades = own.flatMap((one) => gradeOf(one) ?? [])
    const share = (grade: number) => percent(grades.filter((each) => each >= grade).length, grades.length)
    return `  ${kind}s: ${own.length} in ${messages} messages; of ${grades.length} judged ${share(2)} fit, ${share(1)} at least in part`
  })
  return [...lines, ...(showsRows ? found.map((one) => JSON.stringify(one)) : [])].join('\n')
}
