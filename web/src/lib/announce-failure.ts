import { isUnauthorized } from './api.ts'
import { toast } from './toast.ts'

/**
 * Says in a toast what could not be done, with a way to repair it where there is one.
 * A lost session (401) is announced by the query client, so about that one it says nothing.
 */
export function announceFailure(
  error: unknown,
  description: string,
  action?: { label: string; onAction: () => void },
): void {
  if (!isUnauthorized(error)) toast({ title: 'Error', description, variant: 'destructive', action })
}
