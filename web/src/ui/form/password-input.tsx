import { useState } from 'react'
import { TextInput } from './field.tsx'

interface Props {
  name: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at while it is typed. */
export function PasswordInput({ name, autoComplete }: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="relative">
      <TextInput
        name={name}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        className="pr-20"
      />
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 min-w-16 rounded-md px-3 text-sm font-medium text-accent hover:text-accent-strong"
      >
        {isShown ? 'Hide' : 'Show'}
        <span className="sr-only"> what is typed</span>
      </button>
    </div>
  )
}
