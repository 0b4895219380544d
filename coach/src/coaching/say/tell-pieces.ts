import type { AroundKey } from '../../playbooks/around.ts'
import type { SpeechAct } from '../../playbooks/playbook.ts'
import type { ExcerptAct } from '../../text/excerpts.ts'
import { sentences } from '../../text/join-text.ts'
import { sentenceCase } from '../../text/perspective.ts'
import { sayTo } from '../../text/say-to.ts'
import type { Heard } from '../listen/listen.ts'
import { EXCERPT, WORDS } from '../thresholds.ts'
import type { Recipient } from './own-facts.ts'
import { OWN_SENTENCES } from './own-words.data.ts'
import { findRecipient } from './recipient.ts'
import type { Wanted } from './wanted-words.ts'
import { isCallName } from './words-for.ts'
import type { Writing } from './writing.ts'

/** Words made of what the leader told, in their own sentences. */
export interface ToldSpeech {
  readonly said: string
  readonly to: Recipient
  readonly act: SpeechAct
  /** The first of the leader's sentences. */
  readonly fact: string | undefined
  /** The sentences to choose from, where a place is left for them; none where they stand there. */
  readonly pieces: readonly string[]
}

/** What is wanted or offered follows from the rest. */
type Piece = NonNullable<Heard['excerpts']>['pieces'][number]
const LAST = new Set<Piece['role']>(['offer', 'want'])

/** A leader who owns up asks for much the same as one who apologizes. */
const speechOf = (act: ExcerptAct): SpeechAct => (act === 'admit' ? 'apologize' : act)

const end = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)

/** Acts that are told apart by little, in whose words the same first and last lines will do. */
const ALIKE: readonly (readonly SpeechAct[])[] = [
  ['correct', 'boundary', 'open', 'invite', 'return', 'break-silence'],
  ['bad-news', 'dismiss'],
  ['ask', 'agree'],
  ['praise', 'credit'],
  ['console', 'welcome-back'],
]
const isAlike = (one: SpeechAct, other: SpeechAct | undefined) =>
  one === other || ALIKE.some((group) => other && group.includes(one) && group.includes(other))

/** What the words mainly do: as the request says, else where the models that heard it agree; null where that is not known. */
function findAct({ heard, plan: { aroundWords } }: Writing): ExcerptAct | null {
  const { asked } = aroundWords
  const ranked = [...(heard.excerpts?.acts ?? [])].toSorted((one, other) => other[1] - one[1])
  const named = asked && ranked.find(([act]) => isAlike(speechOf(act), asked))
  if (named) return named[0]
  const [best] = ranked
  const isAgreed = best && isAlike(speechOf(best[0]), heard.nearPurposes[0]?.act)
  return best && isAgreed && best[1] >= EXCERPT.act ? best[0] : null
}

/** The pieces that are about whom the words are for: of somebody who was named later than the matter, what is told where they are named. */
function listOwn(
  { heard: { excerpts, text }, state: { userTexts } }: Writing,
  { label }: Recipient,
): readonly Piece[] {
  const pieces = excerpts?.pieces ?? []
  const name = label?.split(' ').at(-1) ?? ''
  const isLater = !(userTexts[0] ?? text).includes(name)
  return isLater ? pieces.filter(({ message }) => message.includes(name)) : pieces
}

/** How many of the leader's sentences there is room for, and what stands around them. */
interface Room {
  readonly pieces: number
  readonly hasFirst: boolean
  readonly hasLast: boolean
}
const WHOLE: Room = { pieces: WORDS.pieces, hasFirst: true, hasLast: true }

function divide(count: number): Room {
  const around = Math.min(2, count - 1)
  return { pieces: Math.min(WORDS.pieces, count - around), hasFirst: around > 1, hasLast: around > 0 }
}

/** What words do of which nothing more is known. */
const OF_ONE = { around: 'any', act: 'open' } as const
const OF_GROUP = { around: 'any-group', act: 'tell-group' } as const

const OF_LEADER = new Set<Piece['role']>(['mine', 'offer', 'feel', 'want'])
const OF_OTHER = new Set<Piece['role']>(['did', 'good'])

