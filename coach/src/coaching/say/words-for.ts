import type { Playbook, Relation } from '../../playbooks/playbook.ts'
import { type Moment, type NamedDay, sayDay } from '../../text/dates.ts'
import type { Token } from '../../text/nlp.ts'
import { addressTo, sentenceCase } from '../../text/perspective.ts'
import { findPronoun, type Pronoun, referAs } from '../../text/pronouns.ts'
import type { Heard } from '../listen/listen.ts'
import type { State } from '../session/state.ts'
import { fill } from './voice.ts'

/** What the blanks of a playbook are filled with in one conversation. */
export interface Names {
  /** "Marco", "your deputy", "your team", or null when the leader named nobody. */
  readonly person: string | null
  /** How the leader speaks of that person; null where it is not plain whom they mean by it. */
  readonly pronoun: Pronoun | null
  /** "on Thursday", "tomorrow", "this week". */
  readonly when: string
}

const isName = (label: string) => !/^(?:your|the|one of) /.test(label)

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

/**
 * Names whom the conversation is about: the most central other person, kept from earlier turns until somebody else is
 * named, or else the people together.
 *
 * @param relations whom the situation can be about. A boss mentioned in passing is not whom bad news is for.
 */
export function nameSubject(
  { people, text, told }: Pick<Heard, 'people' | 'text' | 'told'>,
  earlier: State['person'],
  relations: readonly Relation[] | undefined,
): Pick<Names, 'person' | 'pronoun'> {
  const singles = people.filter(isSingle)
  const fitting = singles.find(
    ({ isNamed, relation }) => isNamed || !relations || relations.includes(relation),
  )
  const person = fitting?.label ?? earlier ?? callGroup(text)
  const isAlone = singles.length <= 1 && person !== null && person !== 'your team' && person !== 'one of them'
  return {
    person,
    pronoun: isAlone ? findPronoun(told) : null,
  }
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
export function tellLeader(text: string, { person, pronoun, when }: Names): string {
  const label = person ?? 'this person'
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
  if (person && isName(person)) return fill(script, { person, when })
  const uncalled = script
    .replace(
      /(^|[.!?]\s+|\n)\{person\},\s+(\w)/g,
      (_call, lead: string, letter: string) => lead + letter.toUpperCase(),
    )
    .replace(/,\s*\{person\}(?=[,.!?])/g, '')
  return fill(uncalled, { person: 'them', when })
}

/** How many tokens at the start name the person: "Marco", "Our head baker Dorota"; 0 where the clause is not about them. */
function subjectLength(tokens: readonly Token[], person: string): number {
  const at = tokens.findIndex(({ text }) => text === person)
  const before = tokens.slice(0, Math.max(0, at))
  return at >= 0 &&
    at <= 4 &&
    before.every(({ pos }) => ['DET', 'PRON', 'ADJ', 'NOUN', 'PROPN'].includes(pos))
    ? at + 1
    : 0
}

/** The clause a script can be built on: what the named person does, short enough to be said to them. */
export function spokenBehavior(
  heard: Pick<Heard, 'behaviors' | 'toldBehaviors'>,
  person: string | null,
): string | undefined {
  for (const clause of [...heard.behaviors, ...heard.toldBehaviors]) {
    const { tokens } = clause
    const subject = person !== null && isName(person) ? subjectLength(tokens, person) : 0
    const spoken = subject > 0 && tokens.length - subject <= 18 ? addressTo(tokens, subject) : undefined
    if (spoken) return spoken
  }
  return undefined
}

/** An opening in the leader's own words, or null where the words do not allow one without guessing. */
export function ownWordsScript(heard: Heard, names: Names): Playbook['scripts'][number] | null {
  const behavior = spokenBehavior(heard, names.person)
  if (!behavior || !names.person) return null
  return {
    id: 'own-words',
    scenario: `Your opening with ${names.person}, built on what you wrote.`,
    purpose: 'To say the act once, plainly, and then let them answer',
    script: [
      `${names.person}, I'd like ten minutes, and I'd rather say this to you than about you.`,
      `What I've seen is this: ${behavior}.`,
      "I'm telling you because it has an effect, and I don't think you can see it from where you sit.",
      'How does it look from your side?',
      "I'd like us to agree one thing you'll do differently from now on. What could that be?",
    ].join(' '),
    adaptationTips: [
      'Name the last time it happened, with the day and the room. “Always” invites an argument about always.',
      'After your question, count to six before you say anything else.',
    ],
    sbi: true,
  }
}
