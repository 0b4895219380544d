import { LIMITS } from '@lodestar/contract/primitives'
import { useDraft } from '../../lib/storage/draft.ts'
import { Button } from '../../ui/button.tsx'
import { useBringUp } from '../coaching/start-session.queries.ts'
import { TellForm } from './tell-form.tsx'

type Props = { step: string; isBusy: boolean; onDrop: () => void }

/** Room to tell how a step went: the coach hears it with the step it is about, or the step is let go. */
export function WhatHappened({ step, isBusy, onDrop }: Props) {
  const [text, setText, clear] = useDraft(`what-happened:${step}`)
  const { bringUp, isStarting } = useBringUp(clear)
  const tell = (told: string) =>
    bringUp({
      title: `After: ${step}`.slice(0, LIMITS.title),
      sentence: `I had set out to: ${step}. ${told}`,
    })
  return (
    <TellForm
      label="What happened?"
      action="Talk it through"
      text={text}
      most={LIMITS.text / 2}
      isBusy={isStarting}
      onChange={setText}
      onTell={tell}
    >
      <Button size="sm" variant="quiet" busy={isBusy} onClick={onDrop}>
        Let it go
      </Button>
    </TellForm>
  )
}
