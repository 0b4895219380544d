import { Square, Volume2 } from 'lucide-react'
import { useReadAloud } from '../lib/use-read-aloud.ts'
import { Button } from './button.tsx'

/** Reads a text aloud and stops when it is pressed again; not there where the browser has no voice for it. */
export function ReadAloudButton({ text, language }: { text: string; language?: string | undefined }) {
  const reading = useReadAloud(text, language)
  if (!reading) return null
  const Icon = reading.isReading ? Square : Volume2
  return (
    <Button variant="quiet" size="sm" aria-pressed={reading.isReading} onClick={reading.toggle}>
      <Icon aria-hidden="true" className="size-4" />
      Read aloud
    </Button>
  )
}
