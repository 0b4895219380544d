import type { Case } from '@lodestar/contract/case'
import type { Message, Tap } from '@lodestar/contract/coaching'
import { LIMITS } from '@lodestar/contract/primitives'
import { ArrowUp, CircleAlert } from 'lucide-react'
import { type KeyboardEvent, type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { flushSync } from 'react-dom'
import { formatNumber } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { useDictationParts } from '../../ui/dictation.tsx'
import { TextArea } from '../../ui/form/field.tsx'
import { ReaderNote } from '../../ui/reader-note.tsx'
import { MEASURE } from '../coaching-answer/part.tsx'
import type { SendTap } from '../coaching-answer/spoken-words.tsx'
import { CaseSheet } from '../coaching-case/case-sheet.tsx'
import { useCorrectCase } from '../coaching-case/use-correct-case.ts'
import { findOpenQuestion, listAnswers, OpenQuestion } from './open-question.tsx'
import type { PendingTurn } from './pending-turn.ts'
import { beginOther, RehearseTap, Taps } from './taps.tsx'
import { TimeChips } from './time-chips.tsx'
import { trimQuestionMark } from './turn-ending.tsx'
import { type Turn, useTurn } from './use-turn.ts'
import { OfflineNotice, WaitNotice } from './wait-notice.tsx'

type Props = {
  sessionId: string
  messages: readonly Message[]
  understood: Case
  ref: Ref<ComposerHandle>
}
export interface ComposerHandle {
  /** Puts a question into the box and the caret behind it. */
  takeUp: (question: string) => void
  /** Says something at once, and leaves what is in the box. */
  say: SendTap
}

/**
 * Where the person writes. It stays at the bottom of the window and grows upward, so the line under the hand never
 * jumps. The text is its own, so that typing draws nothing else anew.
 */
export function Composer({ sessionId, messages, understood, ref }: Props) {
  const turn = useTurn(sessionId, messages)
  const question = turn.isSending ? undefined : findOpenQuestion(messages)
  const dictation = useDictationParts(turn.text, turn.setText, true)
  const boxRef = useRef<HTMLTextAreaElement>(null)
  useNewSessionFocus(boxRef, messages.length === 0)
  const goOnWith = (text: string) => {
    flushSync(() => turn.setText(text))
    const box = boxRef.current
    box?.focus({ preventScroll: true })
    box?.setSelectionRange(box.value.length, box.value.length)
  }
  const ask = (asked: string) => goOnWith(takeUp(turn.text, asked, messages))
  useImperativeHandle(ref, () => ({
    takeUp: ask,
    say: (content, tap) => turn.sendTap(content, tap),
  }))
  const tap = (tapped: Tap, label: string) =>
    tapped === 'another' ? goOnWith(beginOther(turn.text)) : turn.sendTap(label, tapped)
  const send = () => {
    turn.send()
    boxRef.current?.focus({ preventScroll: true })
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    // While an input method is composing a character, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div
      data-foot
      className="sticky bottom-0 z-10 mt-auto w-full bg-paper pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:-mx-5 max-sm:w-auto max-sm:px-5"
    >
      {messages.length === 0 && !turn.isSending ? (
        <FirstTime sessionId={sessionId} understood={understood} />
      ) : null}
      {messages.some(({ role }) => role === 'assistant') ? (
        <OneTapAway {...{ sessionId, messages, understood, turn, question }} onTap={tap} onAsk={ask} />
      ) : null}
      <form
        className={MEASURE}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {turn.pending ? <TurnNotice turn={turn} pending={turn.pending} /> : null}
        {dictation.line}
        <div className="relative">
          <TextArea
            ref={boxRef}
            rows={1}
            aria-label="Your message"
            aria-describedby={question ? 'open-question composer-hint' : 'composer-hint'}
            placeholder={messages.length === 0 ? 'What happened?' : 'Write to the coach'}
            value={turn.text}
            onChange={(event) => turn.setText(event.target.value)}
            onKeyDown={sendOnEnter}
            className={`block max-h-[40dvh] overflow-y-auto py-3 ${dictation.button ? 'pr-24' : 'pr-14'}`}
          />
          {dictation.button}
          <Button
            type="submit"
            variant="primary"
            aria-label="Send"
            busy={turn.isSending}
            disabled={!turn.isSending && !turn.canSend}
            className="absolute right-[3px] bottom-[3px] w-11 px-0! disabled:border-transparent! disabled:bg-transparent!"
          >
            {turn.isSending ? null : <ArrowUp aria-hidden="true" className="size-5 shrink-0" />}
          </Button>
        </div>
        <Hint length={turn.text.trim().length} />
        <ReaderNote isTurn>It leads the conversation, and its answers are checked.</ReaderNote>
      </form>
    </div>
  )
}

type OneTapAwayProps = Omit<Props, 'ref'> & {
  turn: Turn
  question: string | undefined
  onTap: (tap: Tap, label: string) => void
  onAsk: (question: string) => void
}

/** The open question with what can be answered or asked for in one tap. */
function OneTapAway({ sessionId, messages, understood, turn, question, onTap, onAsk }: OneTapAwayProps) {
  return (
    <>
      {question ? (
        <div className={MEASURE}>
          <OpenQuestion id="open-question" question={question} onAsk={onAsk} />
        </div>
      ) : null}
      <div className={MEASURE}>
        <Taps
          isSending={turn.isSending}
          onTap={onTap}
          answers={question ? listAnswers(question, messages) : []}
          onAnswer={(answer) => turn.sendTap(answer)}
        >
          <CaseSheet sessionId={sessionId} understood={understood} isOpen />
          <RehearseTap sessionId={sessionId} />
        </Taps>
      </div>
    </>
  )
}

/** Asks, before the first message, how much time there is. */
function FirstTime({ sessionId, understood }: Pick<Props, 'sessionId' | 'understood'>) {
  const { correct } = useCorrectCase(sessionId)
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-ink-soft">
      <span aria-hidden="true">How much time do you have?</span>
      <TimeChips time={understood.time} correct={correct} />
    </div>
  )
}

