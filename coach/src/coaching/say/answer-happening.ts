import { paragraphs } from '../../text/join-text.ts'
import { quoteWords } from '../../text/quoted-words.ts'
import type { Answer } from '../listen/listen.ts'
import { ask, asked } from './speak.ts'
import { tellLeader } from './words-for.ts'
import type { Draft, Writing } from './writing.ts'

/** What is known of such a thing: what it means, and the reply or the question that goes with it; null once it has been said. */
export function answerHappening(writing: Writing, happening: Answer | null): Draft | null {
  const { voice, names } = writing
  if (!happening || !voice.isFresh(happening.answer)) return null
  const { answer, reply, ask: question } = happening
  return {
    content: paragraphs(
      tellLeader(voice.say(answer), names),
      reply && quoteWords(reply),
      ask(writing, question),
    ),
    metadata: asked(question),
  }
}
