import {
  type Interruption,
  MOST_QUOTED,
  type TranscriptReading,
  type TranscriptSpeaker,
} from '@lodestar/contract/transcript'
import { findDecisions, findSteps } from './find-agreements.ts'
import { findInterruptions, type Overlap } from './find-interruptions.ts'
import { isOpenQuestion, isQuestion, splitSaid } from './find-questions.ts'
import { measureShares } from './measure-shares.ts'
import { quoteOf } from './quote-of.ts'
import { splitTurns } from './split-turns.ts'
import { suggestChange } from './suggest-change.ts'
import type { Turn } from './turn.ts'

const [FEWEST_SPEAKERS, MOST_SPEAKERS] = [2, 100]

/**
 * Reads a meeting's transcript: who talked how much, who asked what, who began before another had ended, what was decided and
 * who does what. Questions, decisions and next steps are found by English words and marks.
 *
 * @param me the speaker who is the leader; null, or a name that is not in it, while nobody has said.
 * @returns null where fewer than two speakers are found, or more than a hundred: then it is no transcript.
 */
export function readTranscript(text: string, me: string | null): TranscriptReading | null {
  const turns = splitTurns(text)
  const known = new Set(turns.map(({ speaker }) => speaker))
  if (known.size < FEWEST_SPEAKERS || known.size > MOST_SPEAKERS) return null
  const { basis, of } = measureShares(turns)
  const speakers = [...of]
    .map(([name, { share, words }]) => ({ name, share, words, ...listQuestions(turns, name) }))
    .toSorted((one, other) => other.share - one.share)
  const overlaps = findInterruptions(turns)
  const read = {
    basis,
    speakers,
    interruptions: overlaps.slice(0, MOST_QUOTED).map(quoteOverlap),
    interrupted: countPairs(overlaps),
    decisions: findDecisions(turns).slice(0, MOST_QUOTED),
    steps: findSteps(turns).slice(0, MOST_QUOTED),
  }
  const leader = me !== null && known.has(me) ? me : null
  return { ...read, me: leader, next: leader === null ? null : suggestChange(read, leader) }
}

function listQuestions(
  turns: readonly Turn[],
  name: string,
): Omit<TranscriptSpeaker, 'name' | 'share' | 'words'> {
  const asked = turns
    .filter(({ speaker }) => speaker === name)
    .flatMap((turn) =>
      splitSaid(turn.text)
        .filter(isQuestion)
        .map((sentence) => quoteOf(turn, sentence)),
    )
  const open = asked.filter(({ quote }) => isOpenQuestion(quote))
  const closed = asked.filter(({ quote }) => !isOpenQuestion(quote))
  return {
    open: open.length,
    closed: closed.length,
    openQuestions: open.slice(0, MOST_QUOTED),
    closedQuestions: closed.slice(0, MOST_QUOTED),
  }
}

const quoteOverlap = ({ how, before, after }: Overlap): Interruption => ({
  how,
  before: quoteOf(before, splitSaid(before.text).at(-1) ?? before.text),
  after: quoteOf(after, splitSaid(after.text)[0] ?? after.text),
})

function countPairs(overlaps: readonly Overlap[]): TranscriptReading['interrupted'] {
  const pairs = Map.groupBy(overlaps, ({ before, after }) => JSON.stringify([after.speaker, before.speaker]))
  return [...pairs.values()]
    .flatMap((found) => {
      const [first] = found
      return first ? [{ by: first.after.speaker, of: first.before.speaker, times: found.length }] : []
    })
    .toSorted((one, other) => other.times - one.times)
}
