import type { AssessmentResponse, StyleProfile } from '@lodestar/contract/assessment'
import type { CoachingSession, Message, MessageMetadata } from '@lodestar/contract/coaching'
import type { CommunicationAnalysis } from '@lodestar/contract/communication'
import type { Goal, ProgressEntry } from '@lodestar/contract/goals'
import type { ExternalAssessment, ProcessedResults } from '@lodestar/contract/integrations'
import type { Meeting } from '@lodestar/contract/meetings'
import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Day, Instant, JsonColumn } from './columns.ts'
import type { DerivedTables } from './derived-schema.ts'

/** Preferences as stored: everything but whose they are. */
export type SavedPreferences = Omit<CoachingPreferences, 'userId'>

interface UsersTable {
  id: string
  email: string
  emailVerified: Generated<boolean>
  firstName: string | null
  lastName: string | null
  profileImageUrl: string | null
  timeZone: string | null
  ndaAcceptedAt: Instant | null
  ndaVersion: string | null
  leaderboardOptOut: Generated<boolean>
  createdAt: Generated<Instant>
  updatedAt: Generated<Instant>
}

interface AuthSessionsTable {
  id: string
  userId: string
  token: string
  expiresAt: Instant
  ipAddress: string | null
  userAgent: string | null
  createdAt: Generated<Instant>
  updatedAt: Generated<Instant>
}

interface AuthAccountsTable {
  id: string
  userId: string
  accountId: string
  providerId: string
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: Instant | null
  refreshTokenExpiresAt: Instant | null
  scope: string | null
  password: string | null
  createdAt: Generated<Instant>
  updatedAt: Generated<Instant>
}

interface AuthVerificationsTable {
  id: string
  identifier: string
  value: string
  expiresAt: Instant
  createdAt: Generated<Instant>
  updatedAt: Generated<Instant>
}

interface IdempotencyKeysTable {
  userId: string
  key: string
  fingerprint: string
  reply: JsonColumn<unknown>
  expiresAt: Instant
}

interface ThrottlesTable {
  key: string
  count: number
  resetsAt: Instant
}

interface AssessmentResultsTable {
  id: string
  userId: string
  responses: JsonColumn<AssessmentResponse[]>
  profile: JsonColumn<StyleProfile>
  completedAt: Instant
}

interface CoachingPreferencesTable {
  userId: string
  preferences: JsonColumn<SavedPreferences>
  updatedAt: Instant
}

interface CoachingSessionsTable {
  id: string
  userId: string
  title: string
  status: CoachingSession['status']
  leadershipStyle: string
  strengths: JsonColumn<string[]>
  preferences: JsonColumn<SavedPreferences>
  summary: string | null
  actionItems: ColumnType<string[], string | undefined, string>
  startedAt: Instant
  completedAt: Instant | null
  /** Whole minutes. */
  sessionDuration: number | null
  turnStartedAt: Instant | null
}

interface CoachingMessagesTable {
  id: string
  sessionId: string
  userId: string
  position: GeneratedAlways<number>
  role: Message['role']
  content: string
  metadata: ColumnType<MessageMetadata, string | undefined, string>
  requestKey: string | null
  answers: string | null
  createdAt: Instant
  words: GeneratedAlways<number>
  situation: GeneratedAlways<string | null>
  person: GeneratedAlways<string | null>
  handedOver: GeneratedAlways<boolean>
  feelings: Generated<number | null>
  hopeful: Generated<number | null>
  clarity: Generated<number | null>
  confidence: Generated<number | null>
}

interface SessionFeedbackTable {
  id: string
  sessionId: string
  userId: string
  rating: number
  feedback: string
  createdAt: Instant
}

interface MeetingsTable {
  id: string
  userId: string
  title: string
  description: string
  startTime: Instant
  endTime: Instant
  location: string
  meetingType: Meeting['meetingType']
  importance: Meeting['importance']
  revision: Generated<number>
  createdAt: Instant
  updatedAt: Instant
}

interface CalendarFeedsTable {
  userId: string
  token: string
  createdAt: Instant
}

interface GoalsTable {
  id: string
  userId: string
  sessionId: string | null
  title: string
  description: string
  category: Goal['category']
  priority: Goal['priority']
  status: Goal['status']
  progress: number
  targetDate: Day | null
  createdAt: Instant
  completedAt: Instant | null
}

interface GoalProgressTable {
  id: string
  goalId: string
  userId: string
  progress: number
  note: string
  createdAt: Instant
}

/** A step of a deleted goal, under the id it comes back with. */
type KeptStep = ProgressEntry & { id: string }

/** After an hour only dates, category and numbers are left of `goal` and `steps`; a goal without a title is one of those. */
interface DeletedGoalsTable {
  id: string
  userId: string
  goal: JsonColumn<Goal>
  steps: JsonColumn<KeptStep[]>
  deletedAt: Instant
}

interface ExternalAssessmentsTable {
  id: string
  userId: string
  assessmentType: ExternalAssessment['assessmentType']
  assessmentProvider: string
  rawResults: string
  inputFormat: ExternalAssessment['inputFormat']
  processedResults: JsonColumn<ProcessedResults>
  assessmentDate: Instant
  importedAt: Instant
  deletedAt: Instant | null
}

interface CommunicationAnalysesTable {
  id: string
  userId: string
  communicationType: CommunicationAnalysis['communicationType']
  context: CommunicationAnalysis['context']
  subject: string
  originalText: string
  feedback: JsonColumn<CommunicationAnalysis['feedback']>
  createdAt: Instant
}

interface MutedRulesTable {
  userId: string
  rule: string
  mutedAt: Instant
}

interface CommitmentOutcomesTable {
  sessionId: string
  userId: string
  item: number
  outcome: 'done' | 'dropped'
  notedAt: Instant
}

interface MeetingReflectionsTable {
  id: string
  meetingId: string
  userId: string
  answer: string
  createdAt: Instant
}

/** Every table. Its columns are compared with the migrated database by a test. */
export interface Database extends DerivedTables {
  users: UsersTable
  authSessions: AuthSessionsTable
  authAccounts: AuthAccountsTable
  authVerifications: AuthVerificationsTable
  idempotencyKeys: IdempotencyKeysTable
  throttles: ThrottlesTable
  assessmentResults: AssessmentResultsTable
  coachingPreferences: CoachingPreferencesTable
  coachingSessions: CoachingSessionsTable
  coachingMessages: CoachingMessagesTable
  sessionFeedback: SessionFeedbackTable
  meetings: MeetingsTable
  calendarFeeds: CalendarFeedsTable
  goals: GoalsTable
  goalProgress: GoalProgressTable
  deletedGoals: DeletedGoalsTable
  externalAssessments: ExternalAssessmentsTable
  communicationAnalyses: CommunicationAnalysesTable
  mutedRules: MutedRulesTable
  commitmentOutcomes: CommitmentOutcomesTable
  meetingReflections: MeetingReflectionsTable
}
