const WIDTHS = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-3/5']

/** Holds the place of text that is on its way, so that nothing jumps when it comes. */
export const Skeleton = ({ lines = 3, label = 'Loading' }: { lines?: number; label?: string }) => (
  <div role="status" className="animate-breathe">
    <span className="sr-only">{label}</span>
    {Array.from({ length: lines }, (_, line) => line).map((line) => (
      <div key={line} className="flex h-6 items-center">
        <div className={`h-3 rounded-md bg-line ${WIDTHS[line % WIDTHS.length]}`} />
      </div>
    ))}
  </div>
)
