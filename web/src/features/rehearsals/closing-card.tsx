import type { Rehearsal } from '@lodestar/contract/rehearsals'
import { announceCopy, refuseCopy } from '../../lib/announce-copy.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ReadAloudButton } from '../../ui/read-aloud-button.tsx'
import { Mark } from '../../ui/wordmark.tsx'
import { PlanPart } from './plan-part.tsx'
import { useKeepSentence } from './rehearsals.queries.ts'

/** The three lines at the end; the sentence is kept by a tap and not otherwise. */
export function ClosingCard({ rehearsal }: { rehearsal: Rehearsal }) {
  const { closing, keptSentence, id } = rehearsal
  const keep = useKeepSentence(id)
  if (!closing) return <p className="prose-read text-ink-soft">It ended before anything was said.</p>
  const sentence = keptSentence ?? closing.sentence
  return (
    <section aria-label="What it came to" className="rule pt-5">
      <dl className="grid gap-5">
        <Line name="What worked">{closing.worked}</Line>
        <Line name="One thing to change">{closing.change}</Line>
        <div>
          <dt className="flex items-center gap-2 text-sm text-ink-soft">
            {keptSentence === null ? null : <Mark className="size-4 text-growth" />}
            {keptSentence === null ? 'The sentence to keep' : 'Your sentence'}
          </dt>
          <dd className="mt-1 font-serif text-2xl text-pretty">“{sentence}”</dd>
        </div>
      </dl>
      <div className="mt-3 -ml-3.5 flex flex-wrap gap-1">
        <Button
          variant="quiet"
          size="sm"
          aria-pressed={keptSentence !== null}
          busy={keep.isPending}
          onClick={() => keep.mutate(keptSentence === null ? closing.sentence : null)}
        >
          <Mark className="size-4" />
          {keptSentence === null ? 'Keep as your sentence' : 'On your card'}
        </Button>
        <CopyButton text={sentence} onCopied={announceCopy} onFailed={refuseCopy} />
        <ReadAloudButton text={sentence} />
      </div>
      <PlanPart rehearsal={rehearsal} sentence={sentence} />
    </section>
  )
}

const Line = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="mt-1 prose-read">{children}</dd>
  </div>
)
