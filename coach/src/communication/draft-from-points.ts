import type { CommunicationType } from '@lodestar/contract/communication'
import { readSentences } from '../text/nlp.ts'

/** What each kind of message begins and ends with. */
const FRAMES: Readonly<Record<CommunicationType, { greeting: string; closing: string }>> = {
  email: { greeting: 'Hello [name?],', closing: 'Kind regards,' },
  chat: { greeting: 'Hi [name?],', closing: 'Thanks!' },
  meeting_invite: { greeting: 'Hello everybody,', closing: 'See you there,' },
  formal_letter: { greeting: 'Dear [name?],', closing: 'Yours sincerely,' },
  feedback: { greeting: 'Hi [name?],', closing: 'I am happy to talk about it.' },
}
const BULLET = /^\s*(?:[-*•–]|\d{1,2}[.)])\s*/
const TO_SOMEBODY = /^(?:for|to|dear|hi|hello):? (\p{Lu}[\p{L}'’-]+)[,.]?$/u
const THANKS = /^(?:thanks?|thank you)(?: (?:her|him|them|you))?(?: for)? /i
const SORRY = /^(?:sorry|apologi[sz]e)(?: (?:for|about|that))? /i
const NEED = /^(?:i |we )?(?:need|want|would like) /i
const ORDER =
  /^(?:please )?((?:send|check|confirm|call|tell|give|bring|review|read|sign|reply|answer|let|share|approve|book|order|update|finish|prepare|fill|move|ask|look|come|join|decide|choose|pay|return|help|add|remove|change|forward|write|get) .+)$/i

const capitalize = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
const isSaid = (text: string) =>
  readSentences(text).some(({ tokens }) => tokens.some(({ pos }) => /^(?:VERB|AUX)$/.test(pos))) &&
  readSentences(text).some(({ tokens }) => tokens.some(({ pos }) => /^(?:PRON|NOUN|PROPN)$/.test(pos)))

type Part = 'thanks' | 'news' | 'note' | 'request'

/** Makes a sentence of a point. What says nothing of anybody stays the note that it is. */
function writePoint(point: string): { part: Part; text: string } {
  const bare = point.replace(/[.;,]+$/, '')
  const ended = /[.!?]$/.test(bare) ? bare : `${bare}.`
  const rest = (pattern: RegExp) => ended.replace(pattern, '')
  if (THANKS.test(bare)) return { part: 'thanks', text: `Thank you for ${rest(THANKS)}` }
  if (SORRY.test(bare)) return { part: 'thanks', text: `I am sorry about ${rest(SORRY)}` }
  if (NEED.test(bare))
    return {
      part: 'request',
      text: `I would like ${rest(NEED)}`.replace('I would like to know', 'Could you tell me'),
    }
  const order = ORDER.exec(bare)?.[1]
  if (order)
    return {
      part: 'request',
      text: `Please ${order.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}.`,
    }
  if (bare.endsWith('?')) return { part: 'request', text: capitalize(bare) }
  return isSaid(bare)
    ? { part: 'news', text: capitalize(ended) }
    : { part: 'note', text: `- ${capitalize(bare)}` }
}

/**
 * Writes a message from a few points, one a line: their own words as sentences, thanks first, what is wanted last, with a
 * greeting and a closing of the kind. Nothing is added but what such a message always has; the name is asked in brackets.
 */
export function draftFromPoints(communicationType: CommunicationType, points: string): string {
  const { greeting, closing } = FRAMES[communicationType]
  const lines = points
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => /\p{L}|\d/u.test(line))
  const name = lines.map((line) => TO_SOMEBODY.exec(line)?.[1]).find((found) => found !== undefined)
  const written = lines.filter((line) => !TO_SOMEBODY.test(line)).map(writePoint)
  const textOf = (part: Part, gap = ' ') =>
    written.flatMap((point) => (point.part === part ? [point.text] : [])).join(gap)
  return [
    name === undefined ? greeting : greeting.replace('[name?]', name),
    textOf('thanks'),
    textOf('news'),
    textOf('note', '\n'),
    textOf('request'),
    closing,
  ]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}
