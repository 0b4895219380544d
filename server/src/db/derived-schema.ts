import type { Question } from '@lodestar/coach/analytics/forecast'
import type { Prediction, PredictionFactor } from '@lodestar/contract/analytics'
import type { NotificationPreferences } from '@lodestar/contract/notifications'
import type { Generated } from 'kysely'
import type { Instant, JsonColumn } from './columns.ts'

interface DismissedInsightsTable {
  userId: string
  insightId: string
  dismissedAt: Instant
}

interface NotificationPreferencesTable {
  userId: string
  coachingRemindersEnabled: boolean
  reminderFrequency: NotificationPreferences['reminderFrequency']
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
}

interface PushSubscriptionsTable {
  endpoint: string
  userId: string
  p256dh: string
  auth: string
  createdAt: Instant
}

interface AchievementsSeenTable {
  userId: string
  achievement: string
  seenAt: Instant
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

interface PredictionsTable {
  id: string
  userId: string
  predictionType: Prediction['predictionType']
  predictionValue: number
  confidenceScore: number
  confidenceLevel: Prediction['confidenceLevel']
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
}

interface ReadSignalsTable {
  userId: string
  signalId: string
  readAt: Instant
}

/** What is computed, what people did to it, and what they are told. */
export interface DerivedTables {
  achievementsSeen: AchievementsSeenTable
  standings: StandingsTable
  standingsCounts: StandingsCountsTable
  standingsRefreshes: StandingsRefreshesTable
  notificationPreferences: NotificationPreferencesTable
  notifications: NotificationsTable
  pushSubscriptions: PushSubscriptionsTable
  dismissedInsights: DismissedInsightsTable
  predictions: PredictionsTable
  readSignals: ReadSignalsTable
}
