import { type AnalysisOptions, isMistakeRule } from './analysis.ts'
import { isAttackRule } from './leave-good.ts'
import { isLoud } from './loud.ts'
import { isOverlapping, type MessageText, readMessage, type Span } from './message-text.ts'
import { LEAST_OFFER, MARK_WEIGHT, SHOWN_ONLY, WEIGHTS } from './offer.data.ts'
import { applyChanges, type Rewrite } from './rewrite/rewrite-message.ts'
import type { RuleMatch } from './rule-match.ts'
import { RULES, type RuleKey } from './rules.data.ts'
import type { ToneReading } from './tone-reading.ts'

const isBlank = ({ replacement }: { readonly replacement: string | null }) =>
  replacement?.includes('[') ?? false

/** True for a match that offers a question to its writer in place of words. */
export const asksWriter = (match: RuleMatch): boolean =>
  isBlank(match) || (match.edits?.some(isBlank) ?? false)

/** Readers who rate the tone so find nothing hard in an order, and mostly in nothing else. */
const FRIENDLY = 0.6
const isFriendly = (reading: ToneReading | undefined): boolean =>
  reading !== undefined && reading.ratings.tone >= FRIENDLY
const ORDERS: ReadonlySet<RuleKey> = new Set(['demand', 'curt'])

/** Rules whose changes only take words away that say nothing. */
const SPARED: ReadonlySet<string> = new Set(['wordiness', 'jargon', 'hedging'])
const isPlainRule = (rule: string): boolean => isMistakeRule(rule) || SPARED.has(rule)

/** The same matches, of which only those change the message whose words are sure to be better; the others are shown. */
export function chooseApplied(
  matches: readonly RuleMatch[],
  { reading, isPlain }: Pick<AnalysisOptions, 'reading' | 'isPlain'>,
): RuleMatch[] {
  const isKind = isFriendly(reading)
  const isShown = (match: RuleMatch) =>
    (isPlain && !isPlainRule(match.rule)) ||
    SHOWN_ONLY.has(match.rule) ||
    asksWriter(match) ||
    (isKind && ORDERS.has(match.rule))
  return matches.map((match) => {
    if (!isShown(match)) return match
    const { edits: _, ...rest } = match
    return { ...rest, replacement: null }
  })
}

/** Rules whose faults are mended all together or not at all: half of them mended stands out. */
const TOGETHER: readonly ReadonlySet<RuleKey>[] = [
  new Set<RuleKey>(['shouting']),
  new Set<RuleKey>(['capitalization']),
  new Set<RuleKey>(['casual-register', 'chat-spelling']),
]

/** A small letter where a sentence begins, or an "i": what was not found is left small too. */
const isLeftSmall = ({ text, sentences }: MessageText): boolean =>
  /(?<![\p{L}.'’])i(?![\p{L}.'’])/u.test(text) ||
  sentences.some(({ part, text: said }) => part !== 'closing' && /^\p{Ll}/u.test(said))

const lettersOf = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toLowerCase()

/** How much changes are worth their writer's look. */
const weigh = (text: string, changes: readonly (Span & { rule: string; replacement: string })[]): number =>
  changes.reduce((sum, { start, end, replacement, rule }) => {
    const weight = (WEIGHTS as Readonly<Record<string, number | undefined>>)[rule] ?? 1
    const isMark = isMistakeRule(rule) && lettersOf(text.slice(start, end)) === lettersOf(replacement)
    return sum + (isMark ? Math.min(MARK_WEIGHT, weight) : weight)
  }, 0)

const isManner = (rule: RuleKey) => !isMistakeRule(rule) && RULES[rule].dimension === 'tone'

/**
 * Leaves of the changes those that make a whole: no attack is left beside one that was mended, no capital beside one that was lowered,
 * and where little would change, nothing does.
 *
 * @param find says what the rules find in the message with these changes made.
 */
