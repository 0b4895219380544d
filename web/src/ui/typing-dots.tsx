const DELAYS = ['', '[animation-delay:160ms]', '[animation-delay:320ms]']

/** Three dots while the coach writes; they stand still with reduced motion, and a screen reader hears the label. */
export function TypingDots({ label = 'The coach is writing' }: { label?: string }) {
  return (
    <span role="status" className="inline-flex h-6 items-center gap-1.5">
      <span className="sr-only">{label}</span>
      {DELAYS.map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className={`size-1.5 animate-typing rounded-full bg-ink-soft motion-reduce:animate-none ${delay}`}
        />
      ))}
    </span>
  )
}
