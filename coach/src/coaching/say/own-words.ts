import type { MessageMetadata } from '@lodestar/contract/coaching'
import type { FilledPlace, Script } from '@lodestar/contract/structured-response'
import type { Form } from '../../playbooks/form.ts'
import type { Purpose, Speech, SpeechAct } from '../../playbooks/playbook.ts'
import { WORDS } from '../words-thresholds.ts'
import { keepOwn } from './fill-place.ts'
import { nameTopic } from './name-topic.ts'
import { findOwnFacts, type OwnFacts, type Recipient } from './own-facts.ts'
import { BLANKS, OPENERS, OWN_WORDS_TIPS, PURPOSE, SCENARIO, THEIR_SIDE } from './own-words.data.ts'
import { addressFor, isNamed, readAddressee } from './recipient.ts'
import { findPurpose, isTappedPurpose, sayPurpose } from './say-purpose.ts'
import { tellPieces } from './tell-pieces.ts'
import { readWanted, type Wanted } from './wanted-words.ts'
import { address, tellLeader, withTitle } from './words-for.ts'
import type { Writing } from './writing.ts'

/** What words to say are made of, in the order they are said. */
type Slot = 'opening' | 'fact' | 'effect' | 'request' | 'close'

/** Which parts a speech act has, what is needed most first; what is not named is left out. */
const NEEDED: Readonly<Record<SpeechAct, readonly Slot[]>> = {
  correct: ['fact', 'request', 'effect', 'close', 'opening'],
  boundary: ['fact', 'request', 'close', 'effect', 'opening'],
  return: ['fact', 'request', 'close', 'opening'],
  'bad-news': ['fact', 'opening', 'close'],
  dismiss: ['fact', 'opening', 'close'],
  refuse: ['opening', 'fact', 'close'],
  ask: ['request', 'fact', 'opening', 'close'],
  agree: ['request', 'opening', 'close'],
  praise: ['fact', 'effect', 'opening', 'close'],
  credit: ['fact', 'request', 'opening'],
  apologize: ['fact', 'opening', 'close'],
  console: ['opening', 'close', 'fact'],
  'welcome-back': ['opening', 'close'],
  open: ['fact', 'opening', 'request', 'close'],
  'tell-group': ['fact', 'opening', 'close'],
  invite: ['opening', 'close'],
  'break-silence': ['opening', 'close', 'fact'],
}
const ORDER: readonly Slot[] = ['opening', 'fact', 'effect', 'request', 'close']
/** Without it, these words say nothing: a blank stands where the leader has told nothing of the kind. */
const CORE: Partial<Record<SpeechAct, { readonly slot: Slot; readonly blank: string }>> = {
  correct: { slot: 'fact', blank: BLANKS.correct },
  boundary: { slot: 'fact', blank: BLANKS.boundary },
  'bad-news': { slot: 'fact', blank: BLANKS['bad-news'] },
  dismiss: { slot: 'fact', blank: BLANKS.dismiss },
  ask: { slot: 'request', blank: BLANKS.ask },
  praise: { slot: 'fact', blank: BLANKS.praise },
  apologize: { slot: 'fact', blank: BLANKS.apologize },
  'tell-group': { slot: 'fact', blank: BLANKS['tell-group'] },
}

/** The sentences that are needed most, in the order they are said. */
function choose(parts: Readonly<Record<Slot, string | undefined>>, act: SpeechAct, count: number): string[] {
  const kept = new Set(NEEDED[act].filter((slot) => parts[slot]).slice(0, count))
  return ORDER.flatMap((slot) => (kept.has(slot) ? (parts[slot] ?? []) : []))
}

const end = (sentence: string) => (/[.!?\]]$/.test(sentence) ? sentence : `${sentence}.`)

/** What is asked of them: as the leader said it, else as such conduct needs it. */
function findRequest(
  { plan, voice }: Writing,
  wish: string | undefined,
  { isSimple }: Wanted,
  isAboutThem: boolean,
): string | undefined {
  const known = isAboutThem ? plan.conduct?.conduct : undefined
  return wish ?? (isSimple ? known?.simple : known && voice.pick(known.request))
}

/** These words name what somebody did; without it they open the talk. */
const NAMES_A_FACT = new Set<SpeechAct>(['correct', 'boundary', 'return'])

/** Says whether there is nothing of the leader's that these words could say. */
const isUntold = ({ key }: Speech, { fact, effect, wish }: OwnFacts) =>
  key === 'ask' ? !wish : NAMES_A_FACT.has(key) && !fact && !effect

/** What a talk is about that only opens. */
function sayTopic({ heard }: Writing, { key }: Speech): string | undefined {
  const topic = key === 'open' ? nameTopic(heard) : undefined
  return topic && `It's about ${topic}`
}

