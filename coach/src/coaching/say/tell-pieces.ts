import type { SpeechAct } from '../../playbooks/playbook.ts'
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

/** The frame of words, and what the leader told that can stand in it. */
export interface ToldSpeech {
  /** A first and a last line, with a place between them. */
  readonly said: string
  readonly to: Recipient
  readonly act: SpeechAct
  /** The leader's sentences to choose from, turned to whom they are for. */
  readonly pieces: readonly string[]
}

type Piece = NonNullable<Heard['excerpts']>['pieces'][number]
type Sayable = Piece & { readonly said: string }

/** What is wanted or offered follows from the rest. */
const LAST = new Set<Piece['role']>(['offer', 'want'])
/** What the leader decides, wants or offers is picked less surely than what happened, and missed more. */
const POINT = new Set<Piece['role']>(['news', 'want', 'offer'])
const OF_LEADER = new Set<Piece['role']>(['mine', 'offer', 'feel', 'want'])
const OF_OTHER = new Set<Piece['role']>(['did', 'good'])

const end = (sentence: string) => (/[.!?…]["”’')]?$/.test(sentence) ? sentence : `${sentence}.`)

/** Whom a request says the words to by what they are: "to my manager", "tell the team". */
const BY_ROLE =
  /\b(?:to|for|with|tell|ask|text|email|mail|write|message|thank) (?:all )?(?:the|my|our) (?:\w+ )?(team|others|crew|group|staff|people|department|class|parents|boss|manager|director|owner|chief|board|clients?|customers?|mother|father|suppliers?|deputy|principal)\b/i

/** Says whether a text has a word, whatever its case. */
const hasWord = (text: string, word: string): boolean =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}'’-]+/gu)
    ?.includes(word.toLowerCase()) ?? false

/** Whether whom the words are for, as the request calls them, was not spoken of before. */
function isForNewcomer({ heard: { text, people }, state: { userTexts } }: Writing, to: Recipient): boolean {
  const [only, ...more] = people.filter(({ isNamed }) => isNamed)
  const name = to.label ?? (more.length === 0 ? only?.label : undefined)
  const called = name?.split(' ').at(-1) ?? BY_ROLE.exec(text)?.[1]
  if (!called || to.isAboutThem || userTexts.length === 0) return false
  return !userTexts.some((earlier) => hasWord(earlier, called))
}

/**
 * What may be said of what was told in the matter and has not been handed over or struck: to somebody who was not spoken of before, what the request tells; of
 * any other request, which mostly says how the words shall be, only what surely belongs there.
 */
function listOwn(writing: Writing, to: Recipient): readonly Piece[] {
  const { heard, state } = writing
  const isNew = isForNewcomer(writing, to)
  const earlier = new Set(isNew || heard.matter === 'new' ? [] : state.userTexts)
  const least = isNew ? EXCERPT.least : EXCERPT.ofRequest
  return (heard.excerpts?.pieces ?? []).filter(({ message, chance }) =>
    message === heard.text ? chance >= least : earlier.has(message),
  )
}

/** What begins with its verb, as people write of themselves in haste, with who did it: "found out yesterday"; nothing of what only goes on with a sentence. */
function completeSubject({ clause: { tokens }, role }: Piece, said: string): string | undefined {
  const [first, second] = tokens
  if (/^(?:which|who|whom|whose|that|where)$/.test(first?.lower ?? '')) return undefined
  if (first?.pos !== 'VERB' || first.lower.endsWith('ing') || second?.pos === 'PUNCT') return said
  const subject = OF_LEADER.has(role) ? 'I' : OF_OTHER.has(role) ? 'You' : undefined
  return subject && `${subject} ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}

/** Asks the coach; and, in a request, says how the words shall be. */
const FOR_COACH =
  /\b(?:please|wording|what (?:do|can|should|would) i|how (?:do|can|should|would) i|simple english)\b/i
const OF_WORDS =
  /\b(?:(?:a|the|some|few) (?:words?|lines?|sentences?|sms|text|e-?mail|message)|in english)\b/i
const isForCoach = ({ clause, message }: Piece, { heard }: Writing): boolean =>
  FOR_COACH.test(clause.text) || (message === heard.text && OF_WORDS.test(clause.text))
/** Speaks of several, who need not be those whom the words are for. */
const OF_SEVERAL = /\b(?:they|them|their|theirs)\b/i

/** What can be said to somebody of what was told, as it was told. */
function listSayable(writing: Writing, to: Recipient): Sayable[] {
  const whom = { ...to, isChosen: true }
  return listOwn(writing, to).flatMap((piece) => {
    const isOfOthers = to.isGroup === true && OF_SEVERAL.test(piece.clause.text) && !OF_OTHER.has(piece.role)
    const text = isOfOthers || isForCoach(piece, writing) ? undefined : sayTo(piece.clause, whom)?.text
    const said = text && completeSubject(piece, text)
    return said && said.split(/\s+/).length <= WORDS.longestPiece ? [{ ...piece, said }] : []
  })
}

/** The likeliest, with some of what the leader decides, wants or offers among them, in the order they are said: first what is so, then what is wanted. */
function chooseOffered(sayable: readonly Sayable[]): Sayable[] {
  const ranked = sayable.toSorted((one, other) => other.chance - one.chance)
  const points = ranked.filter(({ role }) => POINT.has(role)).slice(0, WORDS.pointsOffered)
  const others = ranked.filter((piece) => !points.includes(piece)).slice(0, WORDS.offered - points.length)
  const kept = sayable.filter((piece) => points.includes(piece) || others.includes(piece))
  return [...kept.filter(({ role }) => !LAST.has(role)), ...kept.filter(({ role }) => LAST.has(role))]
}

/** Lines that only somebody says who stands before the other. */
const SPOKEN =
  /\b(?:write it down|out loud|stop there|hear (?:that|this) from me|heard me|listen|one by one)\b/i

/** What stands around the place for them: as the request says what the words are for, else what fits whatever stands between. */
function drawFrame(
  { voice, plan: { aroundWords } }: Writing,
  { channel, sentences: wanted }: Wanted,
  isGroup: boolean,
) {
  const fits = (line: string) => channel === 'spoken' || !SPOKEN.test(line)
  const pick = (bank: readonly string[]) => voice.pick(bank.filter(fits)) ?? bank.find(fits) ?? ''
  const { first, last } = aroundWords.around[aroundWords.asked ?? (isGroup ? 'any-group' : 'any')]
  return sentences(wanted > 2 ? pick(first) : '', OWN_SENTENCES, wanted > 1 ? pick(last) : '')
}

/**
 * Draws the frame of words to say, with the leader's own sentences to choose from, turned to whom they are for.
 *
 * @returns null where too little of what was told may belong into them, or can be said to anybody.
 */
export function tellPieces(writing: Writing, wanted: Wanted, own: Recipient): ToldSpeech | null {
  const to = findRecipient(writing, own)
  const offered = chooseOffered(listSayable(writing, to)).map(({ said }) => end(sentenceCase(said)))
  const pieces = [...new Set(offered)]
  if (pieces.length < EXCERPT.fewest) return null
  const isCalled = to.label !== null && isCallName(to.label)
  return {
    said: drawFrame(writing, wanted, to.isGroup === true),
    to: isCalled ? to : { ...to, label: null },
    act: writing.plan.aroundWords.asked ?? (to.isGroup ? 'tell-group' : 'open'),
    pieces,
  }
}
