/** The product's name beside its star. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-serif text-lg leading-none font-medium">
      <Mark className="size-5 text-accent" />
      Lodestar
    </span>
  )
}

/** The guiding star: four points, the south one longest as its light falls. Drawn in the current text color. */
export function Mark({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`shrink-0 fill-current ${className}`}>
      <path d="M12 .5c.5 6 2.2 8.5 7.5 9.7-5.3 1.2-7 4.3-7.5 13.3-.5-9-2.2-12.1-7.5-13.3C9.8 9 11.5 6.5 12 .5Z" />
    </svg>
  )
}
