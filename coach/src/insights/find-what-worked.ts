import type { History, PastOutcome } from './history.ts'
import type { InsightDraft } from './insight-draft.ts'
import { SITUATION_WORDS } from './situation-words.data.ts'
import { sayNumber, startWith } from './wording.ts'

/** Fewer conversations of a kind show nothing: chance alone makes four alike. */
const NEED = 5

const MEETING_WORDS: Readonly<Record<string, string>> = {
  'one-on-one': 'One-on-ones',
  team: 'Team meetings',
  client: 'Client meetings',
}

const nameKind = (kind: string): string | undefined => {
  const topic = SITUATION_WORDS[kind]?.topic
  return topic ? `Talks about ${topic}` : MEETING_WORDS[kind]
}

/** Counts how conversations of one kind went, as the leader told them; only what was held, and only from five of a kind on. */
export function findWhatWorked({ outcomes = [] }: Pick<History, 'outcomes'>): InsightDraft | null {
  const held = outcomes.filter(({ kind, came }) => kind && nameKind(kind) && isHeld(came))
  const [first] = [...Map.groupBy(held, ({ kind }) => kind ?? '')].sort(
    ([, one], [, other]) => other.length - one.length,
  )
  if (!first || first[1].length < NEED) return null
  const [kind, own] = first
  const well = own.filter(({ came }) => came === 'well')
  const quote = well.find(({ line }) => line !== '')?.line
  return {
    type: 'pattern_recognition',
    subject: `outcome.${kind}`,
    title: `${nameKind(kind)}: how they went`,
    description: `${startWith(sayNumber(own.length))} of them you told about: ${sayNumber(well.length)} went well, ${sayNumber(own.length - well.length)} mixed.${quote ? ' What you wrote of the last that went well is quoted here. What of it can you do again?' : ' What did you do in those that went well? One line after the next one would tell.'}`,
    priority: 2,
    pieces: own.map(({ id, atMs }) => ({ id, atMs })),
    noun: 'conversation',
    ...(quote ? { quote } : {}),
  }
}

const isHeld = (came: PastOutcome['came']) => came === 'well' || came === 'mixed'
