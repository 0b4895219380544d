import { useSyncExternalStore } from 'react'

let openDialogs: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

const setOpenDialogs = (next: readonly HTMLElement[]) => {
  openDialogs = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const readTopDialog = () => openDialogs.at(-1)

/** Notes an open modal dialog until the returned function is called. */
export const addOverlayRoot = (dialog: HTMLElement): (() => void) => {
  setOpenDialogs([...openDialogs, dialog])
  return () => setOpenDialogs(openDialogs.filter((other) => other !== dialog))
}

/**
 * Answers where floating pieces are drawn: in the topmost open dialog, because everything outside a native modal
 * lies under it and cannot be reached; undefined when none is open, which stands for the page's body.
 */
export const useOverlayRoot = (): HTMLElement | undefined =>
  useSyncExternalStore(subscribe, readTopDialog, readTopDialog)
