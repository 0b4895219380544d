import { hasCues, readCues } from './read-cues.ts'
import { readLines } from './read-lines.ts'
import type { Turn } from './turn.ts'

/** Splits a transcript into who said what: plain lines with names, VTT, SRT, and the exports of the usual programs. */
export function splitTurns(text: string): Turn[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    // A gap says as much at three spaces as at a thousand.
    .replace(/ {4,}/g, '   ')
    .split(/\r\n|\n|\r/)
  return hasCues(lines) ? readCues(lines) : readLines(lines)
}
