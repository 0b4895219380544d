import { type Case, type CaseMatter, EMPTY_CASE } from '@lodestar/contract/case'
import type { MessageMetadata } from '@lodestar/contract/coaching'
import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { TurnState } from '@lodestar/contract/turn-state'
import type { GrammarFinding } from '../../communication/analysis.ts'
import { dayAfter, type Moment } from '../../text/dates.ts'
import { paragraphs } from '../../text/join-text.ts'
import type { Pronoun } from '../../text/pronouns.ts'
import { wasSaid } from '../../text/said-lines.ts'
import { isBetter, type Move, type Plan } from '../decide/decide.ts'
import type { PutRight } from '../facts/put-right.ts'
import type { Heard } from '../listen/listen.ts'
import { askAside } from '../screen/screen.ts'
import { findInCase } from '../session/case.ts'
import type { Settled } from '../session/settle-reading.ts'
import type { State } from '../session/state.ts'
import { NO_SURROUNDINGS, type Surroundings } from '../session/surroundings.ts'
import { answerFitting } from './answer-telling.ts'
import { advise, clarify, diagnose, openMatter } from './compose-advise.ts'
import { askStillOn, challenge, giveFirst, ownUp, rehearse, shorten } from './compose-direct.ts'
import { judgeDraft } from './compose-draft.ts'
import { askCommitment, close, confirmCommitment, explore, goodbye } from './compose-explore.ts'
import { giveOpinion } from './compose-opinion.ts'
import {
  answerBeside,
  answerPlainly,
  answerPushback,
  answerScale,
  ease,
  explainSelf,
  handOverTurn,
  noteOutcome,
  offerSmall,
  open,
  recheck,
  takeRight,
  tellNotRead,
} from './compose-replies.ts'
import { composeStructured } from './compose-structured.ts'
import { fitLength } from './fit-length.ts'
import { giveScript } from './give-words.ts'
import { noteBeside } from './note-beside.ts'
import { type Found, findPassages, findSure } from './passages.ts'
import { stageQuestions } from './questions.ts'
import { speak } from './speak.ts'
import { MISREAD, RECHECK, RETURNED, SETTLED } from './voice.data.ts'
import { Voice } from './voice.ts'
import { type Names, nameSubject, pronounAsked, sayWhen, tellLeader, withTitle } from './words-for.ts'
import type { Draft, ModelName, Profile, Source, Writing } from './writing.ts'

export type { Found } from './passages.ts'
export type { ModelName, Profile, Source } from './writing.ts'

/** What a turn is said from: what was heard, what is decided, and whom it is said to. */
export interface Saying extends Moment {
  readonly heard: Heard
  readonly plan: Plan
  readonly state: State
  /** True where the message took back a hand-over, which is owned to first. */
  readonly takesBack: boolean
  /** What the coach has understood so far, as the leader has corrected it; nothing outside of a session. */
  readonly known?: Case
  /** What the leader has settled in this message, which is said first; null where it settles nothing. */
  readonly settled?: Settled | null
  /** What the message puts right of what the leader had told; nothing outside of a session. */
  readonly swaps?: readonly PutRight[]
  /** The earlier matter that this message goes back to; null where it goes back to none. */
  readonly returned?: CaseMatter | null
  readonly sessionId: string
  readonly preferences: CoachingPreferences
  readonly profile: Profile | null
  readonly surroundings: Surroundings
  /** The commitment of the session before this one, or null. */
  readonly previousCommitment: string | null
  /** The day it is for, `YYYY-MM-DD`; null where it names none. */
  readonly previousDueOn?: string | null
  /** What a grammar checker found in the leader's draft. */
  readonly mistakes?: readonly GrammarFinding[]
  /** Who may write the turn anew; named when the leader asks what the coach is. */
  readonly languageModel?: ModelName | null
}

/** A turn in words. */
export interface Said {
  readonly content: string
  readonly metadata: Omit<MessageMetadata, 'turn'>
  /** Whom it speaks of: "Marco", "your deputy". */
  readonly person: string | null
  /** The marks of the lines it said. */
  readonly used: readonly string[]
  /** All it was written from, for whoever writes it anew. */
  readonly source: Source
}

