import type {
  CommunicationContext,
  CommunicationType,
  Dialect,
  ScoreDimension,
} from '@lodestar/contract/communication'

/** What the kinds of messages are called. */
export const TYPE_WORDS: Record<CommunicationType, string> = {
  email: 'Email',
  chat: 'Chat',
  meeting_invite: 'Meeting invite',
  formal_letter: 'Formal letter',
  feedback: 'Feedback',
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

export const DIMENSION_WORDS: Record<ScoreDimension, string> = {
  clarity: 'Clarity',
  tone: 'Tone',
  professionalism: 'Professionalism',
}
