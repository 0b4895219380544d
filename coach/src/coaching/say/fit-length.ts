import type { SpeechAct } from '../../playbooks/playbook.ts'
import { paragraphs } from '../../text/join-text.ts'
import { countWords } from '../../text/split-words.ts'
import type { Move } from '../decide/decide.ts'
import { LENGTH } from '../thresholds.ts'
import { WORDS } from '../words-thresholds.ts'
import { listReactions } from './compose-direct.ts'
import { IN_YOUR_STYLE, OWN_WORDS_TIPS } from './own-words.data.ts'
import { isSureOfMatter, tellWhyAsked } from './questions.ts'
import { inSentence, primaryOf, speak } from './speak.ts'
import { FROM_PRACTICE, STILL_OPEN, WATCH_FOR } from './voice.data.ts'
import { readWanted } from './wanted-words.ts'
import { tellLeader } from './words-for.ts'
import type { Draft, Writing } from './writing.ts'

/** One thing more that is worth saying; nothing once there is none left. */
type Unit = (writing: Writing) => string | undefined

/** What may come back in the talk, with what can be said to it. */
const watch: Unit = (writing) => {
  if (!writing.plan.conduct) return undefined
  const [reaction] = writing.voice.take(listReactions(writing), 1, ({ reply }) => reply)
  return reaction && speak(writing, WATCH_FOR, { if: reaction.if, reply: reaction.reply })
}

/** What those who do it well pay attention to. */
const tip: Unit = (writing) => {
  if (!isSureOfMatter(writing)) return undefined
  const line = writing.voice.pick(primaryOf(writing)?.tips ?? [])
  return line && speak(writing, FROM_PRACTICE, { words: tellLeader(line, writing.names) })
}

/** What is behind such a matter. */
const reason: Unit = (writing) => {
  if (!isSureOfMatter(writing)) return undefined
  const line = writing.voice.pick(primaryOf(writing)?.openings ?? [])
  return line && tellLeader(line, writing.names)
}

/** The readings between which nothing has decided. */
const secondReading: Unit = (writing) => {
  const [first, second] = primaryOf(writing)?.readings ?? []
  // Where it is between two situations, that is open first.
  if (writing.plan.reading || !isSureOfMatter(writing) || !first || !second) return undefined
  return speak(writing, STILL_OPEN, { first: inSentence(first.name), second: inSentence(second.name) })
}

/** Words that give feedback. */
const GIVES_FEEDBACK = new Set<SpeechAct>(['correct', 'boundary', 'praise'])

/** How words that give feedback are given in the way the leader prefers; none where they are written, or say what the request lists. */
const feedbackStyle: Unit = (writing) => {
  const { plan, preferences, voice, heard } = writing
  const isListed = (heard.excerpts?.points.length ?? 0) > 0
  if (isListed || readWanted(writing).channel !== 'spoken') return undefined
  return plan.speech && GIVES_FEEDBACK.has(plan.speech.key)
    ? voice.take([IN_YOUR_STYLE[preferences.feedbackStyle]], 1, (line) => line)[0]
    : undefined
}

/** How words to say are made one's own. */
const ownWords: Unit = (writing) => {
  const tips = readWanted(writing).channel === 'spoken' ? OWN_WORDS_TIPS : OWN_WORDS_TIPS.slice(0, 1)
  return writing.voice.take(tips, 1, (line) => line)[0]
}

/**
 * What a turn may be filled with, what is worth most first; a turn that is not named is as long as it has to be. What is said of such
 * matters at large rarely fits the message: who likes it short gets none of it.
 */
