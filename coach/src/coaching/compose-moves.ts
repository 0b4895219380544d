import type { Playbook } from '../playbooks/playbook.ts'
import type { Clause } from '../text/clauses.ts'
import { mirror, sentenceCase } from '../text/perspective.ts'
import { handOver } from './boundaries.ts'
import { speak, stageHeading } from './compose-advise.ts'
import { scriptsOf } from './compose-structured.ts'
import { dayAfter, sayDay } from './dates.ts'
import { readScale } from './intent.ts'
import { findQuestion, stageQuestions } from './questions.ts'
import {
  ASK_CHECK_IN,
  ASK_DAY,
  ASK_OBSTACLE,
  CLOSE,
  COMMIT_SUGGEST,
  COMMITTED,
  END_HINT,
  EXPLAIN_SELF,
  LEAD,
  NEXT_TIME,
  OFFER_TWO,
  OPINION,
  OPINION_REASON,
  PREMORTEM,
  READING_CLEAR,
  RECHECK,
  REFLECT_ANSWER,
  SCALE,
  SCRIPT_LEAD,
  SCRIPT_SPENT,
  SHORT_ANSWER,
  UNSURE,
} from './voice.data.ts'
import { tellLeader } from './words-for.ts'
import { type Draft, paragraphs, sentences, type Writing } from './writing.ts'

const primaryOf = (writing: Writing): Playbook | undefined => writing.plan.playbooks[0]
const strong = (question: string | undefined) => question && `**${question}**`
const asked = (question: string | undefined) => (question ? { followUpQuestions: [question] } : {})

const THINKING_ALOUD =
  /^(?:(?:i (?:think|guess|suppose|mean)|maybe|perhaps|well|so|then|yes|no|ok(?:ay)?|probably|honestly)\b[, ]*)+/i
