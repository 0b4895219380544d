/** Every screen's address: the only place where they are written. */
export const PATHS = {
  home: '/',
  landing: '/landing',
  signup: '/signup',
  dashboard: '/dashboard',
  demoDashboard: '/demo-dashboard',
  assessment: '/assessment',
  integrations: '/assessment/integrations',
  insights: '/insights',
  demoInsights: '/demo-insights',
  prompts: '/ai-coaching',
  demoPrompts: '/demo-coaching',
  coaching: '/coaching',
  feedback: '/feedback',
  communication: '/communication',
  goals: '/goals',
  analytics: '/analytics',
  notifications: '/notifications',
  preferences: '/coaching-preferences',
  meetings: '/meetings',
  rehearse: '/rehearse',
  people: '/people',
  letter: '/letter',
  pulse: '/pulse',
  transcript: '/transcript',
  practice: '/practice',
  profile: '/profile',
  security: '/security',
  gamification: '/gamification',
  gamificationTwin: '/gamification/',
  help: '/help',
  privacy: '/privacy',
  signOut: '/logout',
  gallery: '/gallery',
  // These two start with /api because the server answers them: a page for the first, the end of the session for the second.
  login: '/api/login',
  logout: '/api/logout',
} as const

/** One of the addresses of `PATHS`. */
export type AppPath = (typeof PATHS)[keyof typeof PATHS]

/** The address that opens the goals with a new one begun; what is too long for a title is left to whoever reads it. */
export const newGoalHref = (title: string, sessionId: string | null): string => {
  const given = new URLSearchParams({ new: title })
  if (sessionId !== null) given.set('session', sessionId)
  return `${PATHS.goals}?${given}`
}

/** What a rehearsal is of: the words of a session, a meeting, or one that has begun. */
type RehearsalOf = { session: string } | { meeting: string } | { rehearsal: string }

/** The address that rehearses a conversation. */
export const rehearseHref = (of: RehearsalOf): string =>
  `${PATHS.rehearse}?${new URLSearchParams(Object.entries(of))}`

/** The address of one person's page, by their key or a name. */
export const personHref = (person: string): string => `${PATHS.people}?${new URLSearchParams({ person })}`

/** The address that plans when and how a promise of a session is kept. */
export const planHref = (session: string): string => `${rehearseHref({ session })}&plan=new`

/** The paths that switch demo mode on for a visitor. */
export const DEMO_PATHS: readonly string[] = [
  PATHS.assessment,
  PATHS.demoDashboard,
  PATHS.demoInsights,
  PATHS.demoPrompts,
]

const DEMO_TWINS: Partial<Record<AppPath, AppPath>> = {
  [PATHS.home]: PATHS.demoDashboard,
  [PATHS.dashboard]: PATHS.demoDashboard,
  [PATHS.insights]: PATHS.demoInsights,
  [PATHS.prompts]: PATHS.demoPrompts,
}

/**
 * Says where a link leads (decision D05): for a signed-in person where it says; for a demo visitor to the
 * demo's twin of that screen, and to the sign-up prompt when there is none.
 */
export function resolvePath(path: AppPath, isDemo: boolean): AppPath {
  if (!isDemo || DEMO_PATHS.includes(path)) return path
  return DEMO_TWINS[path] ?? PATHS.login
}
