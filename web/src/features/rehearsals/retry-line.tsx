import type { LeaderLine } from '@lodestar/contract/rehearsal-line'
import { useState } from 'react'
import { useDraft } from '../../lib/storage/draft.ts'
import { Button } from '../../ui/button.tsx'
import { LineForm } from './line-form.tsx'
import { lineDraft, useSayLine } from './rehearsals.queries.ts'

type Props = {
  rehearsalId: string
  line: LeaderLine
  /** The words that stand in the box at first. */
  version: string
  onClose: () => void
}

/** A line said anew: it takes the place of the first, and what came after is put aside. */
export function RetryLine({ rehearsalId, line, version, onClose }: Props) {
  const [draft, setDraft, clear] = useDraft(`${lineDraft(rehearsalId)}:${line.id}`)
  const [hasTyped, setHasTyped] = useState(false)
  const text = hasTyped ? draft : version
  const say = useSayLine(rehearsalId, () => {
    clear()
    onClose()
  })
  return (
    <LineForm
      label="Say it again"
      text={text}
      onChange={(typed) => {
        setHasTyped(true)
        setDraft(typed)
      }}
      action="Say it"
      isBusy={say.isPending}
      isFocused
      onSay={() => say.mutate({ text, instead: line.id })}
    >
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
    </LineForm>
  )
}
