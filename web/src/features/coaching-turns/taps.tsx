import type { Tap } from '@lodestar/contract/coaching'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { rehearseHref } from '../../lib/paths.ts'
import { joinClasses } from '../../ui/join-classes.ts'

const TAPS: readonly { tap: Tap; label: string }[] = [
  { tap: 'words', label: 'Words to say' },
  { tap: 'view', label: 'What would you do?' },
  { tap: 'challenge', label: 'Challenge me' },
  { tap: 'reaction', label: 'How may they react?' },
  { tap: 'another', label: 'Something else' },
  { tap: 'missed', label: 'That misses it' },
]
const OTHER = 'Something else:'

/** Begins a message about something else; what was written already goes on from there. */
export const beginOther = (text: string): string => (text.startsWith(OTHER) ? text : `${OTHER} ${text}`)

/** What a written message does for certain: it was begun with a tap. */
export const readTap = (content: string): Tap | undefined =>
  content.startsWith(OTHER) ? 'another' : undefined

/** Tells whether there is nothing to send yet behind what a tap has put into the box. */
export const isOnlyBegun = (content: string): boolean => content === OTHER

type Props = {
  /** While the coach answers, nothing can be said. */
  isSending: boolean
  onTap: (tap: Tap, label: string) => void
  /** What answers the open question. */
  answers: readonly string[]
  onAnswer: (answer: string) => void
  /** What stands before them in the row. */
  children?: ReactNode
}

/** What can be said with one tap instead of written: the answers to what is asked before all else. */
export const Taps = ({ isSending, onTap, answers, onAnswer, children }: Props) => (
  <div className="mb-1 flex gap-1.5 overflow-x-auto overscroll-x-contain p-1 max-sm:-mx-5 max-sm:px-5 sm:-mx-1 sm:flex-wrap">
    {answers.length > 0 ? (
      <ul aria-label="Answer with one tap" className="flex gap-1.5 sm:contents">
        {answers.map((answer) => (
          <li key={answer}>
            <OneTap isSending={isSending} isAnswer onPress={() => onAnswer(answer)}>
              {answer}
            </OneTap>
          </li>
        ))}
      </ul>
    ) : null}
    {children}
    <ul aria-label="Say it with one tap" className="flex gap-1.5 sm:contents">
      {TAPS.map(({ tap, label }) => (
        <li key={tap}>
          <OneTap isSending={isSending} onPress={() => onTap(tap, label)}>
            {label}
          </OneTap>
        </li>
      ))}
    </ul>
  </div>
)

type OneTapProps = { isSending: boolean; isAnswer?: boolean; onPress: () => void; children: ReactNode }

const OneTap = ({ isSending, isAnswer = false, onPress, children }: OneTapProps) => (
  <button
    type="button"
    aria-disabled={isSending || undefined}
    onClick={() => (isSending ? undefined : onPress())}
    className={joinClasses(
      'min-h-11 rounded-md border text-sm whitespace-nowrap transition-colors hover:border-accent hover:text-accent-strong aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-ink-faint',
      isAnswer ? 'border-edge bg-raised px-3 text-ink' : 'border-line px-2 text-accent',
    )}
  >
    {children}
  </button>
)

/** Leads to where the words are said aloud once before they count. */
export const RehearseTap = ({ sessionId }: { sessionId: string }) => (
  <Link
    href={rehearseHref({ session: sessionId })}
    className="inline-flex min-h-11 items-center rounded-md border border-line px-2 text-sm whitespace-nowrap text-accent no-underline transition-colors hover:border-accent hover:text-accent-strong"
  >
    Rehearse it
  </Link>
)
