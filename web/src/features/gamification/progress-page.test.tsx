import { getUser } from '@lodestar/contract/account'
import {
  type Achievement,
  type Challenge,
  getGamificationStats,
  getLeaderboard,
  type LeaderboardEntry,
  listAchievements,
  listChallenges,
  markAchievementsSeen,
} from '@lodestar/contract/gamification'
import { getVisibility, updateVisibility } from '@lodestar/contract/profile'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { readToasts } from '../../lib/toast.ts'
import { openAddress, renderApp, renderWithQueries } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { ProgressBlock } from './progress-block.tsx'
import { ProgressPage } from './progress-page.tsx'

const CALLS = [getGamificationStats, listAchievements, getLeaderboard, listChallenges]
const STATS = getGamificationStats.example

function open(prepare: (server: TestServer) => void = () => undefined) {
  const server = startServer()
  prepare(server)
  openAddress('/gamification')
  const view = renderWithQueries(<ProgressPage />)
  return { server, user: userEvent.setup(), ...view }
}

const anAchievement = (name: string, given: Partial<Achievement> = {}): Achievement => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  description: `About ${name}.`,
  icon: 'target',
  rarity: 'common',
  pointsReward: 20,
  unlocked: true,
  unlockedAt: '2026-05-03T09:30:00.000Z',
  isNew: false,
  criteria: `Do ${name}.`,
  progress: 1,
  target: 1,
  ...given,
})
const locked = { unlocked: false, unlockedAt: null, progress: 0 }
const aChallenge = (name: string, given: Partial<Challenge> = {}): Challenge => ({
  id: name,
  name,
  description: `About ${name}.`,
  pointsReward: 25,
  progress: 1,
  target: 4,
  endDate: '2026-05-03',
  category: 'weekly',
  isActive: true,
  isCompleted: false,
  ...given,
})
const anEntry = (rank: number, given: Partial<LeaderboardEntry> = {}): LeaderboardEntry => ({
  id: `place_${rank}`,
  rank,
  userName: `Grace H.`,
  level: 4,
  totalPoints: 1610,
  isCurrentUser: false,
  ...given,
})

