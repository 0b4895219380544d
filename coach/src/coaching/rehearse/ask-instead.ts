import { sentenceCase } from '../../text/perspective.ts'

const rest = String.raw`\b([^.!?]*)\??$`
const LEAD = '^(?:so )?why (?:(?:on earth|the hell|the heck|in the world) )?'

/** Questions that accuse, each with a question for the same that does not. What is told in them is told, and no more. */
const INSTEAD: readonly (readonly [pattern: RegExp, write: (told: string) => string])[] = [
  [
    new RegExp(`${LEAD}(?:didn'?t you|did you (?:not|never))${rest}`, 'i'),
    (told) => `You did not${told}. What got in the way?`,
  ],
  [
    new RegExp(`${LEAD}(?:don'?t you|do you (?:not|never))${rest}`, 'i'),
    (told) => `You do not${told}. What gets in the way?`,
  ],
  [
    new RegExp(
      `${LEAD}(?:(?:can'?t|couldn'?t|won'?t|wouldn'?t) you|(?:can|must|should|would) you not)${rest}`,
      'i',
    ),
    (told) =>
      told.trim() === ''
        ? 'What gets in the way?'
        : `What would it take for you to${told.replace(/ just\b/i, '')}?`,
  ],
  [new RegExp(`${LEAD}can you${rest}`, 'i'), (told) => `How is it that you can${told}?`],
  [
    new RegExp(`${LEAD}must you be${rest}`, 'i'),
    (told) => `I notice that you are${told}. What is behind it?`,
  ],
  [new RegExp(`${LEAD}must you(?: always| constantly)?${rest}`, 'i'), (told) => `What makes you${told}?`],
  [new RegExp(`${LEAD}should you${rest}`, 'i'), (told) => `How do you see it: should you${told}?`],
  [new RegExp(`${LEAD}would you${rest}`, 'i'), (told) => `What made you${told}?`],
  [new RegExp(`${LEAD}did you${rest}`, 'i'), (told) => `What made you${told}?`],
  [new RegExp(`${LEAD}do you(?: always| constantly)?${rest}`, 'i'), (told) => `What makes you${told}?`],
  [
    new RegExp(`${LEAD}are you(?: (?:always|constantly|so|still|such))*${rest}`, 'i'),
    (told) => `I notice that you are${told}. What is behind it?`,
  ],
  [new RegExp(`${LEAD}aren'?t you${rest}`, 'i'), (told) => `You are not${told}. What gets in the way?`],
  [new RegExp(`${LEAD}were you${rest}`, 'i'), (told) => `You were${told}. What was behind it?`],
  [new RegExp(`${LEAD}weren'?t you${rest}`, 'i'), (told) => `You were not${told}. What got in the way?`],
  [
    new RegExp(`${LEAD}have you not${rest}|${LEAD}haven'?t you${rest}`, 'i'),
    (told) => `You have not${told}. What got in the way?`,
  ],
  [new RegExp(`${LEAD}have you${rest}`, 'i'), (told) => `You have${told}. What was behind it?`],
  [
    new RegExp(`^what (?:were|are) you (?:even )?thinking when (you${rest})`, 'i'),
    (told) => `${sentenceCase(told.replace(/\?$/, ''))}. What happened?`,
  ],
  [new RegExp(`^how can you be${rest}`, 'i'), (told) => `You are${told}. What is behind it?`],
  [new RegExp(`^how can you${rest}`, 'i'), (told) => `What makes you${told}?`],
  [new RegExp(`^how could you be${rest}`, 'i'), (told) => `You were${told}. What was behind it?`],
  [new RegExp(`^how could you have${rest}`, 'i'), (told) => `You have${told}. What happened?`],
  [new RegExp(`^how could you${rest}`, 'i'), (told) => `What made you${told}?`],
]

/** Asks for the reason of what an accusing question told, without the accusation. */
export function askInstead(question: string): string {
  const plain = question.replace(/[’]/g, "'").trim()
  for (const [pattern, write] of INSTEAD) {
    const match = pattern.exec(plain)
    if (match) return write((match[1] ?? match[2] ?? '').trimEnd())
  }
  return 'What happened there?'
}