/** In a new session the first thing to do is to write. */
function useNewSessionFocus(boxRef: RefObject<HTMLTextAreaElement | null>, isNew: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only how the session opened counts.
  useEffect(() => {
    if (isNew) boxRef.current?.focus({ preventScroll: true })
  }, [])
}

/** Puts a question where another one stands that was put there, else behind what is written. */
function takeUp(text: string, question: string, messages: readonly Message[]): string {
  const asked = trimQuestionMark(question)
  const isOffered = messages.some(({ metadata }) =>
    metadata.followUpQuestions?.some((one) => trimQuestionMark(one) === text.trim()),
  )
  return text.trim() && !isOffered ? `${text.trimEnd()}\n\n${asked}` : asked
}

/** Says how to send; near the limit, how much room there is, which matters more. */
function Hint({ length }: { length: number }) {
  const isTooLong = length > LIMITS.text
  if (length > LIMITS.text * 0.9)
    return (
      <p
        id="composer-hint"
        className={`mt-1.5 text-xs tabular-nums ${isTooLong ? 'text-danger' : 'text-ink-faint'}`}
      >
        {formatNumber(length)} of at most {formatNumber(LIMITS.text)} characters
      </p>
    )
  return (
    <p id="composer-hint" className="mt-1.5 hidden text-xs text-ink-faint md:block pointer-coarse:hidden">
      Enter sends, Shift+Enter starts a new line
    </p>
  )
}

/** What keeps a message from its answer, if anything does. */
function TurnNotice({ turn, pending }: { turn: Turn; pending: PendingTurn }) {
  if (pending.isOffline) return <OfflineNotice />
  if (pending.status === 'failed') return <FailureNotice turn={turn} pending={pending} />
  return pending.retryAt ? <WaitNotice retryAt={pending.retryAt} /> : null
}

/** What happened to the last message, what is safe, and the one thing to do. */
function FailureNotice({ turn, pending }: { turn: Turn; pending: PendingTurn }) {
  return (
    <div role="alert" className="mb-1 flex items-center gap-3 text-sm">
      <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" strokeWidth={1.75} />
      <p className="grow">
        <strong className="text-danger">
          {pending.isStored ? 'The answer did not arrive.' : 'The message was not sent.'}
        </strong>{' '}
        {pending.isStored ? 'What you wrote is saved.' : 'It is still in the box.'}
      </p>
      <Button size="sm" variant="quiet" onClick={turn.retry}>
        Retry
      </Button>
    </div>
  )
}
