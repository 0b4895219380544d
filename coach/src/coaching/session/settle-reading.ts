import { type Message, sayReading } from '@lodestar/contract/coaching'

/** What a leader has settled with one tap. */
export interface Settled {
  readonly situation: string
  /** What was offered beside it. */
  readonly excluded: readonly string[]
}

/** Finds which of the readings that the coach's last turn offered a message takes up; null where it takes up none. */
export function findSettled(message: string, history: readonly Message[]): Settled | null {
  const readings = history.findLast(({ role }) => role === 'assistant')?.metadata.readings ?? []
  const taken = readings.find(({ asks }) => sayReading(asks) === message.trim())
  if (!taken) return null
  const others = readings.filter((one) => one !== taken)
  return { situation: taken.situation, excluded: others.map(({ situation }) => situation) }
}
