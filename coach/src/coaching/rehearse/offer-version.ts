import type { LineCheck, LineFinding } from '@lodestar/contract/rehearsal-line'
import type { Scene } from '@lodestar/contract/rehearsals'
import { readMessage } from '../../communication/message-text.ts'
import type { ToneReading } from '../../communication/tone-reading.ts'
import { findFaultOfAnswer } from './faults.ts'
import { ASKS, OBSERVES, THREATENS } from './opening-rules.data.ts'
import { findFirst, readLine } from './read-line.ts'
import { listOdds } from './suspect.ts'

/** Below these odds no sentence of a version that the coach offers hurts: not offered costs little, offered by mistake much. In logits. */
const HARMLESS = -1
/** Of what the tone model rates, from 0 to 1, a version has so much at least. */
const FRIENDLY = 0.4

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
  const isHarmless =
    listOdds(line, tone).every(({ odds }) => odds < HARMLESS) &&
    !findFirst(line, THREATENS) &&
    line.said.every(({ text, isQuestion }) => isQuestion || !READS_MINDS.test(text.replaceAll('’', "'"))) &&
    line.said.every(({ text }) => !findFaultOfAnswer(readLine(text, scene)))
  if (!isHarmless) return false
  // An answer may lack the next thing still.
  if (check.points.length === 0) return again.finding !== check.finding && !HURTFUL.has(again.finding)
  if (tone.ratings.tone < FRIENDLY) return false
  if (hasBlank(check.changed))
    return FILLED.has(check.finding) && (line.text === '' || again.finding === 'good')
  const tells = line.said.some(
    ({ text }) =>
      OBSERVES.some((pattern) => pattern.test(text)) && !ASKS.some((pattern) => pattern.test(text)),
  )
  return again.finding !== check.finding && LACKS.has(again.finding) && (line.need !== 'correct' || tells)
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
