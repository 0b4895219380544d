import * as contract from '@lodestar/contract/transcript'
import type { FastifyInstance } from 'fastify'
import { requireRoom } from '../../db/quota.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { mount, SUCCESS } from '../../http/mount.ts'
import { throttle } from '../../http/throttle.ts'
import { whileAsked } from '../../http/while-asked.ts'
import type { Analyzer } from '../../nlp/analyzer.ts'
import { addTranscript, listTranscripts, removeTranscript } from './transcript.store.ts'

/** What a meeting looked like, from its transcript; stored only where somebody asks for it. */
export function mountTranscripts(app: FastifyInstance, { clock, ids, limits, coach }: Deps): void {
  const perMinute = (userId: string) => ({
    name: 'transcripts',
    of: [userId],
    most: limits.transcriptsPerMinute,
  })
  mount(app, contract.readTranscript, async ({ db, user, body, reply }) => {
    await throttle(db, [perMinute(user.id)], 1, clock())
    return read(body, coach.analyzer, whileAsked(reply))
  })
  mount(app, contract.keepTranscript, async ({ db, user, body: { title, ...pasted }, reply }) => {
    await throttle(db, [perMinute(user.id)], 1, clock())
    await requireRoom({ db, userId: user.id, limits }, 'transcripts')
    const reading = await read(pasted, coach.analyzer, whileAsked(reply))
    return addTranscript(db, user.id, { id: ids(), title, reading, createdAt: clock().toISOString() })
  })
  mount(app, contract.listTranscripts, ({ db, user }) => listTranscripts(db, user.id))
  mount(app, contract.deleteTranscript, async ({ db, user, params }) => {
    if (!(await removeTranscript(db, user.id, params.id))) throw new AppError('not_found')
    return SUCCESS
  })
}

const NOBODY =
  'Nobody could be told apart in this text. Each turn needs a name before it, such as “Ana: …”, or the times and names of a VTT or SRT file.'

async function read(
  { text, me }: { text: string; me: string | null },
  analyzer: Analyzer,
  signal: AbortSignal,
): Promise<contract.TranscriptReading> {
  // A transcript is read some ten times as fast as a message of its length.
  const reading = await analyzer.ask('readTranscript', { text, me }, { weight: text.length / 10, signal })
  if (!reading) throw new AppError('invalid_input', { fields: { 'body.text': NOBODY } })
  return reading
}
