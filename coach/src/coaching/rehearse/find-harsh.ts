import { isOverlapping, type Span } from '../../communication/message-text.ts'
import { applyChanges } from '../../communication/rewrite/rewrite-message.ts'
import { askInstead } from './ask-instead.ts'
import type { Look } from './fault.ts'
import { isAimed } from './is-aimed.ts'
import {
  ABSOLUTES,
  ACCUSING,
  AFTER_APOLOGY,
  APOLOGY_FOR,
  APOLOGY_UNDONE,
  ATTACKS,
  BLANKS,
  EXCUSES,
  HEARSAY,
  OWNS,
  VERDICTS,
} from './opening-rules.data.ts'
import { withObservation } from './put-observation.ts'
import {
  dropClause,
  findFirst,
  quoteOf,
  type ReadLine,
  readLine,
  replaceSpan,
  sentenceAt,
} from './read-line.ts'

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

/** What the message reader has found of some kinds, the first that means the other person. */
const findRule = (line: ReadLine, rules: ReadonlySet<string>): Span | null =>
  line.analysis.findings.find((found) => rules.has(found.rule) && isAimed(line, found)) ?? null

const first = (...spans: (Span | null)[]): Span | null =>
  spans.flatMap((span) => span ?? []).toSorted((one, other) => one.start - other.start)[0] ?? null

type Spot = (line: ReadLine) => Span | null
const spotAttack: Spot = (line) =>
  first(
    findFirst(line, ATTACKS, (span) => isAimed(line, span)),
    findRule(line, ATTACK_RULES),
  )
const spotVerdict: Spot = (line) =>
  first(
    findFirst(line, VERDICTS, (span) => isAimed(line, span)),
    findRule(line, VERDICT_RULES),
  )
/** More of one kind than this in one line is left for the next try. */
const MOST_CUTS = 4

/** Leaves out every place of one kind, since a second one of it is no better than the first. */
function dropAll(line: ReadLine, spot: Spot): string {
  let left = line
  for (let count = 0; count < MOST_CUTS; count++) {
    const span = spot(left)
    if (!span) break
    left = readLine(dropClause(left, span), line.scene)
  }
  return left === line
    ? line.text
    : left.text.replace(/^(?:and|but) (\p{L})/iu, (_, letter: string) => letter.toUpperCase())
}

/** Finds an insult, a threat, contempt. */
export const findAttack: Look = (line) => cutOut('attack', line, spotAttack)

/** Finds a verdict on the person, or a guess at what goes on in them. */
export const findVerdict: Look = (line) => cutOut('verdict', line, spotVerdict)

function cutOut(finding: 'attack' | 'verdict', line: ReadLine, spot: Spot): ReturnType<Look> {
  const span = spot(line)
  if (!span) return null
  const changed = withObservation(line, dropAll(line, spot))
  return { finding, quote: quoteOf(line.text, span), changed }
}

/** Finds an apology that is taken back, or made little of. */
export const findUndone: Look = (line) => {
  const span = findFirst(line, APOLOGY_UNDONE)
  const spotExcuse: Spot = (read) => (line.need === 'apologize' ? findFirst(read, EXCUSES) : null)
  const found = span ?? spotExcuse(line)
  if (!found) return null
  const alone = span ? replaceSpan(line.text, span, standAlone(line, span)) : line.text
  return {
    finding: 'apology-undone',
    quote: quoteOf(line.text, found),
    changed: dropAll(readLine(alone, line.scene), spotExcuse),
  }
}

/** The apology without a condition or a "but"; what it is for is kept, or asked for where nothing tells it. */
function standAlone(line: ReadLine, span: Span): string {
  const words = line.text.slice(span.start, span.end)
  const kept = words.replace(AFTER_APOLOGY, '')
  if (kept !== words) return kept
  const what = APOLOGY_FOR.exec(words.replace(/,? (?:then )?i(?:[’']m| am)(?: \w+)? sorry$/i, ''))?.[1]
  if (what !== undefined) return `I’m sorry for ${what}`
  const holder = sentenceAt(line, span)
  const isOwned = line.said.some((one) => one !== holder && OWNS.test(one.text))
  return isOwned ? 'I’m sorry' : `I’m sorry for ${BLANKS.apologize}`
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

/** What happens, and what follows on it each time. */
const WHEN = /^ (?:you|i|we)\b[^.!?,]*, (?:i|you|we|he|she|they|it|there|nobody|nothing)\b/i

/** Finds “always” and “never” about the other person; in thanks they do no harm. */
export const findAbsolute: Look = (line) => {
  if (line.need === 'praise') return null
  const span = findFirst(line, ABSOLUTES)
  if (!span) return null
  const quote = quoteOf(line.text, span)
  const rest = line.text.slice(span.end)
  if (/^every (?:single )?time$/i.test(quote) && WHEN.test(rest))
    return { finding: 'absolute', quote, changed: replaceSpan(line.text, span, 'often, when') }
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
