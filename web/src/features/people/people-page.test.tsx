import {
  changePerson,
  forgetPerson,
  getPerson,
  listPeople,
  type PersonPage,
  switchPeople,
} from '@lodestar/contract/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp, renderWithQueries } from '../../testing/render.tsx'
import { startServer } from '../../testing/server.ts'
import './people-page.tsx'
import { PeopleSwitch } from './people-switch.tsx'

const MARCO: PersonPage = getPerson.example
const PRIYA = { id: 'priya', name: 'Priya', sessions: 1, lastAt: '2026-05-02T09:50:00.000Z' }

it('lists whom one talks about, newest first, each with a page', async () => {
  const server = startServer()
  server.reply(listPeople, { isOn: true, people: [MARCO, PRIYA] })
  renderApp('/people')
  const link = await screen.findByRole('link', { name: /Marco/ })
  expect(link.getAttribute('href')).toBe('/people?person=marco')
  expect(link.textContent).toContain('2 sessions')
})

it('a page quotes what was said with a way to where it stands, and settles what they promised', async () => {
  const server = startServer()
  server.reply(listPeople, { isOn: true, people: [MARCO, PRIYA] })
  renderApp('/people?person=marco')
  const said = await screen.findByText('“keeps interrupting Ana in our planning meeting”')
  const line = within(said.closest('li') ?? document.body)
  expect(line.getByRole('link').getAttribute('href')).toBe('/coaching?session=session_1')
  server.reply(changePerson, { ...MARCO, theyPromised: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Settled: he promised to let her finish' }))
  await waitFor(() =>
    expect(server.sentTo(changePerson)[0]?.body).toEqual({
      change: 'settle',
      promise: 'session_1/fact-2',
      isSettled: true,
    }),
  )
})

it('forgetting asks first, says what stays, and leads back to everybody', async () => {
  const server = startServer()
  server.reply(listPeople, { isOn: true, people: [MARCO] })
  renderApp('/people?person=marco')
  await userEvent.click(await screen.findByRole('button', { name: 'Who this is' }))
  await userEvent.click(screen.getByRole('button', { name: 'Forget this person' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Your messages themselves stay')
  expect(server.sentTo(forgetPerson)).toEqual([])
  server.reply(listPeople, { isOn: true, people: [] })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Forget' }))
  expect(await screen.findByText('Nobody yet')).toBeTruthy()
})

it('one switch turns the pages off', async () => {
  const server = startServer()
  server.reply(listPeople, { isOn: true, people: [] })
  renderWithQueries(<PeopleSwitch />)
  server.reply(switchPeople, { isOn: false })
  await userEvent.click(await screen.findByRole('checkbox', { name: /Keep a page for each/ }))
  await waitFor(() => expect(server.sentTo(switchPeople)[0]?.body).toEqual({ isOn: false }))
})

it('off, the page says so and where it is switched on', async () => {
  startServer().reply(listPeople, { isOn: false, people: [] })
  renderApp('/people')
  expect(await screen.findByText('Pages of people are off')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open your preferences' })).toBeTruthy()
})
