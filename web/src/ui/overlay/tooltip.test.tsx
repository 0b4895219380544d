import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

const hover = (name: string) =>
  fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' })
const leave = (name: string) => {
  fireEvent.pointerLeave(screen.getByRole('button', { name }), { pointerType: 'mouse' })
  // Until the pointer is clear of the way to the tooltip, that stays open so that it can be reached.
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 500, clientY: 500 })
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const openTooltips = () => screen.queryAllByRole('tooltip').map((one) => one.textContent)

const renderTwo = () =>
  render(
    <>
      <Tooltip content="About one">
        <button type="button">One</button>
      </Tooltip>
      <Tooltip content="About two">
        <button type="button">Two</button>
      </Tooltip>
    </>,
  )

describe('Tooltip', () => {
  it('opens after the pointer has rested for 700 ms [R9-09]', () => {
    vi.useFakeTimers()
    renderTwo()
    hover('One')
    wait(690)
    expect(openTooltips()).toEqual([])
    wait(20)
    expect(openTooltips()).toEqual(['About one'])
  })

  it.each([
    { after: 250, opens: ['About two'] },
    { after: 350, opens: [] },
  ])('opens the next one $after ms later: $opens at once [R9-10]', ({ after, opens }) => {
    vi.useFakeTimers()
    renderTwo()
    hover('One')
    wait(710)
    leave('One')
    expect(openTooltips()).toEqual([])
    wait(after)
    hover('Two')
    expect(openTooltips()).toEqual(opens)
  })

  it('opens at once for the keyboard', () => {
    renderTwo()
    act(() => screen.getByRole('button', { name: 'One' }).focus())
    expect(openTooltips()).toEqual(['About one'])
  })
})
