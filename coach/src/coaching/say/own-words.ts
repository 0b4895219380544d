import type { Script } from '@lodestar/contract/structured-response'
import type { Clause } from '../../text/clauses.ts'
import { NOT_NAMES } from '../../text/people.data.ts'
import {
  BLANKS,
  OWN_WORDS_TIPS,
  SCENARIO,
  SENTENCES,
  type Sentence,
  type SpeechAct,
} from './own-words.data.ts'
import { asQuote, rankTelling } from './telling-clauses.ts'
import { spokenBehavior, tellLeader, tellOther } from './words-for.ts'
import type { Writing } from './writing.ts'

/** How the leader wants the words: said or written, and in no more than so many sentences. */
interface Wanted {
  readonly act: SpeechAct
  readonly channel: keyof typeof SCENARIO
  readonly sentences: number
}

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six']
const LIMIT =
  /\b(\d|one|two|three|four|five|six)(?: or (?:\d|two|three|four|five))?(?: \w+){0,2} (?:sentences?|lines?)\b/i

/** What in a request says which act the words are; the first that is found. */
const ASKED: readonly (readonly [SpeechAct, RegExp])[] = [
  ['apologize', /\b(?:apolog\w+|sorry (?:to|for)|make it right)\b/i],
  ['refuse', /\b(?:say no|tell (?:him|her|them) no|turn (?:it |him |her |them )?down|refuse|decline)\b/i],
  ['praise', /\b(?:thank (?:him|her|them)|praise|well done|credit)\b/i],
  [
    'tell-group',
    /\b(?:to|tell) (?:the|my) (?:team|others|crew|group|shift|staff)\b|\bstand[- ]?up\b|\bin front of (?:everyone|everybody|them all)\b/i,
  ],
]
/** Which act the words mostly are in a situation; in all others they open a talk. */
const BY_SITUATION: Readonly<Record<string, SpeechAct>> = {
  'giving-feedback': 'correct',
  underperformance: 'correct',
  accountability: 'correct',
  'difficult-star': 'correct',
  'bad-news': 'bad-news',
  recognition: 'praise',
  'managing-up': 'ask',
  'influencing-peers': 'ask',
  'overload-and-burnout': 'refuse',
  'leading-change': 'tell-group',
}

function readWanted(text: string, situation: string | undefined): Wanted {
  const said = LIMIT.exec(text)?.[1]?.toLowerCase()
  const count = said === undefined ? Number.NaN : Number(said) || COUNTS.indexOf(said) + 1
  const isMail = /\be-?mail|\bmail\b/i.test(text) && !/\bnot (?:an? )?e?-?mail\b/i.test(text)
  const isChat = /\b(?:chat|whats ?app|slack|teams message|text|sms|message|dm|note)\b/i.test(text)
  return {
    act: ASKED.find(([, pattern]) => pattern.test(text))?.[0] ?? BY_SITUATION[situation ?? ''] ?? 'open',
    channel: isMail ? 'mail' : isChat ? 'chat' : 'spoken',
    sentences: count > 0 ? count : Number.POSITIVE_INFINITY,
  }
}

/** Whom the words are for, where the request says so: "a text to the concrete plant", "to Mrs Adeyemi". */
const ADDRESSEE =
  /\b(?:to|for) ((?:the|my|our) (?!team|others|crew|group|shift|staff)(?:\w+ )?\w+|(?:(?:Mr|Mrs|Ms|Dr|Miss)\.? )?\p{Lu}[\p{L}'’-]+)(?=[\s.,;:!?]|$)/u

/** Names whom the words are for; somebody else than the conversation is about is not called by that one's name. */
function findAddressee(text: string, person: string | null): string | null {
  const said = ADDRESSEE.exec(text)?.[1]
  if (said === undefined || NOT_NAMES.has(said.toLowerCase())) return person
  if (person !== null && said.includes(person)) return person
  return said.replace(/^(?:my|our) /, 'your ')
}

/** How telling a clause must be to be put beside a blank. */
const MOST_TELLING = 1

/** A blank with the leader's own words to fill it from, where they have told something of the kind. */
const leaveBlank = (kind: keyof typeof BLANKS, clause: Clause | undefined): string =>
  clause ? BLANKS[kind].quoted.replace('{words}', asQuote(clause)) : BLANKS[kind].empty

/** The sentences that are needed most, in the order they are said. */
function choose(all: readonly Sentence[], count: number): Sentence[] {
  const kept = new Set(all.toSorted((one, other) => one.rank - other.rank).slice(0, count))
  return all.filter((sentence) => kept.has(sentence))
}

/** Words to say, filled with what the leader has told, as short as they asked for. */
export function fillWords({ heard, plan, names }: Pick<Writing, 'heard' | 'plan' | 'names'>): Script {
  const { act, channel, sentences } = readWanted(heard.text, plan.playbooks[0]?.key)
  // Another matter may be about somebody else; nothing told before belongs to it.
  const isNew = heard.matter === 'new'
  const person = isNew ? (heard.people[0]?.label ?? null) : names.person
  const to = findAddressee(heard.text, person)
  // What was told is about the person of the conversation; of anybody else only this message tells.
  const isAboutThem = to === names.person && !isNew
  const told = isAboutThem ? heard.toldBehaviors : heard.behaviors
  const [behavior] = rankTelling(told, MOST_TELLING)
  const [effect] = isAboutThem && heard.toldImpact ? rankTelling([heard.toldImpact], MOST_TELLING) : []
  const seen = (isAboutThem ? spokenBehavior(heard, to) : undefined) ?? leaveBlank('seen', behavior)
  const isGroup = act === 'tell-group'
  const lines = choose(SENTENCES[act], sentences).map(({ text }) =>
    tellOther(
      text
        .replace('{seen}', seen)
        .replace('{effect}', leaveBlank('effect', effect === behavior ? undefined : effect)),
      { ...names, person: isGroup ? null : to },
    ),
  )
  const words = lines
    .join(' ')
    .replace(/^(\W*)(\w)/, (_start, marks: string, letter: string) => marks + letter.toUpperCase())
  const whom = isGroup ? 'all of them' : to
  return {
    id: `own-words.${act}`,
    scenario: tellLeader(SCENARIO[channel], { ...names, person: whom }),
    purpose: 'In your words, with blanks for what I do not know',
    script: channel === 'mail' ? `Subject: [the matter, in five words]\n\n${words}` : words,
    adaptationTips: [...OWN_WORDS_TIPS],
  }
}
