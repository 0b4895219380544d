import type { Case, CaseMatter } from '@lodestar/contract/case'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { PATHS } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Mark } from '../../ui/wordmark.tsx'
import { nameTime, TimeChips } from '../coaching-turns/time-chips.tsx'
import { CaseLine, SmallButton } from './case-line.tsx'
import { PersonLine } from './person-line.tsx'
import { PromiseLine } from './promise-line.tsx'
import { type Correct, useCorrectCase } from './use-correct-case.ts'

/** What the panel is called, beside the conversation and in the sheet. */
export const CASE_TITLE = 'What I have understood'

type Props = {
  sessionId: string
  understood: Case
  /** Whether it can still be corrected. */
  isOpen: boolean
}

/** What the coach has understood, line by line, each of them the leader's to correct. */
export function CasePanel({ sessionId, understood, isOpen }: Props) {
  const { correct, last } = useCorrectCase(sessionId)
  const { matters, inHand } = understood
  const [people, facts, promises] = [
    dropForgotten(understood.people),
    dropForgotten(understood.facts),
    dropForgotten(understood.promises),
  ]
  const corrector = isOpen ? correct : null
  return (
    <>
      {matters.length + people.length + facts.length + promises.length === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          {isOpen
            ? 'Nothing yet: who and what you tell about appears here, and you can correct it.'
            : 'Nothing was told in this session.'}
        </p>
      ) : null}
      <Time time={understood.time} correct={corrector} />
      <Lines title="What it is about" lines={matters}>
        {(matter) => (
          <MatterLine key={matter.id} matter={matter} isInHand={matter.id === inHand} correct={corrector} />
        )}
      </Lines>
      <Lines title="Who it is about" lines={people}>
        {(person) => <PersonLine key={person.id} person={person} people={people} correct={corrector} />}
      </Lines>
      {people.some(({ struck }) => !struck) ? (
        <Link href={PATHS.people} className="inline-flex min-h-11 items-center text-sm">
          Everything about them
        </Link>
      ) : null}
      <Lines title="What you have told" lines={facts}>
        {(fact) => (
          <CaseLine key={fact.id} line={fact} name={`“${fact.quote}”`} correct={corrector}>
            <q className="font-serif text-base">{fact.quote}</q>
          </CaseLine>
        )}
      </Lines>
      <Lines title="What you will do" lines={promises}>
        {(promise) => <PromiseLine key={promise.id} promise={promise} correct={corrector} />}
      </Lines>
      <div role="status" className="sticky bottom-0 mt-4">
        {last ? (
          <div className="flex items-center gap-2 rounded-md border border-line bg-raised py-1 pr-1 pl-3 text-sm text-ink-soft">
            <p className="line-clamp-3 min-w-0 grow wrap-anywhere">{last.said}</p>
            <Undo undo={last.undo} correct={corrector} />
          </div>
        ) : null}
      </div>
    </>
  )
}

/** Whom the leader had forgotten, and what was told of them, is shown nowhere. */
const dropForgotten = <Line extends { forgotten?: boolean | undefined }>(lines: readonly Line[]) =>
  lines.filter(({ forgotten }) => !forgotten)

const Undo = ({ undo, correct }: { undo: Parameters<Correct>[0] | null; correct: Correct | null }) =>
  undo && correct ? (
    <Button size="sm" variant="quiet" onClick={() => correct(undo)} className="min-h-11 shrink-0">
      Undo
    </Button>
  ) : null

function Time({ time, correct }: { time: Case['time']; correct: Correct | null }) {
  if (!correct && time === null) return null
  return (
    <div className="mt-4">
      <h3 className="mb-2 text-sm text-ink-faint">How much time you have</h3>
      {correct ? <TimeChips time={time} correct={correct} /> : <p className="text-sm">{nameTime(time)}</p>}
    </div>
  )
}

type LinesProps<Line> = { title: string; lines: readonly Line[]; children: (line: Line) => ReactNode }

/** The lines of one kind under their heading; nothing where there are none. */
function Lines<Line>({ title, lines, children }: LinesProps<Line>) {
  const titleId = useId()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-5">
      <h3 id={titleId} className="text-sm text-ink-faint">
        {title}
      </h3>
      <ul className="mt-1 border-t border-line">{lines.map(children)}</ul>
    </section>
  )
}

type MatterProps = { matter: CaseMatter; isInHand: boolean; correct: Correct | null }

const MatterLine = ({ matter, isInHand, correct }: MatterProps) => (
  <CaseLine
    line={matter}
    name={`“${matter.title}”`}
    about={isInHand && !correct ? 'in hand' : null}
    correct={correct}
    action={
      correct ? (
        <SmallButton
          aria-pressed={isInHand}
          aria-label={`${isInHand ? 'In hand' : 'Take up'} “${matter.title}”`}
          onClick={() => (isInHand ? undefined : correct({ change: 'take-up', line: matter.id }))}
        >
          {isInHand ? <Mark className="size-3.5" /> : null}
          {isInHand ? 'In hand' : 'Take up'}
        </SmallButton>
      ) : null
    }
  >
    {matter.title}
  </CaseLine>
)
