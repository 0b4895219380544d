import { createDraw } from '../leader-habits.ts'

/** Draws a number from 0 to 1. */
type Draw = () => number

/** How likely somebody is active on a day, counted from their first one; drawn anew for each leader. */
type Habit = (draw: Draw) => (day: number, wasActive: boolean) => number

/** How much of a goal is done in one go, in percent: `reached` of 100, `time` the share of its time that is gone. */
type WayOfMoving = (at: { reached: number; time: number; diligence: number; draw: Draw }) => number

/** What forecasts may be tuned on. Other habits than those of `leader-habits.ts`. */
const TRIED = {
  ownRate: (draw) => {
    const rate = 0.02 * 25 ** draw()
    return () => rate
  },
  onAndOff: (draw) => {
    const turns = listTurns(draw, 45)
    return (day) => (countBefore(turns, day) % 2 === 0 ? 0.35 : 0.005)
  },
  crises: (draw) => {
    const crises = listTurns(draw, 110)
    const days = 5 + 9 * draw()
    return (day) => (crises.some((from) => day >= from && day < from + days) ? 0.6 : 0.006)
  },
  holidays: (draw) => {
    const rate = 0.12 + 0.35 * draw()
    const breaks = listTurns(draw, 110)
    const days = 14 + 16 * draw()
    return (day) => (breaks.some((from) => day >= from && day < from + days) ? 0 : rate)
  },
  honeymoon: (draw) => {
    const [days, rate] = [15 + 30 * draw(), 0.01 + 0.13 * draw()]
    return (day) => (day < days ? 0.6 : rate)
  },
  awayAndBack: (draw) => {
    const [from, days, rate] = [60 + 150 * draw(), 50 + 100 * draw(), 0.08 + 0.3 * draw()]
    return (day) => (day >= from && day < from + days ? 0 : rate)
  },
  monthEnd: (draw) => {
    const [offset, rate] = [30 * draw(), 0.01 + 0.04 * draw()]
    return (day) => ((day + offset) % 30.4 < 4 ? 0.5 : rate)
  },
} satisfies Record<string, Habit>

/** What forecasts are judged by and nothing was ever tuned on. */
const JUDGING = {
  // A talk every other week, prepared or not; not at all around the end of a quarter.
  fortnightlyTalks: (draw) => {
    const [offset, share] = [14 * draw(), 0.35 + 0.6 * draw()]
    return (day) => {
      if ((day + 6 * offset) % 91 > 77) return 0.01
      return (day + offset) % 14 < 1 ? share : 0.015
    }
  },
  // Three busy weeks in each cycle of reviews.
  reviewCycles: (draw) => {
    const [offset, cycle, rest] = [120 * draw(), 80 + 50 * draw(), 0.01 + 0.07 * draw()]
    return (day) => ((day + offset) % cycle < 21 ? 0.45 : rest)
  },
  // Another post one day, and with it another rate.
  newPost: (draw) => {
    const [on, before, after] = [80 + 220 * draw(), 0.015 * 30 ** draw(), 0.015 * 30 ** draw()]
    return (day) => (day < on ? before : after)
  },
  // Being there makes coming back likelier; staying away makes it less likely.
  momentum: (draw) => {
    const [least, gained, kept] = [0.01 + 0.03 * draw(), 0.1 + 0.12 * draw(), 0.75 + 0.15 * draw()]
    let heat = 1
    return (_, wasActive) => {
      heat = heat * kept + (wasActive ? 1 : 0)
      return Math.min(0.8, least + gained * heat)
    }
  },
} satisfies Record<string, Habit>

const TRIED_WAYS = {
  even: ({ diligence, draw }) => 4 + 16 * diligence * draw(),
  lastMinute: ({ time, diligence, draw }) => (time < 0.7 ? 4 * draw() : 10 + 25 * diligence * draw()),
  quickStart: ({ reached, diligence, draw }) => (reached < 50 ? 8 + 20 * draw() : 8 * diligence * draw()),
  jumps: ({ diligence, draw }) => (draw() < 0.3 ? 20 + 30 * diligence : 0),
  leftLying: ({ reached, diligence, draw }) => (reached < 80 * diligence ? 5 + 12 * draw() : 0),
} satisfies Record<string, WayOfMoving>

const JUDGING_WAYS = {
  // Half the time goes by before anything is done.
  secondHalf: ({ time, diligence, draw }) => (time < 0.5 ? 0 : 5 + 20 * diligence * draw()),
  // Each step is smaller than the one before; the last part is hard.
  tapering: ({ reached, diligence, draw }) => (0.1 + 0.25 * diligence) * (100 - reached) * draw() + 1,
  // Found out now and then to be further off than it seemed.
  setBack: ({ reached, diligence, draw }) =>
    reached > 40 && draw() < 0.12 ? -20 : 4 + 14 * diligence * draw(),
  // Wanted one month, forgotten the next.
  fits: ({ time, diligence, draw }) => (Math.floor(time * 5) % 2 === 0 ? 6 + 18 * diligence * draw() : 0),
} satisfies Record<string, WayOfMoving>

const SETS = {
  tried: { habits: TRIED, ways: TRIED_WAYS, firstSeed: 50_000 },
  judging: { habits: JUDGING, ways: JUDGING_WAYS, firstSeed: 90_000 },
} as const
/** Which leaders: those anything may be tuned on, or those kept for judging. */
export type HabitSet = keyof typeof SETS

/** Somebody with a habit and a way of moving goals; the same number gives the same leader. */
export interface OtherLeader {
  readonly habit: string
  readonly isActive: (day: number, wasActive: boolean) => boolean
  readonly move: (reached: number, time: number) => number
  readonly draw: Draw
}

/** Makes leaders of all habits and ways of one set, by turns. */
export function makeOtherLeaders(set: HabitSet, count: number): OtherLeader[] {
  const { habits, ways, firstSeed } = SETS[set]
  const [named, moving] = [Object.entries<Habit>(habits), Object.values<WayOfMoving>(ways)]
  return Array.from({ length: count }, (_, at) => {
    const draw = createDraw(firstSeed + at)
    const [habit, create] = named[at % named.length] ?? ['', () => () => 0]
    const chance = create(draw)
    const way = moving[Math.floor(at / named.length) % moving.length] ?? (() => 0)
    const diligence = draw()
    return {
      habit,
      isActive: (day, wasActive) => draw() < chance(day, wasActive) || day === 0,
      move: (reached, time) => Math.round(way({ reached, time, diligence, draw }) / 2) * 2,
      draw,
    }
  })
}

/** Days at which something turns, as chance has it: on average so many apart, however long the last one lies back. */
function listTurns(draw: Draw, apart: number): number[] {
  const turns: number[] = []
  const wait = () => -apart * Math.log(1 - draw())
  for (let day = wait(); day < 1000; day += wait()) turns.push(day)
  return turns
}

const countBefore = (turns: readonly number[], day: number): number =>
  turns.filter((turn) => turn <= day).length
