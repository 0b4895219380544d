import { keepsFacts } from '../../text/facts.ts'
import type { MessageRequest } from '../analysis.ts'
import { findMatches } from '../find/find-matches.ts'
import { withoutHalfCapitals } from '../loud.ts'
import { isRequest, saysWhen } from '../message-content.ts'
import { findCall, isParting } from '../message-frame.ts'
import { isOverlapping, type MessageText, readMessage } from '../message-text.ts'
import { REMARKS } from '../register-words.data.ts'
import { applyChanges, planRewrites } from '../rewrite/rewrite-message.ts'
import type { Edit } from '../rule-match.ts'
import { swap } from '../swap.ts'
import { apologizeOnce } from './apologize-once.ts'
import type { Changed } from './changed.ts'
import {
  ABOUT_INSIDER,
  CASUAL_CLOSING,
  CLIENT_CLOSING,
  CLIENT_RULES,
  INSIDERS,
  NOBODY,
  OFFERS,
  OFFICE_WORDS,
  PROMISES,
} from './client.data.ts'
import { greet } from './soften-message.ts'

/** A message with more requests than these leaves its reader to choose. */
const MOST_REQUESTS = 2

/** Puts plain words in the place of office words, and mends what the rules find for a client. */
function speakPlainly(request: MessageRequest, text: string): string {
  const plain = swap(text, OFFICE_WORDS, true)
  const message = readMessage(plain)
  const found = findMatches({ ...request, context: 'client_communication', messageText: plain }, message, {
    mutedRules: new Set(),
  })
  const matches = withoutHalfCapitals(found, plain).filter(
    ({ rule, replacement }) => CLIENT_RULES.has(rule) && replacement !== null,
  )
  return applyChanges(plain, planRewrites(message, matches, []))
}

const namesIn = (text: string): Set<string> => new Set(text.match(/\p{Lu}\p{Ll}[\p{L}'’-]*/gu) ?? [])

/** Names that a greeting calls or a closing signs with: no fault is said of them to somebody else. */
const listSpeakers = ({ sentences }: MessageText): Set<string> =>
  new Set(sentences.filter(({ part }) => part !== 'body').flatMap(({ text }) => [...namesIn(text)]))

/** Says "we" of whoever inside has done wrong: a client deals with one house. */
function speakAsOne(text: string): { text: string; names: string[] } {
  const message = readMessage(text)
  const speakers = listSpeakers(message)
  const names: string[] = []
  const edits = message.sentences.flatMap((sentence): Edit[] => {
    if (sentence.part !== 'body') return []
    const found = [...sentence.text.matchAll(INSIDERS)].filter(
      ([who]) => !NOBODY.test(who) && ![...namesIn(who)].some((name) => speakers.has(name)),
    )
    const edits = found.map((match) => {
      const start = sentence.start + match.index
      names.push(match[0].trim())
      return { start, end: start + match[0].length, replacement: match.index === 0 ? 'We ' : 'we ' }
    })
    const about = found.length > 0 ? ABOUT_INSIDER.exec(sentence.text) : null
    if (!about) return edits
    const start = sentence.start + about.index
    const cut = { start, end: start + about[0].length, replacement: about[0].endsWith(',') ? ',' : '' }
    const isFree = edits.every((edit) => !isOverlapping(edit, cut)) && keepsFacts(text, cut, '')
    return isFree ? [...edits, cut] : edits
  })
  return {
    text: applyChanges(
      text,
      edits.toSorted((one, other) => one.start - other.start),
    ),
    names,
  }
}

const isLetterLike = ({ communicationType }: MessageRequest) =>
  communicationType === 'email' || communicationType === 'formal_letter'

/** A name that stands apart at the end, with no words of parting above it, gets them; what parts and signs already stays. */
function close(text: string): Edit[] {
  const { sentences } = readMessage(text)
  const closing = sentences.filter(({ part }) => part === 'closing')
  const casual = closing.find(({ text: said }) => CASUAL_CLOSING.test(said))
  if (casual) return [{ start: casual.start, end: casual.end, replacement: CLIENT_CLOSING }]
  const [first] = closing
  const isName = first !== undefined && closing.every(({ text: said }) => !isParting(said))
  const isOwnLine = first !== undefined && /\n\s*$/.test(text.slice(0, first.start))
  return isName && isOwnLine
    ? [{ start: first.start, end: first.start, replacement: `${CLIENT_CLOSING}\n` }]
    : []
}

/** Gives a mail the greeting and the closing that a client expects, where it has the name for them. */
function frame(request: MessageRequest, given: string): Changed {
  if (!isLetterLike(request)) return { text: given, remarks: [] }
  const text = greet(given)
  const { sentences } = readMessage(text)
  const [first] = sentences
  const isGreeted = first?.part === 'greeting' || findCall(first?.text ?? '') !== ''
  const isSigned = sentences.some(({ part }) => part === 'closing')
  return {
    text: applyChanges(text, close(text)),
    remarks: [...(isGreeted ? [] : [REMARKS.noGreeting]), ...(isSigned ? [] : [REMARKS.noParting])],
  }
}

/** Says where no next step is named; with many requests, its writer is told to choose. */
function tellNextStep(text: string): string[] {
  const body = readMessage(text).sentences.filter(({ part }) => part === 'body')
  const requests = body.filter((sentence) => isRequest(sentence))
  if (requests.length > MOST_REQUESTS)
    return [
      `It asks for ${requests.length} things. A client does one: put what you need first behind the rest, and leave out what can wait.`,
    ]
  const isTold =
    requests.length > 0 ||
    body.some(({ text: said }) => (PROMISES.test(said) && saysWhen(said)) || OFFERS.test(said))
  return isTold ? [] : [REMARKS.noNextStep]
}

/** Writes a message for a client: plain words, no name inside blamed, one apology, a next step, a polite frame. */
export function writeForClient(request: MessageRequest, text: string): Changed {
  const plain = speakPlainly(request, text)
  const { text: asOne, names } = speakAsOne(plain)
  const { text: framed, remarks } = frame(request, apologizeOnce(asOne))
  const blamed = names.map((name) => `“${name}”`).join(', ')
  return {
    text: framed,
    remarks: [
      ...(names.length > 0
        ? [`It says “we” in place of ${blamed}: who it was inside is not for a client.`]
        : []),
      ...remarks,
      ...tellNextStep(framed),
    ],
  }
}
