import type {
  LeaderLine,
  LineCheck,
  OtherLine,
  RehearsalLine,
  Resistance,
} from '@lodestar/contract/rehearsal-line'
import type { Brief, RehearsalClosing, Scene } from '@lodestar/contract/rehearsals'
import type { Library } from '../../playbooks/library.ts'
import type { Hearing } from '../../text/hearing.ts'
import type { Vector } from '../../text/meanings.ts'
import { detectBoundary, handOver } from '../screen/screen.ts'
import { STOPS } from './answer-rules.data.ts'
import { checkAnswer } from './check-answer.ts'
import { checkOpening } from './check-opening.ts'
import { findKind, findReply, type Reacting, react } from './choose-reaction.ts'
import { closeRehearsal } from './close-rehearsal.ts'
import { listSentences } from './heard-fault.ts'
import { type HeardOpening, listInputs, UNHEARD } from './judge-opening.ts'
import { briefCheck, expectCheck } from './model-check.ts'
import { briefPlay, expectPlay, type PlayBrief, type RehearsalBrief } from './model-play.ts'
import { isSurelyBetter, listWhole, withholdVersion } from './offer-version.ts'
import { readLine } from './read-line.ts'
import { type SceneSource, setScene } from './scene.ts'
import { writeBrief } from './write-brief.ts'

export type { Reacting } from './choose-reaction.ts'
export type { PlayBrief, RehearsalBrief } from './model-play.ts'
export type { SceneSource } from './scene.ts'

/** A rehearsal as it stands before something is said in it. */
export interface Stage {
  readonly scene: Scene
  /** All lines so far, those put aside included. */
  readonly lines: readonly RehearsalLine[]
}

/** What becomes of a line: it is checked, handed over, or ends the rehearsal; and what a language model needs to word the check. */
export interface PreparedLine {
  readonly isStop: boolean
  readonly check: LineCheck | null
  readonly handedOver: LeaderLine['handedOver']
  readonly brief: RehearsalBrief | null
}

/** What somebody says in a rehearsal, with what the hearing model made of it. */
export interface Saying extends Stage {
  readonly text: string
  readonly timeZone: string
  /** Without a hearing the rules alone decide. */
  readonly hearing: Hearing | null
  /** The sentences of the line, heard each alone. */
  readonly sentences: NonNullable<HeardOpening['meanings']>['sentences']
  readonly tone: HeardOpening['tone']
}

/** Said to somebody: what is only heard in it, or only sounds so in its words, is about them or about the matter, which was screened when it was told. */
const SPEAKS_TO = /\byou(?:r|rs|rself)?\b/i

/** What a line holds that belongs in other hands: said to somebody it has to be heard and to stand in its words (figures: models/openings/card.md). */
function screenLine(text: string, hearing: Hearing | null): ReturnType<typeof detectBoundary> {
  const boundary = detectBoundary(text, hearing)
  return boundary && hearing && SPEAKS_TO.test(text) && !detectBoundary(text, null) ? null : boundary
}

/** Screens a line of the leader's, then checks it. Whatever belongs in other hands is in no brief. */
export function prepareLine(
  { text, timeZone, hearing, sentences, tone, ...stage }: Saying,
  library: Pick<Library, 'feared'>,
): PreparedLine {
  const none = { isStop: false, check: null, handedOver: null, brief: null }
  const boundary = screenLine(text, hearing)
  if (boundary) {
    const { content, suggestions } = handOver(boundary, timeZone)
    const handedOver = {
      content,
      suggestions: [...suggestions],
      ...(boundary.language ? { language: boundary.language } : {}),
    }
    return { ...none, handedOver }
  }
  if (STOPS.test(text.trim())) return { ...none, isStop: true }
  const meanings = hearing && { whole: hearing.meaning, sentences }
  const check = checkLine(text, stage, library, { meanings, tone })
  return { ...none, check, brief: briefCheck(text, stage, check) }
}

/** What of a version that would be offered is read before it is: its whole sentences. */
export const listOffered = (version: string): string => listWhole(version)