const WRITERS: Readonly<Record<Move, (writing: Writing) => Draft>> = {
  'hand-over': handOverTurn,
  'not-read': tellNotRead,
  ease,
  'explain-self': explainSelf,
  answer: answerPlainly,
  open,
  clarify,
  advise,
  script: giveScript,
  opinion: giveOpinion,
  draft: judgeDraft,
  pushback: answerPushback,
  outcome: noteOutcome,
  recheck,
  'put-right': takeRight,
  'own-up': ownUp,
  'what-if': rehearse,
  challenge,
  'first-thing': giveFirst,
  shorten,
  scale: answerScale,
  unsure: offerSmall,
  explore,
  'commit-ask': askCommitment,
  commit: confirmCommitment,
  close,
  goodbye,
}

/** The moves with which a session opens; a disclosure is answered without looking back or ahead. */
const OPENING = new Set<Move>(['open', 'clarify', 'advise'])

/** The step of the session before while its day is still to come; nobody can say yet how it went. */
function findStepAhead({ previousCommitment: text, previousDueOn: dueOn = null, ...moment }: Saying) {
  return text !== null && dueOn !== null && dueOn > dayAfter(moment, 0) ? { text, dueOn } : null
}

/** What stands before all else: that something was misread, settled or taken up again, or a step that is still to come. */
function sayFirst(writing: Writing, saying: Saying, ahead: ReturnType<typeof findStepAhead>) {
  const { takesBack, settled, returned, plan, state } = saying
  if (takesBack) return speak(writing, MISREAD)
  if (settled) return speak(writing, SETTLED)
  if (returned) return speak(writing, RETURNED, { words: returned.title })
  const isOpening = OPENING.has(plan.move) && state.lastMove === null
  return ahead !== null && isOpening ? askStillOn(writing, ahead) : undefined
}

/** Moves that give what fits within more that they say. */
const SAY_MORE = new Set<Move>(['advise', 'clarify'])

/** Writes what is known to answer the message best; null where that says nothing. */
function writeFitting(writing: Writing): Draft | null {
  const { move } = writing.plan
  if (SAY_MORE.has(move)) return WRITERS[move](writing)
  const fitting = answerFitting(writing)
  if (!fitting || move !== 'recheck') return fitting
  return { ...fitting, content: paragraphs(speak(writing, RECHECK), fitting.content) }
}

/** Writes what the turn says: what its move says, or what is known to answer the message better. */
function write(source: Source, newVoice: () => Voice): { readonly draft: Draft; readonly writing: Writing } {
  const { plan, heard } = source
  const usual = { ...source, plan: { ...plan, fitting: null }, voice: newVoice() }
  const draft = WRITERS[plan.move](usual)
  if (!plan.fitting || !isBetter(heard, usual.voice.newlyUsed)) return { draft, writing: usual }
  const other = { ...source, voice: newVoice() }
  const fitting = writeFitting(other)
  return fitting ? { draft: fitting, writing: other } : { draft, writing: usual }
}

/** Puts a decided turn into words. */
export function say(saying: Saying): Said {
  const { heard, plan, state } = saying
  const ahead = findStepAhead(saying)
  const { known = EMPTY_CASE } = saying
  const subject = nameSubject(
    heard,
    whoIsMeant(known, pronounAsked(heard), state.person),
    plan.playbooks[0]?.relations,
  )
  const names = {
    ...subject,
    calledAs: subject.person && withTitle(subject.person, heard.told),
    ...callBy(known, subject.person),
    when: sayWhen(heard, saying),
  }
  const source: Source = {
    ...saying,
    previous: ahead || saying.settled ? null : saying.previousCommitment,
    languageModel: saying.languageModel ?? null,
    time: known.time,
    names,
  }
  const { draft, writing } = write(source, () => new Voice(saying.sessionId, plan.saidBefore))
  const { voice } = writing
  const { content, metadata } = fitLength(writing, draft)
  const first = sayFirst(writing, saying, ahead)
  if (plan.asked) voice.say(plan.asked)
  // What is said in another language stands alone.
  const beside = metadata.language
    ? []
    : [first, ...noteBeside(writing, known, saying.swaps ?? []), answerBeside(writing)]
  // Words to say stand before all that is said beside them.
  const [, given, rest] = /^((?:>[^\n]*\n?)*)(.*)$/s.exec(content) ?? []
  return {
    content: paragraphs(given, ...beside, rest),
    metadata: { ...metadata, ...listReadings(writing), ...sayAside(writing) },
    person: names.person,
    // Last, so that it holds every line that was said.
    used: [...voice.newlyUsed],
    source,
  }
}

