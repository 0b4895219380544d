import type { NextStep, SaidLine } from '@lodestar/contract/transcript'
import {
  ASKED_TO,
  DECISIONS,
  DEPENDS,
  HAS_DAY,
  IS_TO,
  NOT_RESOLVED,
  RESOLVED,
  SAYS_YES,
  UNDECIDED,
  WILL_DO,
} from './agreement-rules.data.ts'
import { isQuestion, splitSaid } from './find-questions.ts'
import { quoteOf } from './quote-of.ts'
import type { Turn } from './turn.ts'

/** Finds what was decided: sentences that say so or tell in the present what holds from now on, and no question. */
export const findDecisions = (turns: readonly Turn[]): SaidLine[] =>
  turns.flatMap((turn) =>
    splitSaid(turn.text)
      .filter((sentence) => !isQuestion(sentence) && !UNDECIDED.test(sentence))
      .filter(
        (sentence) =>
          DECISIONS.some((pattern) => pattern.test(sentence)) ||
          (RESOLVED.some((pattern) => pattern.test(sentence)) && !NOT_RESOLVED.test(sentence)),
      )
      .map((sentence) => quoteOf(turn, sentence)),
  )

/** Finds what somebody is to do, with who does it: who says "I will", who is named, and who was asked and said yes. */
export function findSteps(turns: readonly Turn[]): NextStep[] {
  const names = [...new Set(turns.map(({ speaker }) => speaker))]
  return turns.flatMap((turn, at) =>
    splitSaid(turn.text).flatMap((sentence) => {
      const owner = findOwner(sentence, turn, turns[at + 1], names)
      return owner === null ? [] : [{ ...quoteOf(turn, sentence), owner, hasDay: HAS_DAY.test(sentence) }]
    }),
  )
}

function findOwner(
  sentence: string,
  { speaker }: Turn,
  next: Turn | undefined,
  names: readonly string[],
): string | null {
  if (DEPENDS.test(sentence)) return null
  if (!isQuestion(sentence) && WILL_DO.test(sentence)) return speaker
  const called = names.find((name) => name !== speaker && isCalled(sentence, name))
  // Who takes it on in their own words has said so better.
  const repeats = (owner: string) =>
    next?.speaker === owner && splitSaid(next.text).some((one) => WILL_DO.test(one))
  if (ASKED_TO.test(sentence)) {
    const owner = called ?? next?.speaker
    return owner !== undefined && owner === next?.speaker && SAYS_YES.test(next.text) && !repeats(owner)
      ? owner
      : null
  }
  const named = names.find((name) => name !== speaker && isToDo(sentence, name))
  return named !== undefined && !isQuestion(sentence) && !repeats(named) ? named : null
}

const firstOf = (name: string): string => name.split(/\s/)[0] ?? name

/** "Kim, could you …" or "… , Kim?" */
function isCalled(sentence: string, name: string): boolean {
  const first = firstOf(name)
  const text = sentence.toLowerCase()
  const called = first.toLowerCase()
  return text.includes(`${called},`) || new RegExp(`,\\s*${plainly(called)}\\s*[.?!]*$`).test(text)
}

function isToDo(sentence: string, name: string): boolean {
  const first = firstOf(name)
  const at = sentence.search(new RegExp(`(?<!\\p{L})${plainly(first)}(?!\\p{L})`, 'iu'))
  return at >= 0 && IS_TO.test(sentence.slice(at + first.length))
}

const plainly = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
