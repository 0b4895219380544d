import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toImport } from './import-entry.ts'
import { ImportForm } from './import-form.tsx'
import { useImportForm } from './use-import-form.ts'

/** Takes in a pasted result. Closing puts what was typed aside until the dialog opens again; Cancel gives it up. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const form = useImportForm(onClose)
  const cancel = () => {
    form.forget()
    onClose()
  }
  const isComplete = toImport(form.values, new Date()) !== null
  return (
    <Dialog
      open
      onClose={onClose}
      title="Import Assessment"
      description="A line of the report is enough; scores make the reading surer."
      footer={
        <>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" disabled={!isComplete} busy={form.isBusy}>
            Import
          </Button>
        </>
      }
    >
      <ImportForm id={formId} form={form} />
    </Dialog>
  )
}
