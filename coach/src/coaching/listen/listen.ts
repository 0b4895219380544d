import type { Message, Tap } from '@lodestar/contract/coaching'
import type { Form } from '../../playbooks/form.ts'
import type { Library } from '../../playbooks/library.ts'
import type { Clause } from '../../text/clauses.ts'
import { findDays, type NamedDay } from '../../text/dates.ts'
import { type Feeling, findFeelings } from '../../text/feelings.ts'
import type { Hearing, MATTERS } from '../../text/hearing.ts'
import { NO_MATCHINGS } from '../../text/matching.ts'
import { blendMeanings, type Meaning } from '../../text/meanings.ts'
import { findPronoun, type Pronoun } from '../../text/pronouns.ts'
import { type Part, readActs } from './acts.ts'
import { findRequested, type Requested } from './asked-kind.ts'
import { behaviorsOf, FIRST_SUBJECT, impactOf, WISH } from './behaviors.ts'
import { tellsOfDismissal } from './dismissal.ts'
import { findDraft, type OwnDraft, type SaidEarlier } from './draft.ts'
import { judgeSound, type Sound } from './draft-verdict.ts'
import { findPieces } from './excerpts.ts'
import { findTaggedSpans, type TaggedSpan } from './facts.ts'
import { findLikeliest as findLikeliestUnit } from './find-said.ts'
import { type Fitting, findFitting } from './fitting.ts'
import { findFact, hasSaidNothing, type Intent, readScale } from './intent.ts'
import { readMatter } from './matter.ts'
import { readOwnClauses } from './own-clauses.ts'
import { findPeople, type Person } from './people.ts'
import { findPhrases, type HeardPhrases, listPhrases, listQuestions } from './phrased.ts'
import { findForm, findNamed, rankPurposes as rankAllPurposes } from './purposes.ts'
import { weighQuestions } from './question-worth.ts'
import { readIntent } from './read-intent.ts'
import { type Match, recognize } from './recognize.ts'
import { ALONE, type Conversation, type Setting } from './setting.ts'
import { findSteps, type Step } from './steps.ts'
import { readTapped } from './tapped.ts'
import { findTold } from './told.ts'
import { isToldIn as isToldInPlan, isWholePlan as isWhole, tellPlan } from './told-plan.ts'
import { listSigns, type TurnSigns } from './turn.ts'
import { findTurning as findTurningClause, type Turning } from './turning.ts'
import * as wholeMessage from './whole-message.ts'

export type { Answer } from '../../playbooks/answer.ts'
export type { TurnSigns } from './turn.ts'

/** What the coach has heard in one message: evidence, of which nothing is decided yet. Every quoted part is an exact part of it. */
export interface Heard extends HeardPhrases, Requested {
  readonly text: string
  /** All that the leader has said so far, this message last; of a long conversation its latest part. */
  readonly told: string
  /** What that means, where it has been encoded. */
  readonly toldMeaning: Meaning | undefined
  /** In all of that somebody's job ends. */
  readonly tellsOfDismissal: boolean
  /** In all of that the leader says that they have said or tried nothing so far. */
  readonly hasSaidNothing: boolean
  readonly clauses: readonly Clause[]
  readonly words: number
  readonly intent: Intent
  /** What it does part by part; none where it has not been heard. */
  readonly parts: readonly Part[]
  /** Whether it goes on with the matter in hand; null where it has not been heard, or is the first. */
  readonly matter: (typeof MATTERS)[number] | null
  /** What it does as a whole; null where it has not been heard, or is the first. */
  readonly signs: TurnSigns | null
  /** Most central first. */
  readonly people: readonly Person[]
  /** Words that carry a fact, a promise or a person, in their order; none where it has not been heard. */
  readonly spans: readonly TaggedSpan[]
  /** What the leader says they will do, in its order; null where it has not been heard. */
  readonly steps: readonly Step[] | null
  /** What they plan, in whole sentences turned to them; none where no step was heard. */
  readonly toldPlan: readonly string[]
  /** The pronoun of a message that speaks of one person. */
  readonly pronoun: Pronoun | null
  readonly feelings: readonly Feeling[]
  readonly days: readonly NamedDay[]
  /** What somebody else does or did, best for quoting back first. */
  readonly behaviors: readonly Clause[]
  /** All clauses of what the leader has said before, latest message first. */
  readonly toldClauses: readonly Clause[]
  /** What they led to, in what the leader has said before. */
  readonly toldImpact: Clause | undefined
  /** What it leads to, for the leader, the team or the work. */
  readonly impact: Clause | undefined
  readonly tried: Clause | undefined
  /** What the message turns on; null where nothing was read of it, or it tells nothing that can be said back. */
  readonly turning: Turning | null
  /** What the leader wants or asks, in their words. */
  readonly wish: Clause | undefined
  /** Read with the conversation before it, best first. */
  readonly matches: readonly Match[]
  /** The matches of the message alone, best first: a change of subject shows here. */
  readonly alone: readonly Match[]
  /** The number of an answer on a scale, 0 to 10. */
  readonly scale: number | undefined
  /** The leader's own words to somebody, which they ask about; null where they ask nothing of the kind. */
  readonly draft: OwnDraft | null
  /** How those sound; null where there are none, or that has not been heard. */
  readonly sound: Sound | null
  /** What a complaint about the coach says beside itself, in the leader's words. */
  readonly fact: string | undefined
  /** The form of words that was tapped. */
  readonly form: Form | null
  /** How well each open question would be asked of it, 0 to 3; none where it has not been read. */
  readonly questionWorths: ReadonlyMap<string, number>
  /** What may answer the message of all that is known to be said; null where nothing has been weighed. */
  readonly fitting: Fitting | null
}

