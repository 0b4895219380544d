import { Button } from '../button.tsx'

type Props = { formId: string; submitLabel: string; isBusy: boolean; onCancel: () => void }

/** The end of a dialog with a form: Cancel, and the button that sends the form of this id. */
export const FormFooter = ({ formId, submitLabel, isBusy, onCancel }: Props) => (
  <>
    <Button onClick={onCancel}>Cancel</Button>
    <Button type="submit" form={formId} variant="primary" busy={isBusy}>
      {submitLabel}
    </Button>
  </>
)
