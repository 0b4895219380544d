import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useDraft } from './draft.ts'

describe('a draft', () => {
  it('survives leaving the screen, and is gone once cleared', () => {
    const first = renderHook(() => useDraft('message:1'))
    act(() => first.result.current[1]('Marco keeps interrupting'))
    first.unmount()
    const second = renderHook(() => useDraft('message:1'))
    expect(second.result.current[0]).toBe('Marco keeps interrupting')
    act(() => second.result.current[2]())
    expect(second.result.current[0]).toBe('')
    expect(renderHook(() => useDraft('message:1')).result.current[0]).toBe('')
  })

  it('belongs to its key, also when a screen moves on to another one', () => {
    const screen = renderHook(({ key }) => useDraft(key), { initialProps: { key: 'message:1' } })
    act(() => screen.result.current[1]('for one'))
    screen.rerender({ key: 'message:2' })
    expect(screen.result.current[0]).toBe('')
    screen.rerender({ key: 'message:1' })
    expect(screen.result.current[0]).toBe('for one')
  })
})
