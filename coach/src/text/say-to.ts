import type { Clause } from './clauses.ts'
import { readSentences, type Token } from './nlp.ts'
import { sentenceCase } from './perspective.ts'
import type { Pronoun } from './pronouns.ts'
import {
  type Addressee,
  FORMS,
  findReferences,
  isPossessive,
  isVerb,
  MAY_MEAN,
  nameOthers,
  PLURAL,
  THIRD,
} from './refer-to.ts'

const TO_YOU: Readonly<Record<string, string>> = {
  they: 'you',
  them: 'you',
  their: 'your',
  theirs: 'yours',
  themselves: 'yourselves',
  he: 'you',
  she: 'you',
  him: 'you',
  his: 'your',
  hers: 'yours',
  himself: 'yourself',
  herself: 'yourself',
}
const AGREES: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'are',
  was: 'were',
  does: 'do',
  "doesn't": "don't",
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  doesnt: "don't",
  isnt: "aren't",
  wasnt: "weren't",
}
/** As people type them, and as they are written. */
const WRITTEN_OUT: readonly (readonly [RegExp, string])[] = [
  [/\b(ca|do|does|did|wo|is|was|has|have|had|could|would|should|are|were)nt\b/gi, "$1n't"],
  [/\bi(?=\b(?!\.))/g, 'I'],
  [/\bim\b/gi, "I'm"],
  [/\bive\b/gi, "I've"],
]
/** After "'s", these show that it stands for "has". */
const PARTICIPLE = /^(?:been|got|had|done|gone|made|taken|come|become|\w+ed)$/
const ADVERB = /^(?:already|always|also|just|now|only|never|even|still|again)$/

const isWord = ({ pos }: Token) => pos !== 'PUNCT'

/** Whether "his" stands alone: "the job was his when Karim left". */
const standsAlone = (tokens: readonly Token[], at: number) => {
  const next = tokens[at + 1]
  if (next === undefined || /^(?:when|if|until|because|before|after)$/.test(next.lower)) return true
  return ['AUX', 'ADP', 'CCONJ', 'SCONJ'].includes(next.pos)
}

function writeReference(tokens: readonly Token[], at: number, length: number): string {
  const token = tokens[at]
  if (tokens[at + length]?.lower === "'s" && !isIsOrHas(tokens, at + length)) return 'your'
  if (token?.lower === 'his' && standsAlone(tokens, at)) return 'yours'
  if (length === 1 && token?.lower === 'her') return isPossessive(tokens, at) ? 'your' : 'you'
  return TO_YOU[token?.lower ?? ''] ?? 'you'
}

/** Whether "'s" stands for "is" or "has", and not for what belongs to somebody. */
const isIsOrHas = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]
  if (/^s?he$/.test(tokens[at - 1]?.lower ?? '')) return true
  return next === undefined || ['VERB', 'AUX', 'ADV', 'ADJ', 'ADP', 'DET', 'PART'].includes(next.pos)
}

function agree(tokens: readonly Token[], at: number): string {
  const { lower, lemma, pos } = tokens[at] as Token
  if (lower === "'s") {
    const next = tokens.slice(at + 1).find(({ lower: word }) => !ADVERB.test(word))
    return PARTICIPLE.test(next?.lower ?? '') ? "'ve" : "'re"
  }
  const fixed = AGREES[lower]
  if (fixed) return fixed
  return pos === 'VERB' && lower.endsWith('s') && lemma !== lower ? lemma : lower
}

/** Where the verbs stand that belong to the addressee: the next after each mention as a subject, and those joined to it. */
function findOwnVerbs(tokens: readonly Token[], references: ReadonlyMap<number, number>): Set<number> {
  const own = new Set<number>()
  for (const [at, length] of references) {
    const isNoSubject = ['him', 'her', 'his', 'hers', 'them', 'their', 'theirs'].includes(
      tokens[at]?.lower ?? '',
    )
    let verb = at + length
    while (ADVERB.test(tokens[verb]?.lower ?? '')) verb += 1
    const first = tokens[verb]
    const isFirst = first && (isVerb(first) || first.lower === "'s")
    const isBelonging = first?.lower === "'s" && !isIsOrHas(tokens, verb)
    if (isNoSubject || !isFirst || isBelonging) continue
    own.add(verb)
    tokens.forEach((token, next) => {
      const joins = ['and', 'or', 'then', ','].includes(tokens[next - 1]?.lower ?? '')
      const isThird = token.lower in AGREES || (token.pos === 'VERB' && token.lower.endsWith('s'))
      if (next > verb && joins && isThird) own.add(next)
    })
  }
  return own
}

/** What only begins a clause in the flow of telling. */
const LEAD =
  /^(?:(?:and|but|so|because|then|also|well|ok(?:ay)?|yes|no|actually|honestly|anyway|basically|(?:the )?(?:thing|fact) is(?= (?:i|he|she|they|we|it|that|there)\b)|frankly|to be (?:honest|fair)|i mean)\b[, ]*)+/i

/**
 * Turns what a leader tells about somebody into words to them: "he's always interrupting Ana" → "you're always interrupting Ana".
 * What is told of others or of the leader stays as it is.
 *
 * @returns the clause without a mark at its end, and whether it speaks of the addressee first; undefined where somebody else could be
 * meant by "he", "she" or "they", or the leader already says "you".
 */
