import { expect, it } from 'vitest'
import { isToldIn, tellPlan } from './told-plan.ts'

/** What a message plans in which these words were heard as steps. */
function tell(text: string, ...steps: string[]) {
  const place = (said: string) => ({
    text: said,
    start: text.indexOf(said),
    end: text.indexOf(said) + said.length,
  })
  return tellPlan(
    text,
    steps.map((said) => ({ ...place(said), chance: 0.9 })),
  )
}

it('a plan is told back in whole sentences, so that none of its parts is lost [L1]', () => {
  const text =
    "Fish is in. I'll get him Thursday at 3 before the staff meal, out the back, not on the pass. Won't mention Westport unless he does. Thanks."
  expect(tell(text, "I'll get him Thursday at 3")).toEqual([
    "You'll get him Thursday at 3 before the staff meal, out the back, not on the pass",
    "Won't mention Westport unless he does",
  ])
})

it('why somebody has to go, and what is said to whoever is left, is no part of it', () => {
  const text =
    'I must go, the second lorry is arriving. On Friday I will sit with Ruth at 2 p.m. in my office. Thank you, good afternoon.'
  expect(tell(text, 'the second lorry is arriving', 'On Friday I will sit with Ruth')).toEqual([
    'On Friday you will sit with Ruth at 2 p.m. in your office',
  ])
  expect(tell("ok gotta go, I'll ring her tonight, thanks so much, bye!", "I'll ring her tonight")).toEqual([
    "You'll ring her tonight",
  ])
})

it('what speaks to the coach is quoted, since turned to the leader it would be said by somebody else', () => {
  const text = 'On Monday I send it, I promise to you.'
  expect(tell(text, 'On Monday I send it')).toEqual(['“On Monday I send it, I promise to you”'])
})

it('a message in which no step was heard plans nothing', () => {
  expect(tellPlan('I will sleep well. Thanks, bye.', [])).toEqual([])
  expect(tellPlan('I will sleep well. Thanks, bye.', null)).toEqual([])
})

it('an earlier promise that is said again stands once', () => {
  const planned = ['Tomorrow you will call Laurent before nine and see Priya']
  expect(isToldIn('Call Laurent tomorrow before nine', planned)).toBe(true)
  expect(isToldIn('Write the list for Tuesday', planned)).toBe(false)
})

it('the sentence a message begins with is left out where it only tells why they go, and one that names its day belongs to the plan', () => {
  const text =
    'My watch begins at 16:00. Today I speak with Ramil in my cabin. On Friday I take back the papers. The customer I telephone today still.'
  expect(
    tell(text, 'My watch begins at 16:00', 'Today I speak with Ramil', 'On Friday I take back the papers'),
  ).toEqual([
    'Today you speak with Ramil in your cabin',
    'On Friday you take back the papers',
    'The customer you telephone today still',
  ])
})

it('what only announces a plan, and all that stands before it, is left out', () => {
  const text =
    'I have to stop. My watch begins at 1600 and I must first check the ballast. This is my plan. Tonight I knock at his door. Tomorrow I sit with Jomar on the bridge.'
  expect(
    tell(
      text,
      'My watch begins at 1600',
      'This is my plan',
      'Tonight I knock at his door',
      'Tomorrow I sit with Jomar',
    ),
  ).toEqual(['Tonight you knock at his door', 'Tomorrow you sit with Jomar on the bridge'])
})
