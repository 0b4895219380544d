import { EMPTY_CASE } from '@lodestar/contract/case'
import { getSession, getWriter } from '@lodestar/contract/coaching'
import type { Writer } from '@lodestar/contract/model-writing'
import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openAddress, renderWithQueries } from '../../testing/render.tsx'
import { startServer } from '../../testing/server.ts'
import { CoachingPage } from '../coaching/coaching-page.tsx'

const { session } = getSession.example

type Model = NonNullable<Writer['languageModel']>
const MINI: Model = { name: 'mini-3', host: null, leads: true, isSlow: false, budget: null }

async function open(languageModel: Model | null) {
  const server = startServer()
  server.reply(getWriter, { languageModel })
  server.reply(getSession, { session, messages: [], case: EMPTY_CASE })
  openAddress('/coaching?session=session_1')
  renderWithQueries(<CoachingPage />)
  await screen.findByRole('heading', { level: 1 })
}

describe('where a language model is connected', () => {
  it('the place to write says which one reads along, and where it runs', async () => {
    await open({ ...MINI, host: 'models.example.com' })
    expect(
      await screen.findByText(/^What you send goes to a language model, mini-3 at models\.example\.com\./),
    ).toBeTruthy()
  })

  it('one that does not lead is said to get nothing of the conversation', async () => {
    await open({ ...MINI, leads: false })
    expect(await screen.findByText(/^The built-in coach answers here/)).toBeTruthy()
    expect(screen.queryByText(/What you send goes/)).toBeNull()
  })

  it('one on the same machine is named as such', async () => {
    await open(MINI)
    expect(await screen.findByText(/mini-3 on this server/)).toBeTruthy()
    expect(screen.queryByText(/slow|share/)).toBeNull()
  })

  it('one that is slow is said to be', async () => {
    await open({ ...MINI, isSlow: true })
    expect(await screen.findByText(/It is slow at present\./)).toBeTruthy()
  })

  it("the end of the day's tokens is told before it is reached, and when it is", async () => {
    const resetsAt = '2026-11-22T00:00:00.000Z'
    await open({ ...MINI, budget: { isSpent: false, resetsAt } })
    const near = await screen.findByText(/^What you send goes to .* Most of today’s share of it is used/)
    expect(near.textContent).toMatch(/without it until \d+:\d\d/)
    cleanup()
    await open({ ...MINI, budget: { isSpent: true, resetsAt } })
    const spent = await screen.findByText(
      /^Today’s share of the language model, mini-3 on this server, is used up/,
    )
    expect(spent.textContent).toMatch(/Until \d+:\d\d.* nothing goes to it/)
    expect(screen.queryByText(/What you send goes/)).toBeNull()
  })
})

it('where none is connected nothing is said about one', async () => {
  await open(null)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.queryByText(/language model/)).toBeNull()
})
