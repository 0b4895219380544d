import { showFinishedNotice } from './finished-notice.ts'
import { isNoticeDue } from './lib/storage/confidentiality.ts'

// The script of the pages that are seen before the application has come.

/** A page that is not on the screen is never painted; its application starts all the same. */
const LONGEST_MS = 300

if (isNoticeDue(new Date())) showFinishedNotice()
requestAnimationFrame(() => setTimeout(fetchApplication))
setTimeout(fetchApplication, LONGEST_MS)

/**
 * Fetches the application, once the page has been painted: until then it would take the line and the processor from it. It
 * starts when its styles are there.
 */
function fetchApplication(): void {
  const later = document.getElementById('later')
  if (!(later instanceof HTMLTemplateElement)) return
  later.remove()
  const scripts = [...later.content.querySelectorAll('script')]
  for (const script of scripts) script.remove()
  const start = () => document.head.append(...scripts)
  const styles = later.content.querySelector('[rel="stylesheet"]')
  for (const name of ['load', 'error']) styles?.addEventListener(name, start, { once: true })
  document.head.append(later.content)
}