export function keepWhole(
  text: string,
  rewrites: readonly Rewrite[],
  reading: ToneReading | undefined,
  find: (after: MessageText) => readonly RuleMatch[],
): readonly Rewrite[] {
  if (rewrites.length === 0) return rewrites
  const message = readMessage(applyChanges(text, rewrites))
  const left = find(message)
  const isHostile = left.some(({ rule }) => isAttackRule(rule))
  if (isHostile && !isFriendly(reading)) return []
  const isHalf = (group: ReadonlySet<RuleKey>) =>
    left.some(({ rule }) => group.has(rule)) ||
    (group.has('capitalization') && isLeftSmall(message)) ||
    (group.has('shouting') && isLoud(message.text))
  const half = TOGETHER.filter(isHalf)
  const kept = rewrites.filter(
    ({ rules }) =>
      // Of a message that reads friendly as a whole, what hurts in it may be none; what else there is to mend is mended.
      !(isHostile && rules.some(isManner)) && !half.some((group) => rules.some((rule) => group.has(rule))),
  )
  return weigh(text, kept) >= LEAST_OFFER ? kept : []
}

type Ruled = Span & { readonly rule: string }

/** True where changes are more than corrections and words spared: whether they are better is read in the whole message. */
export const isStyled = (changes: readonly Ruled[]): boolean => changes.some(({ rule }) => !isPlainRule(rule))

/** True where changes take away what attacks: it is read anew in each sentence. */
export const isDisarmed = (changes: readonly Ruled[]): boolean =>
  changes.some(({ rule }) => isAttackRule(rule))

/**
 * A message that was disarmed is offered where readers would rate it so, where so many of its words are left, and one that was read
 * below that tone where it rose by so much.
 */
const DISARMED = { tone: 0.6, overall: 0.7, rise: 0.15, words: 0.5 } as const
/** From this chance on that a sentence hurts, it is no part of a version that is offered. */
const MAY_HURT = 0.3
/** Ratings that fall by less are the same. */
const SAME = 0.01
/** An order that was made a request raises the tone by so much. */
const ASKED = 0.03
const FITTING = 0.6
const REGISTER: ReadonlySet<string> = new Set(['casual-register', 'chat-spelling'])

/** True where each sentence is changed that may hurt as it was read at first, and none may hurt that is left. */
function isPeaceful(
  { sentences, words }: MessageText,
  changes: readonly Ruled[],
  before: ToneReading,
  after: ToneReading,
  wordsLeft: number,
): boolean {
  const { tone, overall } = after.ratings
  const was = before.ratings.tone
  // What a single sentence hurts in may read well as a whole.
  const least = was < DISARMED.tone ? Math.max(DISARMED.tone, was + DISARMED.rise) : was
  return (
    tone >= least &&
    (overall >= DISARMED.overall || was >= DISARMED.tone) &&
    wordsLeft >= DISARMED.words * words &&
    after.sentences.every(({ chance }) => chance < MAY_HURT) &&
    sentences.every(
      (sentence, at) =>
        (before.sentences[at]?.chance ?? 0) < MAY_HURT ||
        changes.some((change) => isOverlapping(change, sentence)),
    )
  )
}

/** True where readers would rate a message with its changes no lower, and what was changed has been done whole. */
export function isSurelyBetter(
  messageText: string,
  changes: readonly (Ruled & { readonly replacement: string })[],
  before: ToneReading,
  after: ToneReading,
): boolean {
  const [were, are] = [before.ratings, after.ratings]
  if ((['tone', 'clarity', 'fitness', 'overall'] as const).some((name) => are[name] < were[name] - SAME))
    return false
  const has = (rules: ReadonlySet<string>) => changes.some(({ rule }) => rules.has(rule))
  if (has(REGISTER) && are.fitness < FITTING) return false
  if (has(ORDERS) && are.tone < were.tone + ASKED) return false
  const { words } = readMessage(applyChanges(messageText, changes))
  return !isDisarmed(changes) || isPeaceful(readMessage(messageText), changes, before, after, words)
}
