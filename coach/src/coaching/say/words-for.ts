import type { Relation } from '../../playbooks/playbook.ts'
import { type Moment, type NamedDay, sayDay } from '../../text/dates.ts'
import { sentenceCase } from '../../text/perspective.ts'
import { findPronoun, type Pronoun, referAs } from '../../text/pronouns.ts'
import type { Heard } from '../listen/listen.ts'
import type { State } from '../session/state.ts'
import { PERSON } from '../thresholds.ts'
import { fill } from './voice.ts'

/** What the blanks of a playbook are filled with in one conversation. */
export interface Names {
  /** "Marco", "your deputy", "your team", or null when the leader named nobody. */
  readonly person: string | null
  /** The same as they are called: "Mr Okafor"; where it is missing, by that label. */
  readonly calledAs?: string | null
  /** How the leader speaks of that person; null where it is not plain whom they mean by it. */
  readonly pronoun: Pronoun | null
  /** "on Thursday", "tomorrow", "this week". */
  readonly when: string
}

/** Says whether somebody can be called so: "your deputy" can not. */
export const isCallName = (label: string): boolean => !/^(?:your|the|one of) /.test(label)

const COURTESY = 'Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Herr|Frau|Señora?|[Dd]on|[Dd]oña|[Dd]ona|Madame|Monsieur'

