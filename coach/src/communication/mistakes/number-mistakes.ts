import { pluralOf, thirdPersonOf } from '../../text/inflect.ts'
import type { Token } from '../../text/nlp.ts'
import { type Detector, GROUP, is, isPlural, isSingular, MEASURE, type Slip, type Tokens } from './slips.ts'

const NUMBER_WORD =
  /^(?:many|several|these|those|various|numerous|two|three|four|five|six|seven|eight|nine|ten)$/
const isNumber = ({ text }: Token, before: Token | undefined) =>
  NUMBER_WORD.test(text) && !is(before, /^(?:the|-|–)$/)

/** "Many problem". */
export const findNumber: Detector = (tokens) =>
  tokens.flatMap((token, from): Slip[] => {
    if (!isNumber(token, tokens[from - 1])) return []
    const at = from + (is(tokens[from + 1], /^other$/) || tokens[from + 1]?.pos === 'ADJ' ? 2 : 1)
    const [noun, next] = [tokens[at], tokens[at + 1]]
    if (!noun || !next || !isSingular(noun) || is(tokens[at - 1], /^(?:a|an|-|of)$/)) return []
    const isEnd = /^(?:ADP|PUNCT|SCONJ|PRON)$/.test(next.pos) && !/^[-/'’]|^'s$|^(?:and|or)$/.test(next.text)
    // "These must be": such a word is no noun here, though it was tagged as one.
    if (
      !isEnd ||
      /^(?:must|meet|sent|put|set|let|hit|cut|need|can|may|undead|think|know|want|say|believe|feel|agree|talk|tonight|today|tomorrow|yesterday|sharp)$/.test(
        noun.lower,
      )
    )
      return []
    return [{ token: noun, replacement: pluralOf(noun.lower), rule: 'agreement' }]
  })

/** "Much bugs", "less customers". */
export const findMuch: Detector = (tokens) =>
  tokens.flatMap((token, from): Slip[] => {
    const [noun, next] = [tokens[from + 1], tokens[from + 2]]
    const right = { much: 'many', less: 'fewer' }[token.text]
    if (!right || !noun || !isPlural(noun) || MEASURE.test(noun.lower)) return []
    const isPart = next?.pos === 'NOUN' || is(next, /^(?:'s|')$/)
    return isPart || is(tokens[from - 1], /^(?:very|or|no|than|how|as)$/)
      ? []
      : [{ token, replacement: right, rule: 'agreement' }]
  })

const isOneOf = ({ lower }: Token, of: Token | undefined, lead: Token | undefined) =>
  lower === 'one' && is(of, /^of$/) && is(lead, /^(?:the|my|our|your|his|her|their|these|those)$/)

/** "One of the nurse". */
export const findOneOf: Detector = (tokens) =>
  tokens.flatMap((token, from): Slip[] => {
    if (!isOneOf(token, tokens[from + 1], tokens[from + 2])) return []
    const at = from + (tokens[from + 3]?.pos === 'ADJ' ? 4 : 3)
    const [noun, next] = [tokens[at], tokens[at + 1]]
    if (!noun || !next || !isSingular(noun) || GROUP.test(noun.lower)) return []
    return /^(?:ADP|PUNCT|AUX|VERB|PRON)$/.test(next.pos) && !/^[-/'’]/.test(next.text)
      ? [{ token: noun, replacement: pluralOf(noun.lower), rule: 'agreement' }]
      : []
  })

/** Words behind which a verb is right without an ending. */
const OPEN_TO_BARE =
  /^(?:do|does|did|can|could|will|would|should|must|may|might|let|lets|make|makes|made|help|see|saw|hear|have|had|suggest|recommend|insist|ask|and|or|both)$/
const BARE_VERB = /^(?:have|need|want|know|think|say|start|come|take|make|like|look|seem)$/
/** Nouns of many people, which take either form in British English. */
const COLLECTIVE =
  /^(?:company|board|government|department|management|club|firm|school|public|audience|council|union|army|police|press|class|band|agency|bank|office|faculty|jury|media|data)$/

/** True for the start of a sentence, or of a clause behind nothing that asks for a bare verb. */
const isPlainClause = (tokens: Tokens, from: number) =>
  from === 0 ||
  (is(tokens[from - 1], /^(?:,|because|but)$/) &&
    !tokens.slice(0, from).some(({ lower }) => OPEN_TO_BARE.test(lower)))

const isOnlyOne = (noun: Token) => isSingular(noun) && !GROUP.test(noun.lower) && !COLLECTIVE.test(noun.lower)

/** "Our kitchen need 48 hours." */
export const findBareVerb: Detector = (tokens) =>
  tokens.flatMap((first, from): Slip[] => {
    const [noun, verb, next] = [tokens[from + 1], tokens[from + 2], tokens[from + 3]]
    if (!/^(?:the|my|our|your|his|her|their|this)$/.test(first.lower) || !noun || !verb || !next) return []
    if (!isPlainClause(tokens, from) || !isOnlyOne(noun)) return []
    if (!BARE_VERB.test(verb.lower) || !/^(?:DET|NUM|PRON|ADP|PART|ADJ)$/.test(next.pos)) return []
    return [{ token: verb, replacement: thirdPersonOf(verb.lower), rule: 'agreement' }]
  })
