import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readToasts, toast } from '../../lib/toast.ts'
import { Dialog } from './dialog.tsx'
import { ToastHost } from './toast-host.tsx'

const show = (content: Parameters<typeof toast>[0]) => act(() => toast(content))
const swipe = (card: HTMLElement, distance: number) => {
  fireEvent.pointerDown(card, { button: 0, pointerId: 1, clientX: 0, clientY: 0 })
  fireEvent.pointerMove(card, { pointerId: 1, clientX: distance / 2, clientY: 0 })
  fireEvent.pointerMove(card, { pointerId: 1, clientX: distance, clientY: 0 })
  fireEvent.pointerUp(card, { pointerId: 1, clientX: distance, clientY: 0 })
}
const cardOf = (title: string) => {
  const card = screen.getByText(title).closest('li')
  if (!card) throw new Error(`No toast reads ${title}`)
  return card
}

/** The most that a toast takes, in pixels. */
const TOAST_WIDTH = 420

describe('ToastHost', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.runAllTimers()
  })

  it('shows only the newest of two toasts [R9-01]', () => {
    render(<ToastHost />)
    show({ title: 'First', description: 'Of two' })
    show({ title: 'Second' })
    expect(screen.queryByText('First')).toBeNull()
    expect(cardOf('Second')).toBeDefined()
  })

  it('lets a toast go after its time [R9-02, R9-04]', () => {
    render(<ToastHost />)
    show({ title: 'Plain' })
    act(() => vi.advanceTimersByTime(4_900))
    expect(readToasts()[0]?.isOpen).toBe(true)
    act(() => vi.advanceTimersByTime(200))
    expect(readToasts()[0]?.isOpen).toBe(false)
    show({ title: 'Shorter', durationMs: 4_000 })
    act(() => vi.advanceTimersByTime(4_100))
    expect(readToasts()[0]?.isOpen).toBe(false)
  })

  it('gives each variant its own look [R8-04]', () => {
    render(<ToastHost />)
    const looks = (['default', 'success', 'destructive'] as const).map((variant) => {
      show({ title: variant, variant })
      return cardOf(variant).className
    })
    expect(new Set(looks).size).toBe(3)
  })

  it('goes with a swipe of 60 px to the right and stays with one of 40 px [R9-06]', () => {
    render(<ToastHost />)
    show({ title: 'Swiped' })
    swipe(cardOf('Swiped'), 40)
    expect(readToasts()[0]?.isOpen).toBe(true)
    swipe(cardOf('Swiped'), 60)
    expect(readToasts()[0]?.isOpen).toBe(false)
  })

  it('takes the focus on F8 [R9-07]', () => {
    render(<ToastHost />)
    show({ title: 'Saved' })
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    expect(document.activeElement?.contains(cardOf('Saved'))).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })

  it('is at most 420 px wide [R9-08]', () => {
    render(<ToastHost />)
    show({ title: 'Saved' })
    expect(cardOf('Saved').parentElement?.className).toContain('max-w-[420px]')
  })

  it('comes at the bottom, above the bars that keep that edge', () => {
    const bar = document.createElement('nav')
    bar.dataset['foot'] = ''
    bar.getBoundingClientRect = () => new DOMRect(0, innerHeight - 64, 360, 64)
    document.body.append(bar)
    render(<ToastHost />)
    show({ title: 'Saved' })
    expect(cardOf('Saved').parentElement?.style.bottom).toBe('64px')
    bar.remove()
    show({ title: 'Again' })
    expect(cardOf('Again').parentElement?.style.bottom).toBe('0px')
  })

  it('stands where it covers nothing that can be used', () => {
    const usable = document.createElement('button')
    document.body.append(usable)
    render(<ToastHost />)
    const sideWith = (left: number, width: number) => {
      usable.getBoundingClientRect = () => new DOMRect(left, innerHeight - 60, width, 40)
      show({ title: `Beside ${left}` })
      return cardOf(`Beside ${left}`).parentElement?.className ?? ''
    }
    expect(sideWith(innerWidth / 2, 10)).toMatch(/sm:left-0/)
    expect(sideWith(20, 100)).toMatch(/sm:left-1\/2/)
    expect(sideWith(0, innerWidth - TOAST_WIDTH)).toMatch(/sm:right-0/)
    usable.remove()
  })

  it('finds its side anew when another screen comes below it, and keeps it on the same one', async () => {
    document.body.insertAdjacentHTML('beforeend', '<main></main>')
    render(<ToastHost />)
    show({ title: 'Saved' })
    const come = (change: () => void) => act(async () => change())
    const usable = document.createElement('button')
    usable.getBoundingClientRect = () => new DOMRect(20, innerHeight - 60, 100, 40)
    await come(() => document.querySelector('main')?.append(usable))
    expect(cardOf('Saved').parentElement?.className).toMatch(/sm:left-0/)
    const next = document.createElement('main')
    await come(() => {
      next.append(usable)
      document.querySelector('main')?.replaceWith(next)
    })
    expect(cardOf('Saved').parentElement?.className).toMatch(/sm:left-1\/2/)
    next.remove()
  })

  it('is drawn inside an open dialog, which makes everything else inert', () => {
    render(
      <>
        <ToastHost />
        <Dialog open onClose={() => undefined} title="New goal" />
      </>,
    )
    show({ title: 'Error' })
    expect(screen.getByRole('dialog').contains(cardOf('Error'))).toBe(true)
  })

  it('runs the action and closes', () => {
    const onAction = vi.fn()
    render(<ToastHost />)
    show({ title: 'Goal deleted', action: { label: 'Undo', onAction } })
    fireEvent.click(screen.getByText('Undo'))
    expect(onAction).toHaveBeenCalledOnce()
    expect(readToasts()[0]?.isOpen).toBe(false)
  })
})
