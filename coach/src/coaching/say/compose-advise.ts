import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { Playbook, SpeechAct } from '../../playbooks/playbook.ts'
import { paragraphs, sentences } from '../../text/join-text.ts'
import { mirror, sentenceCase } from '../../text/perspective.ts'
import { quoteWords } from '../../text/quoted-words.ts'
import { asQuote, rankTelling } from '../../text/telling-clauses.ts'
import { hasBegun } from '../decide/decide.ts'
import { SITUATION } from '../thresholds.ts'
import { answerTold } from './answer-telling.ts'
import { askOpenly } from './ask-openly.ts'
import { isTalkSoon, planByClock } from './clock-plan.ts'
import { composeStructured } from './compose-structured.ts'
import { meetingAhead } from './compose-surroundings.ts'
import { fillWords, type OwnWords } from './own-words.ts'
import { findQuestion, stageQuestions } from './questions.ts'
import { acknowledge, makePoint } from './reflect.ts'
import { ask, asked, speak, stageHeading, strong } from './speak.ts'
import {
  ASK_REPLY,
  BLUNT,
  CLARIFY,
  CLARIFY_EXAMPLE,
  DEADLINE,
  NAME_BOTH,
  NAME_ONE,
  NAME_TWO,
  OPEN_COMMITMENT,
  POSITION,
  REFLECT,
  REFLECT_IMPACT,
  WHICH,
} from './voice.data.ts'
import { fill } from './voice.ts'
import { tellLeader } from './words-for.ts'
import type { Draft, Writing } from './writing.ts'

/** The leader's own words where they carry the story: exact quotes, cut nowhere in the middle. */
function quoteBack(writing: Writing): string | undefined {
  const { behaviors, clauses, impact } = writing.heard
  // What somebody did carries a story before what the leader knows or feels.
  const first = rankTelling(behaviors, 1)[0] ?? rankTelling(clauses)[0] ?? behaviors[0] ?? impact
  if (!first) return undefined
  const isAfter = impact && clauses.indexOf(impact) > clauses.indexOf(first)
  const second = isAfter ? impact : undefined
  return sentences(
    speak(writing, REFLECT, { words: asQuote(first) }),
    second && speak(writing, REFLECT_IMPACT, { words: asQuote(second) }),
  )
}

/** Whoever likes it direct or analytical hears what the matter is called; the others, what it is like. */
const NAMING = new Set<CoachingPreferences['communicationTone']>(['direct', 'analytical'])

/** @param isAsked true where the turn asks which of two situations it is. */
function nameSituation(writing: Writing, isAsked: boolean): string | undefined {
  const [first, second] = writing.plan.playbooks
  if (!first) return undefined
  if (second)
    return isAsked
      ? speak(writing, NAME_TWO)
      : speak(writing, NAME_BOTH, { first: first.asksWhether, second: second.asksWhether })
  const { communicationTone: tone } = writing.preferences
  const opening = NAMING.has(tone) ? undefined : writing.voice.pick(first.openings)
  if (opening) return tellLeader(opening, writing.names)
  return speak(writing, NAME_ONE[tone], {
    about: writing.names.person
      ? tellLeader(first.about.replace('tell someone', 'tell {person}'), writing.names)
      : first.about,
  })
}

/**
 * The uncomfortable part by directness: 1 leaves it as a question, 2 says it gently, 3 says it plainly as a possibility,
 * 4 says it plainly, 5 says it plainly and asks what has been avoided.
 */
function hardPart(writing: Writing, { hardPart: { gentle, plain } }: Playbook): string | undefined {
  const { directnessLevel } = writing.preferences
  const said = fresh(writing, directnessLevel <= 2 ? gentle : plain)
  if (!said) return undefined
  if (directnessLevel === 1)
    return `Something to hold lightly, and to drop if it does not fit: ${lowerStart(said)}`
  if (directnessLevel === 3) return `The uncomfortable part, if it fits: ${lowerStart(said)}`
  return sentences(said, directnessLevel === 5 ? speak(writing, BLUNT) : undefined)
}

/** What is said first about a matter: to the person and about what it is; who cares much for empathy hears the person's part first. */
export function openMatter(writing: Writing, isAsked = false): string {
  const [person, matter] = [acknowledge(writing), nameSituation(writing, isAsked)]
  return writing.preferences.empathyLevel >= 4 ? sentences(person, matter) : sentences(matter, person)
}

