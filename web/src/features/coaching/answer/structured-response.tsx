import type { StructuredResponse } from '@lodestar/contract/structured-response'
import { type ReactNode, useId, useState } from 'react'
import { RichText } from '../../../ui/rich-text.tsx'
import { ActionPlan } from './action-plan.tsx'
import { ApproachList } from './approach-list.tsx'
import { ExerciseList } from './exercise-list.tsx'
import { InsightNotes } from './insight-notes.tsx'
import { MEASURE, Part } from './part.tsx'
import { PartToggles } from './part-toggles.tsx'
import { ScriptList } from './script-list.tsx'

type Props = {
  parts: Partial<StructuredResponse>
  tip: string | undefined
  /** What follows the parts. */
  children: ReactNode
}
/** One part behind its toggle; null content where the answer has no such part. */
type Panel = { name: string; label: string; place: 'column' | 'margin' | 'end'; content: ReactNode }

/** The coach's full answer behind its message, part by part in the order it is read; parts without content leave no trace. */
export function StructuredParts({ parts, tip, children }: Props) {
  const id = useId()
  const [opened, setOpened] = useState<readonly string[]>([])
  const panels = listPanels(parts, tip)
    .filter(({ content }) => content !== null)
    .map((panel) => ({ ...panel, id: `${id}-${panel.name}`, isOpen: opened.includes(panel.name) }))
  const toggle = (name: string) =>
    setOpened(opened.includes(name) ? opened.filter((other) => other !== name) : [...opened, name])
  const draw = (place: Panel['place']) =>
    panels
      .filter((panel) => panel.place === place)
      .map((panel) => (
        <div key={panel.name} id={panel.id} hidden={!panel.isOpen} className="animate-appear">
          {panel.content}
        </div>
      ))
  return (
    <>
      {panels.length > 0 ? <PartToggles panels={panels} onToggle={toggle} /> : null}
      <div
        className={`${MEASURE} xl:grid xl:max-w-none xl:grid-cols-[35.5rem_minmax(0,1fr)] xl:grid-rows-[auto_1fr] xl:gap-x-12`}
      >
        <div className="min-w-0">{draw('column')}</div>
        <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">{draw('margin')}</div>
        <div className="min-w-0 xl:col-start-1">
          {draw('end')}
          {children}
        </div>
      </div>
    </>
  )
}

function listPanels(parts: Partial<StructuredResponse>, tip: string | undefined): Panel[] {
  const {
    diagnosis,
    approaches = [],
    actionPlan = [],
    practiceExercises = [],
    sampleScripts = [],
    keyInsights = [],
  } = parts
  return [
    {
      name: 'diagnosis',
      label: 'What is going on',
      place: 'column',
      content: diagnosis ? <Diagnosis text={diagnosis} /> : null,
    },
    {
      name: 'ways',
      label: 'Ways',
      place: 'column',
      content: approaches.length > 0 ? <ApproachList approaches={approaches} /> : null,
    },
    {
      name: 'plan',
      label: 'Plan',
      place: 'column',
      content: actionPlan.length > 0 ? <ActionPlan items={actionPlan} /> : null,
    },
    {
      name: 'practice',
      label: 'Practice',
      place: 'column',
      content: practiceExercises.length > 0 ? <ExerciseList exercises={practiceExercises} /> : null,
    },
    {
      name: 'words',
      label: 'Words to say',
      place: 'column',
      content: sampleScripts.length > 0 ? <ScriptList scripts={sampleScripts} /> : null,
    },
    {
      name: 'insights',
      label: 'Insights',
      place: 'margin',
      content: keyInsights.length > 0 ? <InsightNotes insights={keyInsights} /> : null,
    },
    { name: 'tip', label: 'Tip', place: 'end', content: tip ? <Tip text={tip} /> : null },
  ]
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
