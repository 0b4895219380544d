import type { ToldOutcome } from '@lodestar/contract/outcomes'
import { useQuery } from '@tanstack/react-query'
import { formatPercent } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { OUTCOME_WORDS } from '../../ui/form/outcome-words.data.ts'
import { Select } from '../../ui/form/select.tsx'
import { Section } from '../../ui/section.tsx'
import { reachedQuery, useConfirmForecast } from '../analytics/reached.queries.ts'
import { goalsQuery } from '../goals/goals.queries.ts'
import { outcomesQuery, useCountOutcome } from '../outcomes/outcomes.queries.ts'

const DAY_MS = 24 * 60 * 60_000

/** What was told within the last day, with what followed from it: the goal it moved, and the forecast it answers. */
export function ToldToday() {
  const { data: outcomes = [] } = useQuery(outcomesQuery)
  const told = outcomes.filter(({ toldAt }) => Date.parse(toldAt) > Date.now() - DAY_MS)
  if (told.length === 0) return null
  return (
    <Section title="What came of it">
      <ul className="grid gap-6">
        {told.map((outcome) => (
          <li key={`${outcome.source}/${outcome.id}`} className="border-l-2 border-growth pl-5">
            <p className="text-sm text-ink-soft">{outcome.subject}</p>
            <p className="mt-1 prose-read">{OUTCOME_WORDS[outcome.came]}</p>
            {outcome.line ? (
              <p className="prose-read text-ink-soft wrap-anywhere">{`“${outcome.line}”`}</p>
            ) : null}
            {outcome.goal ? (
              <Moved outcome={outcome} goal={outcome.goal} />
            ) : (
              <CountTowards outcome={outcome} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

type MovedProps = { outcome: ToldOutcome; goal: NonNullable<ToldOutcome['goal']> }

function Moved({ outcome, goal }: MovedProps) {
  const count = useCountOutcome(outcome)
  const { data: reached = [] } = useQuery(reachedQuery)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 text-sm">
        <p>{`“${goal.title}” moved from ${formatPercent(goal.from / 100)} to ${formatPercent(goal.to / 100)}.`}</p>
        <Button size="sm" variant="quiet" busy={count.isPending} onClick={() => count.mutate(null)}>
          Undo
        </Button>
      </div>
      {reached
        .filter(({ goalId }) => goalId === goal.id)
        .map(({ id, question }) => (
          <Answered key={id} id={id} question={question} />
        ))}
    </>
  )
}

function Answered({ id, question }: { id: string; question: string }) {
  const confirm = useConfirmForecast()
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p>{`This answers a forecast: ${question}`}</p>
      <Button size="sm" busy={confirm.isPending} onClick={() => confirm.mutate(id)}>
        Yes, it came true
      </Button>
    </div>
  )
}

/** A conversation that was held can count towards a goal that nobody has tied to it. */
function CountTowards({ outcome }: { outcome: ToldOutcome }) {
  const count = useCountOutcome(outcome)
  const { data: goals = [] } = useQuery(goalsQuery)
  const open = goals.filter(({ status, progress }) => status === 'active' && progress < 100)
  if (open.length === 0 || (outcome.came !== 'well' && outcome.came !== 'mixed')) return null
  return (
    <div className="mt-2 max-w-text">
      <Select
        label={`Count it towards a goal: ${outcome.subject}`}
        value=""
        placeholder="None"
        disabled={count.isPending}
        options={open.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(goalId) => count.mutate(goalId)}
      />
    </div>
  )
}
