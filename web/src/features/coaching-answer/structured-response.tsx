import type { ActionItem, StructuredResponse } from '@lodestar/contract/structured-response'
import { ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Expandable } from '../../ui/expandable.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { ActionPlan } from './action-plan.tsx'
import { ApproachList } from './approach-list.tsx'
import { ExerciseList } from './exercise-list.tsx'
import { InsightNotes } from './insight-notes.tsx'
import { Label, Part } from './part.tsx'
import { ScriptList } from './script-list.tsx'
import type { SendTap } from './spoken-words.tsx'

type Props = {
  parts: Partial<StructuredResponse>
  tip: string | undefined
  /** Says that the first step will be done; null on every turn but the last. */
  onKeep: SendTap | null
}

/** What stands behind a message: the one thing to do next, and all the rest for later. */
export function StructuredParts({ parts, tip, onKeep }: Props) {
  const { actionPlan = [] } = parts
  const [next] = actionPlan
  return (
    <>
      {next ? <NextStep next={next} plan={actionPlan} onKeep={onKeep} /> : null}
      <Later parts={parts} tip={tip} />
    </>
  )
}

type NextStepProps = Pick<Props, 'onKeep'> & { next: ActionItem; plan: readonly ActionItem[] }

const NextStep = ({ next: { title, timeframe }, plan, onKeep }: NextStepProps) => (
  <div className="mt-7">
    <Label>Do next</Label>
    <p className="mt-0.5 font-serif text-lg font-medium text-pretty">{title}</p>
    {timeframe ? <p className="text-sm text-ink-soft">{timeframe}</p> : null}
    {onKeep ? (
      <Button size="sm" onClick={() => onKeep(sayPlan(title, timeframe), 'keep')} className="mt-2">
        Keep this plan
      </Button>
    ) : null}
    <div className="mt-3">
      <Expandable title={<span className="text-sm text-ink-soft">{countSteps(plan.length)}</span>}>
        <ActionPlan items={plan} />
      </Expandable>
    </div>
  </div>
)

const countSteps = (count: number) =>
  count === 1 ? 'How, and how you know it is done' : `All ${count} steps`

/** The first step as one says that one will do it. */
const sayPlan = (title: string, timeframe: string): string => {
  const act = title.charAt(0).toLowerCase() + title.slice(1).replace(/[.!]$/, '')
  return timeframe
    ? `I will ${act}: ${timeframe.charAt(0).toLowerCase()}${timeframe.slice(1)}.`
    : `I will ${act}.`
}

/** One part of what stands ready for later. */
interface ForLater {
  name: string
  content: ReactNode
}

function listForLater({ parts, tip }: Pick<Props, 'parts' | 'tip'>): ForLater[] {
  const { diagnosis, approaches, practiceExercises, sampleScripts, keyInsights } = parts
  return [
    { name: 'what is going on', content: diagnosis && <Diagnosis text={diagnosis} /> },
    { name: 'ways', content: approaches?.length && <ApproachList approaches={approaches} /> },
    {
      name: 'practice',
      content: practiceExercises?.length && <ExerciseList exercises={practiceExercises} />,
    },
    { name: 'other words', content: sampleScripts?.length && <ScriptList scripts={sampleScripts} /> },
    { name: 'research', content: keyInsights?.length && <InsightNotes insights={keyInsights} /> },
    { name: 'a tip', content: tip && <Tip text={tip} /> },
  ].filter(({ content }) => Boolean(content))
}

/** One closed row; what it holds is read beside the conversation, or on a phone over its lower part. */
function Later(given: Pick<Props, 'parts' | 'tip'>) {
  const [isOpen, setIsOpen] = useState(false)
  const held = listForLater(given)
  if (held.length === 0) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="mt-3 flex min-h-13 w-full items-center gap-4 border-b border-line py-3 text-left text-sm transition-colors hover:text-accent-strong"
      >
        <span className="min-w-0 grow">
          <span className="font-medium text-accent">Later</span>
          <span className="text-ink-soft"> · {held.map(({ name }) => name).join(', ')}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="For later" isAside>
        <div className="-mt-6">
          {held.map(({ name, content }) => (
            <Fragment key={name}>{content}</Fragment>
          ))}
        </div>
      </Dialog>
    </>
  )
}

const Diagnosis = ({ text }: { text: string }) => (
  <Part title="What is going on">
    <div className="prose-read">
      <RichText text={text} />
    </div>
  </Part>
)

const Tip = ({ text }: { text: string }) => (
  <div className="mt-8 border-l-2 border-growth pl-4">
    <p className="text-sm font-medium text-growth">Pro tip</p>
    <p className="mt-0.5 prose-read">{text}</p>
  </div>
)