const list = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${name}`) }))
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body)
const stat = async (label: string) => (await screen.findByText(label)).parentElement?.textContent
const openTab = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('tab', { name }))

describe('the four figures', () => {
  it('are points, level with bar and way to the next, achievements with percent, streak with the best [R2.21-04..R2.21-11]', async () => {
    open((server) => {
      server.reply(getGamificationStats, { ...STATS, totalPoints: 1800, achievementsCount: 2 })
      server.reply(listAchievements, [
        anAchievement('One'),
        anAchievement('Two'),
        anAchievement('Three', locked),
      ])
    })
    expect(await stat('Total Points')).toBe('Total Points1,800')
    expect(await stat('Current Level')).toBe('Current LevelFinding Your FeetLevel 2 · 70 points to level 3')
    const bar = screen.getByRole('progressbar', { name: 'Level 2, on the way to the next' })
    expect(bar.getAttribute('aria-valuenow')).toBe('53')
    await screen.findByText('67% complete')
    expect(screen.getByText('67% complete').parentElement?.textContent).toBe('Achievements267% complete')
    expect(await stat('Current Streak')).toBe('Current Streak3 daysBest streak: 9 days')
  })

  it('say so on the highest level, and count one day as one', async () => {
    open((server) =>
      server.reply(getGamificationStats, {
        ...STATS,
        currentLevel: 12,
        currentLevelInfo: { level: 12, title: 'Lodestar' },
        nextLevelInfo: null,
        pointsToNextLevel: 0,
        currentLevelProgress: 100,
        currentStreak: 1,
        longestStreak: 1,
      }),
    )
    expect(await stat('Current Level')).toBe('Current LevelLodestarLevel 12, the highest there is')
    expect(await stat('Current Streak')).toBe('Current Streak1 dayBest streak: 1 day')
  })

  it('are drawn by day, with a sentence that says the same', async () => {
    open()
    await screen.findByText(
      'You practiced on 2 of the last 3 days; the last mark is today. The day in outline was missed and is forgiven: one a week is.',
    )
  })

  it('come with the points table and what each line of it has brought', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'How points are earned' }))
    const row = within(screen.getByRole('row', { name: /Write what helped/ }))
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['10', '30'])
    expect(row.getByRole('rowheader').textContent).toContain('at most 3 a day')
  })
})

describe('achievements', () => {
  it('stand in an unlocked and a locked list, with date or condition [R2.21-12..R2.21-14, R4-57]', async () => {
    open((server) =>
      server.reply(listAchievements, [
        anAchievement('Reached'),
        anAchievement('Ahead', { ...locked, progress: 4, target: 20 }),
      ]),
    )
    const unlocked = await list('Unlocked')
    expect(unlocked.getByText('About Reached.')).toBeTruthy()
    expect(unlocked.getByText('May 3, 2026')).toBeTruthy()
    expect(unlocked.queryByText('Ahead')).toBeNull()
    const ahead = await list('Locked')
    expect(ahead.getByText('Do Ahead.')).toBeTruthy()
    expect(ahead.getByRole('progressbar', { name: '4 of 20' }).getAttribute('aria-valuenow')).toBe('20')
    expect(ahead.queryByText('Reached')).toBeNull()
  })

  it('say what will be in an empty list [R2.21-19, R2.21-20]', async () => {
    open((server) => server.reply(listAchievements, []))
    await screen.findByText(/^No achievements yet\./)
    await screen.findByText(/^Nothing is left to unlock\./)
  })

  it('say New! as long as they have not been displayed, and the server is told once they are [R4-58]', async () => {
    const { server, unmount } = open((prepared) =>
      prepared.reply(listAchievements, [anAchievement('Fresh', { isNew: true }), anAchievement('Known')]),
    )
    expect((await rowOf('Fresh')).getByText('New!')).toBeTruthy()
    expect((await rowOf('Known')).queryByText('New!')).toBeNull()
    await waitFor(() => expect(server.sentTo(markAchievementsSeen)).toHaveLength(1))
    expect(server.sentTo(markAchievementsSeen)[0]?.body).toEqual({ ids: ['fresh'] })
    expect((await rowOf('Fresh')).getByText('New!')).toBeTruthy()
    unmount()
  })

  it('are not new any more when one comes back to them', async () => {
    const { server, user } = open((prepared) =>
      prepared.reply(listAchievements, [anAchievement('Fresh', { isNew: true })]),
    )
    await screen.findByText('New!')
    await waitFor(() => expect(server.sentTo(markAchievementsSeen)).toHaveLength(1))
    await openTab(user, 'Challenges')
    await openTab(user, 'Achievements')
    await screen.findByText('Fresh')
    expect(screen.queryByText('New!')).toBeNull()
    expect(server.sentTo(markAchievementsSeen)).toHaveLength(1)
  })

  it.each(['legendary', 'epic', 'rare', 'common'] as const)(
    'that are %s have the color of that rarity [R3-79, R9-56..R9-59]',
    async (rarity) => {
      open((server) => server.reply(listAchievements, [anAchievement('Reached', { rarity })]))
      const row = await rowOf('Reached')
      const label = row.getByText(new RegExp(`^${rarity}$`, 'i'))
      expect(label.className).toContain(`text-${rarity}`)
      expect(label.closest('li')?.querySelector('[data-icon]')?.getAttribute('class')).toContain(
        `text-${rarity}`,
      )
    },
  )

  it('without a picture, or with one that is not known, have a trophy [R3-78]', async () => {
    const { icon: _none, ...without } = anAchievement('Without')
    const bodies = [without, anAchievement('Unknown', { icon: 'unicorn' }), anAchievement('Known')]
    open((server) => server.answer('GET', listAchievements.path, () => Response.json(bodies)))
    const iconOf = async (name: string) =>
      (await screen.findByText(name)).closest('li')?.querySelector('[data-icon]')?.getAttribute('data-icon')
    expect(await iconOf('Without')).toBe('trophy')
    expect(await iconOf('Unknown')).toBe('trophy')
    expect(await iconOf('Known')).toBe('target')
  })
})

describe('the leaderboard', () => {
  const show = async (entries: LeaderboardEntry[]) => {
    const { user } = open((server) => server.reply(getLeaderboard, entries))
    await openTab(user, 'Leaderboard')
  }
  const rows = () => screen.getAllByRole('listitem')

  it('has medals for the first three ranks and #N for the others [R2.21-15, R9-51, R9-52]', async () => {
    await show([1, 2, 3, 4, 57].map((rank) => anEntry(rank)))
    expect(rows().map((row) => row.querySelector('svg') !== null)).toEqual([true, true, true, false, false])
    expect(rows().map((row) => /#\d+/.exec(row.textContent ?? '')?.[0])).toEqual([
      undefined,
      undefined,
      undefined,
      '#4',
      '#57',
    ])
    expect(within(rows()[0] ?? document.body).getByText('Rank 1')).toBeTruthy()
  })

  it('shows name, first two letters, level and points, and marks the own row [R3-81, R9-53]', async () => {
    await show([anEntry(1), anEntry(2, { userName: 'Ada O.', isCurrentUser: true })])
    const [grace, ada] = rows()
    expect(grace?.textContent).toBe('Rank 1GrGrace H.Level 41,610points')
    expect(grace?.getAttribute('aria-current')).toBeNull()
    expect(ada?.getAttribute('aria-current')).toBe('true')
    expect(ada?.textContent).toContain('Ada O.You')
  })

  it('says what will be there while it is empty, and where one stays off it [R2.21-21]', async () => {
    await show([])
    expect(screen.getByText(/^Nobody is on the leaderboard yet\./)).toBeTruthy()
    const leave = await screen.findByRole('link', { name: 'Profile Settings' })
    expect(leave.getAttribute('href')).toBe('/profile')
    expect(screen.queryByRole('button', { name: 'Join the leaderboard' })).toBeNull()
  })

  it('is one row, and says what others would see, until one joins [D86]', async () => {
    const own = anEntry(12, { userName: 'Ada O.', isCurrentUser: true })
    const { server, user } = open((next) => {
      next.reply(getLeaderboard, [own])
      next.reply(getVisibility, { isOnLeaderboard: false })
    })
    await openTab(user, 'Leaderboard')
    await screen.findByText(/^Only you see this row; .* they see “Ada O\.”, your level and your points\.$/)
    expect(screen.queryByRole('link', { name: 'Profile Settings' })).toBeNull()
    server.reply(getLeaderboard, [anEntry(1), own])
    server.reply(updateVisibility, { isOnLeaderboard: true })
    await user.click(screen.getByRole('button', { name: 'Join the leaderboard' }))
    await screen.findByText('Grace H.')
    expect(server.sentTo(updateVisibility).map(({ body }) => body)).toEqual([{ isOnLeaderboard: true }])
    expect(screen.queryByRole('button', { name: 'Join the leaderboard' })).toBeNull()
    expect(document.activeElement?.textContent).toMatch(/^Here is who has joined/)
  })

  it('stays one row when joining fails, and can be tried again', async () => {
    const { user } = open((server) => {
      server.reply(getVisibility, { isOnLeaderboard: false })
      server.refuse(updateVisibility, 'internal')
    })
    await openTab(user, 'Leaderboard')
    await user.click(await screen.findByRole('button', { name: 'Join the leaderboard' }))
    await waitFor(() => expect(readToasts().at(0)?.title).toBe('Update Failed'))
    expect(screen.getByRole('button', { name: 'Join the leaderboard' })).toBeTruthy()
  })
})

describe('challenges', () => {
  const show = async (challenges: Challenge[]) => {
    const { user } = open((server) => server.reply(listChallenges, challenges))
    await openTab(user, 'Challenges')
  }

  it('are active while they run and are not completed, and completed once they are [R2.21-16..R2.21-18, R4-59, R4-60]', async () => {
    await show([
      aChallenge('Running'),
      aChallenge('Done early', { isCompleted: true, progress: 4 }),
      aChallenge('Done', { isCompleted: true, isActive: false, progress: 4 }),
      aChallenge('Missed', { isActive: false }),
    ])
    const [active, completed] = [await list('Active'), await list('Completed')]
    expect(active.getAllByRole('listitem')).toHaveLength(1)
    expect(active.getByText('Running')).toBeTruthy()
    expect(active.getByRole('progressbar', { name: '1 of 4' }).getAttribute('aria-valuenow')).toBe('25')
    expect(active.getByText('This week, until May 3, 2026 · 25 points')).toBeTruthy()
    expect(completed.getAllByRole('listitem')).toHaveLength(2)
    expect(completed.getByText('Done early')).toBeTruthy()
    expect(completed.getByText('Done')).toBeTruthy()
    expect(screen.queryByText('Missed')).toBeNull()
  })

  it('say what will be in an empty list [R2.21-22, R2.21-23]', async () => {
    await show([])
    expect(screen.getByText(/^No challenge is open right now\./)).toBeTruthy()
    expect(screen.getByText(/^No completed challenges yet\./)).toBeTruthy()
  })
})

describe('who may see it', () => {
  it.each(['/gamification', '/gamification/'])(
    'a visitor at %s is asked to log in, and nothing is asked of the server [R2.1-31, R2.1-32, R2.21-01..R2.21-03, R6-14, R7-25]',
    async (address) => {
      const server = startServer()
      server.refuse(getUser, 'unauthorized')
      renderApp(address)
      await screen.findByRole('heading', { level: 1, name: 'Authentication Required' })
      screen.getByText('Please log in to view your gamification progress.')
      expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/')
      for (const endpoint of CALLS) expect(server.sentTo(endpoint)).toEqual([])
    },
  )

  it('nor does a demo user see more [D09]', async () => {
    const server = startServer()
    server.reply(getUser, { ...getUser.example, id: 'demo_user_001', provider: 'demo' })
    renderApp('/gamification')
    await screen.findByRole('heading', { level: 1, name: 'Authentication Required' })
    for (const endpoint of CALLS) expect(server.sentTo(endpoint)).toEqual([])
  })

  it.each(['/gamification', '/gamification/'])(
    'a signed-in person does, at %s [R2.1-19, R2.1-20]',
    async (address) => {
      const server = startServer()
      renderApp(address)
      await screen.findByRole('heading', { level: 1, name: 'Progress and achievements' })
      await screen.findByText('Total Points')
      for (const endpoint of CALLS) expect(server.sentTo(endpoint)).toHaveLength(1)
    },
  )
})

describe('what cannot be read', () => {
  it('leaves one list out with a way to try again, and the rest as it is', async () => {
    const { server, user } = open((prepared) => prepared.refuse(listAchievements, 'internal'))
    await screen.findByText('The achievements could not be loaded')
    expect(await stat('Total Points')).toBe('Total Points180')
    server.reply(listAchievements, [anAchievement('Reached')])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Reached')
  })

  it('stands in for the whole screen when it is the figures', async () => {
    const { server, user } = open((prepared) => prepared.refuse(getGamificationStats, 'internal'))
    await screen.findByRole('heading', { name: 'This page could not be shown' })
    server.reply(getGamificationStats, STATS)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Total Points')
  })

  it('is held by a skeleton as long as it is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof STATS>()
    open((server) => server.reply(getGamificationStats, promise))
    await screen.findByText('Loading your progress')
    resolve(STATS)
    await screen.findByText('Total Points')
    expect(screen.queryByText('Loading your progress')).toBeNull()
  })

  it('is taken as 0, and the level as 1, when a figure is missing [R9-15, R9-16]', async () => {
    open((server) => server.answer('GET', getGamificationStats.path, () => Response.json({})))
    expect(await stat('Total Points')).toBe('Total Points0')
    expect(await stat('Current Level')).toContain('Level 1')
  })
})

describe('on the dashboard', () => {
  const show = (prepare: (server: TestServer) => void = () => undefined) => {
    const server = startServer()
    prepare(server)
    renderWithQueries(<ProgressBlock />)
  }
  const many = (count: number) =>
    Array.from({ length: count }, (_, place) => anAchievement(`Number ${place + 1}`))
  const recent = async () =>
    within(await screen.findByRole('list', { name: 'Recent achievements' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('points, level, achievements and streak stand in short, with a way to all of it [R1-34, R1-35, R1-36, R1-37]', async () => {
    show((server) => server.reply(listAchievements, many(1)))
    expect(await stat('Points')).toBe('Points180')
    expect(await stat('Level')).toBe('Level2Finding Your Feet')
    expect(await stat('Achievements')).toBe('Achievements1')
    expect(await stat('Streak')).toBe('Streak3 days')
    expect(await recent()).toEqual(['Number 1'])
    expect(screen.getByRole('link', { name: 'All progress' }).getAttribute('href')).toBe('/gamification')
  })

  it('four achievements show, and of more than four how many more [R9-13, R9-14]', async () => {
    show((server) => server.reply(listAchievements, [...many(6), anAchievement('Ahead', locked)]))
    expect(await recent()).toEqual(['Number 1', 'Number 2', 'Number 3', 'Number 4', '+2 more'])
  })

  it('of four achievements there are no more [R9-14]', async () => {
    show((server) => server.reply(listAchievements, many(4)))
    expect(await recent()).toEqual(['Number 1', 'Number 2', 'Number 3', 'Number 4'])
  })

  it('missing figures are 0 and the level is 1 [R9-15, R9-16]', async () => {
    show((server) => server.answer('GET', getGamificationStats.path, () => Response.json({})))
    expect(await stat('Points')).toBe('Points0')
    expect(await stat('Level')).toBe('Level1Setting Out')
    expect(await stat('Streak')).toBe('Streak0 days')
  })

  it('it is asked for by a signed-in person [R6-09]', async () => {
    const server = startServer()
    renderApp('/')
    await userEvent.setup().click(await screen.findByRole('button', { name: /^Your year/ }))
    await screen.findByRole('region', { name: 'Progress and achievements' })
    expect(server.sentTo(getGamificationStats)).toHaveLength(1)
  })

  it('it is not asked for in the demo [R6-09]', async () => {
    const server = startServer()
    server.refuse(getUser, 'unauthorized')
    renderApp('/demo-dashboard')
    await screen.findByRole('heading', { level: 1, name: 'Welcome, Leader' })
    await screen.findByText('Where you are')
    expect(server.sent.filter(({ path }) => path.startsWith('/api/gamification'))).toEqual([])
  })
})
