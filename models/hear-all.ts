import { makeToneReader } from '@lodestar/coach/communication/read-tone'
import type { ToneReading } from '@lodestar/coach/communication/tone-reading'
import type { Hearing, Said } from '@lodestar/coach/text/hearing'
import type { Meaning, Meanings } from '@lodestar/coach/text/meanings'
import type { Story } from '@lodestar/coach/text/story'
import type { TurnReading } from '@lodestar/coach/text/turn-reading'
import { openHearingModel } from '../server/src/coach/hearing-model.ts'
import { openStoryModel } from '../server/src/coach/story-model.ts'
import { openTurnModel } from '../server/src/coach/turn-model.ts'
import { openToneModel } from '../server/src/nlp/tone-model.ts'

/** Reads the meaning of any number of texts, however long it takes. */
export async function readMeanings(texts: readonly string[]): Promise<Meanings> {
  const model = await openHearingModel()
  const meanings = new Map<string, Meaning>()
  for (const text of new Set(texts)) meanings.set(text, await model.readMeaning(text))
  return meanings
}

/** Hears any number of messages in their order, however long it takes. */
export async function hearAll(messages: readonly Said[]): Promise<Hearing[]> {
  const model = await openHearingModel()
  const hearings: Hearing[] = []
  for (const said of messages) hearings.push(await model.hear(said))
  return hearings
}

/** Reads what any number of messages do, each behind what was said just before it, however long it takes. */
export async function readTurns(messages: readonly Said[]): Promise<TurnReading[]> {
  const model = await openTurnModel()
  const turns: TurnReading[] = []
  for (const said of messages) turns.push(await model.read(said))
  return turns
}

/** Hears any number of messages in their order, and reads what they do, however long it takes. */
export async function hearTurns(messages: readonly Said[]): Promise<Hearing[]> {
  const turns = await readTurns(messages)
  const hearings = await hearAll(messages)
  return hearings.flatMap((hearing, at) => (turns[at] ? [{ ...hearing, turn: turns[at] }] : []))
}

/** Reads any number of messages, each with the leader's messages before it, however long it takes. */
export async function readStories(
  told: readonly { readonly earlier: readonly string[]; readonly text: string }[],
): Promise<Story[]> {
  const model = await openStoryModel()
  const stories: Story[] = []
  for (const { earlier, text } of told) stories.push(await model.read(earlier, text))
  return stories
}

/** Hears any number of texts, each as if the coach had said this before; outside of any conversation without it. @param hear whether what they do is read, too. */
export async function hearEachAlone(
  texts: readonly string[],
  coach: string | null = null,
  hear = hearAll,
): Promise<Map<string, Hearing>> {
  const different = [...new Set(texts)]
  const hearings = await hear(different.map((text) => ({ text, before: null, coach })))
  return new Map(different.flatMap((text, at) => (hearings[at] ? [[text, hearings[at]]] : [])))
}

/** Opens the tone model, as a reader of something that is said. */
export async function openToneReader(): Promise<(text: string) => Promise<ToneReading>> {
  const read = makeToneReader(await openToneModel())
  return (messageText) => read({ messageText, communicationType: 'chat' })
}

/** Reads the tone of any number of texts that are said, however long it takes. */
export async function readTones(texts: readonly string[]): Promise<Map<string, ToneReading>> {
  const read = await openToneReader()
  const tones = new Map<string, ToneReading>()
  for (const text of new Set(texts)) tones.set(text, await read(text))
  return tones
}
