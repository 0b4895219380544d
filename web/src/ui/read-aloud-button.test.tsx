import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { giveVoices } from '../testing/voices.ts'
import { ReadAloudButton } from './read-aloud-button.tsx'

const OWN = { lang: 'en-GB', localService: true }
const button = () => screen.getByRole('button', { name: 'Read aloud' })

it('reads with a voice of the device in the language of the words, and says when it is over', async () => {
  const { spoken } = giveVoices([{ lang: 'de-DE', localService: true }, OWN])
  render(<ReadAloudButton text="Marco, listen." language="en" />)
  expect(button().getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(button())
  expect(button().getAttribute('aria-pressed')).toBe('true')
  expect(spoken).toMatchObject([{ text: 'Marco, listen.', lang: 'en-GB', rate: 1 }])
  act(() => spoken[0]?.onend?.())
  expect(button().getAttribute('aria-pressed')).toBe('false')
})

it('stops at the next press, by the keyboard too, and when the person leaves', async () => {
  const { spoken, cancel } = giveVoices([OWN])
  const { unmount } = render(<ReadAloudButton text="Marco, listen." language="en" />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  cancel.mockClear()
  await userEvent.keyboard('{Enter}')
  expect(cancel).toHaveBeenCalledOnce()
  expect(button().getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(button())
  expect(spoken).toHaveLength(2)
  cancel.mockClear()
  unmount()
  expect(cancel).toHaveBeenCalledOnce()
})

it('reads one text at a time, and tells the other that it is over', async () => {
  const { spoken } = giveVoices()
  render(
    <>
      <ReadAloudButton text="Marco, listen." language="en" />
      <ReadAloudButton text="Ana, go on." language="en" />
    </>,
  )
  const [first, second] = screen.getAllByRole('button', { name: 'Read aloud' })
  if (!first || !second) throw new Error('no buttons')
  await userEvent.click(first)
  await userEvent.click(second)
  expect(spoken.map(({ text }) => text)).toEqual(['Marco, listen.', 'Ana, go on.'])
  expect([first, second].map((each) => each.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
})

it.each([
  ['no voice', []],
  ['no voice for the language', [{ lang: 'fr-FR', localService: true }]],
  ['only a voice that sends the words away', [{ lang: 'en-US', localService: false }]],
])('is not there where the browser has %s', (_, voices) => {
  giveVoices(voices)
  render(<ReadAloudButton text="Marco, listen." language="en" />)
  expect(screen.queryByRole('button')).toBeNull()
})

it('comes when the browser has fetched its voices', () => {
  const { voices, announce } = giveVoices([])
  render(<ReadAloudButton text="Marco, listen." language="en" />)
  expect(screen.queryByRole('button')).toBeNull()
  voices.push(OWN)
  act(() => void announce())
  expect(button()).toBeTruthy()
})
