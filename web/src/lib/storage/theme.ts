import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage.ts'

// public/theme.js reads the same key before the first paint; the two must agree.
const KEY = 'theme'

/** What a person can choose, in the order it is offered. */
export const THEMES = ['system', 'light', 'dark'] as const
/** One of the choices of `THEMES`. */
export type Theme = (typeof THEMES)[number]

/**
 * The person's choice of light, dark or the system's setting, and its setter.
 *
 * The choice is kept in this browser and stands as `data-theme` on the html element; `system` leaves it out.
 */
export function useTheme(): [theme: Theme, setTheme: (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, readTheme), setTheme]
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readTheme(): Theme {
  const stored = readStored(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function setTheme(theme: Theme): void {
  writeStored(KEY, theme === 'system' ? null : theme)
  const html = document.documentElement
  if (theme === 'system') html.removeAttribute('data-theme')
  else html.setAttribute('data-theme', theme)
  for (const listener of listeners) listener()
}
