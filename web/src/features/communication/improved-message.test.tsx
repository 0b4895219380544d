import {
  analyzeCommunication,
  type CommunicationAnalysis,
  changeRegister,
  getSpelling,
  listCommunicationHistory,
  listMutedRules,
} from '@lodestar/contract/communication'
import type { RegisterVersion } from '@lodestar/contract/registers'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { readToasts } from '../../lib/toast.ts'
import { openAddress, renderWithQueries } from '../../testing/render.tsx'
import { startServer } from '../../testing/server.ts'
import { CommunicationPage } from './communication-page.tsx'

const EXAMPLE = analyzeCommunication.example as CommunicationAnalysis
const IMPROVED = EXAMPLE.feedback.improvedVersion
const SOFTER = IMPROVED.replace('Thanks,', 'Thank you,')
const AT = IMPROVED.indexOf('Thanks,')
const version = (given: Partial<RegisterVersion> = {}): RegisterVersion => ({
  register: 'softer',
  subject: EXAMPLE.subject,
  messageText: SOFTER,
  changes: [{ start: AT, end: AT + 6, replacement: 'Thank you', rule: 'softer', why: 'It asks.' }],
  remarks: ['Left out, because no milder word would mend it: “Well.”'],
  ...given,
})

async function open(feedback: Partial<CommunicationAnalysis['feedback']> = {}) {
  const server = startServer()
  server.reply(listCommunicationHistory, [{ ...EXAMPLE, feedback: { ...EXAMPLE.feedback, ...feedback } }])
  server.reply(listMutedRules, [])
  server.reply(getSpelling, { dialect: null, words: [] })
  openAddress(`/communication?analysis=${EXAMPLE.id}`)
  renderWithQueries(<CommunicationPage />)
  await screen.findByRole('heading', { name: 'Improved Version' })
  return { server, user: userEvent.setup() }
}
const improved = () => within(screen.getByRole('region', { name: 'Improved Version' }))
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(improved().getByRole('button', { name }))
const copied = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(improved().getByRole('button', { name: /^(Copy the message|Copied)$/ }))
  return navigator.clipboard.readText()
}

it('a register is asked for with the text as it stands, shown with its changes and remarks, and taken back', async () => {
  const { server, user } = await open()
  server.reply(changeRegister, version())
  await press(user, 'Softer')
  await improved().findByRole('button', { name: 'Undo “Softer”' })
  expect(server.sentTo(changeRegister)[0]?.body).toEqual({
    register: 'softer',
    subject: EXAMPLE.subject,
    messageText: IMPROVED,
  })
  expect(improved().getByRole('status').textContent).toMatch(/Softer: one change.*Left out, because/)
  expect(improved().getByText('Thank you', { selector: 'ins' })).toBeTruthy()
  expect(await copied(user)).toBe(SOFTER)
  await press(user, 'Undo “Softer”')
  expect(await copied(user)).toBe(IMPROVED)
  expect(improved().getByRole('status').textContent).toBe('')
})

it('a second register begins where the first left it, and a refused change stays refused behind an undo', async () => {
  const { server, user } = await open()
  await user.click(improved().getByRole('link', { name: /you never send/ }))
  await user.click(screen.getByRole('button', { name: 'Keep my words' }))
  const kept = await copied(user)
  expect(kept).toContain('you never send')
  server.reply(changeRegister, version())
  await press(user, 'Softer')
  await improved().findByRole('button', { name: 'Undo “Softer”' })
  server.reply(
    changeRegister,
    version({ register: 'shorter', changes: [], messageText: kept, remarks: ['It is short.'] }),
  )
  const before = await copied(user)
  await press(user, 'Shorter')
  await improved().findByText('It is short.')
  expect(
    server.sentTo(changeRegister).map(({ body }) => (body as { messageText: string }).messageText),
  ).toEqual([kept, before])
  expect(improved().getByText(/the text stands as it was/)).toBeTruthy()
  await press(user, 'Undo “Softer”')
  expect(await copied(user)).toBe(kept)
})

it('the subject line is shown as it was and as it is', async () => {
  const { server, user } = await open()
  server.reply(changeRegister, version({ subject: 'The figures of March' }))
  await press(user, 'For a client')
  expect(await improved().findByText('The figures of March', { selector: 'ins' })).toBeTruthy()
  expect(improved().getByText(EXAMPLE.subject, { selector: 'del' })).toBeTruthy()
})

it('a failure leaves the message as it stands and is said', async () => {
  const { server, user } = await open()
  server.refuse(changeRegister, 'internal')
  await press(user, 'Firmer')
  await waitFor(() => expect(readToasts().at(0)?.description).toMatch(/Failed to write the message anew/))
  expect(await copied(user)).toBe(IMPROVED)
  expect(improved().queryByRole('button', { name: /Undo/ })).toBeNull()
})

it('no register is offered of a message that could not be read', async () => {
  await open({ unread: { own: null, english: 'This is not English.' } })
  expect(improved().queryByRole('button', { name: 'Softer' })).toBeNull()
})
