import type { NextStep, SaidLine } from '@lodestar/contract/transcript'
import {
  ASKED_TO,
  DECISIONS,
  DEPENDS,
  FOLLOWS,
  HAS_DAY,
  IS_TO,
  NOT_RESOLVED,
  RESOLVED,
  SAYS_YES,
  TAKES,
  TOLD_TO,
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

/** Who takes it on in their own words has said so better. */
const repeats = (owner: string, next: Turn | undefined) =>
  next?.speaker === owner && splitSaid(next.text).some((one) => WILL_DO.test(one))

/** Who is told by name to do something: whether they say yes to it or not. */
const findTold = (sentence: string, others: readonly string[]): string | undefined =>
  others.find((name) => isTold(sentence, name)) ?? others.find((name) => isToDo(sentence, name))

/** Who is asked to do something, and says yes. */
function findAsked(sentence: string, next: Turn | undefined, others: readonly string[]): string | null {
  const owner = others.find((name) => isCalled(sentence, name)) ?? next?.speaker
  const isTaken = owner !== undefined && owner === next?.speaker && SAYS_YES.test(next.text)
  return isTaken && !repeats(owner, next) ? owner : null
}

function findOwner(
  sentence: string,
  { speaker }: Turn,
  next: Turn | undefined,
  names: readonly string[],
): string | null {
  if (DEPENDS.test(sentence)) return null
  const isStated = !isQuestion(sentence)
  if (isStated && WILL_DO.test(sentence)) return speaker
  const others = names.filter((name) => name !== speaker)
  const told = isStated ? findTold(sentence, others) : undefined
  if (told !== undefined) return repeats(told, next) ? null : told
  return ASKED_TO.test(sentence) ? findAsked(sentence, next, others) : null
}

const firstOf = (name: string): string => name.split(/\s/)[0] ?? name

/** "Kim, could you …" or "… , Kim?" */
function isCalled(sentence: string, name: string): boolean {
  const first = firstOf(name)
  const text = sentence.toLowerCase()
  const called = first.toLowerCase()
  return text.includes(`${called},`) || new RegExp(`,\\s*${plainly(called)}\\s*[.?!]*$`).test(text)
}

/** What stands before and after a name; null where the sentence does not hold it. */
function splitAt(sentence: string, name: string): readonly [string, string] | null {
  const first = firstOf(name)
  const at = sentence.search(new RegExp(`(?<!\\p{L})${plainly(first)}(?!\\p{L})`, 'iu'))
  return at < 0 ? null : [sentence.slice(0, at), sentence.slice(at + first.length)]
}

function isToDo(sentence: string, name: string): boolean {
  const [before, after] = splitAt(sentence, name) ?? ['', '']
  return IS_TO.test(after) || (FOLLOWS.test(before) && TAKES.test(after))
}

/** "Kofi, please make a list." */
function isTold(sentence: string, name: string): boolean {
  const [before, after] = splitAt(sentence, name) ?? ['', '']
  return TOLD_TO.test(after) || (/\bplease $/i.test(before) && after.startsWith(','))
}

const plainly = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
