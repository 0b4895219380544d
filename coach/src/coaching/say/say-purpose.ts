import type { Purpose } from '../../playbooks/playbook.ts'
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
