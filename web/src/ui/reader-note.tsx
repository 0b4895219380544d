import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { describeReset, nameModel, useLanguageModel } from '../lib/language-model.ts'
import { PATHS } from '../lib/paths.ts'

/**
 * Says, where a language model is connected, that it is given what somebody sends, and when it is not: because it does not lead, or
 * because the day's tokens are used up.
 *
 * @param children what it does with it, in a sentence.
 * @param isTurn for what is said to the coach.
 */
export function ReaderNote({ children, isTurn = false }: { children: ReactNode; isTurn?: boolean }) {
  const model = useLanguageModel()
  if (!model) return null
  const name = nameModel(model)
  const { budget } = model
  if (!model.leads)
    return (
      <Note>
        {isTurn ? 'The built-in coach answers here.' : 'Nothing of this leaves the server.'} The connected
        language model, {name}, does not lead.
      </Note>
    )
  if (budget?.isSpent)
    return (
      <Note>
        Today’s share of the language model, {name}, is used up. Until {describeReset(budget)} nothing goes to
        it and all is answered without it.
      </Note>
    )
  return (
    <Note>
      What you send goes to a language model, {name}. {children}
      {model.isSlow && isTurn ? ' It is slow at present.' : null}
      {budget
        ? ` Most of today’s share of it is used; after that all is answered without it until ${describeReset(budget)}.`
        : null}{' '}
      <Link href={PATHS.privacy} className="text-link">
        What leaves this server
      </Link>
    </Note>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="mt-1.5 text-xs text-ink-faint">{children}</p>
)
