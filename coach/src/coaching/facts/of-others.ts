import { isOpen } from './claims.ts'
import type { Stated } from './numbers.ts'

/** What a coach may count as they like: "three sentences", "ten minutes". */
export const FREE =
  /^(?:thing|sentence|word|line|question|step|point|option|way|reason|part|half|side|kind|sort|breath|piece|bit|try|try-out|row|idea|rule|example|talk|conversation|second|minute|hour|day|week|month|year|time|evening|morning|afternoon|night)$/

/** Somebody who has done something: "nine people were on the call". */
const WHO_DID =
  /^ (?:\w+ )?(?:people|persons|colleagues|kids|children|members|employees|men|women)\b (?:were|was|had|said|saw|told|have (?!to\b)|has (?!to\b)|\p{Ll}{3,}ed\b)/iu
/** Others who have done something, at the start of a clause: "three couples have left". */
const OTHERS_DID =
  /^ (?:\p{Ll}+ )?(?!quarters|thirds|fifths|tenths)(\p{Ll}{2,}?)s (?:have (?!to\b)|had\b|were\b|left\b|came\b|went\b|said\b|told\b|asked\b)/iu
/** What somebody has done to so many: "she has trained nine apprentices"; what the leader has told may be counted. */
const DID_TO =
  /(?:\b(?:has|have|had)|['’]ve|['’]s)(?: (?:already|now|also|only|even|ever))* (?!to |named|given|told|described|listed|mentioned|asked|said|written|offered|tried|got |been )\p{Ll}+ (?:about |some |nearly |almost |only |at least )?$/iu
const MANY = /^ (?:\p{Ll}+ )?\p{Ll}{2,}s\b/u
/** So many of some: "two of the eleven are cousins", "nine have never cancelled". */
const OF_SOME =
  /^ (?:(?:out of|of|in) (?:the|your|our|his|her|their|these|those|my|\d+|five|ten|twelve|twenty)\b|(?:were|had|left|came|went|said|have (?!to\b))\b)/i
const OPENS_CLAUSE =
  /(?:^|[.!?;:,—–] ?|\b(?:and|but|because) )[\s*_"“]*(?:(?:(?:the|his|her|your|their) )?(?:other|first|last) |(?:only|about|nearly|almost|some|at least|more than|over) )?$/iu
/** So many were there: "there were twelve fuses missing". */
const THERE = /\bthere (?:were|was|have been|had been) (?:about |some |nearly |almost |only |at least )?$/i

/**
 * Says whether a number tells how many others did something, or were there.
 *
 * @param isOfKnown whether it can be what is left of those who were told of.
 */
export function tellsOfOthers(sentence: string, { start, end }: Stated, isOfKnown: boolean): boolean {
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)]
  const isCounted = !isFree(after) && (THERE.test(before) || (DID_TO.test(before) && MANY.test(after)))
  if (isCounted || isOfKnown || isFree(after)) return isCounted
  if (WHO_DID.test(after)) return true
  if (!OPENS_CLAUSE.test(before) || /half/i.test(sentence.slice(start, end))) return false
  return findOthers(after) !== null || (OF_SOME.test(after) && !isOpen(sentence, end))
}

/** "Two ways", "three of the sentences". */
const isFree = (after: string): boolean => {
  const [, of = ''] = /^ (?:of (?:the|your|his|her|their|these|those) )?(\p{Ll}+?)s?\b/u.exec(after) ?? []
  return FREE.test(of)
}

function findOthers(after: string): string | null {
  const [, others = ''] = OTHERS_DID.exec(after) ?? []
  return others === '' || FREE.test(others.toLowerCase()) ? null : others.toLowerCase()
}

/** Says whether a number that was told of something else is told of others who did something: nobody has spoken of them. */
export function tellsOfUntoldOthers(
  sentence: string,
  { start, end }: Stated,
  words: ReadonlySet<string>,
): boolean {
  const others = OPENS_CLAUSE.test(sentence.slice(0, start)) ? findOthers(sentence.slice(end)) : null
  return others !== null && !words.has(others) && !words.has(`${others}s`)
}