const UNITS: Partial<Record<Move, { readonly own: readonly Unit[]; readonly atLarge: readonly Unit[] }>> = {
  advise: { own: [secondReading], atLarge: [tip, reason] },
  explore: { own: [secondReading], atLarge: [tellWhyAsked, tip] },
  script: { own: [feedbackStyle, ownWords], atLarge: [] },
  opinion: { own: [secondReading], atLarge: [tip, reason] },
  pushback: { own: [secondReading], atLarge: [tip, tellWhyAsked] },
  'what-if': { own: [watch], atLarge: [watch] },
  challenge: { own: [secondReading], atLarge: [reason, tip] },
  'first-thing': { own: [watch], atLarge: [tip, reason] },
  'commit-ask': { own: [], atLarge: [tellWhyAsked, tip] },
  unsure: { own: [], atLarge: [reason, tip] },
  scale: { own: [], atLarge: [tip] },
}

const MOST_AT_LARGE = { brief: 0, balanced: 1, detailed: 3 } as const

/** Asks, leads a list, or sets words apart: it stands as it is. */
const STANDS = /^(?:>|-|\*\*)|\?\**$/
const SENTENCE_END = /(?<=[.!?]["”’)]?)\s+(?=[\p{Lu}“"*])/u

/** The question of a turn: what stands out in bold, or ends with its mark, and is not said to somebody else. */
const ASKS = /^(?!>)(?:\*\*[^*]+\*\*$|(?:.|\n)*\?\**\s*$)/

/** Puts something before the question that a turn ends with, or at its end. */
function addBefore(content: string, units: readonly string[]): string {
  const parts = content.split('\n\n')
  const at = parts.findLastIndex((part) => ASKS.test(part))
  const place = at < 0 ? parts.length : at
  return paragraphs(...parts.slice(0, place), ...units, ...parts.slice(place))
}

/** Leaves out the last sentences of the longest paragraph, as long as something is left of it, until there are few enough words. */
function cut(content: string, most: number): string {
  const parts = content.split('\n\n')
  while (countWords(parts.join(' ')) > most) {
    const [longest] = parts
      .map((part, at) => ({ at, sentences: STANDS.test(part.trim()) ? [] : part.split(SENTENCE_END) }))
      .filter(({ sentences }) => sentences.length > WORDS.keptSentences)
      .sort((one, other) => countWords(other.sentences.join(' ')) - countWords(one.sentences.join(' ')))
    if (!longest) break
    parts[longest.at] = longest.sentences.slice(0, -1).join(' ')
  }
  return parts.join('\n\n')
}

/** A turn that declines what was asked says so, and nothing else. */
const isDeclined = (move: Move, { metadata }: Draft) =>
  move === 'opinion' && !metadata.followUpQuestions?.length

/** Whether nothing is added to a turn or taken from it. */
const isLeft = ({ plan, preferences }: Writing, draft: Draft): boolean =>
  (draft.isWhole === true && preferences.responseLength !== 'detailed') || isDeclined(plan.move, draft)

/** Whether the turn answers what the message tells. */
const isToldAnswered = ({ plan: { telling, twist }, voice }: Writing): boolean =>
  telling !== null || (twist !== null && !voice.isFresh(twist.answer))

/**
 * Makes a turn as long as its leader prefers: with a reason, a second reading or what to watch for while it is shorter, none of them
 * said before; and without its last explanations where it is longer and was to be brief.
 */
export function fitLength(writing: Writing, draft: Draft): Draft {
  const { plan, preferences } = writing
  const { least, most } = LENGTH[preferences.responseLength]
  const known = isLeft(writing, draft) ? undefined : UNITS[plan.move]
  if (!known) return draft
  const units = [...known.own, ...known.atLarge.slice(0, MOST_AT_LARGE[preferences.responseLength])]
  const { content } = draft
  if (preferences.responseLength === 'brief' && countWords(content) > most)
    return { ...draft, content: cut(content, most) }
  // What was told has its own answer; what is said of such matters at large would only follow it.
  if (isToldAnswered(writing) && preferences.responseLength === 'balanced') return draft
  const added: string[] = []
  let words = countWords(content)
  for (const unit of units) {
    const said = words < least ? unit(writing) : undefined
    if (!said) continue
    added.push(said)
    words += countWords(said)
  }
  return { ...draft, content: addBefore(content, added) }
}
