import { type Clause, readClauses } from '../../text/clauses.ts'
import { sentenceCase } from '../../text/perspective.ts'
import { findPronoun } from '../../text/pronouns.ts'
import { type Addressee, sayTo } from '../../text/say-to.ts'
import { WORDS } from '../thresholds.ts'

const WHO = "(?:him|her|them|everyone|everybody|all|(?:the|my|our) \\w+|\\p{Lu}[\\p{L}'’-]+)"

/** How something that can be said begins: with whom or what it is about. */
const SUBJECT =
  "(?=(?:the|there|there's|i|i'm|i am|we|we're|he|he's|she|she's|my|our|his|her|no|nobody|from|nine|\\d+|\\p{L}+s (?:are|have|will|must|can't|don't|were|should))\\b)(?!(?:i|he|she|the \\w+|the whole \\w+) (?:can|could|might)\\b)"

/** After these stands what the words shall say, one after the other. */
const SAYS: readonly RegExp[] = [
  // "I want to say I am sorry for the letter", "i gotta say the june thing was on me and that nine days aint ok"
  new RegExp(
    `(?<!n't |not )\\b(?:want|need|have|got|gotta|would like|'d like|must|should)(?: to)? (?:say|tell ${WHO})(?: to ${WHO})?:? (?:that )?(${SUBJECT}.{6,220}?)(?=[.!?;\\n]|$)`,
    'giu',
  ),
  // "a message that minutes have no names from now", "a notice, stating that there is no decision yet"
  new RegExp(
    `(?<!so many )\\b(?:words?|lines?|mail|e-?mail|text|message|note|notice|letter|stating|saying|say|write|tell ${WHO})(?:,? (?:[\\w'’-]+|(?:Mr|Mrs|Ms|Dr)\\.)){0,7}?,? (?<!\\bso )(?<!such \\w+ )that (${SUBJECT}.{6,200}?)(?=[.!?;\\n]|$)`,
    'giu',
  ),
  // "For Ms. Aydin, an e-mail. That I forgot her name in my own file, and what I will do."
  new RegExp(`(?:^|[.!?]\\s+)That (?!i (?:say|will)\\b)(${SUBJECT}.{6,200}?)(?=[.!?;\\n]|$)`, 'giu'),
  // "Five sentences at most: it was my idea, and why, and what changes"
  new RegExp(
    `\\b(?:sentences?|lines?|words|opening|message|text|e-?mail|note|say|contain|most|tell ${WHO})(?: at most| spoken| please)?: ?((?:it was|it is|it's|that|${SUBJECT}).{6,200}?)(?=[.!?;\\n]|$)`,
    'giu',
  ),
  // "I want to ask him about the funeral"
  new RegExp(
    `(?<!n't |not )\\b(?:want|need|have|'d like|would like) to ((?:ask|thank|invite|congratulate|remind) ${WHO} (?:about|for|to|whether|if) .{4,120}?)(?=[.!?;,\\n]|$)`,
    'giu',
  ),
]

/** Where one thing to say ends and the next begins. */
const JOINED =
  /,? (?:and|AND)(?: also)? (?=that\b|why\b|what\b|how\b|when\b|by when\b)|,? (?:and|AND) also |, (?=that\b|why\b|what\b)| AND (?:that )?/u
/** What the leader has yet to say: "why", "what I will do", "by when I shall speak to them". */
const LEFT_OPEN = /^(?:also )?(?:(?:by |from |until )?when|why|what|how|who|where|which)\b/i
const SORRY = /^(?:that )?(?:i am|i'm|im|i was|we are|we're) (?:(?:so|very|really) )?sorry\b/i
const NOTHING_SAID = /^(?:i|we) (?:want|need|think|guess|know|don't know|can't|cannot)\b/i
const MAY_TURN = /\b(?:he|she|him|her|his|hers|himself|herself)\b/i
const WHO_ASKED = new RegExp(`^(ask|thank|invite|congratulate|remind) ${WHO} `, 'iu')

/** One thing that the words shall say, to whom they are said; undefined where it cannot be said as it stands. */
function sayContent(content: string, to: Addressee): string | undefined {
  const said = content
    .replace(/^(?:that|also|just|only)\s+/i, '')
    // How it shall not sound is no part of it.
    .replace(/,? (?:but )?without \w+ing\b.*$/i, '')
    .replace(/[\s.,;:!]+$/, '')
  const size = said.split(/\s+/).length
  const isTorn = (said.match(/["“”]/g) ?? []).length % 2 === 1
  if (size > WORDS.longestFact || NOTHING_SAID.test(said) || isTorn) return undefined
  if (LEFT_OPEN.test(said)) return `[${sentenceCase(said)}.]`
  const asks = WHO_ASKED.exec(said)
  if (asks) return `I'd like to ${asks[1]?.toLowerCase()} you ${said.slice(asks[0].length)}`
  const clauses = readClauses(said)
  // What is more than a clause is turned clause by clause, and said only where each can be.
  const turned = clauses.map((clause: Clause) => sayTo(clause, to)?.text)
  if (clauses.length === 0 || turned.includes(undefined)) return undefined
  const [only] = turned
  if (clauses.length === 1) return only
  return MAY_TURN.test(said) || SORRY.test(said) ? undefined : said
}

/**
 * Finds what a request for words says that they shall say, turned to whom they are for: each a sentence without its mark, or a blank where only its
 * matter is named.
 */
export function findAskedContents(message: string, to: Addressee): string[] {
  const plain = message.replace(/’/g, "'")
  const pronoun = to.pronoun ?? findPronoun(plain)
  const found = SAYS.flatMap((pattern) =>
    [...plain.matchAll(pattern)].map((match) => ({ at: match.index, said: match[1] ?? '' })),
  )
  const first = found
    .toSorted((one, other) => one.at - other.at)
    // A stretch that two ways of asking find is said once.
    .filter(
      ({ said }, at, all) =>
        !all.slice(0, at).some((other) => other.said.includes(said) || said.includes(other.said)),
    )
  return first
    .flatMap(({ said }) => said.split(JOINED))
    .flatMap((content) => sayContent(content, { ...to, pronoun }) ?? [])
}
