import { getSources } from '@lodestar/contract/sources'
import { describe, expect, it } from 'vitest'
import { compareSources, type Sources } from './compare-sources.ts'
import { DISAGREEMENTS, SKILLS } from './skills.data.ts'

const NOTHING: Sources = { profile: null, imports: [], sessions: [], talks: [], pulses: [] }
const profile = (Delegating: number): Sources['profile'] => ({
  shares: { Directive: 1 - Delegating, Coaching: 0, Supportive: 0, Delegating },
  ...{ primary: 'Delegating', secondary: null, isBlend: false, flexibility: 0, fit: 0.5, fitNotes: [] },
  questionnaireVersion: '1',
})
const session = (id: string, done: boolean, rating: number | null = null): Sources['sessions'][number] => ({
  ...{ id, situation: 'delegation', rating },
  steps: [
    { text: 'Hand over the report', origin: 'leader', timeframe: null, dueOn: null },
    { text: 'Suggested', origin: 'coach', timeframe: null, dueOn: null },
  ],
  outcomes: [
    { item: 0, outcome: done ? 'done' : 'dropped', notedAtMs: 0 },
    { item: 1, outcome: 'done', notedAtMs: 0 },
  ],
})
const disc = (leadershipStyle: 'Delegating' | 'Directive') => ({
  assessmentType: 'disc' as const,
  processedResults: {
    ...{ primaryProfile: 'C', leadershipStyle, motivators: [], summary: '', details: [], scores: [] },
    ...{ confidence: 0.9, warnings: [] },
  },
})
const handingOver = (given: Partial<Sources>) => {
  const view = compareSources({ ...NOTHING, ...given }).find(({ skill }) => skill === 'Delegating')
  if (!view) throw new Error('no such skill')
  return { ...view, of: (source: string) => view.sources.find((one) => one.source === source) }
}
const dropped = ['a', 'b', 'c'].map((id) => session(id, false))
const done = ['a', 'b', 'c'].map((id) => session(id, true))

describe('sources side by side', () => {
  it('say nothing where nothing is known, and still what they could and could not tell', () => {
    for (const { sources, disagreement } of compareSources(NOTHING)) {
      expect(disagreement).toBeNull()
      for (const { says, can, cannot } of sources) {
        expect(says).toBeNull()
        expect(`${can} ${cannot}`).toMatch(/\w/)
      }
    }
  })

  it('name where two disagree in one sentence, with the figures of both', () => {
    const { disagreement } = handingOver({ profile: profile(0.44), sessions: dropped })
    expect(disagreement).toBe(
      'You chose it in 44 % of the situations, yet of 3 things that you told, none went as meant: choosing it on paper is not yet doing it.',
    )
    expect(handingOver({ profile: profile(0.05), sessions: done }).disagreement).toContain(
      'more of it than you say',
    )
    expect(handingOver({ profile: profile(0.05), imports: [disc('Delegating')] }).disagreement).toContain(
      'neither has watched you',
    )
  })

  it('are silent about a disagreement where they agree, or one says neither', () => {
    expect(handingOver({ profile: profile(0.44), sessions: done }).disagreement).toBeNull()
    expect(handingOver({ profile: profile(0.25), sessions: dropped }).disagreement).toBeNull()
    expect(handingOver({ profile: profile(0.44), imports: [disc('Directive')] }).disagreement).toBeNull()
  })

  it('wait for three ratings and three outcomes, and count only what the leader promised or planned', () => {
    expect(handingOver({ sessions: dropped.slice(1) }).of('outcomes')?.says).toBeNull()
    const talks = [
      { sessionId: 'b', came: 'well' as const },
      { sessionId: 'elsewhere', came: 'well' as const },
    ]
    expect(handingOver({ sessions: dropped.slice(1), talks }).of('outcomes')?.says).toBe(
      'Of 3 things that you told, 1 went as meant.',
    )
    const rated = ['a', 'b', 'c'].map((id) => session(id, true, 5))
    expect(handingOver({ sessions: rated }).of('ratings')).toMatchObject({
      says: expect.stringContaining('5.0 of 5'),
      lean: 'strength',
    })
    expect(handingOver({ sessions: rated.slice(1) }).of('ratings')?.says).toBeNull()
  })

  it('tell what a team says of the same skill, without judging it', () => {
    const question = 'How often does Nadia leave the way to you once the goal is clear?'
    const pulse = (average: number | null) => ({
      behavior: 'Delegate more',
      question,
      result: { people: average ? 5 : 0, average },
    })
    expect(handingOver({ pulses: [pulse(3.5)] }).of('pulse')?.lean).toBeNull()
    expect(handingOver({ pulses: [pulse(null)] }).of('pulse')?.says).toBeNull()
  })

  it('mean something for each pair that can disagree', () => {
    const leaning = ['assessment', 'imports', 'ratings', 'outcomes'] as const
    // An imported result never says that something is no strength; two of these say so of each other only by ratings.
    for (const one of leaning)
      for (const other of leaning)
        if (one !== other && other !== 'imports' && !(one === 'imports' && other === 'ratings'))
          expect(DISAGREEMENTS[`${one}>${other}`], `${one}>${other}`).toMatch(/\w/)
  })

  it('know only situations that there are', async () => {
    const { readdirSync } = await import('node:fs')
    const { join } = await import('node:path')
    const keys = readdirSync(join(import.meta.dirname, '../../playbooks')).map((file) =>
      file.replace('.yaml', ''),
    )
    for (const { situations } of Object.values(SKILLS))
      for (const key of situations) expect(keys).toContain(key)
    expect(getSources.example.skills[0]?.name).toBe(SKILLS.Delegating.name)
  })
})
