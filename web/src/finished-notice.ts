import { acknowledgeNotice } from './lib/storage/confidentiality.ts'

/** Puts the notice that a finished page holds, hidden, over that page until its button is pressed; Escape does not close it. */
export function showFinishedNotice(): void {
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
