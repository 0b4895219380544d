import { sayOtherWords } from '@lodestar/contract/coaching'
import type { Purpose, Speech, SpeechAct } from '../../playbooks/playbook.ts'
import { findOwnFacts, type Recipient } from './own-facts.ts'
import { fillPurposeLine, readPurposeSlots } from './purpose-slots.ts'
import { endSentence } from './say-points.ts'
import type { Wanted } from './wanted-words.ts'
import type { Writing } from './writing.ts'

/** Words that are known for what they are for, as long and as plain as they are asked for. */
export function sayPurpose(writing: Writing, purpose: Purpose, wanted: Wanted, to: Recipient): string {
  const { chat, simple, said, core } = purpose
  if (wanted.channel === 'chat') return chat
  if (wanted.isSimple) return simple
  const slots = readPurposeSlots(writing, to)
  const { fact: news } = findOwnFacts(writing, 'bad-news', to)
  const whole = said.map((line) =>
    line.startsWith('[') && news ? endSentence(news) : fillPurposeLine(line, slots),
  )
  const needed = core.flatMap((at) => whole[at - 1] ?? [])
  const others = whole.flatMap((line) => (line && !needed.includes(line) ? [line] : []))
  const kept = new Set([...needed, ...others].slice(0, wanted.sentences))
  return whole.filter((line) => line && kept.has(line)).join(' ')
}

/** Says whether a tap chose what the words are for, of all purposes. */
export const isTappedPurpose = ({ heard: { form, purpose, text } }: Writing): boolean =>
  form === null && purpose !== null && sayOtherWords(purpose.purpose) === text.trim()

/** Speech acts that say what was told as it was told; in all others a clause of it may be about anything. */
const SAID_BY_ITSELF = new Set<SpeechAct>(['apologize', 'refuse', 'bad-news', 'dismiss', 'tell-group'])

/** What the words are for, where it is known; `unsure` where there is only something near it; null where what was told is said as it was told. */
export function findPurpose(
  writing: Writing,
  { key }: Speech,
  fact: string | undefined,
): Purpose | 'unsure' | null {
  const { purpose, nearPurposes, tellsOfDismissal } = writing.heard
  // Praise says what somebody did, which only the leader knows.
  if ((key === 'praise' || purpose?.act === 'praise') && !isTappedPurpose(writing)) return null
  const isTold = ({ act }: Purpose) => act !== 'dismiss' || tellsOfDismissal
  if (purpose) return isTold(purpose) ? purpose : null
  const isPlain = fact !== undefined && SAID_BY_ITSELF.has(key)
  return !isPlain && nearPurposes.some(isTold) ? 'unsure' : null
}
