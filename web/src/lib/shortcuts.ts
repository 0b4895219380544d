import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import type { AppPath } from './paths.ts'
import { SCREENS } from './screens.ts'
import { readStored, writeStored } from './storage/storage.ts'

const SWITCH = 'shortcuts'

/** The screens reached by `g` and then a letter, in the order the list shows them. */
export const GO_TO = SCREENS.flatMap(({ key, label, path }) => (key ? [{ key, label, path }] : []))

/** What is held with K to search: Command where that is the custom, Ctrl elsewhere. */
export const SEARCH_MODIFIER = /Mac|iP(?:hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl'

const SECOND_KEY_WITHIN_MS = 1500

/** Tells whether shortcuts are on; people who dictate or whose keys repeat can switch them off. */
export const hasShortcuts = (): boolean => readStored(SWITCH) !== 'off'

/** Switches the shortcuts of this browser on or off. */
export const storeShortcuts = (isOn: boolean): void => writeStored(SWITCH, isOn ? null : 'off')

/**
 * Listens for the keyboard shortcuts: `?` calls `onList`, `g` and then a letter goes to a screen.
 *
 * Keys typed into a field, held with Ctrl, Alt or Meta, or pressed while a dialog or menu is open are left alone,
 * and all of them while shortcuts are off.
 */
export function useShortcuts(onList: () => void): void {
  const [, navigate] = useLocation()
  const list = useEffectEvent(onList)
  const goTo = useEffectEvent(navigate)
  useEffect(() => {
    const findTarget = watchSequence()
    const handle = (event: KeyboardEvent) => {
      if (belongsElsewhere(event)) return
      const path = findTarget(event)
      if (path) goTo(path)
      if (event.key === '?') list()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}

/** Calls `onSearch` at Ctrl+K or Command+K, in a field too, unless a dialog is open that is not the search itself. */
export function useSearchKey(isSearching: boolean, onSearch: () => void): void {
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey) return
      if (event.altKey || event.shiftKey || event.defaultPrevented) return
      if (!isSearching && document.querySelector('dialog[open]')) return
      event.preventDefault()
      search()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [isSearching])
}

/** Takes what is typed away from the page until it is ended, which answers it. */
export function keepTyped(): { end: () => string } {
  let typed = ''
  const handle = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key.length === 1) typed += event.key
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', handle, { capture: true })
  return {
    end: () => {
      window.removeEventListener('keydown', handle, { capture: true })
      return typed
    },
  }
}

/** Remembers the `g` of a sequence, and answers where the key after it leads; null for any other key. */
function watchSequence(): (event: KeyboardEvent) => AppPath | null {
  let firstKeyAt = Number.NEGATIVE_INFINITY
  return ({ key, timeStamp }) => {
    const isSecond = timeStamp - firstKeyAt <= SECOND_KEY_WITHIN_MS
    const path = isSecond ? GO_TO.find((one) => one.key === key)?.path : undefined
    firstKeyAt = key === 'g' && !path ? timeStamp : Number.NEGATIVE_INFINITY
    return path ?? null
  }
}

/** Tells a key that is no shortcut: typed into a field, held with another, pressed in a dialog or menu, or switched off. */
export function belongsElsewhere(event: KeyboardEvent): boolean {
  const isTyping =
    event.target instanceof Element &&
    event.target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]') !==
      null
  const isHeld = event.ctrlKey || event.altKey || event.metaKey
  const isBusy = document.querySelector('dialog[open], [role=dialog], [role=menu]') !== null
  return isTyping || isHeld || isBusy || event.defaultPrevented || !hasShortcuts()
}
