import { PULSE_SCALE, type Pulse, type PulseResult } from '@lodestar/contract/pulse'
import { formatSoonDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { useDeletePulse } from './pulse.queries.ts'

/** What a question came to: a place on the scale and a sentence, or why there is none. */
export function EndedPulse({ pulse }: { pulse: Pulse }) {
  const remove = useDeletePulse()
  const { people, average } = pulse.result ?? { people: 0, average: null }
  return (
    <article aria-label={pulse.question}>
      <p className="text-sm text-ink-soft">
        Asked {formatSoonDay(pulse.startedOn)}: {pulse.behavior}
      </p>
      <h3 className="mt-1 font-serif text-lg">{pulse.question}</h3>
      {average === null ? (
        <p className="mt-2 max-w-text text-ink-soft">
          Fewer than five people answered, so nothing is shown. The answers are deleted.
        </p>
      ) : (
        <Figure average={average} people={people} />
      )}
      <div className="-ml-3.5">
        <Button size="sm" variant="quiet" busy={remove.isPending} onClick={() => remove.mutate(pulse.id)}>
          Delete
        </Button>
      </div>
    </article>
  )
}

/** Beyond so many the figure is good to half a point. */
const MANY = 15

const Figure = ({ average, people }: { average: number; people: number }) => (
  <figure className="mt-4 max-w-96">
    <Scale average={average} />
    <figcaption className="mt-3">
      <p className="font-medium">{sayAverage({ average, people })}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {`Good to about ${people >= MANY ? 'half a point' : 'a point'} either way, since one answer in four was left to chance to protect who gave it. A direction, not a mark. Tell your team what you read, and what you will do with it.`}
      </p>
    </figcaption>
  </figure>
)

const sayAverage = ({ average, people }: { average: number; people: number }): string =>
  `${placeOf(average)}, say ${people} people or more.`

/** "Often", or between two of the five. */
function placeOf(average: NonNullable<PulseResult['average']>): string {
  const [below, above] = [PULSE_SCALE[Math.floor(average) - 1], PULSE_SCALE[Math.ceil(average) - 1]]
  return below === above ? `${below}` : `Between “${below?.toLowerCase()}” and “${above?.toLowerCase()}”`
}

const [WIDTH, EDGE] = [320, 12]

/** The five places on a line, with the one it came to. The sentence below says the same. */
function Scale({ average }: { average: number }) {
  const x = (place: number) => EDGE + ((place - 1) / (PULSE_SCALE.length - 1)) * (WIDTH - 2 * EDGE)
  return (
    <div>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 28`} className="w-full">
        <line x1={x(1)} x2={x(5)} y1={14} y2={14} className="stroke-edge" strokeWidth={1.5} />
        {PULSE_SCALE.map((label, at) => (
          <circle key={label} cx={x(at + 1)} cy={14} r={3} className="fill-edge" />
        ))}
        <circle cx={x(average)} cy={14} r={8} className="fill-growth" />
      </svg>
      <div aria-hidden="true" className="flex justify-between text-xs text-ink-soft">
        <span>{PULSE_SCALE[0]}</span>
        <span>{PULSE_SCALE.at(-1)}</span>
      </div>
    </div>
  )
}
