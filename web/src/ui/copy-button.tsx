import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

type Props = { text: string; label?: string; onCopied?: () => void; onFailed?: () => void }

/** How long the button says that it has copied, in milliseconds. */
const COPIED_MS = 2_000

/** Copies a text; `onFailed` is called where the browser refuses the clipboard. */
export function CopyButton({ text, label = 'Copy', onCopied, onFailed }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      onFailed?.()
      return
    }
    setIsCopied(true)
    onCopied?.()
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button variant="quiet" size="sm" onClick={() => void copy()}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </Button>
  )
}
