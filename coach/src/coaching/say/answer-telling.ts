import { paragraphs } from '../../text/join-text.ts'
import { answerHappening } from './answer-happening.ts'
import { askOpenly } from './ask-openly.ts'
import { acknowledgeBeside } from './reflect.ts'
import { stageHeading } from './speak.ts'
import type { Draft, Writing } from './writing.ts'

/** Answers what a message tells: the twist that is known of it, else by its own words and an open question. */
export const answerTold = (writing: Writing): Draft | null => answerTwist(writing) ?? askOpenly(writing)

/** What is known of the twist that a message tells; null where none is. */
export function answerTwist(writing: Writing): Draft | null {
  const told = answerHappening(writing, writing.plan.twist)
  if (!told) return null
  // What is said of a twist is said to the person; who cares much for empathy hears it of their feeling as well.
  const person = writing.preferences.empathyLevel >= 4 ? acknowledgeBeside(writing) : {}
  return {
    ...told,
    content: paragraphs(stageHeading(writing), person.before, told.content, person.after),
  }
}
