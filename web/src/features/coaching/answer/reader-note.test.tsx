import { EMPTY_CASE } from '@lodestar/contract/case'
import { getSession, getWriter } from '@lodestar/contract/coaching'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAddress, renderWithQueries } from '../../../testing/render.tsx'
import { startServer } from '../../../testing/server.ts'
import { CoachingPage } from '../coaching-page.tsx'

const { session } = getSession.example

async function open(languageModel: { name: string; host: string | null; leads: boolean } | null) {
  const server = startServer()
  server.reply(getWriter, { languageModel })
  server.reply(getSession, { session, messages: [], case: EMPTY_CASE })
  openAddress('/coaching?session=session_1')
  renderWithQueries(<CoachingPage />)
  await screen.findByRole('heading', { level: 1 })
}

describe('where a language model is connected', () => {
  it('the place to write says which one reads along, and where it runs', async () => {
    await open({ name: 'mini-3', host: 'models.example.com', leads: true })
    expect(
      await screen.findByText(/^What you send goes to a language model, mini-3 at models\.example\.com\./),
    ).toBeTruthy()
  })

  it('one that does not lead is said to get nothing of the conversation', async () => {
    await open({ name: 'mini-3', host: null, leads: false })
    expect(await screen.findByText(/^The built-in coach answers here/)).toBeTruthy()
    expect(screen.queryByText(/What you send goes/)).toBeNull()
  })

  it('one on the same machine is named as such', async () => {
    await open({ name: 'mini-3', host: null, leads: true })
    expect(await screen.findByText(/mini-3 on this server/)).toBeTruthy()
  })
})

it('where none is connected nothing is said about one', async () => {
  await open(null)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.queryByText(/language model/)).toBeNull()
})
