import type { LineFinding } from '@lodestar/contract/rehearsal-line'
import type { Scene } from '@lodestar/contract/rehearsals'
import type { Sentence } from '../../communication/message-text.ts'
import type { Fault } from './fault.ts'
import { findFaultOf, findFaultOfAnswer } from './faults.ts'
import { endSentence, findBlank, tellLong, tellNoAsk, tellUnseen } from './find-missing.ts'
import { countTold, type HeardOpening, judgeOpening } from './judge-opening.ts'
import { ASKS, OPEN_QUESTION, UNSURE } from './opening-rules.data.ts'
import { quoteOf, type ReadLine, readLine } from './read-line.ts'
import { listOdds } from './suspect.ts'

type Meanings = NonNullable<HeardOpening['meanings']>

/** What hurts or evades in whichever sentence it stands: that sentence is never offered again. */
const HARSH: ReadonlySet<LineFinding> = new Set([
  'attack',
  'verdict',
  'accusing-why',
  'hearsay',
  'absolute',
  'apology-undone',
  'not-plain',
])
/** Who strikes at a person does so in more than one place: without the words that were found the rest still strikes. */
const NEVER_PATCHED: ReadonlySet<LineFinding> = new Set(['attack', 'verdict'])
/** What is better begun anew than patched. The others keep the leader's own line where it cannot be changed without harm. */
const MENDED_ANEW: ReadonlySet<LineFinding> = new Set(['attack', 'verdict', 'accusing-why', 'absolute'])
/** Asks why somebody does something now: "I notice that you are here" would be no kinder. */
const ASKS_NOW = /\bwhy (?:are|do|don['’]t|aren['’]t) (?:you|they)\b/i
/** Words told before that make a sentence a fact, and no charge. */
const MANY_TOLD = 3

/**
 * The one thing that a reader would most likely change in an opening; null where they would let it be said.
 *
 * Which thing it is was learned from what readers named (models/openings). The words it means come from the rules where they find that
 * thing, else from the sentence that sounds most like it. A changed line holds nothing that would be named next.
 */
export function findHeardFault(line: ReadLine, heard: Meanings, tone: HeardOpening['tone']): Fault | null {
  const blank = findBlank(line)
  if (blank) return blank
  const chances = judgeOpening(line, heard.whole, tone)
  const finding = pick(chances, line)
  if (finding === 'good') return null
  // What a rule sees in so many words goes before what is only heard.
  const seen = [findFaultOfAnswer(line), findFaultOf(finding, line)].find(
    (one) => one && !isHarmless(one, line, tone),
  )
  const fault =
    seen ??
    (isBlow(finding) ? tellBlow(finding, chances, line, { ...heard, tone }) : tell(finding, line, heard))
  const isPatched =
    fault.changed !== line.text && !NEVER_PATCHED.has(fault.finding) && !ASKS_NOW.test(line.text)
  if (isPatched && isSound(fault.changed, line)) return fault
  return { ...fault, changed: MENDED_ANEW.has(fault.finding) ? beginAnew(line, heard) : line.text }
}

const BLOWS = ['attack', 'verdict', 'accusing-why'] as const
const isBlow = (finding: LineFinding): boolean => BLOWS.some((blow) => blow === finding)
/** Harm that is let pass costs more than a good line that is looked at again: from this chance of a blow on it is doubted, and from the second on named. */
const BLOW = { doubted: 0.2, sure: 0.4 } as const
const sumBlows = (chances: ReadonlyMap<LineFinding, number>): number =>
  BLOWS.reduce((sum, blow) => sum + Math.exp(chances.get(blow) ?? Number.NEGATIVE_INFINITY), 0)

/** Few openings undo an apology, and more are thought to: named only where a rule sees it, too. */
const SELDOM: LineFinding = 'apology-undone'

function pick(chances: ReadonlyMap<LineFinding, number>, line: ReadLine): LineFinding {
  const of = (finding: LineFinding) => chances.get(finding) ?? Number.NEGATIVE_INFINITY
  const byChance = (one: LineFinding, other: LineFinding) => of(other) - of(one)
  const isSeen = (finding: LineFinding) => finding !== SELDOM || findFaultOf(finding, line) !== null
  const [first = 'good'] = [...chances.keys()].filter(isSeen).toSorted(byChance)
  const [worst] = BLOWS.toSorted(byChance)
  return first === 'good' && worst && sumBlows(chances) > BLOW.doubted ? worst : first
}

/** Below these odds of the tone model, in logits, words do not strike, whatever they are: "it's a stupid system, isn't it?". */
const HARMLESS = -2.5

/** Says whether the sentence in which a rule finds a blow is surely none. */
function isHarmless({ finding, quote }: Fault, line: ReadLine, tone: HeardOpening['tone']): boolean {
  if (!NEVER_PATCHED.has(finding) || quote === null) return false
  const odds = listOdds(line, tone).find(({ sentence }) => sentence.text.includes(quote))?.odds
  return odds !== undefined && odds < HARMLESS
}

function tell(finding: Exclude<LineFinding, 'good'>, line: ReadLine, heard: Meanings): Fault {
  if (finding === 'too-long') return tellLong(line)
  if (finding === 'no-observation') return tellUnseen(line)
  if (finding === 'no-ask') return tellNoAsk(line)
  // What is missing stands nowhere.
  const isSomewhere = HARSH.has(finding) && finding !== 'not-plain'
  const [sentence] = isSomewhere
    ? rankSentences(line, (text) => hearAlone(text, line, heard)?.get(finding))
    : []
  return { finding, quote: sentence ? quoteOf(line.text, sentence) : null, changed: line.text }
}

