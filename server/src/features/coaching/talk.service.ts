import { asPerson } from '../../db/scope.ts'
import type { Deps } from '../../deps.ts'
import { keepTalk, listUnread, type UnreadMessage } from './messages.store.ts'

/** What reading needs of the server. */
type Reading = Pick<Deps, 'db' | 'clock' | 'log'> & { coach: Pick<Deps['coach'], 'builtIn'> }

/** Messages in memory at the same time. */
const BATCH = 100
/** A message that cannot be read must not keep the others from being read; a coach that fails is left alone. */
const MOST_FAILURES = 3

/**
 * Reads everybody's messages that the coach has not read when they were sent, and keeps how they are worded. For the job
 * worker, every few minutes; what fails is tried again by the next.
 *
 * @returns how many were read.
 */
export async function readMissedTalk(reading: Reading): Promise<number> {
  const now = reading.clock()
  let [read, failures, after] = [0, 0, 0]
  for (;;) {
    const batch = await listUnread(reading.db, now, after, BATCH)
    for (const message of batch) {
      if (await readOne(reading, message)) read += 1
      else failures += 1
      if (failures === MOST_FAILURES) return read
    }
    if (batch.length < BATCH) return read
    after = batch.at(-1)?.position ?? after
  }
}

async function readOne({ db, coach, log }: Reading, message: UnreadMessage): Promise<boolean> {
  try {
    const talk = await coach.builtIn.ask('readTalk', message.content)
    await asPerson(message.userId, () => keepTalk(db, message.userId, message.id, talk))
    return true
  } catch (error) {
    log.warn({ err: error }, 'A message could not be read and is tried again')
    return false
  }
}
