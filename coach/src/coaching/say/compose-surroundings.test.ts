import { describe, expect, it } from 'vitest'
import { converse } from '../../testing/conversation.ts'
import { NO_SURROUNDINGS, type Surroundings } from '../session/surroundings.ts'

const MARCO =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.'
const advice = (surroundings: Partial<Surroundings>, message = MARCO) => {
  const [turn] = converse([message], { surroundings: { ...NO_SURROUNDINGS, ...surroundings } })
  const answer = turn?.metadata.structuredResponse
  if (!answer) throw new Error('no structured answer')
  return answer
}
const meeting = (title: string) => ({
  title,
  startTime: '2026-11-24T08:30:00.000Z',
  meetingType: 'general' as const,
})

describe('what a leader has recorded elsewhere enters the plan', () => {
  it('a meeting of this week with the person is named with its time in their zone', () => {
    expect(advice({ meetings: [meeting('1:1 Marco / Lena')] }).diagnosis).toMatch(
      /“1:1 Marco \/ Lena”,? on Tuesday at 9:30\sAM/,
    )
  })

  it('a meeting with somebody whose name only sounds alike is not', () => {
    expect(advice({ meetings: [meeting('Marcos farewell')] }).diagnosis).toBe(advice({}).diagnosis)
  })

  it('a goal that this is practice for is named with how far it has come, another one is not', () => {
    const goal = { title: 'Say hard things the same day', progress: 30 }
    const touched = advice({ goals: [{ ...goal, category: 'communication' }] }).keyInsights.join('\n')
    expect(touched).toMatch(/“Say hard things the same day”.*30%/)
    expect(advice({ goals: [{ ...goal, category: 'vision_setting' }] })).toEqual(advice({}))
  })

  it('an imported result comes as a guess to check, never as a finding', () => {
    const [result] = advice({
      results: [
        {
          assessmentType: 'disc',
          processedResults: {
            primaryProfile: 'D',
            leadershipStyle: 'Directive',
            motivators: ['Room to decide'],
            summary: '',
            details: [],
            scores: [],
            confidence: 1,
            warnings: [],
          },
        },
      ],
    }).keyInsights.filter((insight) => insight.includes('DISC'))
    expect(result).toMatch(/“room to decide”/)
    expect(result).toMatch(/guess|would say/)
  })

  it('each is said once in a conversation', () => {
    const said = converse([MARCO, 'Give me a plan.', 'Give me another plan.'], {
      surroundings: {
        ...NO_SURROUNDINGS,
        meetings: [meeting('Planning with Marco')],
        goals: [{ title: 'Settle things early', category: 'communication', progress: 10 }],
      },
    }).map((turn) => JSON.stringify(turn.metadata.structuredResponse ?? ''))
    expect(said.filter((text) => text.includes('Planning with Marco'))).toHaveLength(1)
    expect(said.filter((text) => text.includes('Settle things early'))).toHaveLength(1)
  })
})