export function sayTo(clause: Clause, to: Addressee): { text: string; isTheirs: boolean } | undefined {
  const start = LEAD.exec(clause.text)?.[0].length ?? 0
  const from = clause.tokens[0]?.start ?? 0
  const tokens = clause.tokens.filter((token) => token.start - from >= start)
  const pronoun = to.pronoun ?? (to.isOneOfMany ? null : onlyPronoun(tokens))
  const references = findReferences(tokens, { ...to, pronoun }, from)
  const others = nameOthers(tokens, to, from)
  const first = tokens.findIndex(isWord)
  const mayMean = listForms(to)
  const isUnclear = tokens.some(
    ({ lower, start: stands }, at) =>
      lower.startsWith('you') ||
      (mayMean.has(lower) && !references.has(at) && to.meant?.(stands - from) === undefined),
  )
  // "The registrar on our unit discharges people": what belongs to a name stands between it and its verb.
  const length = references.get(first)
  const isParted = length !== undefined && isName(tokens, first) && tokens[first + length]?.pos === 'ADP'
  const isAnother =
    !(to.isChosen && to.pronoun) &&
    meansAnother(tokens, references, ({ start: stands }) => to.meant?.(stands - from) !== undefined)
  if (isUnclear || isParted || isAnother || tokens.filter(isWord).length < 3) return undefined
  const own = findOwnVerbs(tokens, references)
  const text = write(tokens, references, own, others)
  return { text: sentenceCase(text).replace(/[\s.,;:!–—-]+$/, ''), isTheirs: references.has(first) }
}

/**
 * Turns a part of a sentence that is said to somebody: "his own cases" → "your own cases". Where it is not known how the leader speaks of them,
 * "he" and "she" stay as they are.
 *
 * @param isDoneByThem it says what they do, so that "him" and "her" in it mean others: "go easy on him".
 */
export function turnTo(part: string, to: Addressee, isDoneByThem = false): string {
  const tokens = readSentences(part).flatMap((each) => each.tokens)
  // What was put as it is said to them.
  if (tokens.some(({ lower }) => lower.startsWith('you'))) return part
  const references = findReferences(tokens, to, 0)
  for (const at of references.keys())
    if ((isDoneByThem && isObject(tokens, at)) || isSelfOf(tokens, at)) references.delete(at)
  return write(tokens, references, findOwnVerbs(tokens, references), new Map())
}

/** Whether "himself" belongs to somebody else who stands right before it: "the head himself asked". */
const isSelfOf = (tokens: readonly Token[], at: number): boolean =>
  /^(?:him|her|them)sel(?:f|ves)$/.test(tokens[at]?.lower ?? '') &&
  ['NOUN', 'PROPN'].includes(tokens[at - 1]?.pos ?? '')

/** Whether "him", "her" or "them" stands for somebody or something to whom something is done. */
const isObject = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'him' ||
  tokens[at]?.lower === 'them' ||
  (tokens[at]?.lower === 'her' && !isPossessive(tokens, at))

/** The pronouns that may mean whom something is said to. */
function listForms({ isChosen, isGroup, pronoun }: Addressee): ReadonlySet<string> {
  if (!isChosen) return MAY_MEAN
  return isGroup ? PLURAL : pronoun ? FORMS[pronoun] : MAY_MEAN
}

/** Whether a mention is a name or a role, and no pronoun. */
const isName = (tokens: readonly Token[], at: number): boolean =>
  !Object.hasOwn(TO_YOU, tokens[at]?.lower ?? '')

/** Whether somebody else is named before "he" or "his", who is more likely meant by it. */
function meansAnother(
  tokens: readonly Token[],
  references: ReadonlyMap<number, number>,
  isKnown: (token: Token) => boolean,
): boolean {
  const named = new Set([...references].flatMap(([at, length]) => tokens.slice(at, at + length)))
  const other = tokens.findIndex(
    (token) => token.pos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(token.text) && !named.has(token),
  )
  return other >= 0 && tokens.some((token, at) => at > other && THIRD.has(token.lower) && !isKnown(token))
}

/** The pronoun of a clause that speaks of one person only. */
function onlyPronoun(tokens: readonly Token[]): Pronoun | null {
  const [he, she] = [FORMS.he, FORMS.she].map((forms) => tokens.some(({ lower }) => forms.has(lower)))
  if (he === she) return null
  return he ? 'he' : 'she'
}

/** What is said of what means none of them, as it stands, or by its name; a verb agrees with them. */
const writeOther = (
  tokens: readonly Token[],
  at: number,
  { own, others }: { own: ReadonlySet<number>; others: ReadonlyMap<number, string> },
): string => others.get(at) ?? (own.has(at) ? agree(tokens, at) : (tokens[at]?.text ?? ''))

function write(
  tokens: readonly Token[],
  references: ReadonlyMap<number, number>,
  own: ReadonlySet<number>,
  others: ReadonlyMap<number, string>,
): string {
  let written = ''
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const before = tokens[at - 1]
    const space = before && token.start > before.end ? ' ' : ''
    const length = references.get(at)
    if (length === undefined) {
      written += space + writeOther(tokens, at, { own, others })
      continue
    }
    written += space + writeReference(tokens, at, length)
    at += length - 1
    if (tokens[at + 1]?.lower === "'s" && !isIsOrHas(tokens, at + 1)) at += 1
  }
  return WRITTEN_OUT.reduce((text, [short, long]) => text.replace(short, long), written)
}
