import { describe, expect, it } from 'vitest'
import { checkLedger } from './check-ledger.ts'

const FILES: Record<string, string> = { '../a.test.ts': "it('keeps strangers out', …)" }
const read = (path: string) => FILES[path] ?? null
const TOTALS = '1 sections: 1 pass, 0 partial, 0 fail, 0 not applicable.'
const page = (row: string, totals = TOTALS) =>
  `${totals}\n\n| section | about | verdict | shown by | missing |\n| --- | --- | --- | --- | --- |\n${row}\n`
const GOOD = '| V1.1 | Doors | pass | [a.test.ts](../a.test.ts) “keeps strangers out” |  |'

describe('the ledger of security', () => {
  it('is in order where tests exist and the totals are those of the table', () => {
    expect(checkLedger(page(GOOD), read)).toEqual({ totals: TOTALS.slice(0, -1), problems: [] })
  })

  it.each<[string, string, string]>([
    ['a test that is not there', GOOD.replace('strangers', 'friends'), 'has no test'],
    ['a file that is not there', GOOD.replaceAll('../a.test', '../b.test'), 'there is no ../b.test.ts'],
    ['nothing to show', '| V1.1 | Doors | pass |  |  |', 'nothing shows it'],
    ['a verdict of its own', GOOD.replace('pass', 'nearly'), 'the verdict is none of'],
    ['a failure without a reason', '| V1.1 | Doors | fail |  |  |', 'no reason'],
    ['a reason to pass', GOOD.replace('|  |', '| one is missing |'), 'something is missing'],
    ['a section twice', `${GOOD}\n${GOOD}`, 'stands there twice'],
  ])('is refused with %s', (_, row, problem) => {
    expect(checkLedger(page(row), read).problems.join('\n')).toContain(problem)
  })

  it('is refused when it counts otherwise', () => {
    const counted = TOTALS.replace('1 pass', '2 pass')
    expect(checkLedger(page(GOOD, counted), read).problems.join()).toContain('has to say')
  })
})
