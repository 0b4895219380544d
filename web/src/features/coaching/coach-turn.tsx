import type { MessageMetadata } from '@lodestar/contract/coaching'
import { type ReactNode, useId } from 'react'
import { RichText } from '../../ui/rich-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TypingDots } from '../../ui/typing-dots.tsx'
import { Mark } from '../../ui/wordmark.tsx'
import { Label, MEASURE } from './part.tsx'
import type { PendingTurn } from './pending-turn.ts'
import { StructuredParts } from './structured-response.tsx'
import { TurnEnding } from './turn-ending.tsx'

type Props = { content: string; metadata: MessageMetadata; onAsk: ((question: string) => void) | null }

/** One turn of the coach, set like a page: who wrote it, what it says, its parts, and how to go on. */
export function CoachTurn({ content, metadata, onAsk }: Props) {
  const { structuredResponse, suggestions = [] } = metadata
  const ending = <TurnEnding metadata={metadata} onAsk={onAsk} />
  return (
    <Sheet byline={writeByline(metadata.turn)}>
      <Words text={content} />
      {structuredResponse ? (
        <StructuredParts parts={structuredResponse}>{ending}</StructuredParts>
      ) : (
        <div className={MEASURE}>
          {suggestions.length > 0 ? <Suggestions suggestions={suggestions} /> : null}
          {ending}
        </div>
      )}
    </Sheet>
  )
}

/** A turn that is still being written: what has arrived, and the place of what is to come. */
export function ComingTurn({ answer, parts }: Pick<PendingTurn, 'answer' | 'parts'>) {
  const hasParts = Object.keys(parts).length > 0
  return (
    <Sheet byline="Coach">
      {answer ? <Words text={closeBold(answer)} /> : null}
      {hasParts ? (
        <StructuredParts parts={parts}>
          <div aria-hidden="true" className="mt-9 rule pt-5">
            <Skeleton lines={3} />
          </div>
        </StructuredParts>
      ) : null}
      <div className="mt-3">
        <TypingDots />
      </div>
    </Sheet>
  )
}

function Sheet({ byline, children }: { byline: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <article aria-labelledby={titleId} className="mt-7">
      <h3 id={titleId} className="mb-2 flex items-center gap-2 text-sm font-normal text-ink-faint">
        <Mark className="size-3.5 text-accent" />
        {byline}
      </h3>
      {children}
    </article>
  )
}

const Words = ({ text }: { text: string }) => (
  <div className={`prose-read ${MEASURE}`}>
    <RichText text={text} />
  </div>
)

const Suggestions = ({ suggestions }: { suggestions: readonly string[] }) => (
  <div className="mt-6">
    <Label>Suggestions</Label>
    <ul className="mt-1 list-disc space-y-1.5 pl-[1.1em] prose-read marker:text-ink-faint">
      {suggestions.map((suggestion) => (
        <li key={suggestion}>{suggestion}</li>
      ))}
    </ul>
  </div>
)

/** Says who wrote a turn and where in the conversation it stands. */
function writeByline(turn: MessageMetadata['turn']): string {
  if (!turn) return 'Coach'
  const writer = turn.engine === 'built-in' ? 'Built-in coach' : turn.engine
  return [writer, turn.stageLabel].filter(Boolean).join(' · ')
}

/** In the middle of bold words their end has not arrived yet; without it the marker would show. */
function closeBold(text: string): string {
  const whole = text.replace(/\*+$/, '')
  return whole.split('**').length % 2 === 0 ? `${whole}**` : whole
}
