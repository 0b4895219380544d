import { FACT_KINDS } from '@lodestar/contract/case'
import type { Playbook } from '../../playbooks/playbook.ts'
import type { Clause } from '../../text/clauses.ts'
import { findTimeToday, minuteOf } from '../../text/clock.ts'
import type { Commitment } from '../../text/commitment.ts'
import { dayAfter, type Moment } from '../../text/dates.ts'
import { rankTelling } from '../../text/telling-clauses.ts'
import type { Heard } from '../listen/listen.ts'
import { type Learned, NOTHING_LEARNED } from '../session/case.ts'
import type { State } from '../session/state.ts'
import { CASE, CLOCK } from '../thresholds.ts'

/** What has been decided about the message. */
interface Decided {
  /** True where nothing is taken from the message: it belongs in other hands, or is not English. */
  readonly isClosed: boolean
  readonly playbooks: readonly Playbook[]
  readonly promises: readonly Commitment[]
}

type Kind = (typeof FACT_KINDS)[number]

const isKind = (tag: string): tag is Kind => (FACT_KINDS as readonly string[]).includes(tag)

/** What a clause tells, by what the hearing model marks in it; nothing where it marks nothing. */
function findKind({ text }: Clause, spans: Heard['spans']): Kind | undefined {
  const inside = spans.filter((span) => isKind(span.tag) && text.includes(span.text))
  const [longest] = inside.toSorted((one, other) => other.text.length - one.text.length)
  return longest && isKind(longest.tag) ? longest.tag : undefined
}

/** The clauses that tell something, in the order they are told, each an exact part of the message. */
function findFacts({ text, clauses, spans }: Heard): Learned['facts'] {
  const telling = new Set(rankTelling(clauses, CASE.telling).slice(0, CASE.factsOfMessage))
  return clauses.flatMap((clause) => {
    const kind = clause.isQuestion ? undefined : findKind(clause, spans)
    const isTold = kind !== undefined || telling.has(clause)
    const quote = text.slice(clause.tokens[0]?.start, clause.tokens.at(-1)?.end)
    return isTold && clause.tokens.length > 2 ? [{ kind: kind ?? 'happened', quote }] : []
  })
}

/** How much time there is, where the leader says it. */
function findTime({ text, days }: Heard, moment: Moment): Learned['time'] {
  const at = findTimeToday(text, moment)
  if (at !== null) return at - minuteOf(moment) <= CLOCK.soon ? '10-minutes' : 'today'
  const [day] = days
  if (!day) return null
  return day.on === dayAfter(moment, 0) ? 'today' : day.on < dayAfter(moment, 7) ? 'this-week' : null
}

const LONGEST_TITLE = 60

function findMatter(
  { behaviors, clauses }: Heard,
  { playbooks }: Pick<Decided, 'playbooks'>,
): Learned['matter'] {
  const situations = playbooks.map(({ key }) => key)
  if (situations.length === 0) return null
  const words =
    (rankTelling(behaviors)[0] ?? rankTelling(clauses)[0] ?? clauses[0])?.text ?? playbooks[0]?.name ?? ''
  const title =
    words.length > LONGEST_TITLE ? `${words.slice(0, words.lastIndexOf(' ', LONGEST_TITLE))} …` : words
  return { title, situations }
}

/** What a message adds to the case; of one that belongs in other hands or is not read, nothing. */
export function learnCase(
  heard: Heard,
  plan: Decided,
  { state, ...moment }: Moment & { state: State },
): Learned {
  if (plan.isClosed) return NOTHING_LEARNED
  const known = new Set(state.commitments.map(({ text }) => text))
  const single = heard.people.length === 1 ? heard.pronoun : null
  return {
    people: heard.people
      .filter(({ relation }) => relation !== 'team')
      .map(({ heardAs, pronoun }) => ({ heard: heardAs, pronoun: single ?? pronoun })),
    facts: findFacts(heard),
    promises: plan.promises.filter(({ text }) => !known.has(text)),
    dated: plan.promises.filter(({ text }) => known.has(text)),
    kept: [],
    dropped: [],
    matter: findMatter(heard, plan),
    time: findTime(heard, moment),
  }
}
