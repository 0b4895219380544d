import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { renderToday } from './app/render-today.tsx'
import { acknowledgeNotice, isNoticeDue } from './lib/storage/confidentiality.ts'

const FILES = '<link rel="stylesheet"><script type="application/json" id="application"></script>'

/** Opens the top of the dashboard, as the server sends it, and runs its script. */
async function open() {
  document.body.innerHTML = `${renderToday()}<template id="later">${FILES}</template>`
  vi.resetModules()
  await import('./finished-page.ts')
}
const BUTTON = { name: 'I Understand - Proceed' }

afterEach(() => {
  document.body.innerHTML = ''
  document.head.innerHTML = ''
})

it('shows the notice when it is due, before the application has come; its button closes it', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', BUTTON))
  expect(isNoticeDue(new Date())).toBe(false)
  expect(screen.queryByRole('button', BUTTON)).toBeNull()
})

it('leaves the notice away when it was acknowledged today', async () => {
  acknowledgeNotice(new Date())
  await open()
  expect(screen.queryByRole('button', BUTTON)).toBeNull()
})

it('fetches the application once the page has been painted, and starts it when its styles are there', async () => {
  await open()
  const styles = () => document.head.querySelector('[rel="stylesheet"]')
  const scripts = () => document.head.querySelectorAll('#application').length
  expect(styles()).toBeNull()
  await vi.waitFor(() => expect(styles()).not.toBeNull())
  expect(scripts()).toBe(0)
  styles()?.dispatchEvent(new Event('load'))
  expect(scripts()).toBe(1)
})
