import * as z from 'zod/mini'
import { STYLES } from './assessment.ts'
import { endpoint } from './endpoint.ts'

/** Where something about a skill is known from. */
export const SKILL_SOURCES = ['assessment', 'imports', 'ratings', 'outcomes', 'pulse'] as const
export type SkillSource = (typeof SKILL_SOURCES)[number]

/** What one source says of a skill, and what it can and cannot tell. */
export const SourceView = z.object({
  source: z.enum(SKILL_SOURCES),
  /** With its figures; null where it says nothing yet. */
  says: z.nullable(z.string()),
  /** What it alone would make of the skill: a strength, or none; null where it says neither. */
  lean: z.nullable(z.enum(['strength', 'gap'])),
  can: z.string(),
  cannot: z.string(),
})
export type SourceView = z.infer<typeof SourceView>

/** One skill as all sources see it, side by side. */
export const SkillView = z.object({
  skill: z.enum(STYLES),
  /** What one does: "Handing over". */
  name: z.string(),
  sources: z.array(SourceView),
  /** Where two of them disagree, in one sentence; null where none do. */
  disagreement: z.nullable(z.string()),
})
export type SkillView = z.infer<typeof SkillView>

export const getSources = endpoint({
  method: 'GET',
  path: '/api/sources',
  summary:
    'Get what the assessment, imported results, ratings, outcomes and pulses say of each of four skills, and where they disagree.',
  reply: z.object({ skills: z.array(SkillView) }),
  example: {
    skills: [
      {
        skill: 'Delegating',
        name: 'Handing over',
        sources: [
          {
            source: 'assessment',
            says: 'You chose it in 44 % of the situations.',
            lean: 'strength',
            can: 'What you would do first, by your own word.',
            cannot: 'Whether you do it, and how it is for others.',
          },
          {
            source: 'outcomes',
            says: 'Of 4 things that you told, 1 went as meant.',
            lean: 'gap',
            can: 'What became of what you set out to do.',
            cannot: 'Why; and nothing of what you did not tell.',
          },
        ],
        disagreement:
          'You chose it in 44 % of the situations, yet of 4 things that you told, 1 went as meant: choosing it on paper is not yet doing it.',
      },
    ],
  },
})
