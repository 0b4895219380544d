import { createRequire, registerHooks } from 'node:module'
import { join, resolve } from 'node:path'
import type { ICruiseOptions, ICruiseResult, IForbiddenRuleType, IViolation } from 'dependency-cruiser'

interface Rules {
  forbidden: (IForbiddenRuleType & { name: string; comment: string })[]
  options: ICruiseOptions
}
const RULES: Rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs')

const FOLDERS = ['contract/src', 'coach/src', 'server/src', 'web/src', 'tools', 'bench', 'models', 'e2e']

// dependency-cruiser reads TypeScript through the compiler's JavaScript interface, which TypeScript 7 does not have.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^typescript(?=\/|$)/, 'typescript-5'), context),
})

/**
 * Follows every import of the project below `root` and holds it against `.dependency-cruiser.cjs`.
 *
 * @returns modules with what they import, and `summary.violations`.
 */
export async function cruiseImports(root: string): Promise<ICruiseResult> {
  const { cruise } = await import('dependency-cruiser')
  const { forbidden, options } = RULES
  const { output } = await cruise(
    FOLDERS,
    { ...options, baseDir: root, ruleSet: { forbidden }, validate: true },
    options.enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new TypeError('dependency-cruiser answered with text')
  return output
}

function describeViolation({ rule, from, to, cycle }: IViolation): string {
  const path = cycle ? cycle.map(({ name }) => name).join(' → ') : to
  const comment = RULES.forbidden.find(({ name }) => name === rule.name)?.comment
  return `${rule.name}: ${from}${path === from ? '' : ` → ${path}`}\n  ${comment}`
}

/** `node tools/check-imports.ts [root]` */
if (import.meta.main) {
  const { summary } = await cruiseImports(resolve(process.argv[2] ?? join(import.meta.dirname, '..')))
  for (const violation of summary.violations) console.log(describeViolation(violation))
  console.log(
    `${summary.totalCruised} files, ${summary.totalDependenciesCruised} imports, ${summary.violations.length} against a rule`,
  )
  if (summary.violations.length > 0) process.exitCode = 1
}
