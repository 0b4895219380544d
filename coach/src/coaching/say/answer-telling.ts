import { paragraphs, sentences } from '../../text/join-text.ts'
import { asQuote } from '../../text/telling-clauses.ts'
import { answerHappening } from './answer-happening.ts'
import { acknowledgeBeside } from './reflect.ts'
import { ask, asked, stageHeading } from './speak.ts'
import { fill } from './voice.ts'
import { tellLeader } from './words-for.ts'
import type { Draft, Writing } from './writing.ts'

/** Answers what a message tells: the twist that is known of it, else what it turns on. */
export const answerTold = (writing: Writing): Draft | null => answerTwist(writing) ?? answerTelling(writing)

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

/** Answers what a message turns on as the kind of thing it is; null where nothing of the kind is known or left to say. */
function answerTelling(writing: Writing): Draft | null {
  const { plan, voice, names } = writing
  const known = plan.telling
  const say = known && voice.pick(known.telling.replies.map((reply) => reply.say))
  const reply = known?.telling.replies.find((each) => each.say === say)
  if (!known || !reply) return null
  // Whoever puts something right hears that first, whatever feeling they name in it.
  const person = plan.move === 'recheck' ? {} : acknowledgeBeside(writing)
  const question = tellLeader(reply.ask, names)
  return {
    content: paragraphs(
      stageHeading(writing),
      person.before,
      sentences(fill(reply.say, { words: asQuote(known.clause) }), reply.sense),
      person.after,
      ask(writing, question),
    ),
    metadata: asked(question),
  }
}
