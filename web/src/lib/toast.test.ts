import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dismiss, readToasts, subscribeToToasts, TOAST_REMOVE_MS, toast } from './toast.ts'

describe('the toast store', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.runAllTimers()
  })

  it('keeps one toast, the newest [R9-01]', () => {
    toast({ title: 'First' })
    toast({ title: 'Second' })
    expect(readToasts().map((one) => one.title)).toEqual(['Second'])
  })

  it('gives a toast 5,000 ms unless it says otherwise [R9-02]', () => {
    toast({ title: 'Plain' })
    expect(readToasts()[0]).toMatchObject({ durationMs: 5_000, variant: 'default', isOpen: true })
    toast({ title: 'Session complete', durationMs: 4_000 })
    expect(readToasts()[0]?.durationMs).toBe(4_000)
  })

  it('closes a dismissed toast at once and removes it after 1,000,000 ms [R9-05]', () => {
    const id = toast({ title: 'Saved' })
    dismiss(id)
    expect(readToasts()).toMatchObject([{ id, isOpen: false }])
    vi.advanceTimersByTime(999_999)
    expect(readToasts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(readToasts()).toEqual([])
    expect(TOAST_REMOVE_MS).toBe(1_000_000)
  })

  it('does not start the removal over when a toast is dismissed twice', () => {
    const id = toast({ title: 'Saved' })
    dismiss(id)
    vi.advanceTimersByTime(600_000)
    dismiss(id)
    vi.advanceTimersByTime(400_000)
    expect(readToasts()).toEqual([])
  })

  it('leaves a later toast alone when the removal of an earlier one comes due', () => {
    dismiss(toast({ title: 'Earlier' }))
    toast({ title: 'Later' })
    vi.advanceTimersByTime(TOAST_REMOVE_MS)
    expect(readToasts().map((one) => one.title)).toEqual(['Later'])
  })

  it('changes nothing for an id that it does not know', () => {
    toast({ title: 'Here' })
    const before = readToasts()
    dismiss('unknown')
    expect(readToasts()).toBe(before)
  })

  it('tells its listeners about every change until they leave', () => {
    const listener = vi.fn()
    const leave = subscribeToToasts(listener)
    const id = toast({ title: 'One' })
    dismiss(id)
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    toast({ title: 'Two' })
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
