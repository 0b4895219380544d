import { sayOtherWords } from '@lodestar/contract/coaching'
import { Label } from '../coaching-answer/part.tsx'

type Props = {
  /** What else the words may be for: each begins with "to". */
  purposes: readonly string[] | undefined
  /** Null where it cannot be said any more. */
  onSay: ((content: string) => void) | null
}

const OTHERS = 'Or words …'

/** What else the words that were given may be meant for: one tap gives those. */
export const OtherWords = ({ purposes, onSay }: Props) =>
  onSay === null || !purposes ? null : (
    <div className="mt-5">
      <Label>{OTHERS}</Label>
      <ul aria-label={OTHERS} className="mt-1">
        {purposes.map((purpose) => (
          <li key={purpose} className="border-b border-edge last:border-b-0">
            <button
              type="button"
              onClick={() => onSay(sayOtherWords(purpose))}
              className="min-h-11 w-full py-2 text-left text-sm text-ink-soft transition-colors hover:text-accent"
            >
              {purpose}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
