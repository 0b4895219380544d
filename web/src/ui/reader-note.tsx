import type { ReactNode } from 'react'
import { nameModel, useLanguageModel } from '../lib/language-model.ts'

/**
 * Says, where a language model is connected, that it is given what somebody sends.
 *
 * @param children what it does with it, in a sentence.
 * @param isTurn for what is said to the coach: that goes to a model only where it leads.
 */
export function ReaderNote({ children, isTurn = false }: { children: ReactNode; isTurn?: boolean }) {
  const model = useLanguageModel()
  if (!model) return null
  if (isTurn && !model.leads)
    return (
      <p className="mt-1.5 text-xs text-ink-faint">
        The built-in coach answers here. The connected language model, {nameModel(model)}, does not lead.
      </p>
    )
  return (
    <p className="mt-1.5 text-xs text-ink-faint">
      What you send goes to a language model, {nameModel(model)}. {children}
    </p>
  )
}
