// Written by `npm run row-types` from the migrations: change those and run it, not this file.

import type { ClosedHistory } from '@lodestar/coach/activities/closed-history'
import type { Question } from '@lodestar/coach/analytics/forecast'
import type { Spacing } from '@lodestar/coach/practice/space-practice'
import type { SelfTestCounts } from '@lodestar/coach/self-test/judge-self-test'
import type { Missing, PredictionFactor, WhatIf } from '@lodestar/contract/analytics'
import type { AssessmentResponse, StyleProfile } from '@lodestar/contract/assessment'
import type { Case } from '@lodestar/contract/case'
import type { MessageMetadata } from '@lodestar/contract/coaching'
import type { CommunicationAnalysis } from '@lodestar/contract/communication'
import type { Goal } from '@lodestar/contract/goals'
import type { ProcessedResults } from '@lodestar/contract/integrations'
import type { LetterText } from '@lodestar/contract/letters'
import type { PeopleBook } from '@lodestar/contract/people'
import type { RehearsalLine } from '@lodestar/contract/rehearsal-line'
import type { IfThen, RehearsalClosing, Scene } from '@lodestar/contract/rehearsals'
import type { Step } from '@lodestar/contract/step'
import type { TalkOutcome } from '@lodestar/contract/talk-outcome'
import type { TranscriptReading } from '@lodestar/contract/transcript'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Day, DefaultedJsonColumn, DoneForGoal, FoundRule, Instant, JsonColumn, KeptSent, KeptStep, SavedPreferences } from './columns.ts'

interface AchievementsSeenTable {
  userId: string
  achievement: string
  seenAt: Instant
}

