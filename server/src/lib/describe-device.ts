import Bowser from 'bowser'

/** Longer than any browser's name; programs may send kilobytes. */
const LONGEST_AGENT = 400

/** Says in plain words what a browser calls itself: `Firefox on Windows`; null where nothing can be made of it. */
export function describeDevice(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_AGENT))
  if (!browser.name) return os.name ?? null
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
