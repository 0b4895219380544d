import type { Script } from '@lodestar/contract/structured-response'
import type { SpeechAct } from '../../playbooks/playbook.ts'
import { dayAfter, sayDay } from '../../text/dates.ts'
import { paragraphs, sentences } from '../../text/join-text.ts'
import { mirror, sentenceCase } from '../../text/perspective.ts'
import { quoteWords } from '../../text/quoted-words.ts'
import { WORDS } from '../words-thresholds.ts'
import { answerHappening } from './answer-happening.ts'
import { explore } from './compose-explore.ts'
import { giveOpinion } from './compose-opinion.ts'
import { onlyScripts, scriptsOf } from './compose-scripts.ts'
import {
  FIRST_OWN,
  FIRST_SIGN,
  FIRST_STEP,
  FIRST_WHY,
  FIRST_WHY_READING,
  IF_IT_HAPPENS,
  OWN_UP,
  OWN_UP_FACT,
  OWN_UP_STEP,
  OWN_UP_WORDS,
  SHORT_ASK,
  SHORT_OWN,
  SHORT_PLAN,
  STEP_AHEAD,
  WHAT_IF_ASK,
  WHAT_IF_LEAD,
  WHAT_IF_PLAIN,
  WHAT_IF_PLAIN_TIPS,
  WHAT_IF_REPLIES,
  WHAT_IF_REQUEST,
  WHAT_IF_TIPS,
  WITHOUT_REQUEST,
} from './direct-phrases.data.ts'
import { stageQuestions } from './questions.ts'
import { asked, inSentence, primaryOf, speak, strong } from './speak.ts'
import { BLUNT, REACTIONS_LEAD } from './voice.data.ts'
import { nearestFirst, wantedSize } from './wanted-size.ts'
import { tellLeader } from './words-for.ts'
import type { Draft, Writing } from './writing.ts'

/** The one step that counts: what the leader has settled on, else the most important step that can be taken soonest. */
function findOneStep(writing: Writing) {
  const own = writing.state.commitments.at(-1)
  // Of several acts the first comes first.
  if (own) return { own: true, act: own.text.split('; ')[0] ?? own.text, day: '', action: undefined } as const
  const actions = primaryOf(writing)?.actions ?? []
  const important = actions.filter(({ priority }) => priority === 'high')
  const soonest = [...(important.length > 0 ? important : actions)].sort(
    (one, other) => one.withinDays - other.withinDays,
  )
  const [action] = nearestFirst(soonest.slice(0, 2), wantedSize(writing.preferences), ({ size }) => size)
  if (!action) return undefined
  const deadline = writing.heard.days[0]?.on
  const due = dayAfter(writing, action.withinDays)
  const said = sayDay(deadline && deadline < due ? deadline : due, writing)
  const day = said === 'today' ? said : `by ${said}`
  return { own: false, act: tellLeader(action.title, writing.names), day, action } as const
}

/** "What is the one thing I should do first, and why?": the step, its reason, and how they will know. */
export function giveFirst(writing: Writing): Draft {
  const { plan, voice, names } = writing
  const step = findOneStep(writing)
  const said = step && speak(writing, step.own ? FIRST_OWN : FIRST_STEP, { act: step.act, day: step.day })
  if (!step || !said) return explore(writing)
  const how = step.action && voice.isFresh(step.action.description) ? voice.say(step.action.description) : ''
  const cause =
    plan.reading && !step.own && speak(writing, FIRST_WHY_READING, { words: inSentence(plan.reading.name) })
  const sign =
    how && step.action ? speak(writing, FIRST_SIGN, { words: step.action.measurableOutcome }) : undefined
  const question = step.own ? speak(writing, SHORT_ASK) : stageQuestions(writing, 1, 'commit')[0]
  return {
    content: paragraphs(
      said,
      tellLeader(sentences(how, cause || speak(writing, FIRST_WHY), sign), names),
      strong(question),
    ),
    metadata: asked(question),
  }
}

/** "Your plan is too long": one step, and nothing beside it. */
export function shorten(writing: Writing): Draft {
  const step = findOneStep(writing)
  const said = step && speak(writing, step.own ? SHORT_OWN : SHORT_PLAN, { act: step.act, day: step.day })
  if (!said) return explore(writing)
  const question = speak(writing, SHORT_ASK)
  return { content: paragraphs(said, strong(question)), metadata: asked(question) }
}

/** A complaint about the coach: owned in one sentence, the fact kept, then words, a step or, at the last, one question. */
export function ownUp(writing: Writing): Draft {
  const owned = speak(writing, OWN_UP)
  const { fact } = writing.heard
  const kept = fact && speak(writing, OWN_UP_FACT, { words: fact })
  const scripts = writing.state.lastMove === 'script' ? [] : scriptsOf(writing, 1)
  const words = scripts.length > 0 ? speak(writing, OWN_UP_WORDS) : undefined
  if (words)
    return {
      content: paragraphs(sentences(owned, kept), words),
      metadata: { structuredResponse: onlyScripts(scripts) },
    }
  const step = findOneStep(writing)
  const offered =
    step && !step.own ? speak(writing, OWN_UP_STEP, { act: step.act, day: step.day }) : undefined
  const question = offered ? undefined : stageQuestions(writing, 1)[0]
  const content = paragraphs(sentences(owned, kept), offered, strong(question))
  return content ? { content, metadata: asked(question) } : explore(writing)
}

