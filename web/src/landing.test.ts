import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderLanding } from './app/render-landing.tsx'
import { acknowledgeNotice, NOTICE_VERSION, readUnrecordedNotice } from './lib/storage/confidentiality.ts'
import { openAddress } from './testing/render.tsx'

const KEY = 'confidentialityAcknowledgedAt'
const BUTTON = { name: 'I Understand - Proceed' }

/** Opens the finished landing page, as the server sends it, and runs its script. */
async function open(address = '/') {
  openAddress(address)
  document.body.innerHTML = renderLanding()
  vi.resetModules()
  await import('./landing.ts')
}

describe('the finished landing page', () => {
  // Following a link would leave the page of the test.
  const stay = (event: Event) => event.preventDefault()
  beforeEach(() => {
    document.addEventListener('click', stay)
  })
  afterEach(() => {
    document.removeEventListener('click', stay)
    document.body.innerHTML = ''
  })

  it('can be read before any script has run, with the notice hidden [R1-02, R2.1-24]', () => {
    document.body.innerHTML = renderLanding()
    expect(screen.getByRole('heading', { name: 'Ten minutes before a hard conversation.' })).toBeTruthy()
    expect(screen.queryByRole('button', BUTTON)).toBeNull()
  })

  it('holds no style attribute and no inline script, which the security policy forbids', () => {
    expect(renderLanding()).not.toMatch(/ style=|<script|<style/)
  })

  it('leaves whoever only reads in peace, also one who comes to the box with the keyboard', async () => {
    await open()
    screen.getByLabelText('Which conversation is ahead of you?').focus()
    await userEvent.tab()
    expect(screen.queryByRole('button', BUTTON)).toBeNull()
  })

  it.each([
    ['taps', (box: HTMLElement) => userEvent.click(box)],
    ['types', (box: HTMLElement) => userEvent.type(box, 'I', { skipClick: true, initialSelectionStart: 0 })],
  ])('shows the notice to whoever %s into the box, and gives the box back afterwards', async (_, write) => {
    await open()
    const box = screen.getByLabelText('Which conversation is ahead of you?')
    box.focus()
    await write(box)
    await userEvent.click(screen.getByRole('button', BUTTON))
    await userEvent.click(box)
    expect(screen.queryByRole('button', BUTTON)).toBeNull()
  })

  it('is a plain form to the coach’s page, so that it works before any script', () => {
    document.body.innerHTML = renderLanding()
    const box = screen.getByLabelText<HTMLTextAreaElement>('Which conversation is ahead of you?')
    expect(box.form?.method).toBe('post')
    expect(box.form?.getAttribute('action')).toBe('/demo-coaching')
    expect([box.name, box.required]).toEqual(['words', true])
    expect(screen.getByRole('button', { name: 'Get one answer now' })).toHaveProperty('type', 'submit')
    const quick = screen.getAllByRole('link', { name: 'No time? One answer now' })
    expect(quick.map((link) => link.getAttribute('href'))).toEqual(['#one-answer', '#one-answer'])
  })

  it('at /landing shows the notice when it is due; Escape leaves it, its button closes it [R1-44, R2.3-01, R2.3-02, R4-01, R4-04]', async () => {
    await open('/landing')
    const dialog = screen.getByRole('dialog', { name: 'Who can see what you write here' })
    await userEvent.keyboard('{Escape}{Escape}')
    expect(dialog.dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false)
    expect(dialog).toHaveProperty('open', true)
    await userEvent.click(screen.getByRole('button', BUTTON))
    expect(screen.queryByRole('button', BUTTON)).toBeNull()
    expect(Number.isNaN(Date.parse(window.localStorage.getItem(KEY) ?? ''))).toBe(false)
    // The first sign-in that follows has it recorded.
    expect(readUnrecordedNotice()).toBe(NOTICE_VERSION)
  })

  it('leaves the notice away when it was acknowledged today [R4-04]', async () => {
    acknowledgeNotice(new Date())
    await open()
    expect(screen.queryByRole('button', BUTTON)).toBeNull()
  })

  it('stores demo mode when the address asks for it, and only then [R4-05, R4-11]', async () => {
    await open('/')
    expect(window.localStorage.getItem('demoMode')).toBeNull()
    await open('/?demo=true')
    expect(window.localStorage.getItem('demoMode')).toBe('true')
  })

  it('tells the sign-in page who wants a new account and who only wants in', async () => {
    acknowledgeNotice(new Date())
    await open()
    await userEvent.click(screen.getByRole('link', { name: 'Create Your Account' }))
    expect(window.sessionStorage.getItem('accountIntent')).toBe('create')
    await userEvent.click(screen.getByRole('link', { name: 'Sign In' }))
    expect(window.sessionStorage.getItem('accountIntent')).toBeNull()
  })
})
