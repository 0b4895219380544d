import type { Pulse } from '@lodestar/contract/pulse'
import { useState } from 'react'
import { announceCopy, refuseCopy } from '../../lib/announce-copy.ts'
import { formatSoonDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useDeletePulse, useEndPulse } from './pulse.queries.ts'

/** The question that is open: its link, and the ways to end it. Nothing of its answers. */
export function OpenPulse({ pulse, path }: { pulse: Pulse; path: string }) {
  const link = `${window.location.origin}${path}`
  return (
    <section aria-label="The open question" className="border-l-2 border-growth pl-5">
      <p className="text-sm text-ink-soft">Open until {formatSoonDay(pulse.closesOn)}</p>
      <p className="mt-1 font-serif text-xl">{pulse.question}</p>
      <p className="mt-4 font-medium">Send this to your team</p>
      <p className="mt-1 break-all">
        <code className="text-sm">{link}</code>
      </p>
      <div className="-ml-3.5">
        <CopyButton text={link} label="Copy the link" onCopied={announceCopy} onFailed={refuseCopy} />
      </div>
      <p className="mt-3 max-w-text text-sm text-ink-soft">
        How many have answered is not shown, so that nobody can be asked why they have not. Send it to more
        than five people, all at once, and do not ask who has answered.
      </p>
      <Endings id={pulse.id} />
    </section>
  )
}

const ENDINGS = {
  end: {
    title: 'End the question?',
    text: 'The link dies at once and its single answers are deleted. If fewer than five people have answered, nothing is shown, and those answers are gone.',
    action: 'End it now',
  },
  delete: {
    title: 'Delete the question?',
    text: 'The link dies, and the answers go with it. It still counts as one of three in thirty days.',
    action: 'Delete it',
  },
} as const

/** Ending shows the figure; deleting shows nothing. Both ask first, because answers are lost. */
function Endings({ id }: { id: string }) {
  const [asked, setAsked] = useState<keyof typeof ENDINGS | null>(null)
  const end = useEndPulse()
  const remove = useDeletePulse()
  const close = () => setAsked(null)
  const act = () => (asked === 'end' ? end : remove).mutate(id, { onSettled: close })
  const words = asked ? ENDINGS[asked] : null
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <Button onClick={() => setAsked('end')}>End it now</Button>
      <Button variant="quiet" onClick={() => setAsked('delete')}>
        Delete it
      </Button>
      <Dialog
        open={words !== null}
        onClose={close}
        title={words?.title ?? ''}
        description={words?.text ?? ''}
        footer={
          <>
            <Button onClick={close}>Leave it open</Button>
            <Button
              variant={asked === 'delete' ? 'danger' : 'primary'}
              busy={end.isPending || remove.isPending}
              onClick={act}
            >
              {words?.action}
            </Button>
          </>
        }
      />
    </div>
  )
}
