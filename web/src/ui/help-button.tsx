import { CircleHelp } from 'lucide-react'
import { Tooltip } from './overlay/tooltip.tsx'

type Props = {
  /** What is explained, as it stands on the screen. */
  about: string
  explanation: string
  isOpen: boolean
  onToggle: () => void
  /** The id of the element that shows the explanation while `isOpen`. */
  controls: string
}

/** Explains a word on hover and focus; pressed, it keeps the explanation open in its place, as a finger needs it. */
export const HelpButton = ({ about, explanation, isOpen, onToggle, controls }: Props) => (
  <Tooltip content={explanation}>
    <button
      type="button"
      aria-label={`What ${about.toLowerCase()} means`}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className="-my-3 -ml-3 grid size-11 shrink-0 place-items-center rounded-md text-ink-faint hover:text-accent-strong"
    >
      <CircleHelp aria-hidden="true" className="size-4" strokeWidth={1.75} />
    </button>
  </Tooltip>
)
