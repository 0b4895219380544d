import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { nameModel, useLanguageModel } from '../lib/language-model.ts'
import { PATHS } from '../lib/paths.ts'

/**
 * Says, where a language model is connected, that it is given what somebody sends.
 *
 * @param children what it does with it, in a sentence.
 * @param isTurn for what is said to the coach.
 */
export function ReaderNote({ children, isTurn = false }: { children: ReactNode; isTurn?: boolean }) {
  const model = useLanguageModel()
  if (!model) return null
  if (!model.leads)
    return (
      <p className="mt-1.5 text-xs text-ink-faint">
        {isTurn ? 'The built-in coach answers here.' : 'Nothing of this leaves the server.'} The connected
        language model, {nameModel(model)}, does not lead.
      </p>
    )
  return (
    <p className="mt-1.5 text-xs text-ink-faint">
      What you send goes to a language model, {nameModel(model)}. {children}{' '}
      <Link href={PATHS.privacy} className="text-link">
        What leaves this server
      </Link>
    </p>
  )
}
