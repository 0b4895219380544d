import type { TranscriptSpeaker } from '@lodestar/contract/transcript'
import { count } from '../../lib/format.ts'
import { Expandable } from '../../ui/expandable.tsx'
import { Quote } from './quote.tsx'

/** What each asked: open questions, and those that a word answers. */
export function Questions({ speakers }: { speakers: readonly TranscriptSpeaker[] }) {
  const asking = speakers.filter(({ open, closed }) => open + closed > 0)
  if (asking.length === 0) return <p className="text-ink-soft">Nobody asked anything.</p>
  return (
    <>
      <p className="mb-3 max-w-text text-sm text-ink-soft">
        Open: what, how, why, tell me. The others can be answered with a word.
      </p>
      {asking.map(({ name, open, closed, openQuestions, closedQuestions }) => (
        <Expandable key={name} title={name} meta={`${count(open, 'open question')}, ${closed} of a word`}>
          <Asked title="Open" lines={openQuestions} />
          <Asked title="Answered with a word" lines={closedQuestions} />
        </Expandable>
      ))}
    </>
  )
}

function Asked({ title, lines }: { title: string; lines: TranscriptSpeaker['openQuestions'] }) {
  if (lines.length === 0) return null
  return (
    <div className="mb-4">
      <h3 className="text-sm font-medium">{title}</h3>
      {lines.map((line) => (
        <Quote key={`${line.line}-${line.quote}`} line={line} />
      ))}
    </div>
  )
}
