import { paragraphs, sentences } from '../../text/join-text.ts'
import { asQuote } from '../../text/telling-clauses.ts'
import { acknowledgeBeside } from './reflect.ts'
import { ask, asked, stageHeading } from './speak.ts'
import { fill } from './voice.ts'
import { tellLeader } from './words-for.ts'
import type { Draft, Writing } from './writing.ts'

/** Answers what a message turns on as the kind of thing it is; null where nothing of the kind is known or left to say. */
export function answerTelling(writing: Writing): Draft | null {
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
