import type { Message, Tap } from '@lodestar/contract/coaching'
import { readQuoted } from '../../text/quoted-words.ts'
import type { OwnDraft } from './draft.ts'
import type { Intent } from './intent.ts'

/** What a tap says for certain. */
const INTENTS: Readonly<Record<Tap, Intent>> = {
  words: 'ask-script',
  view: 'ask-opinion',
  challenge: 'challenge',
  reaction: 'what-if',
  another: 'describe',
  missed: 'disagree',
  // Where there are no words yet, these are asked for.
  softer: 'ask-script',
  shorter: 'ask-script',
  keep: 'commit',
}

/** Reads what was tapped in place of the words of a message. */
export function readTapped(
  tapped: Tap,
  history: readonly Message[],
): { intent: Intent; draft: OwnDraft | null } {
  const isChange = tapped === 'softer' || tapped === 'shorter'
  return { intent: INTENTS[tapped], draft: isChange ? findGiven(tapped, history) : null }
}

/** The words to say that the coach gave last, to be given otherwise; null where it gave none. */
function findGiven(change: 'softer' | 'shorter', history: readonly Message[]): OwnDraft | null {
  const text = history
    .map(({ role, content }) => (role === 'assistant' ? readQuoted(content) : ''))
    .findLast((words) => words !== '')
  return text === undefined
    ? null
    : { text, at: null, change, asks: 'good', fear: 'other', channel: 'chat', isSpoken: true, isCoachs: true }
}
