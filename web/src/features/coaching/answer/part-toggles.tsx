import { ChevronDown } from 'lucide-react'

type Props = {
  /** Each with the id of what it opens. */
  panels: readonly { name: string; id: string; label: string; isOpen: boolean }[]
  onToggle: (name: string) => void
}

/**
 * Opens and closes the parts of an answer, which stand ready behind its message; several may be open.
 * It is one line high however many parts there are, so that nothing below it moves while they arrive.
 * A conversation can hold several of these, so it is a list with a name and no landmark.
 */
export const PartToggles = ({ panels, onToggle }: Props) => (
  <ul
    aria-label="In this answer"
    className="mt-3 -mb-3 flex gap-x-4 overflow-x-auto overscroll-x-contain text-sm max-sm:-mx-5 max-sm:px-5 sm:gap-x-5"
  >
    {panels.map(({ name, id, label, isOpen }) => (
      <li key={name}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(name)}
          className="group inline-flex min-h-11 items-center gap-1 rounded-md font-medium whitespace-nowrap text-accent -outline-offset-2 transition-colors hover:text-accent-strong aria-expanded:text-ink"
        >
          {label}
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 text-ink-faint transition-transform group-aria-expanded:rotate-180"
          />
        </button>
      </li>
    ))}
  </ul>
)
