type Place = { label: string; part: string }
type Props = {
  /** What the ids of the parts begin with. */
  id: string
  places: readonly Place[]
}

/**
 * Leads from the top of a long answer to its parts, so that somebody in a hurry is one touch from the words to say.
 * It is one line high from the start, also while the parts are still arriving, so that nothing below it moves.
 * A conversation can hold several of these, so it is a list with a name and no landmark.
 */
export const PartLinks = ({ id, places }: Props) => (
  <div className="mt-4 -mb-4 min-h-11 max-sm:-mx-5">
    <ul aria-label="In this answer" className="flex gap-x-4 overflow-x-auto text-sm max-sm:px-5 sm:gap-x-6">
      {places.map(({ label, part }) => (
        <li key={part}>
          <a
            href={`#${id}-${part}`}
            className="inline-flex min-h-11 items-center rounded-md font-medium text-accent no-underline -outline-offset-2 hover:text-accent-strong hover:underline whitespace-nowrap"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </div>
)
