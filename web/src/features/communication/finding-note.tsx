import type { Finding } from '@lodestar/contract/communication'
import { Button } from '../../ui/button.tsx'
import { DIMENSION_WORDS } from './communication-words.data.ts'

type Props = {
  finding: Finding
  onMute: () => void
  /** Calls the marked word right; absent where it is no misspelled word. */
  onAddWord?: (() => void) | undefined
}

/** What one finding says: its rule, what the words do to the reader, and what could stand there. */
export const FindingNote = ({ finding, onMute, onAddWord }: Props) => (
  <div className="grid gap-2 font-sans text-base">
    <p className="font-semibold">
      {finding.ruleName}{' '}
      <span className="font-normal text-ink-soft">· {DIMENSION_WORDS[finding.dimension]}</span>
    </p>
    <p>{finding.why}</p>
    {finding.replacement === null ? null : (
      <p>
        {finding.replacement.trim() === '' ? (
          'Better left out.'
        ) : (
          <>
            <span className="text-ink-soft">Instead:</span>{' '}
            <span className="font-serif">{finding.replacement}</span>
          </>
        )}
      </p>
    )}
    <div className="-mb-1 -ml-3.5 flex flex-wrap">
      {onAddWord ? (
        <Button variant="quiet" size="sm" onClick={onAddWord}>
          Add to my words
        </Button>
      ) : null}
      <Button variant="quiet" size="sm" onClick={onMute}>
        False alarm
        <span className="sr-only">: mute {finding.ruleName}</span>
      </Button>
    </div>
  </div>
)
