import { NUMBER_WORDS } from '../../text/number-words.ts'
import { WORDS } from '../words-thresholds.ts'
import type { Writing } from './writing.ts'

const LIMIT =
  /\b(\d|one|two|three|four|five|six)(?: or (?:\d|two|three|four|five))?(?: \w+){0,2} (?:sentences?|lines?)\b/gi
const SHORT = /\b(?:short(?:er)?|brief(?:er)?|quick|few words)\b/i
const SIMPLE = /\b(?:simple|easy|plain) (?:\w+ )?(?:english|words|language)\b/i
const SOFTER = /\b(?:softer|too hard|too harsh|too direct|gentler|kinder|nicer|less harsh)\b/i
/** Without lines that only introduce. */
const PLAINER =
  /\b(?:simpler|plainer|dri?er|less \w+|(?:too|bit|little) (?:\w+ )?(?:long|wordy|stiff|formal|polite|posh|polished|warm|friendly|nice|fancy|cheesy|corporate)|sounds? like|talk like)\b/i
const FIRMER = /\b(?:firmer|stronger|harder|too soft|too nice|too polite|more direct|clearer)\b/i

/** Reads how the leader wants words: said or written, in how many sentences, how plain. */
export function readWanted({ heard: { text: said, told, excerpts }, preferences }: Writing) {
  // With what asked for them first, where they are only to be otherwise.
  const text = excerpts?.request ?? said
  const limit = [...text.matchAll(LIMIT)].at(-1)?.[1]?.toLowerCase()
  const count = limit === undefined ? Number.NaN : Number(limit) || NUMBER_WORDS.indexOf(limit) + 1
  const isMail = /\be-?mail|\bmail\b/i.test(text) && !/\bnot (?:an? )?e?-?mail\b/i.test(text)
  const isChat = /\b(?:chat|whats ?app|slack|teams message|text|sms|message|dm|note)\b/i.test(text)
  const isBrief = [SHORT, FIRMER, PLAINER].some((pattern) => pattern.test(text))
  const length = isBrief ? 'brief' : preferences.responseLength
  const usual = WORDS.sentences[SOFTER.test(text) ? 'detailed' : length]
  return {
    channel: isMail ? ('mail' as const) : isChat ? ('chat' as const) : ('spoken' as const),
    sentences: count > 0 ? count : usual,
    isSimple: SIMPLE.test(told),
  }
}

/** How words are wanted. */
export type Wanted = ReturnType<typeof readWanted>
