import {
  isBetterVersion,
  listOffered,
  offerOnlyBetter,
  type PreparedLine,
  type ReadVersion,
  type Stage,
} from '@lodestar/coach/coaching/rehearse/rehearse'
import type { ToneReading } from '@lodestar/coach/communication/tone-reading'
import type { LineCheck } from '@lodestar/contract/rehearsal-line'
import type { CoachEngine } from './coach-engine.ts'

/** Those who read a line of a rehearsal. */
export interface LineReaders extends Pick<CoachEngine, 'checkLine'> {
  readonly prepareLine: (said: Parameters<CoachEngine['prepareLine']>[0]) => Promise<PreparedLine>
  /** How the tone model reads a text; null while it is not there. */
  readonly readTone: (text: string) => Promise<ToneReading | null>
}

/** Screens and checks a line; a version is only offered where it was read like the line, and is surely better. */
export async function checkSaid(
  said: Omit<Parameters<CoachEngine['prepareLine']>[0], 'tone'>,
  readers: LineReaders,
): Promise<PreparedLine> {
  const tone = await readers.readTone(said.text)
  const prepared = await readers.prepareLine({ ...said, tone })
  const version = prepared.check?.changed
  if (!version) return prepared
  return offerOnlyBetter(prepared, await readVersion(version, said, readers), said.scene)
}

/** Makes the judge of versions that a language model has worded. */
export const judgeVersions =
  (check: LineCheck, { scene, lines }: Stage, readers: LineReaders) =>
  async (version: string): Promise<boolean> =>
    isBetterVersion(check, version, await readVersion(version, { scene, lines }, readers), scene)

async function readVersion(
  version: string,
  { scene, lines }: Stage,
  { readTone, checkLine }: LineReaders,
): Promise<ReadVersion> {
  const text = listOffered(version)
  const tone = await readTone(text)
  return { again: await checkLine({ text, scene, lines, tone }), tone }
}
