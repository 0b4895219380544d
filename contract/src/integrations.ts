import * as z from 'zod/mini'
import { STYLES } from './assessment.ts'
import { endpoint } from './endpoint.ts'
import { Fraction, GivenInstant, Id, Instant, LIMITS, optionalText, Success, text } from './primitives.ts'

/** The tests whose results can be imported. */
export const ASSESSMENT_TYPES = ['disc', 'myers_briggs', 'enneagram', 'strengthsfinder'] as const
/** How a pasted text is to be read; `auto` finds out. */
export const INPUT_FORMATS = ['auto', 'text', 'json'] as const
export type AssessmentType = (typeof ASSESSMENT_TYPES)[number]

/** The provider of a result that a person pasted in without naming one. */
export const MANUAL_IMPORT = 'manual_import'

/** One row of figures that a result holds, brought to one scale. */
const ScoreSet = z.object({
  /** Whose figures these are within the result: "Natural style", "Nine types". */
  label: z.string(),
  values: z.array(z.object({ name: z.string(), share: Fraction })),
})

/** What an imported result says. */
export const ProcessedResults = z.object({
  /** Short, as the field writes it: "DI", "ENFJ", "Type 8w7", or five themes in order. */
  primaryProfile: z.string(),
  /** Where people with this profile often start from: a hypothesis to check against the questionnaire, never a finding. */
  leadershipStyle: z.enum(STYLES),
  /** What is likely to drive the person, strongest first. */
  motivators: z.array(z.string()),
  /** What the profile means, in our words. */
  summary: z.string(),
  /** What else was read, one line each, with the figures as they were pasted. */
  details: z.array(z.string()),
  /** Every row of figures found, the one that decided first; empty when there were none. */
  scores: z.array(ScoreSet),
  /** How surely the text was read; it says nothing about how true the test is. */
  confidence: Fraction,
  /** Near ties, unknown scales, contradictions: what to keep in mind, a sentence each. */
  warnings: z.array(z.string()),
})
export type ProcessedResults = z.infer<typeof ProcessedResults>

/** One imported result; the newest of each type is active. */
export const ExternalAssessment = z.object({
  id: Id,
  assessmentType: z.enum(ASSESSMENT_TYPES),
  assessmentProvider: z.string(),
  isActive: z.boolean(),
  processedResults: ProcessedResults,
  importedAt: Instant,
  assessmentDate: Instant,
  /** The first 4,000 characters as pasted, without names, addresses and dates; all of them are in the export. */
  rawResults: z.string(),
  inputFormat: z.enum(INPUT_FORMATS),
})
export type ExternalAssessment = z.infer<typeof ExternalAssessment>

/** How reading one import went. `inputFormat` is what the text turned out to be. */
export const ParseInfo = z.object({
  inputFormat: z.enum(INPUT_FORMATS),
  confidence: Fraction,
  warnings: z.array(z.string()),
})
export type ParseInfo = z.infer<typeof ParseInfo>

/** A result to import; `assessmentDate` is when the test was taken, now when it is left out. */
export const NewImport = z.object({
  assessmentType: z.enum(ASSESSMENT_TYPES, 'Choose an assessment type'),
  assessmentProvider: z._default(optionalText(LIMITS.title), MANUAL_IMPORT),
  rawResults: text(LIMITS.import, 'Paste the results'),
  assessmentDate: z.optional(GivenInstant),
  inputFormat: z._default(z.enum(INPUT_FORMATS), 'auto'),
})
export type NewImport = z.input<typeof NewImport>

const imported: ExternalAssessment = {
  id: 'external_1',
  assessmentType: 'disc',
  assessmentProvider: MANUAL_IMPORT,
  isActive: true,
  processedResults: {
    primaryProfile: 'DI',
    leadershipStyle: 'Directive',
    motivators: ['Results that can be seen', 'Room to decide', 'Being around people', 'Recognition'],
    summary: 'Quick to act and to decide, and good at carrying people along.',
    details: ['Reported style: DI', 'D 78, I 61, S 22, C 35'],
    scores: [
      {
        label: 'Scores',
        values: [
          { name: 'Dominance', share: 0.78 },
          { name: 'Influence', share: 0.61 },
          { name: 'Steadiness', share: 0.22 },
          { name: 'Conscientiousness', share: 0.35 },
        ],
      },
    ],
    confidence: 0.9,
    warnings: [],
  },
  importedAt: '2026-05-03T09:30:00.000Z',
  assessmentDate: '2026-05-03T09:30:00.000Z',
  rawResults: 'D 78 I 61 S 22 C 35',
  inputFormat: 'text',
}

export const listExternalAssessments = endpoint({
  method: 'GET',
  path: '/api/assessments/external',
  summary: "List the signed-in user's imported assessments, newest first, at most 200.",
  reply: z.array(ExternalAssessment),
  example: [imported],
})
export const importAssessment = endpoint({
  method: 'POST',
  path: '/api/assessments/external',
  summary: 'Import a pasted result; a newer one of a type makes the older inactive.',
  body: NewImport,
  reply: z.extend(ExternalAssessment, { parseInfo: ParseInfo }),
  status: 201,
  errors: ['nothing_recognized', 'idempotency_mismatch', 'quota_reached'],
  example: { ...imported, parseInfo: { inputFormat: 'text', confidence: 0.9, warnings: [] } },
})
export const deleteExternalAssessment = endpoint({
  method: 'DELETE',
  path: '/api/assessments/external/:id',
  summary: 'Delete an imported assessment.',
  reply: Success,
  errors: ['not_found'],
  example: { success: true },
})
export const restoreExternalAssessment = endpoint({
  method: 'POST',
  path: '/api/assessments/external/:id/restore',
  summary: 'Undo the deletion of an imported assessment within an hour.',
  reply: ExternalAssessment,
  errors: ['not_found'],
  example: imported,
})
export const getIntegrationSettings = endpoint({
  method: 'GET',
  path: '/api/assessments/integration-settings',
  summary: 'Say what can be imported.',
  reply: z.object({
    supportedTypes: z.array(z.enum(ASSESSMENT_TYPES)),
    supportedFormats: z.array(z.enum(INPUT_FORMATS)),
  }),
  example: { supportedTypes: [...ASSESSMENT_TYPES], supportedFormats: [...INPUT_FORMATS] },
})
