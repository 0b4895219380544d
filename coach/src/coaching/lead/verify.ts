import { isDeclining } from '../../language-model/decline.ts'
import { isTellingRules } from '../../language-model/telling-rules.ts'
import { tells } from '../facts/claims.ts'
import { findInventedNumber } from '../facts/invented-number.ts'
import { listNumbers } from '../facts/numbers.ts'
import { isUnfounded, namesNewRelative, readSpoken, type Spoken } from '../facts/unfounded.ts'
import type { LeadAnswer, LeadState } from './answer.ts'
import { listSentences, tidyText } from './answer-texts.ts'
import { type Based, readBasis, rests, withoutReckoned } from './basis.ts'
import type { LeadBrief } from './brief.ts'
import {
  callsStranger,
  findCulprit,
  findFault,
  type Known,
  readKnown,
  type SentenceFault,
} from './check-sentence.ts'
import { FEWEST_WORDS, findUnclean } from './clean-cut.ts'
import { findLimit, keepsLimit } from './limits.ts'
import { isForeign } from './names.ts'
import { isOverstepping, isStrayPromise, mayOverstep } from './overstepping.ts'
import { countWords, cutSentences, type Prose, readProse, type Sentence, sentencesOf } from './prose.ts'
import { findQuote, findWords } from './quotes.ts'
import { explain, type Fault, type Refused, type Repair, refuse } from './reasons.ts'

/** A message that can be shown. */
export interface Verified {
  readonly message: string
  readonly words: readonly { readonly to: string; readonly text: string }[]
  readonly repairs: readonly Repair[]
}

/** In characters: about twice what the most detailed wish and words to say come to. */
const LONGEST = 5_000

