import type { Playbook } from '../../playbooks/playbook.ts'
import { paragraphs } from '../../text/join-text.ts'
import { sentenceCase } from '../../text/perspective.ts'
import { handOver } from '../screen/screen.ts'
import { explore } from './compose-explore.ts'
import { offerWords, onlyScripts, scriptsOf } from './compose-scripts.ts'
import { stageQuestions } from './questions.ts'
import { reflect } from './reflect.ts'
import { asked, inSentence, primaryOf, speak, strong } from './speak.ts'
import {
  DECIDE_BY,
  EXPLAIN_SELF,
  EXPLAIN_SELF_WITH_MODEL,
  OPINION,
  OPINION_REASON,
  RECHECK,
  SCALE,
  SCRIPT_LEAD,
  SCRIPT_SPENT,
  UNSURE,
} from './voice.data.ts'
import { fill } from './voice.ts'
import { tellLeader } from './words-for.ts'
import type { Draft, Writing } from './writing.ts'

/** "I tried that", "they refused", "I have no time": taken seriously, then another angle. */
export function answerPushback(writing: Writing): Draft {
  const kind =
    writing.heard.intent === 'no-time' ? 'noTime' : writing.heard.intent === 'refused' ? 'refused' : 'tried'
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

/** What the leader says or asks, answered for itself. */
export function answerHeard(writing: Writing): Draft {
  const { reply } = writing.plan
  const question = reply ? tellLeader(writing.voice.say(reply.question), writing.names) : undefined
  return {
    content: paragraphs(reflect(writing), strong(question)),
    metadata: { ...offerWords(writing), ...asked(question) },
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

/** Asks for a view on the matter as a whole; anything else asks about one thing in it. */
const ON_THE_WHOLE =
  /\bwhat would you (?:do|advise|suggest|recommend)\b(?! if\b)|\bwhat do you (?:think|advise|suggest|recommend|make of)\b|\b(?:your|any) (?:view|opinion|take|advice|suggestions?)\b|\bjust tell me\b|\bin my place\b/i

/** A question about one thing that nothing is written about: how to decide it, rather than a guess. */
function giveTest(writing: Writing): Draft | null {
  const test = speak(writing, DECIDE_BY)
  const question = stageQuestions(writing, 1)[0]
  return test ? { content: paragraphs(test, strong(question)), metadata: asked(question) } : null
}

/** "What would you do?": a view and its reason; to a narrower question, what to decide it by. */
export function giveOpinion(writing: Writing): Draft {
  const narrow = ON_THE_WHOLE.test(writing.heard.text) ? null : giveTest(writing)
  if (narrow) return narrow
  const primary = primaryOf(writing)
  const suited = writing.plan.reading?.approaches ?? primary?.approaches.map(({ id }) => id) ?? []
  const open = suited.filter((id) => writing.voice.isFresh(`opinion.${id}`))
  const approach = primary?.approaches.find(({ id }) => id === open[0])
  if (!approach) return explore(writing)
  writing.voice.say(`opinion.${approach.id}`)
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
  const content = paragraphs(speak(writing, SCRIPT_LEAD))
  const followUpQuestions = stageQuestions(writing, 1)
  return { content, metadata: { structuredResponse: onlyScripts(scripts), followUpQuestions } }
}

/** A number on a scale: why not lower, and what one more would be (Jackson & McKergow). */
export function answerScale(writing: Writing): Draft {
  const said = speak(writing, SCALE, { words: String(writing.heard.scale ?? '') })
  return said ? { content: sentenceCase(said), metadata: {} } : explore(writing)
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
export function handOverTurn(writing: Writing): Draft {
  const { boundary } = writing.plan
  if (!boundary) throw new RangeError('a hand-over needs a boundary')
  const { content, suggestions } = handOver(boundary)
  return { content, metadata: { suggestions } }
}
