import { STYLES, type StyleProfile } from '@lodestar/contract/assessment'
import type { Step } from '@lodestar/contract/step'
import type { History, PastGoal, PastSession, Reader } from '../insights/history.ts'

/** The moment at which tests read a history. */
export const NOW_MS = Date.parse('2026-11-21T10:00:00Z')
const DAY_MS = 86_400_000

/** Milliseconds of so many days before that moment. */
export const daysAgo = (days: number): number => NOW_MS - days * DAY_MS

/** Somebody who reads their insights then. */
export const READER: Reader = { userId: 'user_ada', timeZone: 'Europe/Berlin', nowMs: NOW_MS }

/** A history of nothing, with what a test gives. */
export const aHistory = (given: Partial<History> = {}): History => ({
  assessment: null,
  sessions: [],
  goals: [],
  analyses: [],
  meetings: [],
  imports: 0,
  importedAtMs: null,
  ...given,
})

/** A completed session of so many days ago in which little was said, with what a test gives. */
export const aPastSession = (id: string, days: number, given: Partial<PastSession> = {}): PastSession => ({
  id,
  title: `Session ${id}`,
  status: 'completed',
  steps: [],
  startedAtMs: daysAgo(days),
  completedAtMs: daysAgo(days) + 900_000,
  outcomes: [],
  rating: null,
  ratedAtMs: null,
  messages: 3,
  words: 60,
  feelings: 0,
  hopeful: 0,
  clarity: null,
  confidence: null,
  situation: null,
  person: null,
  people: 0,
  isNoted: false,
  ...given,
})

/** A step as the leader said it, without a day. */
export const ownStep = (text: string): Step => ({ text, origin: 'leader', timeframe: null, dueOn: null })

/** A step that the coach only suggested. */
export const suggestedStep = (text: string): Step => ({
  text,
  origin: 'coach',
  timeframe: 'Today',
  dueOn: null,
})

/** An active goal of so many days ago that has not moved, with what a test gives. */
export const aPastGoal = (id: string, days: number, given: Partial<PastGoal> = {}): PastGoal => ({
  id,
  title: `Goal ${id}`,
  category: 'delegation',
  status: 'active',
  progress: 0,
  targetDate: null,
  createdAtMs: daysAgo(days),
  completedAtMs: null,
  movedAtMs: null,
  steps: 0,
  ...given,
})

/** A profile that leans to one style. */
export const aProfile = (primary: StyleProfile['primary'] = 'Coaching'): StyleProfile => ({
  shares: { Directive: 0.125, Coaching: 0.125, Supportive: 0.125, Delegating: 0.125, [primary]: 0.625 },
  primary,
  secondary: STYLES.find((style) => style !== primary) ?? null,
  isBlend: false,
  flexibility: 0.6,
  fit: 0.5,
  fitNotes: [],
  questionnaireVersion: '1',
})
