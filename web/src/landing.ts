import { watchFirstWriting } from './lib/first-writing.ts'
import { PATHS } from './lib/paths.ts'
import { watchAccountIntent } from './lib/storage/account-intent.ts'
import { acknowledgeNotice, isNoticeDue } from './lib/storage/confidentiality.ts'
import { asksForDemo, storeDemoFlag } from './lib/storage/demo-mode.ts'

// The script of the finished landing page: all that page does besides being read.

if (asksForDemo(window.location.pathname, window.location.search)) storeDemoFlag(true)
watchAccountIntent()
if (isNoticeDue(new Date())) {
  // The bare address is for reading: there it waits until somebody begins to write.
  if (window.location.pathname === PATHS.home) {
    const stop = watchFirstWriting(() => {
      stop()
      showNotice()
    })
  } else showNotice()
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
