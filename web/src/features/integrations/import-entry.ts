import {
  ASSESSMENT_TYPES,
  INPUT_FORMATS,
  MANUAL_IMPORT,
  type NewImport,
} from '@lodestar/contract/integrations'
import { LIMITS } from '@lodestar/contract/primitives'
import * as z from 'zod/mini'

/** What the import dialog holds. */
export const ImportEntry = z.object({
  assessmentType: z.union([z.enum(ASSESSMENT_TYPES), z.literal('')]),
  assessmentProvider: z.string().check(z.maxLength(LIMITS.title)),
  /** A day such as `2026-05-03`, or empty. */
  takenOn: z.string(),
  rawResults: z.string().check(z.maxLength(LIMITS.import)),
  inputFormat: z.enum(INPUT_FORMATS),
})
export type ImportEntry = z.infer<typeof ImportEntry>

export const EMPTY_ENTRY: ImportEntry = {
  assessmentType: '',
  assessmentProvider: '',
  takenOn: '',
  rawResults: '',
  inputFormat: 'auto',
}

/** Makes the import of an entry; null while type or results are missing. The date is now where none was given. */
export function toImport(entry: ImportEntry, now: Date): NewImport | null {
  const { assessmentType, assessmentProvider, takenOn, rawResults, inputFormat } = entry
  if (assessmentType === '' || rawResults.trim() === '') return null
  return {
    assessmentType,
    assessmentProvider: assessmentProvider.trim() || MANUAL_IMPORT,
    rawResults: rawResults.trim(),
    assessmentDate: toInstant(takenOn, now).toISOString(),
    inputFormat,
  }
}

/** Noon of that day here, so that it stays the same day when it is shown; never later than now. */
function toInstant(day: string, now: Date): Date {
  const noon = new Date(`${day}T12:00`)
  return Number.isNaN(noon.getTime()) || noon > now ? now : noon
}

/** Whether a text is JSON: null where nobody expects it to be. */
export function checkJson({ rawResults, inputFormat }: ImportEntry): 'valid' | 'broken' | null {
  const text = rawResults.trim()
  const isExpected = inputFormat === 'json' || (inputFormat === 'auto' && /^[[{]/.test(text))
  if (text === '' || !isExpected) return null
  try {
    JSON.parse(text)
    return 'valid'
  } catch {
    return 'broken'
  }
}
