import {
  type AnalysisOptions,
  type GrammarFinding,
  isMistakeRule,
  type MessageRequest,
  ruleOfMistake,
} from '../analysis.ts'
import { isOverlapping, type MessageText } from '../message-text.ts'
import { findPhrases } from '../phrase-rules.ts'
import type { RuleMatch } from '../rule-match.ts'
import { LEARNER_MISTAKES } from './learner-phrases.data.ts'
import { COMMAS, MISTAKES } from './mistake-phrases.data.ts'
import { findPartOfSpeechMistakes } from './part-of-speech-mistakes.ts'

/** More findings of the grammar checker are left out: each is compared with all others when changes are planned. */
const MOST_FINDINGS = 300

/** Rules outside those of language that correct a spelling themselves. */
const SPELLING_RULES: ReadonlySet<string> = new Set(['chat-spelling', 'profanity'])

/**
 * Finds mistakes of language in the writer's own sentences, by our own rules: first those in the list of phrases, then
 * those that the parts of speech show, where no listed one stands.
 *
 * @param isStrict whether missing punctuation and capitals count, as they do outside a chat.
 */
export function findMistakes(message: MessageText, isStrict: boolean): RuleMatch[] {
  const listed = [
    ...findPhrases(message, LEARNER_MISTAKES),
    ...findPhrases(message, MISTAKES),
    ...(isStrict ? findPhrases(message, COMMAS) : []),
  ]
  const tagged = findPartOfSpeechMistakes(message, isStrict)
  return [...listed, ...tagged.filter((match) => !listed.some((other) => isOverlapping(match, other)))]
}

/**
 * Chooses among the findings of the grammar checker: in the writer's own words, of no muted rule, not found by our own
 * rules already, and no unknown word that may be a name.
 */
export function filterGrammarFindings(
  { communicationType }: MessageRequest,
  message: MessageText,
  matches: readonly RuleMatch[],
  { grammar = [], mutedRules, ownWords }: AnalysisOptions,
): GrammarFinding[] {
  // In a text without any capital, a name cannot be told from a misspelling.
  const isSmall = !/[A-Z]/.test(message.text)
  const isChat = communicationType === 'chat'
  return grammar.slice(0, MOST_FINDINGS).filter((mistake) => {
    const words = message.text.slice(mistake.start, mistake.end)
    const isName =
      mistake.kind === 'Spelling' && ((isSmall && mistake.isUnsure !== false) || /[A-Z\d]/.test(words))
    const isOwn = message.sentences.some((sentence) => isOverlapping(sentence, mistake))
    // Compared by its edits: a rule that only adds a comma or an article beside a word says nothing about the word.
    const isKnown = matches.some(
      (match) =>
        (SPELLING_RULES.has(match.rule) || isMistakeRule(match.rule)) &&
        (match.edits ?? [match]).some((edit) => isOverlapping(edit, mistake)),
    )
    if (mutedRules.has(ruleOfMistake(mistake)) || isKnown || (isChat && mistake.kind === 'Capitalization'))
      return false
    if (ruleOfMistake(mistake) === 'spelling' && ownWords?.has(words.toLowerCase())) return false
    return isOwn && !isName && !message.guarded.some((span) => isOverlapping(span, mistake))
  })
}
