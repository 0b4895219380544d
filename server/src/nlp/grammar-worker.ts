import type { GrammarFinding } from '@lodestar/coach/communication/analysis'
import type { Dialect } from '@lodestar/contract/communication'
import { Dialect as CheckerDialect, type Lint, LocalLinter, type Suggestion, SuggestionKind } from 'harper.js'
import { binary } from 'harper.js/binary'
import { serveThread } from '../threads/serve-thread.ts'
import { GRAMMAR_RULES_OFF, GRAMMAR_RULES_SURE } from './grammar-rules.data.ts'
import { guessDialect } from './guess-dialect.ts'
import { spell } from './spelling.ts'

/** A text with more misspellings than these is in another language, and looking each up would take seconds. */
const MOST_LOOKED_UP = 25

const CHECKER_DIALECTS: Readonly<Record<Dialect, CheckerDialect>> = {
  american: CheckerDialect.American,
  british: CheckerDialect.British,
  canadian: CheckerDialect.Canadian,
  australian: CheckerDialect.Australian,
  indian: CheckerDialect.Indian,
}
/** The first takes a second and most of the thread's memory; each further one next to nothing. */
const linters = new Map<Dialect, Promise<LocalLinter>>()

async function makeLinter(dialect: Dialect): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary, dialect: CHECKER_DIALECTS[dialect] })
  await linter.setup()
  const off = Object.fromEntries(GRAMMAR_RULES_OFF.map((rule) => [rule, false]))
  await linter.setLintConfig({ ...(await linter.getLintConfig()), ...off })
  return linter
}

function linterOf(dialect: Dialect): Promise<LocalLinter> {
  const linter = linters.get(dialect) ?? makeLinter(dialect)
  linters.set(dialect, linter)
  return linter
}

/** A text, the spelling that its writer has chosen, and what they speak where they live, as their browser says. */
export interface Checked {
  readonly text: string
  readonly dialect?: Dialect | null | undefined
  readonly locale?: string | null | undefined
}

/** Finds the mistakes of a text, in order and without overlap; what is sure comes before what is not. */
async function findMistakes({ text, dialect = null, locale = null }: Checked): Promise<GrammarFinding[]> {
  const linter = await linterOf(dialect ?? guessDialect(text, locale))
  let lookedUp = 0
  const findings = Object.entries(await linter.organizedLints(text, { language: 'plaintext' })).flatMap(
    ([rule, lints]) =>
      lints.flatMap((lint) => {
        if (rule === SPELL_CHECK) lookedUp += 1
        return describe(text, lint, rule, { isThorough: lookedUp <= MOST_LOOKED_UP, dialect }) ?? []
      }),
  )
  const kept: GrammarFinding[] = []
  for (const finding of findings.toSorted(bySureness))
    if (!kept.some(({ start, end }) => start < finding.end && finding.start < end)) kept.push(finding)
  return kept.toSorted((one, other) => one.start - other.start)
}

const bySureness = (one: GrammarFinding, other: GrammarFinding) =>
  Number(one.isUnsure ?? false) - Number(other.isUnsure ?? false) ||
  one.start - other.start ||
  other.end - one.end

const SPELL_CHECK = 'SpellCheck'

function describe(
  text: string,
  lint: Lint,
  rule: string,
  options: { isThorough: boolean; dialect: Dialect | null },
): GrammarFinding | null {
  const kind = lint.lint_kind()
  const problem = lint.get_problem_text()
  // In UTF-16 units already, as JavaScript counts.
  const { start, end } = lint.span()
  const suggestions = lint.suggestions()
  const finding = { start, end, message: lint.message(), kind }
  if (rule === SPELL_CHECK) {
    const words = suggestions.map((suggestion) => suggestion.get_replacement_text())
    const spelled = spell(text, { start, end }, words, options)
    if (!spelled) return null
    const { word: replacement, isSure, isOpening } = spelled
    const message = `Did you mean “${replacement}”?`
    // A capital elsewhere is a name's; this one is a slip.
    const slip = /^\p{Ll}/u.test(problem) ? 'Capitalization' : 'Typo'
    // Half of "mille-feuille" or "post-mortem" is no word of its own.
    if (text[start - 1] === '-' || text[end] === '-') return null
    return {
      ...finding,
      message,
      replacement,
      kind: isOpening ? slip : kind,
      isUnsure: !isSure,
    }
  }
  const suggestion = suggestions[0]
  if (!suggestion || isTaste(text, lint, rule)) return null
  return { ...finding, replacement: applyTo(problem, suggestion), isUnsure: !GRAMMAR_RULES_SURE.has(rule) }
}

/** True for what a rule finds in names, lines and the like, where it is no mistake. */
function isTaste(text: string, lint: Lint, rule: string): boolean {
  const problem = lint.get_problem_text()
  const { start, end } = lint.span()
  if (rule === 'RepeatedWords')
    return !/^[a-z]+ [a-z]+$/i.test(problem) || /^(?:had|that)\b|\p{Lu}\p{Ll}+ \p{Lu}/iu.test(problem)
  if (rule === 'AnA') return problem !== problem.toLowerCase() || !/^ [a-z]/.test(text.slice(end))
  if (rule === 'PronounVerbAgreement')
    // A roman number is no pronoun: "The Act I pieces".
    return (
      /\byou\s+$/i.test(text.slice(Math.max(0, start - 8), start)) ||
      /^you\b/i.test(problem) ||
      /(?:\p{Lu}\p{Ll}+|of) I\s+$/u.test(text.slice(Math.max(0, start - 16), start))
    )
  if (rule === 'Nowadays') return /^ (?:late|early|ahead|behind|off|trip)\b/.test(text.slice(end))
  if (rule === 'ProgressiveNeedsBe') return /^ going on\b/.test(text.slice(end))
  if (rule === 'RegularIrregulars') return problem !== problem.toLowerCase()
  // A line that goes on from the one before, or a list of things without capitals.
  if (rule === 'SentenceCapitalization')
    return !/(?:^|[a-z]{4}[.!?]["')]*\s+|\n\s*\n)$/.test(text.slice(0, start))
  return false
}

function applyTo(problem: string, suggestion: Suggestion): string {
  const given = suggestion.get_replacement_text()
  const kind = suggestion.kind()
  if (kind === SuggestionKind.Remove) return ''
  return kind === SuggestionKind.InsertAfter ? problem + given : given
}

// The first text builds every rule, which takes as long as loading; it is better not a person's.
await findMistakes({ text: 'This is ready.' })

/** What the thread can be asked for. */
export type GrammarCalls = { check: typeof findMistakes }

serveThread<GrammarCalls>({ check: findMistakes })
