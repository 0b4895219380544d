import type { Approach } from '@lodestar/contract/structured-response'
import { Expandable } from '../../ui/expandable.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Label, Part, RowTitle } from './part.tsx'

const DIFFICULTY: Record<Approach['difficulty'], string> = {
  beginner: 'Easy to start',
  intermediate: 'Takes some practice',
  advanced: 'Demanding',
}

/** Ways to go about it: a short list whose rows open to the steps. */
export const ApproachList = ({ approaches }: { approaches: readonly Approach[] }) => (
  <Part title="Ways to go about it">
    {approaches.map((approach) => (
      <Expandable
        key={approach.id}
        title={
          <RowTitle
            title={approach.title}
            about={[DIFFICULTY[approach.difficulty], approach.timeframe].filter(Boolean).join(' · ')}
          />
        }
      >
        <div className="space-y-4 prose-read">
          <RichText text={approach.description} />
          {approach.steps.length > 0 ? (
            <ol className="list-decimal space-y-2 pl-[1.4em] marker:font-sans marker:text-sm marker:text-ink-faint marker:tabular-nums">
              {approach.steps.map((step) => (
                <li key={step} className="pl-1">
                  {step}
                </li>
              ))}
            </ol>
          ) : null}
          {approach.expectedOutcome ? (
            <div>
              <Label>What to expect</Label>
              <p>{approach.expectedOutcome}</p>
            </div>
          ) : null}
        </div>
      </Expandable>
    ))}
  </Part>
)
