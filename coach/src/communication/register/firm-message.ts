import { ASKED_SOFTLY } from '../change-draft.data.ts'
import { askPlainly } from '../change-draft.ts'
import { keepsSense } from '../keeps-sense.ts'
import { asksFor, isRequest, saysWhen } from '../message-content.ts'
import { readMessage, type Sentence } from '../message-text.ts'
import { REMARKS } from '../register-words.data.ts'
import { applyChanges } from '../rewrite/rewrite-message.ts'
import type { Edit } from '../rule-match.ts'
import type { Changed } from './changed.ts'
import { quote } from './changed.ts'
import { closeGaps } from './close-gaps.ts'
import { FREE, HIDDEN, OPINIONS, RETREATS } from './firmer.data.ts'
import { ORDERS } from './softer.data.ts'

/** Says a sentence firmly: what is asked for plainly, and nothing taken back; what it tells stays as sure as it was. */
function firmSentence({ text }: Sentence, isAsked: boolean): string {
  const list = [...RETREATS, ...OPINIONS, ...(isAsked ? ASKED_SOFTLY : [])]
  const firm = askPlainly(text, list, true)
  return keepsSense(text, firm) ? firm : text
}

/** Asks its reader for something in a form that is no question. */
const ASKS_SOFTLY =
  /\bif you (?:could|can|would|might)\b|\b(?:perhaps|maybe) we (?:could|can|should)\b|\bhop(?:e|ing) (?:that )?you (?:could|can|might|would|will)\b|\bwondering (?:if|whether) you\b|\bany chance\b/i

/** The clause of a sentence in which a pattern is found. */
const clauseOf = (text: string, pattern: RegExp): string =>
  (text.split(/(?<=[,;:]) /).find((clause) => pattern.test(clause)) ?? text).replace(/[,;:.]+$/, '')

/** Says what keeps a message from being firmer: an answer that is left open, or a wish that asks without asking. */
function tellWhy(text: string, body: readonly Sentence[]): string[] {
  const free = FREE.exec(text)?.[0]
  if (free !== undefined) return [REMARKS.leavesFree(quote(free))]
  const hidden = body.find((sentence) => HIDDEN.test(sentence.text))
  if (hidden) return [REMARKS.hiddenAsk(quote(clauseOf(hidden.text, HIDDEN)))]
  if (body.some((sentence) => isRequest(sentence) || ORDERS.test(sentence.text))) return []
  return [REMARKS.asksNothing]
}

/** Writes a message firmer: in what it asks for and takes back, and in nothing that it tells. */
export function firmMessage(given: string): Changed {
  const { sentences, text, guarded } = readMessage(given)
  const body = sentences.filter(({ part }) => part === 'body')
  const isFree = FREE.test(text)
  const edits = isFree
    ? []
    : body.flatMap((sentence): Edit[] => {
        const { start, end } = sentence
        const isGuarded = guarded.some((span) => span.start < end && start < span.end)
        const firm = firmSentence(sentence, isRequest(sentence) || ASKS_SOFTLY.test(sentence.text))
        if (firm === sentence.text || isGuarded) return []
        return [{ start, end, replacement: /\p{L}/u.test(firm) ? firm : '' }]
      })
  if (edits.length === 0) return { text: given, remarks: tellWhy(text, body) }
  const changed = closeGaps(applyChanges(given, edits))
  if (changed === '') return { text: given, remarks: [] }
  const bodyLeft = readMessage(changed).sentences.filter(({ part }) => part === 'body')
  const left = tellWhy(changed, bodyLeft)
  // Less is taken back, and what is asked for is as small as it was: that is not firm.
  const isPlain = edits.some(({ replacement }) => /\b(?:please|let's)\b/i.test(replacement))
  if (!isPlain && bodyLeft.some(({ text: said }) => HIDDEN.test(said))) return { text: given, remarks: left }
  const isUndated = asksFor(changed) && !saysWhen(changed)
  return { text: changed, remarks: [...(isUndated ? [REMARKS.noDay] : []), ...left] }
}
