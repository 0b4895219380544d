import { useState } from 'react'
import { ApiError } from '../../lib/api.ts'
import { canUsePasskeys, isGivenUp } from '../../lib/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { signInWithPasskey } from './account.queries.ts'

/** Signs in with a passkey, where the browser can; it stays busy while the page is left. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (!canUsePasskeys()) return null
  const signIn = async () => {
    setProblem(null)
    setIsBusy(true)
    try {
      await signInWithPasskey()
      onSignedIn()
    } catch (error) {
      setIsBusy(false)
      if (!isGivenUp(error)) setProblem(explain(error))
    }
  }
  return (
    <div className="mt-4 grid gap-4">
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      <Button busy={isBusy} className="w-full" onClick={() => void signIn()}>
        {isBusy ? 'Waiting for your device' : 'Use a passkey instead'}
      </Button>
    </div>
  )
}

function explain(error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : null
  return (
    problem?.fields?.['body.response'] ??
    problem?.message ??
    'Your device could not be asked. Sign in with your password instead.'
  )
}
