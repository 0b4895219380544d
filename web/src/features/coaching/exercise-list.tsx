import type { Exercise } from '@lodestar/contract/coaching'
import { Expandable } from '../../ui/expandable.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Label, Part, RowTitle } from './part.tsx'

/** Things to try out before it counts; each row opens. */
export const ExerciseList = ({ exercises }: { exercises: readonly Exercise[] }) => (
  <Part title="Practice">
    {exercises.map((exercise) => (
      <Expandable key={exercise.id} title={<RowTitle title={exercise.title} about={exercise.duration} />}>
        <div className="space-y-4 prose-read">
          <RichText text={exercise.description} />
          {exercise.materials.length > 0 ? (
            <div>
              <Label>What you need</Label>
              <p>{exercise.materials.join(' · ')}</p>
            </div>
          ) : null}
          {exercise.reflectionQuestions.length > 0 ? (
            <div>
              <Label>Afterward, ask yourself</Label>
              <ul className="mt-1 list-disc space-y-1.5 pl-[1.1em] marker:text-ink-faint">
                {exercise.reflectionQuestions.map((question) => (
                  <li key={question}>{question}</li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
      </Expandable>
    ))}
  </Part>
)
