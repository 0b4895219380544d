import { listTimes } from '../text/exact-facts.ts'
import { keepsFacts } from '../text/facts.ts'
import { readSentences } from '../text/nlp.ts'
import {
  ACCUSING,
  FILLERS,
  LENGTHY,
  MILDER,
  NOTICED,
  ROOM,
  SOFTENERS,
  type Swap,
  TEETH,
} from './change-draft.data.ts'
import { leans } from './leans.ts'
import { isRequest, saysWhen } from './message-content.ts'
import { countWords, type MessageText, readMessage, type Sentence } from './message-text.ts'
import { applyChanges } from './rewrite/rewrite-message.ts'
import { swap } from './swap.ts'

const NEEDS =
  /\b(?:have to|has to|must|need(?:s)? to|don't|do not|never|please|call me|(?:comes?|come) to me|no \w+ (?:without|unless)|if (?:you|we|i|it|this|that)|should (?:we|you|this)|unless|otherwise|(?:as a result|after that|since then|because of (?:that|this)))\b/i
const OWNS = /\b(?:sorry|apologi[sz]e|my (?:mistake|fault|error)|i was wrong|thank)/i
/** A sentence that begins with what somebody does: there a name has its capital as any word has, and shows by what follows. */
const SOMEBODY_DOES =
  /^(?!(?:He|She|It|They|We|You|I|One|Who|What|Which|This|That|These|Those|There|Here|Each|Some|All|Both|Most|Many|\p{L}+(?:ing|one|body|tion|ness|ment))\b)\p{Lu}\p{L}+(?: \p{Lu}\p{Ll}+)? (?:will|has|had|can|knows?|needs?|wants?|said|says|asked|asks|told|wrote|leaves|takes|comes|brings|sends|shows|leads|agreed|(?:is|was) (?:away|out|off|back|ill|sick|on leave|our|my|your|responsible|leaving|joining|in charge))\b/u

/** True where a sentence names, counts, dates or quotes something. */
const isExact = (sentence: Sentence, text: string): boolean =>
  saysWhen(sentence.text) ||
  listTimes(sentence.text).length > 0 ||
  /[\d"]|(?<=[\p{L},] )\p{Lu}\p{Ll}/u.test(sentence.text) ||
  !keepsFacts(text, sentence, '') ||
  SOMEBODY_DOES.test(sentence.text)

/** True where the next sentence or a list hangs on this one, or it is an item of a list. */
const isHeld = ({ text: said, start }: Sentence, next: Sentence | undefined, text: string): boolean =>
  (next?.part === 'body' && leans(next.text)) ||
  said.endsWith(':') ||
  /(?:^|\n)\s*(?:[-*•]|\d{1,2}[.)])\s*$/.test(text.slice(0, start))

/** How much of a message a sentence carries: what is asked for most, then what can be checked, then what is owned. */
function weigh(sentence: Sentence, at: number, all: readonly Sentence[], text: string): number {
  const { part, text: said, words } = sentence
  if (part === 'body' && FILLERS.test(said)) return 0
  if (part !== 'body' || words <= FEW) return KEPT
  const signs: readonly (readonly [holds: boolean, weight: number])[] = [
    [isRequest(sentence) || NEEDS.test(said) || isOrder(said), 3],
    [isExact(sentence, text), 2],
    [OWNS.test(said), 2],
    [isHeld(sentence, all[at + 1], text), 2],
    [at <= 1 || all[at - 1]?.part !== 'body', 1],
  ]
  return signs.reduce((sum, [holds, weight]) => sum + (holds ? weight : 0), 0)
}

/** True for a sentence that begins with the bare form of a verb. */
function isOrder(text: string): boolean {
  const [first] = readSentences(text.replace(/^(?:and|so|then|but),? /i, ''))[0]?.tokens ?? []
  return first?.pos === 'VERB' && first.lower === first.lemma
}

/** Share of the words that a shorter message should have. */
const SHORTER = 0.65
/** A line of so few words is a name, a sign-off or a heading. */
const FEW = 3
/** Marks of `weigh`: sentences that carry as much are not left out. */
const KEPT = 2

/** Finds the sentence that carries least and can go; undefined where each of them carries something. */
function findLightest({ sentences, text }: MessageText): Sentence | undefined {
  const body = sentences.filter(({ part }) => part === 'body')
  if (body.length < 2) return undefined
  return sentences
    .map((sentence, at) => ({ sentence, weight: weigh(sentence, at, sentences, text) }))
    .filter(({ weight }) => weight < KEPT)
    .toSorted((one, other) => one.weight - other.weight)[0]?.sentence
}

/** Leaves out the sentences that carry least, one by one, until so many words are left or only what is needed is. */
function leaveOut(text: string, goal: number): string {
  let left = text
  for (let lightest = findLightest(readMessage(left)); lightest; lightest = findLightest(readMessage(left))) {
    if (countWords(left) <= goal && !FILLERS.test(lightest.text)) break
    const { start, end } = lightest
    left = applyChanges(left, [{ start, end, replacement: '' }])
      .replace(/(?<=\S)[^\S\n]{2,}(?=\S)/g, ' ')
      .replace(/[^\S\n]+(?=\n)|(?<=\n)[^\S\n]+(?=\S)(?![-*•\d])/g, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  }
  return left
}

/** Says the same in fewer words and sentences, a third less at most; unchanged where every sentence carries its own. */
export function shorten(text: string): string {
  const cut = swap(text, LENGTHY)
  return leaveOut(cut, SHORTER * countWords(cut))
}

/** Says the same without what bites. */
export const takeTeeth = (text: string): string => swap(text, [...ACCUSING, ...TEETH])

/** Says what is wished for more mildly. */
export const wishMildly = (text: string): string => swap(text, MILDER)

/** Says the same without what bites; where nothing does, leaves the other side room, or says it more mildly where it ends with a question. */
export function soften(text: string): string {
  const milder = takeTeeth(text)
  if (milder !== text) return milder
  const last = readMessage(text).sentences.findLast(({ part }) => part === 'body')
  return !last || last.isQuestion ? swap(text, [...MILDER, ...NOTICED]) : leaveRoom(text, last)
}

/** Adds behind a sentence that its reader may see it differently. */
function leaveRoom(text: string, { end, text: said }: Sentence): string {
  const mark = /[.!?…]["')\]]*$/.test(said) ? '' : '.'
  return `${text.slice(0, end)}${mark} ${ROOM}${text.slice(end)}`
}

/** Says the same without what makes it smaller. */
export const firmUp = (text: string): string => askPlainly(text, SOFTENERS)

/** Asks without what makes it smaller, by a list of softeners. */
export const askPlainly = (text: string, softeners: readonly Swap[], isWhole = false): string => {
  const firm = swap(text, softeners, isWhole)
  // What was a question is none any more.
  return firm === text ? text : firm.replace(PLEASED, (_, please: string, act: string) => `${please}${act}.`)
}
const PLEASED = /(?<=^|[.!?]\s+|\n|, |: )(please )((?:[^.!?\n]|[.!?](?=[^\s.!?"')\]]))*)\?/gi
