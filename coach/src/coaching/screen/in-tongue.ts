import { TONGUES, type Tongue } from '../../tongues/language.ts'
import { TONGUE_KINDS, type TongueKind } from '../../tongues/likeness.ts'
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

const heardAs = (kind: Boundary['kind']): TongueKind => (isTongueKind(kind) ? kind : NEAREST[kind])

/** The hand-over in another language: what was heard, what to do, where help is, and that English is what is read. */
export function handOverIn(
  tongue: Tongue,
  { kind, subject }: Pick<Boundary, 'kind' | 'subject'>,
  timeZone: string,
): { content: string; suggestions: string[] } {
  const texts = textsIn(tongue)
  const heard = heardAs(kind)
  const lines = [
    texts.heard[heard][subject],
    texts.emergency,
    ...(heard === 'self-harm' ? [texts.crisis] : []),
    texts.act[heard][subject],
    texts.safe[subject],
    texts.english,
  ]
  return {
    content: lines.map((line) => sayHelpIn(line, texts, timeZone)).join('\n\n'),
    suggestions: [...texts.suggestions],
  }
}

/** What is asked in another language where danger is suspected, and how the leader says that it is so. */
export function askAsideIn(
  tongue: Tongue,
  kind: Boundary['kind'],
  timeZone: string,
): { line: string; answer: string } {
  const texts = textsIn(tongue)
  const { line, answer } = texts.aside
  return { line: sayHelpIn(line, texts, timeZone), answer: answer[heardAs(kind)] }
}

/** Reads the answer to what was asked aside in another language; null where it is none. */
export function findAnsweredIn(
  said: string,
): { kind: TongueKind; language: Tongue; evidence: string } | null {
  const answers = TONGUES.flatMap((language) =>
    TONGUE_KINDS.map((kind) => ({ kind, language, evidence: textsIn(language).aside.answer[kind] })),
  )
  return answers.find(({ evidence }) => said.startsWith(evidence)) ?? null
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
