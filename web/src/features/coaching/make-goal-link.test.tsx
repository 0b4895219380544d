import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openAddress } from '../../testing/render.tsx'
import { MakeGoalLink } from './make-goal-link.tsx'

it.each([
  ['Speak with Marco on Thursday', 'Speak with Marco on Thursday'],
  ['Suggested: Write the moment down (Today)', 'Write the moment down'],
  ['Suggested: Ask (twice) first', 'Ask (twice) first'],
  ['Talk to Ana (Thursday, May 7)', 'Talk to Ana (Thursday, May 7)'],
])('takes "%s" to the goals with the session it comes from', async (item, title) => {
  openAddress('/coaching?session=session_1')
  render(<MakeGoalLink item={item} />)
  await userEvent.click(screen.getByRole('link', { name: 'Make this a goal' }))
  expect(window.location.pathname).toBe('/goals')
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    new: title,
    session: 'session_1',
  })
})
