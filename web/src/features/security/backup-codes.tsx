import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

/** Shows backup codes, once: the server does not give them again. */
export function BackupCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // What was in its place had the focus.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        Keep these backup codes
      </h3>
      <p className="mt-1 max-w-text text-ink-soft">
        Each lets you in once when your phone is lost or empty. Put them where you keep what matters; they are
        not shown again.
      </p>
      <ul aria-label="Backup codes" className="mt-4 grid grid-cols-2 gap-x-6 gap-y-1 font-mono sm:max-w-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onKept}>
          I have kept them
        </Button>
        <CopyButton text={codes.join('\n')} label="Copy all" />
      </div>
    </div>
  )
}