/** Calls somebody as the leader does: "Mr Okafor" is not called "Okafor". */
export function withTitle(person: string, told: string): string {
  if (!isCallName(person)) return person
  const name = person.replace(/[^\p{L}\p{N}\s'’-]/gu, '')
  return new RegExp(`\\b(?:${COURTESY})\\.? ${name}(?![\\p{L}])`, 'u').exec(told)?.[0] ?? person
}

/** Two people with each other, or a number of people together. */
const PAIR =
  /\b(?:two of (?:my|our|the|them)|both of (?:my|our|the|them)|my two|our two|each other|one another)\b/i
const NUMBER =
  'three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|\\d{1,3}'
const GROUP = new RegExp(
  `\\b(?:(?:my|our|the|a) (?:whole |entire )?(?:\\w+ )?(?:team|crew|staff|people|department)|(?:${NUMBER}) (?:of (?:my|our|the) )?(?:people|of them|\\w{3,}s)|everyone|everybody|all of them)\\b`,
  'i',
)
/** What a number is also said of. */
const NO_PEOPLE =
  /\b\d{1,3} (?:hours?|days?|weeks?|months?|years?|minutes?|times|percent|slides|pages|emails|projects|euros|dollars|pounds)\b/gi

/** Calls people who have no names by their number, so that forty do not become one: "one of them", "your team". */
function callGroup(text: string): string | null {
  if (PAIR.test(text)) return 'one of them'
  return GROUP.test(text.replace(NO_PEOPLE, '')) ? 'your team' : null
}

const isSingle = ({ isNamed, relation }: Heard['people'][number]) =>
  isNamed || relation === 'report' || relation === 'boss' || relation === 'peer'

/** Says of whom it is: "I'm asking about Itzel", "it's about Dale". */
const MEANT =
  /(?:(?:^|[.!?]\s+)(?:and|now|what about|how about) (?=\p{Lu}[\p{L}'’-]+\s*[?:])|\b(?:(?:asking|talking|thinking|worried|it(?:'|’)?s|it is|this is|that(?:'|’)?s) about|(?:what|how) (?:do|should|can|would|could) i (?:say to|tell|talk to|speak (?:to|with)|ask)) )(\p{Lu}[\p{L}'’-]+)/u

/**
 * Names whom the conversation is about: the most central other person, kept from earlier turns until somebody else is
 * named, or else the people together.
 *
 * @param relations whom the situation can be about. A boss mentioned in passing is not whom bad news is for.
 */
export function nameSubject(
  {
    people,
    text,
    told,
    matter,
    parts = [],
  }: Pick<Heard, 'people' | 'text' | 'told'> & Partial<Pick<Heard, 'matter' | 'parts'>>,
  earlier: State['person'],
  relations: readonly Relation[] | undefined,
): Pick<Names, 'person' | 'pronoun'> {
  const asked = pronounAsked({ text, parts })
  const singles = people.filter(isSingle).filter(({ pronoun }) => !asked || !pronoun || pronoun === asked)
  const fitting = singles.find(
    ({ isNamed, relation }) => isNamed || !relations || relations.includes(relation),
  )
  const meant = MEANT.exec(text)?.[1]
  const named = singles.find(({ label }) => label === meant)
  // Somebody who is only mentioned does not take the place of whom it is about.
  const staysWithEarlier = matter === 'same' && (fitting?.weight ?? 0) < PERSON.central
  const person =
    named?.label ?? (staysWithEarlier ? earlier : null) ?? fitting?.label ?? earlier ?? callGroup(text)
  const isAlone = singles.length <= 1 && person !== null && person !== 'your team' && person !== 'one of them'
  return {
    person,
    pronoun: isAlone ? findPronoun(told) : null,
  }
}

/** How a message speaks of whom it asks about: "how do I say that to him", whoever else stands in it. */
export function pronounAsked({ text, parts }: Pick<Heard, 'text' | 'parts'>): Pronoun | null {
  const asking = parts.flatMap((part) =>
    part.sure.some((act) => act.startsWith('asks_')) ? [part.text] : [],
  )
  const questions = asking.length > 0 ? asking : (text.match(/[^.!?]+\?/g) ?? [text])
  return findPronoun(questions.join(' '))
}

/** What makes a day a deadline stands near it. */
const NEAR = 300

/** "Before the parties start on December 4": what has to be done is done earlier, so that is not the day for it. */
function isDeadline(text: string, { words }: NamedDay): boolean {
  const end = Math.max(0, text.indexOf(words)) + words.lastIndexOf(' ') + 1
  const before = text.slice(Math.max(0, end - NEAR), end)
  return /\b(?:before|by|until|deadline)\b[^.!?;,]*$/i.test(before)
}

/** The first named day as it is said in a sentence: "on Thursday". */
export function sayWhen(heard: Heard, moment: Moment): string {
  const day = heard.days[0]
  if (!day) return 'this week'
  const said = sayDay(day.on, moment)
  if (isDeadline(heard.text, day)) return said === 'today' ? 'today' : `before ${said}`
  return said === 'today' || said === 'tomorrow' ? said : `on ${said}`
}

/** Fills a playbook's text that is said to the leader. */
export function tellLeader(text: string, { person, calledAs, pronoun, when }: Names): string {
  const label = calledAs ?? person ?? 'this person'
  return text
    .split(/(?<=[.!?])(?=\s)|(?<=\n)/)
    .map((sentence) => {
      const from = sentence.indexOf('{person}')
      if (from < 0) return fill(sentence, { person: label, when })
      const cased = sentence.replace(
        /(^\s*|:\s+)\{person\}/g,
        (_start, lead: string) => lead + sentenceCase(label),
      )
      const told = fill(cased, { person: label, when })
      return pronoun ? referAs(told, from + label.length, pronoun) : told
    })
    .join('')
}

/** Fills a script: a name may be called, "your deputy" may not, so where there is none the call is left out. */
export function tellOther(script: string, { person, when }: Pick<Names, 'person' | 'when'>): string {
  if (person && isCallName(person)) return fill(script, { person, when })
  const uncalled = script
    .replace(
      /(^|[.!?]\s+|\n)\{person\},\s+(\w)/g,
      (_call, lead: string, letter: string) => lead + letter.toUpperCase(),
    )
    .replace(/,\s*\{person\}(?=[,.!?])/g, '')
  return fill(uncalled, { person: 'them', when })
}

/** Begins with "I", a place, a day, or somebody's name: "Callum's had nowhere to live". */
const STAYS_LARGE =
  /^(?:I\b|\[|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|(?!(?:It|That|He|She|What|There|Here|Who|Let|Where|How|Everyone|Everybody|Nobody|Somebody|Nothing|One)['’])\p{Lu}\p{L}+['’]s\b)/u

/** Calls them by their name where it is one. */
export function address(words: string, to: string | null): string {
  if (to === null || !isCallName(to)) return words
  const start = STAYS_LARGE.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
  return sentenceCase(`${to}, ${start}`)
}
