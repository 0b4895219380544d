import type { CoachingSession } from '@lodestar/contract/coaching'
import type { LetterText } from '@lodestar/contract/letters'
import type { Meeting } from '@lodestar/contract/meetings'
import type { ToldOutcome } from '@lodestar/contract/outcomes'

/** More than these nobody reads in a letter; what hangs most or is newest stands first. */
const MOST = 5

/** What somebody recorded, as far as a letter tells of it. */
export interface LetterFacts {
  readonly sessions: readonly Pick<CoachingSession, 'completedAt' | 'steps' | 'outcomes'>[]
  /** Told last first. */
  readonly outcomes: readonly Pick<ToldOutcome, 'subject' | 'came' | 'line' | 'toldAt'>[]
  /** Sentences kept on the take-away card, newest first. */
  readonly sentences: readonly { readonly text: string; readonly keptAt: string }[]
  /** Conversations that are planned and not told of, soonest first. */
  readonly talks: readonly { readonly person: string; readonly day: string }[]
  /** Meetings of the coming week, soonest first, with the day they begin on. */
  readonly meetings: readonly (Pick<Meeting, 'title' | 'importance'> & { readonly day: string })[]
}

/** The week a letter tells of, and the one that comes; instants, and days by the leader's clock. */
export interface LetterWeek {
  readonly from: string
  readonly to: string
  readonly firstDay: string
  readonly lastDay: string
  readonly nextLastDay: string
}

/** Writes a letter from facts alone: nothing in it is guessed, and where there is nothing it is empty. */
export function writeLetter(facts: LetterFacts, week: LetterWeek): LetterText {
  const isWithin = (at: string | null) => at !== null && at > week.from && at <= week.to
  return {
    setOut: listSetOut(facts.sessions, week).slice(0, MOST),
    came: facts.outcomes
      .filter(({ toldAt }) => isWithin(toldAt))
      .slice(0, MOST)
      .map(({ subject, came, line }) => ({ subject, came, line })),
    sentence: facts.sentences.find(({ keptAt }) => isWithin(keptAt))?.text ?? null,
    next: findNext(facts, week),
  }
}

/** The leader's own steps that were set in the week or were for one of its days. */
function listSetOut(
  sessions: LetterFacts['sessions'],
  { from, to, firstDay, lastDay }: LetterWeek,
): LetterText['setOut'] {
  return sessions.flatMap(({ completedAt, steps, outcomes }) =>
    steps.flatMap(({ text, origin, dueOn }, item) => {
      const isSet = completedAt !== null && completedAt > from && completedAt <= to
      const isFor = dueOn !== null && dueOn > firstDay && dueOn <= lastDay
      if (origin !== 'leader' || completedAt === null || !(isSet || isFor)) return []
      return [{ text, came: outcomes.find((outcome) => outcome.item === item)?.outcome ?? null }]
    }),
  )
}

/** A conversation somebody has planned weighs more than a meeting; of meetings only those on which much hangs. */
function findNext(
  { talks, meetings }: Pick<LetterFacts, 'talks' | 'meetings'>,
  { lastDay, nextLastDay }: LetterWeek,
): LetterText['next'] {
  const isNext = ({ day }: { day: string }) => day > lastDay && day <= nextLastDay
  const talk = talks.find(isNext)
  if (talk) return { subject: talk.person, day: talk.day }
  const coming = meetings.filter(isNext)
  const meeting =
    coming.find(({ importance }) => importance === 'critical') ??
    coming.find(({ importance }) => importance === 'high')
  return meeting ? { subject: meeting.title, day: meeting.day } : null
}
