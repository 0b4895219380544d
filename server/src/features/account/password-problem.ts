import { dictionary } from '@zxcvbn-ts/language-common'
import { KEY_SEQUENCES } from './key-sequences.data.ts'

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
/** Shorter runs stand in many words. */
const SHORTEST_RUN = 4
const RUNS = KEY_SEQUENCES.flatMap((row) => [row, [...row].reverse().join('')])

/**
 * Says what makes a password easy to guess, for somebody who chooses it; null when nothing does.
 *
 * It is refused when it is one of the passwords that are used most in the world and stand in every list that was stolen, also
 * with digits, marks or spaces in or around it, or repeated; when it repeats a few characters or runs along the keyboard; and when it is little more than the name or address of
 * its owner, or of this product.
 */
export function findPasswordProblem(password: string, owner: PasswordOwner): string | null {
  const lower = password.normalize('NFKC').toLowerCase()
  if (isCommon(lower))
    return 'This password is on the lists that are tried first. Choose another, such as a few words in a row.'
  if (new Set(lower).size < LEAST_DIFFERENT)
    return 'This password repeats a few characters. Choose another, such as a few words in a row.'
  if (isSequence(lower))
    return 'This password runs along the alphabet or the keyboard. Choose another, such as a few words in a row.'
  if (isAboutOwner(lower, owner))
    return 'This password is made of your name, your address or “Lodestar”. Choose another.'
  return null
}

/** On the lists as it stands, without spaces, without what stands around its letters, or as one word again and again. */
function isCommon(lower: string): boolean {
  const bare = lower.replace(/\s/gu, '')
  const core = bare.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const [word = '', ...others] = new Set(lower.match(/\p{L}+/gu) ?? [])
  const repeated = others.length === 0 ? word : ''
  return [lower, bare, core, repeated].some((each) => COMMON.has(each))
}

/** Little more than runs along the alphabet, the digits or a keyboard, forwards or backwards. */
function isSequence(lower: string): boolean {
  const bare = lower.replace(/\s/gu, '')
  let own = 0
  for (let at = 0; at < bare.length; ) {
    const run = runLength(bare, at)
    if (run < SHORTEST_RUN) own += 1
    at += run < SHORTEST_RUN ? 1 : run
  }
  return own < LEAST_OWN_LETTERS
}

function runLength(text: string, at: number): number {
  let length = 0
  while (at + length < text.length && isRun(text.slice(at, at + length + 1))) length += 1
  return length
}

const isRun = (text: string): boolean => RUNS.some((run) => run.includes(text))

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
