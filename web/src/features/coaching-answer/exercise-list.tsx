import type { Exercise } from '@lodestar/contract/structured-response'
import { Expandable } from '../../ui/expandable.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Label, LabeledList, Part, RowTitle } from './part.tsx'

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
          <LabeledList label="Afterward, ask yourself" lines={exercise.reflectionQuestions} />
        </div>
      </Expandable>
    ))}
  </Part>
)
