import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openAddress } from '../../testing/render.tsx'
import { MakeGoalLink } from './make-goal-link.tsx'

it('takes what is to be done to the goals with the session it comes from', async () => {
  openAddress('/coaching?session=session_1')
  render(<MakeGoalLink title="Talk to Ana (Thursday, May 7)" />)
  await userEvent.click(screen.getByRole('link', { name: 'Make this a goal' }))
  expect(window.location.pathname).toBe('/goals')
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    new: 'Talk to Ana (Thursday, May 7)',
    session: 'session_1',
  })
})
