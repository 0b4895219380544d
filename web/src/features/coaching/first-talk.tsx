import type { Tap } from '@lodestar/contract/coaching'
import { LIMITS } from '@lodestar/contract/primitives'
import { VISITOR_TURNS } from '@lodestar/contract/prompts'
import { type FormEvent, useId, useMemo, useRef, useState } from 'react'
import { leaveFor } from '../../lib/browser.ts'
import { PATHS } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { storeAccountIntent } from '../../lib/storage/account-intent.ts'
import type { FirstTalk as Talk } from '../../lib/storage/first-talk.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/field.tsx'
import { MessageList } from '../coaching-turns/message-list.tsx'
import { findOpenQuestion, listAnswers } from '../coaching-turns/open-question.tsx'
import { startTurn } from '../coaching-turns/pending-turn.ts'
import { Taps } from '../coaching-turns/taps.tsx'
import { trimQuestionMark } from '../coaching-turns/turn-ending.tsx'
import { ExampleTalk } from './example-talk.tsx'
import { useFirstTalk, useKeepFirstTalk } from './first-talk.queries.ts'

/**
 * One answer now, without a session: the box, then what was said, and the way to keep it and go on. A visitor who has written
 * nothing sees an example.
 */
export function FirstTalk() {
  const { isSignedIn } = useSession()
  const isVisitor = !isSignedIn
  const { talk, keep, words, setWords, ask, tap, asked } = useFirstTalk(isVisitor)
  const messages = talk?.messages ?? []
  const pending = useMemo(
    () => (asked === null ? null : startTurn({ key: 'first', content: asked, afterId: null })),
    [asked],
  )
  if (!talk && !pending)
    return (
      <>
        <FirstBox words={words} onWrite={setWords} onAsk={() => ask(words)} />
        {isVisitor ? <ExampleTalk /> : null}
      </>
    )
  if (!talk || pending) return <MessageList messages={messages} pending={pending} onAsk={null} onSay={null} />
  return (
    <Answered
      key={messages.length}
      talk={talk}
      isVisitor={isVisitor}
      onKeep={keep}
      onTap={(tapped, label) => (tapped === 'another' ? keep(null) : tap(tapped, label))}
    />
  )
}

type BoxProps = { words: string; onWrite: (words: string) => void; onAsk: () => void }

function FirstBox({ words, onWrite, onAsk }: BoxProps) {
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk()
  }
  return (
    <form onSubmit={submit} className="max-w-[35.5rem]">
      <h2 className="font-serif text-xl">
        <label htmlFor={id}>Which conversation is ahead of you?</label>
      </h2>
      <TextArea
        id={id}
        rows={2}
        value={words}
        maxLength={LIMITS.text}
        placeholder="I have to tell Priya before Friday that …"
        onChange={(event) => onWrite(event.target.value)}
        className="mt-3 prose-read"
      />
      <Button type="submit" variant="primary" disabled={words.trim() === ''} className="mt-3">
        Get one answer now
      </Button>
    </form>
  )
}

/** There the screen's title would take a quarter of the window from the answer. */
const PHONE = '(width < 40rem)'

type AnsweredProps = {
  talk: Talk
  isVisitor: boolean
  onKeep: (talk: Talk) => void
  onTap: (tap: Tap, label: string) => void
}

function Answered({ talk, isVisitor, onKeep, onTap }: AnsweredProps) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [next, setNext] = useState(talk.next)
  const keeping = useKeepFirstTalk()
  const question = findOpenQuestion(talk.messages)
  const takeUp = (text: string) => {
    setNext(text)
    box.current?.focus()
  }
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    const wanted = { ...talk, next: next.trim(), isWanted: isVisitor }
    onKeep(wanted)
    if (!isVisitor) return keeping.isPending ? undefined : keeping.mutate(wanted)
    storeAccountIntent(true)
    leaveFor(PATHS.login)
  }
  return (
    <>
      <p role="status" className="sr-only">
        The coach has answered.
      </p>
      <MessageList
        messages={talk.messages}
        pending={null}
        onAsk={(question) => takeUp(trimQuestionMark(question))}
        onSay={(text, tap) => (tap ? onTap(tap, text) : takeUp(text))}
        opensAtFirst={window.matchMedia(PHONE).matches}
      />
      {talk.messages.length < 2 * VISITOR_TURNS ? (
        <div className="-mt-8 mb-6 max-w-[35.5rem]">
          <Taps
            isSending={false}
            onTap={onTap}
            answers={question ? listAnswers(question, talk.messages) : []}
            onAnswer={takeUp}
          />
        </div>
      ) : null}
      <form onSubmit={goOn} className="max-w-[35.5rem] border-t border-line pt-5">
        <label htmlFor={id} className="block font-medium">
          {question ?? 'What do you say to that?'}
        </label>
        <TextArea
          ref={box}
          id={id}
          rows={2}
          value={next}
          maxLength={LIMITS.text}
          aria-describedby={`${id}-note`}
          onChange={(event) => setNext(event.target.value)}
          className="mt-2"
        />
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button type="submit" variant="primary" busy={keeping.isPending}>
            Keep this and go on
          </Button>
        </div>
        <p id={`${id}-note`} className="mt-2 text-sm text-ink-soft">
          {isVisitor
            ? 'With an account it becomes your first session. Until then it is kept in this browser only.'
            : 'It becomes a session, and you go on there.'}
        </p>
      </form>
    </>
  )
}
