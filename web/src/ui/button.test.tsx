import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button, ButtonLink, isAppRoute } from './button.tsx'

describe('Button', () => {
  it('ignores presses while busy and keeps the focus', async () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Title" />
        <Button type="submit" busy onClick={onClick}>
          Saving…
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Saving…' })
    await userEvent.click(button)
    await userEvent.type(screen.getByRole('textbox'), 'A goal{Enter}')
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    button.focus()
    expect(document.activeElement).toBe(button)
  })

  it('does not submit a form unless it says so', async () => {
    const onSubmit = vi.fn((event) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button>Cancel</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

describe('ButtonLink', () => {
  it('routes inside the app without loading a page', async () => {
    render(<ButtonLink href="/goals">Set Goals</ButtonLink>)
    await userEvent.click(screen.getByRole('link', { name: 'Set Goals' }))
    expect(window.location.pathname).toBe('/goals')
  })

  it.each([
    ['/goals', true],
    ['/', true],
    ['/api/login', false],
    ['#features', false],
    ['https://example.com/', false],
  ])('counts %s as a route of the app: %s', (href, expected) => {
    expect(isAppRoute(href)).toBe(expected)
  })
})
