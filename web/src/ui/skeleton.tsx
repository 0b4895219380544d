type Props = { lines?: number; label?: string }

const WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-3/5']

/** Holds the place of text that is on its way, so that nothing jumps when it comes. */
export function Skeleton({ lines = 3, label = 'Loading' }: Props) {
  const places = Array.from({ length: lines }, (_, place) => place)
  return (
    <div role="status" className="animate-breathe">
      <span className="sr-only">{label}</span>
      {places.map((place) => (
        <div key={place} className="flex h-6 items-center">
          <div className={`h-2.5 rounded-full bg-line ${WIDTHS[place % WIDTHS.length]}`} />
        </div>
      ))}
    </div>
  )
}
