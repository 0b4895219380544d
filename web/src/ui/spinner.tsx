type Props = { label?: string; isDecorative?: boolean }

/** Draws a small turning ring; decorative where a neighboring text already says what is happening. */
export function Spinner({ label = 'Loading', isDecorative = false }: Props) {
  const ring = (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="size-[1.15em] shrink-0 animate-spin fill-none stroke-current stroke-2"
    >
      <circle cx="10" cy="10" r="8" className="opacity-25" />
      <path d="M10 2a8 8 0 0 1 8 8" strokeLinecap="round" />
    </svg>
  )
  if (isDecorative) return ring
  return (
    <span role="status" className="inline-flex">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  )
}

/** Fills the screen while nothing can be shown yet, such as before it is known who is signed in. */
export function FullScreenSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="grid min-h-dvh place-items-center text-2xl text-ink-faint">
      <Spinner label={label} />
    </div>
  )
}