/** From these odds by the tone model, in logits, and this chance of a blow heard alone on, a sentence is what strikes. */
const STRIKES = { odds: -1, alone: 0.3 } as const

/** A blow is named only where it is sure that there is one, and which words it is: a kind sentence called an attack does harm. */
function tellBlow(
  finding: Exclude<LineFinding, 'good'>,
  chances: ReadonlyMap<LineFinding, number>,
  line: ReadLine,
  heard: Meanings & Pick<HeardOpening, 'tone'>,
): Fault {
  const stinging = new Set(
    listOdds(line, heard.tone).flatMap((one) => (one.odds >= STRIKES.odds ? [one.sentence.text] : [])),
  )
  const alone = (text: string) => sumBlows(hearAlone(text, line, heard) ?? new Map())
  const struck = rankSentences(line, alone).find(
    ({ text }) => (heard.tone === null || stinging.has(text)) && alone(text) >= STRIKES.alone,
  )
  return struck && sumBlows(chances) >= BLOW.sure
    ? { finding, quote: quoteOf(line.text, struck), changed: line.text }
    : { finding: 'may-hurt', quote: null, changed: line.text, hears: UNSURE }
}

/** Says whether a sentence tells a fact: it counts something, or says what the leader has told. */
export const isFact = (text: string, scene: Scene): boolean =>
  /\d/.test(text) || countTold(text, scene) >= MANY_TOLD

/** What a sentence would be taken for if it were all that is said, each as the logarithm of its chance. */
function hearAlone(
  text: string,
  { scene }: ReadLine,
  heard: Meanings,
): ReadonlyMap<LineFinding, number> | undefined {
  const meaning = heard.sentences.get(text)
  return meaning && judgeOpening(readLine(text, scene), meaning, null)
}

/** The sentences of a line, the one with most of something first; what the leader has told as a fact is not meant. */
const rankSentences = (line: ReadLine, weigh: (text: string) => number | undefined): Sentence[] =>
  line.said
    .filter(({ text }) => !isFact(text, line.scene))
    .map((sentence) => ({ sentence, weight: weigh(sentence.text) ?? Number.NEGATIVE_INFINITY }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ sentence }) => sentence)

/** Says whether a sentence could stand in an opening: no rule names it, and it is a fact, or heard alone neither hurts nor evades. */
function isClean(text: string, { scene }: ReadLine, heard: Meanings): boolean {
  const alone = readLine(text, scene)
  if (findFaultOfAnswer(alone)) return false
  const meaning = heard.sentences.get(text)
  if (!meaning || isFact(text, scene)) return true
  return ![...judgeOpening(alone, meaning, null)].some(
    ([finding, chance]) => HARSH.has(finding) && chance > SURE,
  )
}
/** One sentence says little: what it seems to be is believed where it is more likely than all else. */
const SURE = Math.log(0.5)

/** Says whether no rule names anything in a version but a blank. */
const isSound = (changed: string, { scene }: ReadLine): boolean =>
  readLine(changed, scene).said.every(
    ({ text }) => text.includes('[') || !findFaultOfAnswer(readLine(text, scene)),
  )

/**
 * What can stay of a line: what happened, and what is asked, each in a sentence that could stand; an open question where none does. As it
 * was where nothing that happened could stay, and where the talk is for something else than correcting.
 */
function beginAnew(line: ReadLine, heard: Meanings): string {
  if (line.need !== 'correct') return line.text
  const clean = line.said.filter(({ text }) => isClean(text, line, heard))
  const asks = clean.filter(({ text }) => ASKS.some((pattern) => pattern.test(text)))
  const seen = clean.filter((one) => !asks.includes(one) && isFact(one.text, line.scene))
  if (seen.length === 0 || seen.some((one) => isCorrected(one, line, seen))) return line.text
  // An order is never lost: it may keep somebody from being hurt.
  if (clean.some((one) => !seen.includes(one) && !asks.includes(one) && ORDERS.test(one.text)))
    return line.text
  const begun = seen.map(({ text }) => text).join(' ')
  const last = asks.at(-1)?.text
  return last === undefined ? endSentence(begun, OPEN_QUESTION) : endSentence(begun, last)
}

const ORDERS =
  /\b(?:stop|from (?:now|today|tomorrow|monday)|must|never|don['’]t|do not|ha(?:s|ve) to|no longer)\b/i

/** "You told her that it was paid. It wasn't": the first without the second would say the opposite. */
function isCorrected(seen: Sentence, { said }: ReadLine, kept: readonly Sentence[]): boolean {
  const next = said[said.indexOf(seen) + 1]
  return next !== undefined && CORRECTS.test(next.text) && !kept.includes(next)
}
const CORRECTS =
  /^(?:but )?(?:it|that|they|he|she|this|there) (?:(?:was|were|is|are|did|do|does|had|has|have)n['’]?t|(?:was|were|is|are|did|had|has|have) not)\b/i

/** The sentences of an opening whose meaning is needed beside that of the whole. */
export const listSentences = (text: string): string[] =>
  readLine(text, { person: '', title: '', words: '', expected: [], told: [] }).said.map((one) => one.text)
