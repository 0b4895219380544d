import { listen, listStretches } from '@lodestar/coach/coaching/listen/listen'
import { readMeanings } from '../models/hear-all.ts'
import { readModelRows } from '../models/read-rows.ts'
import { loadLibrary } from '../server/src/coach/load-library.ts'
import { type HeardMessage, hearConversations } from './hearing/conversations.ts'

/** Something that was found to be said in a message. */
interface Found {
  readonly kind: 'point' | 'conduct'
  readonly key: string
  /** The clause that says it. */
  readonly words: string
}

/** What a reader made of one of these, who knew neither rules nor rows: 2 fits, 1 in part, 0 not. */
interface Judged extends Found {
  readonly grade: 0 | 1 | 2
}

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
    const { points, conduct } = listen(text, { ...moment, library, meanings, hearing })
    return [
      ...points.map(({ point, clause }): Found => ({ kind: 'point', key: point.key, words: clause.text })),
      ...(conduct
        ? [{ kind: 'conduct' as const, key: conduct.conduct.key, words: conduct.clause.text }]
        : []),
    ]
  })
  return { found, messages: messages.length }
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`

/** Reports how often something is known to be said so, and how often rightly, as far as a reader has judged it. */
export async function reportPhrases(showsRows: boolean): Promise<string> {
  const { found, messages } = await findInConversations()
  const judged = readModelRows<Judged>('phrases/rows/judged.jsonl')
  const gradeOf = (one: Found) =>
    judged.find(({ kind, key, words }) => kind === one.kind && key === one.key && one.words.includes(words))
      ?.grade
  const lines = (['point', 'conduct'] as const).map((kind) => {
    const own = found.filter((one) => one.kind === kind)
    const grades = own.flatMap((one) => gradeOf(one) ?? [])
    const share = (grade: number) => percent(grades.filter((each) => each >= grade).length, grades.length)
    return `  ${kind}s: ${own.length} in ${messages} messages; of ${grades.length} judged ${share(2)} fit, ${share(1)} at least in part`
  })
  return [...lines, ...(showsRows ? found.map((one) => JSON.stringify(one)) : [])].join('\n')
}
