import type { Message } from '@lodestar/contract/coaching'
import { countWords, sentencesOf } from './prose.ts'
import { countShared, wordsOf } from './shared-words.ts'

/** A question of fewer words is asked along. */
const QUESTION_WORDS = 4
/** An answer that has so many of a question's words takes it up. */
const TAKEN_UP = 0.5

/**
 * What the leader has asked since a model last led, and the built-in coach, who was asked instead, has hardly taken up: where a model
 * leads, it reads what it has answered. Oldest first.
 */
export function listUnanswered(talk: readonly Message[]): string[] {
  const since = talk.findLastIndex(({ metadata: { turn } }) => turn && turn.engine !== 'built-in') + 1
  return talk.slice(since).flatMap(({ role, content }, at, all) => {
    const answer = all[at + 1]
    if (role !== 'user' || !answer || answer.metadata.turn?.move === 'answer') return []
    return sentencesOf(content).filter(
      (sentence) =>
        /\?["”’)]*$/.test(sentence) &&
        countWords(sentence) >= QUESTION_WORDS &&
        countShared(sentence, answer.content) < TAKEN_UP * wordsOf(sentence).size,
    )
  })
}
