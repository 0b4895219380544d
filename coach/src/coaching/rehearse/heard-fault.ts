import type { LineFinding } from '@lodestar/contract/rehearsal-line'
import type { Scene } from '@lodestar/contract/rehearsals'
import type { Sentence } from '../../communication/message-text.ts'
import type { Fault } from './fault.ts'
import { findFaultOf, findFaultOfAnswer, listFaultsOfAnswer } from './faults.ts'
import { endSentence, findBlank, tellLong, tellNoAsk, tellUnseen } from './find-missing.ts'
import { countTold, type HeardOpening, judgeOpening } from './judge-opening.ts'
import { ASKS, OPEN_QUESTION } from './opening-rules.data.ts'
import { quoteOf, type ReadLine, readLine } from './read-line.ts'
import { listOdds, listStinging } from './suspect.ts'

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
 * thing, else from the sentence that sounds most like it. A rule is overruled where the tone model is sure that its words hurt nobody. Where a
 * blow is likely and no words are surely one, the finding is `unsure`. A changed line holds nothing that would be named next.
 */
export function findHeardFault(line: ReadLine, heard: Meanings, tone: HeardOpening['tone']): Fault | null {
  const blank = findBlank(line)
  if (blank) return blank
  const chances = judgeOpening(line, heard.whole, tone)
  const finding = pick(chances, line)
  if (finding === 'good') return null
  // What a rule sees in so many words goes before what is only heard.
  const seen = [...listFaultsOfAnswer(line), findFaultOf(finding, line)].find(
    (one) => one && !isOverruled(one, line, tone),
  )
  const fault =
    seen ?? (isBlow(finding) ? tellBlow(chances, line, { ...heard, tone }) : tell(finding, line, heard))
  const isPatched =
    fault.changed !== line.text && !NEVER_PATCHED.has(fault.finding) && !ASKS_NOW.test(line.text)
  if (isPatched && isSound(fault.changed, line)) return fault
  return { ...fault, changed: MENDED_ANEW.has(fault.finding) ? beginAnew(line, heard) : line.text }
}

const BLOWS = ['attack', 'verdict', 'accusing-why'] as const
const isBlow = (finding: LineFinding): boolean => BLOWS.some((blow) => blow === finding)
/** Harm that is let pass costs more than a good line that is looked at again: above the first chance of a blow a good line is doubted, from the second on a blow is named. By hand, on `pi` to `rf` of models/openings. */
const CHANCE = { doubted: 0.2, sure: 0.4 } as const
/** The logarithm of a chance; that of what is not known is none. */
const chanceOf = (chances: ReadonlyMap<LineFinding, number> | undefined, finding: LineFinding): number =>
  chances?.get(finding) ?? Number.NEGATIVE_INFINITY
const sumBlows = (chances: ReadonlyMap<LineFinding, number>): number =>
  BLOWS.reduce((sum, blow) => sum + Math.exp(chanceOf(chances, blow)), 0)

const likeliestBlow = (chances: ReadonlyMap<LineFinding, number>) =>
  BLOWS.toSorted((one, other) => chanceOf(chances, other) - chanceOf(chances, one))[0] ?? 'attack'

/** Few openings undo an apology, and more are thought to: named only where a rule sees it, too. */
const SELDOM: LineFinding = 'apology-undone'

function pick(chances: ReadonlyMap<LineFinding, number>, line: ReadLine): LineFinding {
  const isSeen = (finding: LineFinding) => finding !== SELDOM || findFaultOf(finding, line) !== null
  const [first = 'good'] = [...chances.keys()]
    .filter(isSeen)
    .toSorted((one, other) => chanceOf(chances, other) - chanceOf(chances, one))
  return first === 'good' && sumBlows(chances) > CHANCE.doubted ? likeliestBlow(chances) : first
}

/** Below these odds of the tone model, in logits, words hurt nobody, whatever they are: "it's a stupid system, isn't it?". */
const HURTS_NOBODY = -2.5
/** A threat in calm words hurts all the same. */
const WARNS = /\b(?:warning|consequences|chance|or (?:else|you|find)|if (?:this|it|that) happens?)\b/i

