import { keepsFacts } from '../../text/facts.ts'
import type { MessageRequest } from '../analysis.ts'
import { findMatches } from '../find/find-matches.ts'
import { isRequest, saysWhen } from '../message-content.ts'
import { isOverlapping, type MessageText, readMessage, type Sentence } from '../message-text.ts'
import { applyChanges, planRewrites } from '../rewrite/rewrite-message.ts'
import type { Edit } from '../rule-match.ts'
import { swap } from '../swap.ts'
import {
  ABOUT_INSIDER,
  APOLOGY,
  CASUAL_CLOSING,
  CLIENT_CLOSING,
  CLIENT_GREETING,
  CLIENT_RULES,
  INSIDERS,
  NEXT_STEP,
  NOBODY,
  OFFICE_WORDS,
  PILED_APOLOGY,
  PROMISES,
  REPEATED_APOLOGY,
} from './client.data.ts'
import { greet, markOf } from './soften-message.ts'

/** A text in another register, and what its writer has to know about it. */
export interface Changed {
  readonly text: string
  readonly remarks: readonly string[]
}

/** A message with more requests than these leaves its reader to choose. */
const MOST_REQUESTS = 2

/** Puts plain words in the place of office words, and mends what the rules find for a client. */
function speakPlainly(request: MessageRequest, text: string): string {
  const plain = swap(text, OFFICE_WORDS)
  const message = readMessage(plain)
  const matches = findMatches({ ...request, context: 'client_communication', messageText: plain }, message, {
    mutedRules: new Set(),
  }).filter(({ rule, replacement }) => CLIENT_RULES.has(rule) && replacement !== null)
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

const countWords = ({ words }: Sentence) => words
/** An apology that says no more has at most so many words. */
const BARE = 14

/** Leaves one apology standing: the first that says what for, else the first. */
function apologizeOnce(given: string): string {
  const text = swap(given, PILED_APOLOGY)
  const { sentences } = readMessage(text)
  const sorry = sentences.filter(({ part, text: said }) => part === 'body' && APOLOGY.test(said))
  const stays = sorry.find(({ text: said }) => /\b(?:for|about|that)\b/i.test(said)) ?? sorry[0]
  const edits = sorry
    .filter((sentence) => sentence !== stays)
    .flatMap((sentence): Edit[] => {
      const { start, end } = sentence
      const isBare =
        countWords(sentence) <= BARE &&
        !/\b(?:but|because|we will|i will|we'll|i'll|thank\w*)\b/i.test(sentence.text)
      if (isBare && keepsFacts(text, { start, end }, '')) return [{ start, end, replacement: '' }]
      const shorter = swap(sentence.text, REPEATED_APOLOGY)
      return shorter === sentence.text ? [] : [{ start, end, replacement: shorter }]
    })
  return closeGaps(applyChanges(text, edits))
}

/** Mends the spaces and lines where sentences were taken out. */
export const closeGaps = (text: string): string =>
  text
    .replace(/(?<=\S)[^\S\n]{2,}(?=\S)/g, ' ')
    .replace(/[^\S\n]+(?=\n|$)/g, '')
    .replace(/(?<=\n)[^\S\n]+(?=\p{L})/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const isLetterLike = ({ communicationType }: MessageRequest) =>
  communicationType === 'email' || communicationType === 'formal_letter'

/** Gives a mail the greeting and the closing that a client expects. */
function frame(request: MessageRequest, given: string): string {
  if (!isLetterLike(request)) return given
  const text = greet(given)
  const { sentences, quoted } = readMessage(text)
  const greeted =
    sentences[0]?.part === 'greeting' || /^(?:dear|hello|hi|hey|good \w+)\b[^.!\n]{0,45},/i.test(text)
  const closing = sentences.find(({ part }) => part === 'closing')
  const casual = sentences.findLast(({ text: said }) => CASUAL_CLOSING.test(said))
  const end = quoted[0]?.start ?? text.length
  const edits: Edit[] = []
  if (!greeted) edits.push({ start: 0, end: 0, replacement: `${CLIENT_GREETING}\n\n` })
  if (casual) edits.push({ start: casual.start, end: casual.end, replacement: CLIENT_CLOSING })
  else if (!closing) edits.push({ start: end, end, replacement: `\n\n${CLIENT_CLOSING}` })
  else if (
    /^[-–]?\s?(?:\p{Lu}\. ?){0,3}\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\. ?)?\p{Lu}[\p{L}'’-]+)?$/u.test(closing.text)
  )
    edits.push({ start: closing.start, end: closing.start, replacement: `${CLIENT_CLOSING}\n` })
  return applyChanges(text, edits)
}

/** Asks for the next step where none is named; with many, its writer is told to choose. */
function nameNextStep(text: string): Changed {
  const { sentences } = readMessage(text)
  const body = sentences.filter(({ part }) => part === 'body')
  const requests = body.filter((sentence) => isRequest(sentence))
  const last = body.at(-1)
  if (requests.length > MOST_REQUESTS)
    return {
      text,
      remarks: [
        `It asks for ${requests.length} things. A client does one: put what you need first behind the rest, and leave out what can wait.`,
      ],
    }
  const isTold = requests.length > 0 || body.some(({ text: said }) => PROMISES.test(said) && saysWhen(said))
  if (isTold || !last || text.includes(NEXT_STEP)) return { text, remarks: [] }
  return {
    text: `${text.slice(0, last.end)}${markOf(last)} ${NEXT_STEP}${text.slice(last.end)}`,
    remarks: [],
  }
}

/** Writes a message for a client: plain words, no name inside blamed, one apology, a next step, a polite frame. */
export function writeForClient(request: MessageRequest, text: string): Changed {
  const plain = speakPlainly(request, text)
  const { text: asOne, names } = speakAsOne(plain)
  const { text: stepped, remarks } = nameNextStep(apologizeOnce(asOne))
  const blamed = names.map((name) => `“${name}”`).join(', ')
  return {
    text: frame(request, stepped),
    remarks: [
      ...(names.length > 0
        ? [`It says “we” in place of ${blamed}: who it was inside is not for a client.`]
        : []),
      ...remarks,
    ],
  }
}
