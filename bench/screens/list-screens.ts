import type { Page } from 'playwright-core'
import { PATHS } from '../../web/src/lib/paths.ts'
import { PASSWORD } from '../people.ts'
import type { Furnished } from './months.ts'

/** One thing to look at. */
export interface Shown {
  readonly name: string
  readonly path: string
  /** Whose eyes: somebody signed out, just signed up, or there for four months. */
  readonly who: 'visitor' | 'fresh' | 'settled'
  /** What is done before the picture is taken. */
  readonly open?: (page: Page) => Promise<unknown>
  /** It lies over a screen: only the window is photographed. */
  readonly isOver?: boolean
  /** It is set in parts of the window's height, so it is photographed in one of the usual height. */
  readonly isTall?: boolean
  /** Seen only at this width. */
  readonly width?: number
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()
const keys = (combination: string) => (page: Page) => page.keyboard.press(combination)

/** Screens that everybody signed in has, seen without and with months of data. */
const OWN = {
  today: PATHS.home,
  assessment: PATHS.assessment,
  imports: PATHS.integrations,
  insights: PATHS.insights,
  'ai-coach': PATHS.prompts,
  sessions: PATHS.coaching,
  feedback: PATHS.feedback,
  communication: PATHS.communication,
  goals: PATHS.goals,
  analytics: PATHS.analytics,
  notifications: PATHS.notifications,
  preferences: PATHS.preferences,
  meetings: PATHS.meetings,
  profile: PATHS.profile,
  security: PATHS.security,
  progress: PATHS.gamification,
  help: PATHS.help,
} as const

/** The password is asked for once in ten minutes, so not for every picture. */
async function openDeletion(page: Page): Promise<void> {
  await press('Delete my account')(page)
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  if (await dialog.getByText('Is it you?').isVisible()) {
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press('Confirm')(page)
  }
  await page.getByLabel(/^Type .* to confirm$/).waitFor()
}

/** Lists every screen and dialog of the product. */
export function listScreens({ sessions }: Pick<Furnished, 'sessions'>): Shown[] {
  const talk = (id: string) => `${PATHS.coaching}?session=${id}`
  const open = talk(sessions.open)
  return [
    ...VISITOR,
    ...Object.entries(OWN).flatMap(([name, path]): Shown[] => [
      { name: `${name}-empty`, path, who: 'fresh' },
      { name: `${name}-full`, path, who: 'settled' },
    ]),
    {
      name: 'message-read',
      path: PATHS.communication,
      who: 'settled',
      open: (page) => page.getByRole('list', { name: 'Past analyses' }).getByRole('link').first().click(),
    },
    { name: 'today-year', path: PATHS.home, who: 'settled', open: press(/^Your year/) },
    { name: 'talk-new', path: talk(sessions.empty), who: 'settled' },
    { name: 'talk', path: open, who: 'settled', open: toTop, isTall: true },
    { name: 'talk-window', path: open, who: 'settled', isOver: true },
    { name: 'talk-reaction', path: open, who: 'settled', open: press(/^If /), isTall: true },
    { name: 'talk-later', path: open, who: 'settled', open: press(/^Later/), isOver: true },
    {
      name: 'talk-case',
      path: open,
      who: 'settled',
      open: press('What I have understood'),
      isOver: true,
      width: 360,
    },
    { name: 'talk-ended', path: talk(sessions.ended), who: 'settled' },
    { name: 'card', path: `/feedback?session=${sessions.ended}`, who: 'settled' },
    {
      name: 'over-new-session',
      path: PATHS.coaching,
      who: 'settled',
      open: press(/New Session/),
      isOver: true,
    },
    { name: 'over-new-goal', path: PATHS.goals, who: 'settled', open: press('New Goal'), isOver: true },
    { name: 'over-goal-step', path: PATHS.goals, who: 'settled', open: press('Log a step'), isOver: true },
    { name: 'over-goal-menu', path: PATHS.goals, who: 'settled', open: press(/^More for/), isOver: true },
    {
      name: 'over-new-meeting',
      path: PATHS.meetings,
      who: 'settled',
      open: press(/Add Meeting/),
      isOver: true,
    },
    {
      name: 'over-delete-meeting',
      path: PATHS.meetings,
      who: 'settled',
      open: press('Delete'),
      isOver: true,
    },
    {
      name: 'over-confirm',
      path: PATHS.profile,
      who: 'fresh',
      open: press('Export my data'),
      isOver: true,
    },
    {
      name: 'over-delete-account',
      path: PATHS.profile,
      who: 'settled',
      open: openDeletion,
      isOver: true,
    },
    { name: 'over-palette', path: PATHS.help, who: 'settled', open: keys('Control+k'), isOver: true },
    { name: 'over-shortcuts', path: PATHS.help, who: 'settled', open: keys('?'), isOver: true },
    {
      name: 'over-account',
      path: PATHS.help,
      who: 'settled',
      open: press(/^Account of/),
      isOver: true,
      width: 1280,
    },
    { name: 'over-menu', path: PATHS.help, who: 'settled', open: press(/menu/i), isOver: true, width: 360 },
    { name: 'not-found', path: '/nowhere', who: 'settled' },
  ]
}

const toTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0))

const VISITOR: readonly Shown[] = [
  { name: 'landing', path: PATHS.home, who: 'visitor' },
  { name: 'demo-today', path: PATHS.demoDashboard, who: 'visitor' },
  { name: 'demo-insights', path: PATHS.demoInsights, who: 'visitor' },
  { name: 'demo-coach', path: PATHS.demoPrompts, who: 'visitor' },
  { name: 'demo-assessment', path: PATHS.assessment, who: 'visitor' },
  { name: 'sign-in', path: PATHS.login, who: 'visitor' },
  {
    name: 'sign-up',
    path: PATHS.login,
    who: 'visitor',
    open: (page) => page.getByRole('link', { name: 'Create account' }).click(),
  },
  { name: 'sign-in-needed', path: PATHS.goals, who: 'visitor' },
]