/** Says whether a rule takes words for an attack or a verdict of which the tone model is sure that they hurt nobody. */
function isOverruled({ finding, quote }: Fault, line: ReadLine, tone: HeardOpening['tone']): boolean {
  if ((finding !== 'attack' && finding !== 'verdict') || quote === null || WARNS.test(quote)) return false
  // Both as they were typed; a sentence's own text has plain quotes.
  const odds = listOdds(line, tone).find(({ sentence }) =>
    line.text.slice(sentence.start, sentence.end).includes(quote),
  )?.odds
  return odds !== undefined && odds < HURTS_NOBODY
}

function tell(finding: Exclude<LineFinding, 'good'>, line: ReadLine, heard: Meanings): Fault {
  if (finding === 'too-long') return tellLong(line)
  if (finding === 'no-observation') return tellUnseen(line)
  if (finding === 'no-ask') return tellNoAsk(line)
  // What is missing stands nowhere.
  const isSomewhere = finding === 'hearsay' || finding === 'absolute'
  const untold = line.said.filter(({ text }) => !isFact(text, line.scene))
  const chance = ({ text }: Sentence) => chanceOf(hearAlone(readLine(text, line.scene), heard), finding)
  const [sentence] = isSomewhere ? untold.toSorted((one, other) => chance(other) - chance(one)) : []
  return { finding, quote: sentence ? quoteOf(line.text, sentence) : null, changed: line.text }
}

/** A sentence that may hurt by the tone model is a blow where this model takes it for one with this chance, too, when it reads nothing else. */
const BLOW_ALONE = 0.3

/** A blow is named only where it is sure that there is one, and which words it is: a kind sentence called an attack does harm. */
function tellBlow(
  chances: ReadonlyMap<LineFinding, number>,
  line: ReadLine,
  heard: Meanings & Pick<HeardOpening, 'tone'>,
): Fault {
  const stinging = listStinging(line, heard.tone)
  const [worst] = line.said
    .filter(({ text }) => heard.tone === null || stinging.includes(text))
    .map((sentence) => ({
      sentence,
      alone: hearAlone(readLine(sentence.text, line.scene), heard) ?? new Map(),
    }))
    .toSorted((one, other) => sumBlows(other.alone) - sumBlows(one.alone))
  if (!worst || sumBlows(worst.alone) < BLOW_ALONE || sumBlows(chances) < CHANCE.sure)
    return { finding: 'unsure', quote: null, changed: line.text }
  return {
    finding: likeliestBlow(worst.alone),
    quote: quoteOf(line.text, worst.sentence),
    changed: line.text,
  }
}

/** Says whether a sentence tells a fact: it counts something, or says what the leader has told. */
export const isFact = (text: string, scene: Scene): boolean =>
  /\d/.test(text) || countTold(text, scene) >= MANY_TOLD

/** What a sentence is taken for that is all that is said, each as the logarithm of its chance; undefined where nobody has heard it. */
function hearAlone(sentence: ReadLine, heard: Meanings): ReadonlyMap<LineFinding, number> | undefined {
  const meaning = heard.sentences.get(sentence.text)
  return meaning && judgeOpening(sentence, meaning, null)
}

/** Says whether a sentence could stand in an opening: no rule names it, and it is a fact, or heard alone neither hurts nor evades. */
function isClean(text: string, { scene }: ReadLine, heard: Meanings): boolean {
  const alone = readLine(text, scene)
  if (findFaultOfAnswer(alone)) return false
  if (isFact(text, scene)) return true
  return ![...(hearAlone(alone, heard) ?? [])].some(
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
  const begun = seen.map(({ text }) => text).join(' ')
  const last = asks.at(-1)?.text
  // An order is not lost: it may keep somebody from being hurt.
  if (line.said.some((one) => !seen.includes(one) && one.text !== last && ORDERS.test(one.text)))
    return line.text
  return last === undefined ? endSentence(begun, OPEN_QUESTION) : endSentence(begun, last)
}

/** Says what is to be done, or no more. */
const ORDERS =
  /\b(?:you (?:stop|must|lock|wear|keep|have to|will)|stop (?:it|that|this)|has to stop|from (?:now|today|tomorrow)|never again|nobody|no one|no longer)\b|^(?:\p{L}+, )?(?:don['’]t|do not|never|stop|lock|wear|keep)\b/iu

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
