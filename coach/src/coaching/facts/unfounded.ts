import { type Clause, readClauses } from '../../text/clauses.ts'
import { readSentences, type Token, textOf } from '../../text/nlp.ts'
import { ROLES } from '../../text/people.data.ts'
import { isToDo } from './claims.ts'
import { BINDING, EMPTY, MIND, PRIVATE, RELATIVES, SPEECH } from './unfounded.data.ts'

/** What some texts speak of: their words as they stand, in their basic form, and by their beginning. */
export type Spoken = ReadonlySet<string>

/** "Applied", "applying" and "application" begin alike. */
const ROOT = 5
const rootOf = (word: string): string => word.slice(0, ROOT)
const formsOf = ({ lower, lemma }: Token): string[] => {
  const basic = lemma.toLowerCase()
  return [lower, basic, rootOf(lower), rootOf(basic)]
}

/**
 * Reads what some texts speak of.
 *
 * @param told the leader's own words; the others are taken as they stand.
 */
export const readSpoken = (told: readonly string[], others: readonly string[]): Spoken =>
  new Set([
    ...told.flatMap((text) => readSentences(text).flatMap(({ tokens }) => tokens.flatMap(formsOf))),
    ...others.flatMap((text) =>
      (text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? []).flatMap((word) => [word, rootOf(word)]),
    ),
  ])

