import type { Case } from '@lodestar/contract/case'
import type { CoachingPreferences } from '@lodestar/contract/preferences'
import type { TurnInput } from '../answer-turn.ts'
import { detectBoundary } from '../screen/screen.ts'
import { WISHES } from './brief-rules.data.ts'

/** Lines of each list that are told; the newest are kept. */
const MOST = { facts: 40, lines: 3 } as const

/** How this leader wants to be coached, a line for each preference. The position is free text and stands elsewhere. */
export function describeWishes(preferences: CoachingPreferences): string[] {
  const wishes = Object.entries(WISHES).map(
    ([field, lines]: [string, Readonly<Record<string, string>>]) =>
      lines[String(preferences[field as keyof typeof WISHES])] ?? '',
  )
  const frameworks = preferences.frameworkPreference.join(', ')
  return [...wishes.filter(Boolean), ...(frameworks ? [`Framework: ${frameworks}`] : [])]
}

/** What holds something, however deep: an empty list is read by a model as if it told something. */
export function leaveOutEmpty(value: Fields): Fields {
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, part]) => [name, isFields(part) ? leaveOutEmpty(part) : part] as const)
      .filter(([, part]) => !isEmpty(part)),
  )
}
type Fields = Readonly<Record<string, unknown>>
const isFields = (part: unknown): part is Fields =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
const isEmpty = (part: unknown): boolean =>
  part === undefined ||
  part === null ||
  part === '' ||
  (typeof part === 'object' && Object.keys(part).length === 0)

/** Who the leader is, as far as they have told it or it was computed. */
export function describeLeader({
  preferences,
  profile,
  surroundings,
}: Pick<TurnInput, 'preferences' | 'profile' | 'surroundings'>) {
  return {
    position: mentionable([preferences.currentPosition])[0],
    strengths: profile?.strengths.slice(0, MOST.lines),
    developmentAreas: profile?.developmentAreas.slice(0, MOST.lines),
    importedResults: mentionable(
      surroundings.results.map(({ processedResults }) => processedResults.primaryProfile),
    ),
  }
}

/** What they told of their last conversations: what was planned is not what was said. */
export const describeOutcomes = (outcomes: TurnInput['surroundings']['outcomes']) =>
  mentionable(outcomes, ({ subject, words, line }) => `${subject} ${words} ${line}`)
    .slice(0, MOST.lines)
    .map(({ source, subject, day, words, came, line }) => ({
      [source === 'talk' ? 'talkWith' : 'meeting']: subject,
      day,
      plannedWords: words || undefined,
      came,
      told: line || undefined,
    }))

/** The session before this one, with what came of its promises. */
export function describeLastSession({ lastSession }: TurnInput) {
  if (!lastSession) return undefined
  const { title, endedOn, matters, people, facts, promises } = lastSession
  return {
    title: mentionable([title])[0],
    endedOn,
    matters: mentionable(matters),
    people: people.map(({ label, pronoun }) => ({ name: label, pronoun })),
    facts: mentionable(facts.slice(-MOST.facts)),
    promises: mentionable(promises, ({ text }) => text).map(({ text, dueOn, outcome }) => ({
      text,
      day: dueOn,
      outcome,
    })),
  }
}

/** A session as a brief tells it: what stands in its case. @param kept the promises that are told to be kept already. */
export function describeSession(title: string, known: Case | null, kept: readonly string[] = []) {
  const stands = <Line extends { struck: boolean }>(lines: readonly Line[] = []) =>
    lines.filter(({ struck }) => !struck)
  return {
    title: mentionable([title])[0],
    matters: stands(known?.matters).map((matter) => ({
      title: matter.title,
      inHand: matter.id === known?.inHand,
    })),
    people: stands(known?.people)
      .filter(({ sameAs }) => sameAs === null)
      .map(({ label, pronoun }) => ({ name: label, pronoun })),
    facts: stands(known?.facts)
      .slice(-MOST.facts)
      .map(({ kind, quote }) => ({ kind, quote })),
    promises: stands(known?.promises).map(({ text, dueOn }) => ({
      text,
      day: dueOn,
      ...(kept.includes(text) ? { outcome: 'done' } : {}),
    })),
    timeLeft: known?.time ?? undefined,
    corrected: known?.corrected,
  }
}

/**
 * What is noted of the session under way. While all of the conversation is sent, it tells what the leader has told better than notes
 * of it do, and one matter needs no title.
 *
 * @param kept the promises that are told to be kept already.
 * @param isWhole whether all of the conversation is sent.
 */
export function describeNotes(title: string, known: Case | null, kept: readonly string[], isWhole: boolean) {
  const session = describeSession(title, known, kept)
  if (!isWhole) return session
  const { facts: _told, matters, ...notes } = session
  return matters.length > 1 ? { ...notes, matters } : notes
}

/** What discloses nothing that belongs in other hands. */
export function mentionable<Item>(items: readonly Item[], textOf: (item: Item) => string = String): Item[] {
  return items.filter((item) => textOf(item) !== '' && !detectBoundary(textOf(item)))
}
