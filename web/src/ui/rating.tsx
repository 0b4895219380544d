import { useId } from 'react'

type Labels = readonly [string, string, string, string, string]
type Props = { value: number; onChange: (value: number) => void; labels: Labels; legend?: string }

/** The mouth of each face, from a deep bow down to a wide smile. */
const MOUTHS = [
  'M10.5 23c1.4-3.2 3.3-4.6 5.5-4.6s4.100 1.400 5.500 4.600',
  'M11 21.600c1.500-1.500 3.100-2.200 5-2.200s3.500.700 5 2.200',
  'M11 20.500h10',
  'M11 19.200c1.500 1.700 3.100 2.400 5 2.400s3.500-.700 5-2.400',
  'M10 18.200c1.200 3.600 3.300 5.300 6 5.300s4.800-1.700 6-5.300Z',
] as const

const Face = ({ mouth, isBest }: { mouth: string; isBest: boolean }) => (
  <svg
    viewBox="0 0 32 32"
    aria-hidden="true"
    className="size-9 fill-none stroke-current stroke-[1.6]"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <circle cx="16" cy="16" r="13.2" />
    <circle cx="11.600" cy="12.800" r="1.300" className="fill-current stroke-none" />
    <circle cx="20.400" cy="12.800" r="1.300" className="fill-current stroke-none" />
    <path d={mouth} className={isBest ? 'fill-current' : undefined} />
  </svg>
)

/** Five drawn faces as a radio group, 1 to 5; the word for the chosen one stands under them. */
export const Rating = ({ value, onChange, labels, legend = 'Rating' }: Props) => {
  const name = useId()
  return (
    <fieldset>
      <legend className="font-medium">{legend}</legend>
      <div className="mt-3 flex gap-1 sm:gap-2">
        {MOUTHS.map((mouth, index) => (
          <label
            key={mouth}
            className="grid size-14 cursor-pointer place-items-center rounded-md text-ink-faint transition-colors hover:text-ink has-checked:bg-growth-wash has-checked:text-growth has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={index + 1}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
              className="sr-only"
            />
            <span className="sr-only">{labels[index]}</span>
            <Face mouth={mouth} isBest={index === 4} />
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-2 text-sm text-ink-soft">
        {labels[value - 1]}
      </p>
    </fieldset>
  )
}
