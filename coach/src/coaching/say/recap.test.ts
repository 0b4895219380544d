import { expect, it } from 'vitest'
import { isTold, tellPlan } from './recap.ts'

/** A message of which these words were heard as steps. */
function heard(text: string, ...steps: string[]) {
  const place = (said: string) => ({
    text: said,
    start: text.indexOf(said),
    end: text.indexOf(said) + said.length,
  })
  return { text, steps: steps.map((said) => ({ ...place(said), chance: 0.9 })) }
}

it('a plan is told back in whole sentences, so that none of its parts is lost [L1]', () => {
  const text =
    "Fish is in. I'll get him Thursday at 3 before the staff meal, out the back, not on the pass. Won't mention Westport unless he does. Thanks."
  expect(tellPlan(heard(text, "I'll get him Thursday at 3"))).toEqual([
    "You'll get him Thursday at 3 before the staff meal, out the back, not on the pass",
    "Won't mention Westport unless he does",
  ])
})

it('why somebody has to go, and what is said to whoever is left, is no part of it', () => {
  const text =
    'I must go, the second lorry is arriving. On Friday I will sit with Ruth at 2 p.m. in my office. Thank you, good afternoon.'
  expect(tellPlan(heard(text, 'the second lorry is arriving', 'On Friday I will sit with Ruth'))).toEqual([
    'On Friday you will sit with Ruth at 2 p.m. in your office',
  ])
  expect(
    tellPlan(heard("ok gotta go, I'll ring her tonight, thanks so much, bye!", "I'll ring her tonight")),
  ).toEqual(["You'll ring her tonight"])
})

it('what speaks to the coach is quoted, since turned to the leader it would be said by somebody else', () => {
  const text = 'On Monday I send it, I promise to you.'
  expect(tellPlan(heard(text, 'On Monday I send it'))).toEqual(['“On Monday I send it, I promise to you”'])
})

it('a message in which no step was heard plans nothing', () => {
  expect(tellPlan({ text: 'I will sleep well. Thanks, bye.', steps: [] })).toEqual([])
  expect(tellPlan({ text: 'I will sleep well. Thanks, bye.', steps: null })).toEqual([])
})

it('an earlier promise that is said again stands once', () => {
  const planned = ['Tomorrow you will call Laurent before nine and see Priya']
  expect(isTold('Call Laurent tomorrow before nine', planned)).toBe(true)
  expect(isTold('Write the list for Tuesday', planned)).toBe(false)
})
