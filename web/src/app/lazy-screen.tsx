import { type ComponentType, lazy } from 'react'

/** A screen that may have to be fetched first; `load` fetches it ahead of being shown. */
export type Screen = ComponentType & { load?: () => void }

/** Makes a screen of a module that is fetched when the screen is first shown, or when `load` is called. */
export function lazyScreen<Name extends string>(
  fetchModule: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Screen {
  const LazyScreen = lazy<ComponentType>(async () => ({ default: (await fetchModule())[name] }))
  // A failure here is met again, and shown, when the screen is.
  const load = () => void fetchModule().catch(() => undefined)
  return Object.assign(LazyScreen, { load })
}
