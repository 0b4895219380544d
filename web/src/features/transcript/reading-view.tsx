import type { TranscriptReading } from '@lodestar/contract/transcript'
import { count } from '../../lib/format.ts'
import { ShareBars } from '../../ui/figures/share-bars.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Section } from '../../ui/section.tsx'
import { Questions } from './questions.tsx'
import { Quote } from './quote.tsx'

type Props = {
  reading: TranscriptReading
  isBusy: boolean
  /** Absent where the reading is kept: it stays as it is. */
  onChooseMe?: (me: string) => void
}

/** What a meeting looked like, each figure with its lines. */
export function ReadingView({ reading, isBusy, onChooseMe }: Props) {
  const { speakers, me, next } = reading
  return (
    <>
      {onChooseMe ? (
        <div className="max-w-80">
          <Select
            label="Which of them are you?"
            placeholder="Choose your name"
            value={me ?? ''}
            disabled={isBusy}
            options={speakers.map(({ name }) => ({ value: name, label: name }))}
            onChange={onChooseMe}
          />
        </div>
      ) : null}
      {next ? (
        <section aria-label="One thing to try next time" className="mt-8 border-l-2 border-growth pl-5">
          <p className="text-sm text-ink-soft">One thing to try next time</p>
          <p className="mt-1 prose-read">{next.advice}</p>
          {next.line ? <Quote line={next.line} /> : null}
        </section>
      ) : null}
      <Section title="Who talked">
        <ShareBars
          shares={speakers.map(({ name, share }) => ({ label: name === me ? `${name} (you)` : name, share }))}
          caption={BASES[reading.basis]}
        />
      </Section>
      <Section title="Questions">
        <Questions speakers={speakers} />
      </Section>
      <Interruptions reading={reading} />
      <Decisions reading={reading} />
      <Steps reading={reading} />
    </>
  )
}

const BASES: Record<TranscriptReading['basis'], string> = {
  times: 'By time, from where each turn begins to where it ends.',
  starts: 'By time, from one beginning to the next; pauses count for who spoke before them.',
  words: 'By words, because the text has no times that say more.',
}

function Interruptions({ reading: { interruptions, interrupted } }: { reading: TranscriptReading }) {
  const isSure = interruptions.some(({ how }) => how === 'overlap')
  const isLikely = interruptions.some(({ how }) => how === 'broken-off')
  return (
    <Section title="Cut short">
      {interruptions.length === 0 ? (
        <p className="text-ink-soft">Nobody, as far as this text tells.</p>
      ) : (
        <>
          <p>
            {interrupted
              .map(({ by, of, times }) => `${by} cut ${of} short ${times === 1 ? 'once' : `${times} times`}`)
              .join('; ')}
            .
          </p>
          <p className="mt-1 max-w-text text-sm text-ink-soft">
            {isSure ? 'Where the times overlap it is as sure as they are. ' : ''}
            {isLikely ? 'Where a line only breaks off with a dash it is likely, not sure.' : ''}
          </p>
          <ul className="mt-4 grid gap-5">
            {interruptions.map(({ how, before, after }) => (
              <li key={`${before.line}-${after.line}-${before.quote}`}>
                <Quote line={before} />
                <Quote line={after} note={how === 'overlap' ? 'times overlap' : 'likely'} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

const Decisions = ({ reading: { decisions } }: { reading: TranscriptReading }) => (
  <Section title="Decided">
    {decisions.length === 0 ? (
      <p className="text-ink-soft">No sentence says that something was decided.</p>
    ) : null}
    <ul className="grid gap-3">
      {decisions.map((line) => (
        <li key={`${line.line}-${line.quote}`}>
          <Quote line={line} />
        </li>
      ))}
    </ul>
    <p className="mt-3 max-w-text text-sm text-ink-soft">
      Only what was said in so many words. What was settled by a nod is not in it.
    </p>
  </Section>
)

const Steps = ({ reading: { steps } }: { reading: TranscriptReading }) => (
  <Section
    title="Who does what"
    aside={
      steps.length > 0
        ? `${count(steps.filter(({ hasDay }) => hasDay).length, 'step')} with a day`
        : undefined
    }
  >
    {steps.length === 0 ? <p className="text-ink-soft">No sentence says who does what.</p> : null}
    <ul className="grid gap-4">
      {steps.map((step) => (
        <li key={`${step.line}-${step.quote}`}>
          <p className="font-medium">
            {step.owner}
            {step.hasDay ? '' : ' · no day'}
          </p>
          <Quote line={step} />
        </li>
      ))}
    </ul>
  </Section>
)
