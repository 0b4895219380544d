import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MeetingPlace } from './meeting-place.tsx'

it('a meeting on the web is joined through its place, which tells nobody where one came from', () => {
  render(<MeetingPlace location="https://meet.example.com/planning?room=2" />)
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe('https://meet.example.com/planning?room=2')
  expect(link.getAttribute('rel')).toBe('noreferrer')
})

it.each(['Room 2', 'javascript:alert(1)', 'Room 2, or https://meet.example.com'])(
  'a place such as %j stands as it was written',
  (location) => {
    const { container } = render(<MeetingPlace location={location} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(container.textContent).toBe(location)
  },
)
