import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** The part of the Web Speech API that is used here; the browsers that have it name it in two ways. */
interface Recognizer {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  abort(): void
}
declare global {
  interface Window {
    SpeechRecognition?: new () => Recognizer
    webkitSpeechRecognition?: new () => Recognizer
  }
}

/** What the person needs to dictate; null where the browser cannot. */
interface Dictation {
  isListening: boolean
  /** Why it has ended by itself, for people; null otherwise. */
  problem: string | null
  start: () => void
  stop: () => void
}

const PROBLEMS: Partial<Record<string, string>> = {
  'not-allowed': 'The browser does not let this page use the microphone.',
  'service-not-allowed': 'The browser does not let this page use the microphone.',
  'audio-capture': 'No microphone was found.',
  network: 'The speech service of the browser cannot be reached.',
  'no-speech': 'Nothing was heard.',
}

/**
 * Writes what is said behind the text, word by word as the browser hears it.
 *
 * It listens only between `start` and `stop`; it also ends when somebody changes or sends the text, turns to another
 * tab, or leaves the screen.
 */
export function useDictation(text: string, setText: (text: string) => void): Dictation | null {
  const [isListening, setIsListening] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const recognizer = useRef<Recognizer | null>(null)
  const written = useRef(text)
  const write = useEffectEvent((next: string) => {
    written.current = next
    setText(next)
  })
  const stop = () => {
    const current = recognizer.current
    recognizer.current = null
    current?.abort()
    setIsListening(false)
  }
  const stopFromOutside = useEffectEvent(stop)
  useEffect(() => {
    if (text !== written.current) stopFromOutside()
  }, [text])
  useEffect(() => {
    const onHidden = () => (document.hidden ? stopFromOutside() : undefined)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      recognizer.current?.abort()
    }
  }, [])

  const Recognition = window.SpeechRecognition ?? window.webkitSpeechRecognition
  if (!Recognition) return null
  const start = () => {
    if (recognizer.current) return
    const current = prepare(new Recognition())
    const before = text.trimEnd()
    current.onresult = ({ results }) => {
      const said = Array.from(results, (result) => result[0]?.transcript ?? '').join('')
      if (recognizer.current === current) write([before, said.trim()].filter(Boolean).join(' '))
    }
    current.onerror = ({ error }) => {
      if (error !== 'aborted') setProblem(PROBLEMS[error] ?? 'Dictation has stopped.')
    }
    current.onend = () => {
      if (recognizer.current === current) stop()
    }
    recognizer.current = current
    written.current = text
    setProblem(null)
    setIsListening(true)
    current.start()
  }
  return { isListening, problem, start, stop }
}

function prepare(recognizer: Recognizer): Recognizer {
  const { lang } = document.documentElement
  recognizer.lang = navigator.language.startsWith(lang) ? navigator.language : lang
  recognizer.interimResults = true
  // Chrome on Android repeats everything in each result when it is to go on after a pause.
  recognizer.continuous = !/Android/.test(navigator.userAgent)
  return recognizer
}
