import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

const open = (props: { dismissible?: boolean; onClose: () => void }) =>
  render(<Dialog open title="Confidentiality" description="Read this first." {...props} />)

const requestClose = () => {
  const request = new Event('cancel', { cancelable: true })
  act(() => void screen.getByRole('dialog').dispatchEvent(request))
  return request
}

describe('Dialog', () => {
  it('is a modal named by its title and described by its description', () => {
    open({ onClose: vi.fn() })
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Confidentiality' })
    expect(dialog.open).toBe(true)
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Read this first.',
    )
  })

  it('begins at its title although the browser scrolls to the button it focuses', () => {
    const showModal = HTMLDialogElement.prototype.showModal
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
      showModal.call(this)
      this.scrollTop = 80
    })
    open({ onClose: vi.fn() })
    expect(screen.getByRole('dialog').scrollTop).toBe(0)
  })

  it('asks to close on Escape, on a request of the browser and on its button', () => {
    const onClose = vi.fn()
    open({ onClose })
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    requestClose()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(3)
  })

  it('stays open when it is not dismissible, whatever asks', () => {
    const onClose = vi.fn()
    open({ onClose, dismissible: false })
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false)
    expect(requestClose().defaultPrevented).toBe(true)
    act(() => dialog.close())
    expect(dialog.open).toBe(true)
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('is not there when it is not open', () => {
    render(<Dialog open={false} onClose={vi.fn()} title="Gone" />)
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  })
})
