import type { LeaderLine, LineCheck } from '@lodestar/contract/rehearsal-line'
import { Check, Minus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Expandable } from '../../ui/expandable.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { WordDiff } from '../../ui/word-diff.tsx'
import { POINT_WORDS } from './rehearsal-words.data.ts'

type Props = {
  line: LeaderLine
  /** Opens the line to be said anew, with these words in the box. */
  onRetry: (text: string) => void
}

/** How a line lands: why it is good, or the one thing to change with the version in which it is. */
export function LineCheckView({ line, onRetry }: Props) {
  const { check, handedOver, text } = line
  if (handedOver)
    return (
      <Notice tone="warning" title="This belongs with people who are trained for it">
        <div lang={handedOver.language} className="prose-read">
          <RichText text={handedOver.content} />
        </div>
        <ul className="mt-2 list-disc pl-[1.1em]">
          {handedOver.suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
      </Notice>
    )
  if (!check) return null
  return (
    <article
      aria-label={
        check.finding === 'good' || check.finding === 'unsure' ? 'How it lands' : 'One thing to change'
      }
      className="grid gap-3"
    >
      <Verdict check={check} />
      {check.changed === null ? null : (
        <div>
          <p className="text-sm text-ink-soft">With that changed</p>
          <p className="mt-1 prose-read break-words whitespace-pre-wrap">
            <WordDiff text={text} changes={check.changes} />
          </p>
        </div>
      )}
      <div className="-ml-3.5 flex flex-wrap gap-1">
        {check.changed === null ? null : (
          <Button variant="quiet" size="sm" onClick={() => onRetry(check.changed ?? text)}>
            Say it so
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => onRetry(text)}>
          Say it again
        </Button>
      </div>
      <Behind check={check} />
    </article>
  )
}

const Verdict = ({ check: { finding, quote, hears } }: { check: LineCheck }) => {
  if (finding === 'good') return <p className="prose-read text-good">{hears}</p>
  if (finding === 'unsure') return <p className="prose-read">{hears}</p>
  return (
    <div>
      <p className="text-sm font-medium text-growth">One thing to change</p>
      <p className="mt-1 prose-read">
        {quote === null ? null : (
          <mark className="rounded-[0.1875rem] bg-growth-wash px-0.5 text-ink">“{quote}”</mark>
        )}{' '}
        <span className="text-ink-soft">{quote === null ? 'What they lack:' : 'What they hear:'}</span>{' '}
        {hears}
      </p>
    </div>
  )
}

/** What stands behind a check: what an opening should hold, and what to have ready. */
const Behind = ({ check: { points, ready } }: { check: LineCheck }) => (
  <>
    {ready ? (
      <p className="text-sm text-ink-soft">
        Have ready, if {ready.if}: <span className="text-ink">“{ready.reply}”</span>
      </p>
    ) : null}
    {points.length > 0 ? (
      <Expandable title={<span className="text-sm text-ink-soft">{sayMet(points)}</span>}>
        <ul className="grid gap-1.5 text-sm">
          {points.map(({ point, isMet }) => (
            <li key={point} className="flex items-center gap-2">
              {isMet ? (
                <Check aria-hidden="true" className="size-4 text-good" />
              ) : (
                <Minus aria-hidden="true" className="size-4 text-growth" />
              )}
              {POINT_WORDS[point]}
              <span className="sr-only">{isMet ? ': there' : ': not there'}</span>
            </li>
          ))}
        </ul>
      </Expandable>
    ) : null}
  </>
)

const sayMet = (points: LineCheck['points']): string =>
  `${points.filter(({ isMet }) => isMet).length} of the ${points.length} things an opening needs`
