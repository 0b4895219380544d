import { useId } from 'react'

type Labels = readonly [string, string, string, string, string]
type Props = { value: number; onChange: (value: number) => void; labels: Labels; legend?: string }

/** Five drawn faces as a radio group, 1 to 5; the word for the chosen one stands under them. */
export function Rating({ value, onChange, labels, legend = 'Rating' }: Props) {
  const name = useId()
  return (
    <fieldset>
      <legend className="font-medium">{legend}</legend>
      <div className="mt-2 -ml-2 flex gap-1">
        {FACES.map((mouth, index) => (
          <label
            key={mouth}
            className="grid size-14 cursor-pointer place-items-center rounded-full text-ink-faint transition-colors hover:text-ink has-checked:text-growth has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={index + 1}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
              className="peer sr-only"
            />
            <span className="sr-only">{labels[index]}</span>
            <Face mouth={mouth} />
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 text-sm text-ink-soft">
        {labels[value - 1]}
      </p>
    </fieldset>
  )
}

/** The mouth of each face, from a deep bow down to an open smile. */
const FACES = [
  'M10.5 22.6c1.3-3 3.2-4.3 5.5-4.3s4.2 1.3 5.5 4.3',
  'M11 21.4c1.5-1.5 3.1-2.1 5-2.1s3.5.6 5 2.1',
  'M11 20.3h10',
  'M11 19.2c1.5 1.7 3.1 2.4 5 2.4s3.5-.7 5-2.4',
  'M9.8 18.3h12.4c-.8 3.4-3.2 5.3-6.2 5.3s-5.4-1.9-6.2-5.3Z',
] as const

function Face({ mouth }: { mouth: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-9 fill-none stroke-current stroke-[1.5] transition-transform peer-checked:scale-115 peer-checked:fill-growth-wash peer-checked:stroke-[1.7]"
    >
      <circle cx="16" cy="16" r="13.5" />
      <circle cx="11.5" cy="13" r="1.4" className="fill-current stroke-none" />
      <circle cx="20.5" cy="13" r="1.4" className="fill-current stroke-none" />
      <path d={mouth} className={mouth.endsWith('Z') ? 'fill-current' : 'fill-none'} />
    </svg>
  )
}
