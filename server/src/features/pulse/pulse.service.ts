import { createHash, randomBytes, randomInt } from 'node:crypto'
import { blurAnswer, DRAWS } from '@lodestar/coach/pulse/count-answers'
import { LONGEST_PULSE_DAYS, type NewPulse } from '@lodestar/contract/pulse'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { addDays, findInstant, readLocalTime } from '../../lib/zoned-time.ts'
import type { AskedPulse, BlurredAnswer, KeptPulse } from './pulse.store.ts'

const TOKEN_BYTES = 24

/**
 * Makes a pulse of what a leader gave: with a link that nobody guesses, and the end of its last day where they are.
 *
 * @throws AppError `invalid_input` for a last day that is over or too far away.
 */
export function makePulse(
  { timeZone }: { timeZone: string },
  given: NewPulse,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
): KeptPulse {
  const { day: today } = readLocalTime(clock(), timeZone)
  if (given.closesOn < today || given.closesOn > addDays(today, LONGEST_PULSE_DAYS))
    throw new AppError('invalid_input', {
      fields: { 'body.closesOn': `Choose a day from today on, at most ${LONGEST_PULSE_DAYS} days ahead` },
    })
  const closesAt = findInstant({ day: addDays(given.closesOn, 1), hour: 0, minute: 0 }, timeZone)
  return {
    ...given,
    id: ids(),
    linkToken: makeSecret(),
    startedOn: today,
    closesAt: closesAt.toISOString(),
  }
}

/** Puts chance into an answer, and a hash in the place of the browser that gives it. */
export const blur = (pulse: AskedPulse, answer: number, browserToken: string): BlurredAnswer => ({
  browserHash: hashBrowser(pulse, browserToken),
  answer: blurAnswer(answer, randomInt(DRAWS)),
})

/** A secret that nobody guesses: the end of a link, or what a browser that answers is known by. */
export const makeSecret = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Names a browser within one pulse: the hash of another pulse is another one. */
export const hashBrowser = ({ id }: Pick<AskedPulse, 'id'>, token: string): string =>
  createHash('sha256').update(`${id}\n${token}`).digest('base64url')
