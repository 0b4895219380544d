import { TONGUE_KINDS, type TongueKind } from '../../tongues/danger.ts'
import type { Tongue } from '../../tongues/language.ts'
import { textsIn } from '../../tongues/texts.ts'
import type { Boundary } from './boundary.ts'
import { sayEmergency, sayHelpIn } from './help-lines.ts'

/** What belongs in other hands and is told only in English, beside another language, is answered as what comes nearest. */
const NEAREST: Readonly<Record<Exclude<Boundary['kind'], TongueKind>, TongueKind>> = {
  discrimination: 'harassment',
  legal: 'harassment',
}
const isTongueKind = (kind: Boundary['kind']): kind is TongueKind =>
  (TONGUE_KINDS as readonly string[]).includes(kind)

/** The hand-over in another language: what was heard, what to do, where help is, and that English is what is read. */
export function handOverIn(
  tongue: Tongue,
  { kind, subject }: Pick<Boundary, 'kind' | 'subject'>,
  timeZone: string,
): { content: string; suggestions: string[] } {
  const texts = textsIn(tongue)
  const heardAs = isTongueKind(kind) ? kind : NEAREST[kind]
  const lines = [
    texts.heard[heardAs][subject],
    texts.emergency,
    ...(heardAs === 'self-harm' ? [texts.crisis] : []),
    texts.act[heardAs][subject],
    texts.safe[subject],
    texts.english,
  ]
  return {
    content: lines.map((line) => sayHelpIn(line, texts, timeZone)).join('\n\n'),
    suggestions: [...texts.suggestions],
  }
}

/** Said in another language while nobody has said yet that they are safe. */
export const stayOpenIn = (tongue: Tongue, subject: Boundary['subject'], timeZone: string): string => {
  const texts = textsIn(tongue)
  return sayHelpIn(texts.stay[subject], texts, timeZone)
}

/** Said in another language once it is in good hands. */
export const easeIn = (tongue: Tongue): string => textsIn(tongue).eased

/**
 * Says that a message was not read because it is not English, how to go on and where help is: in its language, where that is known,
 * and in English.
 */
export function sayNotRead(
  unread: Tongue | 'other',
  timeZone: string,
): { own: string | null; english: string } {
  const english = [
    'I read English only, so I have not understood this message, and I will not guess what it says.',
    'Nothing is lost: your words stay here, and I have noted nothing from them.',
    `Write it in English, as simply as you like, or connect a language model to this installation; if anybody is in danger, call ${sayEmergency(timeZone)}.`,
  ].join(' ')
  if (unread === 'other') return { own: null, english }
  const texts = textsIn(unread)
  const between = unread === 'zh' || unread === 'ja' ? '' : ' '
  return { own: sayHelpIn(texts.plain.join(between), texts, timeZone), english }
}
