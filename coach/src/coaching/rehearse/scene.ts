import type { Case } from '@lodestar/contract/case'
import type { Message } from '@lodestar/contract/coaching'
import type { Scene } from '@lodestar/contract/rehearsals'
import { readQuoted } from '../../text/quoted-words.ts'
import { detectBoundary } from '../screen/screen.ts'

/** What a rehearsal is begun from: a session, a meeting, a person, each of which may be missing. */
export interface SceneSource {
  readonly session: {
    readonly title: string
    readonly messages: readonly Message[]
    readonly case: Case
  } | null
  readonly meeting: { readonly title: string } | null
  readonly person: string
}

/** "One-on-one with Marco", "Review for Ana Silva". */
const NAMED = /\b(?:with|for)\s+(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)/u
/** Lines of what was told, the newest. */
const MOST_TOLD = 12

/** Sets the scene of a rehearsal from what is known. What belongs in other hands is in none. */
export function setScene({ session, meeting, person }: SceneSource): Scene {
  const known = session?.case
  const people = (known?.people ?? []).filter(({ struck, sameAs }) => !struck && sameAs === null)
  const matter = known?.matters.find(({ id, struck }) => id === known.inHand && !struck)
  const title = matter?.title ?? session?.title ?? meeting?.title ?? ''
  const facts = (known?.facts ?? []).filter(({ struck }) => !struck).map(({ quote }) => quote)
  return {
    person: person || people[0]?.label || NAMED.exec(meeting?.title ?? '')?.[1] || '',
    title: isMentionable(title) ? title : '',
    words: findWords(session?.messages ?? []),
    expected: [
      ...(session?.messages.findLast(({ metadata }) => metadata.reactions)?.metadata.reactions ?? []),
    ],
    told: [...facts, ...listFears(session?.messages ?? [])].filter(isMentionable).slice(-MOST_TOLD),
  }
}

const isMentionable = (text: string): boolean => text !== '' && detectBoundary(text) === null

/** The words to say that the coach made last; a reply to what is only feared comes after words that open the talk. */
function findWords(messages: readonly Message[]): string {
  const made = messages.flatMap(({ role, content, metadata }) => {
    const words = role === 'assistant' ? readQuoted(content) : ''
    return words === '' ? [] : [{ words, isReply: metadata.turn?.move === 'what-if' }]
  })
  return (made.findLast(({ isReply }) => !isReply) ?? made.at(-1))?.words.replaceAll('**', '') ?? ''
}

const FEAR =
  /\b(?:what if|and if|i(?:'m| am) (?:afraid|scared|worried)|my (?:fear|worry)|i (?:fear|dread|worry))\b/i

/** What the leader has said they fear, sentence by sentence. */
const listFears = (messages: readonly Message[]): string[] =>
  messages
    .filter(({ role }) => role === 'user')
    .flatMap(({ content }) => content.split(/(?<=[.!?])\s+|\n+/))
    .filter((sentence) => FEAR.test(sentence) && sentence.length < 300)
