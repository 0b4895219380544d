import type { LeaderLine, LineFinding, RehearsalLine } from '@lodestar/contract/rehearsal-line'
import type { RehearsalClosing } from '@lodestar/contract/rehearsals'
import { countWords, readMessage } from '../../communication/message-text.ts'
import { CHANGE_ONE, NOTHING_TO_CHANGE, WORKED, WORKED_AFTER } from './closing.data.ts'
import { OBSERVES } from './opening-rules.data.ts'

/** Sums a rehearsal up in three lines: what worked, one thing to change, and the sentence to keep; null where nothing was said. */
export function closeRehearsal(lines: readonly RehearsalLine[]): RehearsalClosing | null {
  const said = lines.filter((line): line is LeaderLine => line.by === 'leader' && line.check !== null)
  const current = said.filter(({ isReplaced }) => !isReplaced)
  const opening = current[0] ?? said.at(-1)
  if (!opening) return null
  return { worked: sayWorked(said, current), change: sayChange(current), sentence: findSentence(opening) }
}

function sayWorked(said: readonly LeaderLine[], current: readonly LeaderLine[]): string {
  const good = current.filter(({ check }) => check?.finding === 'good')
  const best = good.at(-1)
  const isMended = said.some(({ isReplaced, check }) => isReplaced && check?.finding !== 'good')
  if (best) {
    const bank = best === current[0] ? WORKED.opening : WORKED.answer
    const line = bank
      .replace('{words}', () => shortOf(best.text))
      .replace('{why}', () => best.check?.hears ?? '')
      .trim()
    return isMended && best === current[0] ? `${line} ${WORKED_AFTER}` : line
  }
  const seen = current.find(({ text }) => OBSERVES.some((pattern) => pattern.test(text)))
  return seen ? WORKED.observed : WORKED.tried
}

function sayChange(current: readonly LeaderLine[]): string {
  const fault = current.findLast(({ check }) => check !== null && check.finding !== 'good')
  const finding: LineFinding | undefined = fault?.check?.finding
  if (!finding || finding === 'good') return NOTHING_TO_CHANGE
  const quote = fault?.check?.quote
  return quote ? `${CHANGE_ONE[finding]} You said: “${quote}”.` : CHANGE_ONE[finding]
}

/** The first sentence that says something, of the opening or of the version that was offered for it. */
function findSentence({ text, check }: LeaderLine): string {
  const offered = check?.changed && !check.changed.includes('[') ? check.changed : text
  const said = readMessage(offered).sentences.filter(({ part, words }) => part === 'body' && words > 2)
  const [first] = said
  const telling = said.find((one) => OBSERVES.some((pattern) => pattern.test(one.text))) ?? first
  return telling ? offered.slice(telling.start, telling.end) : offered
}

/** Words: a longer line is quoted by its first sentence. */
const LONGEST = 24
const shortOf = (text: string): string =>
  (countWords(text) > LONGEST ? (readMessage(text).sentences[0]?.text ?? text) : text).replace(/[.]$/, '')
