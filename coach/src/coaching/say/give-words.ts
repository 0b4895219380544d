import { paragraphs } from '../../text/join-text.ts'
import { quoteWords } from '../../text/quoted-words.ts'
import { planByClock } from './clock-plan.ts'
import { onlyScripts, scriptsOf } from './compose-scripts.ts'
import {
  FRAME_LEAD,
  HOW_TO_FILL,
  LED_LEAD,
  OPENER_ASK,
  OPENER_LEAD,
  OWN_WORDS_LEAD,
  PIECES_LEAD,
  PLACE_LEAD,
  TOLD_LEAD,
} from './own-words.data.ts'
import { fillWords, type OwnWords } from './own-words.ts'
import { stageQuestions } from './questions.ts'
import { speak } from './speak.ts'
import type { Draft, Writing } from './writing.ts'

/** What stands before words; those that only begin a talk say so. */
function leadToWords(writing: Writing, words: OwnWords | null): string | undefined {
  if (words?.form) return speak(writing, OWN_WORDS_LEAD.slice(1)) ?? OWN_WORDS_LEAD[1]
  if (words?.isFramed && !words.isTold) return speak(writing, FRAME_LEAD) ?? FRAME_LEAD[0]
  if (words?.isOpener && !words.isTold) return speak(writing, OPENER_LEAD) ?? OPENER_LEAD[0]
  // What is known for a purpose is made of nothing they have told.
  return speak(writing, words?.isOwn ? OWN_WORDS_LEAD : OWN_WORDS_LEAD.slice(1)) ?? OWN_WORDS_LEAD[1]
}

/** How the blank of words is filled: with the leader's own sentences, or by saying what the words are for. */
function tellHowToFill(
  writing: Writing,
  { form, isOpener, isWhole, isFramed, pieces, place, isTold }: OwnWords,
): string | undefined {
  if (place) return undefined
  if (isFramed && !isWhole && pieces.length === 0) return speak(writing, HOW_TO_FILL) ?? HOW_TO_FILL[0]
  const lead = form ? PLACE_LEAD : isTold ? LED_LEAD : PIECES_LEAD
  if (pieces.length > 0)
    return paragraphs(speak(writing, lead) ?? lead[0], pieces.map((piece) => `- ${piece}`).join('\n'))
  return isOpener ? (speak(writing, OPENER_ASK) ?? OPENER_ASK[0]) : undefined
}

/** Words to say, made of what the leader has told; an example from another workplace behind them. */
export function giveScript(writing: Writing): Draft {
  const words = fillWords(writing)
  const examples = writing.preferences.responseLength === 'brief' ? [] : scriptsOf(writing, 1)
  const followUpQuestions = stageQuestions(writing, 1)
  return {
    content: paragraphs(
      leadToWords(writing, words),
      words && quoteWords(words.script.script),
      words?.told && paragraphs(speak(writing, TOLD_LEAD) ?? TOLD_LEAD[0], quoteWords(words.told)),
      words && tellHowToFill(writing, words),
      planByClock(writing),
    ),
    metadata: {
      ...(words ? { reactions: [...words.reactions] } : {}),
      ...(words && words.pieces.length > 0 ? { ownSentences: [...words.pieces] } : {}),
      ...(words?.place ? { place: words.place } : {}),
      ...(words && words.others.length > 0 ? { otherWords: [...words.others] } : {}),
      structuredResponse: onlyScripts([...(words ? [words.script] : []), ...examples]),
      followUpQuestions,
    },
  }
}
