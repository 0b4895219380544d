import { getPractice, practiceItem } from '@lodestar/contract/practice'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderWithQueries } from '../../testing/render.tsx'
import { startServer } from '../../testing/server.ts'
import { PracticeToday } from './practice-today.tsx'

it('shows the one of today: what they say, room to answer, one’s own answer only afterwards, and four taps', async () => {
  const server = startServer()
  renderWithQueries(<PracticeToday />)
  await screen.findByText('“Come on. Everyone does that here.”')
  expect(screen.queryByText(/I am talking with you about your part/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'I’ve said it' }))
  await screen.findByText(/I am talking with you about your part/)
  await userEvent.click(screen.getByRole('button', { name: 'With effort' }))
  expect(server.sentTo(practiceItem)[0]?.body).toEqual({
    rehearsalId: 'rehearsal_1',
    item: 'line_2',
    said: '',
    felt: 'hard',
  })
})

it('keeps what was said where it could not be saved', async () => {
  const server = startServer()
  server.refuse(practiceItem, 'internal')
  renderWithQueries(<PracticeToday />)
  await userEvent.type(await screen.findByLabelText('I’d say …'), 'I mean your part.')
  await userEvent.click(screen.getByRole('button', { name: 'I’ve said it' }))
  await userEvent.click(screen.getByRole('button', { name: 'Well' }))
  await screen.findByText('I mean your part.')
  expect(
    localStorage.getItem('draft:practice:rehearsal_1:line_2') ?? Object.values(localStorage).join(),
  ).toContain('I mean your part.')
})

it('leaves no trace where nothing comes back today', async () => {
  const server = startServer()
  server.reply(getPractice, { isOn: true, today: null, later: [] })
  const { container } = renderWithQueries(<PracticeToday />)
  await expect.poll(() => server.sentTo(getPractice).length).toBe(1)
  expect(container.textContent).toBe('')
})
