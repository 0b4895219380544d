import { paragraphs, sentences } from '../../text/join-text.ts'
import { sentenceCase } from '../../text/perspective.ts'
import type { ToldKind } from '../../text/story.ts'
import { asQuote } from '../../text/telling-clauses.ts'
import { comesBack } from '../decide/decide.ts'
import { handOver, sayEased, stayOpen, tellUnread, whatToNote } from '../screen/screen.ts'
import { INSTEAD_WORDS } from '../thresholds.ts'
import { answerHappening } from './answer-happening.ts'
import { answerTwist } from './answer-telling.ts'
import { askOpenly } from './ask-openly.ts'
import { previousCommitment } from './compose-advise.ts'
import { explore } from './compose-explore.ts'
import { findQuestion, isSureOfMatter, kindOfFact, stageQuestions } from './questions.ts'
import { acknowledge, makePoint } from './reflect.ts'
import { ask, asked, primaryOf, speak, strong } from './speak.ts'
import {
  ASK_CHANGE,
  ASK_INSTEAD,
  ASK_OF_INSTEAD,
  ASK_REACTION,
  ASK_RIGHT_FACT,
  EXPLAIN_SELF,
  EXPLAIN_SELF_WITH_MODEL,
  OPEN,
  OUTCOME_NOTED,
  RECHECK,
  RIGHT_FACT,
  SCALE,
  TAKEN_UP,
  UNSURE,
  WHAT_CAME,
} from './voice.data.ts'
import { fill } from './voice.ts'
import { tellLeader } from './words-for.ts'
import type { Draft, Writing } from './writing.ts'

/** Nothing to work on yet: asks what is going on, and how the last commitment went. */
export function open(writing: Writing): Draft {
  const examples = [
    'Marco interrupts Ana in every planning meeting. I have to talk to him before Thursday.',
    'I have to tell two people on my team that their roles are going.',
    'I was promoted over my friends and I do not know how to lead them.',
  ]
  return {
    content: paragraphs(
      previousCommitment(writing),
      writing.heard.feelings.length > 0 ? acknowledge(writing) : undefined,
      sentences(writing.heard.intent === 'greet' ? 'Hello.' : undefined, speak(writing, OPEN)),
    ),
    metadata: { suggestions: examples.map((example) => `For example: “${example}”`) },
  }
}

/** Kinds of things told that something tried in vain, and what came of a talk, can show as. */
const FAILED = new Set<ToldKind>(['tried', 'withdraws', 'denies', 'their-words'])
const CAME_OF_IT = new Set<ToldKind>(['did-it', 'good-sign', 'withdraws', 'denies', 'their-words'])
const WENT_WELL = new Set<ToldKind>(['did-it', 'good-sign'])

/** Whether the message turns on one of these; as long as that is not known, it may. */
const turnsOn = ({ plan: { telling } }: Writing, kinds: ReadonlySet<ToldKind>): boolean =>
  telling === null || telling.kind === null || kinds.has(telling.kind)

/** "I tried that", "they refused", "I have no time": taken seriously, then another angle. */
export function answerPushback(writing: Writing): Draft {
  const isTold =
    writing.heard.intent !== 'refused' && writing.heard.intent !== 'no-time' && turnsOn(writing, FAILED)
  const known = isTold ? answerHappening(writing, writing.heard.failed) : null
  if (known) return known
  if (writing.plan.telling || writing.plan.twist || writing.plan.point || !isSureOfMatter(writing))
    return explore(writing)
  const kind =
    writing.heard.intent === 'no-time' ? 'noTime' : writing.heard.intent === 'refused' ? 'refused' : 'tried'
  const [followUp] = writing.voice.take(primaryOf(writing)?.followUps[kind] ?? [], 1, ({ reply }) => reply)
  if (!followUp) return explore(writing)
  const question = tellLeader(followUp.question, writing.names)
  return {
    content: paragraphs(tellLeader(followUp.reply, writing.names), ask(writing, question)),
    metadata: asked(question),
  }
}

