import { expect, it } from 'vitest'
import { countTests } from './count-tests.ts'

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})

it('passed and failed tests are summed over the files', () => {
  const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed', 'failed')]
  expect(countTests({ testResults })).toEqual({ passed: 3, failed: 2 })
})

it('a file that could not be loaded is a failed test, not a missing one', () => {
  expect(countTests({ testResults: [file('failed'), file('passed', 'passed')] })).toEqual({
    passed: 1,
    failed: 1,
  })
})

it('a test that did not run is neither passed nor failed', () => {
  expect(countTests({ testResults: [file('passed', 'pending', 'skipped', 'todo')] })).toEqual({
    passed: 0,
    failed: 0,
  })
})