interface AssessmentResultsTable {
  id: string
  userId: string
  responses: JsonColumn<AssessmentResponse[]>
  profile: JsonColumn<StyleProfile>
  completedAt: Instant
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

interface AuthPasskeysTable {
  id: string
  userId: string
  name: string | null
  publicKey: string
  credentialId: string
  counter: number
  deviceType: string
  backedUp: boolean
  transports: string | null
  aaguid: string | null
  createdAt: Generated<Instant>
}

interface AuthSecondFactorsTable {
  id: string
  userId: string
  secret: string
  backupCodesSecret: string
  verified: Generated<boolean>
  failedCount: Generated<number>
  lockedUntil: Instant | null
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
  lastUsedAt: Generated<Instant>
  confirmedAt: Instant | null
}

interface AuthVerificationsTable {
  id: string
  identifier: string
  value: string
  expiresAt: Instant
  createdAt: Generated<Instant>
  updatedAt: Generated<Instant>
}

interface CalendarFeedsTable {
  userId: string
  token: string
  createdAt: Instant
}

interface ClosedHistoriesTable {
  userId: string
  until: Instant | null
  timeZone: string
  rules: string
  history: DefaultedJsonColumn<ClosedHistory | null>
  isTouched: Generated<boolean>
  closedAt: Instant
}

interface CoachingMessagesTable {
  id: string
  sessionId: string
  userId: string
  position: GeneratedAlways<number>
  role: 'user' | 'assistant'
  content: string
  metadata: DefaultedJsonColumn<MessageMetadata>
  requestKey: string | null
  answers: string | null
  createdAt: Instant
  words: Generated<number>
  situation: string | null
  person: string | null
  feelings: number | null
  hopeful: number | null
  clarity: number | null
  confidence: number | null
  handedOver: Generated<boolean>
  sentInstructions: string | null
  sent: DefaultedJsonColumn<KeptSent | null>
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
  status: 'active' | 'completed' | 'archived'
  leadershipStyle: string
  strengths: JsonColumn<string[]>
  preferences: JsonColumn<SavedPreferences>
  summary: string | null
  startedAt: Instant
  completedAt: Instant | null
  sessionDuration: number | null
  turnStartedAt: Instant | null
  turnServer: number | null
  steps: DefaultedJsonColumn<Step[]>
  case: DefaultedJsonColumn<Case>
  meetingId: string | null
  promised: DefaultedJsonColumn<number[]>
  namesPeople: Generated<boolean>
}

interface CommitmentOutcomesTable {
  sessionId: string
  userId: string
  item: number
  outcome: 'done' | 'dropped'
  notedAt: Instant
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
  subjects: DefaultedJsonColumn<string[]>
  overallScore: number | null
  rules: DefaultedJsonColumn<FoundRule[]>
}

interface DeletedGoalsTable {
  id: string
  userId: string
  goal: JsonColumn<Goal>
  steps: JsonColumn<KeptStep[]>
  deletedAt: Instant
  done: DefaultedJsonColumn<DoneForGoal>
}

interface DismissedInsightsTable {
  userId: string
  insightId: string
  dismissedAt: Instant
}

interface ExternalAssessmentsTable {
  id: string
  userId: string
  assessmentType: 'disc' | 'myers_briggs' | 'enneagram' | 'strengthsfinder'
  assessmentProvider: string
  rawResults: string
  inputFormat: 'text' | 'json'
  processedResults: JsonColumn<ProcessedResults>
  assessmentDate: Instant
  importedAt: Instant
  deletedAt: Instant | null
}

interface GoalProgressTable {
  id: string
  goalId: string
  userId: string
  progress: number
  note: string
  createdAt: Instant
}

interface GoalsTable {
  id: string
  userId: string
  sessionId: string | null
  title: string
  description: string
  category: Goal['category']
  priority: 'high' | 'medium' | 'low'
  status: 'active' | 'paused' | 'completed'
  progress: number
  targetDate: Day | null
  createdAt: Instant
  completedAt: Instant | null
}

interface IdempotencyKeysTable {
  userId: string
  key: string
  fingerprint: string
  reply: JsonColumn<unknown>
  expiresAt: Instant
}

interface LanguageModelSelfTestsTable {
  provider: string
  model: string
  briefVersion: string
  passed: boolean
  turns: number
  checks: JsonColumn<SelfTestCounts>
  checkedAt: Instant
}

interface LanguageModelUseTable {
  userId: string | null
  day: Day
  tokens: number
}

interface LetterChoicesTable {
  userId: string
  isOn: Generated<boolean>
  weekday: Generated<number>
  hour: Generated<number>
  since: Instant
  updatedAt: Instant
}

interface LettersTable {
  id: string
  userId: string
  week: Day
  letter: JsonColumn<LetterText>
  createdAt: Instant
}

interface MeetingReflectionsTable {
  id: string
  meetingId: string
  userId: string
  answer: string
  createdAt: Instant
  came: 'well' | 'mixed' | 'not-held' | 'dropped' | null
  toldAt: Instant | null
  goalStepId: string | null
}

interface MeetingsTable {
  id: string
  userId: string
  title: string
  description: string
  startTime: Instant
  endTime: Instant
  location: string
  meetingType: 'one-on-one' | 'team' | 'client' | 'general'
  importance: 'low' | 'medium' | 'high' | 'critical'
  revision: Generated<number>
  createdAt: Instant
  updatedAt: Instant
}

interface ModelInstructionsTable {
  hash: string
  instructions: string
}

interface ModelTextsTable {
  userId: string
  task: 'summary' | 'rewrite' | 'insight' | 'rehearsal'
  subject: string
  builtIn: string | null
  written: string | null
  sentInstructions: string | null
  sent: JsonColumn<KeptSent>
  createdAt: Instant
}

interface MutedRulesTable {
  userId: string
  rule: string
  mutedAt: Instant
}

interface NotificationPreferencesTable {
  userId: string
  coachingRemindersEnabled: boolean
  reminderFrequency: 'daily' | 'weekly' | 'biweekly' | 'monthly'
  meetingRemindersEnabled: boolean
  preMeetingReminderHours: number
  postMeetingReminderHours: number
  emailEnabled: boolean
  coachingSince: Instant
  updatedAt: Instant
}

interface NotificationsTable {
  id: string
  userId: string
  type: string
  meetingId: string | null
  occasion: string
  title: string
  message: string
  dueAt: Instant
  localHour: number | null
  readAt: Instant | null
  mailClaimedAt: Instant | null
  mailedAt: Instant | null
  pushClaimedAt: Instant | null
  rehearsalId: string | null
}

interface OwnWordsTable {
  userId: string
  word: string
  addedAt: Instant
}

interface PeopleBooksTable {
  userId: string
  isOn: Generated<boolean>
  book: DefaultedJsonColumn<PeopleBook>
  updatedAt: Instant
}

interface PracticeItemsTable {
  userId: string
  rehearsalId: string
  item: string
  spacing: DefaultedJsonColumn<Spacing | null>
  dueOn: Day | null
  practicedOn: Day | null
  said: string | null
  felt: 'again' | 'hard' | 'good' | 'easy' | null
  setAside: Generated<boolean>
}

interface PracticeSettingsTable {
  userId: string
  isOn: boolean
}

interface PredictionsTable {
  id: string
  userId: string
  predictionType: 'goal_achievement' | 'growth_trajectory' | 'engagement_risk' | 'skill_recommendation'
  predictionValue: number
  confidenceScore: number
  confidenceLevel: 'low' | 'medium' | 'high'
  position: number
  timeHorizon: number
  generatedAt: Instant
  dueAt: Instant
  expiresAt: Instant
  question: string
  asked: JsonColumn<Question>
  evidence: string
  factors: JsonColumn<PredictionFactor[]>
  baseRate: number | null
  intervalLow: number | null
  intervalHigh: number | null
  outcome: 'yes' | 'no' | 'void' | null
  resolvedAt: Instant | null
  whatIf: DefaultedJsonColumn<WhatIf | null>
  missing: DefaultedJsonColumn<Missing | null>
}

interface PulseAnswersTable {
  pulseId: string
  browserHash: string
  userId: string
  answer: number
}

interface PulsesTable {
  id: string
  userId: string
  behavior: string
  question: string
  askedBy: string
  linkToken: string
  startedOn: Day
  closesOn: Day
  closesAt: Instant
  endedOn: Day | null
  people: number | null
  average: number | null
}

interface PushSubscriptionsTable {
  endpoint: string
  userId: string
  p256dh: string
  auth: string
  createdAt: Instant
}

interface ReadSignalsTable {
  userId: string
  signalId: string
  readAt: Instant
}

interface RehearsalsTable {
  id: string
  userId: string
  sessionId: string | null
  meetingId: string | null
  scene: JsonColumn<Scene>
  lines: DefaultedJsonColumn<RehearsalLine[]>
  status: Generated<'open' | 'ended'>
  closing: DefaultedJsonColumn<RehearsalClosing | null>
  keptSentence: string | null
  keptAt: Instant | null
  plan: DefaultedJsonColumn<IfThen | null>
  revision: Generated<number>
  createdAt: Instant
  updatedAt: Instant
  outcome: DefaultedJsonColumn<TalkOutcome | null>
  toldAt: Instant | null
  goalStepId: string | null
}

interface SealingKeysTable {
  keyId: string
  canary: string
  addedAt: Generated<Instant>
  finishedAt: Instant | null
}

interface SecurityEventsTable {
  id: string
  userId: string | null
  subject: string | null
  event: string
  network: string
  device: string | null
  requestId: string
  at: Instant
  means: string | null
}

interface SessionFeedbackTable {
  id: string
  sessionId: string
  userId: string
  rating: number
  feedback: string
  createdAt: Instant
}

interface SpellingChoicesTable {
  userId: string
  dialect: string
}

interface StandingsTable {
  userId: string
  points: number
  level: number
  computedAt: Instant
}

interface StandingsCountsTable {
  points: number
  people: number
}

interface StandingsRefreshesTable {
  id: Generated<boolean>
  refreshedAt: Instant
}

interface StorageUseTable {
  userId: string
  characters: number
}

interface ThrottlesTable {
  key: string
  count: number
  resetsAt: Instant
}

interface TranscriptsTable {
  id: string
  userId: string
  title: string
  reading: JsonColumn<TranscriptReading>
  createdAt: Instant
}

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
  onLeaderboard: Generated<boolean>
  locale: string | null
  twoFactorEnabled: Generated<boolean>
}

