import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Rating } from './rating.tsx'

const LABELS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const

function Subject() {
  const [value, setValue] = useState(5)
  return <Rating legend="Rate it" value={value} onChange={setValue} labels={LABELS} />
}

const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true })

describe('Rating', () => {
  it('offers five named faces, the given one chosen', () => {
    render(<Subject />)
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
    expect(chosen()).toBe(screen.getByRole('radio', { name: 'Excellent' }))
  })

  it('moves with the arrow keys and shows the word for the choice', async () => {
    render(<Subject />)
    await userEvent.tab()
    expect(document.activeElement).toBe(chosen())
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(chosen().value).toBe('3')
    expect(screen.getByText('Good', { selector: 'p' })).toBeDefined()
  })
})
