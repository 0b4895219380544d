import { useState } from 'react'

type Props = { src?: string | null | undefined; initial: string; size?: 'md' | 'sm' }

const SIZES = { md: 'size-9', sm: 'size-8 text-sm' }

/** A person's picture, or their initial when there is none or it does not load; their name stands beside it. */
export function Avatar({ src, initial, size = 'md' }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>()
  return (
    <span
      aria-hidden="true"
      className={`inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-wash font-medium text-accent ${SIZES[size]}`}
    >
      {src && src !== failedSrc ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setFailedSrc(src)} />
      ) : (
        initial
      )}
    </span>
  )
}
