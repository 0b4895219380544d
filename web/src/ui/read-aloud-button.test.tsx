import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ReadAloudButton } from './read-aloud-button.tsx'

interface Utterance {
  text: string
  lang?: string
  onend?: () => void
}

/** A browser that can speak, with these voices. */
function giveVoices(voices: { lang: string; localService: boolean; default?: boolean }[]) {
  const spoken: Utterance[] = []
  const cancel = vi.fn()
  const synthesis = new EventTarget()
  const speechSynthesis = Object.assign(synthesis, {
    getVoices: () => voices,
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel,
  })
  vi.stubGlobal('speechSynthesis', speechSynthesis)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class implements Utterance {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  return { spoken, cancel, voices, announce: () => synthesis.dispatchEvent(new Event('voiceschanged')) }
}
const OWN = { lang: 'en-GB', localService: true }
const button = () => screen.getByRole('button', { name: 'Read aloud' })

afterEach(() => vi.unstubAllGlobals())

it('reads with a voice of the device in the language of the words, and says when it is over', async () => {
  const { spoken } = giveVoices([{ lang: 'de-DE', localService: true }, OWN])
  render(<ReadAloudButton text="Marco, listen." language="en" />)
  expect(button().getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(button())
  expect(button().getAttribute('aria-pressed')).toBe('true')
  expect(spoken).toMatchObject([{ text: 'Marco, listen.', lang: 'en-GB' }])
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
