import { CircleHelp } from 'lucide-react'
import { useId, useState } from 'react'
import { Tooltip } from '../../ui/tooltip.tsx'

type Props = { label: string; value: string | number; definition: string }

/** A figure whose definition shows on hover and focus, and stays open below it once pressed, as a finger needs it. */
export function DefinedStat({ label, value, definition }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const definitionId = useId()
  return (
    <div>
      <dt className="flex items-center gap-1 text-sm text-ink-soft">
        {label}
        <Tooltip content={definition}>
          <button
            type="button"
            aria-label={`What ${label.toLowerCase()} means`}
            aria-expanded={isOpen}
            aria-controls={definitionId}
            onClick={() => setIsOpen(!isOpen)}
            className="-my-3 -ml-3 grid size-11 shrink-0 place-items-center rounded-md text-ink-faint hover:text-accent-strong"
          >
            <CircleHelp aria-hidden="true" className="size-4" strokeWidth={1.75} />
          </button>
        </Tooltip>
      </dt>
      <dd className="mt-1 font-serif text-2xl tabular-nums">{value}</dd>
      <dd id={definitionId} hidden={!isOpen} className="mt-1 text-sm text-ink-soft">
        {definition}
      </dd>
    </div>
  )
}
