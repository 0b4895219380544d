import type { Case } from '@lodestar/contract/case'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { CASE_TITLE, CasePanel } from './case-panel.tsx'

type Props = { sessionId: string; understood: Case; isOpen: boolean }

/** Where there is no room beside the conversation: the button that opens what has been understood, in a sheet from below. */
export function CaseSheet(props: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setIsShown(true)}
        className="min-h-11 shrink-0 whitespace-nowrap lg:hidden"
      >
        <ListChecks aria-hidden="true" className="size-4 shrink-0" />
        {CASE_TITLE}
      </Button>
      <Dialog open={isShown} onClose={() => setIsShown(false)} title={CASE_TITLE}>
        <CasePanel {...props} />
      </Dialog>
    </>
  )
}
