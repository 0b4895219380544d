import type { GrammarFinding } from '@lodestar/coach/communication/analysis'
import { Dialect, type Lint, LocalLinter, type Suggestion, SuggestionKind } from 'harper.js'
import { binary } from 'harper.js/binary'
import { serveThread } from '../threads/serve-thread.ts'
import { GRAMMAR_RULES_OFF } from './grammar-rules.data.ts'
import { spell } from './spelling.ts'

/** A text with more misspellings than these is in another language, and looking each up would take seconds. */
const MOST_LOOKED_UP = 25

const linter = new LocalLinter({ binary, dialect: Dialect.American })

/** Finds the mistakes of a text, in order and without overlap. */
async function findMistakes(text: string): Promise<GrammarFinding[]> {
  const lints = await linter.lint(text, { language: 'plaintext' })
  const findings = lints
    .map((lint, at) => describe(text, lint, at < MOST_LOOKED_UP))
    .filter((finding) => finding !== null)
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
  let covered = 0
  return findings.filter(({ start, end }) => {
    if (start < covered) return false
    covered = end
    return true
  })
}

function describe(text: string, lint: Lint, isThorough: boolean): GrammarFinding | null {
  const kind = lint.lint_kind()
  const problem = lint.get_problem_text()
  // In UTF-16 units already, as JavaScript counts.
  const { start, end } = lint.span()
  const suggestions = lint.suggestions()
  const finding = { start, end, message: lint.message(), kind }
  if (kind === 'Spelling') {
    const words = suggestions.map((suggestion) => suggestion.get_replacement_text())
    const spelled = spell(text, { start, end }, words, isThorough)
    if (!spelled) return null
    const { replacement, isOpening } = spelled
    const message = replacement === null ? finding.message : `Did you mean “${replacement}”?`
    // A capital elsewhere is a name's; this one is a slip.
    return { ...finding, message, replacement, kind: isOpening ? 'Typo' : kind }
  }
  const suggestion = suggestions[0]
  return { ...finding, replacement: suggestion ? applyTo(problem, suggestion) : null }
}

function applyTo(problem: string, suggestion: Suggestion): string {
  const given = suggestion.get_replacement_text()
  const kind = suggestion.kind()
  if (kind === SuggestionKind.Remove) return ''
  return kind === SuggestionKind.InsertAfter ? problem + given : given
}

await linter.setup()
const off = Object.fromEntries(GRAMMAR_RULES_OFF.map((rule) => [rule, false]))
await linter.setLintConfig({ ...(await linter.getLintConfig()), ...off })
// The first text builds every rule, which takes as long as loading; it is better not a person's.
await linter.lint('This is ready.', { language: 'plaintext' })

/** What the thread can be asked for. */
export type GrammarCalls = { check: typeof findMistakes }

serveThread<GrammarCalls>({ check: findMistakes })
