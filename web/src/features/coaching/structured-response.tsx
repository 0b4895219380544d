import type { StructuredResponse } from '@lodestar/contract/coaching'
import type { ReactNode } from 'react'
import { RichText } from '../../ui/rich-text.tsx'
import { ActionPlan } from './action-plan.tsx'
import { ApproachList } from './approach-list.tsx'
import { ExerciseList } from './exercise-list.tsx'
import { InsightNotes } from './insight-notes.tsx'
import { MEASURE, Part } from './part.tsx'
import { ScriptList } from './script-list.tsx'

type Props = { parts: Partial<StructuredResponse>; children: ReactNode }

/** The coach's full answer, part by part in the order it is read; parts without content leave no trace. */
export function StructuredParts({ parts, children }: Props) {
  const {
    approaches = [],
    actionPlan = [],
    practiceExercises = [],
    sampleScripts = [],
    keyInsights = [],
  } = parts
  return (
    <div className={`${MEASURE} xl:grid xl:max-w-none xl:grid-cols-[35.5rem_minmax(0,1fr)] xl:gap-x-12`}>
      <div className="min-w-0">
        {parts.diagnosis ? (
          <Part title="What is going on">
            <div className="prose-read">
              <RichText text={parts.diagnosis} />
            </div>
          </Part>
        ) : null}
        {approaches.length > 0 ? <ApproachList approaches={approaches} /> : null}
        {actionPlan.length > 0 ? <ActionPlan items={actionPlan} /> : null}
        {practiceExercises.length > 0 ? <ExerciseList exercises={practiceExercises} /> : null}
        {sampleScripts.length > 0 ? <ScriptList scripts={sampleScripts} /> : null}
      </div>
      {keyInsights.length > 0 ? (
        <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mt-9">
          <InsightNotes insights={keyInsights} />
        </div>
      ) : null}
      <div className="min-w-0 xl:col-start-1">{children}</div>
    </div>
  )
}
