import type { FilledPlace } from '@lodestar/contract/structured-response'
import { type Form, PLACE } from '../../playbooks/form.ts'
import type { SpeechAct } from '../../playbooks/playbook.ts'
import { sentences } from '../../text/join-text.ts'
import { sentenceCase } from '../../text/perspective.ts'
import { sayTo } from '../../text/say-to.ts'
import { beginningsOf } from '../../text/split-words.ts'
import type { Heard } from '../listen/listen.ts'
import { DRAFT, EXCERPT, WORDS } from '../words-thresholds.ts'
import { chooseFilling, fillPlace } from './fill-place.ts'
import { asSpokenTo, isForAnother, isForNewcomer, readMeant } from './meant.ts'
import type { Recipient } from './own-facts.ts'
import { OWN_SENTENCES, WHAT_LED_TO_IT } from './own-words.data.ts'
import { findRecipient, readAddressee } from './recipient.ts'
import { endSentence, sayPoints } from './say-points.ts'
import { isForCoach, isSayable, listNames } from './sayable.ts'
import type { Wanted } from './wanted-words.ts'
import { isCallName } from './words-for.ts'
import type { Writing } from './writing.ts'

/** Words, or a frame for them, and what the leader told that can stand in them. */
export interface ToldSpeech {
  /** What the form of words says, or a first and a last line, with a place in between. */
  readonly said: string
  readonly to: Recipient
  readonly act: SpeechAct
  /** What the words are written for; null where they are only a frame. */
  readonly form: Form | null
  /** Of a mail what its form writes about; null of all else. */
  readonly subject: string | null
  /** The leader's sentences to choose from, turned to whom they are for. */
  readonly pieces: readonly string[]
  /** What a place asks for, and those of them that stand there already; null where none do. */
  readonly place: FilledPlace | null
  /** True where the words hold what the request says itself that they shall say. */
  readonly isTold: boolean
}

type Excerpts = NonNullable<Heard['excerpts']>
type Piece = Excerpts['pieces'][number]
type Sayable = Piece & { readonly said: string }

/**
 * Most of them tell what the leader did themselves, which stays as it was told: what others did and what is so is turned to whom it is for, and
 * readers gave such lists .5 of 3, those of own deeds 1.65.
 */
const areMostlyOwn = (offered: readonly Sayable[]): boolean =>
  2 * offered.filter(({ role }) => role === 'mine').length >= offered.length

/** What is wanted or offered follows from the rest. */
const LAST = new Set<Piece['role']>(['offer', 'want'])
/** What the leader decides, wants or offers is picked less surely than what happened, and missed more. */
const POINT = new Set<Piece['role']>(['news', 'want', 'offer'])
const OF_LEADER = new Set<Piece['role']>(['mine', 'offer', 'feel', 'want'])
const OF_OTHER = new Set<Piece['role']>(['did', 'good'])

/**
 * What may be said of what was told in the matter and has not been handed over or struck: to somebody who was not spoken of before, what the request tells; of
 * any other request, which mostly says how the words shall be, only what surely belongs there.
 */
function listOwn(writing: Writing, excerpts: Excerpts, to: Recipient): readonly Piece[] {
  const { heard, state } = writing
  const isNew = isForNewcomer(writing, excerpts, to)
  const isPoint = (text: string) => excerpts.points.some((point) => isPart(text, point.text))
  const earlier = new Set(isNew || heard.matter === 'new' ? [] : state.userTexts)
  const least = isNew ? EXCERPT.least : EXCERPT.ofRequest
  return excerpts.pieces.filter(({ message, chance, clause }) =>
    message === excerpts.request ? chance >= least && !isPoint(clause.text) : earlier.has(message),
  )
}

/** Whether one text holds the other. */
const isPart = (one: string, other: string): boolean => one.includes(other) || other.includes(one)

