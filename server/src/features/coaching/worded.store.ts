import type { Db } from '../../db/connect.ts'

/** What a model has made of a summary, the text it stands for, and where to that was sent. */
export interface Worded {
  builtIn: string | null
  written: string | null
  sent: { model: string }
}

/** A session's summary in the words of a model, and who wrote it. */
export const showWorded = ({ written, sent: { model: sentTo } }: Worded) => ({
  ...(written === null ? {} : { summary: written }),
  summaryWriting: { engine: written === null ? null : sentTo, sentTo },
})

/** What a model has made of the summaries of some of a person's sessions, by session. */
export async function readWorded(
  db: Db,
  userId: string,
  rows: readonly { id: string; summary: string | null }[],
): Promise<Map<string, Worded>> {
  const ids = rows.flatMap(({ id, summary }) => (summary === null ? [] : [id]))
  if (ids.length === 0) return new Map()
  const worded = await db
    .selectFrom('modelTexts')
    .select(['subject', 'builtIn', 'written', 'sent'])
    .where('userId', '=', userId)
    .where('task', '=', 'summary')
    .where('subject', 'in', ids)
    .execute()
  return new Map(worded.map((each) => [each.subject, each]))
}
