import type { OpenQuestion } from '../../playbooks/open-questions.ts'
import { paragraphs } from '../../text/join-text.ts'
import { asQuote } from '../../text/telling-clauses.ts'
import { hasBegun } from '../decide/decide.ts'
import { isSureOfMatter } from './questions.ts'
import { acknowledge, acknowledgeBeside } from './reflect.ts'
import { ask, asked, speak, stageHeading } from './speak.ts'
import type { Draft, Writing } from './writing.ts'

/** Words: a shorter sentence leans on the one before it, and nobody listens to a longer quotation of themselves. */
const QUOTED = { fewest: 4, most: 40 } as const
/** So many of the best questions are chosen among where the message has not been read. */
const CHOSEN_AMONG = 4

const countWords = (text: string) => text.split(/\s+/).length

/** Where a sentence may be cut, so that its end can stand alone. */
const JOINT = /[,;:] (?:and |but |so |or )?| (?:and|but|so|because) /g

/** What they have to do is known to them: what it is about stands before it. */
const DUTY = /^(?:and |so |but |now )?(?:i|we) (?:(?:have|need|want) to|must|should|don(?:'|’)?t know)\b/i

/** The end of a sentence that is too long to be said back whole. */
function cutToEnd(sentence: string): string {
  const end = sentence.split(/\s+/).slice(-QUOTED.most).join(' ')
  const joint = [...end.matchAll(JOINT)].map(({ index, 0: words }) => end.slice(index + words.length))
  return joint.find((rest) => countWords(rest) >= QUOTED.fewest) ?? end
}

/** What of the last two sentences is said back: the last, unless it leans on the one before it, or only says what is to be done. */
function chooseTold(before: string, last: string): string {
  if (DUTY.test(last) && countWords(before) >= QUOTED.fewest) return before
  return countWords(last) < QUOTED.fewest ? `${before} ${last}` : last
}

/**
 * Gives what a message ends with, in its own words: there stands what it turns on.
 *
 * @returns null where it tells too little, or only asks.
 */
function findLastWords(text: string): string | null {
  const told = text
    .trim()
    .split(/(?<=[.!?…]["'”’)]?)\s+|\n+/)
    .filter((sentence) => /\p{L}/u.test(sentence) && !/\?\W*$/.test(sentence))
  const [before, last] = [told.at(-2), told.at(-1)]
  if (last === undefined) return null
  const said = before === undefined ? last : chooseTold(before, last)
  if (countWords(said) < QUOTED.fewest) return null
  return asQuote({ text: countWords(said) > QUOTED.most ? cutToEnd(said) : said })
}

/** Speaks of somebody else. */
const OTHERS = /\b(?:he|she|they|him|her|them|his|their|everyone|everybody|nobody|no one|people)\b/i

/** What may be asked now, the best first: by what the message means where it has been read. */
function listQuestions({ heard, plan }: Writing): readonly OpenQuestion[] {
  const { questions, step } = plan.openQuestions
  if (plan.move === 'commit-ask') return step
  const worthOf = (question: OpenQuestion) => heard.questionWorths.get(question.ask) ?? 0
  return questions.toSorted((one, other) => worthOf(other) - worthOf(one))
}

/** Whom a message speaks of: the one it names, or the one the talk is about where it names nobody; null where that is not one alone. */
function findOther({ heard, names, state }: Writing): string | null {
  const named = heard.people.filter(({ isNamed }) => isNamed)
  if (named.length > 0) return named.length === 1 ? (named[0]?.label ?? null) : null
  return heard.pronoun !== null && state.person !== null ? names.person : null
}

/** Names whom a question means, where a name can stand: "What would Dario need to hear from you first?" */
const withName = (question: string, name: string | null): string =>
  name === null
    ? question
    : question.replace(/\bthem\b|(?<=\b(?:would|could|might|should) )they\b/, () => name)

/** One question that fits what the leader tells, whatever the matter is; undefined once all have been asked. */
function chooseOpenQuestion(writing: Writing): string | undefined {
  const { heard, plan, voice } = writing
  const other = findOther(writing)
  // Where several are named, nobody knows whom "them" means.
  const isOfOthers = other !== null || (heard.people.length < 2 && OTHERS.test(heard.told))
  const fitting = listQuestions(writing).filter(
    (each) => (isOfOthers || !each.other) && voice.isFresh(each.ask),
  )
  const isWeighed = heard.questionWorths.size > 0 && plan.move !== 'commit-ask'
  const question = voice.pick(fitting.slice(0, isWeighed ? 1 : CHOSEN_AMONG).map((each) => each.ask))
  return question && withName(question, other)
}

/** What is replied to such a matter, where it begins, or to what is told of it further on; undefined where neither is likely, or all has been said. */
function chooseReply({ heard, state, voice }: Writing) {
  const told = hasBegun(state) && heard.matter !== 'new' ? heard.newsKind : heard.matterKind
  return voice.take(told?.kind.replies ?? [], 1, ({ answer }) => answer)[0]
}

/** What is behind the matter has just become clear. */
const isKnown = (writing: Writing): boolean =>
  writing.plan.isReadingNew &&
  writing.plan.reading !== null &&
  writing.voice.isFresh(writing.plan.reading.diagnosis) &&
  isSureOfMatter(writing)

/** The leader wants the steps of a framework, or it asks for a number. */
const followsSteps = ({ plan, preferences }: Writing): boolean =>
  preferences.structurePreference === 'highly_structured' || plan.step.label === 'Scaling'

const sayBack = (writing: Writing, words: string) =>
  speak(writing, writing.plan.openQuestions.leads, { words }) ?? `“${words}”.`

/** Says back what a message ends with; undefined where it asks, tells too little, or the leader wants the steps of a framework. */
export function sayBackLast(writing: Writing): string | undefined {
  const { text } = writing.heard
  const words = followsSteps(writing) || text.trimEnd().endsWith('?') ? null : findLastWords(text)
  return words === null ? undefined : sayBack(writing, words)
}

/**
 * Answers what a message tells where no story and no twist is surely known: its own last words, what can be replied to such a thing, and one question. What is written for
 * other stories passes by; readers graded it .7 of 3, and this 1.9 (docs/decisions/0044-asked-where-nothing-is-known.md).
 *
 * @returns null where the message tells too little, the leader wants the steps of a framework, or all has been asked.
 */
export function askOpenly(writing: Writing): Draft | null {
  const words = followsSteps(writing) ? null : findLastWords(writing.heard.text)
  const reply = words === null ? undefined : chooseReply(writing)
  if (!reply && isKnown(writing)) return null
  const question = reply?.ask ?? (words === null ? undefined : chooseOpenQuestion(writing))
  if (words === null || question === undefined) return null
  // At the middle level a feeling is named in passing.
  const { before, after } =
    writing.preferences.empathyLevel === 3
      ? { before: undefined, after: acknowledge(writing) }
      : acknowledgeBeside(writing)
  return {
    content: paragraphs(
      stageHeading(writing),
      before,
      sayBack(writing, words),
      after,
      reply?.answer,
      ask(writing, question),
    ),
    metadata: asked(question),
    isWhole: true,
  }
}
