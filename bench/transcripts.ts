import { NO_SURROUNDINGS } from '@lodestar/coach/coaching/surroundings'
import type { Message } from '@lodestar/contract/coaching'
import { type CoachingPreferences, DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import { createCoachEngine } from '../server/src/lib/coach-engine.ts'

/** What somebody says in one conversation, turn by turn. */
export interface ConversationRow {
  id: string
  preferences?: Partial<CoachingPreferences>
  turns: string[]
}

const list = (title: string, items: readonly string[] | undefined) =>
  items?.length ? `\n*${title}*\n\n${items.map((item) => `- ${item}`).join('\n')}\n` : ''

function writeTurn(said: string, { content, metadata }: Pick<Message, 'content' | 'metadata'>): string {
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

/** Holds every conversation with the built-in coach on a fixed Saturday and writes them down as Markdown. */
export function writeTranscripts(rows: readonly ConversationRow[]): string {
  const engine = createCoachEngine()
  const now = new Date('2026-11-21T10:00:00Z')
  return rows
    .map(({ id, preferences, turns }) => {
      const history: Message[] = []
      const written = turns.map((message, at) => {
        const { turn } = engine.prepareTurn({
          message,
          sessionId: id,
          sessionTitle: '',
          history: [...history],
          preferences: { userId: 'somebody', ...DEFAULT_PREFERENCES, ...preferences },
          profile: null,
          previousCommitment: null,
          surroundings: NO_SURROUNDINGS,
          now,
          timeZone: 'Europe/Berlin',
        })
        const createdAt = now.toISOString()
        history.push(
          { id: `${at}`, role: 'user', content: message, metadata: {}, createdAt },
          { id: `${at}-answer`, role: 'assistant', ...turn, createdAt },
        )
        return writeTurn(message, turn)
      })
      return `# ${id}\n\n${written.join('\n---\n\n')}`
    })
    .join('\n\n')
}
