import { type Commitment, sayDayBeside } from '../../text/commitment.ts'
import { dayAfter, sayDay } from '../../text/dates.ts'
import { paragraphs, sentences } from '../../text/join-text.ts'
import { isToldIn, isWholePlan } from '../listen/listen.ts'
import { TURN } from '../thresholds.ts'
import { answerTold } from './answer-telling.ts'
import { findQuestion, isSureOfMatter, stageQuestions } from './questions.ts'
import { acknowledgeBeside, reflect } from './reflect.ts'
import { ask, asked, inSentence, primaryOf, speak, stageHeading, strong } from './speak.ts'
import {
  ASK_CHECK_IN,
  ASK_DAY,
  ASK_OBSTACLE,
  CLOSE,
  COMMITTED,
  COMMITTED_ALL,
  END_HINT,
  GOODBYE,
  NEXT_TIME,
  OFFER_TWO,
  PREMORTEM,
  READING_CLEAR,
  RECAP,
  RHYTHM,
} from './voice.data.ts'
import { tellLeader } from './words-for.ts'
import type { Draft, Writing } from './writing.ts'

/** A reading that has just become clear is told once, with what it changes, where the matter is surely that one: told of another it is a charge out of the air. */
function clearReading(writing: Writing): string | undefined {
  const { plan, voice, names } = writing
  if (!plan.reading || !plan.isReadingNew || !voice.isFresh(plan.reading.diagnosis)) return undefined
  if (!isSureOfMatter(writing)) return undefined
  return sentences(speak(writing, READING_CLEAR), tellLeader(voice.say(plan.reading.diagnosis), names))
}

const isTipTurn = ({ state }: Writing) => state.userTexts.length % 2 === 0

/** One step on: reflection, what became clear, one question. */
export function explore(writing: Writing): Draft {
  const told = answerTold(writing)
  if (told) return told
  const { plan, voice } = writing
  const isChoosing = plan.step.stage === 'options'
  const person = acknowledgeBeside(writing)
  const question = findQuestion(writing)
  const tip =
    isTipTurn(writing) && primaryOf(writing) ? voice.pick(primaryOf(writing)?.tips ?? []) : undefined
  const content = paragraphs(
    stageHeading(writing),
    person.before,
    reflect(writing),
    person.after,
    clearReading(writing),
    isChoosing && isSureOfMatter(writing) ? offerTwo(writing) : undefined,
    ask(writing, question),
  )
  const more = stageQuestions(writing, 1)
  return {
    content,
    metadata: {
      ...(tip ? { proTip: tellLeader(tip, writing.names) } : {}),
      followUpQuestions: [...(question ? [question] : []), ...more],
    },
  }
}

/** The two approaches that suit best, by name, so that there is something to choose between. */
function offerTwo(writing: Writing): string | undefined {
  const primary = primaryOf(writing)
  const suited = writing.plan.reading?.approaches ?? primary?.approaches.map(({ id }) => id) ?? []
  const [one, other] = suited.flatMap(
    (id) => primary?.approaches.find((approach) => approach.id === id) ?? [],
  )
  if (!one || !other) return undefined
  const { names } = writing
  return speak(writing, OFFER_TWO, {
    title: tellLeader(one.title, names),
    first: inSentence(one.timeframe, false),
    other: tellLeader(other.title, names),
    second: inSentence(other.timeframe, false),
  })
}

/** Asks for one step with a date. */
export function askCommitment(writing: Writing): Draft {
  const told = answerTold(writing)
  if (told) return told
  const { plan, names } = writing
  const question = stageQuestions(writing, 1, 'commit')[0]
  const approach =
    plan.approach &&
    `You lean towards **${plan.approach.title}**. Its first step: ${inSentence(plan.approach.steps[0] ?? '', false)}`
  return {
    content: paragraphs(
      stageHeading(writing),
      reflect(writing),
      clearReading(writing),
      approach && tellLeader(approach, names),
      ask(writing, question),
    ),
    metadata: asked(question),
  }
}

