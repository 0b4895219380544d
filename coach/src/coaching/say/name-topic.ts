import type { Clause } from '../../text/clauses.ts'
import { type Token, textOf } from '../../text/nlp.ts'
import { ROLES } from '../../text/people.data.ts'
import { isPeople } from '../../text/peoples.ts'
import type { Heard } from '../listen/listen.ts'

/** What the request says that the words are about: "how do I tell her about the complaint". */
const ABOUT =
  /\babout ((?:the|my|our|his|her|their|this|that)\s[^,.;:!?()"“”]{3,60}?)(?=,| and | but | so | without | when | before | in \w+ (?:sentences|words|lines)|[.;:!?]|$)/i
/** What has to stand in the words: "must have the stickers in it". */
const IN_IT =
  /\b(?:must have|has to have|mention(?:s|ing)?|with|include|includes) (the [\w' -]{3,30}?) in it\b/gi

/** What words stand around, and are never about. */
const NO_TOPIC = new Set(
  (
    'thing way one lot bit kind sort word sentence message text line talk chat mail email call man woman guy lad boy girl person people somebody problem question answer point matter ' +
    'issue subject topic side end front back day week month year morning evening afternoon night time hour minute moment today tomorrow yesterday monday tuesday wednesday thursday friday ' +
    'saturday sunday home english name face eye hand head half rest number example idea fact reason case place feeling heart uncle aunt cousin mum dad mother father wife husband son daughter brother sister child kid ' +
    'family friend language tone advice opinion help chance luck god'
  ).split(' '),
)
const DEFINITE = new Set(['the', 'my', 'our', 'his', 'her', 'their', 'this', 'that'])
const INSIDE = new Set(['NOUN', 'PROPN', 'ADJ'])

/** So often does a story name what it is about. By hand. */
const MENTIONED = 3

interface Named {
  readonly lemma: string
  readonly phrase: string
}

/** Things a clause names as known: "the Tuesday counter", "our pricing model". */
function listNamed({ tokens }: Clause): Named[] {
  return tokens.flatMap((token, at) => {
    if (!DEFINITE.has(token.lower)) return []
    const after = tokens.slice(at + 1)
    const length = after.findIndex(({ pos }) => !INSIDE.has(pos))
    const inside = after.slice(0, length < 0 ? after.length : length)
    const head = inside.at(-1)
    if (head?.pos !== 'NOUN' || inside.length > 3 || !isThing(head, inside)) return []
    const owner = token.lower === 'my' || token.lower === 'our' ? token.lower : 'the'
    return [{ lemma: head.lemma, phrase: `${owner} ${textOf(inside)}` }]
  })
}

const isThing = ({ lemma, lower }: Token, inside: readonly Token[]) =>
  lemma.length > 2 &&
  !NO_TOPIC.has(lemma) &&
  !NO_TOPIC.has(lower) &&
  !inside.some((word) => ROLES.has(word.lemma) || ROLES.has(word.lower) || isPeople(word.lower))

/** The thing that the story names most often, in its fullest wording; nothing where none is named often. */
function findCentral(clauses: readonly Clause[]): string | undefined {
  const named = clauses.flatMap(listNamed)
  const times = (lemma: string) =>
    clauses.reduce((sum, { tokens }) => sum + tokens.filter((token) => token.lemma === lemma).length, 0)
  const [central] = named
    .map((one) => ({ ...one, times: times(one.lemma) }))
    .filter((one) => one.times >= MENTIONED)
    .toSorted((one, other) => other.times - one.times)
  const wordings = named.filter(({ lemma }) => lemma === central?.lemma).map(({ phrase }) => phrase)
  return wordings.toSorted((one, other) => other.length - one.length)[0]
}

/**
 * Names what words are about, as a noun with its article.
 *
 * @returns what the request names; else the thing told of most, of which only this message counts where all that was told before is
 * about somebody else; undefined where there is none.
 */
export function nameTopic(
  { text, clauses, toldClauses }: Pick<Heard, 'text' | 'clauses' | 'toldClauses'>,
  isAboutThem: boolean,
): string | undefined {
  const inIt = [...text.matchAll(IN_IT)].flatMap(([, thing]) => thing ?? [])
  if (inIt.length > 0) return inIt.join(' and ')
  const said = ABOUT.exec(text)?.[1]
  if (said) return said.replace(/^(?:his|her|their)\b/i, 'your')
  return findCentral(isAboutThem ? [...clauses, ...toldClauses] : clauses)
}
