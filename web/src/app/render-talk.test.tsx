import { getSession } from '@lodestar/contract/coaching'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CoachingPage } from '../features/coaching/coaching-page.tsx'
import { openAddress, renderWithQueries } from '../testing/render.tsx'
import { startServer } from '../testing/server.ts'
import { renderTalk } from './render-talk.tsx'

it('has places for the title and what was said last, and gives way to the conversation', async () => {
  const page = document.createElement('div')
  page.innerHTML = renderTalk()
  const [painted] = page.children
  expect([...page.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    '{{title}}',
    '{{said}}',
    '{{answer}}',
  ])
  startServer().reply(getSession, getSession.example)
  openAddress('/coaching?session=session_1')
  const { container } = renderWithQueries(<CoachingPage />)
  expect(container.querySelector(painted?.getAttribute('data-until') ?? '')).toBeNull()
  expect(
    within(await screen.findByRole('region', { name: 'Conversation' })).getAllByRole('article'),
  ).toHaveLength(2)
  expect(container.querySelector(painted?.getAttribute('data-until') ?? '')).not.toBeNull()
})
