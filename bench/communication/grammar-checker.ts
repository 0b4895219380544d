import { Dialect, LocalLinter, SuggestionKind } from 'harper.js'
import { binary } from 'harper.js/binary'
import type { GrammarFinding } from '../../coach/src/communication/analysis.ts'
import { GRAMMAR_RULES_OFF } from '../../coach/src/communication/grammar-rules.data.ts'

/** Checks the grammar of a text. */
export type GrammarChecker = (text: string) => Promise<GrammarFinding[]>

/** Starts the grammar checker as the server runs it, with the same rules switched off or, for comparison, with all. */
export async function startGrammarChecker({ hasAllRules = false } = {}): Promise<GrammarChecker> {
  const linter = new LocalLinter({ binary, dialect: Dialect.American })
  await linter.setup()
  if (!hasAllRules) {
    const off = Object.fromEntries(GRAMMAR_RULES_OFF.map((rule) => [rule, false]))
    await linter.setLintConfig({ ...(await linter.getLintConfig()), ...off })
  }
  return async (text) => {
    const lints = await linter.lint(text, { language: 'plaintext' })
    const found = lints.map((lint) => {
      const { start, end } = lint.span()
      const suggestion = lint.suggestions()[0]
      const words = lint.get_problem_text()
      const given = suggestion?.get_replacement_text() ?? null
      const kind = suggestion?.kind()
      const added = kind === SuggestionKind.InsertAfter ? `${words}${given}` : given
      const replacement = kind === SuggestionKind.Remove ? '' : added
      return { start, end, replacement, message: lint.message(), kind: lint.lint_kind() }
    })
    const ordered = found.toSorted((one, other) => one.start - other.start || other.end - one.end)
    let covered = 0
    return ordered.filter(({ start, end }) => {
      if (start < covered) return false
      covered = end
      return true
    })
  }
}
