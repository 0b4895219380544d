import { Check, X } from 'lucide-react'
import { Button } from '../button.tsx'

type Outcome = 'done' | 'dropped' | 'open'
type Props = {
  /** What was set out to do, for those who hear the buttons without seeing what they stand beside. */
  step: string
  outcome: Outcome
  /** True while its day is still to come: nobody has to have done it yet. */
  isAhead?: boolean
  isBusy: boolean
  onNote: (outcome: Outcome) => void
}

/** Asks what became of a step somebody set out to do, and shows the answer with a way back. */
export const OutcomeChoice = ({ step, outcome, isAhead = false, isBusy, onNote }: Props) => (
  <fieldset className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
    <legend className="sr-only">{`What became of “${step}”`}</legend>
    {outcome === 'open' ? (
      <>
        <span className="text-ink-soft">{isAhead ? 'Done already?' : 'Did you do it?'}</span>
        <Button size="sm" busy={isBusy} onClick={() => onNote('done')}>
          Done
        </Button>
        <Button size="sm" variant="quiet" busy={isBusy} onClick={() => onNote('dropped')}>
          Let it go
        </Button>
      </>
    ) : (
      <>
        <span className={`flex items-center gap-1.5 ${outcome === 'done' ? 'text-good' : 'text-ink-soft'}`}>
          {outcome === 'done' ? (
            <Check aria-hidden="true" className="size-4" />
          ) : (
            <X aria-hidden="true" className="size-4" />
          )}
          {outcome === 'done' ? 'Done' : 'Let go'}
        </span>
        <Button size="sm" variant="quiet" busy={isBusy} onClick={() => onNote('open')}>
          Open again
        </Button>
      </>
    )}
  </fieldset>
)
