import {
  type LineCheck,
  type LineFinding,
  OPENING_POINTS,
  type OpeningPoint,
} from '@lodestar/contract/rehearsal-line'
import type { Scene } from '@lodestar/contract/rehearsals'
import { diffWords } from '../../communication/diff-words.ts'
import { hashPlainly } from '../../text/hash-text.ts'
import { REHEARSAL } from '../thresholds.ts'
import type { Fault } from './fault.ts'
import { findFault } from './faults.ts'
import { tellsEffect } from './find-missing.ts'
import { findHeardFault, isFact } from './heard-fault.ts'
import { type HeardOpening, UNHEARD } from './judge-opening.ts'
import {
  ABSOLUTES,
  ACCUSING,
  ASKS,
  BESIDE,
  COUNTED,
  DOUBTS,
  GOOD_FOR,
  GOOD_ONLY,
  GOOD_REQUEST,
  GOOD_SO,
  HEARS,
  OBSERVES,
  SECOND_MATTER,
  SMALL_TALK,
  VERDICTS,
} from './opening-rules.data.ts'
import { findFirst, quoteOf, type ReadLine, readLine, sentencesWith } from './read-line.ts'
import { findSuspect, listStinging } from './suspect.ts'

/**
 * Checks how a leader wants to begin: the one thing to change, or why it is good.
 *
 * @param heard what models make of it. Without a meaning the rules decide, and what hurts by the tone model is never called good; a threat never is.
 */
export function checkOpening(text: string, scene: Scene, heard: HeardOpening = UNHEARD): LineCheck {
  const line = readLine(text, scene)
  // What hurts by the tone model is among what was learned; a plain threat may not be.
  const suspect = findSuspect(line, heard.meanings ? null : heard.tone)
  const found = heard.meanings ? findHeardFault(line, heard.meanings, heard.tone) : findFault(line)
  // Words that are known go before a doubt.
  const named = found?.finding === 'unsure' && suspect ? null : found
  const fault = named ?? suspect
  const told = fault ? tellFault(text, fault) : tellGood(line, heard.tone)
  return {
    ...told,
    hears: told.hears + (named && !STRIKES.has(named.finding) ? tellBeside(suspect) : ''),
    points: listPoints(line),
    ready: scene.expected[0] ?? null,
  }
}

/** What says already that words strike at somebody. */
const STRIKES: ReadonlySet<LineFinding> = new Set([
  'attack',
  'verdict',
  'accusing-why',
  'absolute',
  'hearsay',
  'blank',
])

const tellBeside = (suspect: Fault | null): string =>
  suspect?.quote ? BESIDE.replace('{words}', () => suspect.quote ?? '') : ''

const drawDoubt = (text: string): string => DOUBTS[hashPlainly(text) % DOUBTS.length] ?? HEARS.unsure

/** The part of a check that says what to change, with the changes word by word. */
export function tellFault(
  text: string,
  { finding, quote, changed }: Fault,
): Omit<LineCheck, 'points' | 'ready'> {
  const isChanged = changed !== text
  return {
    finding,
    quote,
    hears: finding === 'unsure' ? drawDoubt(text) : HEARS[finding],
    changed: isChanged ? changed : null,
    changes: isChanged ? diffWords(text, changed) : [],
  }
}

/** Words: so much asks for a moment at most. */
const SHORT = 9

/** Why a line is good, in its own words where they bear it. */
function tellGood(line: ReadLine, tone: HeardOpening['tone']): Omit<LineCheck, 'points' | 'ready'> {
  const stinging = listStinging(line, tone)
  const quotable = (patterns: readonly RegExp[]) =>
    sentencesWith(line, patterns).filter(
      ({ text, words }) => !(words <= SHORT && SMALL_TALK.test(text)) && !stinging.includes(text),
    )
  const seen = quotable(OBSERVES).find(
    ({ text, isQuestion }) => !isQuestion && (COUNTED.test(text) || isFact(text, line.scene)),
  )
  const wanted = quotable(ASKS).findLast((one) => one !== seen)
  const praise = (words: string, told: typeof seen) =>
    told ? [words.replace('{words}', () => quoteOf(line.text, told))] : []
  const reasons = [
    ...praise(GOOD_FOR.observation, seen),
    ...praise(wanted?.isQuestion ? GOOD_FOR.ask : GOOD_REQUEST, wanted),
  ]
  const isCorrecting = line.need === 'correct' && reasons.length > 0
  const isSo = GOOD_ONLY[line.need]?.test(line.text) ?? true
  const hears = [
    GOOD_SO.lead[line.said.length % GOOD_SO.lead.length],
    ...(isCorrecting ? reasons : isSo ? [GOOD_SO[line.need]] : []),
  ].join(' ')
  return { finding: 'good', quote: null, hears, changed: null, changes: [] }
}

/** What an opening should hold, as far as what it is for needs it. */
function listPoints(line: ReadLine): LineCheck['points'] {
  const has = (patterns: readonly RegExp[]) => sentencesWith(line, patterns).length > 0
  const words = line.said.reduce((sum, one) => sum + one.words, 0)
  const isMet: Readonly<Record<OpeningPoint, boolean>> = {
    observation: has(OBSERVES),
    effect: tellsEffect(line),
    ask: has(ASKS),
    'no-verdict': !findFirst(line, VERDICTS),
    'no-always': !findFirst(line, ABSOLUTES),
    'no-why': !findFirst(line, ACCUSING),
    'one-matter': !findFirst(line, SECOND_MATTER),
    short: line.said.length <= REHEARSAL.sentences && words <= REHEARSAL.words,
  }
  const needed = line.need === 'correct' ? OPENING_POINTS : OPENING_POINTS.slice(3)
  return needed.map((point) => ({ point, isMet: isMet[point] }))
}