/** What is asked for again is said again, once all of it has been said. */
const pickAgain = ({ voice }: Writing, bank: readonly string[]) => voice.pick(bank) ?? bank[0]

/** What the words are made of, and the speech act that the facts allow. */
function gatherParts(writing: Writing, asked: Speech, wanted: Wanted, to: Recipient) {
  const told = findOwnFacts(writing, asked.key, to)
  const opens = isUntold(asked, told) ? writing.plan.openTalk : null
  const speech = opens ?? asked
  const { fact, effect, wish } = opens ? { fact: undefined, effect: told.effect, wish: undefined } : told
  const request = opens ? undefined : findRequest(writing, wish, wanted, to.isAboutThem)
  const core = CORE[speech.key]
  const blank = (slot: Slot) => (core?.slot === slot ? core.blank : undefined)
  const isOpenEnded = speech.key === 'correct' && request === undefined
  const parts: Record<Slot, string | undefined> = {
    opening: pickAgain(writing, wanted.channel === 'spoken' ? speech.opening : speech.chat),
    effect,
    close: pickAgain(writing, isOpenEnded ? THEIR_SIDE : speech.close),
    fact: sayTopic(writing, speech) ?? fact ?? (effect ? undefined : blank('fact')),
    request: request ?? blank('request'),
  }
  return { parts, speech, fact }
}

/** Words to say, and what may come back to them. */
export interface OwnWords {
  readonly script: Script
  readonly reactions: NonNullable<MessageMetadata['reactions']>
  /** What the leader has told, as it is said in them; undefined where they hold nothing of it. */
  readonly fact: string | undefined
  /** False where a blank is left in them. */
  readonly isWhole: boolean
  /** False where they are made of nothing that was told: those of a purpose or of an opener. */
  readonly isOwn: boolean
  /** True where a place is left in them for what the leader says: they only begin a talk, or frame the leader's own sentences. */
  readonly isOpener: boolean
  /** True where they hold what the request says itself that they shall say. */
  readonly isTold: boolean
  /** True where they stand around a place for what the leader says: made of what was told, or of what the words are written for. */
  readonly isFramed: boolean
  /** What they are written for; null where that is not known, or they are known for a purpose. */
  readonly form: Form | null
  /** What can be put into the blank: the leader's own sentences, turned to whom they are for. */
  readonly pieces: readonly string[]
  /** What a place asks for, and those of them that stand there already; null where none do. */
  readonly place: FilledPlace | null
  /** What can be said about what was told, where a blank is left in them; null where nothing is known of it. */
  readonly told: string | null
  /** What else they may be for. */
  readonly others: readonly string[]
}

/** So many other purposes are offered. */
const MOST_OTHERS = 3

/** The request says that it is written: "how would you write back", "in a letter". */
const WRITTEN = /\b(?:letter|wr(?:ite|iting|itten)|draft|notice)\b/i
/** "Write me what I can say to her": it is the coach who writes, and the leader speaks. */
const SPOKEN = /\b(?:say(?:ing)?|tell(?:ing)?|speak(?:ing)?|talk(?:ing)?|phone|face to face)\b/i

/** Words for the wrong thing do harm: where it is not sure what they are for, they only begin the talk, with whom the request itself names. */
function beginTalk(writing: Writing, { channel }: Wanted, own: Recipient) {
  const { text } = writing.heard
  const kind = channel === 'spoken' && WRITTEN.test(text) && !SPOKEN.test(text) ? 'mail' : channel
  const to = isNamed(text) ? own : { ...own, label: null, isAboutThem: false }
  return { said: pickAgain(writing, OPENERS[kind]) ?? '', to, purpose: null, isOpener: true }
}

