import { type AppPath, PATHS } from './paths.ts'

/** A screen of a signed-in person as it is named everywhere. */
export interface KnownScreen {
  path: AppPath
  label: string
  /** The letter that leads to it after `g`. */
  key?: string
  /** What else somebody may call it. */
  words?: string
}

/** The screens of a signed-in person, in the order lists show them. */
export const SCREENS: readonly KnownScreen[] = [
  { key: 'h', label: 'Home', path: PATHS.home, words: 'dashboard start today' },
  { key: 'a', label: 'Assessment', path: PATHS.assessment, words: 'style result questions' },
  { key: 'c', label: 'Coaching Sessions', path: PATHS.coaching, words: 'coach conversation plan' },
  { key: 'i', label: 'AI coach', path: PATHS.prompts, words: 'quick answer question prompt' },
  { key: 'f', label: 'Coaching Feedback', path: PATHS.feedback, words: 'rate rating' },
  { key: 'w', label: 'Communication coach', path: PATHS.communication, words: 'check message analyze mail' },
  { key: 'g', label: 'Goals', path: PATHS.goals, words: 'target' },
  { key: 'p', label: 'Progress', path: PATHS.gamification, words: 'achievements points badges streak' },
  { key: 'n', label: 'Analytics', path: PATHS.analytics, words: 'predictions forecast' },
  { key: 'm', label: 'Meetings', path: PATHS.meetings, words: 'calendar one-on-one' },
  { label: 'Rehearse', path: PATHS.rehearse, words: 'practice role play opening say reaction' },
  { label: 'People', path: PATHS.people, words: 'team names promises who' },
  { label: 'Your week', path: PATHS.letter, words: 'letter weekly mail summary' },
  {
    label: 'Meeting transcript',
    path: PATHS.transcript,
    words: 'debrief talk share questions interruptions vtt zoom teams meet',
  },
  { label: 'Team pulse', path: PATHS.pulse, words: 'ask team survey anonymous question link 360' },
  { label: 'Practice', path: PATHS.practice, words: 'spaced sentence reaction again today' },
  { label: 'Insights', path: PATHS.insights, words: 'patterns' },
  { label: 'Integrations', path: PATHS.integrations, words: 'import disc mbti external' },
  { label: 'Coaching Preferences', path: PATHS.preferences, words: 'tone framework settings' },
  { label: 'Notification Settings', path: PATHS.notifications, words: 'reminder push mail quiet hours' },
  { label: 'Profile Settings', path: PATHS.profile, words: 'account name data export delete' },
  { label: 'Security', path: PATHS.security, words: 'password second factor sessions devices address' },
  { label: 'Help & Support', path: PATHS.help, words: 'faq questions' },
  { label: 'What leaves this server', path: PATHS.privacy, words: 'privacy language model confidential' },
  { label: 'Sign Out', path: PATHS.signOut, words: 'logout leave' },
]

/** Names the screen of an address; undefined for an address that is none of a signed-in person's own. */
export const nameScreen = (pathname: string): string | undefined =>
  SCREENS.find(({ path }) => path === (TWINS[pathname] ?? pathname))?.label

const TWINS: Partial<Record<string, AppPath>> = {
  [PATHS.dashboard]: PATHS.home,
  [PATHS.gamificationTwin]: PATHS.gamification,
}
