import type { Case, CasePerson } from '@lodestar/contract/case'
import { type KnownPerson, keyOfName, type PeopleBook } from '@lodestar/contract/people'

/** A session as far as people are read from it. */
export interface PeopleSession {
  readonly id: string
  readonly startedAt: string
  readonly case: Case
}

/** Somebody of one session: every line of the case that means them, and what they are called there. */
export interface SessionPerson {
  readonly session: PeopleSession
  readonly lines: readonly CasePerson[]
  readonly label: string
}

/** Somebody the leader talks about, with every session in which they do. */
export interface GatheredPerson extends KnownPerson {
  readonly inSessions: readonly SessionPerson[]
}

/** The decisions a name or a session's name goes by. */
export const keyInSession = (key: string, sessionId: string): string => `${key}@${sessionId}`

/** The line of the person that somebody turned out to be, in one case. */
function findRoot(line: CasePerson, people: readonly CasePerson[]): CasePerson {
  let root = line
  for (let steps = 0; root.sameAs !== null && steps <= people.length; steps += 1) {
    const next = people.find(({ id }) => id === root.sameAs)
    if (!next) break
    root = next
  }
  return root
}

/** Follows what the leader decided about a key to the person it means. */
export function resolveKey({ same }: PeopleBook, key: string): string {
  let at = key
  for (let steps = 0; same[at] !== undefined && same[at] !== at && steps < 50; steps += 1) at = same[at] ?? at
  return at
}

/** The people of one session, who stand in its case and are not struck. */
function listOfSession(session: PeopleSession): SessionPerson[] {
  const { people } = session.case
  const groups = Map.groupBy(people, (line) => findRoot(line, people).id)
  return [...groups].flatMap(([rootId, lines]) => {
    const root = people.find(({ id }) => id === rootId)
    return root && !root.struck && keyOfName(root.label) !== '' ? [{ session, lines, label: root.label }] : []
  })
}

/**
 * Puts together who is talked about across sessions: one name is one person, unless the leader says otherwise.
 *
 * @param sessions newest first.
 * @returns the newest talked about first.
 */
export function gatherPeople(sessions: readonly PeopleSession[], book: PeopleBook): GatheredPerson[] {
  const found = sessions.flatMap(listOfSession)
  const keyOf = ({ session, label }: SessionPerson) => {
    const key = keyOfName(label)
    const own = keyInSession(key, session.id)
    return resolveKey(book, book.same[own] === undefined ? key : own)
  }
  return [...Map.groupBy(found, keyOf)].map(([id, inSessions]) => ({
    id,
    name: book.labels[id] ?? inSessions[0]?.label ?? id,
    sessions: new Set(inSessions.map(({ session }) => session.id)).size,
    lastAt: inSessions[0]?.session.startedAt ?? '',
    inSessions,
  }))
}