/** What begins with its verb, as people write of themselves in haste, with who did it: "found out yesterday"; nothing of what only goes on with a sentence. */
function completeSubject({ clause: { tokens }, role }: Piece, said: string): string | undefined {
  const [first, second] = tokens
  if (/^(?:which|who|whom|whose|that|where)$/.test(first?.lower ?? '')) return undefined
  if (first?.pos !== 'VERB' || first.lower.endsWith('ing') || second?.pos === 'PUNCT') return said
  const subject = OF_LEADER.has(role) ? 'I' : OF_OTHER.has(role) ? 'You' : undefined
  return subject && `${subject} ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}

/** Speaks of several, who need not be those whom the words are for. */
const OF_SEVERAL = /\b(?:they|them|their|theirs)\b/i

/** What can be said to somebody of what was told, as it was told. */
function listSayable(writing: Writing, excerpts: Excerpts, to: Recipient): Sayable[] {
  const whom = { ...to, isChosen: true }
  // What was told before says "he" or "she" of the one it was about.
  const whomBefore = isForAnother(writing, to) ? { ...whom, pronoun: null, isOneOfMany: true } : whom
  const called = to.isGroup ? [] : listNames(to.label ?? writing.names.person)
  const meant = readMeant(writing, to)
  return listOwn(writing, excerpts, to).flatMap((piece) => {
    const isOfOthers = to.isGroup === true && OF_SEVERAL.test(piece.clause.text) && !OF_OTHER.has(piece.role)
    const text =
      isOfOthers ||
      excerpts.isKeptOut(piece.clause.text) ||
      isForCoach(piece.clause.text, piece.message === excerpts.request)
        ? undefined
        : sayTo(piece.clause, {
            ...(piece.message === excerpts.request ? whom : whomBefore),
            meant: (at) => meant(piece.message, piece.at + at),
          })?.text
    const said = text && completeSubject(piece, text)?.replace(/\s+/g, ' ')
    return said && isSayable(said, called) ? [{ ...piece, said }] : []
  })
}

/** The likeliest, with some of what the leader decides, wants or offers among them, in the order they are said: first what is so, then what is wanted. */
function chooseOffered(sayable: readonly Sayable[], form: Form | null): Sayable[] {
  const most = form ? WORDS.offeredToForm : WORDS.offered
  const fits = ({ role }: Sayable) => form?.roles.includes(role) ?? false
  const weigh = (piece: Sayable) => piece.chance + (fits(piece) ? EXCERPT.ofForm : 0)
  const best = sayable.toSorted((one, other) => weigh(other) - weigh(one))
  // What hardly belongs there is offered only where there is little else.
  const least = form ? 1 : WORDS.fewOffered
  const ranked = best.filter(({ chance }, at) => at < least || chance >= EXCERPT.likely)
  const points = form ? [] : ranked.filter(({ role }) => POINT.has(role)).slice(0, WORDS.pointsOffered)
  const others = ranked.filter((piece) => !points.includes(piece)).slice(0, most - points.length)
  const kept = sayable.filter((piece) => points.includes(piece) || others.includes(piece))
  return [...kept.filter(({ role }) => !LAST.has(role)), ...kept.filter(({ role }) => LAST.has(role))]
}

/** Lines that only somebody says who stands before the other. */
const SPOKEN =
  /\b(?:write it down|out loud|stop there|hear (?:that|this) from me|heard me|listen|one by one)\b/i

/** What was told, may belong into words that the leader lays down and does not stand in them, turned to whom they are for; the likeliest, in their order. */
export function listLeftOut(writing: Writing, draft: string): string[] {
  const { excerpts } = writing.heard
  if (!excerpts) return []
  const known = new Set(beginningsOf(draft))
  const isSaid = ({ said }: Sayable) => {
    const stems = beginningsOf(said)
    return stems.filter((stem) => known.has(stem)).length >= DRAFT.stands * stems.length
  }
  const left = listSayable(writing, excerpts, findRecipient(writing, readAddressee(writing, 'open'))).filter(
    (piece) => piece.chance >= DRAFT.leftOut && !isSaid(piece),
  )
  const kept = new Set(left.toSorted((one, other) => other.chance - one.chance).slice(0, DRAFT.mostLeftOut))
  return [
    ...new Set(left.filter((piece) => kept.has(piece)).map(({ said }) => endSentence(sentenceCase(said)))),
  ]
}

/** What a request says itself of the words, as it is said, and the acts they are then. */
const ACTS: Partial<Record<Excerpts['points'][number]['kind'], SpeechAct>> = {
  do: 'ask',
  need: 'ask',
  whether: 'ask',
  sorry: 'apologize',
  no: 'refuse',
  thanks: 'praise',
}

/** What was told that belongs into words. */
interface Told {
  readonly to: Recipient
  /** Sentences to choose from. */
  readonly pieces: readonly string[]
  /** Those of them that are put at the place of a form. */
  readonly filling: readonly string[]
  /** What the request says itself, as it is said; one that is only named stands in brackets. */
  readonly points: readonly string[]
  /** True where one of these is more than named. */
  readonly isTold: boolean
}

/** Whoever says so many things themselves wants these said, and nothing else. */
const isAllSaid = (points: readonly string[]): boolean => points.length >= WORDS.wholePoints

type Drawn = Pick<ToldSpeech, 'said' | 'subject' | 'place'>

/** What fits whatever is said, around the place for the leader's sentences and around what the request says itself; null where there is too little of both. */
function drawFrame(
  { voice, plan: { aroundWords } }: Writing,
  { channel, sentences: wanted }: Wanted,
  { to, pieces, points, isTold }: Told,
): Drawn | null {
  if (pieces.length < EXCERPT.fewest && !isTold) return null
  const hasPlace = pieces.length > 0 && points.length < Math.min(wanted, WORDS.fullPoints)
  const blank = hasPlace ? (isTold ? WHAT_LED_TO_IT : OWN_SENTENCES) : undefined
  const fits = (line: string) => channel === 'spoken' || !SPOKEN.test(line)
  const pick = (bank: readonly string[]) => voice.pick(bank.filter(fits)) ?? bank.find(fits) ?? ''
  const { first, last } = aroundWords.around[to.isGroup ? 'any-group' : 'any']
  const needed = points.length + (blank ? 1 : 0)
  const isWhole = isAllSaid(points)
  const said = sentences(
    !isWhole && wanted > needed + 1 ? pick(first) : '',
    blank,
    ...points,
    !isWhole && wanted > needed ? pick(last) : '',
  )
  return { said, subject: null, place: null }
}

const countSentences = (text: string): number => text.split(/[.!?](?=\s|$)/).filter(Boolean).length

/** Of a text that is wanted short so many of its sentences, the place among them. */
function cutTo(text: string, wanted: number): string {
  if (wanted > WORDS.sentences.brief) return text
  const lines = text.split(/(?<=[.!?}]) (?=\S)/)
  const place = lines.findIndex((line) => line.includes(PLACE))
  const first = place < 0 || place < wanted ? wanted : wanted - 1
  return lines.filter((_, at) => at === place || at < first).join(' ')
}

/** The text of a form in the channel that is wanted, as near to the length that is wanted as there is one, with what the request says itself, or a place. */
function drawForm(
  { voice }: Writing,
  form: Form,
  { channel, sentences: wanted, isSimple }: Wanted,
  { pieces, filling, points, isTold }: Told,
): Drawn {
  const texts = channel === 'mail' ? form.mail.map(({ text }) => text) : form[channel]
  const bank = isSimple ? [form.simple] : texts
  const hasPlace = points.length > 0 || pieces.length > 0
  const fitting = bank.filter((text) => text.includes(PLACE) === hasPlace)
  const near = (text: string) => Math.abs(countSentences(text) - wanted)
  const ranked = (fitting.length > 0 ? fitting : bank).toSorted((one, other) => near(one) - near(other))
  const [nearest = ''] = ranked
  const text =
    voice.pick(ranked.filter((each) => near(each) <= near(nearest) + 1)) ?? voice.pick(ranked) ?? nearest
  const subject = form.mail.find((mail) => mail.text === text)?.subject ?? null
  const told = points.join(' ')
  const place = told === '' ? fillPlace(form, filling) : null
  const whole = text.includes(PLACE) || !isTold ? text : `${PLACE} ${text}`
  const said = cutTo(whole, wanted).replace(PLACE, () => told || place?.holds || form.place)
  return { said, subject: channel === 'mail' ? subject : null, place }
}

const NAMES = /\p{Lu}\p{Ll}[\p{L}'’-]*/gu
const ROLE = /\b(?:the|my|our) (?:\w+ )?(\w+)\s*(?:to|for|about|that|whether|if|they)?\s*$/i

/** What is asked of, or said to, the one the words are for: "I need Piet to stop shouting" is nothing for the boss. */
function listMeant({ points, to: called }: Excerpts, to: Recipient): Excerpts['points'] {
  const isOther = (lead: string): boolean => {
    const names = lead.replace(/^\W*\p{Lu}/u, '').match(NAMES) ?? []
    const isRole = called !== null && /^(?:the|my|our) /.test(called)
    if (names.length > 0) return to.label === null ? isRole : !names.some((name) => to.label?.includes(name))
    const role = ROLE.exec(lead)?.[1]
    return (
      role !== undefined &&
      called !== null &&
      /^(?:the|my|our|\p{Lu})/u.test(called) &&
      !called.includes(role)
    )
  }
  return points.filter(({ lead, kind }) => kind === 'tell' || kind === 'topic' || !isOther(lead))
}

/**
 * Draws words to say: what is known for what they are for, or a frame, with what the request says itself that they shall say, and the leader's own
 * sentences to choose from, turned to whom they are for.
 *
 * @returns null where it is not known what they are for, and too little of what was told may belong into them or can be said to anybody.
 */
export function tellPieces(writing: Writing, wanted: Wanted, own: Recipient): ToldSpeech | null {
  const { excerpts } = writing.heard
  if (!excerpts) return null
  const { form } = writing.plan.aroundWords
  const to = findRecipient(writing, own)
  const points = sayPoints(writing, listMeant(excerpts, to), asSpokenTo(writing, excerpts, to))
  // What else was told may be what must stay out.
  const offered = isAllSaid(points) ? [] : chooseOffered(listSayable(writing, excerpts, to), form)
  const tell = (some: readonly Sayable[]) => [
    ...new Set(some.map(({ said }) => endSentence(sentenceCase(said)))),
  ]
  const pieces = tell(offered)
  const filling = tell(chooseFilling(offered, form, to, wanted.sentences))
  const told = { to, pieces, filling, points, isTold: points.some((point) => !point.startsWith('[')) }
  const isCalled = to.label !== null && isCallName(to.label)
  const drawn = form ? drawForm(writing, form, wanted, told) : drawFrame(writing, wanted, told)
  if (!drawn) return null
  const ofPoint = excerpts.points.flatMap(({ kind }) => ACTS[kind] ?? [])[0]
  return {
    ...drawn,
    to: isCalled ? to : { ...to, label: null },
    act: form?.act ?? ofPoint ?? (to.isGroup ? 'tell-group' : 'open'),
    form,
    pieces: drawn.place || areMostlyOwn(offered) ? pieces : [],
    isTold: told.isTold,
  }
}
