import { rankPurposes } from '@lodestar/coach/coaching/listen/listen'
import { readMeanings, readStories } from '../models/hear-all.ts'
import { readHeldOut } from '../models/purposes/train.ts'
import { loadLibrary } from '../server/src/coach/load-library.ts'

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
const AMONG = [1, 3, 10] as const

/** One request: what stands first, and where the first stands that serves. */
interface Ranked {
  readonly chance: number
  readonly grade: number
  readonly firstServing: number
  readonly firstWhole: number
}

/** Reports how often the purpose of a request is found that a reader found to serve it, on authors nothing was learned from. */
export async function reportPurposes(): Promise<string> {
  const { purposes } = loadLibrary()
  const requests = readHeldOut().filter(({ fits }) => fits.length > 0)
  const meanings = await readMeanings(requests.flatMap(({ messages, asks }) => [...messages, asks]))
  const stories = await readStories(
    requests.map(({ messages }) => ({ earlier: messages.slice(0, -1), text: messages.at(-1) ?? '' })),
  )
  const ranked = requests.flatMap(({ messages, asks, fits }, at): Ranked[] => {
    const asked = meanings.get(asks)?.vector
    if (!asked) return []
    const grades = new Map(fits)
    const told = { asks: asked, messages, meanings, isFurther: false, story: stories[at] }
    const found = rankPurposes(purposes, told)
    const gradeAt = (place: number) => grades.get(found[place]?.purpose.key ?? '') ?? 0
    const firstOf = (grade: number) => found.findIndex((_, at) => gradeAt(at) >= grade)
    return [
      { chance: found[0]?.chance ?? 0, grade: gradeAt(0), firstServing: firstOf(1), firstWhole: firstOf(2) },
    ]
  })
  const share = (places: readonly number[]) =>
    AMONG.map((most) => percent(places.filter((at) => at < most).length, places.length)).join(', ')
  const whole = ranked.flatMap(({ firstWhole }) => (firstWhole < 0 ? [] : [firstWhole]))
  const sorted = ranked.toSorted((one, other) => other.chance - one.chance)
  const confident = [0.1, 0.2, 0.3, 0.5].map((part) => {
    const own = sorted.slice(0, Math.round(part * sorted.length))
    const serving = own.filter(({ grade }) => grade > 0).length
    const exact = own.filter(({ grade }) => grade === 2).length
    return `  of the surest ${percent(part, 1)} (chance ${own.at(-1)?.chance.toFixed(2)} and more) one that serves at least in part ${percent(serving, own.length)}, whole ${percent(exact, own.length)}`
  })
  return [
    `What words are asked for, ${ranked.length} requests of authors nothing was learned from:`,
    `  one that serves at least in part stands first, among 3, among 10: ${share(ranked.map(({ firstServing }) => firstServing))}`,
    `  of ${whole.length} that one serves as it stands: ${share(whole)}`,
    ...confident,
  ].join('\n')
}
