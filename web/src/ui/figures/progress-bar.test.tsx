import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProgressBar } from './progress-bar.tsx'

describe('ProgressBar', () => {
  it.each([
    { value: 120, percent: 100 },
    { value: -10, percent: 0 },
    { value: 33.3, percent: 33 },
  ])('draws $value as $percent percent [R4-46]', ({ value, percent }) => {
    render(<ProgressBar label="Progress" value={value} />)
    const bar = screen.getByRole('progressbar', { name: 'Progress' })
    expect(bar.getAttribute('aria-valuenow')).toBe(String(percent))
    expect((bar.firstElementChild as HTMLElement).style.width).toBe(`${percent}%`)
    expect(screen.getByText(`${percent}%`)).toBeDefined()
  })
})