const SUBJECT = /^(?:i|i'm|i've|i'd|we|he|she|they|it|that|this|the|my|our|his|her|their|nobody|everyone)\b/i
const NAMED_SUBJECT = /^[A-Z][a-z]+\s/

/** A clause that can stand alone when said back: with its subject, without the thinking aloud before it. */
function standsAlone({ text, tokens, isQuestion }: Clause): string | undefined {
  const said = text.replace(THINKING_ALOUD, '')
  const size = said.split(/\s+/).length
  const hasVerb = tokens.some(
    ({ pos, text: word }) => (pos === 'VERB' || pos === 'AUX') && said.includes(word),
  )
  return !isQuestion && hasVerb && size >= 4 && size <= 18 && (SUBJECT.test(said) || NAMED_SUBJECT.test(said))
    ? said
    : undefined
}

/** Says an answer back: its most telling clause turned to the leader, or a short word where nothing can be turned. */
function reflect(writing: Writing): string | undefined {
  const { clauses, behaviors } = writing.situation
  for (const clause of [...behaviors, ...clauses]) {
    const alone = standsAlone(clause)
    const said = alone && mirror(alone)
    if (said)
      return speak(writing, REFLECT_ANSWER, { words: inSentence(said, clause.tokens[0]?.pos === 'PROPN') })
  }
  return speak(writing, SHORT_ANSWER)
}

const inSentence = (said: string, isName: boolean) =>
  isName ? said : said.charAt(0).toLowerCase() + said.slice(1)

/** A reading that has just become clear is told once, with what it changes. */
function clearReading(writing: Writing): string | undefined {
  const { plan, voice, names } = writing
  if (!plan.reading || !plan.isReadingNew || !voice.isFresh(plan.reading.diagnosis)) return undefined
  return sentences(speak(writing, READING_CLEAR), tellLeader(voice.say(plan.reading.diagnosis), names))
}

const isTipTurn = ({ state }: Writing) => state.userTexts.length % 2 === 0

/** One step on: reflection, what became clear, one question. */
export function explore(writing: Writing): Draft {
  const { plan, preferences, voice } = writing
  const isChoosing = plan.step.stage === 'options'
  const question = plan.reading && !isChoosing ? stageQuestions(writing, 1)[0] : findQuestion(writing)
  const tip =
    isTipTurn(writing) && primaryOf(writing) ? voice.pick(primaryOf(writing)?.tips ?? []) : undefined
  return {
    content: paragraphs(
      stageHeading(writing),
      reflect(writing),
      clearReading(writing),
      isChoosing ? offerTwo(writing) : undefined,
      sentences(voice.pick(LEAD[preferences.communicationTone]), strong(question)),
    ),
    metadata: {
      ...(tip ? { proTip: tellLeader(tip, writing.names) } : {}),
      followUpQuestions: [...(question ? [question] : []), ...stageQuestions(writing, 1)],
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

/** Asks for one step with a date, and offers a small one. */
export function askCommitment(writing: Writing): Draft {
  const { plan, names, preferences, voice } = writing
  const primary = primaryOf(writing)
  const question = stageQuestions(writing, 1, 'commit')[0]
  const size = preferences.challengeLevel >= 4 ? 3 : preferences.challengeLevel === 3 ? 2 : 1
  const candidates = [...(primary?.actions ?? [])].sort(
    (one, other) => Math.abs(one.size - size) - Math.abs(other.size - size),
  )
  const [action] = voice.take(candidates, 1, ({ title }) => title)
  const approach =
    plan.approach &&
    `You lean towards **${plan.approach.title}**. Its first step: ${inSentence(plan.approach.steps[0] ?? '', false)}`
  return {
    content: paragraphs(
      stageHeading(writing),
      reflect(writing),
      clearReading(writing),
      approach && tellLeader(approach, names),
      sentences(voice.pick(LEAD[preferences.communicationTone]), strong(question)),
      action &&
        speak(writing, COMMIT_SUGGEST, {
          act: tellLeader(action.title, names),
          day: sayDay(dayAfter(writing, action.withinDays), writing),
        }),
    ),
    metadata: asked(question),
  }
}

/** Writes the commitment down; asks for the day first, then for the obstacle. How much is asked is the leader's choice. */
export function confirmCommitment(writing: Writing): Draft {
  const { plan, preferences, voice } = writing
  const { commitment } = plan
  if (!commitment) throw new RangeError('a commit turn needs a commitment')
  const alreadySaid = commitment.dueOn
    ? commitment.text.match(/\b(?:to(?:day|morrow)|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?\b/i)
    : null
  const day = commitment.dueOn && !alreadySaid ? `, ${sayDay(commitment.dueOn, writing)}` : ''
  const next = commitment.dueOn ? obstacleQuestion(writing) : voice.pick(ASK_DAY)
  const checkIn = preferences.followUpPreference === 'intensive' ? voice.pick(ASK_CHECK_IN) : undefined
  return {
    content: paragraphs(
      stageHeading(writing),
      speak(writing, COMMITTED[preferences.communicationTone], { act: commitment.text, day }),
      strong(next),
      checkIn,
      voice.pick(END_HINT),
    ),
    metadata: asked(next),
  }
}

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
      writing.situation.intent === 'thanks' ? undefined : reflect(writing),
      voice.pick(CLOSE[preferences.communicationTone]),
      review && speak(writing, NEXT_TIME, { words: review }),
      voice.pick(END_HINT),
    ),
    metadata: {},
  }
}

/** "I tried that", "they refused", "I have no time": taken seriously, then another angle. */
export function answerPushback(writing: Writing): Draft {
  const kind =
    writing.situation.intent === 'no-time'
      ? 'noTime'
      : writing.situation.intent === 'refused'
        ? 'refused'
        : 'tried'
  const [followUp] = writing.voice.take(primaryOf(writing)?.followUps[kind] ?? [], 1, ({ reply }) => reply)
  if (!followUp) return explore(writing)
  const question = tellLeader(followUp.question, writing.names)
  return {
    content: paragraphs(tellLeader(followUp.reply, writing.names), strong(question)),
    metadata: asked(question),
  }
}

/** The leader says the coach misread: drops it and asks the next separating question. */
export function recheck(writing: Writing): Draft {
  const primary = primaryOf(writing)
  const [other] = writing.voice.take(primary?.readings ?? [], 1, ({ question }) => question)
  const question = other ? tellLeader(other.question, writing.names) : stageQuestions(writing, 1)[0]
  return {
    content: paragraphs(speak(writing, RECHECK), reflect(writing), strong(question)),
    metadata: asked(question),
  }
}

/** "I don't know": two small things to choose from. */
export function offerSmall(writing: Writing): Draft {
  const small = (primaryOf(writing)?.actions ?? []).filter(({ size }) => size <= 2)
  const options = writing.voice.take(small, 2, ({ description }) => description)
  const question = stageQuestions(writing, 1)[0]
  return {
    content: paragraphs(
      speak(writing, UNSURE),
      options
        .map(
          ({ title, description }) =>
            `- **${tellLeader(title, writing.names)}** ${tellLeader(description, writing.names)}`,
        )
        .join('\n'),
      strong(question),
    ),
    metadata: asked(question),
  }
}

/** Why the coach would choose it: the reason and its price while unsaid, else only that it is the nearest fit. */
function reasonFor({ voice, names }: Writing, approach: Playbook['approaches'][number]): string {
  if (!voice.isFresh(approach.description)) return OPINION_REASON
  const but = inSentence(approach.notWhen, false)
  return tellLeader(`${voice.say(approach.description)} I would hold back in one case: ${but}`, names)
}

/** "What would you do?": a view and its reason. */
export function giveOpinion(writing: Writing): Draft {
  const primary = primaryOf(writing)
  const suited = writing.plan.reading?.approaches ?? primary?.approaches.map(({ id }) => id) ?? []
  const approach = primary?.approaches.find(({ id }) => id === suited[0])
  if (!approach) return explore(writing)
  const question = stageQuestions(writing, 1)[0]
  return {
    content: paragraphs(
      speak(writing, OPINION, {
        title: tellLeader(approach.title, writing.names),
        words: reasonFor(writing, approach),
      }),
      strong(question),
    ),
    metadata: asked(question),
  }
}

/** Words to say, as many as the length preference allows and have not been shown. */
export function giveScript(writing: Writing): Draft {
  const scripts = scriptsOf(writing, writing.preferences.responseLength === 'detailed' ? 2 : 1)
  if (scripts.length === 0)
    return { content: speak(writing, SCRIPT_SPENT) ?? explore(writing).content, metadata: {} }
  return {
    content: paragraphs(speak(writing, SCRIPT_LEAD)),
    metadata: {
      structuredResponse: {
        diagnosis: '',
        approaches: [],
        actionPlan: [],
        practiceExercises: [],
        sampleScripts: scripts,
        keyInsights: [],
      },
      followUpQuestions: stageQuestions(writing, 1),
    },
  }
}

/** A number on a scale: why not lower, and what one more would be (Jackson & McKergow). */
export function answerScale(writing: Writing): Draft {
  const value = readScale(writing.situation.text)
  const said = speak(writing, SCALE, { words: String(value ?? '') })
  return said ? { content: sentenceCase(said), metadata: {} } : explore(writing)
}

/** What the coach is and who can see the conversation. */
export function explainSelf(writing: Writing): Draft {
  const question = stageQuestions(writing, 1)[0]
  return {
    content: paragraphs(speak(writing, EXPLAIN_SELF) ?? EXPLAIN_SELF[0], question),
    metadata: asked(question),
  }
}

/** A matter that belongs to other hands. Said as often as it comes up: silence would be worse than repetition. */
export function handOverTurn(writing: Writing): Draft {
  const { boundary } = writing.plan
  if (!boundary) throw new RangeError('a hand-over needs a boundary')
  const { content, suggestions } = handOver(boundary)
  return { content, metadata: { suggestions } }
}
