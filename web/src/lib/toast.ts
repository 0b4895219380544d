type Variant = 'default' | 'destructive' | 'success'

type NewToast = {
  title: string
  description?: string | undefined
  variant?: Variant
  durationMs?: number
  action?: { label: string; onAction: () => void } | undefined
}

/** A toast as the host shows it; `isOpen` turns false when it is dismissed, and it leaves the state much later. */
export type Toast = NewToast & { id: string; variant: Variant; durationMs: number; isOpen: boolean }

/** How many toasts the state holds: the newest replaces the one before. */
const TOAST_LIMIT = 1
/** How long a toast stays by default, in milliseconds. */
const TOAST_DURATION_MS = 5_000
/** How long a dismissed toast stays in the state, in milliseconds. */
export const TOAST_REMOVE_MS = 1_000_000

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

const setToasts = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

const removeToast = (id: string) => {
  removals.delete(id)
  setToasts(toasts.filter((one) => one.id !== id))
}

/**
 * Shows a toast in place of the one that is showing.
 *
 * @returns the id to dismiss it by.
 */
export const toast = (content: NewToast): string => {
  lastId += 1
  const id = String(lastId)
  const newest: Toast = { variant: 'default', durationMs: TOAST_DURATION_MS, ...content, id, isOpen: true }
  setToasts([newest, ...toasts].slice(0, TOAST_LIMIT))
  return id
}

/** Closes a toast; it stays in the state, closed, for TOAST_REMOVE_MS. An unknown id changes nothing. */
export const dismiss = (id: string): void => {
  if (removals.has(id) || !toasts.some((one) => one.id === id)) return
  removals.set(
    id,
    setTimeout(() => removeToast(id), TOAST_REMOVE_MS),
  )
  setToasts(toasts.map((one) => (one.id === id ? { ...one, isOpen: false } : one)))
}

/** Reads the current toasts, newest first; the same array as long as nothing changes. */
export const readToasts = (): readonly Toast[] => toasts

/** Calls the listener after every change; the returned function ends that. */
export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
