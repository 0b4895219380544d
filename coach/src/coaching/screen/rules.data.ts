import { LEGAL_RULES, MEDICAL_RULES } from './counsel.data.ts'
import { SELF_HARM_RULES, VIOLENCE_RULES } from './danger.data.ts'
import { DISCRIMINATION_RULES, HARASSMENT_RULES } from './dignity.data.ts'

/** Every rule, by the kind of matter it recognizes. */
export const RULES = {
  'self-harm': SELF_HARM_RULES,
  violence: VIOLENCE_RULES,
  harassment: HARASSMENT_RULES,
  discrimination: DISCRIMINATION_RULES,
  medical: MEDICAL_RULES,
  legal: LEGAL_RULES,
} as const
