import {
  getRehearsal,
  hearReaction,
  listRehearsals,
  type Rehearsal,
  sayLine,
  startRehearsal,
  tellOutcome,
} from '@lodestar/contract/rehearsals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../testing/render.tsx'
import { startServer } from '../../testing/server.ts'

const EXAMPLE: Rehearsal = getRehearsal.example
const PLAN = {
  person: 'Marco',
  day: '2026-05-01',
  time: '',
  place: '',
  words: 'You interrupted Ana.',
  ifThey: '',
  thenI: '',
}
const HREF = '/rehearse?rehearsal=rehearsal_1'

describe('a rehearsal on the screen', () => {
  it('quotes the words it means and shows the change', async () => {
    const server = startServer()
    server.reply(getRehearsal, { ...EXAMPLE, lines: EXAMPLE.lines.slice(0, 1) })
    renderApp(HREF)
    await screen.findByText('“you always interrupt Ana”')
    expect(screen.getByText('you always', { selector: 'del' })).toBeDefined()
    expect(screen.getByText('I notice that you often', { selector: 'ins' })).toBeDefined()
    expect(screen.getByText('One thing that happened')).toBeDefined()
  })

  it('says how to hear a line of which it is not sure, and calls it nothing to change', async () => {
    const server = startServer()
    const [line] = EXAMPLE.lines
    if (line?.by !== 'leader' || !line.check) throw new Error('no example')
    const check = {
      ...line.check,
      finding: 'unsure' as const,
      quote: null,
      hears: 'I am not sure.',
      changed: null,
    }
    server.reply(getRehearsal, { ...EXAMPLE, lines: [{ ...line, check }] })
    renderApp(HREF)
    await screen.findByText('I am not sure.')
    expect(screen.queryByText(/One thing to change|What they lack/)).toBeNull()
    expect(screen.getByRole('article', { name: 'How it lands' })).toBeDefined()
  })

  it('keeps an answer that could not be said, also for the next visit', async () => {
    const server = startServer()
    server.refuse(sayLine, 'internal')
    const first = renderApp(HREF)
    await userEvent.type(await screen.findByLabelText('Your answer'), 'I hear you.')
    await userEvent.click(screen.getByRole('button', { name: 'Say it' }))
    await screen.findByText(/Your words are still in the box/)
    expect(screen.getByLabelText('Your answer')).toHaveProperty('value', 'I hear you.')
    first.unmount()
    renderApp(HREF)
    expect(await screen.findByLabelText('Your answer')).toHaveProperty('value', 'I hear you.')
  })

  it('keeps the first words where the rehearsal begins and they cannot be said', async () => {
    const server = startServer()
    server.reply(startRehearsal, { ...EXAMPLE, lines: [], brief: null })
    server.reply(getRehearsal, { ...EXAMPLE, lines: [], brief: null })
    server.refuse(sayLine, 'internal')
    renderApp('/rehearse')
    await userEvent.type(await screen.findByLabelText('Your first words'), 'Marco, a word.')
    await userEvent.click(screen.getByRole('button', { name: 'Say it' }))
    await screen.findByRole('heading', { level: 1, name: 'Rehearse: Marco' })
    expect(screen.getByLabelText('Your first words')).toHaveProperty('value', 'Marco, a word.')
  })

  it('asks for the reaction at the level that was tapped', async () => {
    const server = startServer()
    server.reply(getRehearsal, { ...EXAMPLE, lines: EXAMPLE.lines.slice(0, 1) })
    renderApp(HREF)
    await userEvent.click(await screen.findByRole('button', { name: /^Hard/ }))
    await waitFor(() =>
      expect(server.sentTo(hearReaction).map(({ body }) => body)).toEqual([{ resistance: 'hard' }]),
    )
  })

  it('says that a rehearsal is not there', async () => {
    const server = startServer()
    server.refuse(getRehearsal, 'not_found')
    renderApp(HREF)
    await screen.findByRole('heading', { name: 'This rehearsal is not there' })
  })
})

describe('after the day that was planned', () => {
  const rehearsal: Rehearsal = { ...EXAMPLE, plan: PLAN }

  it('three taps and a line tell how it went', async () => {
    const server = startServer()
    server.reply(getRehearsal, rehearsal)
    server.reply(listRehearsals, [rehearsal])
    renderApp(HREF)
    await userEvent.click(await screen.findByRole('button', { name: 'Mixed' }))
    await userEvent.type(screen.getByLabelText('What happened, in a line (optional)'), 'He laughed first.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(server.sentTo(tellOutcome).map(({ body }) => body)).toEqual([
        { outcome: { came: 'mixed', line: 'He laughed first.' } },
      ]),
    )
  })

  it('what did not happen is moved, or dropped with a reason', async () => {
    const server = startServer()
    server.reply(getRehearsal, rehearsal)
    renderApp(HREF)
    await userEvent.click(await screen.findByRole('button', { name: 'It did not happen' }))
    await screen.findByLabelText('Not yet. When instead?')
    await userEvent.click(screen.getByRole('button', { name: 'It is dropped' }))
    await userEvent.type(screen.getByLabelText('What made you drop it? (optional)'), 'She left.')
    await userEvent.click(screen.getByRole('button', { name: 'Drop it' }))
    await waitFor(() =>
      expect(server.sentTo(tellOutcome)[0]?.body).toEqual({
        outcome: { came: 'dropped', line: 'She left.' },
      }),
    )
  })
})
