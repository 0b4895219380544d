import { type AppPath, PATHS } from '../lib/paths.ts'
import type { Session } from '../lib/session.ts'
import { lazyScreen, type Screen } from './lazy-screen.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { GoHome, LeaveForLogin } from './redirects.tsx'
import { SignInNeededPage } from './sign-in-needed-page.tsx'

/** A screen and how it stands: in the `shell` (navigation bar or demo banner), or `bare`, filling the window. */
export interface Place {
  Screen: Screen
  frame: 'shell' | 'bare'
}
type Table = Partial<Record<string, Place>>

const inShell = (Screen: Screen): Place => ({ Screen, frame: 'shell' })
const bare = (Screen: Screen): Place => ({ Screen, frame: 'bare' })

// Screens that stand in several tables, or under two addresses.
const dashboard = inShell(lazyScreen(() => import('./dashboard-screen.tsx'), 'DashboardScreen'))
const assessment = inShell(
  lazyScreen(() => import('../features/assessment/assessment-page.tsx'), 'AssessmentPage'),
)
const insights = inShell(lazyScreen(() => import('../features/insights/insights-page.tsx'), 'InsightsPage'))
const prompts = inShell(lazyScreen(() => import('./prompts-screen.tsx'), 'PromptsScreen'))
const progress = inShell(lazyScreen(() => import('./progress-screen.tsx'), 'ProgressScreen'))
const analytics = inShell(
  lazyScreen(() => import('../features/analytics/analytics-page.tsx'), 'AnalyticsPage'),
)
const profile = inShell(lazyScreen(() => import('../features/profile/profile-page.tsx'), 'ProfilePage'))
const landing = bare(lazyScreen(() => import('../features/landing/landing-page.tsx'), 'LandingPage'))
const privacy = inShell(lazyScreen(() => import('../features/privacy/privacy-page.tsx'), 'PrivacyPage'))
const signOut = inShell(lazyScreen(() => import('../features/account/sign-out-page.tsx'), 'SignOutPage'))
const login = bare(lazyScreen(() => import('../features/account/login-page.tsx'), 'LoginPage'))

// The gallery of pieces is for people who build this; it is not part of what ships.
const workshop: Table = import.meta.env.DEV
  ? { [PATHS.gallery]: bare(lazyScreen(() => import('../ui/gallery/gallery.tsx'), 'Gallery')) }
  : {}

/** Every address a signed-in person can open. */
export const SIGNED_IN: Table = {
  [PATHS.home]: dashboard,
  [PATHS.dashboard]: dashboard,
  [PATHS.demoDashboard]: dashboard,
  [PATHS.feedback]: inShell(
    lazyScreen(() => import('../features/feedback/feedback-page.tsx'), 'FeedbackPage'),
  ),
  [PATHS.assessment]: assessment,
  [PATHS.integrations]: inShell(
    lazyScreen(() => import('../features/integrations/integrations-page.tsx'), 'IntegrationsPage'),
  ),
  [PATHS.insights]: insights,
  [PATHS.demoInsights]: insights,
  [PATHS.prompts]: prompts,
  [PATHS.demoPrompts]: prompts,
  [PATHS.coaching]: inShell(
    lazyScreen(() => import('../features/coaching/coaching-page.tsx'), 'CoachingPage'),
  ),
  [PATHS.communication]: inShell(
    lazyScreen(() => import('../features/communication/communication-page.tsx'), 'CommunicationPage'),
  ),
  [PATHS.goals]: inShell(lazyScreen(() => import('../features/goals/goals-page.tsx'), 'GoalsPage')),
  [PATHS.analytics]: analytics,
  [PATHS.notifications]: inShell(
    lazyScreen(() => import('../features/notifications/notifications-page.tsx'), 'NotificationsPage'),
  ),
  [PATHS.preferences]: inShell(lazyScreen(() => import('./preferences-screen.tsx'), 'PreferencesScreen')),
  [PATHS.meetings]: inShell(
    lazyScreen(() => import('../features/meetings/meetings-page.tsx'), 'MeetingsPage'),
  ),
  [PATHS.rehearse]: inShell(
    lazyScreen(() => import('../features/rehearsals/rehearse-page.tsx'), 'RehearsePage'),
  ),
  [PATHS.people]: inShell(lazyScreen(() => import('../features/people/people-page.tsx'), 'PeoplePage')),
  [PATHS.letter]: inShell(lazyScreen(() => import('../features/letters/letter-page.tsx'), 'LetterPage')),
  [PATHS.pulse]: inShell(lazyScreen(() => import('../features/pulse/pulse-page.tsx'), 'PulsePage')),
  [PATHS.transcript]: inShell(
    lazyScreen(() => import('../features/transcript/transcript-page.tsx'), 'TranscriptPage'),
  ),
  [PATHS.practice]: inShell(
    lazyScreen(() => import('../features/practice/practice-page.tsx'), 'PracticePage'),
  ),
  [PATHS.profile]: profile,
  [PATHS.security]: inShell(
    lazyScreen(() => import('../features/security/security-page.tsx'), 'SecurityPage'),
  ),
  [PATHS.gamification]: progress,
  [PATHS.gamificationTwin]: progress,
  [PATHS.help]: inShell(lazyScreen(() => import('../features/help/help-page.tsx'), 'HelpPage')),
  [PATHS.privacy]: privacy,
  [PATHS.signOut]: signOut,
  [PATHS.login]: bare(GoHome),
  ...workshop,
}

/** Every address a visitor can open, with or without demo mode. */
export const SIGNED_OUT: Table = {
  [PATHS.home]: landing,
  [PATHS.landing]: landing,
  [PATHS.signup]: bare(LeaveForLogin),
  [PATHS.assessment]: assessment,
  [PATHS.demoDashboard]: dashboard,
  [PATHS.demoInsights]: insights,
  [PATHS.demoPrompts]: prompts,
  [PATHS.gamification]: inShell(SignInNeededPage),
  [PATHS.gamificationTwin]: inShell(SignInNeededPage),
  [PATHS.privacy]: privacy,
  [PATHS.signOut]: signOut,
  [PATHS.login]: login,
  ...workshop,
}

/** The demo user whom the server answers is a visitor with two views of their own (decision D81). */
const DEMO_ACCOUNT: Table = { ...SIGNED_OUT, [PATHS.analytics]: analytics, [PATHS.profile]: profile }

const NOT_FOUND = inShell(NotFoundPage)

/** Finds the screen of an address. An address that is not in the person's table has the not-found screen. */
export function findPlace(
  pathname: string,
  { isSignedIn, isDemoAccount }: Pick<Session, 'isSignedIn' | 'isDemoAccount'>,
): Place {
  const table = isSignedIn ? SIGNED_IN : isDemoAccount ? DEMO_ACCOUNT : SIGNED_OUT
  return table[pathname] ?? NOT_FOUND
}

/** Guesses the screen of an address before it is known who is asking, so that it can be fetched meanwhile. */
export function guessPlace(pathname: string): Place {
  // The server answers a visitor's `/` with the finished landing page, so whoever gets here there is signed in.
  const isHome = pathname === PATHS.home
  return (isHome ? undefined : SIGNED_OUT[pathname]) ?? SIGNED_IN[pathname] ?? NOT_FOUND
}

/** Fetches a signed-in screen ahead of being shown. */
export const loadScreen = (path: AppPath): void => SIGNED_IN[path]?.Screen.load?.()