/** Leaves open whether it is so, or proposes it. */
const OPEN =
  /\b(?:if|unless|whether|suppose|imagine|perhaps|maybe|may|might|could|would|should|must|can|cannot|will|won|shall|probably|likely|possibly|seems?|seemed|sounds?|looks? (?:as|like)|guess|guessing|suspect|assume|bet|let|let's|either|or|whatever|whoever|chance|tends?|usually|often|sometimes|needs?|have to|has to|try|(?:could|would|should|must|might|need|ca|wo)n['’]t)\b|['’](?:ll|d)\b|\?/i
/** What comes after it has not been yet: "once she has told you". */
const LATER = /\b(?:once|before|when|whenever|after|until)\b/i
/** Where what follows is left open, too: "if he laughs, or says that he is ill". */
const OPENS =
  /\b(?:if|unless|whether|suppose|imagine|whenever|once|perhaps|maybe|in case|say|write|ask|tell|send)\b/i

/** Leaves open whether there is such a person: "if he has a wife". */
const OPEN_PERSON = /\b(?:could|if|unless|whether|suppose|imagine|perhaps|maybe|or)\b|\?/i
/** Heads what to say then: "She is angry: …". */
const LABEL = /^\W*(?:[\p{L}’']+ ){1,6}?[\p{L}’']+:/u
/** Gives something as the leader's own: "As you said, he is your calmest teacher". */
const AS_SAID =
  /(?<!\b[Aa]s \p{L}+ )\b(?:[Aa]s|[Ll]ike) (?:you|he|she|they|\p{Lu}\p{Ll}+)(?:['’]ve|['’]s| have| has)? (?:yourself |himself |herself |already )?(?:said|say|told (?:me|you)|mentioned|wrote|described|put it|explained)\b|\b[Aa]s (?:we|you|the two of you|you two|both of you) (?:agreed|discussed|decided|settled|planned)\b/u
/** Gives something as lived through by the coach, who has lived through nothing. */
const LIVED =
  /\bI(?:['’]ve| have| had)? (?:once|often|also|myself|just|even)? ?(?:coached|advised (?:an?|many|several|another|others|leaders|managers|people|teams)|mentored|managed|led|met|knew|worked with|seen (?:this|that|it|many|leaders|teams|people))\b|\bin my (?:own )?(?:experience|years|time|career|practice)\b|\b(?:a|another|one) (?:client|leader|manager|coachee) (?:of mine|I)\b/i
/** Gives a reason that lies within somebody: "because she no longer trusts you". */
const REASON = /\b(?:because|since) (?:(?:he|she|they)\b|\p{Lu}\p{Ll}+ )/u
const GUESSED = /\b(?:may|might|could|perhaps|maybe|probably|possibly|must)\b/i
/** Tells of most, or some, of those who were told of. */
const OF_THEM = /^\W*(?:most|many|some|half|all|several|two|three|four) of (?:them|those|you|your|the)\b/i

/** Says whether a sentence tells of somebody what nobody has spoken of: words, a private matter, a relative, something done. */
export function isUnfounded(sentence: string, spoken: Spoken): boolean {
  if (LIVED.test(sentence)) return true
  const clauses = readClauses(sentence.replace(/[*_]+/g, ' '))
  if (AS_SAID.test(sentence) && clauses.some(({ tokens }) => isMostlyNew(tokens, spoken))) return true
  if (LABEL.test(sentence)) return false
  return clauses.some((clause, at) => {
    const before = clauses.slice(0, at).filter((one) => one.sentence === clause.sentence)
    if (clause.isQuestion || before.some(({ text }) => OPENS.test(text))) return false
    if (hasRelative(clause.tokens, spoken)) return !OPEN_PERSON.test(clause.text)
    return tellsReason(sentence, clause, before)
      ? isUnfoundedReason(clause, before, spoken) || isUnfoundedClause(clause, spoken)
      : !before.some(({ text }) => isToDo(text) || OPEN.test(text)) && isUnfoundedClause(clause, spoken)
  })
}

/** Whether a clause gives the reason of the one before it. */
function tellsReason(sentence: string, { text }: Clause, before: readonly Clause[]): boolean {
  const opensAt = sentence.indexOf(text)
  const from = before.length > 0 ? Math.max(0, opensAt - JOINT) : opensAt
  return (REASON.exec(sentence.slice(from, opensAt + text.length))?.index ?? JOINT + 1) <= JOINT
}
/** A joint is so long at most, in characters. */
const JOINT = 9

const isUnfoundedReason = ({ text, tokens }: Clause, before: readonly Clause[], spoken: Spoken): boolean =>
  !OPEN.test(text) &&
  !before.some((one) => GUESSED.test(one.text)) &&
  (countNew(tokens, spoken) > 1 || !tokens.some(isNegation)) &&
  isMostlyNew(tokens, spoken)

function isUnfoundedClause({ text, tokens }: Clause, spoken: Spoken): boolean {
  if (ANYBODY.test(text)) return false
  if (tokens.some((token, at) => isVerb(token) && reportsWords(tokens, at, spoken))) return true
  if (tokens.some(isNegation)) return false
  if (OF_THEM.test(text) && !OPEN.test(text) && !LATER.test(text))
    return countNew(tokens, spoken) > 0 && isMostlyNew(tokens, spoken)
  return tokens.some((token, verbAt) => isVerb(token) && tellsNew(tokens, verbAt, spoken))
}

const countNew = (tokens: readonly Token[], spoken: Spoken): number =>
  tokens.filter((one) => isNew(one, spoken)).length
/** Whether more than half of what is said is new. */
const isMostlyNew = (tokens: readonly Token[], spoken: Spoken): boolean =>
  countNew(tokens, spoken) > tokens.filter(saysMuch).length / 2

const isVerb = ({ pos }: Token) => pos === 'VERB' || pos === 'AUX'
const PEOPLE = new Set(['you', 'he', 'she', 'they', 'both'])
/** Stands between somebody and what they did. */
const BETWEEN = new Set(['ADV', 'AUX', 'PART'])
const NEGATED = new Set(['not', "n't", 'never', 'no', 'nobody', 'nothing', 'none', 'without', 'neither'])
const isNegation = ({ lower }: Token): boolean => NEGATED.has(lower)
/** Nobody in particular: "anyone who has resigned", "a manager who". */
const ANYBODY = /\b(?:any|some|every)(?:one|body)\b|\bwhoever\b|\bpeople\b|^\W*an?\b/i
const BEING = new Set(['be', 'get'])
const CALLED = new Set(['PROPN', 'NOUN', 'NUM'])

/** Who is the subject of a verb: a pronoun, a name or a noun; undefined where nobody is, and where it is suffered. */
function findSubject(tokens: readonly Token[], verbAt: number): Token | undefined {
  const at = tokens.findLastIndex(
    (token, index) => index < verbAt && !BETWEEN.has(token.pos) && !/^(?:both|all)$/.test(token.lower),
  )
  const subject = tokens[at]
  const isGoingOn = tokens[verbAt]?.lower.endsWith('ing') === true
  if (
    !subject ||
    tokens[verbAt - 1]?.lower === 'to' ||
    (!isGoingOn && tokens.slice(at + 1, verbAt).some(isOfBeing))
  )
    return undefined
  if (subject.lower === 'who') return isOfName(tokens, at) ? subject : undefined
  if (subject.pos === 'PRON') return PEOPLE.has(subject.lower) ? subject : undefined
  return CALLED.has(subject.pos) ? subject : undefined
}
/** "Renske, who", and not "people who". */
const isOfName = (tokens: readonly Token[], at: number): boolean => tokens[at - 1]?.text === ','
const isOfBeing = ({ pos, lemma }: Token) => pos === 'AUX' && BEING.has(lemma.toLowerCase())

/** "Told", "has told", "tells"; what somebody is to do stands in the basic form. */
const isTold = ({ lower, lemma }: Token, subject: Token): boolean =>
  lower !== lemma.toLowerCase() && !lower.endsWith('ing') && !(subject.lower === 'you' && lower.endsWith('s'))

const SAYING = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'ADV', 'NUM'])
const SHORTEST = 3
/** Whether a word says something by itself. */
const saysMuch = ({ pos, lower, lemma }: Token): boolean =>
  SAYING.has(pos) && lower.length >= SHORTEST && !EMPTY.has(lower) && !EMPTY.has(lemma.toLowerCase())
const isNew = (token: Token, spoken: Spoken): boolean =>
  saysMuch(token) && !formsOf(token).some((form) => spoken.has(form))

/** What stands at a verb, where it is told of somebody; undefined where it is asked, left open, or nobody's. */
function findTold(tokens: readonly Token[], at: number): Told | undefined {
  const subject = findSubject(tokens, at)
  const verb = tokens[at]
  const before = textOf(tokens.slice(0, at + 1))
  if (!subject || !verb || OPEN.test(before) || LATER.test(before)) return undefined
  if (ASKED.has(tokens[tokens.indexOf(subject) - 1]?.lower ?? '')) return undefined
  const wasGoingOn = verb.lower.endsWith('ing') && /^(?:was|were|been)$/.test(tokens[at - 1]?.lower ?? '')
  return { subject, verb, rest: tokens.slice(at + 1), wasGoingOn }
}

/** "As he tells it." */
const saysNothing = (rest: readonly Token[]): boolean =>
  rest.length > 0 && rest.every(({ lower, pos }) => pos === 'PUNCT' || /^(?:it|so|this)$/.test(lower))

/** Whether the verb that stands at `at` tells of words that nobody has told of. */
function reportsWords(tokens: readonly Token[], at: number, spoken: Spoken): boolean {
  const told = findTold(tokens, at)
  if (!told || saysNothing(told.rest) || tokens.slice(0, at).some(isNegation)) return false
  const [first] = told.rest
  const isOfClause = THAT.has(first?.lower ?? '') || first?.pos === 'PROPN' || first?.lower === 'me'
  return (isOfClause || !told.rest.some(isNegation)) && tellsWords(told, tokens, spoken)
}

/** Whether the verb that stands at `at` tells of its subject what nobody has spoken of. */
function tellsNew(tokens: readonly Token[], at: number, spoken: Spoken): boolean {
  const told = findTold(tokens, at)
  if (!told || (told.subject.lower !== 'who' && OPEN.test(textOf(tokens)))) return false
  // "Of course you are furious" takes part and tells nothing.
  const isFeltFor = told.subject.lower === 'you' && isOfBeing(told.verb)
  return (
    (!isFeltFor && tokens.slice(at).some((token) => isNewPrivate(token, spoken))) || tellsDeed(told, spoken)
  )
}

/** Somebody, what they did, and the rest of the clause. */
interface Told {
  readonly subject: Token
  readonly verb: Token
  readonly rest: readonly Token[]
  /** "Had been counting on it". */
  readonly wasGoingOn: boolean
}

const isOfOthers = ({ lower }: Token): boolean => lower !== 'you'
/** Begins what somebody is said to have said. */
const THAT = new Set(['that', 'he', 'she', 'they'])
/** "You told me that you felt humiliated", "he has threatened to stop paying", "she hopes for the library". */
function tellsWords({ subject, verb, rest }: Told, clause: readonly Token[], spoken: Spoken): boolean {
  const lemma = verb.lemma.toLowerCase()
  const isBinding = BINDING.has(lemma)
  const isOfMind = MIND.has(lemma) && subject.lower !== 'you'
  if (!(isBinding || isOfMind || SPEECH.has(lemma)) || !isTold(verb, subject)) return false
  if (subject.pos === 'NOUN' && !isBinding) return false
  const around = clause.filter((one) => one !== verb && one !== subject)
  return (
    (isBinding && isPast(verb) && isNew(verb, spoken)) ||
    (countNew(around, spoken) > 1 && isMostlyNew(around, spoken)) ||
    (isOfOthers(subject) && THAT.has(rest[0]?.lower ?? '') && isMostlyNew(rest, spoken))
  )
}

const listKinds = ({ lower, lemma }: Token) =>
  PRIVATE.filter((kind) => kind.words.has(lemma.toLowerCase()) || kind.words.has(lower))
/** Whether a word is of a private matter that nobody has spoken of. */
function isNewPrivate(token: Token, spoken: Spoken): boolean {
  const kinds = listKinds(token)
  return kinds.length > 0 && !kinds.some((kind) => [...kind.evidence].some((word) => spoken.has(word)))
}

const OWNER = /^(?:his|her|their|your|['’]s)$/
/** A team is there wherever somebody leads. */
const SOMEBODY = new Set(['boss', 'report', 'peer', 'other'])
const THEIRS = /^(?:his|her|their|['’]s)$/
const DEFINITE = /^(?:the|his|her|their|your|['’]s)$/
/** Says whether words to say speak of somebody's relative of whom nobody has told. */
export const namesNewRelative = (words: string, spoken: Spoken): boolean =>
  readClauses(words).some(({ tokens, text }) => !OPEN_PERSON.test(text) && hasRelative(tokens, spoken))

/** "His son", where nobody has spoken of a child; "the producer is on your side", where nobody has spoken of one. */
const hasRelative = (tokens: readonly Token[], spoken: Spoken): boolean =>
  tokens.some((token, at) => {
    const before = tokens.slice(Math.max(0, at - 2), at).map(({ lower }) => lower)
    if (token.pos === 'NOUN' && isNewPrivate(token, spoken))
      return before.some((one) => (RELATIVES.has(token.lemma.toLowerCase()) ? OWNER : THEIRS).test(one))
    const next = tokens[at + 1]
    const acts =
      next !== undefined &&
      isVerb(next) &&
      next.lower !== next.lemma.toLowerCase() &&
      !next.lower.endsWith('ing')
    return (
      acts &&
      SOMEBODY.has(ROLES.get(token.lower) ?? '') &&
      DEFINITE.test(before.at(-1) ?? '') &&
      !spoken.has(token.lemma.toLowerCase())
    )
  })

const isPast = ({ lower, lemma, pos }: Token): boolean =>
  pos === 'AUX'
    ? /^(?:was|were|did)$/.test(lower)
    : lower !== lemma.toLowerCase() && !/(?:ing|s)$/.test(lower)
/** "What she did" tells nothing yet. */
const ASKED = new Set(['what', 'who', 'which', 'how'])
/** So many words of a deed of the leader's own are new; of somebody else's, two. */
const NEW_OF_OWN = 3
/** "She turned down the app project": something done by somebody that has nothing of what was told. */
function tellsDeed({ subject, verb, rest, wasGoingOn }: Told, spoken: Spoken): boolean {
  const isOwn = subject.lower === 'you'
  const isSomebody = subject.pos !== 'NOUN' || ROLES.has(subject.lower)
  const isDone = wasGoingOn || isPast(verb) || (subject.lower === 'who' && isTold(verb, subject))
  if (!isDone || !isSomebody || (isOwn && verb.pos === 'AUX')) return false
  if (rest.some(({ lower }) => lower === 'than')) return false
  const fresh = [verb, ...rest].filter((one) => isNew(one, spoken) && DONE.has(one.pos))
  const nouns = fresh.filter(({ pos }) => pos === 'NOUN').length
  if (subject.lower === 'who') return nouns > 0
  const isNewDeed = isOwn ? nouns > 1 && fresh.length >= NEW_OF_OWN : nouns > 0 && fresh.length > 1
  return isNewDeed || fresh.some(({ lower }) => ROLES.has(lower))
}
/** Names and numbers are looked at elsewhere. */
const DONE = new Set(['NOUN', 'VERB', 'ADJ'])