/** What begins with its verb, as people write of themselves in haste, with who did it: "found out yesterday". */
function completeSubject({ clause: { tokens }, role }: Piece, said: string): string | undefined {
  const [first, second] = tokens
  // What only goes on with a sentence is said to nobody.
  if (/^(?:which|who|whom|whose|that|where)$/.test(first?.lower ?? '')) return undefined
  if (first?.pos !== 'VERB' || first.lower.endsWith('ing') || second?.pos === 'PUNCT') return said
  const subject = OF_LEADER.has(role) ? 'I' : OF_OTHER.has(role) ? 'You' : undefined
  return subject && `${subject} ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}

type Sayable = Piece & { readonly said: string }

/** Asks the coach, or says how the words shall be. */
const FOR_COACH =
  /\b(?:please|wording|what (?:do|can|should|would) i|how (?:do|can|should|would) i|(?:a|the|some|few) (?:words?|lines?|sentences?|sms|text|e-?mail|message)|simple english|in english)\b/i
/** Speaks of several, who need not be those whom the words are for. */
const OF_SEVERAL = /\b(?:they|them|their|theirs)\b/i

/** What can be said to somebody of what was told, as it was told. */
const listSayable = (writing: Writing, to: Recipient): Sayable[] =>
  listOwn(writing, to).flatMap((piece) => {
    const told = piece.clause.text
    // A request mostly says how the words shall be.
    if (piece.message === writing.heard.text && piece.chance < EXCERPT.ofRequest) return []
    const isOfOthers = to.isGroup === true && OF_SEVERAL.test(told) && !OF_OTHER.has(piece.role)
    const text = isOfOthers || FOR_COACH.test(told) ? undefined : sayTo(piece.clause, to)?.text
    const said = text && completeSubject(piece, text)
    return said && said.split(/\s+/).length <= WORDS.longestPiece ? [{ ...piece, said }] : []
  })

/** In the order they are said: first what is so, then what is wanted. */
const inOrder = (sayable: readonly Sayable[], kept: ReadonlySet<Sayable>): Sayable[] => [
  ...sayable.filter((piece) => kept.has(piece) && !LAST.has(piece.role)),
  ...sayable.filter((piece) => kept.has(piece) && LAST.has(piece.role)),
]
const byChance = (sayable: readonly Sayable[]) => sayable.toSorted((one, other) => other.chance - one.chance)

/** The likeliest of them, as many as there is room for. */
function chooseSure(sayable: readonly Sayable[], most: number): Sayable[] {
  const [best, ...others] = byChance(sayable).slice(0, most)
  return inOrder(
    sayable,
    new Set([...(best ? [best] : []), ...others.filter(({ chance }) => chance >= EXCERPT.further)]),
  )
}

/** What the leader decides, wants or offers is picked less surely than what happened, and missed more. */
const POINT = new Set<Piece['role']>(['news', 'want', 'offer'])

/** The likeliest to choose from, with some of what the leader decides, wants or offers among them. */
function chooseOffered(sayable: readonly Sayable[]): Sayable[] {
  const ranked = byChance(sayable)
  const points = ranked.filter(({ role }) => POINT.has(role)).slice(0, WORDS.pointsOffered)
  return inOrder(
    sayable,
    new Set([...points, ...ranked].slice(0, WORDS.offered + points.length).slice(0, WORDS.offered)),
  )
}

/** Lines that only somebody says who stands before the other. */
const SPOKEN =
  /\b(?:write it down|out loud|stop there|hear (?:that|this) from me|heard me|listen|one by one)\b/i

/** A first and a last line for words, as far as there is room. */
function pickAround(
  { voice, plan }: Writing,
  key: AroundKey,
  { channel }: Wanted,
  { hasFirst, hasLast }: Room,
) {
  const fits = (line: string) => channel === 'spoken' || !SPOKEN.test(line)
  const pick = (bank: readonly string[]) => voice.pick(bank.filter(fits)) ?? bank.find(fits) ?? ''
  const { first, last } = plan.aroundWords.around[key]
  return { first: hasFirst ? pick(first) : '', last: hasLast ? pick(last) : '' }
}

const isCalled = ({ label }: Recipient) => label !== null && isCallName(label)

/** Whether it is sure that one of them belongs into the words, and whom they are for. */
const isSure = (sayable: readonly Sayable[], { label, isGroup }: Recipient): boolean =>
  (label !== null || isGroup === true) && sayable.some(({ chance }) => chance >= EXCERPT.sure)

/** Words that are known for what they are for go before sentences that may hardly belong there. */
const isEnough = (sayable: readonly Sayable[], { heard: { purpose } }: Writing): boolean =>
  sayable.length >= EXCERPT.fewest &&
  (purpose === null || sayable.some(({ chance }) => chance >= EXCERPT.beforePurpose))

/**
 * Makes words of the leader's own sentences, turned to whom they are for, with a first and a last line around them. Where it is not sure which of
 * them belong there, or whom they are for, a place is left for them, with the likeliest to choose from.
 *
 * @returns null where nothing of what was told may belong into them, or it cannot be said to anybody.
 */
export function tellPieces(writing: Writing, wanted: Wanted, own: Recipient): ToldSpeech | null {
  const to = findRecipient(writing, own)
  const sayable = listSayable(writing, to)
  const isFilled = isSure(sayable, to)
  if (!isFilled && !isEnough(sayable, writing)) return null
  const room = isFilled ? divide(wanted.sentences) : WHOLE
  const chosen = isFilled ? chooseSure(sayable, room.pieces) : chooseOffered(sayable)
  const told = chosen.map(({ said }) => end(sentenceCase(said)))
  const [act, others] = [findAct(writing), to.isGroup ? OF_GROUP : OF_ONE]
  const { first, last } = pickAround(writing, act ?? others.around, wanted, room)
  return {
    said: sentences(first, ...(isFilled ? told : [OWN_SENTENCES]), last),
    to: isCalled(to) ? to : { ...to, label: null },
    act: act ? speechOf(act) : others.act,
    fact: told[0],
    pieces: isFilled ? [] : told,
  }
}
