import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** What is needed to have something read aloud; null where the browser has no voice for it. */
interface ReadAloud {
  isReading: boolean
  /** Begins at the beginning, or stops. */
  toggle: () => void
}

/**
 * Reads a text aloud with a voice of this device, so that the words go nowhere. It stops at its end, when something
 * else is read, when the text changes, and when the person leaves.
 *
 * @param language what the text is in, as a BCP 47 tag; the page's own where it is left out.
 */
export function useReadAloud(
  text: string,
  language: string = document.documentElement.lang,
): ReadAloud | null {
  const [isReading, setIsReading] = useState(false)
  const current = useRef<SpeechSynthesisUtterance | null>(null)
  const voice = useSyncExternalStore(watchVoices, () => findVoice(language))
  const stop = () => {
    if (!current.current) return
    current.current = null
    window.speechSynthesis.cancel()
    setIsReading(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another reading.
  useEffect(() => {
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [text])

  if (!voice) return null
  const start = () => {
    // Whoever reads something else now is told that it is over.
    window.speechSynthesis.cancel()
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    const end = () => {
      if (current.current !== utterance) return
      current.current = null
      setIsReading(false)
    }
    utterance.onend = end
    utterance.onerror = end
    current.current = utterance
    setIsReading(true)
    window.speechSynthesis.speak(utterance)
  }
  return { isReading, toggle: () => (isReading ? stop() : start()) }
}

/** Browsers fetch their voices after the page has begun. */
function watchVoices(onChange: () => void): () => void {
  const synthesis: Partial<SpeechSynthesis> | undefined = window.speechSynthesis
  synthesis?.addEventListener?.('voiceschanged', onChange)
  return () => synthesis?.removeEventListener?.('voiceschanged', onChange)
}

/** A voice of this device for a language, the person's own kind of it first; others send the words to a server. */
function findVoice(language: string): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in window)) return null
  const wanted = language || 'en'
  const voices = window.speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && sameLanguage(lang, wanted))
  return (
    voices.find(({ lang }) => lang.replace('_', '-') === navigator.language) ??
    voices.find((voice) => voice.default) ??
    voices[0] ??
    null
  )
}

const sameLanguage = (one: string, other: string) =>
  one.split(/[-_]/)[0]?.toLowerCase() === other.split(/[-_]/)[0]?.toLowerCase()
