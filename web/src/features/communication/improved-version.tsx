import type { Change } from '@lodestar/contract/message-change'
import { type ReactNode, useState } from 'react'
import { toast } from '../../lib/toast.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ChangedWords } from '../../ui/word-diff.tsx'
import { Noted } from './noted.tsx'
import { applyChanges, findQuestions, splitByChanges } from './read-analysis.ts'

type Props = {
  text: string
  changes: readonly Change[]
  /** Of an email, which a mail program can open; null for any other message. */
  subject: string | null
  onEdit: (text: string) => void
  /** True where words of the message were marked. */
  hasMarks: boolean
  /** The places of the changes that are not used. */
  refused: ReadonlySet<number>
  onRefuse: (refused: ReadonlySet<number>) => void
  /** What may follow, given the text as it stands with the changes that are used. */
  children?: (result: string) => ReactNode
}

/** The message as it could be sent: every change shows what stood there before, and can be refused by itself. */
export function ImprovedVersion({
  text,
  changes,
  subject,
  hasMarks,
  refused,
  onRefuse,
  onEdit,
  children,
}: Props) {
  const [isClean, setIsClean] = useState(false)
  const result = applyChanges(
    text,
    changes.filter((_, at) => !refused.has(at)),
  )
  const toggle = (at: number) => {
    const rest = new Set(refused)
    if (!rest.delete(at)) rest.add(at)
    onRefuse(rest)
  }
  const toggleAll = () => onRefuse(new Set(refused.size > 0 ? [] : changes.keys()))
  return (
    <>
      <div className="prose-read break-words whitespace-pre-wrap">
        {isClean
          ? result
          : splitByChanges(text, changes).map((part) =>
              part.change ? (
                <ShownChange
                  key={part.at}
                  words={part.words}
                  change={part.change}
                  isRefused={refused.has(part.at)}
                  onToggle={() => toggle(part.at)}
                />
              ) : (
                part.words
              ),
            )}
      </div>
      <Remarks changeCount={changes.length} hasMarks={hasMarks} questions={findQuestions(result)} />
      <div className="mt-4 -ml-3.5 flex flex-wrap items-center gap-1">
        <CopyButton
          text={result}
          label="Copy the message"
          onCopied={() => toast({ title: 'Copied to clipboard', description: 'The message was copied.' })}
          onFailed={() => toast(NOT_COPIED)}
        />
        {subject === null ? null : (
          <ButtonLink variant="quiet" size="sm" href={mailHref(subject, result)}>
            Open in your mail program
          </ButtonLink>
        )}
        <QuietButton onClick={() => onEdit(result)}>Edit and analyze again</QuietButton>
        {changes.length > 0 ? (
          <>
            <QuietButton onClick={() => setIsClean(!isClean)}>
              {isClean ? 'Show the changes' : 'Read it clean'}
            </QuietButton>
            <QuietButton onClick={toggleAll}>
              {refused.size > 0 ? 'Use all changes' : 'Keep all my words'}
            </QuietButton>
          </>
        ) : null}
      </div>
      {children?.(result)}
    </>
  )
}

/** A mail that has not been sent, with its subject and text. */
const mailHref = (subject: string, body: string) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`

const QuietButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button variant="quiet" size="sm" onClick={onClick}>
    {children}
  </Button>
)

const NOT_COPIED = {
  title: 'Error',
  description: 'Your browser did not allow copying. Select the text and copy it yourself.',
  variant: 'destructive',
} as const

type ChangeProps = { words: string; change: Change; isRefused: boolean; onToggle: () => void }

function ShownChange({ words, change: { replacement, why }, isRefused, onToggle }: ChangeProps) {
  const label = words.trim() === '' ? 'Added words' : `Change of “${words.trim()}”`
  const note = (
    <div className="grid gap-2">
      <p>{why}</p>
      <div className="-mb-1 -ml-3.5">
        <QuietButton onClick={onToggle}>{isRefused ? 'Use this change' : 'Keep my words'}</QuietButton>
      </div>
    </div>
  )
  return (
    <Noted label={label} note={note} className="no-underline">
      {isRefused ? (
        <span className="underline decoration-edge decoration-dotted underline-offset-4">{words || '‸'}</span>
      ) : (
        <ChangedWords words={words} replacement={replacement} />
      )}
    </Noted>
  )
}

/** How much was changed, and what only the writer can fill in. */
const Remarks = ({
  changeCount,
  hasMarks,
  questions,
}: {
  changeCount: number
  hasMarks: boolean
  questions: readonly string[]
}) => (
  <div className="mt-4 grid max-w-text gap-1 text-sm text-ink-soft">
    {changeCount === 0 ? (
      <p>
        {hasMarks
          ? 'Nothing was changed: other words for what is marked might say something else, and only you know what you mean. Each mark says what could stand there.'
          : 'Nothing needs to change: it can go as it is.'}
      </p>
    ) : null}
    {questions.length > 0 ? (
      <p>
        What stands in brackets only you can answer, so fill it in before you send it: {questions.join(', ')}
      </p>
    ) : null}
  </div>
)
