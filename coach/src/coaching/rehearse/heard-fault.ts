import type { LineFinding } from '@lodestar/contract/rehearsal-line'
import type { Scene } from '@lodestar/contract/rehearsals'
import type { Sentence } from '../../communication/message-text.ts'
import type { Fault } from './fault.ts'
import { findFault, findFaultOf, findFaultOfAnswer } from './faults.ts'
import { endSentence, findBlank, tellLong, tellNoAsk, tellUnseen } from './find-missing.ts'
import { countTold, type HeardOpening, judgeOpening } from './judge-opening.ts'
import { ASKS, OBSERVES, OPEN_QUESTION } from './opening-rules.data.ts'
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
const MENDED_ANEW: ReadonlySet<LineFinding> = new Set([
  'attack',
  'verdict',
  'accusing-why',
  'hearsay',
  'absolute',
])
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
  if (isPlainlyGood(line, tone)) return null
  const finding = pick(judgeOpening(line, heard.whole), line)
  // What a rule sees in so many words is there, though the rest sounds good.
  if (finding === 'good') return findFaultOfAnswer(line)
  // What is heard as a blow, and is a blow in no rule's words, is named as what a rule does see.
  const seen = HURTS.some((one) => one === finding) ? findFaultOfAnswer(line) : null
  const fault = findFaultOf(finding, line) ?? seen ?? tell(finding, line, heard)
  const isPatched = fault.changed !== line.text && !NEVER_PATCHED.has(fault.finding)
  if (isPatched && isSound(fault.changed, line)) return fault
  return { ...fault, changed: MENDED_ANEW.has(fault.finding) ? beginAnew(line, heard) : line.text }
}

/** Harm that is let pass costs more than a good line that is looked at again. */
const HARM_FROM = Math.log(0.3)
const HURTS = ['attack', 'verdict', 'accusing-why'] as const

/** Below these odds of the tone model nothing in a line strikes at anybody. In logits. */
const CALM = -5
/**
 * What is to be corrected is said well: nothing in it hurts by the tone model, and by the rules nothing is wrong with it or missing. Of other
 * openings the rules know less.
 */
const isPlainlyGood = (line: ReadLine, tone: HeardOpening['tone']): boolean =>
  line.need === 'correct' &&
  tone !== null &&
  listOdds(line, tone).every(({ odds }) => odds < CALM) &&
  findFault(line) === null

/** How much less surely an opening has to sound wrong than good, in logits: a good one that is looked at again costs less than a bad one that is let pass. */
const GOOD_LESS = 1

/** Learned from a dozen of 600: named only where a rule sees it, too. */
const SELDOM: LineFinding = 'apology-undone'

function pick(chances: ReadonlyMap<LineFinding, number>, line: ReadLine): LineFinding {
  const of = (finding: LineFinding) =>
    (chances.get(finding) ?? Number.NEGATIVE_INFINITY) - (finding === 'good' ? GOOD_LESS : 0)
  const isSeen = (finding: LineFinding) => finding !== SELDOM || findFaultOf(finding, line) !== null
  const [first = 'good'] = [...chances.keys()].filter(isSeen).toSorted((one, other) => of(other) - of(one))
  if (first !== 'good') return first
  const [worst] = HURTS.toSorted((one, other) => of(other) - of(one))
  return worst && of(worst) > HARM_FROM ? worst : first
}

function tell(finding: Exclude<LineFinding, 'good'>, line: ReadLine, heard: Meanings): Fault {
  if (finding === 'too-long') return tellLong(line)
  if (finding === 'no-observation') return tellUnseen(line)
  if (finding === 'no-ask') return tellNoAsk(line)
  // What is missing stands nowhere.
  const isSomewhere = HARSH.has(finding) && finding !== 'not-plain'
  const sentence = isSomewhere ? findSentence(finding, line, heard) : undefined
  return { finding, quote: sentence ? quoteOf(line.text, sentence) : null, changed: line.text }
}

const isFact = (text: string, scene: Scene): boolean => /\d/.test(text) || countTold(text, scene) >= MANY_TOLD

/** The sentence that, said alone, would most likely be named the same; what the leader has told as a fact is not meant. */
function findSentence(finding: LineFinding, line: ReadLine, heard: Meanings): Sentence | undefined {
  const chance = ({ text }: Sentence): number => {
    const meaning = heard.sentences.get(text)
    const chances = meaning && judgeOpening(readLine(text, line.scene), meaning)
    return chances?.get(finding) ?? Number.NEGATIVE_INFINITY
  }
  return line.said
    .filter(({ text }) => !isFact(text, line.scene))
    .map((sentence) => ({ sentence, chance: chance(sentence) }))
    .toSorted((one, other) => other.chance - one.chance)[0]?.sentence
}

/** Says whether a sentence could stand in an opening: no rule names it, and it is a fact, or heard alone neither hurts nor evades. */
function isClean(text: string, { scene }: ReadLine, heard: Meanings): boolean {
  const alone = readLine(text, scene)
  if (findFaultOfAnswer(alone)) return false
  const meaning = heard.sentences.get(text)
  if (!meaning || isFact(text, scene)) return true
  return ![...judgeOpening(alone, meaning)].some(([finding, chance]) => HARSH.has(finding) && chance > SURE)
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
  const seen = clean.filter(
    (one) =>
      !asks.includes(one) &&
      (isFact(one.text, line.scene) || OBSERVES.some((pattern) => pattern.test(one.text))),
  )
  if (seen.length === 0 || seen.some((one) => isCorrected(one, line, seen))) return line.text
  const begun = seen.map(({ text }) => text).join(' ')
  const last = asks.at(-1)?.text
  return last === undefined ? endSentence(begun, OPEN_QUESTION) : endSentence(begun, last)
}

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
