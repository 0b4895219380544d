import { growCase } from '@lodestar/coach/coaching/session/case'
import { NO_SURROUNDINGS } from '@lodestar/coach/coaching/session/surroundings'
import { EMPTY_CASE } from '@lodestar/contract/case'
import type { Message } from '@lodestar/contract/coaching'
import { type CoachingPreferences, DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import type { CoachEngine } from '../coach/coach-engine.ts'

/** What somebody says in one conversation, turn by turn. */
export interface ConversationRow {
  id: string
  preferences?: Partial<CoachingPreferences>
  turns: string[]
}

const SATURDAY = new Date('2026-11-21T10:00:00Z')

/** Holds a conversation with the built-in coach on a fixed Saturday. */
export async function holdConversation(
  engine: CoachEngine,
  { id, preferences, turns }: ConversationRow,
): Promise<Message[]> {
  const history: Message[] = []
  let known = EMPTY_CASE
  const createdAt = SATURDAY.toISOString()
  for (const [at, message] of turns.entries()) {
    const { turn, learned } = await engine.prepareTurn({
      message,
      sessionId: id,
      sessionTitle: '',
      history: [...history],
      case: known,
      preferences: { userId: 'somebody', ...DEFAULT_PREFERENCES, ...preferences },
      profile: null,
      previousCommitment: null,
      surroundings: NO_SURROUNDINGS,
      now: SATURDAY,
      timeZone: 'Europe/Berlin',
    })
    known = growCase(known, learned, `${at}`)
    history.push(
      { id: `${at}`, role: 'user', content: message, metadata: {}, createdAt },
      { id: `${at}-answer`, role: 'assistant', ...turn, createdAt },
    )
  }
  return history
}
