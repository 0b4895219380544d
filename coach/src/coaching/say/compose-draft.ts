import {
  type Analysis,
  type Finding,
  type GrammarFinding,
  isMistakeRule,
} from '../../communication/analysis.ts'
import { analyzeMessage } from '../../communication/analyze-message.ts'
import { findBesideFault } from '../../communication/beside-fault.ts'
import { firmUp, shorten, soften } from '../../communication/change-draft.ts'
import { countWords, readMessage } from '../../communication/message-text.ts'
import { RULES, type Rule } from '../../communication/rules.data.ts'
import { paragraphs, sentences } from '../../text/join-text.ts'
import { quoteWords } from '../../text/quoted-words.ts'
import type { Heard } from '../listen/listen.ts'
import { DRAFT } from '../words-thresholds.ts'
import {
  CHANGED,
  CHANGED_MORE,
  CHANGED_SO,
  HEARD_AS,
  LEFT_OUT,
  LEFT_SO,
  NOT_SURE,
  NOT_TO_BE_SEEN,
  OTHER_FAULT,
  REASONS,
  SOFTENED,
  VERDICTS,
  type Verdict,
} from './draft-phrases.data.ts'
import { cutQuote, dropSentence, findFirstLost, quoteFinding } from './quote-draft.ts'
import { listLeftOut } from './tell-pieces.ts'
import { fill } from './voice.ts'
import type { Draft, Writing } from './writing.ts'

type OwnDraft = NonNullable<Heard['draft']>
type DraftChange = NonNullable<OwnDraft['change']>

/** What is wrong with a draft most. */
interface Fault {
  /** An exact part of it. */
  readonly words: string
  readonly why: string
  readonly verdict: Exclude<Verdict, 'good'>
  /** It is what the leader feared. */
  readonly isFeared: boolean
}

/** A draft judged; `changed` is the draft itself where nothing could be made better. */
interface Judgment {
  readonly fault: Fault | null
  readonly changed: string
  /** How many places were changed. */
  readonly places: number
}

const KNOWN_RULES = new Map<string, Rule>(Object.entries(RULES))
/** In words to one person these say little, or their place is another. */
const PASSED_OVER = new Set([
  'curt',
  'no-date',
  'buried-ask',
  'punctuation',
  'capitalization',
  'casual-register',
])
const SOFT_RULES = new Set(['hedging'])
const LONG_RULES = new Set(['long-sentence', 'wordiness'])

/** @param grammar what a checker found in the text, where it has seen it. */
const analyze = (text: string, { channel }: OwnDraft, grammar: readonly GrammarFinding[] = []): Analysis =>
  analyzeMessage(
    { communicationType: channel, context: 'general', messageText: text },
    { mutedRules: PASSED_OVER, isWhole: true, grammar },
  )

/** Says whether a finding is what the leader asks about. */
function isFeared({ rule, dimension }: Finding, { fear, asks }: OwnDraft): boolean {
  if (fear === 'soft') return SOFT_RULES.has(rule)
  if (fear === 'long') return LONG_RULES.has(rule)
  return fear === 'hard' ? dimension === 'tone' || rule === 'profanity' : asks !== 'bad'
}

/** The finding that costs most, where there is something to do about it. */
function findWorst({ findings, changes }: Analysis, draft: OwnDraft): Fault | null {
  const isChanged = ({ start, end }: Finding) =>
    changes.some((change) => change.start <= end && start <= change.end)
  const [worst] = findings
    .map((finding) => {
      const { cost = 0, advice = '' } = KNOWN_RULES.get(finding.rule) ?? {}
      return { finding, cost, advice, feared: isFeared(finding, draft) }
    })
    .filter(({ finding, cost }) => cost >= DRAFT.unfixable || isChanged(finding))
    .sort((one, other) => weigh(other) - weigh(one))
  if (!worst) return null
  const { finding, cost, advice, feared } = worst
  return {
    words: cutQuote(quoteFinding(draft.text, finding)),
    why: isChanged(finding) ? finding.why : `${finding.why} ${advice}`,
    verdict: isMistakeRule(finding.rule) ? 'slip' : cost >= DRAFT.serious ? 'serious' : 'small',
    isFeared: feared,
  }
}

