import type { Message } from '@lodestar/contract/coaching'
import { Mark } from '../../ui/wordmark.tsx'
import { offerAnswers } from './offer-answers.ts'

/** The question the coach is waiting for an answer to; none while nothing has been asked, or where readings ask it. */
export const findOpenQuestion = (messages: readonly Message[]): string | undefined => {
  const last = messages.at(-1)
  return last?.role === 'assistant' && !last.metadata.readings
    ? last.metadata.followUpQuestions?.[0]
    : undefined
}

/** Answers to the open question; none in a language that is not the page's. */
export const listAnswers = (question: string, messages: readonly Message[]): readonly string[] =>
  messages.at(-1)?.metadata.language ? [] : offerAnswers(question)

/** A message without the question it ends with, which is said elsewhere; as it is where it ends otherwise, or is nothing else. */
export function withoutQuestion(content: string, question: string): string {
  const bare = content.trimEnd().replace(/\*\*$/, '')
  if (!bare.endsWith(question)) return content
  const before = bare.slice(0, -question.length).replace(/\*\*$/, '').trimEnd()
  return before || content
}

type Props = {
  id: string
  question: string
  /** Takes it up in the box. */
  onAsk: (question: string) => void
}

/** The one open question, over the box. */
export const OpenQuestion = ({ id, question, onAsk }: Props) => (
  <div className="flex items-start gap-2 border-t border-line pt-1 text-sm">
    <Mark className="mt-3 size-3.5 text-accent" />
    <button
      type="button"
      id={id}
      onClick={() => onAsk(question)}
      className="line-clamp-3 min-h-11 py-2 text-left font-medium transition-colors hover:text-accent-strong"
    >
      {question}
    </button>
  </div>
)
