import { sumUp } from '@lodestar/coach/coaching/rehearse/rehearse'
import type { RehearsalLine, Resistance } from '@lodestar/contract/rehearsal-line'
import { MOST_EXCHANGES, MOST_REHEARSED_LINES } from '@lodestar/contract/rehearsal-line'
import type { NewRehearsal } from '@lodestar/contract/rehearsals'
import { checkSaid, type LineReaders } from '../../coach/check-said.ts'
import type { Db } from '../../db/connect.ts'
import { requireWords } from '../../db/quota.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { weighText } from '../../nlp/analyzer.ts'
import { findCase } from '../coaching/case.store.ts'
import { findSession } from '../coaching/coaching.store.ts'
import { listMessages } from '../coaching/messages.store.ts'
import { findCalendarMeeting } from '../meetings/meetings.store.ts'
import {
  addRehearsal,
  findRehearsal,
  type KeptRehearsal,
  type Progress,
  type ReadRehearsal,
  saveProgress,
} from './rehearsals.store.ts'
import { writeCheck, writeReaction } from './write-line.ts'

/** Who rehearses. */
interface Owner {
  readonly id: string
  readonly timeZone: string
}

/**
 * Begins a rehearsal of what a session or a meeting is about.
 *
 * @throws AppError `not_found` for a session or meeting that is not theirs or not there.
 */
export async function beginRehearsal(
  db: Db,
  { id: userId }: Owner,
  { sessionId, meetingId, person = '' }: NewRehearsal,
  { coach, ids, clock }: Deps,
): Promise<KeptRehearsal> {
  // The tone model takes a second to open, and the first line comes soon.
  void coach.analyzer.ask('readTone', { text: 'Ready.' }).catch(() => null)
  const [session, meeting] = await Promise.all([
    sessionId === undefined ? null : readSession(db, userId, sessionId),
    meetingId === undefined ? null : findCalendarMeeting(db, userId, meetingId),
  ])
  if (session === undefined || meeting === undefined) throw new AppError('not_found')
  const scene = await coach.builtIn.ask('setScene', { session, meeting, person })
  const begun = {
    id: ids(),
    sessionId: sessionId ?? null,
    meetingId: meetingId ?? session?.meetingId ?? null,
    scene,
  }
  return addRehearsal(db, userId, begun, clock().toISOString())
}

async function readSession(db: Db, userId: string, sessionId: string) {
  const session = await findSession(db, userId, sessionId)
  if (!session) return undefined
  const [messages, understood] = await Promise.all([
    listMessages(db, userId, sessionId),
    findCase(db, userId, sessionId),
  ])
  return { title: session.title, meetingId: session.meetingId, messages, case: understood }
}

/**
 * Says a line: it is screened, checked and kept, or ends the rehearsal where it says stop.
 *
 * @param instead the line in whose place it stands; that one and all after it are put aside.
 * @throws AppError `not_found`, `invalid_input` naming the line, `quota_reached`, `rehearsal_moved_on`.
 */
export async function sayLine(
  db: Db,
  owner: Owner,
  { id, text, instead }: { id: string; text: string; instead: string | undefined },
  deps: Deps,
): Promise<KeptRehearsal> {
  const read = await readRoomy(db, owner.id, id, deps)
  const lines = instead === undefined ? read.lines : putAside(read.lines, instead)
  const current = lines.filter(({ isReplaced }) => !isReplaced)
  // Each side speaks in turn; what was said is changed by saying it anew.
  if (instead === undefined && (read.status === 'ended' || current.at(-1)?.by === 'leader'))
    throw new AppError('rehearsal_moved_on')
  const stage = { scene: read.scene, lines }
  const readers = readersOf(deps)
  const prepared = await checkSaid({ ...stage, text, timeZone: owner.timeZone }, readers)
  const lineId = deps.ids()
  const check = await writeCheck({ ...prepared, ...stage, text, lineId, userId: owner.id, readers }, deps)
  const line: RehearsalLine = {
    id: lineId,
    by: 'leader',
    text,
    check,
    handedOver: prepared.handedOver,
    isReplaced: false,
    saidAt: deps.clock().toISOString(),
  }
  const said = [...lines, line]
  return save(
    db,
    owner.id,
    read,
    prepared.isStop ? end(said) : { lines: said, status: 'open', closing: null },
    deps,
  )
}