/** What is going on, in the leader's own words where there are any, with the part that is hard to hear. */
export function diagnose(writing: Writing): string {
  const { plan, preferences, names } = writing
  const [primary, second] = plan.playbooks
  if (!primary) return ''
  const cause = fresh(writing, plan.reading ? plan.reading.diagnosis : listReadings(primary))
  const hard = hardPart(writing, primary)
  const beside =
    second &&
    fresh(writing, `Keep an eye on ${second.name.toLowerCase()} too: it may be that you ${second.about}.`)
  const parts = preferences.directnessLevel >= 4 ? [hard, cause, beside] : [cause, beside, hard]
  return tellLeader(
    sentences(quoteBack(writing), deadline(writing), ...parts, meetingAhead(writing), fromPosition(writing)),
    names,
  )
}

/** What a position adds: people above and below read the leader differently. */
function fromPosition(writing: Writing): string | undefined {
  const position = writing.preferences.currentPosition
  return position
    ? speak(writing, POSITION, { position: lowerStart(position.split(/[,;(]/)[0]?.trim() ?? position) })
    : undefined
}

/** The line while it has not been said, then nothing. */
const fresh = ({ voice }: Writing, line: string) => (voice.isFresh(line) ? voice.say(line) : undefined)

const listReadings = ({ readings }: Playbook) =>
  `It usually turns out to be one of these: ${readings.map(({ name }) => lowerStart(name)).join('; ')}. Which one it is decides which of the ways below to take.`

const lowerStart = (text: string) => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1))

function deadline(writing: Writing): string | undefined {
  const day = writing.heard.days[0]
  return (
    day &&
    sentenceCase(speak(writing, DEADLINE, { day: writing.names.when.replace(/^(?:on|before) /, '') }) ?? '')
  )
}

/** What is said first, and the question that sharpens it. */
interface Opening {
  /** Written once the rest is: a plan by the clock is made only once. */
  readonly write: () => string
  readonly question: string | undefined
  readonly isWhole?: boolean
}

/** Begins with words for a talk that is soon, what is known of the story, or what the matter is. */
function openKnown(writing: Writing, story: ReturnType<typeof findStory>, said: OwnWords | null): Opening {
  const opening = beginWith(writing, story, said === null)
  const question =
    (said && askForReply(writing, said)) ??
    story?.ask ??
    (writing.plan.point ? undefined : askWhich(writing)) ??
    findQuestion(writing)
  return {
    write: () =>
      paragraphs(
        stageHeading(writing),
        // What somebody can say comes before what it is about.
        said && quoteWords(said.script.script),
        previousCommitment(writing),
        opening,
        planByClock(writing),
        ask(writing, question),
      ),
    question,
  }
}

/** Begins with the leader's last words and an open question: what is written for a situation passes by every second story. */
function openUnknown(writing: Writing): Opening | null {
  const asking = writing.heard.intent === 'ask-plan' ? null : askOpenly(writing)
  if (!asking) return null
  const write = () => paragraphs(previousCommitment(writing), asking.content, planByClock(writing))
  return { write, question: asking.metadata.followUpQuestions?.[0], isWhole: true }
}

/** The first answer to a situation, or the answer to "give me a plan": everything, and the question that sharpens it. */
export function advise(writing: Writing): Draft {
  const { plan, preferences, voice } = writing
  const words = offerOwnWords(writing)
  // Words that nobody asked for are said at once only to somebody who has no time to ask for them.
  const said = isTalkSoon(writing) ? words : null
  const story = findStory(writing)
  const unknown = story || said ? null : openUnknown(writing)
  const { write, question, isWhole = false } = unknown ?? openKnown(writing, story, said)
  const structured = composeStructured(writing, diagnose(writing))
  const { sampleScripts: scenes } = structured
  // The leader's own words take the place of one scene: there are as many as they want.
  const sampleScripts = words ? [words.script, ...scenes.slice(0, Math.max(0, scenes.length - 1))] : scenes
  const tip = plan.playbooks[0] && voice.pick(plan.playbooks[0].tips)
  const content = write()
  const more = stageQuestions(writing, preferences.responseLength === 'brief' ? 1 : 2)
  return {
    content,
    metadata: {
      structuredResponse: { ...structured, sampleScripts },
      ...(words ? { reactions: [...words.reactions] } : {}),
      ...(tip ? { proTip: tellLeader(tip, writing.names) } : {}),
      followUpQuestions: [...(question ? [question] : []), ...more],
    },
    isWhole,
  }
}

