import { useId, useState } from 'react'
import { HelpButton } from '../../ui/help-button.tsx'

type Props = { label: string; value: string | number; definition: string }

/** A figure with its definition at hand. */
export function DefinedStat({ label, value, definition }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const definitionId = useId()
  return (
    <div>
      <dt className="flex items-center gap-1 text-sm text-ink-soft">
        {label}
        <HelpButton
          about={label}
          explanation={definition}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          controls={definitionId}
        />
      </dt>
      <dd className="mt-1 font-serif text-2xl tabular-nums">{value}</dd>
      <dd id={definitionId} hidden={!isOpen} className="mt-1 text-sm text-ink-soft">
        {definition}
      </dd>
    </div>
  )
}
