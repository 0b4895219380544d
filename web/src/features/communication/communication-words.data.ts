import type {
  CommunicationContext,
  CommunicationType,
  Dialect,
  ScoreDimension,
} from '@lodestar/contract/communication'
import type { Register } from '@lodestar/contract/registers'

/** What the kinds of messages are called. */
export const TYPE_WORDS: Record<CommunicationType, string> = {
  email: 'Email',
  chat: 'Chat',
  meeting_invite: 'Meeting invite',
  formal_letter: 'Formal letter',
  feedback: 'Feedback',
}

/** What the registers are called. */
export const REGISTER_WORDS: Record<Register, string> = {
  softer: 'Softer',
  firmer: 'Firmer',
  shorter: 'Shorter',
  client: 'For a client',
}

/** What the spellings of English are called. */
export const DIALECT_WORDS: Record<Dialect, string> = {
  american: 'American',
  british: 'British',
  canadian: 'Canadian',
  australian: 'Australian',
  indian: 'Indian',
}

/** What the contexts are called. */
export const CONTEXT_WORDS: Record<CommunicationContext, string> = {
  general: 'General',
  team_update: 'Team update',
  client_communication: 'Client communication',
  manager_report: 'Report to a manager',
  peer_collaboration: 'Working with a peer',
  project_update: 'Project update',
  meeting_request: 'Meeting request',
  conflict_resolution: 'Conflict',
  performance_discussion: 'Performance discussion',
}

/** What choosing a kind changes in the analysis. */
export const TYPE_EFFECTS: Record<CommunicationType | '', string> = {
  '': 'Decides how long and how formal it may be.',
  email: 'Subject line and dates are looked at, too.',
  chat: 'May be short and casual.',
  meeting_invite: 'Has to say what should come of the meeting.',
  formal_letter: 'May be longer; casual words are marked.',
  feedback: 'Has to say when, what was done, what it led to.',
}

/** What choosing a context changes in the analysis, where it changes more than the words of a language model. */
export const CONTEXT_EFFECTS: Partial<Record<CommunicationContext, string>> = {
  client_communication: 'A client expects formal words.',
  performance_discussion: 'Acts are asked for in place of traits.',
  conflict_resolution: 'Acts are asked for in place of traits.',
}

export const DIMENSION_WORDS: Record<ScoreDimension, string> = {
  clarity: 'Clarity',
  tone: 'Tone',
  professionalism: 'Professionalism',
}
