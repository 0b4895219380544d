import { type AppPath, PATHS } from '../lib/paths.ts'

interface Link {
  label: string
  path: AppPath
}
interface Group {
  label: string
  entries: readonly Link[]
}

/** The navigation bar, from left to right. */
export const NAVIGATION: readonly (Link | Group)[] = [
  { label: 'Home', path: PATHS.home },
  { label: 'Assessment', path: PATHS.assessment },
  {
    label: 'Coaching',
    entries: [
      { label: 'Coaching Sessions', path: PATHS.coaching },
      { label: 'AI coach', path: PATHS.prompts },
      { label: 'Coaching Feedback', path: PATHS.feedback },
    ],
  },
  {
    label: 'Development',
    entries: [
      { label: 'Goals', path: PATHS.goals },
      { label: 'Progress', path: PATHS.gamification },
    ],
  },
  { label: 'Analytics', path: PATHS.analytics },
  { label: 'Meetings', path: PATHS.meetings },
]

/** The entries of the user menu that lead to a screen. */
export const ACCOUNT_LINKS: readonly Link[] = [
  { label: 'Profile Settings', path: PATHS.profile },
  { label: 'Notification Settings', path: PATHS.notifications },
  { label: 'Help & Support', path: PATHS.help },
]

export const SIGN_OUT_LINK: Link = { label: 'Sign Out', path: PATHS.signOut }

// Screens with two addresses light up the one link they have (decision D63).
const TWINS: Partial<Record<string, AppPath>> = {
  [PATHS.dashboard]: PATHS.home,
  [PATHS.demoDashboard]: PATHS.home,
  [PATHS.demoPrompts]: PATHS.prompts,
  [PATHS.gamificationTwin]: PATHS.gamification,
}

/** Tells whether a link of the bar leads to the screen that is showing. */
export const isCurrent = (path: AppPath, pathname: string): boolean => (TWINS[pathname] ?? pathname) === path

/** Tells whether the screen that is showing is one of a dropdown's. */
export const holdsCurrent = ({ entries }: Group, pathname: string): boolean =>
  entries.some(({ path }) => isCurrent(path, pathname))
