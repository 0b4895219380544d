import type { Playbook } from '../playbooks/playbook.ts'
import type { Token } from '../text/nlp.ts'
import { addressTo, sentenceCase } from '../text/perspective.ts'
import { type Moment, sayDay } from './dates.ts'
import type { Person } from './people.ts'
import type { Situation } from './understand.ts'
import { fill } from './voice.ts'

/** What the blanks of a playbook are filled with in one conversation. */
export interface Names {
  /** "Marco", "your deputy", or null when the leader named nobody. */
  readonly person: string | null
  /** "on Thursday", "tomorrow", "this week". */
  readonly when: string
}

const isName = (label: string) => !/^(?:your|the) /.test(label)

/** Who the conversation is about: the most central other person, kept from earlier turns until somebody else is named. */
export function centralPerson(people: readonly Person[], earlier: string | null): string | null {
  const person = people.find(
    ({ relation, isNamed }) => isNamed || relation === 'report' || relation === 'boss' || relation === 'peer',
  )
  return person?.label ?? earlier
}

/** The first named day as it is said in a sentence: "on Thursday". */
export function sayWhen(situation: Situation, moment: Moment): string {
  const day = situation.days[0]
  if (!day) return 'this week'
  const said = sayDay(day.on, moment)
  return said === 'today' || said === 'tomorrow' ? said : `on ${said}`
}

/** Fills a playbook's text that is said to the leader. */
export function tellLeader(text: string, { person, when }: Names): string {
  const label = person ?? 'this person'
  return fill(
    text.replace(/(^|[.!?:]\s+|\n)\{person\}/g, (_start, lead: string) => lead + sentenceCase(label)),
    {
      person: label,
      when,
    },
  )
}

/** Fills a script: a name may be called, "your deputy" may not, so where there is none the call is left out. */
export function tellOther(script: string, { person, when }: Names): string {
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
function spokenBehavior(situation: Situation, person: string | null): string | undefined {
  for (const clause of situation.behaviors) {
    const { tokens } = clause
    const subject = person !== null && isName(person) ? subjectLength(tokens, person) : 0
    const spoken = subject > 0 && tokens.length - subject <= 18 ? addressTo(tokens, subject) : undefined
    if (spoken) return spoken
  }
  return undefined
}

/** An opening in the leader's own words, or null where the words do not allow one without guessing. */
export function ownWordsScript(situation: Situation, names: Names): Playbook['scripts'][number] | null {
  const behavior = spokenBehavior(situation, names.person)
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
