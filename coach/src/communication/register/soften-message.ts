import { keepsTimes } from '../../text/exact-facts.ts'
import type { MessageRequest } from '../analysis.ts'
import { ROOM } from '../change-draft.data.ts'
import { takeTeeth, wishMildly } from '../change-draft.ts'
import { findMatches } from '../find/find-matches.ts'
import { withoutHalfCapitals } from '../loud.ts'
import { INVITES, isRequest, JOINED } from '../message-content.ts'
import { isOverlapping, type MessageText, readMessage, type Sentence, type Span } from '../message-text.ts'
import { applyChanges, planRewrites } from '../rewrite/rewrite-message.ts'
import type { Edit } from '../rule-match.ts'
import { RULES } from '../rules.data.ts'
import { BARE_NAME, COURTESY, NO_ORDER, ORDERS, PLEASE, REFUSALS, REGRETS, THANKS } from './softer.data.ts'

/** One way in which a message is made softer. */
export type Softening = (request: MessageRequest, text: string) => string

const isBlank = (words: string | null | undefined) => /\[/.test(words ?? '')

/** Mends what the rules find in its tone, also where readers would send it as it is. */
const mendTone: Softening = (request, text) => {
  const message = readMessage(text)
  const found = findMatches({ ...request, messageText: text }, message, { mutedRules: new Set() })
  const matches = withoutHalfCapitals(found, text).filter(
    ({ rule, replacement, edits }) =>
      RULES[rule].dimension === 'tone' &&
      !isBlank(replacement) &&
      !edits?.some((edit) => isBlank(edit.replacement)),
  )
  const changes = planRewrites(message, matches, []).filter(
    ({ start, end, replacement }) =>
      keepsTimes(text.slice(start, end), replacement) && !isWhole(message, { start, end }, replacement),
  )
  return applyChanges(text, changes)
}

/** A sentence that goes as a whole takes along what the next one speaks of: that is for its writer to decide. */
const isWhole = ({ sentences }: MessageText, { start, end }: Span, replacement: string): boolean =>
  replacement.trim() === '' &&
  sentences.some((sentence) => start <= sentence.start && end >= sentence.end - 1)

const listBody = (text: string): Sentence[] =>
  readMessage(text).sentences.filter(({ part }) => part === 'body')

/** "So do I", "Nor have we". */
const AGREES = /^(?:and )?(?:so|nor|neither) \w+ (?:i|we|you|he|she|they|it)\b/i

/** Writes orders as requests: the first as a question, the others with a "please". */
const askFor: Softening = (_request, text) => {
  const { guarded } = readMessage(text)
  const pleased = listBody(text).flatMap((sentence): Edit[] => {
    const { start, text: said } = sentence
    if (
      !ORDERS.test(said) ||
      !/\p{Ll}{2}/u.test(said) ||
      NO_ORDER.test(said) ||
      AGREES.test(said) ||
      said === ROOM
    )
      return []
    if (guarded.some((span) => isOverlapping(span, { start, end: start + 1 }))) return []
    return [{ start, end: start + 1, replacement: `Please ${said.slice(0, 1).toLowerCase()}` }]
  })
  return askFirst(applyChanges(text, pleased))
}

/** A request of more words, or of more than one clause, reads badly as a question. */
const LONGEST_QUESTION = 24

function askFirst(text: string): string {
  const body = listBody(text)
  if (body.some(({ text: said }) => /\b(?:could|would|can) you\b/i.test(said))) return text
  const first = body.find(
    ({ text: said, words }) =>
      PLEASE.test(said) &&
      /\p{Ll}{2}/u.test(said) &&
      ORDERS.test(said.replace(PLEASE, '')) &&
      words <= LONGEST_QUESTION &&
      /[^:;?]\.$/.test(said) &&
      !JOINED.test(said) &&
      !INVITES.test(said) &&
      !NO_ORDER.test(said.replace(PLEASE, '')) &&
      !/\b(?:and|but)\b.*,|;|\b(?:or else|otherwise|unless)\b|\bor (?:i|we|you|they|he|she|it|there)\b/i.test(
        said,
      ),
  )
  if (!first) return text
  const { start, end } = first
  const act = PLEASE.exec(first.text)?.[0].length ?? 0
  return applyChanges(text, [
    { start, end: start + act, replacement: 'Could you please ' },
    { start: end - 1, end, replacement: '?' },
  ])
}

/** Says a refusal with regret, once. */
const regret: Softening = (_request, text) => {
  if (REGRETS.test(text)) return text
  const [pattern, instead] = REFUSALS[0] ?? [/$^/g, '']
  const { index } = [...text.matchAll(pattern)][0] ?? {}
  if (index === undefined || typeof instead !== 'string') return text
  const rest = text.slice(index)
  return `${text.slice(0, index)}${instead}${/^We\b/.test(rest) ? rest.replace(/^We/, 'we') : rest}`
}

/** Greets whoever is called by the bare name. */
export const greet = (text: string): string =>
  text.replace(BARE_NAME, (_, name: string) =>
    /^(?:team|all|everyone|everybody|colleagues)$/i.test(name)
      ? `Hello ${name.toLowerCase()},`
      : `Hello ${name},`,
  )

/** Thanks for what is asked. Behind a verdict or a threat, an offer to see it differently reads as a taunt. */
const thankForIt: Softening = ({ communicationType }, text) => {
  const body = listBody(text)
  const last = body.at(-1)
  if (!last || text.includes(THANKS)) return text
  const asked = body.findLast(isRequest)
  const isAsked = asked === last && !(last.isQuestion && !/^(?:could|would)\b/i.test(last.text))
  if (isAsked && !COURTESY.test(text) && communicationType !== 'feedback')
    return `${text.slice(0, last.end)}${markOf(last)} ${THANKS}${text.slice(last.end)}`
  return text
}

/** The full stop that a sentence lacks before another is put behind it. */
const markOf = ({ text }: Sentence) => (/[.!?…]["')\]]*$/.test(text) ? '' : '.')

/** All ways in which a message is made softer, in their order. */
export const SOFTENINGS: readonly Softening[] = [
  mendTone,
  (_request, text) => takeTeeth(text),
  (_request, text) => wishMildly(text),
  askFor,
  regret,
  (_request, text) => greet(text),
  thankForIt,
]
