import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Stands in for a list that could not be read. */
export const ReadFailure = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="danger"
    title="This list could not be loaded"
    action={
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    }
  />
)
