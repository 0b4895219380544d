import {
  type CommunicationFeedback,
  type Finding,
  SCORE_DIMENSIONS,
  type ScoreDimension,
} from '@lodestar/contract/communication'
import { useRef } from 'react'
import { useAddOwnWord, useMuteRule } from './communication.queries.ts'
import { DIMENSION_WORDS } from './communication-words.data.ts'
import { cutText } from './cut-text.ts'
import { FindingNote } from './finding-note.tsx'
import { Noted } from './noted.tsx'
import { ownWordOf, sortFindings } from './read-analysis.ts'

type Quoted = CommunicationFeedback['quoted']
type Props = { text: string; findings: readonly Finding[]; quoted?: Quoted }

/** The message as it was written, with the words marked that cost it something, and what is missing from it below. */
export function MarkedMessage({ text, findings, quoted = [] }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const muting = useMuteRule()
  const adding = useAddOwnWord()
  const { marked, general } = sortFindings(text, findings)
  const pieces = cutText(text, [
    ...marked.map((finding) => ({ start: finding.start, end: finding.end, finding })),
    ...quoted.map((span) => ({ ...span, finding: null })),
  ])
  const mute = (finding: Finding) => {
    if (muting.isPending) return
    muting.mutate(finding)
    // The words lose their mark, and with it the focus that was on it.
    frame.current?.focus()
  }
  const add = (word: string) => {
    if (adding.isPending) return
    adding.mutate(word)
    frame.current?.focus()
  }
  const note = (one: Finding) => {
    const word = ownWordOf(text, one)
    const onAddWord = word === null ? undefined : () => add(word)
    return <FindingNote key={one.id} finding={one} onMute={() => mute(one)} onAddWord={onAddWord} />
  }
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <div className="prose-read break-words whitespace-pre-wrap">
        {pieces.map(({ start, text: words, spans }) => {
          const found = spans.flatMap(({ finding }) => finding ?? [])
          const [closest] = found
          if (!closest)
            return (
              <span key={start} className={spans.length > 0 ? 'text-ink-soft' : undefined}>
                {words}
              </span>
            )
          return (
            <Noted
              key={start}
              label={found.map(({ ruleName }) => ruleName).join(', ')}
              note={<div className="grid gap-4">{found.map(note)}</div>}
              isStop={found.some((one) => one.start === start)}
              className={`rounded-[0.1875rem] py-0.5 underline decoration-2 underline-offset-4 transition-colors ${MARKS[closest.dimension]}`}
            >
              {words}
            </Noted>
          )
        })}
      </div>
      {general.length > 0 ? (
        <ul aria-label="About the message as a whole" className="mt-6 grid max-w-text gap-4">
          {general.map((one) => (
            <li key={one.id} className="border-l-2 border-edge pl-4">
              {note(one)}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** Told apart by line as well as by color. */
const MARKS: Record<ScoreDimension, string> = {
  clarity: 'bg-accent-wash decoration-accent decoration-dotted',
  tone: 'bg-danger-wash decoration-danger decoration-solid',
  professionalism: 'bg-warning-wash decoration-warning decoration-dashed',
}

/** Says which line stands for what, as far as there is one. */
export function MarkLegend({ findings }: { findings: readonly Finding[] }) {
  const present = SCORE_DIMENSIONS.filter((each) => findings.some(({ dimension }) => dimension === each))
  return (
    <ul aria-label="Marks" className="flex flex-wrap gap-x-5 gap-y-1">
      {present.map((dimension) => (
        <li key={dimension}>
          <span className={`underline decoration-2 underline-offset-4 ${MARKS[dimension]}`}>
            {DIMENSION_WORDS[dimension]}
          </span>{' '}
          <span className="tabular-nums">
            {findings.filter((each) => each.dimension === dimension).length}
          </span>
        </li>
      ))}
    </ul>
  )
}
