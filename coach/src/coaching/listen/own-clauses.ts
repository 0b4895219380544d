import { type Clause, readClauses } from '../../text/clauses.ts'

/** What only says that another matter begins: "Other thing, quick:". */
const OPENER =
  /^\W*(?:(?:and|so|ok(?:ay)?|now|right|sorry|then)\b[, ]*)*(?:(?:(?:the|one|an|a|some|quite|completely|more)\s+)*(?:(?:other|another|different|separate|second|new|unrelated|more) (?:thing|matter|question|subject|topic|story|issue|point|problem)|something (?:else|different|new))(?:,? (?:please|quick(?:ly)?|entirely|though|sorry))*\s*[:.,–—-]\s+|change of (?:subject|picture|topic|scene)\s*[:.,–—-]\s+)/i

/** Reads the clauses of a leader's message without what only says that another matter begins: nobody is told that back. Every place stays where it is. */
export const readOwnClauses = (message: string): Clause[] =>
  readClauses(message.replace(OPENER, (opener) => ' '.repeat(opener.length)))
