import { type Commitment, findCommitment } from '../../text/commitment.ts'
import { findDueDay, type Moment } from '../../text/dates.ts'
import type { Heard } from '../listen/listen.ts'
import type { State } from '../session/state.ts'
import { DAY_ALONE_WORDS } from '../thresholds.ts'
import { ASKING } from './choose-move.ts'

/** What the leader commits to with this message; what is only asked about counts with its day alone. */
export function readCommitment(
  heard: Heard,
  state: State,
  moment: Moment,
  isSame: boolean,
): Commitment | null {
  const isAsking = ASKING.has(heard.intent)
  const canCommit = isSame && state.step >= 0 && (heard.intent === 'commit' || isAsking)
  const found =
    dateCommitment(heard, state, moment) ??
    (canCommit ? findCommitment(heard.text, moment) : null) ??
    (state.lastMove === null ? null : findHeardPromise(heard, moment))
  return isAsking && found?.dueOn === null ? null : found
}

/** Characters: what goes on longer is told and not promised. */
const LONGEST_PROMISE = 120

/** A promise that is heard and not said in so many words, such as "her on Thursday": kept where it names its day. */
function findHeardPromise({ parts }: Heard, moment: Moment): Commitment | null {
  for (const { text, sure } of parts) {
    const said = text.replace(/^(?:and|so|then|ok(?:ay)?|but)\b[ ,]*|[\s.,;:!–-]+$/gi, '')
    const dueOn =
      sure.includes('promises') && said.length <= LONGEST_PROMISE ? findDueDay(said, moment) : null
    if (dueOn) return { text: said, dueOn }
  }
  return null
}

/** Somebody who was asked for the day names it alone: "Thursday then." It belongs to the promise, or to what they would do. */
function dateCommitment(
  { text, words }: Heard,
  { commitments, lastMove, userTexts }: State,
  moment: Moment,
): Commitment | null {
  const isAsked = lastMove === 'commit' || lastMove === 'commit-ask'
  const dueOn = isAsked && words <= DAY_ALONE_WORDS ? findDueDay(text, moment) : null
  if (!dueOn || findCommitment(text, moment)) return null
  const would = (userTexts.at(-1) ?? '').replace(/\bi(?:'d|’d| would)\b/gi, "I'll")
  const last = lastMove === 'commit' ? commitments.at(-1) : findCommitment(would, moment)
  return last && last.dueOn === null ? { ...last, dueOn } : null
}
