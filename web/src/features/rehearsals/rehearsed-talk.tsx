import type { LeaderLine } from '@lodestar/contract/rehearsal-line'
import type { Rehearsal } from '@lodestar/contract/rehearsals'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { PATHS } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Expandable } from '../../ui/expandable.tsx'
import { ClosingCard } from './closing-card.tsx'
import { LineCheckView } from './line-check.tsx'
import { NextLine } from './next-line.tsx'
import { OtherSays } from './other-says.tsx'
import { PlanPart } from './plan-part.tsx'
import { useDeleteRehearsal } from './rehearsals.queries.ts'
import { RetryLine } from './retry-line.tsx'
import { SaidLine } from './said-line.tsx'
import { TalkDebrief } from './talk-debrief.tsx'

/** A rehearsal as it stands: what was said, how it lands, and what comes next. */
export function RehearsedTalk({ rehearsal }: { rehearsal: Rehearsal }) {
  const current = rehearsal.lines.filter(({ isReplaced }) => !isReplaced)
  const [retried, setRetried] = useState<string | null>(null)
  const person = rehearsal.scene.person || 'The other person'
  return (
    <>
      {rehearsal.plan &&
      (rehearsal.outcome || rehearsal.plan.day <= new Date().toLocaleDateString('sv-SE')) ? (
        <div className="mb-8">
          <TalkDebrief rehearsal={rehearsal} plan={rehearsal.plan} />
        </div>
      ) : null}
      {rehearsal.scene.words ? <Prepared words={rehearsal.scene.words} /> : null}
      <ol aria-label="What was said" className="grid gap-8">
        {current.map((line) => (
          <li key={line.id}>
            {line.by === 'other' ? (
              <OtherSays line={line} person={person} />
            ) : (
              <LeaderSays
                line={line}
                rehearsalId={rehearsal.id}
                isRetried={retried === line.id}
                onRetry={() => setRetried(line.id)}
                onClose={() => setRetried(null)}
              />
            )}
          </li>
        ))}
      </ol>
      {retried === null ? (
        <div className="mt-8">
          {rehearsal.status === 'ended' ? (
            <ClosingCard rehearsal={rehearsal} />
          ) : (
            <NextLine rehearsal={rehearsal} current={current} person={person} />
          )}
          {rehearsal.plan && !rehearsal.closing ? (
            <PlanPart rehearsal={rehearsal} sentence={rehearsal.plan.words} />
          ) : null}
        </div>
      ) : null}
      <Below rehearsal={rehearsal} />
    </>
  )
}

type LeaderProps = {
  line: LeaderLine
  rehearsalId: string
  isRetried: boolean
  onRetry: () => void
  onClose: () => void
}

function LeaderSays({ line, rehearsalId, isRetried, onRetry, onClose }: LeaderProps) {
  const [version, setVersion] = useState<string | null>(null)
  const retry = (text: string) => {
    setVersion(text)
    onRetry()
  }
  return (
    <div className="grid gap-4">
      <SaidLine text={line.text} />
      {isRetried ? (
        <RetryLine rehearsalId={rehearsalId} line={line} version={version ?? line.text} onClose={onClose} />
      ) : (
        <LineCheckView line={line} onRetry={retry} />
      )}
    </div>
  )
}

const Prepared = ({ words }: { words: string }) => (
  <div className="mb-8">
    <Expandable title={<span className="text-sm text-ink-soft">The words you prepared</span>}>
      <blockquote className="prose-read whitespace-pre-line">{words}</blockquote>
    </Expandable>
  </div>
)

/** What was put aside, and the way to be rid of it all. */
function Below({ rehearsal }: { rehearsal: Rehearsal }) {
  const [, navigate] = useLocation()
  const { mutate, isPending } = useDeleteRehearsal(() => navigate(PATHS.rehearse))
  const aside = rehearsal.lines.filter(({ isReplaced }) => isReplaced)
  return (
    <div className="mt-12">
      {aside.length > 0 ? (
        <Expandable title={<span className="text-sm text-ink-soft">Earlier tries</span>}>
          <ul className="grid gap-3">
            {aside.map((line) => (
              <li key={line.id} className="prose-read text-ink-soft">
                {line.by === 'leader'
                  ? `You: “${line.text}”`
                  : `${rehearsal.scene.person || 'They'}: ${sayShort(line)}`}
              </li>
            ))}
          </ul>
        </Expandable>
      ) : null}
      <div className="mt-4 -ml-3.5">
        <Button variant="quiet" size="sm" busy={isPending} onClick={() => mutate(rehearsal.id)}>
          Delete this rehearsal
        </Button>
      </div>
    </div>
  )
}

const sayShort = ({ does, says }: { does: string; says: string }): string =>
  [does, says && `“${says}”`].filter(Boolean).join(' ')
