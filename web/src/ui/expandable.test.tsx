import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Expandable } from './expandable.tsx'

describe('Expandable', () => {
  it('opens and closes its region with the button that names it', async () => {
    render(<Expandable title="Ask first">One question</Expandable>)
    const button = screen.getByRole('button', { name: 'Ask first', expanded: false })
    expect(screen.queryByRole('region', { name: 'Ask first' })).toBeNull()
    await userEvent.click(button)
    expect(screen.getByRole('region', { name: 'Ask first' }).id).toBe(button.getAttribute('aria-controls'))
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(button)
    expect(screen.queryByRole('region', { name: 'Ask first' })).toBeNull()
  })

  it('says when it has been opened and closed', async () => {
    const told: boolean[] = []
    render(
      <Expandable title="Ask first" onToggle={(isOpen) => told.push(isOpen)}>
        One question
      </Expandable>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Ask first' }))
    await userEvent.click(screen.getByRole('button', { name: 'Ask first' }))
    expect(told).toEqual([true, false])
  })

  it('lets several be open at once', async () => {
    render(
      <>
        <Expandable title="One">First</Expandable>
        <Expandable title="Two" defaultOpen>
          Second
        </Expandable>
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'One' }))
    expect(screen.getAllByRole('region')).toHaveLength(2)
  })
})
