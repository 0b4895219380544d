import type { LineCheck, LineFinding } from '@lodestar/contract/rehearsal-line'
import type { Scene } from '@lodestar/contract/rehearsals'
import { readMessage } from '../../communication/message-text.ts'
import type { ToneReading } from '../../communication/tone-reading.ts'
import { findFault, findFaultOfAnswer } from './faults.ts'
import {
  APOLOGIZES,
  ASKS,
  COUNTED,
  NEXT_MATTER,
  OBSERVES,
  STILL_STRIKES,
  THREATENS,
} from './opening-rules.data.ts'
import { findFirst, type ReadLine, readLine } from './read-line.ts'
import { listOdds, listStinging } from './suspect.ts'

/** Of what the tone model rates, from 0 to 1, a version has so much at least. */
const FRIENDLY = 0.4
/** What a short plain version is held to, by the same: the learned finding knows longer openings, and misjudges it. */
const PLAIN = { odds: -2.5, tone: 0.6 } as const
/** Words: a longer sentence is not kept in mind, however few there are. */
const LONGEST_SENTENCE = 35

/** What may still be said of a version: it lacks something, and hurts nobody. */
const LACKS: ReadonlySet<LineFinding> = new Set(['good', 'no-ask', 'no-effect'])
/** Findings of what is not there; a blank is put in its place, and the rest, which is good, stays as it was said. */
const FILLED: ReadonlySet<LineFinding> = new Set(['no-observation', 'no-effect', 'apology-undone'])
/** Tells somebody what goes on in them, or why they do what they do. */
const READS_MINDS =
  /\byou(?:'re| are)? (?:just |only |clearly |obviously |really |probably |secretly )*(?:think|want|believe|know|enjoy|hate|don't (?:want|like)|do not (?:want|like)|afraid|scared|jealous)\b|\bdeep down\b|\bit(?:'s| is) because (?:of|you)\b/i

const hasBlank = (text: string) => text.includes('[')

/** What of a version is judged: a sentence with a blank is not yet one. */
export const listWhole = (version: string): string =>
  readMessage(version)
    .sentences.filter(({ text }) => !hasBlank(text))
    .map(({ text }) => text)
    .join(' ')

/**
 * Says whether a version that would be offered for a line is surely better: what was found is out of it, and the rest hurts nobody by the rules, by
 * the learned finding and by the tone model. What only the leader can tell is no version: where that is all that would be left, they write it.
 *
 * @param again what is found in the whole sentences of the version.
 * @param tone how the tone model reads them; null where it is not there, and then nothing is sure.
 */
export function isSurelyBetter(
  check: LineCheck,
  again: LineCheck,
  tone: ToneReading | null,
  scene: Scene,
): boolean {
  if (check.changed === null || tone === null) return false
  const line = readLine(listWhole(check.changed), scene)
  if (!isHarmless(line, tone, scene)) return false
  // An answer may lack the next thing still.
  if (check.points.length === 0) return again.finding !== check.finding && !HURTFUL.has(again.finding)
  if (tone.ratings.tone < FRIENDLY) return false
  if (hasBlank(check.changed))
    return FILLED.has(check.finding) && (line.text === '' || again.finding === 'good')
  if (!isDoneWhole(check, line)) return false
  if (isPlainCount(check, line, tone)) return true
  return again.finding !== check.finding && LACKS.has(again.finding) && tellsEnough(line)
}

/** Says whether it is told what happened, where something is to be corrected. */
const tellsEnough = ({ need, said }: ReadLine): boolean =>
  need !== 'correct' ||
  said.some(
    ({ text }) =>
      OBSERVES.some((pattern) => pattern.test(text)) && !ASKS.some((pattern) => pattern.test(text)),
  )

/** Says whether no sentence of a version hurts, by the tone model and by the rules. */
const isHarmless = (line: ReadLine, tone: ToneReading, scene: Scene): boolean =>
  listStinging(line, tone).length === 0 &&
  !findFirst(line, THREATENS) &&
  line.said.every(({ text, isQuestion }) => isQuestion || !READS_MINDS.test(text.replaceAll('’', "'"))) &&
  line.said.every(({ text }) => !findFaultOfAnswer(readLine(text, scene)))

/** Says whether nothing of the kind that was found stands in a version in other words. */
function isDoneWhole({ finding }: LineCheck, { said }: ReadLine): boolean {
  if (finding === 'two-matters') return said.every(({ text }) => !NEXT_MATTER.test(text))
  if (finding === 'too-long') return said.every(({ words }) => words <= LONGEST_SENTENCE)
  if (finding === 'apology-undone' && said.some((one) => one.isQuestion && APOLOGIZES.test(one.text)))
    return false
  return !HURTFUL.has(finding) || said.every(({ text }) => !STILL_STRIKES.some((one) => one.test(text)))
}

/** Says whether all that is left, beside what is asked, counts or dates what happened, calmly; where "always" is out of a line, it is the line itself. */
function isPlainCount({ finding }: LineCheck, line: ReadLine, tone: ToneReading): boolean {
  const told = line.said.filter(({ text }) => !ASKS.some((pattern) => pattern.test(text)))
  return (
    HURTFUL.has(finding) &&
    line.need === 'correct' &&
    told.length > 0 &&
    (finding === 'absolute' || told.every(({ text }) => COUNTED.test(text))) &&
    tone.ratings.tone >= PLAIN.tone &&
    listOdds(line, tone).every(({ odds }) => odds < PLAIN.odds) &&
    LACKS.has(findFault(line)?.finding ?? 'good')
  )
}

const HURTFUL: ReadonlySet<LineFinding> = new Set([
  'attack',
  'may-hurt',
  'verdict',
  'accusing-why',
  'absolute',
  'hearsay',
  'apology-undone',
  'counter-attack',
  'gives-in',
])

/** A check without the version that would be offered: what to change is said in words, and the leader writes it. */
export const withholdVersion = (check: LineCheck): LineCheck => ({ ...check, changed: null, changes: [] })