const TRIED =
  /\b(already|tried|told (?:him|her|them)|spoke|talked|asked (?:him|her|them)|warned|raised it|brought it up|mentioned|reminded|explained)\b/i
/** What somebody has not done, or only means to do, they have not tried. */
const NOT_DONE =
  /\b(?:not|never|nobody|yet|will|going to|want to|have to|need to|should|could|might|would)\b|n't\b|\w'll\b/i
/** How much what came before counts beside a long and beside a short message; as exponents, so that a background that
 * tells nothing changes nothing. */
const BACKGROUND = { long: 0.3, short: 0.8, shortWords: 15 } as const

function blend(
  own: readonly Match[],
  words: number,
  { title, earlier }: Conversation,
  { library, meanings }: Setting,
): Match[] {
  const background = [title, ...earlier].filter(Boolean)
  if (background.length === 0) return [...own]
  const weight = words < BACKGROUND.shortWords ? BACKGROUND.short : BACKGROUND.long
  const meaning = blendMeanings(background.flatMap((text) => meanings.get(text) ?? []))
  const matches = recognize(library, background.join('. '), meaning)
  const before = new Map(matches.map(({ key, score }) => [key, score]))
  const blended = own.map(({ key, score }) => ({ key, score: score * (before.get(key) ?? 0) ** weight }))
  const total = blended.reduce((sum, { score }) => sum + score, 0)
  return blended
    .map(({ key, score }) => ({ key, score: score / total }))
    .sort((one, other) => other.score - one.score)
}

/** What a message does as a whole, where it is not the first. */
const readSigns = ({ hearing, conversation = ALONE }: Setting): TurnSigns | null =>
  hearing?.turn && conversation.isReply && conversation.earlier.length > 0 ? listSigns(hearing.turn) : null

/** Lists the stretches of a message whose meaning is needed to listen to it, besides the whole. */
export const listStretches = (message: string, hearing: Hearing | null, coach: string | null): string[] =>
  hearing ? listPhrases(readOwnClauses(message), readActs(message, hearing, coach)) : []

/** Lists the questions of a message, to be looked up among all that are known. */
export const listAsked = (message: string, hearing: Hearing | null, coach: string | null): string[] =>
  hearing ? listQuestions(message, readActs(message, hearing, coach)) : []

/** Weighs the words of a message before its meaning is there; `listen` finds them weighed. */
export const weighAhead = (message: string, library: Library): void => void recognize(library, message)

/** Says how much the words of a clause alone speak for a situation, as its probability. */
export const weighClause = ({ text }: Clause, situation: string, library: Library): number =>
  recognize(library, text).find(({ key }) => key === situation)?.score ?? 0

/** Finds the leader's own words to somebody that a message asks about; null where it asks nothing of the kind. */
export const findDraftText = (message: string, earlier: SaidEarlier): string | null =>
  findDraft(message, earlier)?.text ?? null

/** What a message turns on, where it has been read with its story. */
const readTurning = (hearing: Hearing | null, clauses: readonly Clause[]): Turning | null =>
  hearing?.story ? findTurningClause(clauses, hearing.story) : null

/** What is named in a message, and what the leader says in it that they will do. */
const readMarked = (
  message: string,
  hearing: Hearing | null,
  coach: string | null,
): Pick<Heard, 'spans' | 'steps'> => ({
  spans: hearing ? findTaggedSpans(message, hearing) : [],
  steps: hearing ? findSteps(message, hearing, coach) : null,
})

