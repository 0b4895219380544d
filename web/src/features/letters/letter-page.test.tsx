import {
  chooseLetter,
  getLetterChoice,
  type Letter,
  type LetterText,
  listLetters,
} from '@lodestar/contract/letters'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render.tsx'
import { startServer } from '../../testing/server.ts'

const OFF = { isOn: false, weekday: 5, hour: 16 }
const LETTER: Letter = {
  id: 'letter_1',
  week: '2026-05-08',
  letter: {
    setOut: [],
    came: [{ subject: 'Marco', came: 'mixed', line: 'He went quiet.' }],
    sentence: 'Marco, let her finish before you answer.',
    next: null,
  },
  createdAt: '2026-05-08T14:00:00.000Z',
}
const EMPTY: LetterText = { setOut: [], came: [], sentence: null, next: null }

it('an empty week is said in two lines and asks nothing', async () => {
  const server = startServer()
  server.reply(getLetterChoice, OFF)
  server.reply(listLetters, [{ ...LETTER, letter: EMPTY }])
  renderApp('/letter')
  expect(await screen.findByText(/You noted nothing this week/)).toBeTruthy()
  expect(screen.queryByText(/\?$/)).toBeNull()
})

it('the letter quotes what was told, and is asked for by one choice', async () => {
  const server = startServer()
  server.reply(getLetterChoice, OFF)
  server.reply(listLetters, [LETTER])
  renderApp('/letter')
  expect(await screen.findByText('Marco: mixed. “He went quiet.”')).toBeTruthy()
  expect(screen.getByText('“Marco, let her finish before you answer.”')).toBeTruthy()
  server.reply(chooseLetter, { ...OFF, isOn: true })
  await userEvent.click(await screen.findByRole('checkbox', { name: /Write me a letter/ }))
  await waitFor(() => expect(server.sentTo(chooseLetter)[0]?.body).toEqual({ ...OFF, isOn: true }))
  expect(await screen.findByRole('combobox', { name: 'Day' })).toBeTruthy()
})