type Answer = keyof typeof WHAT_IF_REPLIES

/** What kind of answer is imagined, the first that fits. */
const ANSWERS: readonly (readonly [Answer, RegExp])[] = [
  ['asked', /\b(?:asks?|wants? to know)\b/i],
  ['laughed', /\b(?:laughs?|grins?|smirks?|jokes?|giggles?)\b/i],
  [
    'upset',
    /\b(?:cr(?:y|ies|ying)|tears?|upset|breaks? down|shouts?|yells?|explodes?|walks? out|storms?|panics?|angry|furious|hurt)\b/i,
  ],
  [
    'denied',
    /\b(?:you never|never (?:gave|told|said|asked|agreed|happened)|(?:did not|didn't|don't) (?:know|remember|recall|say|do)|not true|denies|wasn't me|was not me|nobody told)\b/i,
  ],
  ['others', /\b(?:everyone|everybody|the others?|others do|why me|nobody else|what about (?!you)\w+)\b/i],
  [
    'countered',
    /\b(?:your fault|what about you|you (?:also|too|always|yourself|are|were|do|did)|you're|unfair|blames?|my fault)\b/i,
  ],
  [
    'refused',
    /\b(?:refuses?|won't|will not|says? no|doesn't (?:want|agree|care)|does not (?:want|agree|care)|disagrees?|ignores?|quits?|resigns?)\b/i,
  ],
]

/** The imagined answer as it is shown: from "if" on, without the mark at its end. */
function imagined(text: string): string | undefined {
  const [, who, act] = WILL.exec(text) ?? []
  const will = act && `${who} ${act.replace(/^\w+/, (verb) => (verb === 'cry' ? 'cries' : `${verb}s`))}`
  const said = /\b(?:if|when)\s+([^?]{2,120})/i.exec(text)?.[1] ?? will
  return said?.split(/[.!]\s/)[0]?.replace(/[\s.,;:!"”]+$/, '')
}
/** "He'll say …": the same as "if he says …". */
const WILL =
  /\b(he|she|they) ?(?:'ll|’ll|will|is going to|are going to|'s going to|’s going to) (?:just |only |probably |then )*((?:say|tell me|answer|laugh|cry|shout|yell|deny|blame|walk out)\b[^?]{0,110})/i

/** What kind of answer a text imagines. */
const kindOf = (text: string): Answer => ANSWERS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'

/** What is known to come back to such words, in this case. */
export const listReactions = ({ plan }: Writing) => [
  ...(plan.conduct?.conduct.reactions ?? []),
  ...(plan.speech?.reactions ?? []),
]

/** "How may they react?": what to expect, each with one thing to say. */
function tellReactions(writing: Writing): Draft {
  const count = writing.preferences.responseLength === 'brief' ? WORDS.reactions - 1 : WORDS.reactions
  const known = writing.voice.take(listReactions(writing), count, ({ reply }) => reply)
  if (known.length === 0) return giveOpinion(writing)
  const lines = known.map(({ if: imagined, reply }) => `**If ${imagined}**: “${reply}”`)
  return { content: paragraphs(speak(writing, REACTIONS_LEAD), ...lines), metadata: {} }
}

/** Only these words hold a request that one can come back to. */
const HOLDS_A_REQUEST = new Set<SpeechAct>(['correct', 'boundary', 'ask', 'agree', 'return'])

/** They say something to it. */
const SAYS = /\b(?:says?|answers?|tells?|replies|asks?)\b/i

/** Asks for reactions as such. */
const REACT = /\breact/i

/** Reactions that have no kind of their own, by the words for them. */
const ALIKE: readonly RegExp[] = [
  /\b(?:silen\w+|quiet|says? nothing|doesn't answer|no answer|stares?)\b/i,
  /\b(?:shrug\w*|fine|doesn't matter|it's nothing|never mind|ok(?:ay)?)\b/i,
  /\b(?:agrees?|yes|nods?)\b/i,
  /\b(?:walks?|leaves?|goes|quits?|resign\w*|downs? tools)\b/i,
]
const isAlike = (one: string, other: string) => ALIKE.some((words) => words.test(one) && words.test(other))

/** A reply to the reaction the leader fears, as it is known for such words, with what to do at that moment. */
function answerKnown(writing: Writing, answer: string): Draft | null {
  const kind = kindOf(answer)
  const known = listReactions(writing).filter(({ if: one }) =>
    kind === 'other' ? isAlike(one, answer) : kindOf(one) === kind,
  )
  const [reaction] = writing.voice.take(known, 1, ({ reply }) => reply)
  if (!reaction) return null
  return {
    content: paragraphs(
      speak(writing, WHAT_IF_LEAD),
      quoteWords(reaction.reply),
      reaction.tip && tellLeader(reaction.tip, writing.names),
    ),
    metadata: {},
  }
}

/** What is replied to fears of this kind: what it means and what to do, and the words for it; null where the kind is not known, or all has been said. */
function answerKind({ heard: { fearedKind }, voice }: Writing): Draft | null {
  const [reply] = voice.take(fearedKind?.kind.replies ?? [], 1, ({ answer }) => answer)
  const content = reply && paragraphs(reply.answer, quoteWords(reply.say))
  return content ? { content, metadata: {}, isWhole: true } : null
}

/** The plain answer to what is feared; null where none is known, or it has been given. */
function answerFeared({ heard: { fearedAnswer }, voice, names }: Writing): Draft | null {
  if (!fearedAnswer || !voice.isFresh(fearedAnswer.answer)) return null
  return { content: tellLeader(voice.say(fearedAnswer.answer), names), metadata: {} }
}

/** "What if he says …?": a reply to rehearse, with what is the leader's own in it, one calm sentence, and the request. */
export function rehearse(writing: Writing): Draft {
  const { heard } = writing
  const told = answerKind(writing) ?? answerHappening(writing, heard.feared) ?? answerFeared(writing)
  if (told) return told
  const answer = imagined(heard.text)
  if (!answer) return answerUnnamed(writing)
  const kind = kindOf(heard.text)
  const known = answerKnown(writing, answer) ?? (kind === 'other' ? getReady(writing) : null)
  if (known) return known
  const isSaid = SAYS.test(answer) && HOLDS_A_REQUEST.has(writing.plan.speech?.key ?? 'open')
  if (kind === 'other' && !isSaid) return planAhead(writing, answer) ?? tellReactions(writing)
  return standFirm(writing, answer, kind)
}

/** Of a reaction that is not named the likely ones are told where they are asked for. */
const answerUnnamed = (writing: Writing): Draft =>
  (REACT.test(writing.heard.text) ? null : getReady(writing)) ?? tellReactions(writing)

/** What to get ready for a reaction of which nothing is known; null once all has been said. */
function getReady({ plan, voice }: Writing): Draft | null {
  const ready = voice.pick(plan.openQuestions.answers.feared)
  return ready === undefined ? null : { content: ready, metadata: {}, isWhole: true }
}

/** What is feared is nothing one says words to: a plan for it, and how likely it is. */
function planAhead(writing: Writing, answer: string): Draft | null {
  const said = mirror(answer)
  const isShort = answer.split(/\s+/).length <= LONGEST_FEARED
  const ahead = speak(writing, IF_IT_HAPPENS, { words: isShort && said ? said : 'that happens' })
  return ahead ? { content: ahead, metadata: {} } : null
}
/** Words: what is feared at greater length is only pointed at. */
const LONGEST_FEARED = 10

/** What is the leader's own in it, one calm sentence, and the request. */
function standFirm(writing: Writing, answer: string, kind: Answer): Draft {
  const { voice } = writing
  const reply = voice.pick(WHAT_IF_REPLIES[kind]) ?? voice.pick(WHAT_IF_REPLIES.other)
  const isPlain = WITHOUT_REQUEST.has(kind)
  const request = isPlain ? '' : voice.pick(WHAT_IF_REQUEST)
  if (!reply || request === undefined) return explore(writing)
  const question = isPlain ? undefined : voice.pick(WHAT_IF_ASK)
  const script: Script = {
    id: `what-if.${writing.state.userTexts.length}`,
    scenario: `If ${answer}`,
    purpose: isPlain ? 'To answer it and go on' : 'To stay with your request',
    script: sentences(reply, request),
    adaptationTips: voice.take(isPlain ? WHAT_IF_PLAIN_TIPS : WHAT_IF_TIPS, 2, (tip) => tip),
  }
  return {
    content: paragraphs(
      speak(writing, isPlain ? WHAT_IF_PLAIN : WHAT_IF_LEAD),
      quoteWords(script.script),
      strong(question),
    ),
    metadata: { structuredResponse: onlyScripts([script]), ...asked(question) },
  }
}

/** "Challenge me": what is hard to hear in the matter, and the question that goes with it. */
export function challenge(writing: Writing): Draft {
  const primary = primaryOf(writing)
  if (!primary) return explore(writing)
  const { voice, names } = writing
  const plain = voice.isFresh(primary.hardPart.plain) ? voice.say(primary.hardPart.plain) : undefined
  const [reading] = voice.take(primary.readings, 1, ({ question }) => question)
  const question = reading ? tellLeader(reading.question, names) : stageQuestions(writing, 1)[0]
  return {
    content: paragraphs(plain && tellLeader(plain, names), speak(writing, BLUNT), strong(question)),
    metadata: asked(question),
  }
}

/** Asks whether a step of the session before, which is due only later, is still on; `dueOn` is `YYYY-MM-DD`. */
export function askStillOn(writing: Writing, { text, dueOn }: { text: string; dueOn: string }): string {
  const day = sayDay(dueOn, writing)
  const act = text.replace(/ \((?:\w+day, )?[A-Z]\w+ \d{1,2}\)$/, '')
  return speak(writing, STEP_AHEAD, { act, day: sentenceCase(day === 'tomorrow' ? day : `on ${day}`) }) ?? ''
}
