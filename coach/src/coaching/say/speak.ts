import type { Playbook } from '../../playbooks/playbook.ts'
import { sentences } from '../../text/join-text.ts'
import { LEAD } from './voice.data.ts'
import { fill } from './voice.ts'
import type { Writing } from './writing.ts'

/** Picks a fresh line of a bank and fills it, or nothing once the bank is spent. */
export function speak(
  { voice }: Writing,
  bank: readonly string[],
  values: Readonly<Record<string, string>> = {},
) {
  const line = voice.pick(bank)
  return line && fill(line, values)
}

/** Highly structured conversations say which step they are at; the others let the question speak. */
export function stageHeading({ plan, preferences, state }: Writing): string | undefined {
  if (preferences.structurePreference !== 'highly_structured') return undefined
  return `**${state.framework}, step ${plan.step.index + 1}: ${plan.step.label}**`
}

/** The playbook the turn is mainly about, if any. */
export const primaryOf = (writing: Writing): Playbook | undefined => writing.plan.playbooks[0]

/** A question as it stands out in the text. */
export const strong = (question: string | undefined) => question && `**${question}**`

/** The turn's question with its lead-in. A loose conversation asks it as plain text; only a detailed one leads up to it. */
export function ask({ voice, preferences }: Writing, question: string | undefined): string | undefined {
  if (!question) return undefined
  if (preferences.structurePreference === 'loose') return question
  const lead =
    preferences.responseLength === 'detailed' ? voice.pick(LEAD[preferences.communicationTone]) : undefined
  return sentences(lead, strong(question))
}

/** The one question a short turn asks, as metadata. */
export const asked = (question: string | undefined) => (question ? { followUpQuestions: [question] } : {})

/** The text as it goes on in a sentence: with a small first letter, unless it starts with a name. */
export const inSentence = (said: string, isName = false) =>
  isName ? said : said.charAt(0).toLowerCase() + said.slice(1)
