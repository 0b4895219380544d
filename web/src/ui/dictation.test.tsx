import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderWithQueries } from '../testing/render.tsx'
import { useDictationParts } from './dictation.tsx'

/** The browser's hearing, spoken into by the test. */
class Ear {
  static open: Ear[] = []
  lang = ''
  continuous = false
  interimResults = false
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  onend: (() => void) | null = null
  start() {
    Ear.open.push(this)
  }
  abort() {
    Ear.open = Ear.open.filter((one) => one !== this)
    this.onend?.()
  }
}
const hear = (...said: string[]) =>
  act(async () => Ear.open[0]?.onresult?.({ results: said.map((transcript) => [{ transcript }]) }))
const fail = (error: string) =>
  act(async () => {
    const [ear] = Ear.open
    ear?.onerror?.({ error })
    ear?.abort()
  })

beforeEach(() => {
  Ear.open = []
  window.SpeechRecognition = Ear
})
afterEach(() => {
  delete window.SpeechRecognition
})

function Box() {
  const [text, setText] = useState('Marco')
  const { button, line } = useDictationParts(text, setText)
  return (
    <>
      {line}
      <textarea aria-label="Box" value={text} onChange={(event) => setText(event.target.value)} />
      {button}
    </>
  )
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Box' })
const microphone = () => screen.getByRole('button', { name: 'Dictate' })
async function openListening() {
  window.localStorage.setItem('dictationTold', 'yes')
  const view = renderWithQueries(<Box />)
  await userEvent.click(microphone())
  return view
}

describe('dictating', () => {
  it('says once where the sound goes, and listens only after that was agreed to', async () => {
    renderWithQueries(<Box />)
    expect(Ear.open).toHaveLength(0)
    await userEvent.click(microphone())
    expect(screen.getByText(/its maker may send the sound to its own servers/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(Ear.open).toHaveLength(0)
    await userEvent.click(microphone())
    await userEvent.click(screen.getByRole('button', { name: 'Start dictating' }))
    expect(Ear.open).toHaveLength(1)
    await userEvent.click(microphone())
    expect(Ear.open).toHaveLength(0)
    await userEvent.click(microphone())
    expect(screen.queryByText(/its maker may send/)).toBeNull()
    expect(Ear.open).toHaveLength(1)
  })

  it('writes the words behind the text as they come, and corrects them as the browser does', async () => {
    await openListening()
    expect(microphone().getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('Listening. Press the microphone again to stop.')
    await hear('cut an')
    expect(box().value).toBe('Marco cut an')
    await hear('cut Ana off', ' again')
    expect(box().value).toBe('Marco cut Ana off again')
  })

  it('ends when the text is changed by hand, and leaves it as it was written', async () => {
    await openListening()
    await hear('cut Anna off')
    await userEvent.type(box(), '!')
    expect(Ear.open).toHaveLength(0)
    expect(box().value).toBe('Marco cut Anna off!')
    expect(microphone().getAttribute('aria-pressed')).toBe('false')
  })

  it('ends when the screen is left', async () => {
    const { unmount } = await openListening()
    unmount()
    expect(Ear.open).toHaveLength(0)
  })

  it('says why it could not hear', async () => {
    await openListening()
    await fail('not-allowed')
    expect(screen.getByRole('status').textContent).toBe(
      'The browser does not let this page use the microphone.',
    )
    expect(microphone().getAttribute('aria-pressed')).toBe('false')
  })

  it('is not offered where the browser has no speech recognition', () => {
    delete window.SpeechRecognition
    renderWithQueries(<Box />)
    expect(screen.queryByRole('button', { name: 'Dictate' })).toBeNull()
  })
})
