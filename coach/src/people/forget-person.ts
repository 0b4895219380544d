import type { Case } from '@lodestar/contract/case'
import { findFacts, findPromises, patternOf } from './find-told.ts'
import type { SessionPerson } from './gather-people.ts'

/**
 * Takes a person out of a case: their lines, what was told about them and what was promised. The lines stay as forgotten ones, so that
 * the same text never brings them back; nothing shows or uses them.
 *
 * @param known everybody of that session, and its messages by their ids.
 */
export function forgetPerson(
  person: SessionPerson,
  known: { people: readonly SessionPerson[]; texts: ReadonlyMap<string, string> },
): Case {
  const before = person.session.case
  const gone = new Set(
    [...person.lines, ...findFacts(person, known), ...findPromises(person, known)].map(({ id }) => id),
  )
  const forget = <Line extends { id: string; struck: boolean }>(lines: readonly Line[]) =>
    lines.map((line) => (gone.has(line.id) ? { ...line, struck: true, forgotten: true } : line))
  const name = new RegExp(patternOf(person), 'giu')
  return {
    ...before,
    people: forget(before.people),
    facts: forget(before.facts),
    promises: forget(before.promises),
    matters: before.matters.map((matter) => ({ ...matter, title: matter.title.replace(name, 'somebody') })),
    corrected: [],
  }
}