/** The coach's thread checks lines, the message reader's has the tone model; without it no version is offered. */
const readersOf = ({ coach: { builtIn, analyzer } }: Deps): LineReaders => ({
  prepareLine: (said) => builtIn.ask('prepareLine', said),
  checkLine: (said) => builtIn.ask('checkLine', said),
  readTone: (text) => analyzer.ask('readTone', { text }, { weight: weighText(text) }).catch(() => null),
})

/**
 * Lets the other person react to the last line.
 *
 * @throws AppError `not_found`, `quota_reached`, `rehearsal_moved_on` where there is nothing to react to.
 */
export async function hearReaction(
  db: Db,
  owner: Owner,
  { id, resistance }: { id: string; resistance: Resistance },
  deps: Deps,
): Promise<KeptRehearsal> {
  const read = await readRoomy(db, owner.id, id, deps)
  const current = read.lines.filter(({ isReplaced }) => !isReplaced)
  const last = current.at(-1)
  const heard = current.filter(({ by }) => by === 'other').length
  if (read.status === 'ended' || last?.by !== 'leader' || last.handedOver || heard >= MOST_EXCHANGES)
    throw new AppError('rehearsal_moved_on')
  const stage = { scene: read.scene, lines: read.lines }
  const prepared = await deps.coach.builtIn.ask('prepareReaction', { ...stage, id, resistance })
  const lineId = deps.ids()
  const reaction = await writeReaction({ ...prepared, lineId, userId: owner.id }, deps)
  const line: RehearsalLine = {
    ...reaction,
    id: lineId,
    by: 'other',
    isReplaced: false,
    saidAt: deps.clock().toISOString(),
  }
  return save(db, owner.id, read, { lines: [...read.lines, line], status: 'open', closing: null }, deps)
}

/** Ends a rehearsal. @throws AppError `not_found`, `rehearsal_moved_on` where it has changed meanwhile. */
export async function endRehearsal(db: Db, userId: string, id: string, deps: Deps): Promise<KeptRehearsal> {
  const read = await findRehearsal(db, userId, id)
  if (!read) throw new AppError('not_found')
  return read.status === 'ended' ? read : save(db, userId, read, end(read.lines), deps)
}

const end = (lines: readonly RehearsalLine[]): Progress => ({
  lines: [...lines],
  status: 'ended',
  closing: sumUp(lines),
})

/** Reads a rehearsal in which there is room for one more line. */
async function readRoomy(db: Db, userId: string, id: string, { limits }: Deps): Promise<ReadRehearsal> {
  const read = await findRehearsal(db, userId, id)
  if (!read) throw new AppError('not_found')
  if (read.lines.length >= MOST_REHEARSED_LINES)
    throw new AppError('quota_reached', {
      message: `This rehearsal holds ${MOST_REHEARSED_LINES} lines. End it, and begin another.`,
    })
  await requireWords({ db, userId, limits })
  return read
}

/** Puts a line of the leader's and all that followed it aside. */
function putAside(lines: readonly RehearsalLine[], from: string): RehearsalLine[] {
  const at = lines.findIndex(({ id, by, isReplaced }) => id === from && by === 'leader' && !isReplaced)
  if (at === -1)
    throw new AppError('invalid_input', {
      fields: { 'body.instead': 'This is no line of yours that stands.' },
    })
  return lines.map((line, place) => (place < at ? line : { ...line, isReplaced: true }))
}

async function save(
  db: Db,
  userId: string,
  read: ReadRehearsal,
  progress: Progress,
  { clock }: Deps,
): Promise<KeptRehearsal> {
  const saved = await saveProgress(db, userId, read, progress, clock().toISOString())
  if (!saved) throw new AppError('rehearsal_moved_on')
  return saved
}
