import type { Case, CaseMatter } from '@lodestar/contract/case'
import type { Message } from '@lodestar/contract/coaching'

/** Says in so many words that an earlier matter is taken up again. */
const RETURNS =
  /\b(?:back to|(?:come|coming|go|going|get|getting|return|returning) back to|return(?:ing)? to|as for|about the first (?:one|thing|matter|problem)|the other (?:one|thing|matter) from before)\b/i

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [])
/** Capitalized words that begin no sentence: names, mostly. */
const namesOf = (text: string) => new Set(text.match(/(?<![.!?]\s)(?<!^)\b\p{Lu}[\p{L}'’-]+/gu) ?? [])
const countShared = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].filter((one) => others.has(one)).length

/**
 * Finds the earlier matter that a message goes back to; null where it goes back to none.
 *
 * @param isHeard true where the hearing model takes the message for a return: then a name from that matter has to be in it.
 */
export function findReturn(
  message: string,
  { matters, inHand }: Case,
  history: readonly Message[],
  isHeard: boolean,
): CaseMatter | null {
  const earlier = matters.filter(({ id, struck }) => id !== inHand && !struck)
  const isSaid = RETURNS.test(message)
  if (earlier.length === 0 || (!isSaid && !isHeard)) return null
  const textOf = ({ messageId, title }: CaseMatter) =>
    `${history.find(({ id }) => id === messageId)?.content ?? ''} ${title}`
  const current = matters.find(({ id }) => id === inHand)
  const [words, names] = [wordsOf(message), namesOf(message)]
  const known = namesOf(current ? textOf(current) : '')
  const rated = earlier
    .map((matter) => {
      const told = textOf(matter)
      const own = [...namesOf(told)].filter((name) => !known.has(name))
      return { matter, named: countShared(names, new Set(own)), shared: countShared(words, wordsOf(told)) }
    })
    .toSorted((one, other) => other.named - one.named || other.shared - one.shared)
  const [best] = rated
  if (!best) return null
  const isOnly = isSaid && earlier.length === 1
  return best.named > 0 || (isSaid && best.shared > 0) || isOnly ? best.matter : null
}
