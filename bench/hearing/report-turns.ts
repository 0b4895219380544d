import { TURN } from '@lodestar/coach/coaching/thresholds'
import { DOES, type Doing } from '@lodestar/coach/text/turn-reading'
import { readDoings } from '../../models/turns/read-rows.ts'
import { openTurnModel } from '../../server/src/coach/turn-model.ts'

/** Whose messages are judged by: nothing was learned from them. */
const JUDGE = 'g4'
/** From which chance on a message is taken to do something, where the coach has no threshold of its own. */
const LIKELY = 0.5

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
const leastOf = (doing: Doing): number => (doing in TURN ? TURN[doing as keyof typeof TURN] : LIKELY)

/** Reports how often the turn model hears what a message does, on the conversations of an author nothing was learned from. */
export async function reportTurns(): Promise<string> {
  const model = await openTurnModel()
  const rows = readDoings(JUDGE)
  const read: { does: readonly Doing[]; chances: Float32Array }[] = []
  for (const { text, before, does } of rows)
    read.push({ does, chances: (await model.read({ text, before, coach: null })).does })
  return [
    `What messages do, ${rows.length} of an author nothing was learned from`,
    ...DOES.map((doing, at) => {
      const meant = read.filter(({ does }) => does.includes(doing))
      const heard = read.filter(({ chances }) => (chances[at] ?? 0) >= leastOf(doing))
      const right = heard.filter(({ does }) => does.includes(doing))
      return `  ${doing.padEnd(9)} ${String(meant.length).padStart(3)}: heard ${percent(right.length, meant.length)}, right where heard ${percent(right.length, heard.length)}`
    }),
  ].join('\n')
}
