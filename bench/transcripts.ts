import type { Message } from '@lodestar/contract/coaching'
import type { CoachingPreferences } from '@lodestar/contract/preferences'
import { type CoachEngine, createCoachEngine } from '../server/src/coach/coach-engine.ts'
import { createEncoder } from '../server/src/coach/encoder.ts'
import { type ConversationRow, holdConversation } from '../server/src/testing/hold-conversation.ts'

const list = (title: string, items: readonly string[] | undefined) =>
  items?.length ? `\n*${title}*\n\n${items.map((item) => `- ${item}`).join('\n')}\n` : ''

/** Writes one turn down as Markdown, with everything that stands behind its message. */
export function writeTurn(
  said: string,
  { content, metadata }: Pick<Message, 'content' | 'metadata'>,
): string {
  const { structuredResponse: parts, proTip, followUpQuestions, suggestions, turn } = metadata
  return [
    `> ${said.replace(/\n/g, '\n> ')}\n`,
    `**Coach** (${turn?.move}, ${turn?.stageLabel})\n\n${content}\n`,
    parts?.diagnosis ? `\n*What is going on*\n\n${parts.diagnosis}\n` : '',
    list(
      'Ways',
      parts?.approaches.map(({ title, description }) => `**${title}** ${description}`),
    ),
    list(
      'Plan',
      parts?.actionPlan.map(({ title, timeframe }) => `**${title}** (${timeframe})`),
    ),
    list(
      'Practice',
      parts?.practiceExercises.map(({ title, duration }) => `${title} (${duration})`),
    ),
    list(
      'Words',
      parts?.sampleScripts.map(({ scenario, script }) => `${scenario} “${script}”`),
    ),
    list('Insights', parts?.keyInsights),
    list('Suggestions', suggestions),
    proTip ? `\n*Pro tip* ${proTip}\n` : '',
    list('Questions', followUpQuestions),
  ].join('\n')
}

/** Makes a coach that waits for its sentence encoder as long as it takes, and runs something with it. */
export async function withPatientCoach<T>(run: (engine: CoachEngine) => Promise<T>): Promise<T> {
  const encoder = createEncoder({ warn: () => undefined, deadlineMs: 60_000 })
  try {
    return await run(createCoachEngine(encoder))
  } finally {
    await encoder.stop()
  }
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length

/** Says how many words the coach's turns have before anything is opened: a tenth has fewer than the first figure, and more than the last. */
function sumUpLength(turns: readonly Message[]): string {
  const words = turns.map(({ content }) => countWords(content)).toSorted((one, other) => one - other)
  const at = (share: number) => words[Math.min(words.length - 1, Math.floor(share * words.length))] ?? 0
  return `Words of ${words.length} turns before anything is opened, 10 %, half and 90 %: ${at(0.1)}, ${at(0.5)}, ${at(0.9)}`
}

/** Holds every conversation, with answers of one length where one is given, and writes it down as Markdown. */
export const writeTranscripts = (
  rows: readonly ConversationRow[],
  responseLength?: CoachingPreferences['responseLength'],
): Promise<string> =>
  withPatientCoach(async (engine) => {
    const written: string[] = []
    const answers: Message[] = []
    for (const row of rows) {
      const preferences = { ...row.preferences, ...(responseLength ? { responseLength } : {}) }
      const messages = await holdConversation(engine, { ...row, preferences })
      answers.push(...messages.filter(({ role }) => role === 'assistant'))
      const turns = row.turns.flatMap((said, at) => {
        const answer = messages[2 * at + 1]
        return answer ? [writeTurn(said, answer)] : []
      })
      written.push(`# ${row.id}\n\n${turns.join('\n---\n\n')}`)
    }
    return [...written, sumUpLength(answers)].join('\n\n')
  })