/** Of somebody known as "he", "she" is not said: then it is the one person it can be said of. */
function whoIsMeant(known: Case, said: Pronoun | null, earlier: string | null): string | null {
  const pronoun = earlier === null ? null : findInCase(known, earlier)?.pronoun
  if (!said || !pronoun || pronoun === 'they' || pronoun === said) return earlier
  const others = known.people.filter((person) => !person.struck && !person.sameAs)
  const surely = others.filter((person) => person.pronoun === said)
  // Where nobody is known to be called so, it is somebody of whom it isn't known.
  const [only, ...more] = surely.length > 0 ? surely : others.filter((person) => person.pronoun === null)
  return only && more.length === 0 ? only.label : earlier
}

/** The pronoun by which the leader knows somebody; of whom they call "they", none is said. */
function callBy(known: Case, person: string | null): Partial<Pick<Names, 'pronoun'>> {
  const pronoun = person === null ? null : (findInCase(known, person)?.pronoun ?? null)
  if (pronoun === null) return {}
  return { pronoun: pronoun === 'they' ? null : pronoun }
}

/** What it may be about, to be taken up with one tap. */
const listReadings = ({ plan: { readings } }: Writing): Pick<MessageMetadata, 'readings'> =>
  readings.length > 0
    ? {
        readings: readings.map(({ playbook: { key, asksWhether }, quote }) => ({
          situation: key,
          asks: asksWhether,
          quote,
        })),
      }
    : {}

/** What is asked beside the answer, once in a session for each kind. */
function sayAside({ plan: { suspected, unread }, voice, timeZone }: Writing): Pick<MessageMetadata, 'aside'> {
  const aside = suspected && askAside(suspected, unread, timeZone)
  if (!aside || !voice.isFresh(aside.line)) return {}
  voice.say(aside.line)
  return { aside }
}

/** A word of coaching outside of any conversation, in its parts. */
export interface SaidAlone {
  /** What is going on. */
  readonly content: string
  readonly structured: ReturnType<typeof composeStructured>
  /** What separates the readings while none is clear, then what the stage "now" asks. */
  readonly questions: readonly string[]
  readonly source: Source
}

/** Puts a word of coaching outside of any conversation into words, with so many questions. */
export function sayAlone(
  saying: Pick<Saying, 'heard' | 'plan' | 'state' | 'preferences' | keyof Moment>,
  count: number,
): SaidAlone {
  const { heard, plan } = saying
  const source: Source = {
    ...saying,
    profile: null,
    surroundings: NO_SURROUNDINGS,
    previous: null,
    names: { ...nameSubject(heard, null, plan.playbooks[0]?.relations), when: sayWhen(heard, saying) },
  }
  const writing = { ...source, voice: new Voice(heard.text, plan.saidBefore) }
  const content = paragraphs(openMatter(writing), diagnose(writing))
  const structured = composeStructured(writing, '')
  const open = plan.reading ? [] : (plan.playbooks[0]?.readings.slice(0, 2) ?? [])
  const separating = open.map(({ question }) => tellLeader(question, writing.names))
  const questions = [...separating, ...stageQuestions(writing, count, 'now')].slice(0, count)
  return { content, structured, questions, source }
}

/** What the library holds for the message of a turn, for a language model to draw on. */
export const tellPassages = (source: Source): Found => findPassages(source)

/** Says whether the message is surely about one matter of the library, and about no other. */
export const isSure = (source: Source): boolean => findSure(source) !== undefined

/** Says whether a turn took back the hand-over before it; of a turn that does not note it, by the sentence it said. */
export function hasTakenBack({ takesBack, used }: TurnState): boolean {
  if (takesBack !== undefined) return takesBack
  const said = new Set(used)
  return MISREAD.some((line) => wasSaid(said, line))
}
