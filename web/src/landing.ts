import { showFinishedNotice } from './finished-notice.ts'
import { watchFirstWriting } from './lib/first-writing.ts'
import { PATHS } from './lib/paths.ts'
import { watchAccountIntent } from './lib/storage/account-intent.ts'
import { isNoticeDue } from './lib/storage/confidentiality.ts'
import { asksForDemo, storeDemoFlag } from './lib/storage/demo-mode.ts'

// The script of the finished landing page: all that page does besides being read.

if (asksForDemo(window.location.pathname, window.location.search)) storeDemoFlag(true)
watchAccountIntent()
// The bare address is for reading: there the notice waits until somebody begins to write.
const isForReading = window.location.pathname === PATHS.home
if (isNoticeDue(new Date()) && !isForReading) showFinishedNotice()
const stop = watchFirstWriting(() => {
  stop()
  fetchCoachScripts()
  if (isNoticeDue(new Date())) showFinishedNotice()
})

/** Fetches what the coach's page will need, while somebody writes. */
function fetchCoachScripts(): void {
  const later = document.getElementById('later')
  if (later instanceof HTMLTemplateElement) document.head.append(later.content)
}
