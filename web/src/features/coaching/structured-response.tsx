import type { StructuredResponse } from '@lodestar/contract/structured-response'
import { type ReactNode, useId } from 'react'
import { RichText } from '../../ui/rich-text.tsx'
import { ActionPlan } from './action-plan.tsx'
import { ApproachList } from './approach-list.tsx'
import { ExerciseList } from './exercise-list.tsx'
import { InsightNotes } from './insight-notes.tsx'
import { MEASURE, Part } from './part.tsx'
import { PartLinks } from './part-links.tsx'
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
  const id = useId()
  const places = [
    { label: 'Ways', part: 'ways', count: approaches.length },
    { label: 'Plan', part: 'plan', count: actionPlan.length },
    { label: 'Practice', part: 'practice', count: practiceExercises.length },
    { label: 'Words to say', part: 'words', count: sampleScripts.length },
    { label: 'Insights', part: 'insights', count: keyInsights.length },
  ]
  return (
    <>
      <PartLinks id={id} places={places.filter(({ count }) => count > 0)} />
      <div className={`${MEASURE} xl:grid xl:max-w-none xl:grid-cols-[35.5rem_minmax(0,1fr)] xl:gap-x-12`}>
        <div className="min-w-0 *:scroll-mt-4">
          {parts.diagnosis ? (
            <Part title="What is going on">
              <div className="prose-read">
                <RichText text={parts.diagnosis} />
              </div>
            </Part>
          ) : null}
          <div id={`${id}-ways`}>
            {approaches.length > 0 ? <ApproachList approaches={approaches} /> : null}
          </div>
          <div id={`${id}-plan`}>{actionPlan.length > 0 ? <ActionPlan items={actionPlan} /> : null}</div>
          <div id={`${id}-practice`}>
            {practiceExercises.length > 0 ? <ExerciseList exercises={practiceExercises} /> : null}
          </div>
          <div id={`${id}-words`}>
            {sampleScripts.length > 0 ? <ScriptList scripts={sampleScripts} /> : null}
          </div>
        </div>
        {keyInsights.length > 0 ? (
          <div
            id={`${id}-insights`}
            className="scroll-mt-4 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mt-9"
          >
            <InsightNotes insights={keyInsights} />
          </div>
        ) : null}
        <div className="min-w-0 xl:col-start-1">{children}</div>
      </div>
    </>
  )
}