const weigh = ({ cost, feared }: { cost: number; feared: boolean }) => cost + (feared ? DRAFT.feared : 0)

/** What is heard beside the words: by the analyzer's side, or because most of them only soften. */
function findBeside(draft: OwnDraft): (Fault & { readonly changed: string }) | null {
  const found = findBesideFault(draft.text)
  if (found) {
    const { words, why, changed } = found
    return { words: cutQuote(words), why, changed, verdict: 'serious', isFeared: draft.fear === 'hard' }
  }
  const changed = firmUp(draft.text)
  const share = 1 - countWords(changed) / Math.max(1, countWords(draft.text))
  if (share < DRAFT.softened) return null
  const words = cutQuote(findFirstLost(draft.text, changed))
  return { words, why: SOFTENED, changed, verdict: 'serious', isFeared: draft.fear === 'soft' }
}

/** Judges a draft by the analyzer and by what is heard beside the words; the changed one is never worse. */
function judge(draft: OwnDraft, mistakes: Writing['mistakes']): Judgment {
  const before = analyze(draft.text, draft, mistakes)
  const beside = findBeside(draft)
  const fault = beside ?? findWorst(before, draft)
  const after = beside ? analyze(beside.changed, draft) : before
  const improved = after.improvedVersion
  const isLeft = fault?.verdict === 'serious' && improved.includes(fault.words)
  const changed = isLeft ? dropSentence(improved, fault.words) : improved
  const isWorse = beside?.why !== SOFTENED && analyze(changed, draft).tone < before.tone
  return {
    fault,
    changed: isWorse ? before.improvedVersion : changed,
    places: after.changes.length + (beside ? 1 : 0),
  }
}

const CHANGING: Readonly<Record<DraftChange, (text: string) => string>> = {
  shorter: shorten,
  softer: soften,
  firmer: firmUp,
  correct: (text) => text,
}

/** What the leader fears, as the change that would help. */
const AGAINST = { soft: 'firmer', long: 'shorter' } as const

/** Changes a draft as it was asked for; null where that makes nothing better. */
function change({ mistakes }: Writing, draft: OwnDraft, how: DraftChange): string | null {
  const { changed: mended } = judge(draft, mistakes)
  const changed = CHANGING[how](mended)
  if (changed === draft.text || (how !== 'correct' && changed === mended)) return null
  if (how === 'shorter' && countWords(changed) >= countWords(draft.text)) return null
  return how === 'softer' && analyze(changed, draft).tone < analyze(draft.text, draft).tone ? null : changed
}

/** One reason for the draft, from its own words. */
function findReason({ text }: OwnDraft): string | undefined {
  const body = readMessage(text).sentences.filter(({ part }) => part === 'body')
  for (const [pattern, reason] of REASONS) {
    const fitting = body.find((sentence) => pattern.test(sentence.text))
    if (fitting) return fill(reason, { words: cutQuote(text.slice(fitting.start, fitting.end)) })
  }
  return undefined
}

/** The bank that answers what was asked: first of all yes or no. */
function chooseVerdict({ asks, fear }: OwnDraft, fault: Fault | null): readonly string[] {
  if (asks === 'bad' && fault && fault.verdict !== 'slip' && !fault.isFeared) return OTHER_FAULT
  if (asks === 'bad' && !fault && fear === 'other') return NOT_TO_BE_SEEN
  return VERDICTS[asks][fault?.verdict ?? 'good']
}

/** A line of the bank, the first again once all are said. */
const sayOf = ({ voice }: Writing, bank: readonly string[]) => voice.pick(bank) ?? bank[0] ?? ''

/** Between double marks stands only what the leader wrote. */
const tellFault = ({ words, why }: Fault) => `“${words}”: ${why.replace(/“([^”]*)”/g, '‘$1’')}`

