import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openAddress, renderWithQueries } from '../testing/render.tsx'
import { startServer } from '../testing/server.ts'
import { DashboardScreen } from './dashboard-screen.tsx'
import { renderToday } from './render-today.tsx'

it('says at the top what the dashboard says there, with a place for the name', async () => {
  const page = document.createElement('div')
  page.innerHTML = renderToday()
  const said = [...page.querySelectorAll('p')].map(({ textContent }) => textContent)
  startServer()
  openAddress('/')
  renderWithQueries(<DashboardScreen />)
  const title = await screen.findByRole('heading', { level: 1 })
  const question = await screen.findByRole('heading', { level: 2, name: /ahead of you/ })
  expect(said.map((text) => text?.replace('{{name}}', 'Ada'))).toEqual([
    title.textContent,
    question.textContent,
  ])
})
