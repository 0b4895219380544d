import { type MessageMetadata, sayReading } from '@lodestar/contract/coaching'
import { Label } from '../coaching-answer/part.tsx'

type Props = {
  readings: MessageMetadata['readings']
  /** Null where it cannot be said any more. */
  onSay: ((content: string) => void) | null
}

/** A message without the paragraph that tells the readings, which the taps say below it; as it is where nothing would be left. */
export function withoutReadings(content: string, readings: Props['readings']): string {
  if (!readings || readings.length === 0) return content
  const paragraphs = content.split('\n\n')
  const rest = paragraphs.filter((paragraph) => !readings.every(({ asks }) => paragraph.includes(asks)))
  return rest.length > 0 ? rest.join('\n\n') : content
}

const WHICH = 'Which is nearer?'

/** What it may be about, where the coach is not sure: one tap says which, for good. */
export const ReadingTaps = ({ readings, onSay }: Props) =>
  onSay === null || !readings ? null : (
    <div className="mt-6">
      <Label>{WHICH}</Label>
      <ul aria-label={WHICH} className="mt-2 space-y-2">
        {readings.map(({ situation, asks, quote }) => (
          <li key={situation}>
            <button
              type="button"
              onClick={() => onSay(sayReading(asks))}
              className="min-h-11 w-full rounded-md border border-edge bg-raised px-3.5 py-2.5 text-left transition-colors hover:border-accent"
            >
              {quote ? <span className="block text-sm text-ink-soft">“{quote}”</span> : null}
              <span className="block font-serif text-read leading-snug">
                {asks.charAt(0).toUpperCase() + asks.slice(1)}.
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
