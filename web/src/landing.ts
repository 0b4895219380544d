import { watchFirstWriting } from './lib/first-writing.ts'
import { PATHS } from './lib/paths.ts'
import { watchAccountIntent } from './lib/storage/account-intent.ts'
import { acknowledgeNotice, isNoticeDue } from './lib/storage/confidentiality.ts'
import { asksForDemo, storeDemoFlag } from './lib/storage/demo-mode.ts'

// The script of the finished landing page: all that page does besides being read.

if (asksForDemo(window.location.pathname, window.location.search)) storeDemoFlag(true)
watchAccountIntent()
// The bare address is for reading: there the notice waits until somebody begins to write.
const isForReading = window.location.pathname === PATHS.home
if (isNoticeDue(new Date()) && !isForReading) showNotice()
const stop = watchFirstWriting(() => {
  stop()
  fetchCoachScripts()
  if (isNoticeDue(new Date())) showNotice()
})

/** Fetches what the coach's page will need, while somebody writes. */
function fetchCoachScripts(): void {
  const later = document.getElementById('later')
  if (later instanceof HTMLTemplateElement) document.head.append(later.content)
}

/** Puts the notice over the page until its button is pressed; Escape does not close it. */
function showNotice(): void {
  const notice = document.getElementById('notice')
  const dialog = notice?.querySelector('dialog')
  if (!notice || !dialog) return
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  // Some browsers close a dialog on the second Escape whatever was said to the first.
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.preventDefault()
  })
  dialog.querySelector('button')?.addEventListener('click', () => {
    acknowledgeNotice(new Date())
    dialog.close()
    notice.hidden = true
  })
  notice.hidden = false
  dialog.showModal()
}
