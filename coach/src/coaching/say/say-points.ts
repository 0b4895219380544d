import type { PointLines } from '../../playbooks/around.ts'
import { readSentences, type Token } from '../../text/nlp.ts'
import { sentenceCase } from '../../text/perspective.ts'
import type { Addressee } from '../../text/refer-to.ts'
import { turnTo } from '../../text/say-to.ts'
import type { Heard } from '../listen/listen.ts'
import { readMeant } from './meant.ts'
import type { Recipient } from './own-facts.ts'
import type { Writing } from './writing.ts'

type Point = NonNullable<Heard['excerpts']>['points'][number]

/** What stands before a point in a request: "that she", "to", "if". */
const LEAD = /^(?:(?:and|also|but|so|that|to)\b[ ,]*)+/i
/** The same before what is asked, and what one is sorry or thankful for. */
const LEAD_TO: Partial<Record<Point['kind'], RegExp>> = {
  whether: /^(?:if|whether)\b/i,
  sorry: /^(?:for|about)\b/i,
  thanks: /^for\b/i,
  need: /^for\b/i,
}
const SUBJECT =
  /^(?:(?:he|she|they|it)|\p{Lu}[\p{L}'’-]+) (?:(?:should|must|shall|can|could|may|has to|have to|needs? to|will) )?(?=\p{Ll})/u
const NOT = /^(?:not (?:to )?|doesn(?:'|’)?t |does not |don(?:'|’)?t |do not )/i

const NEVER = "don't "

/** A verb phrase as it is asked of somebody: "asks me before placing someone" → "ask me before placing someone". */
function toBase(phrase: string): string | undefined {
  const plain = phrase.replace(LEAD, '').replace(SUBJECT, '')
  const isNot = NOT.test(plain)
  const said = plain.replace(NOT, '')
  const [first] = readSentences(said)
    .flatMap(({ tokens }) => tokens)
    .filter(({ pos }) => pos !== 'ADV')
  if (!first || first.lower.endsWith('ing') || (first.pos !== 'VERB' && first.pos !== 'AUX')) return undefined
  const base = first.lower === 'is' || first.lower === 'are' ? 'be' : infinitive(first)
  return `${isNot ? NEVER : ''}${said.slice(0, first.start)}${base}${said.slice(first.end)}`
}

const infinitive = ({ pos, lower, lemma }: Token): string =>
  pos === 'VERB' && /[^s]s$/.test(lower) && lemma !== lower ? lemma : lower === 'i' ? 'I' : lower

/** Says something: with who does it. */
const isClause = (text: string): boolean => /^(?:i|we|it|he|she|they|there|you)\b/i.test(text)

/** What the others, which are no whole sentence, are said with, and their words in it; undefined where they cannot be said. */
function sayPhrase({ kind, text }: Point, to: Addressee): readonly [keyof PointLines, string] | undefined {
  if (kind === 'tell' || kind === 'topic') return undefined
  if (kind !== 'do') {
    const said = turnTo(strip(text, kind), to)
    return [kind === 'sorry' && isClause(said) ? 'sorryThat' : kind, said]
  }
  const said = toBase(text)
  if (said === undefined) return undefined
  const turned = turnTo(said, to, true)
  return [turned.startsWith(NEVER) ? 'doNot' : 'do', turned]
}

const strip = (text: string, kind: Point['kind']) =>
  text
    .replace(LEAD, '')
    .replace(LEAD_TO[kind] ?? LEAD, '')
    .trim()

/** "I saw it and that I take care of it" is said in one. */
const AND_THAT = /,? and that (?=(?:i|we|he|she|they|it)\b)/gi

/** A whole sentence. Of several "they" may be others, of whom they are told. */
function sayWhole(text: string, to: Addressee): string {
  const joined = text.replace(AND_THAT, ' and ')
  return endSentence(sentenceCase(to.isGroup ? joined : turnTo(joined, to)))
}

/** What a request says that the words shall say, each as a sentence to whom they are for; a matter that is only named is left open. */
export function sayPoints(writing: Writing, points: readonly Point[], to: Recipient): string[] {
  const { voice, plan, heard } = writing
  const meant = readMeant(writing, to)
  const request = heard.excerpts?.request ?? heard.text
  const whom = { ...to, isChosen: true }
  const lines = plan.aroundWords.around.points
  const said = points.flatMap((point) => {
    const plain = strip(point.text, point.kind)
    if (point.kind === 'topic') return [`[${sentenceCase(plain)}.]`]
    const from = point.start + point.text.indexOf(plain)
    if (point.kind === 'tell') return [sayWhole(plain, { ...whom, meant: (at) => meant(request, from + at) })]
    const [kind, words] = sayPhrase(point, whom) ?? []
    const line = kind && (voice.pick(lines[kind]) ?? lines[kind][0])
    return line && words ? [line.replace('{said}', () => words)] : []
  })
  return [...new Set(said)]
}

/** A sentence with a mark at its end. */
export const endSentence = (sentence: string): string =>
  /[.!?…]["”’')]?$/.test(sentence) ? sentence : `${sentence}.`
