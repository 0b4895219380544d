import {
  type CoachingPreferences,
  DEFAULT_PREFERENCES,
  RESPONSE_LENGTHS,
  TONES,
} from '@lodestar/contract/preferences'
import { describe, expect, it } from 'vitest'
import { NAME_ONE } from '../../../../coach/src/coaching/say/voice.data.ts'
import { sizesFor } from '../../../../coach/src/coaching/say/wanted-size.ts'
import { FRAMEWORK_STEPS } from '../../../../coach/src/coaching/session/frameworks.ts'
import {
  describeCommunication,
  describeFollowUp,
  describeFrameworks,
  describeLearning,
  describeRelationship,
} from './describe-effects.ts'
import { FRAMEWORK_OPTIONS, SESSION_STEPS } from './framework-words.data.ts'

const LEVELS = [1, 2, 3, 4, 5] as const
const prefer = (given: Partial<CoachingPreferences>): CoachingPreferences => ({
  userId: 'user_ada',
  ...DEFAULT_PREFERENCES,
  ...given,
})
/** Every number a line names, in order. */
const numbersIn = (line: string | undefined) => (line?.match(/\d+/g) ?? []).map(Number)

describe('what is said of the coach', () => {
  it.each(
    RESPONSE_LENGTHS.flatMap((responseLength) =>
      LEVELS.map((practicalFocus) => ({ responseLength, practicalFocus })),
    ),
  )('counts the parts of an answer as the coach does: $responseLength, $practicalFocus', (given) => {
    const preferences = prefer(given)
    const { approaches, steps, actions, exercises, scripts, insights } = sizesFor(preferences)
    expect(numbersIn(describeCommunication(preferences)[0])).toEqual([approaches, steps, actions])
    expect(numbersIn(describeLearning(preferences)[1])).toEqual([exercises, scripts, insights])
  })

  it.each(TONES)('quotes the %s coach with words that belong to this tone only', (communicationTone) => {
    const [, , line = ''] = describeCommunication(prefer({ communicationTone }))
    const [, words = ''] = /“(.+)”/.exec(line) ?? []
    expect(words).not.toBe('')
    expect(TONES.filter((tone) => NAME_ONE[tone].some((said) => said.includes(words)))).toEqual([
      communicationTone,
    ])
  })

  it('names the steps of each framework as the coach does', () => {
    const steps = Object.entries(FRAMEWORK_STEPS).map(([name, list]) => [
      name,
      { first: list[0]?.label, commit: list.find(({ stage }) => stage === 'commit')?.label },
    ])
    expect(SESSION_STEPS).toEqual(Object.fromEntries(steps))
  })

  it('differs between all levels and values of a preference', () => {
    const said = (given: Partial<CoachingPreferences>) =>
      [describeCommunication, describeRelationship, describeLearning, describeFrameworks, describeFollowUp]
        .flatMap((describeCard) => describeCard(prefer(given)))
        .join('\n')
    for (const field of ['directnessLevel', 'empathyLevel', 'challengeLevel', 'practicalFocus'] as const)
      expect(new Set(LEVELS.map((level) => said({ [field]: level }))).size, field).toBe(5)
    const structures = ['loose', 'balanced', 'highly_structured'] as const
    expect(new Set(structures.map((one) => said({ structurePreference: one }))).size).toBe(3)
    const styles = ['sandwich', 'direct', 'balanced', 'strengths_first'] as const
    expect(new Set(styles.map((one) => said({ feedbackStyle: one }))).size).toBe(4)
    const followUps = ['minimal', 'moderate', 'intensive'] as const
    expect(new Set(followUps.map((one) => said({ followUpPreference: one }))).size).toBe(3)
    const frequencies = ['daily', 'weekly', 'biweekly', 'monthly'] as const
    expect(new Set(frequencies.map((one) => said({ meetingFrequency: one }))).size).toBe(4)
  })

  it('counts one as one', () => {
    expect(describeLearning(prefer({ responseLength: 'brief', practicalFocus: 5 }))[1]).toBe(
      'A full answer brings up to 2 exercises, 2 scripts and 1 insight with their sources.',
    )
  })
})

describe('what is said of the frameworks', () => {
  it('names the one that leads, and those that do not', () => {
    expect(describeFrameworks(prefer({ frameworkPreference: ['OSKAR', 'GROW', 'CLEAR'] }))).toEqual([
      'OSKAR leads: a session starts with “Outcome” and asks what you will do at “Affirm & Action”.',
      'One framework leads a session. Kept, and not in use: GROW and CLEAR.',
    ])
  })

  it('says that SBI shapes scripts and leads nothing', () => {
    expect(describeFrameworks(prefer({ frameworkPreference: ['SBI'] }))).toEqual([
      'You chose no way through a session, so GROW leads: a session starts with “Goal” and asks what you will do at “Will”.',
      'Scripts in the order situation, behavior, impact come before the others.',
    ])
    expect(FRAMEWORK_OPTIONS.find(({ value }) => value === 'SBI')?.hint).toContain('not sessions')
  })
})
