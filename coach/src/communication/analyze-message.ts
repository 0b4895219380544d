import { clearMemos } from '../text/memoize.ts'
import {
  type Analysis,
  type AnalysisOptions,
  type Change,
  type Finding,
  type GrammarFinding,
  isMistakeRule,
  type MessageRequest,
  ruleOfMistake,
} from './analysis.ts'
import { disarm } from './disarm.ts'
import { explainScores } from './explain-scores.ts'
import { findMatches } from './find/find-matches.ts'
import { listHurtful } from './hurtful.ts'
import { isAttacking, isClearEnough, leaveGood } from './leave-good.ts'
import { type MessageText, readMessage } from './message-text.ts'
import { filterGrammarFindings } from './mistakes/find-mistakes.ts'
import { asksWriter, chooseApplied, isDisarmed, isStyled, isSurelyBetter, keepWhole } from './offer.ts'
import { rateMessage } from './rate-message.ts'
import type { ReadTone } from './read-tone.ts'
import { applyChanges, planRewrites, type Rewrite } from './rewrite/rewrite-message.ts'
import type { RuleMatch } from './rule-match.ts'
import { RULES } from './rules.data.ts'
import { type Scores, scoreMessage } from './score/score-message.ts'

const FORMALITY_RANGE = 3
const DIMENSIONS = ['clarity', 'tone', 'professionalism', 'overallScore'] as const
/** Differences smaller than this come from rounding. */
const NO_DIFFERENCE = 1e-9
/** Each trial scores the message once more, so their number limits the time an analysis takes. */
const MOST_TRIALS = 24
/** The lowest score that is shown: differences near zero help nobody. */
const LOWEST_SCORE = 0.05

const round = (score: number) => Math.round(score * 1000) / 1000
const publish = (score: number) => round(Math.max(LOWEST_SCORE, score))

function isWorse(after: Scores, before: Scores): boolean {
  return DIMENSIONS.some((dimension) => after[dimension] < before[dimension] - NO_DIFFERENCE)
}

/** The lower of each of two scores: what may be left of them once a mistake is corrected. */
const lowest = (one: Scores, other: Scores): Scores => ({
  overallScore: Math.min(one.overallScore, other.overallScore),
  clarity: Math.min(one.clarity, other.clarity),
  tone: Math.min(one.tone, other.tone),
  professionalism: Math.min(one.professionalism, other.professionalism),
  formality: one.formality,
})

/**
 * Chooses as many changes as possible without any score going down. What corrects a mistake is kept in any case: where the
 * right words read worse, the wrong ones have only hidden it, and both are scored by the right ones.
 */
function chooseRewrites(
  rewrites: readonly Rewrite[],
  judged: Scores,
  score: (kept: readonly Rewrite[]) => Scores,
): { changes: readonly Rewrite[]; scores: Scores } {
  if (rewrites.length === 0 || !isWorse(score(rewrites), judged)) return { changes: rewrites, scores: judged }
  let kept: readonly Rewrite[] = rewrites.filter(({ rule }) => isMistakeRule(rule))
  const before = kept.length === 0 ? judged : lowest(judged, score(kept))
  // A second round, because a change that is kept may make room for one that was refused before it.
  for (const rewrite of [...rewrites, ...rewrites].slice(0, MOST_TRIALS)) {
    if (kept.includes(rewrite)) continue
    const trial = [...kept, rewrite].toSorted((one, other) => one.start - other.start)
    if (!isWorse(score(trial), before)) kept = trial
  }
  return { changes: kept, scores: before }
}

function toFindings(matches: readonly RuleMatch[], mistakes: readonly GrammarFinding[]): Finding[] {
  const found = matches.map(({ rule, start, end, replacement }) => {
    const { name, dimension, why } = RULES[rule]
    return { rule, ruleName: name, dimension, start, end, why, replacement }
  })
  const slips = mistakes.map((mistake) => {
    const { start, end, message, replacement } = mistake
    const rule = ruleOfMistake(mistake)
    const { name, dimension } = RULES[rule]
    return { rule, ruleName: name, dimension, start, end, why: message, replacement }
  })
  return [...found, ...slips]
    .toSorted((one, other) => one.start - other.start || one.end - other.end)
    .map((finding, at) => ({ id: `finding-${at + 1}`, ...finding }))
}

