import { paragraphs } from '../../text/join-text.ts'
import type { Answer } from '../listen/listen.ts'
import { answerHappening } from './answer-happening.ts'
import { askOpenly, sayBackLast } from './ask-openly.ts'
import { acknowledgeBeside } from './reflect.ts'
import { stageHeading } from './speak.ts'
import type { Draft, Writing } from './writing.ts'

/** Answers what a message tells: the twist that is known of it, else by its own words and an open question. */
export const answerTold = (writing: Writing): Draft | null => answerTwist(writing) ?? askOpenly(writing)

/** What is known of the twist that a message tells; null where none is. */
export const answerTwist = (writing: Writing): Draft | null => answerKnown(writing, writing.plan.twist)

/** What would answer the message best of all that is known, behind its own last words; null where nothing does. */
export function answerFitting(writing: Writing): Draft | null {
  const { fitting } = writing.plan
  if (!fitting || !writing.voice.isFresh(fitting.answer)) return null
  const said = sayBackLast(writing)
  const told = answerKnown(writing, fitting)
  return told && { ...told, content: paragraphs(said, told.content), isWhole: true }
}

function answerKnown(writing: Writing, known: Answer | null): Draft | null {
  const told = answerHappening(writing, known)
  if (!told) return null
  // What is said of a twist is said to the person; who cares much for empathy hears it of their feeling as well.
  const person = writing.preferences.empathyLevel >= 4 ? acknowledgeBeside(writing) : {}
  return {
    ...told,
    content: paragraphs(stageHeading(writing), person.before, told.content, person.after),
  }
}
