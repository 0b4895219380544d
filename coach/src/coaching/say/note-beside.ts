import type { Case } from '@lodestar/contract/case'
import { sayDayBeside } from '../../text/commitment.ts'
import { sentences } from '../../text/join-text.ts'
import { comesBack, type Move } from '../decide/decide.ts'
import { type PutRight, quotePutRight } from '../facts/put-right.ts'
import { tellsRight } from '../listen/listen.ts'
import { speak } from './speak.ts'
import { CORRECTED, NOTED_BESIDE, OUTCOME_NOTED, PUT_RIGHT, PUT_RIGHT_AS } from './voice.data.ts'
import type { Writing } from './writing.ts'

/** Shows that corrections were heard. */
const noteCorrections = (writing: Writing, { corrected }: Case) =>
  corrected.length > 0 ? speak(writing, CORRECTED, { words: corrected.join('; ') }) : undefined

/** Moves that say themselves what is promised, or leave it for later. */
const PROMISE_TOLD = new Set<Move>(['commit', 'script', 'goodbye', 'hand-over', 'not-read', 'ease'])

/** Shows that what the leader puts right of their own was heard. */
function notePutRight(writing: Writing, swaps: readonly PutRight[]): string | undefined {
  const { text, signs } = writing.heard
  if (!tellsRight(text, signs)) return undefined
  const [swap] = swaps
  const words = quotePutRight(text)
  if (swap) return speak(writing, PUT_RIGHT, { ...swap })
  return words ? speak(writing, PUT_RIGHT_AS, { words }) : undefined
}

/** What is promised and what is done beside what the turn is for: each in a clause, first. */
function noteTold(writing: Writing): string | undefined {
  const { plan } = writing
  const done =
    plan.tellsOutcome && comesBack(writing.heard.text) && plan.move !== 'outcome' && plan.move !== 'goodbye'
      ? OUTCOME_NOTED
      : undefined
  const words = plan.promises.map((promise) => {
    const day = sayDayBeside(promise, writing)
    return day ? `${promise.text} (${day})` : promise.text
  })
  const isNoted = words.length > 0 && !PROMISE_TOLD.has(plan.move)
  return sentences(
    done && speak(writing, done),
    isNoted ? speak(writing, NOTED_BESIDE, { words: words.join('; ') }) : undefined,
  )
}

/** What is noted before the answer: what was corrected in the case, what is put right, done and promised. */
export const noteBeside = (writing: Writing, known: Case, swaps: readonly PutRight[]) => [
  noteCorrections(writing, known),
  notePutRight(writing, swaps),
  noteTold(writing),
]
