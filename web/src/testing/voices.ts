import { onTestFinished, vi } from 'vitest'

/** What a voice was asked to say. */
interface Utterance {
  text: string
  /** As fast as the person has set their device to. */
  rate: number
  lang?: string
  onend?: () => void
  onerror?: () => void
}

/** Makes the browser of this test one that can speak, with these voices; as in any, stopping tells whatever is being said that it is over. */
export function giveVoices(
  voices: { lang: string; localService: boolean; default?: boolean }[] = [
    { lang: 'en-GB', localService: true },
  ],
) {
  const spoken: Utterance[] = []
  let isSpeaking = false
  const cancel = vi.fn(() => {
    if (isSpeaking) spoken.at(-1)?.onerror?.()
    isSpeaking = false
  })
  const synthesis = new EventTarget()
  const speechSynthesis = Object.assign(synthesis, {
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      isSpeaking = true
      spoken.push(utterance)
    },
    cancel,
  })
  vi.stubGlobal('speechSynthesis', speechSynthesis)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class implements Utterance {
      rate = 1
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return { spoken, cancel, voices, announce: () => synthesis.dispatchEvent(new Event('voiceschanged')) }
}
