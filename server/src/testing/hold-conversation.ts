import type { PreparedTurn } from '@lodestar/coach/coaching/lead/lead'
import { growCase } from '@lodestar/coach/coaching/session/case'
import { type LastSession, NO_SURROUNDINGS } from '@lodestar/coach/coaching/session/surroundings'
import { EMPTY_CASE } from '@lodestar/contract/case'
import type { Message } from '@lodestar/contract/coaching'
import { type CoachingPreferences, DEFAULT_PREFERENCES } from '@lodestar/contract/preferences'
import type { CoachEngine } from '../coach/coach-engine.ts'

/** What somebody says in one conversation, turn by turn. */
export interface ConversationRow {
  id: string
  preferences?: Partial<CoachingPreferences>
  turns: readonly string[]
  /** What the coach answered, turn by turn; where it is left out, the built-in coach does. */
  answers?: readonly string[]
  /** The session before it; left out, it is the first. */
  before?: LastSession
  /** When it is held, instead of a fixed Saturday. */
  now?: Date
}

const SATURDAY = new Date('2026-11-21T10:00:00Z')

/** A conversation with the built-in coach on a fixed Saturday, which goes on message by message. */
function openConversation(
  engine: CoachEngine,
  { id, preferences, answers = [], before, now = SATURDAY }: Omit<ConversationRow, 'turns'>,
) {
  const history: Message[] = []
  let known = EMPTY_CASE
  const createdAt = now.toISOString()
  const prepare = (message: string) =>
    engine.prepareTurn({
      message,
      sessionId: id,
      sessionTitle: '',
      history: [...history],
      case: known,
      preferences: { userId: 'somebody', ...DEFAULT_PREFERENCES, ...preferences },
      profile: null,
      previousCommitment: before?.promises[0]?.text ?? null,
      previousDueOn: before?.promises[0]?.dueOn ?? null,
      lastSession: before ?? null,
      surroundings: NO_SURROUNDINGS,
      now,
      timeZone: 'Europe/Berlin',
    })
  const say = async (message: string, at: number) => {
    const { turn, learned } = await prepare(message)
    known = growCase(known, learned, `${at}`)
    history.push(
      { id: `${at}`, role: 'user', content: message, metadata: {}, createdAt },
      { id: `${at}-answer`, role: 'assistant', ...turn, content: answers[at] ?? turn.content, createdAt },
    )
  }
  return { history, prepare, say }
}

/** Holds a conversation with the built-in coach on a fixed Saturday. */
export async function holdConversation(engine: CoachEngine, row: ConversationRow): Promise<Message[]> {
  const { history, say } = openConversation(engine, row)
  for (const [at, message] of row.turns.entries()) await say(message, at)
  return history
}

/** Prepares the last turn of a conversation, the built-in coach having held those before. */
export async function prepareLast(engine: CoachEngine, row: ConversationRow): Promise<PreparedTurn> {
  const { prepare, say } = openConversation(engine, row)
  for (const [at, message] of row.turns.slice(0, -1).entries()) await say(message, at)
  return prepare(row.turns.at(-1) ?? '')
}
