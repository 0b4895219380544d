/** The guiding star: four long points, the north one longest. Drawn in the current text color. */
export const Mark = ({ className = 'size-5' }: { className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={`fill-current ${className}`}>
    <path d="M12 0.5c0.55 6.6 2.3 10.1 8.5 12-6.2 1.5-7.95 4.4-8.5 11-0.55-6.6-2.3-9.5-8.5-11 6.2-1.9 7.95-5.4 8.5-12Z" />
  </svg>
)

/** The product's name beside its star. */
export const Wordmark = () => (
  <span className="inline-flex items-center gap-2 font-serif text-lg leading-none font-medium tracking-tight">
    <Mark className="size-5 text-accent" />
    Lodestar
  </span>
)
