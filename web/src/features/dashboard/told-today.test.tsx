import { confirmForecast, listReachedForecasts } from '@lodestar/contract/analytics'
import { listGoals } from '@lodestar/contract/goals'
import { countOutcome, listOutcomes, type ToldOutcome } from '@lodestar/contract/outcomes'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderWithQueries } from '../../testing/render.tsx'
import { startServer } from '../../testing/server.ts'
import { ToldToday } from './told-today.tsx'

const told = (given: Partial<ToldOutcome> = {}): ToldOutcome => ({
  source: 'talk',
  id: 'rehearsal_1',
  subject: 'Dana',
  day: '2026-05-05',
  words: '',
  came: 'mixed',
  line: 'she went quiet',
  toldAt: new Date().toISOString(),
  goal: { id: 'goal_1', title: 'Say it at once', from: 90, to: 100 },
  ...given,
})

it('says which goal an outcome moved, takes it back, and resolves the forecast it answers', async () => {
  const server = startServer()
  server.reply(listOutcomes, [told()])
  server.reply(listReachedForecasts, [{ id: 'p1', goalId: 'goal_1', question: 'Will it reach 100%?' }])
  renderWithQueries(<ToldToday />)
  expect(await screen.findByText('“Say it at once” moved from 90% to 100%.')).toBeTruthy()
  expect(screen.getByText('“she went quiet”')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, it came true' }))
  await waitFor(() =>
    expect(server.sentTo(confirmForecast)[0]?.path).toBe('/api/analytics/predictions/p1/confirm'),
  )
  server.reply(countOutcome, null)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(server.sentTo(countOutcome)[0]?.body).toEqual({ source: 'talk', id: 'rehearsal_1', goalId: null }),
  )
})

it('offers to count what was held towards a goal, and what was dropped towards none', async () => {
  const server = startServer()
  const [goal] = listGoals.example
  server.reply(listOutcomes, [
    told({ goal: null }),
    told({ id: 'r2', subject: 'Ben', came: 'dropped', goal: null }),
  ])
  server.reply(listGoals, goal ? [{ ...goal, id: 'goal_2', title: 'Listen first' }] : [])
  renderWithQueries(<ToldToday />)
  await userEvent.selectOptions(await screen.findByLabelText('Count it towards a goal: Dana'), 'Listen first')
  await waitFor(() => expect(server.sentTo(countOutcome)[0]?.body).toMatchObject({ goalId: 'goal_2' }))
  expect(screen.queryByLabelText('Count it towards a goal: Ben')).toBeNull()
})

it('leaves out what was told longer ago than a day', async () => {
  const server = startServer()
  server.reply(listOutcomes, [told({ toldAt: '2026-01-01T00:00:00.000Z' })])
  const { container } = renderWithQueries(<ToldToday />)
  await waitFor(() => expect(server.sentTo(listOutcomes)).toHaveLength(1))
  expect(container.textContent).toBe('')
})