/** Makes a change that only adds words behind others an addition, so that it is shown as one. */
function toChange({ start, end, replacement, rule, why }: Rewrite, text: string): Change {
  const kept = text.slice(start, end)
  const added = replacement.startsWith(kept) ? kept.length : 0
  return { start: start + added, end, replacement: replacement.slice(added), rule, why }
}

/** Leaves out the replacements that only ask the writer something. */
const withoutBlanks = (matches: readonly RuleMatch[]): RuleMatch[] =>
  matches.map((match) => {
    const { rule, start, end } = match
    return asksWriter(match) ? { rule, start, end, replacement: null } : match
  })

/**
 * Judges a message and writes it better. The same request and options give the same analysis.
 *
 * @returns scores from 0 to 1, the findings behind them, and an improved version, none of whose scores is lower, with
 * its changes.
 */
export function analyzeMessage(request: MessageRequest, options: AnalysisOptions): Analysis {
  const text = request.messageText
  const message = readMessage(text)
  const { reading } = options
  const hurtful = listHurtful(message, reading)
  const all = findMatches(request, message, options, hurtful)
  const isAttack = all.some(isAttacking)
  const spare = (matches: RuleMatch[]) => (isAttack ? matches : leaveGood(matches, reading))
  const find = (read: MessageText) => spare(findMatches(request, read, options, hurtful))
  const found = spare(all)
  const matches = options.isWhole || (!isAttack && isClearEnough(reading)) ? withoutBlanks(found) : found
  const mistakes = filterGrammarFindings(request, message, matches, options)
  const judged = scoreMessage(request, message, matches, mistakes)
  const score = (kept: readonly Rewrite[]): Scores => {
    const after = readMessage(applyChanges(text, kept))
    const corrected = new Set(kept.flatMap(({ corrects }) => corrects))
    const left = mistakes.filter((mistake) => !corrected.has(mistake))
    return scoreMessage(request, after, find(after), left)
  }
  const planned = planRewrites(message, chooseApplied(matches, options), mistakes)
  const chosen = chooseRewrites(planned, judged, score)
  const whole = keepWhole(text, chosen.changes, reading, (after) =>
    findMatches(request, after, options, hurtful),
  )
  // What is left of them is judged as they were.
  const isAll = whole.length === chosen.changes.length
  const { changes, scores } = isAll ? chosen : chooseRewrites(whole, judged, score)
  const shown = rateMessage(scores, reading, isAttack)
  clearMemos()
  return {
    overallScore: publish(shown.overallScore),
    clarity: publish(shown.clarity),
    tone: publish(shown.tone),
    professionalism: publish(shown.professionalism),
    formality:
      scores.formality === null
        ? null
        : round(Math.min(1, Math.max(0, 0.5 + scores.formality / (2 * FORMALITY_RANGE)))),
    ...explainScores(request, message, matches, mistakes, shown),
    findings: toFindings(matches, mistakes),
    improvedVersion: applyChanges(text, changes),
    changes: changes.map((change) => toChange(change, text)),
    ...(message.quoted.length > 0 ? { quoted: message.quoted } : {}),
  }
}

/**
 * Judges a message as `analyzeMessage` does, and offers its improved version only where readers would find it better: what is more
 * than a correction is read anew by the tone model, and where the message is not surely better for it, only corrections are made. Of a
 * harsh message what is left without what hurts is offered, where that can be sent.
 */
export async function analyzeAndOffer(
  request: MessageRequest,
  options: Omit<AnalysisOptions, 'reading'>,
  read: ReadTone,
): Promise<Analysis> {
  const reading = await read(request)
  const analysis = analyzeMessage(request, { ...options, reading })
  const { changes, improvedVersion } = analysis
  const isHostile = isDisarmed(changes)
  const isOffered = async () => {
    const after = await read({ ...request, messageText: improvedVersion }, !isHostile)
    return isSurelyBetter(request.messageText, changes, reading, after)
  }
  if (isStyled(changes) && (await isOffered())) return analysis
  const calm = await disarm(request, reading, read)
  if (calm.length > 0)
    return { ...analysis, changes: calm, improvedVersion: applyChanges(request.messageText, calm) }
  if (!isStyled(changes)) return analysis
  if (isHostile) return { ...analysis, changes: [], improvedVersion: request.messageText }
  const plain = analyzeMessage(request, { ...options, reading, isPlain: true })
  return { ...analysis, changes: plain.changes, improvedVersion: plain.improvedVersion }
}