/** The leader's own words to somebody in a message, and how they sound. */
function readDraft(
  message: string,
  hearing: Hearing | null,
  { earlier, coach, isAboutDraft }: Conversation,
): Pick<Heard, 'draft' | 'sound'> {
  const draft = findDraft(message, { judged: isAboutDraft ? coach : null, before: earlier.at(-1) ?? null })
  const isHeard = draft !== null && hearing?.draft !== undefined
  return { draft, sound: isHeard ? judgeSound(draft, earlier.join('\n'), hearing.draft) : null }
}

/** A tap that names what words are for asks for them, and does nothing else. */
const askForWords = (text: string): Part => ({
  text,
  start: 0,
  end: text.length,
  acts: ['asks_words'],
  sure: ['asks_words'],
})

/** Listens to one message of a leader; never throws on weak text, but hears less in it. */
export function listen(message: string, setting: Setting): Heard {
  const heard = hear(message, setting)
  return {
    ...heard,
    toldPlan: tellPlan(message, heard.steps),
    questionWorths: weighQuestions(setting.meanings.get(message)?.vector),
    fitting: findFitting(heard, setting),
  }
}

/** Hears all that is in a message itself. */
function hear(message: string, setting: Setting): Omit<Heard, 'fitting' | 'questionWorths' | 'toldPlan'> {
  const { library, meanings, matchings = NO_MATCHINGS, hearing, conversation = ALONE } = setting
  const clauses = readOwnClauses(message)
  const words = message.split(/\s+/).filter(Boolean).length
  const people = findPeople(clauses, hearing, message)
  const behaviors = behaviorsOf(clauses, people)
  const own = recognize(library, message, meanings.get(message))
  const form = findForm(message, library.forms)
  const isNamed = form !== null || findNamed(message, library.purposes) !== undefined
  const read = isNamed ? null : hearing
  const parts = isNamed
    ? [askForWords(message)]
    : hearing
      ? readActs(message, hearing, conversation.coach)
      : []
  const signs = isNamed ? null : readSigns(setting)
  const intent = isNamed ? 'ask-script' : readIntent(message, { ...conversation, parts, words }, signs)
  const texts = [...conversation.earlier, message]
  const told = texts.join('\n')
  const toldMeaning = blendMeanings(texts.flatMap((text) => meanings.get(text) ?? []))
  const signsOf = { signs, isReply: conversation.isReply }
  const matter = isNamed ? 'same' : readMatter(message, intent, hearing, signsOf)
  // Nothing told before belongs to another matter.
  const messages = matter === 'new' ? [message] : texts
  return {
    text: message,
    told,
    toldMeaning,
    tellsOfDismissal: tellsOfDismissal(told),
    hasSaidNothing: hasSaidNothing(told),
    clauses,
    words,
    intent,
    parts,
    matter,
    signs,
    people,
    ...readMarked(message, read, conversation.coach),
    pronoun: findPronoun(message),
    feelings: findFeelings(clauses),
    days: findDays(message, setting),
    behaviors,
    ...findTold(conversation.earlier),
    impact: impactOf(clauses, behaviors[0], people),
    tried: clauses.find(({ text }) => FIRST_SUBJECT.test(text) && TRIED.test(text) && !NOT_DONE.test(text)),
    turning: readTurning(read, clauses),
    wish: clauses.find((clause) => WISH.test(clause.text)),
    matches: blend(own, words, conversation, setting),
    alone: own,
    scale: readScale(message),
    ...readDraft(message, read, conversation),
    fact: intent === 'complain' ? findFact(message) : undefined,
    form,
    ...findRequested(library, hearing),
    ...findPhrases(message, clauses, parts, {
      library,
      meanings,
      matchings,
      messages,
      hasGivenWords: conversation.hasGivenWords,
      story: hearing?.story,
    }),
  }
}

/** Finds what a text most likely says of what is known to be said, with its chance. */
export const findLikeliest = findLikeliestUnit

/** What was tapped in place of the words of a message; nothing where it was written. */
export const hearTap = (tapped: Tap | null | undefined, history: readonly Message[]) =>
  tapped ? readTapped(tapped, history) : undefined

/** Finds what of all that was told belongs into the words that are asked for. */
export const pickPieces = findPieces

/** Finds what a message turns on. */
export const findTurning = findTurningClause

/** Ranks what words are asked for, the likeliest first. */
export const rankPurposes = rankAllPurposes

/** What a message does as a whole. */
export const {
  heardToPutRight,
  mayConcernWords,
  mostlyRefines,
  mostlyTellsOutcome,
  refinesWords,
  tellsRight,
} = wholeMessage

/** Says whether a promise stands in one of the sentences of a plan. */
export const isToldIn = isToldInPlan

/** Says whether a plan is all that somebody has set out to do. */
export const isWholePlan = isWhole
