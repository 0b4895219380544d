import { dictionary } from '@zxcvbn-ts/language-common'

/** Whose password it is to be. */
export interface PasswordOwner {
  firstName: string | null
  lastName: string | null
  email: string
}

const COMMON = new Set(dictionary['passwords-common'])
const OWN_NAME = 'lodestar'
/** Shorter parts of a name or an address stand in too many other words. */
const SHORTEST_PART = 3
/** How much has to be left of a password beside what anybody knows of its owner, in letters. */
const LEAST_OWN_LETTERS = 4
const LEAST_DIFFERENT = 4

/**
 * Says what makes a password easy to guess, for somebody who chooses it; null when nothing does.
 *
 * It is refused when it is one of the passwords that are used most in the world and stand in every list that was stolen, also
 * with digits or marks around it; when it repeats a few characters; and when it is little more than the name or address of
 * its owner, or of this product.
 */
export function findPasswordProblem(password: string, owner: PasswordOwner): string | null {
  const lower = password.normalize('NFKC').toLowerCase()
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (COMMON.has(lower) || COMMON.has(core))
    return 'This password is on the lists that are tried first. Choose another, such as a few words in a row.'
  if (new Set(lower).size < LEAST_DIFFERENT)
    return 'This password repeats a few characters. Choose another, such as a few words in a row.'
  if (isAboutOwner(lower, owner))
    return 'This password is made of your name, your address or “Lodestar”. Choose another.'
  return null
}

function isAboutOwner(lower: string, { firstName, lastName, email }: PasswordOwner): boolean {
  const known = [firstName ?? '', lastName ?? '', email, OWN_NAME]
    .flatMap((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((part) => part.length >= SHORTEST_PART)
    .sort((one, other) => other.length - one.length)
  const rest = known.reduce((text, part) => text.replaceAll(part, ' '), lower)
  return rest !== lower && rest.replace(/[^\p{L}]/gu, '').length < LEAST_OWN_LETTERS
}
