import { type CommunicationAnalysis, type Finding, OWN_WORD } from '@lodestar/contract/communication'
import type { Change } from '@lodestar/contract/message-change'

/** How many characters of a message stand in the list of past analyses. */
const SHOWN_CHARACTERS = 100

/** The first 100 characters of a message, with a sign that there are more. */
export function shortenText(text: string): string {
  const characters = [...text]
  return characters.length > SHOWN_CHARACTERS ? `${characters.slice(0, SHOWN_CHARACTERS).join('')}…` : text
}

/** A finding that takes in this much of a message says something about all of it, and marks no words. */
const WHOLE_SHARE = 0.8
/** In a message of one short sentence the words are worth marking all the same. */
const SHORT_MESSAGE = 80

/** Words without the spaces around them: a rule that takes words out takes a space as well, which needs no mark. */
function trimSpan(text: string, finding: Finding): Finding {
  const words = text.slice(finding.start, finding.end)
  // A word is missing behind the one before: a space shows no mark.
  const [before = ''] =
    words !== '' && words.trim() === '' ? (/\S+$/.exec(text.slice(0, finding.start)) ?? []) : []
  if (before !== '') return { ...finding, start: finding.start - before.length, end: finding.start }
  const start = finding.start + words.length - words.trimStart().length
  return { ...finding, start, end: start + words.trim().length }
}

/** Tells the findings about certain words from those about the message as a whole. */
export function sortFindings(
  text: string,
  findings: readonly Finding[],
): { marked: Finding[]; general: Finding[] } {
  const isGeneral = ({ start, end }: Finding) =>
    end <= start || (text.length > SHORT_MESSAGE && end - start >= text.length * WHOLE_SHARE)
  const trimmed = findings.map((finding) => trimSpan(text, finding))
  return {
    marked: trimmed.filter((finding) => !isGeneral(finding)),
    general: trimmed.filter(isGeneral),
  }
}

/** Makes these changes to a text; they stand in order and never overlap. */
export const applyChanges = (text: string, changes: readonly Change[]): string =>
  changes.reduceRight(
    (changed, { start, end, replacement }) => changed.slice(0, start) + replacement + changed.slice(end),
    text,
  )

/** Words that stay as they are, or that a change replaces; `at` is the change's place in the list. */
export type DiffPart = { words: string; change: null } | { words: string; change: Change; at: number }

/** Splits a text into what its changes touch, insertions included, and what stands between. */
export function splitByChanges(text: string, changes: readonly Change[]): DiffPart[] {
  const parts: DiffPart[] = []
  let reached = 0
  for (const [at, change] of changes.entries()) {
    if (change.start > reached) parts.push({ words: text.slice(reached, change.start), change: null })
    parts.push({ words: text.slice(change.start, change.end), change, at })
    reached = change.end
  }
  return reached < text.length ? [...parts, { words: text.slice(reached), change: null }] : parts
}

/** The questions in brackets that only the writer can answer, such as `[by when?]`. */
export const findQuestions = (text: string): string[] => text.match(/\[[^[\]\n]{2,80}\?\]/g) ?? []

/** The word that a finding of spelling marks, in small letters; null for any other finding. */
export function ownWordOf(
  text: string,
  { rule, start, end }: Pick<Finding, 'rule' | 'start' | 'end'>,
): string | null {
  const word = text.slice(start, end).trim()
  return rule === 'spelling' && OWN_WORD.test(word) ? word.toLowerCase() : null
}

/** Leaves out what muted rules have found and changed, and what is said about words that have been called right. */
export function withoutMuted(
  { feedback, originalText }: CommunicationAnalysis,
  mutedRules: ReadonlySet<string>,
  ownWords: ReadonlySet<string> = new Set(),
): { findings: Finding[]; changes: Change[] } {
  const isHeard = (one: Pick<Finding, 'rule' | 'start' | 'end'>) =>
    !mutedRules.has(one.rule) && !ownWords.has(ownWordOf(originalText, one) ?? '')
  return { findings: feedback.findings.filter(isHeard), changes: feedback.changes.filter(isHeard) }
}
