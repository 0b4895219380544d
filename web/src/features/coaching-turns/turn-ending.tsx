import type { MessageMetadata } from '@lodestar/contract/coaching'
import { CornerDownLeft } from 'lucide-react'
import { Label } from '../coaching-answer/part.tsx'

type Props = {
  /** The message; a question that stands in it is not listed again. */
  content: string
  metadata: Pick<MessageMetadata, 'followUpQuestions' | 'aside' | 'language'>
  onAsk: ((question: string) => void) | null
  /** The open question of the last turn stands over the box. */
  isLast: boolean
}

/** What stands at the end of a turn: the questions to go on with, and what is asked aside. */
export function TurnEnding({ content, metadata, onAsk, isLast }: Props) {
  const { followUpQuestions = [], aside, language } = metadata
  const unasked = followUpQuestions.slice(isLast ? 1 : 0).filter((question) => !content.includes(question))
  return (
    <>
      {unasked.length > 0 ? (
        <div className="mt-8">
          <Label>Ask me instead</Label>
          <ul className="mt-2 border-t border-line">
            {unasked.map((question) => (
              <li key={question} className="border-b border-line">
                {onAsk ? (
                  <Ask question={question} onAsk={onAsk} />
                ) : (
                  <p className="py-2 text-sm text-ink-soft">{question}</p>
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {aside ? (
        <div role="note" lang={language} className="mt-8 rule pt-4">
          <p className="prose-read text-ink-soft">{aside.line}</p>
          {onAsk ? <Ask question={aside.answer} onAsk={onAsk} /> : null}
        </div>
      ) : null}
    </>
  )
}

function Ask({ question, onAsk }: { question: string; onAsk: (question: string) => void }) {
  return (
    <button
      type="button"
      onClick={() => onAsk(question)}
      className="group flex min-h-11 w-full items-center gap-3 py-2 text-left text-accent transition-colors hover:text-accent-strong"
    >
      <span className="grow">{question}</span>
      <CornerDownLeft
        aria-hidden="true"
        className="size-4 shrink-0 text-ink-faint transition-colors group-hover:text-accent-strong"
      />
    </button>
  )
}

/** A question as it is put into the box: the person goes on writing where the question mark was. */
export const trimQuestionMark = (question: string): string => question.replace(/\s*\?\s*$/, '')