/** Writes the commitment down; asks for the day first, then for the obstacle. How much is asked is the leader's choice. */
export function confirmCommitment(writing: Writing): Draft {
  const { plan, preferences, state, voice } = writing
  const { commitment, promises } = plan
  // Whoever may be leaving is asked nothing more.
  const mayEnd = (writing.heard.signs?.bye ?? 0) >= TURN.mayBye
  if (!commitment) throw new RangeError('a commit turn needs a commitment')
  const alreadySaid = commitment.dueOn
    ? commitment.text.match(/\b(?:to(?:day|morrow)|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\b/i)
    : null
  const day = commitment.dueOn && !alreadySaid ? `, ${sayDay(commitment.dueOn, writing)}` : ''
  const asksNext = () => (commitment.dueOn ? obstacleQuestion(writing) : voice.pick(ASK_DAY))
  const next = mayEnd ? undefined : asksNext()
  const checkIn =
    !mayEnd && preferences.followUpPreference === 'intensive' ? voice.pick(ASK_CHECK_IN) : undefined
  return {
    content: paragraphs(
      stageHeading(writing),
      promises.length > 1
        ? paragraphs(
            speak(writing, COMMITTED_ALL),
            listPlanned(writing.heard.toldPlan) || listPromises(writing, promises),
          )
        : speak(writing, COMMITTED[preferences.communicationTone], { act: commitment.text, day }),
      strong(next),
      checkIn,
      preferences.responseLength === 'brief' ? undefined : speak(writing, RHYTHM, rhythm(writing)),
      state.commitments.length === 0 ? voice.pick(END_HINT) : undefined,
    ),
    metadata: asked(next),
  }
}

/** When the two of them look at it again: how often a leader wants to meet decides. */
function rhythm(writing: Writing): Record<string, string> {
  const { meetingFrequency } = writing.preferences
  return {
    often: OFTEN[meetingFrequency].word,
    day: sayDay(dayAfter(writing, OFTEN[meetingFrequency].days), writing),
  }
}

const OFTEN = {
  daily: { word: 'every day', days: 1 },
  weekly: { word: 'every week', days: 7 },
  biweekly: { word: 'every two weeks', days: 14 },
  monthly: { word: 'every month', days: 30 },
} as const

function obstacleQuestion({ preferences, voice }: Writing): string | undefined {
  if (preferences.followUpPreference === 'minimal') return undefined
  return voice.pick(preferences.challengeLevel === 5 ? PREMORTEM : ASK_OBSTACLE)
}

/** Nothing more to ask: the step stands, and the question for next time is named. */
export function close(writing: Writing): Draft {
  const { preferences, voice } = writing
  const review =
    preferences.followUpPreference === 'minimal' ? undefined : stageQuestions(writing, 1, 'review')[0]
  return {
    content: paragraphs(
      writing.heard.intent === 'thanks' ? undefined : reflect(writing),
      voice.pick(CLOSE[preferences.communicationTone]),
      review && speak(writing, NEXT_TIME, { words: review }),
      voice.pick(END_HINT),
    ),
    metadata: {},
  }
}

const listPromises = (writing: Writing, promises: readonly Commitment[]) =>
  promises
    .map((promise) => {
      const day = sayDayBeside(promise, writing)
      return `- **${promise.text}**${day ? `, ${day}` : ''}`
    })
    .join('\n')

const listPlanned = (sentences: readonly string[]) => sentences.map((sentence) => `- ${sentence}`).join('\n')

/** The leader goes: every promise with its day, what they say last in their own sentences, and one warm sentence. Nothing is asked. */
export function goodbye(writing: Writing): Draft {
  const { heard, state, plan, preferences, voice } = writing
  const planned = heard.toldPlan
  const promises = [...state.commitments, ...plan.promises]
  // One that was dated later stands once, with its day; what has just been told to be done is not ahead any more.
  const kept = [...new Map(promises.map((promise) => [promise.text, promise])).values()]
  // Whoever tells their whole plan has said all of it, also what was promised before.
  const isNewlyTold = ({ text }: Commitment) =>
    isWholePlan(planned) ||
    (planned.length > 0 &&
      (isToldIn(text, planned) || !state.commitments.some((known) => known.text === text)))
  const open = kept.filter((promise) => promise.text !== plan.done?.text && !isNewlyTold(promise))
  const bank = GOODBYE[preferences.communicationTone]
  return {
    content: paragraphs(
      open.length + planned.length > 0 ? speak(writing, RECAP) : undefined,
      [listPromises(writing, open), listPlanned(planned)].filter(Boolean).join('\n'),
      voice.pick(bank) ?? bank[0],
      voice.pick(END_HINT),
    ),
    metadata: {},
  }
}
