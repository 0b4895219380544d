import {
  expectFeedback,
  expectReaction,
  type PreparedLine,
  type PreparedReaction,
  type Reacting,
  type RehearsalBrief,
  type Stage,
} from '@lodestar/coach/coaching/rehearse/rehearse'
import type { LineCheck } from '@lodestar/contract/rehearsal-line'
import { judgeVersions, type LineReaders } from '../../coach/check-said.ts'
import type { Deps } from '../../deps.ts'
import { findWriter } from '../../llm/leading.ts'
import { type Piece, type Written, writeVerified } from '../../llm/write-verified.ts'
import { keepModelText } from '../coaching/sent.store.ts'

/** Somebody waits in the middle of a talk; what is built in stands ready. */
const WITHIN_MS = 12_000

/** A line of a rehearsal to be worded, and whose it is. */
interface Worded {
  readonly lineId: string
  readonly userId: string
}

/** Lets the model that leads word the one thing to change in a line; what is built in stands without one, and where it fails. */
export async function writeCheck(
  {
    check,
    brief,
    scene,
    lines,
    text,
    lineId,
    userId,
    readers,
  }: PreparedLine & Stage & Worded & { readonly text: string; readonly readers: LineReaders },
  deps: Deps,
): Promise<LineCheck | null> {
  if (!check || !brief) return check
  const isBetter = judgeVersions(check, { scene, lines }, readers)
  const written = await write(
    {
      task: 'rehearsal',
      userId,
      withinMs: WITHIN_MS,
      brief,
      builtIn: check,
      expect: (given) => expectFeedback(given, text, check, isBetter),
    },
    deps,
  )
  await keepSent(written, { lineId, userId }, deps)
  return written.made
}

/** Lets the model that leads play the other person. */
export async function writeReaction(
  { reaction, brief, lineId, userId }: PreparedReaction & Worded,
  deps: Deps,
): Promise<Reacting & { engine?: string }> {
  const written = await write(
    {
      task: 'rehearsal',
      userId,
      withinMs: WITHIN_MS,
      brief,
      builtIn: reaction,
      expect: (given) => expectReaction(given, reaction),
    },
    deps,
  )
  await keepSent(written, { lineId, userId }, deps)
  return written.made
}

const write = <Brief extends RehearsalBrief, Answer, Made extends object>(
  piece: Piece<Brief, Answer, Made>,
  { coach }: Deps,
): Promise<Written<Made>> => writeVerified(findWriter(coach), piece)

/** Keeps what a model was sent for a line, so that its leader can read it. */
async function keepSent<Made>(
  { sent }: Written<Made>,
  { lineId, userId }: Worded,
  { db, clock }: Deps,
): Promise<void> {
  if (!sent) return
  const kept = { userId, task: 'rehearsal', subject: lineId } as const
  await keepModelText(db, { ...kept, builtIn: null, written: null, sent, createdAt: clock().toISOString() })
}
