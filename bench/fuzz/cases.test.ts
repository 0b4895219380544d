import { ENDPOINTS } from '@lodestar/contract/features'
import { buildOpenApi } from '@lodestar/contract/open-api'
import { describe, expect, it } from 'vitest'
import { listOperations, makeCases, type Operation } from './cases.ts'

const operations = listOperations(JSON.parse(JSON.stringify(buildOpenApi(ENDPOINTS))))
const find = (wanted: string): Operation => {
  const operation = operations.find(({ id }) => id === wanted)
  if (!operation) throw new RangeError(wanted)
  return operation
}

describe('the requests of the fuzzer', () => {
  it('are made for every operation of the document', () => {
    expect(operations).toHaveLength(ENDPOINTS.length)
    for (const operation of operations) expect(makeCases(operation, 2, 1)).toHaveLength(2)
  })

  it('are the same for the same seed, and others for another', () => {
    const goal = find('createGoal')
    expect(makeCases(goal, 20, 7)).toEqual(makeCases(goal, 20, 7))
    expect(makeCases(goal, 20, 7)).not.toEqual(makeCases(goal, 20, 8))
  })

  it('fit in the first half the contract, but for what is filled in when they are sent', () => {
    const { endpoint } = ENDPOINTS.find(({ name }) => name === 'createMeeting') ?? {}
    const cases = makeCases(find('createMeeting'), 60, 3)
    const fits = (json: unknown) => endpoint?.body?.safeParse(json).success === true
    const right = cases.map(({ body }) => body !== null && 'json' in body && fits(body.json))
    const [first, second] = [right.slice(0, 30), right.slice(30)].map((half) => half.filter(Boolean).length)
    expect(first).toBeGreaterThan(second ?? 0)
  })

  it('come from two people and from nobody, with ids of their own and of the other', () => {
    const cases = makeCases(find('updateGoal'), 200, 1)
    expect(new Set(cases.map(({ who }) => who))).toEqual(new Set(['one', 'other', 'visitor']))
    const places = cases.flatMap((each) => each.places).join(' ')
    expect(places).toContain('§own:/api/goals:')
    expect(places).toContain('§theirs:/api/goals:')
  })
})
