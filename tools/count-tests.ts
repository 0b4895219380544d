/** What Vitest's JSON reporter writes, as far as it is read here. */
interface Report {
  testResults: readonly { name: string; status: string; assertionResults: readonly { status: string }[] }[]
}

/** How many tests ran, and how they ended. */
export interface Counts {
  passed: number
  failed: number
}

/**
 * Counts the tests of one run of Vitest. A file that could not even be loaded counts as one failed test.
 *
 * @param report what the JSON reporter wrote.
 */
export function countTests({ testResults }: Report): Counts {
  const counts = { passed: 0, failed: 0 }
  for (const { status, assertionResults } of testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length
    counts.passed += assertionResults.filter((test) => test.status === 'passed').length
    counts.failed += failed === 0 && status === 'failed' ? 1 : failed
  }
  return counts
}