/** Tags, links, pictures, code, JSON, a stretch that is no word of any language, and the marks our own quotations are set in. */
const MARKUP = /<[/|!]?[a-z!|]|\]\(|```|\\u003c|\{\s*"|[a-z\d+/=]{60}/i

/** Holds the answers to one brief against its grounds. What a sentence shows is remembered, since an answer comes piece by piece. */
export class Verifier {
  readonly #brief: LeadBrief
  #grounds: Known | undefined
  readonly #said: ReadonlySet<string>
  readonly #faults = new Map<string, SentenceFault | null>()
  readonly #untold = new Map<string, boolean>()
  #spoken: Spoken | undefined
  /** As much of the message as is read. */
  #text = ''
  /** What of the message its writer has given a basis for: the leader's exact words. */
  #basis: readonly Based[] = []

  constructor(brief: LeadBrief) {
    this.#brief = brief
    this.#said = new Set(brief.grounds.said)
  }

  /** Reads what answers are held against; done once, and ahead of the first of them where somebody waits for it. */
  getReady(): void {
    this.#grounds ??= readKnown(this.#brief.grounds)
    this.#readSpoken()
  }

  get #known(): Known {
    this.#grounds ??= readKnown(this.#brief.grounds)
    return this.#grounds
  }

  /** What may be shown of a message of which this much has come: whole words, without sentences that cannot stand. */
  showComing(given: string, isWhole: boolean): string | Refused {
    const text = tidyText(isWhole ? given.trim() : given.replace(/\S*$/, '').trimStart())
    const refused = this.#refuseLook(text)
    if (refused) return refused
    const prose = this.#read(text, [])
    if (prose.sentences.some(({ own }) => isOverstepping(own))) return refuse('role')
    const words = joinWords(prose)
    const invented = prose.words.find(({ start, end }) =>
      this.#findWordsFault(text.slice(start, end), false, words),
    )
    const shown = invented ? text.slice(0, invented.start) : text
    const last = prose.sentences.at(-1)
    const cut = prose.sentences.filter((sentence) => {
      const isOpen =
        !isWhole && sentence === last && (this.#brief.grounds.isEnding || mayOverstep(sentence.own))
      return isOpen || this.#findReason(sentence, this.#brief.grounds.isEnding, false) !== null
    })
    return cutSentences(
      shown,
      cut.filter(({ end }) => end <= shown.length),
    )
  }

  /** Mends a whole message, or says why it cannot be shown. */
  mend({ message, state }: LeadAnswer): Verified | Refused {
    const { told } = this.#brief.grounds
    const text = tidyText(message).trim()
    if (countWords(text) < FEWEST_WORDS || text.endsWith(':') || isShouted(text)) return refuse('empty-part')
    if (isDeclining(text, told)) return refuse('refused')
    const refused = this.#refuseLook(text)
    if (refused) return refused
    this.#basis = readBasis(state, this.#known.quotable)
    const prose = this.#read(text, state.words?.map((words) => words.text) ?? [])
    if (prose.sentences.some(({ own }) => isOverstepping(own))) return refuse('role')
    const hasResearch = this.listResearch(state).length > 0
    const words = joinWords(prose)
    for (const { start, end } of prose.words) {
      const fault = this.#findWordsFault(text.slice(start, end), hasResearch, words)
      if (fault) return { refusal: 'invented-in-words', reason: this.#explain(text.slice(start, end), fault) }
    }
    const isEnding = this.#brief.grounds.isEnding || state.ends === true
    const faults = this.#findFaults(prose, isEnding, hasResearch)
    const unclean = findUnclean(prose, faults)
    if (unclean) return { refusal: 'not-whole', reason: this.#explain(unclean[0].text, unclean[1]) }
    const left = cutSentences(text, [...faults.keys()])
    const said = this.#listWords(left, prose, state)
    return this.#refuseLimit(left, said) ?? { message: left, words: said, repairs: [...faults.values()] }
  }

  /** The research of the brief that the model says it has used. */
  listResearch({ research = [] }: LeadState): LeadBrief['grounds']['found']['research'] {
    return this.#brief.grounds.found.research.filter(({ id }) => research.includes(id))
  }

  #read(text: string, spoken: readonly string[]): Prose {
    this.#text = text
    return readProse(text, spoken, (words) => findQuote(this.#known.quotable, words) !== undefined)
  }

  #explain(text: string, fault: Fault): string {
    return explain(text, fault, findCulprit(text, fault, this.#known))
  }

  #refuseLook(text: string): Refused | null {
    if (text.length > LONGEST) return refuse('too-long')
    if (MARKUP.test(text)) return refuse('markup')
    return isTellingRules(text, this.#brief.instructions) ? refuse('rules-told') : null
  }

  #findFault(given: string, hasResearch: boolean, around = ''): SentenceFault | null {
    const text = withoutReckoned(given, this.#basis)
    const isDated = this.#basis.some((one) => one.isOfDays && rests(given, one))
    const key = `${hasResearch} ${isDated} ${text} ${around}`
    const known = this.#faults.get(key)
    if (known !== undefined) return known
    const faults = sentencesOf(text).map((one) =>
      findFault(one, this.#known, hasResearch, [text, around], () => this.#listProposed(one)),
    )
    const fault = faults.find((one) => one !== null && !(one === 'day' && isDated)) ?? null
    this.#faults.set(key, fault)
    return fault
  }

  #findWordsFault(words: string, hasResearch: boolean, around: string): SentenceFault | 'untold' | null {
    return (
      this.#findFault(words, hasResearch, around) ??
      (callsStranger(words, this.#known) ? 'name' : null) ??
      (namesNewRelative(words, this.#readSpoken()) ? 'untold' : null)
    )
  }

  #findReason({ own, text }: Sentence, isEnding: boolean, hasResearch: boolean): Fault | null {
    if (countWords(own) === 0) return null
    if (isEnding && /\?["”’»)*_]*\s*$/.test(own)) return 'question'
    if (own === text && !isQuoted(text) && this.#isSaid(text)) return 'repeated'
    if (isStrayPromise(own, this.#brief.grounds.promised)) return 'promised'
    const isBased = this.#basis.some((one) => rests(text, one))
    return this.#findFault(own, hasResearch) ?? (!isBased && this.#isUntold(own) ? 'untold' : null)
  }

  /** The numbers that the rest of the message proposes; what a sentence tells of is none of them. */
  #listProposed(sentence: string): ReadonlySet<number> {
    if (tells(sentence)) return new Set()
    const { numbers } = this.#known
    const others = sentencesOf(this.#text).filter((one) => one !== sentence && !tells(one))
    return new Set(
      others.flatMap((one) =>
        findInventedNumber(one, numbers) ? [] : listNumbers(one).map(({ value }) => value),
      ),
    )
  }

  #readSpoken(): Spoken {
    const { told, noted, promised } = this.#brief.grounds
    // Whoever has promised something may be told that they have.
    const promises = promised.length > told.length ? ['promised'] : []
    const talk = this.#brief.messages.slice(0, -1).map(({ content }) => content)
    this.#spoken ??= readSpoken(told, [...noted, ...promises, ...talk])
    return this.#spoken
  }

  #isUntold(own: string): boolean {
    const known = this.#untold.get(own)
    if (known !== undefined) return known
    const isUntold =
      !isForeign([own, ...this.#brief.grounds.told]) &&
      isUnfounded(own.replace(QUOTED, ' '), this.#readSpoken())
    this.#untold.set(own, isUntold)
    return isUntold
  }

  /** Whether the coach has said it before, or the leader, whose words it gives as its own. */
  #isSaid(text: string): boolean {
    if (listSentences(text).some((sentence) => this.#said.has(sentence))) return true
    return (
      countWords(text) >= ECHO_WORDS &&
      findQuote(this.#known.told, text.replace(/[.!?…]+$/, '')) !== undefined
    )
  }

  #findFaults(prose: Prose, isEnding: boolean, hasResearch: boolean) {
    const faults = new Map<Sentence, Fault>()
    const here = new Set<string>()
    for (const sentence of prose.sentences) {
      const isOwn = sentence.own === sentence.text && !isQuoted(sentence.text)
      const signs = isOwn ? listSentences(sentence.text) : []
      const isAgain = signs.some((sign) => here.has(sign))
      for (const sign of signs) here.add(sign)
      const fault = isAgain ? 'repeated' : this.#findReason(sentence, isEnding, hasResearch)
      if (fault) faults.set(sentence, fault)
    }
    return faults
  }

  /** The words to say that stand in the message: as its writer has named them, else as they are set apart in it. */
  #listWords(message: string, prose: Prose, { words }: LeadState): Verified['words'] {
    const named = (words ?? []).flatMap(({ to, text }) => {
      const span = findWords(message, text, '>*_')
      return span ? [{ to, text: unmark(message.slice(span.start, span.end)) }] : []
    })
    if (named.length > 0) return named
    return prose.words.map(({ start, end }) => ({ to: '', text: unmark(prose.text.slice(start, end)) }))
  }

  #refuseLimit(message: string, words: Verified['words']): Refused | null {
    const limit = findLimit(this.#brief.grounds.told.at(-1) ?? '')
    if (!limit) return null
    const texts = words.length > 0 ? words.map(({ text }) => text) : [message]
    if (texts.some((text) => keepsLimit(text, limit))) return null
    return {
      refusal: 'over-limit',
      reason: `They asked for at most ${limit.most} ${limit.of}${words.length > 0 ? ' in the words to say' : ''}.`,
    }
  }
}

/** Somebody else's words, inside of a sentence. */
const QUOTED = /["“„][^"“”„]*["”“]/g
/** A sentence of the leader's that is so long, word for word, is no turn of phrase that is taken up. */
const ECHO_WORDS = 6
/** In capitals alone nobody is talked to; a short word may be in them. */
const isShouted = (text: string) =>
  countWords(text) > FEWEST_WORDS && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

const joinWords = ({ text, words }: Prose) => words.map(({ start, end }) => text.slice(start, end)).join('\n')

/** Words to say, however short: they may be given again. */
const isQuoted = (sentence: string) => /^[*_]*["“„].*["”“][*_.]*$/su.test(sentence)

/** Words without the marks of a quoted line. */
const unmark = (words: string) =>
  words
    .replace(/^\s*>[ \t]?/gm, '')
    .replace(/\*+/g, '')
    .trim()