/** The leader asks for the draft to be otherwise: it is given so. */
function giveChanged(writing: Writing, draft: OwnDraft, how: DraftChange): Draft {
  const changed = change(writing, draft, how)
  // Of its own words the coach has nothing to find fault with.
  const fault = draft.isCoachs ? null : judge(draft, writing.mistakes).fault
  const content = changed
    ? paragraphs(fault && sentences(tellFault(fault)), sayOf(writing, CHANGED_SO[how]), quoteWords(changed))
    : sentences(sayOf(writing, LEFT_SO[how]), findReason(draft))
  return { content, metadata: {} }
}

/** What the leader fears that it is, it is a little: it is given without that. */
function answerFear(writing: Writing, draft: OwnDraft): Draft | null {
  const { asks, fear } = draft
  if (asks !== 'bad' || (fear !== 'soft' && fear !== 'long')) return null
  const changed = change(writing, draft, AGAINST[fear])
  if (!changed) return null
  const lead = sayOf(writing, CHANGED_SO[AGAINST[fear]])
  return {
    content: paragraphs(sayOf(writing, VERDICTS.bad.small), lead, quoteWords(changed)),
    metadata: {},
  }
}

/** Yes or no first, the one change that matters most, and the words with it made. */
function giveJudgment(writing: Writing, draft: OwnDraft): Draft {
  const { fault, changed, places } = judge(draft, writing.mistakes)
  const { sound } = writing.heard
  // A slip is told where nothing more is known.
  if (
    fault?.verdict !== 'serious' &&
    sound?.verdict !== 'good' &&
    !(fault?.verdict === 'slip' && sound?.verdict === null)
  ) {
    const heard = giveSound(writing, draft)
    if (heard) return heard
  }
  const verdict = fill(sayOf(writing, chooseVerdict(draft, fault)), { send: draft.isSpoken ? 'Say' : 'Send' })
  if (!fault) {
    const content = sentences(verdict, findReason(draft))
    return answerFear(writing, draft) ?? { content, metadata: {} }
  }
  const isChanged = changed !== draft.text
  return {
    content: paragraphs(
      sentences(verdict, tellFault(fault)),
      isChanged ? sayOf(writing, places > 1 ? CHANGED_MORE : CHANGED) : undefined,
      isChanged ? quoteWords(changed) : undefined,
    ),
    metadata: {},
  }
}

/** What of a sound the leader asks about. */
const FEARED_AS = { hard: 'hard', soft: 'soft', long: null, other: null } as const

/** How the draft sounds to whoever gets it, and what was told and does not stand in it; null where nobody has heard it. */
function giveSound(writing: Writing, draft: OwnDraft): Draft | null {
  const { sound } = writing.heard
  if (!sound || sound.verdict === 'good') return null
  const leftOut = tellLeftOut(writing, draft)
  const { verdict, words } = sound
  if (verdict === null) return { content: paragraphs(sayOf(writing, NOT_SURE), leftOut), metadata: {} }
  const why = fill(sayOf(writing, HEARD_AS[verdict]), { words: cutQuote(words) })
  const fault = { words, why, verdict: 'serious', isFeared: FEARED_AS[draft.fear] === verdict } as const
  return {
    content: paragraphs(sentences(sayOf(writing, chooseVerdict(draft, fault)), why), leftOut),
    metadata: {},
  }
}

/** What was told and a draft does not say, as a list behind its lead; undefined where nothing belongs there. */
function tellLeftOut(writing: Writing, { text }: OwnDraft): string | undefined {
  const left = listLeftOut(writing, text)
  return left.length > 0
    ? paragraphs(sayOf(writing, LEFT_OUT), left.map((said) => `- ${said}`).join('\n'))
    : undefined
}

/** Judges what the leader has written to somebody, or gives it otherwise, as they ask. */
export function judgeDraft(writing: Writing): Draft {
  const { draft } = writing.heard
  if (!draft) throw new RangeError('a draft turn needs a draft')
  return draft.change ? giveChanged(writing, draft, draft.change) : giveJudgment(writing, draft)
}