/** What can be said about what was told before, as long as it is wanted; nothing to somebody whom the talk is not about, and a mail needs a form of its own. */
function sayTold(
  { plan: { toldWords }, heard: { matter } }: Writing,
  { channel, sentences }: Wanted,
  own: Recipient,
): string | null {
  const isOther = own.label !== null && !own.isAboutThem && matter !== 'new'
  if (!toldWords || channel === 'mail' || (toldWords.to === 'person' && isOther)) return null
  return toldWords.words
    .split(/(?<=[.!?]['"]?) (?=\S)/)
    .slice(0, sentences)
    .join(' ')
}

/** What is said, and to whom: what is known for what it is for, else the parts of a speech act. */
function chooseSaid(
  writing: Writing,
  { parts, speech, fact }: ReturnType<typeof gatherParts>,
  wanted: Wanted,
  own: Recipient,
) {
  const found = findPurpose(writing, speech, fact)
  if (!found) {
    const said = choose(parts, speech.key, wanted.sentences).map(end).join(' ')
    return { said, to: own, purpose: null, isOpener: false }
  }
  if (found === 'unsure') return beginTalk(writing, wanted, own)
  const to = addressFor(writing, found)
  return { said: sayPurpose(writing, found, wanted, to), to, purpose: found, isOpener: false }
}

/** What is said to whom, before it is made a script. */
interface Said {
  readonly said: string
  readonly to: Recipient
  readonly speech: Speech
  readonly fact: string | undefined
  readonly purpose: Purpose | null
  readonly form: Form | null
  readonly subject: string | null
  readonly isOpener: boolean
  /** They stand around a place for what the leader says. */
  readonly isFramed: boolean
  /** What can be put into the blank. */
  readonly pieces: readonly string[]
  /** What a place asks for, and those of them that stand there already; null where none do. */
  readonly place: FilledPlace | null
  /** They hold what the request says itself that they shall say. */
  readonly isTold: boolean
}

/** The frame for the leader's own sentences, where some of them may belong there; else words that are known for what they are for. */
function findSaid(writing: Writing, asked: Speech, wanted: Wanted, own: Recipient): Said {
  const isTapped = isTappedPurpose(writing)
  const told = writing.plan.move === 'script' && !isTapped ? tellPieces(writing, wanted, own) : null
  const speech = told && writing.plan.aroundWords.speeches.find(({ key }) => key === told.act)
  if (told && speech)
    return {
      ...told,
      speech,
      fact: undefined,
      purpose: null,
      isFramed: true,
      isOpener: told.form === null && (!told.isTold || told.said.includes('[')),
    }
  const gathered = gatherParts(writing, asked, wanted, own)
  const said = chooseSaid(writing, gathered, wanted, own)
  const { speech: kept, fact } = gathered
  const isFramed = false
  return {
    ...said,
    speech: kept,
    fact,
    isFramed,
    form: null,
    subject: null,
    pieces: [],
    place: null,
    isTold: false,
  }
}

/** Words to say, filled with what the leader has told, as short as they asked for; null where nothing is known of such words. */
export function fillWords(writing: Writing): OwnWords | null {
  const { heard, plan, names, voice } = writing
  const { speech: asked, conduct } = plan
  if (!asked) return null
  const wanted = readWanted(writing)
  const own = readAddressee(writing, asked.key)
  const { said, to, speech, fact, purpose, form, isOpener, isTold, ...written } = findSaid(
    writing,
    asked,
    wanted,
    own,
  )
  const words = address(said, to.label && withTitle(to.label, heard.told))
  const { place, pieces } = keepOwn(words, written)
  const subject = wanted.channel === 'mail' ? sayMailSubject(writing, written.subject, speech) : ''
  const reactions = purpose?.reactions ?? [
    ...(to.isAboutThem ? (conduct?.conduct.reactions ?? []) : []),
    ...speech.reactions,
  ]
  return {
    script: {
      id: `own-words.${speech.key}`,
      scenario: tellLeader(SCENARIO[wanted.channel], {
        ...names,
        person: to.isGroup ? 'all of them' : to.label,
        calledAs: null,
      }),
      purpose: PURPOSE,
      script: subject + words,
      adaptationTips: form ? [form.tip, ...OWN_WORDS_TIPS.slice(0, 1)] : [...OWN_WORDS_TIPS],
    },
    reactions: voice
      .take(reactions, WORDS.reactions, ({ reply }) => reply)
      .map(({ if: imagined, reply }) => ({ if: imagined, reply })),
    fact,
    isWhole: !words.includes('['),
    isOwn: purpose === null && form === null && !isOpener,
    form,
    isFramed: written.isFramed,
    isOpener,
    isTold,
    pieces,
    place,
    told:
      (words.includes('[') || isOpener) && pieces.length === 0 && !written.isFramed
        ? sayTold(writing, wanted, own)
        : null,
    others: listOthers(writing, purpose),
  }
}

/** The first line of a mail: what its form or its speech act is written about. */
const sayMailSubject = ({ voice }: Writing, known: string | null, speech: Speech): string =>
  `Subject: ${known ?? voice.pick(speech['mail-subject']) ?? ''}\n\n`

/** What else words may be for. */
const listOthers = ({ heard, plan: { aroundWords } }: Writing, purpose: Purpose | null): string[] =>
  aroundWords.otherForms.length > 0
    ? aroundWords.otherForms.map(({ name }) => name)
    : heard.nearPurposes.flatMap((near) => (near === purpose ? [] : [near.purpose])).slice(0, MOST_OTHERS)