const TOLD_WORDS = /["“]|\b(?:said|says|told me|asked me|answered|replied|wrote)\b/i

/** What came of it, in the leader's words: what was said, else what it led to or what happened. */
function tellWhatCame(writing: Writing): string | undefined {
  const { heard } = writing
  const told = heard.clauses.filter(({ isQuestion, tokens }) => !isQuestion && tokens.length <= LONGEST_TOLD)
  const came = (['said', 'effect', 'happened'] as const)
    .map((kind) => told.findLast((clause) => kindOfFact(writing, clause) === kind))
    .find((clause) => clause !== undefined)
  return came && speak(writing, WHAT_CAME, { words: asQuote(came) })
}
/** Words: nobody listens to a longer quotation of themselves. */
const LONGEST_TOLD = 20

/** Somebody did what they set out to do: that first, then what was said, or what it changes. */
export function noteOutcome(writing: Writing): Draft {
  const happened = turnsOn(writing, CAME_OF_IT) ? writing.heard.outcome : null
  const known = answerHappening(writing, happened) ?? answerTwist(writing)
  if (known) return known
  const { point, telling } = writing.plan
  const isDone = comesBack(writing.heard.text) || (telling?.kind && WENT_WELL.has(telling.kind))
  // Whoever tells what failed is not congratulated.
  const open = isDone ? null : askOpenly(writing)
  if (open) return open
  const sharp = point && findQuestion(writing)
  const question =
    sharp ?? writing.voice.pick(TOLD_WORDS.test(writing.heard.text) ? ASK_CHANGE : ASK_REACTION)
  const came = point ? makePoint(writing, point) : tellWhatCame(writing)
  return {
    content: paragraphs(sentences(speak(writing, OUTCOME_NOTED), came), strong(question)),
    metadata: asked(question),
  }
}

/** Before what it is about instead: "it's not the minutes, it's about the others". */
const LEAD_IN =
  /^(?:(?:and|but|so|no) )?(?:(?:it|this|that)(?:(?:'|’)?s| is)|what it(?:'|’)?s about is|what i mean is|my (?:question|concern|point) is|the (?:point|problem|thing) is)(?: (?:rather|really|more|that|about|whether))*[ :,]+/i
const DENIES = /\b(?:not|no|nah|nay|never|isn(?:'|’)?t|don(?:'|’)?t|misread\w*)\b/i

/**
 * Finds what it is about instead, in the leader's words: the sentence that says so, or else the first that denies nothing, after one
 * that does.
 */
function findInstead(text: string): string | undefined {
  const sentences = text.split(/(?<=[.!?])\s+|\n+|, (?=it(?:'|’)?s )/)
  const denied = sentences.findIndex((sentence) => DENIES.test(sentence))
  const told = sentences
    .slice(denied + 1)
    .filter((sentence) => !DENIES.test(sentence.split(/\s+/).slice(0, INSTEAD_WORDS.fewest).join(' ')))
  const saying = told.filter((sentence) => LEAD_IN.test(sentence))
  return [...saying, ...told]
    .map((sentence) => sentence.replace(LEAD_IN, '').replace(/[\s.,;:!?]+$/, ''))
    .find((said) => {
      const words = said.split(/\s+/).length
      return words >= INSTEAD_WORDS.fewest && words <= INSTEAD_WORDS.most
    })
}

/** The leader says the coach misread: drops it, and takes up what it is about instead, or asks for that. */
export function recheck(writing: Writing): Draft {
  const told = answerTwist(writing)
  if (told) return { ...told, content: paragraphs(speak(writing, RECHECK), told.content) }
  const instead = findInstead(writing.heard.text)
  const { point } = writing.plan
  const taken = point ? makePoint(writing, point) : instead && speak(writing, TAKEN_UP, { words: instead })
  const asking = writing.voice.pick(taken ? ASK_OF_INSTEAD : ASK_INSTEAD)
  const question = (point && findQuestion(writing)) || asking || stageQuestions(writing, 1)[0]
  return {
    content: paragraphs(speak(writing, RECHECK), taken, strong(question)),
    metadata: asked(question),
  }
}

/** Something told wrong is put right, and nothing else is asked: what that does to the talk. */
export function takeRight(writing: Writing): Draft {
  const question = writing.voice.pick(ASK_RIGHT_FACT)
  return {
    content: paragraphs(speak(writing, RIGHT_FACT), ask(writing, question)),
    metadata: asked(question),
  }
}

/** "I don't know": two small things to choose from. */
export function offerSmall(writing: Writing): Draft {
  const told = answerTwist(writing)
  if (told) return told
  const small = (primaryOf(writing)?.actions ?? []).filter(({ size }) => size <= 2)
  const options = writing.voice.take(small, 2, ({ description }) => description)
  const question = stageQuestions(writing, 1)[0]
  const isBrief = writing.preferences.responseLength === 'brief'
  return {
    content: paragraphs(
      speak(writing, UNSURE),
      options
        .map(({ title, description }) =>
          // Whoever likes it brief chooses by the titles alone.
          tellLeader(isBrief ? `- **${title}**` : `- **${title}** ${description}`, writing.names),
        )
        .join('\n'),
      strong(question),
    ),
    metadata: asked(question),
  }
}

/** A number on a scale: why not lower, and what one more would be (Jackson & McKergow). */
export function answerScale(writing: Writing): Draft {
  const said = speak(writing, SCALE, { words: String(writing.heard.scale ?? '') })
  return said ? { content: sentenceCase(said), metadata: {} } : explore(writing)
}

const tellAnswers = ({ heard: { answers }, names }: Writing) =>
  answers.map(({ answer }) => tellLeader(answer, names))

/** Plain questions: the answers, and ways to go on. */
export function answerPlainly(writing: Writing): Draft {
  const followUpQuestions = stageQuestions(writing, 2)
  return { content: paragraphs(...tellAnswers(writing)), metadata: { followUpQuestions } }
}

const ALONE = new Set(['answer', 'explain-self', 'hand-over', 'ease', 'not-read', 'draft', 'goodbye'])

/** What is only imagined asks for no way to take. */
const IMAGINES = /\bwhat if\b[^?]*\?\W*$/i

/** Which way to take, where a message ends by asking it beside something else. */
const tellSide = ({ plan: { move, askedKind }, heard: { choice, answers, text }, names, voice }: Writing) => {
  const isOther = move === 'opinion' || move === 'script' || IMAGINES.test(text)
  if (isOther || !text.trimEnd().endsWith('?') || (answers.length > 0 && !askedKind)) return []
  const side = askedKind?.answers.find((answer) => voice.isFresh(answer)) ?? choice?.answer
  return side ? [tellLeader(side, names)] : []
}

/** Plain questions beside what the turn is for are answered first. */
export function answerBeside(writing: Writing): string | undefined {
  const { plan, heard, voice } = writing
  // What is feared has its own answer.
  const isFearAnswered = [heard.feared, heard.fearedAnswer, heard.fearedKind].some((one) => one !== null)
  const isAnswered =
    ALONE.has(plan.move) || plan.fitting !== null || (plan.move === 'what-if' && isFearAnswered)
  const side = tellSide(writing)
  const own = plan.askedKind && side.length > 0 ? [] : tellAnswers(writing)
  const told = isAnswered ? [] : [...own, ...side]
  const fresh = told.filter((answer) => voice.isFresh(answer))
  return fresh.length > 0 ? paragraphs(...fresh.map((answer) => voice.say(answer))) : undefined
}

/** What the coach is and who can see the conversation. */
export function explainSelf(writing: Writing): Draft {
  const question = stageQuestions(writing, 1)[0]
  return { content: paragraphs(introduceSelf(writing), question), metadata: asked(question) }
}

/** Said as often as it is asked: who reads along is nothing to be vague about. */
function introduceSelf(writing: Writing): string | undefined {
  const model = writing.languageModel
  if (!model) return speak(writing, EXPLAIN_SELF) ?? EXPLAIN_SELF[0]
  const place = model.host ? `at ${model.host}` : 'on this server too'
  return fill(EXPLAIN_SELF_WITH_MODEL[0] ?? '', { model: model.name, place })
}

/** A matter that belongs to other hands. Said as often as it comes up: silence would be worse than repetition. */
export function handOverTurn({ plan: { boundary, follows }, voice, timeZone }: Writing): Draft {
  if (!boundary) throw new RangeError('a hand-over needs a boundary')
  const open = stayOpen(boundary, timeZone)
  const fresh = open.find((line) => voice.isFresh(line)) ?? open.at(-1)
  const inTongue = boundary.language ? { language: boundary.language } : {}
  if (follows === 'notes') return { content: whatToNote, metadata: {} }
  if (follows === 'open' && fresh) return { content: voice.say(fresh), metadata: inTongue }
  const { content, suggestions } = handOver(boundary, timeZone)
  return { content, metadata: { suggestions, ...inTongue } }
}

/** A message that is not English: said in its language and in English, and nothing is coached. */
export function tellNotRead({ plan: { unread }, timeZone }: Writing): Draft {
  if (!unread) throw new RangeError('nothing is unread')
  const { own, english } = tellUnread(unread, timeZone)
  return own === null || unread === 'other'
    ? { content: english, metadata: {} }
    : { content: own, metadata: { language: unread, inEnglish: english } }
}

/** It is in good hands: thanks, and the choice whether to go on at all. */
export function ease(writing: Writing): Draft {
  const { boundary } = writing.plan
  if (!boundary) throw new RangeError('a hand-over needs a boundary')
  const lines = sayEased(boundary)
  const said = writing.voice.pick(lines) ?? lines[0]
  if (boundary.language) return { content: said ?? '', metadata: { language: boundary.language } }
  const question = 'Shall we go on with work now, or leave it for another day?'
  return { content: paragraphs(said, strong(question)), metadata: {} }
}