/** Every table by its name in code. */
export interface Database {
  achievementsSeen: AchievementsSeenTable
  assessmentResults: AssessmentResultsTable
  authAccounts: AuthAccountsTable
  authPasskeys: AuthPasskeysTable
  authSecondFactors: AuthSecondFactorsTable
  authSessions: AuthSessionsTable
  authVerifications: AuthVerificationsTable
  calendarFeeds: CalendarFeedsTable
  closedHistories: ClosedHistoriesTable
  coachingMessages: CoachingMessagesTable
  coachingPreferences: CoachingPreferencesTable
  coachingSessions: CoachingSessionsTable
  commitmentOutcomes: CommitmentOutcomesTable
  communicationAnalyses: CommunicationAnalysesTable
  deletedGoals: DeletedGoalsTable
  dismissedInsights: DismissedInsightsTable
  externalAssessments: ExternalAssessmentsTable
  goalProgress: GoalProgressTable
  goals: GoalsTable
  idempotencyKeys: IdempotencyKeysTable
  languageModelSelfTests: LanguageModelSelfTestsTable
  languageModelUse: LanguageModelUseTable
  letterChoices: LetterChoicesTable
  letters: LettersTable
  meetingReflections: MeetingReflectionsTable
  meetings: MeetingsTable
  modelInstructions: ModelInstructionsTable
  modelTexts: ModelTextsTable
  mutedRules: MutedRulesTable
  notificationPreferences: NotificationPreferencesTable
  notifications: NotificationsTable
  ownWords: OwnWordsTable
  peopleBooks: PeopleBooksTable
  practiceItems: PracticeItemsTable
  practiceSettings: PracticeSettingsTable
  predictions: PredictionsTable
  pulseAnswers: PulseAnswersTable
  pulses: PulsesTable
  pushSubscriptions: PushSubscriptionsTable
  readSignals: ReadSignalsTable
  rehearsals: RehearsalsTable
  sealingKeys: SealingKeysTable
  securityEvents: SecurityEventsTable
  sessionFeedback: SessionFeedbackTable
  spellingChoices: SpellingChoicesTable
  standings: StandingsTable
  standingsCounts: StandingsCountsTable
  standingsRefreshes: StandingsRefreshesTable
  storageUse: StorageUseTable
  throttles: ThrottlesTable
  transcripts: TranscriptsTable
  users: UsersTable
}
