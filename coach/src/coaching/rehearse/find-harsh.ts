import { isOverlapping, type Span } from '../../communication/message-text.ts'
import { applyChanges } from '../../communication/rewrite/rewrite-message.ts'
import { askInstead } from './ask-instead.ts'
import type { Look } from './fault.ts'
import {
  ABSOLUTES,
  ACCUSING,
  AFTER_APOLOGY,
  APOLOGY_UNDONE,
  ATTACKS,
  HEARSAY,
  VERDICTS,
} from './opening-rules.data.ts'
import { withObservation } from './put-observation.ts'
import { dropClause, findFirst, quoteOf, type ReadLine, replaceSpan } from './read-line.ts'

const ATTACK_RULES = new Set([
  'insult',
  'threat',
  'anger',
  'profanity',
  'shouting',
  'sarcasm',
  'dismissal',
  'passive-aggression',
])
const VERDICT_RULES = new Set(['character-word', 'mind-reading'])
const ABSOLUTE_WORDS = /\b(?:always|never|constantly|forever|all the time|every (?:single )?time|not once)\b/i

/** What the message reader has found of some kinds, the first. */
const findRule = ({ analysis }: ReadLine, rules: ReadonlySet<string>): Span | null =>
  analysis.findings.find(({ rule }) => rules.has(rule)) ?? null

const first = (...spans: (Span | null)[]): Span | null =>
  spans.flatMap((span) => span ?? []).toSorted((one, other) => one.start - other.start)[0] ?? null

/** Finds an insult, a threat, contempt. */
export const findAttack: Look = (line) => {
  const span = first(findFirst(line, ATTACKS), findRule(line, ATTACK_RULES))
  return (
    span && {
      finding: 'attack',
      quote: quoteOf(line.text, span),
      changed: withObservation(line, dropClause(line, span)),
    }
  )
}

/** Finds a verdict on the person, or a guess at what goes on in them. */
export const findVerdict: Look = (line) => {
  const span = first(findFirst(line, VERDICTS), findRule(line, VERDICT_RULES))
  if (!span) return null
  return {
    finding: 'verdict',
    quote: quoteOf(line.text, span),
    changed: withObservation(line, dropClause(line, span)),
  }
}

/** Finds an apology that is taken back. */
export const findUndone: Look = (line) => {
  const span = findFirst(line, APOLOGY_UNDONE)
  if (!span) return null
  const words = line.text.slice(span.start, span.end)
  const kept = words.replace(AFTER_APOLOGY, '')
  const alone = kept === words ? 'I’m sorry' : kept
  return {
    finding: 'apology-undone',
    quote: quoteOf(line.text, span),
    changed: replaceSpan(line.text, span, alone),
  }
}

/** Finds a question that accuses. */
export const findAccusing: Look = (line) => {
  const span = findFirst(line, ACCUSING)
  return (
    span && {
      finding: 'accusing-why',
      quote: quoteOf(line.text, span),
      changed: replaceSpan(line.text, span, askInstead(line.text.slice(span.start, span.end))),
    }
  )
}

/** Finds “always” and “never” about the other person; in thanks they do no harm. */
export const findAbsolute: Look = (line) => {
  if (line.need === 'praise') return null
  const span = findFirst(line, ABSOLUTES)
  if (!span) return null
  const quote = quoteOf(line.text, span)
  const changes = line.analysis.changes.filter(
    (change) => isOverlapping(change, span) && ABSOLUTE_WORDS.test(line.text.slice(change.start, change.end)),
  )
  const changed =
    changes.length > 0
      ? applyChanges(line.text, changes)
      : replaceSpan(line.text, span, milder(line.text.slice(span.start, span.end)))
  return { finding: 'absolute', quote, changed }
}

/** "Often" for "always"; "rarely" for "never", which one counterexample does not refute. */
const milder = (words: string): string =>
  words
    .replace(
      /\b(?:always|constantly|forever|all the time|every (?:single )?time|every single (?:day|week|meeting|morning|shift))\b/gi,
      'often',
    )
    .replace(/\bdo(?:n't|n’t| not) ever\b|\bnever\b/gi, 'rarely')
    .replace(/\bnot once (?:have|did) you\b/gi, 'you have rarely')

/** Finds what others are said to think. */
export const findHearsay: Look = (line) => {
  const span = findFirst(line, HEARSAY)
  return (
    span && {
      finding: 'hearsay',
      quote: quoteOf(line.text, span),
      changed: withObservation(line, dropClause(line, span)),
    }
  )
}
