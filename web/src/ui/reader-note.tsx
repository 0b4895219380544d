import type { ReactNode } from 'react'
import { describeReset, nameModel, useLanguageModel } from '../lib/language-model.ts'

/**
 * Says, where a language model is connected, that it is given what somebody sends, and when it is not: because it does not lead, or
 * because the day's tokens are used up.
 *
 * @param children what it does with it, in a sentence.
 * @param isTurn for what is said to the coach: that goes to a model only where it leads.
 */
export function ReaderNote({ children, isTurn = false }: { children: ReactNode; isTurn?: boolean }) {
  const model = useLanguageModel()
  if (!model) return null
  const name = nameModel(model)
  const { budget } = model
  if (isTurn && !model.leads)
    return <Note>The built-in coach answers here. The connected language model, {name}, does not lead.</Note>
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
        : null}
    </Note>
  )
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="mt-1.5 text-xs text-ink-faint">{children}</p>
)
