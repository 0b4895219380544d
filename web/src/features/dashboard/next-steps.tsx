import type { LearningPath } from '@lodestar/contract/assessment'
import { useState } from 'react'
import { formatSoonDay } from '../../lib/format.ts'
import { PATHS } from '../../lib/paths.ts'
import { useDraft } from '../../lib/storage/draft.ts'
import { Button } from '../../ui/button.tsx'
import { LinkRow } from '../../ui/link-row.tsx'
import { Section } from '../../ui/section.tsx'
import { sessionHref, useNoteOutcome } from '../coaching/coaching.queries.ts'
import type { OpenStep } from './list-open-steps.ts'
import { OpenTalk } from './open-talk.tsx'
import { QuietLink } from './quiet-link.tsx'
import { findDay, type useDashboard } from './use-dashboard.ts'
import { WhatHappened } from './what-happened.tsx'

/** More would push everything else off the first screen. */
const MOST_STEPS = 2

type Props = { steps: readonly OpenStep[]; paths: readonly LearningPath[] }

/**
 * What somebody has set out to do; where that is nothing, what came of a conversation they prepared on an earlier day, and the
 * next open step of each learning path; else nothing.
 */
export function NextSteps({ view }: { view: ReturnType<typeof useDashboard> }) {
  const { openSteps: steps, openSession: session, today } = view
  const open = listOpenPaths(view.paths)
  const earlier = session?.startedAt && findDay(session.startedAt) < today ? session : undefined
  if (steps.length + open.length === 0 && !earlier) return null
  return (
    <Section title="Next steps">
      {steps.length > 0 ? (
        <OpenSteps steps={steps} today={today} />
      ) : (
        <div className="grid gap-4">
          {earlier ? <OpenTalk key={earlier.id} session={earlier} today={today} /> : null}
          {open.length > 0 ? <PathSteps paths={open.slice(0, MOST_STEPS)} /> : null}
        </div>
      )}
    </Section>
  )
}

/** Every learning path with an open step, where `NextSteps` does not already show all of them. */
export function LearningPaths({ steps, paths }: Props) {
  const open = listOpenPaths(paths)
  if (open.length === 0 || (steps.length === 0 && open.length <= MOST_STEPS)) return null
  return (
    <Section title="Learning paths">
      <PathSteps paths={open} />
    </Section>
  )
}

const listOpenPaths = (paths: readonly LearningPath[]) =>
  paths.flatMap(({ id, title, steps: all }) => {
    const step = all.find(({ done }) => !done)
    const doneCount = all.filter(({ done }) => done).length
    return step ? [{ id, step, meta: `${title} · ${doneCount} of ${all.length} done` }] : []
  })

const PathSteps = ({ paths }: { paths: ReturnType<typeof listOpenPaths> }) => (
  <ul>
    {paths.map(({ id, step, meta }) => (
      <LinkRow key={id} href={step.href} title={step.title} text={meta} />
    ))}
  </ul>
)

function OpenSteps({ steps, today }: Pick<Props, 'steps'> & { today: string }) {
  const more = steps.length - MOST_STEPS
  return (
    <div>
      <p className="text-sm text-ink-soft">You set out to</p>
      <ul className="mt-2 grid gap-4">
        {steps.slice(0, MOST_STEPS).map((step) => (
          <li key={`${step.session.id}/${step.item}`} className="border-l-2 border-growth pl-5">
            <Step step={step} today={today} />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <QuietLink href={PATHS.coaching} className="mt-2 text-sm">
          {`${more} more in your sessions`}
        </QuietLink>
      ) : null}
    </div>
  )
}

/** What became of a step is asked from its day on, once a day; before, it is coming up. */
function Step({ step, today }: { step: OpenStep; today: string }) {
  const { session, item, text, dueOn } = step
  const { mutate, isPending } = useNoteOutcome(session.id, true)
  const [askedOn, setAskedOn] = useDraft(`not-yet:${session.id}/${item}`)
  const [isTelling, setIsTelling] = useState(false)
  const source = (
    <QuietLink href={sessionHref(session.id)} className="text-sm">{`From “${session.title}”`}</QuietLink>
  )
  const note = dueOn !== null && dueOn > today ? `Coming up on ${formatSoonDay(dueOn)}` : null
  const isPutOff = askedOn === today
  return (
    <>
      <p className="prose-read">{text}</p>
      {note || isPutOff ? (
        <div className="flex min-h-11 flex-wrap items-center gap-x-6 text-sm text-ink-soft">
          <p>{note ?? 'Not yet. It stays here until it is done.'}</p>
          {source}
        </div>
      ) : (
        <fieldset className="mt-1 flex flex-wrap items-center gap-x-1 gap-y-1 text-sm">
          <legend className="sr-only">{`What became of “${text}”`}</legend>
          <Button size="sm" busy={isPending} onClick={() => mutate({ item, outcome: 'done' })}>
            Done
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setAskedOn(today)}>
            Not yet
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isTelling}
            onClick={() => setIsTelling(!isTelling)}
          >
            What happened
          </Button>
          {source}
        </fieldset>
      )}
      {isTelling && !isPutOff ? (
        <WhatHappened step={text} isBusy={isPending} onDrop={() => mutate({ item, outcome: 'dropped' })} />
      ) : null}
    </>
  )
}
