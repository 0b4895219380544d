/** How somebody uses the product: what is behind the year, unknown to it. */
export interface Leader {
  readonly habit: keyof typeof HABITS
  readonly timeZone: string
  /** The day of the year on which they begin. */
  readonly startsOn: number
  /** How much of what they undertake they carry through, 0 to 1. */
  readonly diligence: number
  /** How good their sessions are to them, 1 to 5, and by how much that changes in a year. */
  readonly mood: number
  readonly drift: number
  /** Draws a number from 0 to 1; the same leader draws the same numbers. */
  readonly draw: () => number
}

/** How likely somebody is active on a day: `age` in days since they began, `weekday` from Monday, 0. */
const HABITS = {
  daily: ({ weekday }) => (weekday < 5 ? 0.6 : 0.08),
  weekly: ({ weekday }) => (weekday === 4 ? 0.8 : 0.05),
  monthly: () => 0.045,
  // Five weeks of work, four weeks of something else.
  inWaves: ({ age }) => (age % 63 < 35 ? 0.4 : 0.01),
  fading: ({ age }) => 0.5 * Math.exp(-age / 60),
  // Begins well and is gone one day.
  leaving: ({ age, leavesAt }) => (age < leavesAt ? 0.3 : 0),
} satisfies Record<string, (at: { age: number; weekday: number; leavesAt: number }) => number>

const NAMES = Object.keys(HABITS) as Leader['habit'][]
const ZONES = ['America/Los_Angeles', 'America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland']
/** Not the leaders that the forecasts' assumptions were looked over with; those had lower seeds. */
const FIRST_SEED = 2000
const LEAVES_FROM = 40
const LEAVES_WITHIN = 200

/** Makes leaders of all habits, a sixth each; the same number gives the same leaders. */
export function makeLeaders(count: number): Leader[] {
  return Array.from({ length: count }, (_, at) => {
    const draw = createDraw(FIRST_SEED + at)
    return {
      habit: NAMES[at % NAMES.length] ?? 'daily',
      timeZone: ZONES[at % ZONES.length] ?? 'UTC',
      startsOn: Math.floor(draw() * 90),
      diligence: 0.25 + 0.7 * draw(),
      mood: 2.5 + 2 * draw(),
      drift: 2 * draw() - 0.8,
      draw,
    }
  })
}

/** Tells whether a leader is active on a day of the year. */
export function isActive({ habit, startsOn, diligence, draw }: Leader, day: number): boolean {
  if (day < startsOn) return false
  const leavesAt = LEAVES_FROM + diligence * LEAVES_WITHIN
  return day === startsOn || draw() < HABITS[habit]({ age: day - startsOn, weekday: day % 7, leavesAt })
}

/** Draws numbers from 0 to 1 by a fixed sequence (Marsaglia's xorshift). */
export function createDraw(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
