import type { ReactNode } from 'react'
import { nameModel, useLanguageModel } from '../lib/language-model.ts'

/**
 * Says, where a language model is connected, that it is given what somebody sends.
 *
 * @param children what it does with it, in a sentence.
 */
export function ReaderNote({ children }: { children: ReactNode }) {
  const model = useLanguageModel()
  if (!model) return null
  return (
    <p className="mt-1.5 text-xs text-ink-faint">
      What you send goes to a language model, {nameModel(model)}. {children}
    </p>
  )
}
