import { forget } from '../text/remember.ts'
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
import { describeMessage } from './describe-message.ts'
import { findHits } from './find/find-hits.ts'
import type { Hit } from './hit.ts'
import { isOverlapping, type MessageText, readMessage } from './message-text.ts'
import { applyChanges, planRewrites, type Rewrite } from './rewrite/rewrite-message.ts'
import { RULES } from './rules.data.ts'
import { type Scores, scoreMessage } from './score/score-message.ts'

const FORMALITY_RANGE = 3
const DIMENSIONS = ['clarity', 'tone', 'professionalism', 'overallScore'] as const
/** Rounding must not make a better version look worse. */
const NO_DIFFERENCE = 1e-9
/** Each trial costs a scoring, and an answer has to come at once. */
const MOST_TRIALS = 24
/** Each mistake is held against all others when changes are planned. */
const MOST_MISTAKES = 300

/** Rules that judge spelling themselves. */
const SPELLED: ReadonlySet<string> = new Set(['chat-spelling', 'profanity'])

/** Nobody is helped by a score near nothing: below this one, a message is as bad as can be. */
const LOWEST_SCORE = 0.05

const round = (score: number) => Math.round(score * 1000) / 1000
const publish = (score: number) => round(Math.max(LOWEST_SCORE, score))

/** Mistakes in the writer's own words. A capital may be a name, and names are spelled as they are spelled. */
function keepMistakes(
  { communicationType }: MessageRequest,
  message: MessageText,
  hits: readonly Hit[],
  { grammar = [], mutedRules }: AnalysisOptions,
): GrammarFinding[] {
  // Where nothing has a capital, a name cannot be told from a slip.
  const isSmall = !/[A-Z]/.test(message.text)
  // A chat may start small.
  const isLoose = communicationType === 'chat'
  return grammar.slice(0, MOST_MISTAKES).filter((mistake) => {
    const words = message.text.slice(mistake.start, mistake.end)
    const isName = mistake.kind === 'Spelling' && (isSmall || /[A-Z\d]/.test(words))
    const isOwn = message.sentences.some((sentence) => isOverlapping(sentence, mistake))
    // What only adds a mark or an article beside a word says nothing about the word.
    const isKnown = hits.some(
      (hit) =>
        (SPELLED.has(hit.rule) || isMistakeRule(hit.rule)) &&
        (hit.edits ?? [hit]).some((edit) => isOverlapping(edit, mistake)),
    )
    if (mutedRules.has(ruleOfMistake(mistake)) || isKnown || (isLoose && mistake.kind === 'Capitalization'))
      return false
    return isOwn && !isName && !message.guarded.some((span) => isOverlapping(span, mistake))
  })
}

function isWorse(after: Scores, before: Scores): boolean {
  return DIMENSIONS.some((dimension) => after[dimension] < before[dimension] - NO_DIFFERENCE)
}

/** Keeps as many changes as can be kept without any score going down. */
function chooseRewrites(
  rewrites: readonly Rewrite[],
  before: Scores,
  score: (kept: readonly Rewrite[]) => Scores,
): readonly Rewrite[] {
  if (rewrites.length === 0 || !isWorse(score(rewrites), before)) return rewrites
  let kept: readonly Rewrite[] = []
  // What one change gains may pay for another that was refused before it: hence a second round.
  for (const rewrite of [...rewrites, ...rewrites].slice(0, MOST_TRIALS)) {
    if (kept.includes(rewrite)) continue
    const trial = [...kept, rewrite].toSorted((one, other) => one.start - other.start)
    if (!isWorse(score(trial), before)) kept = trial
  }
  return kept
}

function toFindings(hits: readonly Hit[], mistakes: readonly GrammarFinding[]): Finding[] {
  const found = hits.map(({ rule, start, end, replacement }) => {
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

/** A change that keeps the words before it only adds, and shows as an addition. */
function toChange({ start, end, replacement, rule, why }: Rewrite, text: string): Change {
  const kept = text.slice(start, end)
  const added = replacement.startsWith(kept) ? kept.length : 0
  return { start: start + added, end, replacement: replacement.slice(added), rule, why }
}

/**
 * Judges a message and writes it better. The same request and options give the same analysis.
 *
 * @returns scores from 0 to 1, the findings behind them, and an improved version, none of whose scores is lower, with
 * its changes.
 */
export function analyzeMessage(request: MessageRequest, options: AnalysisOptions): Analysis {
  const text = request.messageText
  const message = readMessage(text)
  const hits = findHits(request, message, options)
  const mistakes = keepMistakes(request, message, hits, options)
  const scores = scoreMessage(request, message, hits, mistakes)
  const score = (kept: readonly Rewrite[]): Scores => {
    const after = readMessage(applyChanges(text, kept))
    const mended = new Set(kept.flatMap(({ mends }) => mends))
    const left = mistakes.filter((mistake) => !mended.has(mistake))
    return scoreMessage(request, after, findHits(request, after, options), left)
  }
  const changes = chooseRewrites(planRewrites(message, hits, mistakes), scores, score)
  forget()
  return {
    overallScore: publish(scores.overallScore),
    clarity: publish(scores.clarity),
    tone: publish(scores.tone),
    professionalism: publish(scores.professionalism),
    formality:
      scores.formality === null
        ? null
        : round(Math.min(1, Math.max(0, 0.5 + scores.formality / (2 * FORMALITY_RANGE)))),
    ...describeMessage(request, message, hits, scores),
    findings: toFindings(hits, mistakes),
    improvedVersion: applyChanges(text, changes),
    changes: changes.map((change) => toChange(change, text)),
  }
}