/** What was found in the whole sentences of a version, and how the tone model reads them; null where it is not there. */
export interface ReadVersion {
  readonly again: LineCheck
  readonly tone: HeardOpening['tone']
}

/** Says whether a version of a line is surely better than the line. */
export const isBetterVersion = (
  check: LineCheck,
  version: string,
  { again, tone }: ReadVersion,
  scene: Scene,
): boolean => isSurelyBetter({ ...check, changed: version }, again, tone, scene)

/**
 * Leaves out a version that is not surely better than the line; what to change is said in words then, and no model is asked to word it.
 */
export function offerOnlyBetter(prepared: PreparedLine, read: ReadVersion, scene: Scene): PreparedLine {
  const { check } = prepared
  if (!check?.changed || isBetterVersion(check, check.changed, read, scene)) return prepared
  return { ...prepared, check: withholdVersion(check), brief: null }
}

const isOffered = (text: string, lines: readonly RehearsalLine[]): boolean =>
  lines.some((line) => line.by === 'leader' && line.check?.changed?.trim() === text.trim())

/** Checks the leader's next line: the opening, or the answer to the reaction that came last. */
export function checkLine(
  text: string,
  { scene, lines }: Stage,
  library: Pick<Library, 'feared'>,
  heard: HeardOpening = UNHEARD,
): LineCheck {
  const current = lines.filter(({ isReplaced }) => !isReplaced)
  const reaction = current.findLast((line): line is OtherLine => line.by === 'other')
  // Who says what was offered is not told the next thing: only the rules look at it.
  if (!reaction) return checkOpening(text, scene, isOffered(text, lines) ? UNHEARD : heard)
  const opening = current.find((line): line is LeaderLine => line.by === 'leader')?.text ?? ''
  const answering = {
    reaction,
    kind: findKind(reaction),
    reply: findReply(reaction, scene, library),
    opening,
  }
  return checkAnswer(text, answering, scene, heard)
}

/** How the other person reacts, and what a language model needs to play them. */
export interface PreparedReaction {
  readonly reaction: Reacting
  readonly brief: PlayBrief
}

/** Lets the other person react to the last line; the same rehearsal gives the same reaction. */
export function prepareReaction(id: string, stage: Stage, resistance: Resistance): PreparedReaction {
  const reaction = react({ ...stage, id, resistance })
  return { reaction, brief: briefPlay({ ...stage, resistance }, reaction) }
}

/** The sentences of a line whose meaning is needed beside that of the whole. */
export const listHeard = (text: string): string[] => listSentences(text)

/** What an opening is judged by: the numbers of its meaning, and marks of what the rules and the tone model see. */
export const listOpeningInputs = (
  text: string,
  scene: Scene,
  meaning: Vector,
  tone: HeardOpening['tone'],
): Float32Array => listInputs(readLine(text, scene), meaning, tone)

/** Sets the scene from what is known of a session, a meeting, a person. */
export const beginScene = (source: SceneSource): Scene => setScene(source)

/** Sums a rehearsal up in three lines; null where nothing was said that was checked. */
export const sumUp = (lines: readonly RehearsalLine[]): RehearsalClosing | null => closeRehearsal(lines)

/** Says what is expected of a model that plays the other person; `builtIn` is how they would react without one. */
export const expectReaction = (brief: PlayBrief, builtIn: Reacting) => expectPlay(brief, builtIn)

/**
 * Says what is expected of a model that words the one thing to change in a line.
 *
 * @param isBetter says whether a version is surely better (`isBetterVersion`).
 */
export const expectFeedback = (
  brief: RehearsalBrief,
  text: string,
  check: LineCheck,
  isBetter: (version: string) => Promise<boolean>,
) => expectCheck(brief, text, check, isBetter)

/** Writes what to read before the conversation: the sentence, the reaction to expect, the one thing not to say. */
export const briefTalk = (rehearsed: Parameters<typeof writeBrief>[0]): Brief | null => writeBrief(rehearsed)
