import { readFileSync } from 'node:fs'
import { type Analysis, isMistakeRule } from '../../coach/src/communication/analysis.ts'
import { applyChanges } from '../../coach/src/communication/rewrite/rewrite-message.ts'
import { analyzeAll } from './measure-messages.ts'

/** A sentence of a learner, how it is right, and what was wrong; no errors where it was right. */
interface LearnerRow {
  readonly wrong: string
  readonly right: string
  readonly errors: readonly { readonly from: string; readonly to: string }[]
}

const readRows = <Row>(file: string): Row[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))

const KINDS = {
  mail: 'email',
  chat: 'chat',
  feedback: 'feedback',
  letter: 'formal_letter',
  invitation: 'meeting_invite',
} as const

const analyze = (texts: readonly { text: string; kind?: keyof typeof KINDS }[]) =>
  analyzeAll(
    texts.map(({ text, kind = 'mail' }, at) => ({
      id: String(at),
      communicationType: KINDS[kind],
      context: 'general',
      messageText: text,
    })),
  )

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’-]+|[^\s\p{L}\p{N}]/gu) ?? []

/** How many words have to be put in, taken out or changed to make one text of another. */
function countEdits(one: readonly string[], other: readonly string[]): number {
  let row = [0, ...other.map((_, at) => at + 1)]
  for (const [at, word] of one.entries()) {
    const next = [at + 1]
    for (const [place, meant] of other.entries())
      next.push(
        Math.min(
          (next[place] ?? 0) + 1,
          (row[place + 1] ?? 0) + 1,
          (row[place] ?? 0) + Number(word !== meant),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** What corrects language, other than a capital at the start and a full stop at the end. */
const listCorrections = ({ changes }: Analysis) =>
  changes.filter(
    ({ rule, replacement }) =>
      isMistakeRule(rule) && rule !== 'capitalization' && !(rule === 'punctuation' && replacement === '.'),
  )

const isMended = (text: string, written: string, { from, to }: LearnerRow['errors'][number]) => {
  const [small, before] = [text.toLowerCase(), written.toLowerCase()]
  const count = (part: string, whole: string) => whole.split(part.toLowerCase()).length
  return count(to, small) > count(to, before) || count(from, small) < count(from, before)
}

/**
 * Corrects sentences of learners (`wrong`, `right`, `errors`), as e-mails, the grammar checker awake. A correction is right
 * that brings the sentence nearer to the right one; the right ones are analyzed as well, and none of them should change.
 */
export async function measureLearners(file: string): Promise<Record<string, number>> {
  const rows = readRows<LearnerRow>(file)
  const faulty = rows.filter(({ errors }) => errors.length > 0)
  const found = await analyze(faulty.map(({ wrong: text }) => ({ text })))
  const right = await analyze(rows.map(({ right: text }) => ({ text })))
  const isNearer = ({ wrong, right: meant }: LearnerRow, change: Analysis['changes'][number]) =>
    countEdits(wordsOf(applyChanges(wrong, [change])), wordsOf(meant)) <
    countEdits(wordsOf(wrong), wordsOf(meant))
  const made = faulty.flatMap((row, at) =>
    (found[at] ? listCorrections(found[at]) : []).map((change) => isNearer(row, change)),
  )
  const errors = faulty.flatMap((row, at) =>
    row.errors.map((error) => isMended(found[at]?.improvedVersion ?? '', row.wrong, error)),
  )
  const count = (test: (analysis: Analysis) => boolean) => right.filter(test).length
  return {
    errors: errors.length,
    'errors mended': errors.filter(Boolean).length,
    'corrections made': made.length,
    'corrections that are right': made.filter(Boolean).length,
    'right sentences': right.length,
    'right sentences changed': count((analysis) => listCorrections(analysis).length > 0),
    'right sentences marked': count(({ findings }) =>
      findings.some(({ rule }) => isMistakeRule(rule) && rule !== 'capitalization' && rule !== 'punctuation'),
    ),
  }
}

/** Analyzes messages (`text`, `kind`, `level`). @returns of each level how many a correction of language changes, and any change. */
export async function measureKept(file: string): Promise<Record<string, Record<string, number>>> {
  const rows = readRows<{ text: string; kind: keyof typeof KINDS; level: string }>(file)
  const analyses = await analyze(
    rows.map(({ text, kind }) => ({ text: text.replace(/^Subject:.*\n+/i, ''), kind })),
  )
  const levels = [...new Set(rows.map(({ level }) => level))]
  return Object.fromEntries(
    levels.map((level) => {
      const of = analyses.filter((_, at) => rows[at]?.level === level)
      return [
        level,
        {
          messages: of.length,
          corrected: of.filter(({ changes }) => changes.some(({ rule }) => isMistakeRule(rule))).length,
          changed: of.filter(({ changes }) => changes.length > 0).length,
        },
      ]
    }),
  )
}