/** Speech acts of which the first answer has the words ready, where the leader has told all they need. */
const SAID_AT_ONCE = new Set<SpeechAct>([
  'correct',
  'boundary',
  'apologize',
  'bad-news',
  'dismiss',
  'ask',
  'praise',
])

/** Of these, what somebody did is the heart. */
const OF_THEM = new Set<SpeechAct>(['correct', 'boundary', 'praise', 'ask'])

/** What they do, and not what they are: "You cut Ana off", "you are late", but not "you are a genius". */
const DOES =
  /^you\b(?!(?:'re| are| were) (?:an?|the|my|our|so|very|really|one of|in|on|from|at|with|still|\d+)\b| (?:who|which|that|have been|has been)\b)/i

function offerOwnWords(writing: Writing): OwnWords | null {
  const act = writing.plan.speech?.key
  const words = act && SAID_AT_ONCE.has(act) ? fillWords(writing) : null
  if (!act || !words?.isWhole || words.isOpener || words.script.id !== `own-words.${act}`) return null
  // Unasked only where they say what somebody does: else they would be made of any clause.
  const isOfThem = DOES.test(words.fact ?? '')
  return isOfThem || !OF_THEM.has(act) ? words : null
}

/** Whoever has the words is asked for the next ones. */
const askForReply = (writing: Writing, { reactions: [likeliest] }: OwnWords) =>
  likeliest && speak(writing, ASK_REPLY, { words: likeliest.if })

/** What is known of the story that a matter begins with; of one that begins later, else of the twist that it is told as. Null where neither is known, or it has been said. */
function findStory({
  heard,
  plan,
  state,
  voice,
  names,
}: Writing): { answer: string; ask: string | undefined } | null {
  const isLater = hasBegun(state)
  if (!plan.fitting && isLater && heard.matter !== 'new') return null
  const story = [plan.fitting, heard.story, isLater ? heard.twist : null].find(
    (unit) => unit && voice.isFresh(unit.answer),
  )
  if (!story) return null
  return {
    answer: tellLeader(voice.say(story.answer), names),
    ask: story.ask && tellLeader(story.ask, names),
  }
}

/** What a first answer begins with: what is known of the story, else the point that decides the talk, else what the situation is. */
function beginWith(writing: Writing, story: ReturnType<typeof findStory>, isAsked: boolean): string {
  if (story) return sentences(acknowledge(writing), story.answer)
  const { point } = writing.plan
  return point ? sentences(acknowledge(writing), makePoint(writing, point)) : openMatter(writing, isAsked)
}

/** Asks how the step of the session before went, where this one begins. */
export const previousCommitment = (writing: Writing) =>
  writing.previous && writing.state.lastMove === null
    ? speak(writing, OPEN_COMMITMENT, { act: writing.previous })
    : undefined

/** Asks which of the two likeliest readings it is; nothing where the coach is sure. */
function askWhich(writing: Writing): string | undefined {
  const [first, second] = writing.plan.readings.map(({ playbook }) => playbook.asksWhether)
  if (!first || !second) return undefined
  return speak(writing, WHICH, { first, second }) ?? fill(WHICH[0] ?? '', { first, second })
}

/** The coach cannot tell the situation: says back what it heard and asks which of the likeliest ones it is, or what happened. */
export function clarify(writing: Writing): Draft {
  const story = findStory(writing)
  if (story)
    return {
      content: paragraphs(
        previousCommitment(writing),
        sentences(acknowledge(writing), story.answer),
        ask(writing, story.ask),
      ),
      metadata: asked(story.ask),
    }
  const told = answerTold(writing)
  if (told) return { ...told, content: paragraphs(previousCommitment(writing), told.content) }
  const { heard, plan } = writing
  const clause = heard.behaviors[0] ?? heard.wish ?? heard.clauses.find(({ tokens }) => tokens.length > 3)
  const said = clause && mirror(clause.text)
  const [likeliest] = plan.asked ? heard.alone : heard.matches
  const which = (likeliest?.score ?? 0) >= SITUATION.guess ? askWhich(writing) : undefined
  // Whoever still tells nothing is asked once more in the first words.
  const question = which ?? speak(writing, CLARIFY_EXAMPLE) ?? CLARIFY_EXAMPLE[0]
  return {
    content: paragraphs(
      previousCommitment(writing),
      acknowledge(writing),
      sentences(said && `So far I have this: ${said}.`, speak(writing, CLARIFY)),
      strong(question),
    ),
    metadata: asked(question),
  }
}
