import type { Answer } from '../../playbooks/answer.ts'
import type { Library } from '../../playbooks/library.ts'
import type { Choice, Happening, PlainAnswer } from '../../playbooks/playbook.ts'
import type { Bank, Matchings } from '../../text/matching.ts'
import { wasSaid } from '../../text/said-lines.ts'
import type { Pieces } from './excerpts.ts'
import { rankUnits } from './find-said.ts'

/** So many of each bank are weighed, the likeliest first: of a message that begins a matter, and of one further on. */
const MOST = {
  twists: [0, 6],
  stories: [5, 1],
  answers: [3, 3],
  feared: [1, 2],
  failed: [0, 1],
  choices: [1, 1],
} as const satisfies Partial<Record<Bank, readonly [first: number, later: number]>>
/** The same of kinds of messages. */
const MOST_KINDS = { ask: [2, 2], fear: [1, 1], matter: [2, 0], news: [0, 2] } as const

/** Where an answer is from: a bank, or what can be said to a kind of message. */
export type AnswerSource = keyof typeof MOST | keyof typeof MOST_KINDS
const BANKS_READ = Object.keys(MOST) as (keyof typeof MOST)[]
/** Where answers are from, in the order in which they are weighed. */
export const ANSWER_SOURCES: readonly AnswerSource[] = [
  ...BANKS_READ,
  ...(Object.keys(MOST_KINDS) as (keyof typeof MOST_KINDS)[]),
]

/** An answer, and what was read of a message that speaks for it. */
export interface Candidate {
  readonly unit: Answer
  /** What it is about, where that is written. */
  readonly about?: string | undefined
  readonly source: AnswerSource
  /** Names it within its source. */
  readonly key: string
  /** How likely the message says this, 0 to 1. */
  readonly chance: number
  /** Its place among those of its source, from 0 on. */
  readonly rank: number
}

/** What a message stands in, and what was read of it. */
export interface Read {
  readonly message: string
  /** What it asks, each as it was looked up. */
  readonly questions: readonly string[]
  /** Whether it begins the conversation, and whether it begins a matter. */
  readonly isFirst: boolean
  readonly isNew: boolean
  /** The marks of what has been said, which is not said again. */
  readonly used: ReadonlySet<string>
  readonly matchings: Matchings
  readonly excerpts: Pieces | null
}

/** Banks of which a question in the message may say another unit than the whole. */
const OF_QUESTIONS = new Set<Bank>(['answers', 'choices'])

/** The units of a bank that have not been said, each with the chance that the message, or a question in it, says it. */
function rankBank(bank: keyof typeof MOST, { message, questions, matchings, used }: Read, library: Library) {
  const units: readonly (PlainAnswer | Choice | Happening)[] = library[bank]
  const best = new Map<(typeof units)[number], number>()
  for (const text of OF_QUESTIONS.has(bank) ? [message, ...questions] : [message]) {
    const matching = matchings.get(text)
    for (const { unit, chance } of matching ? rankUnits(bank, units, { text, matching }) : [])
      best.set(unit, Math.max(chance, best.get(unit) ?? 0))
  }
  return [...best]
    .filter(([{ answer }]) => !wasSaid(used, answer))
    .toSorted(([, one], [, other]) => other - one)
    .map(([unit, chance]) => ({
      unit,
      key: unit.key,
      chance,
      about: bank === 'answers' ? undefined : unit.about,
    }))
}

/** What can be said to the kinds of message it may be: of each kind the first that has not been said. */
function rankKinds(head: keyof typeof MOST_KINDS, { excerpts, used }: Read, library: Library) {
  const kinds: Readonly<
    Record<keyof typeof MOST_KINDS, readonly { readonly key: string; readonly says: readonly Answer[] }[]>
  > = {
    ask: library.asked.map(({ key, answers }) => ({ key, says: answers.map((answer) => ({ answer })) })),
    fear: library.fearedKinds.map(({ key, replies }) => ({
      key,
      says: replies.map(({ answer, say }) => ({ answer, reply: say })),
    })),
    matter: library.matters.map(({ key, replies }) => ({ key, says: replies })),
    news: library.news.map(({ key, replies }) => ({ key, says: replies })),
  }
  return (excerpts?.whole[head] ?? []).flatMap(({ key, chance }) => {
    const unit = kinds[head]
      .find((kind) => kind.key === key)
      ?.says.find(({ answer }) => !wasSaid(used, answer))
    return unit ? [{ unit, key, chance }] : []
  })
}

/** Lists what may answer a message: what it, and each question in it, most likely says of each bank, and what can be said to the kinds of message it may be. */
export function listCandidates(read: Read, library: Library): Candidate[] {
  const take = (
    source: AnswerSource,
    [first, later]: readonly [number, number],
    ranked: readonly Omit<Candidate, 'source' | 'rank'>[],
  ) => ranked.slice(0, read.isNew ? first : later).map((each, rank) => ({ ...each, source, rank }))
  const ofBanks = BANKS_READ.flatMap((bank) => {
    // Further on in a conversation a matter that is new may still be told as a twist.
    const most = bank === 'twists' && !read.isFirst ? ([MOST[bank][1], MOST[bank][1]] as const) : MOST[bank]
    return take(bank, most, rankBank(bank, read, library))
  })
  const heads = Object.keys(MOST_KINDS) as (keyof typeof MOST_KINDS)[]
  return [
    ...ofBanks,
    ...heads.flatMap((head) => take(head, MOST_KINDS[head], rankKinds(head, read, library))),
  ]
}
