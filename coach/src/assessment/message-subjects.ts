/** What a message can plainly be about, as learning paths ask for it. */
export type MessageSubject = 'feedback' | 'hand-over' | 'request' | 'question'

const HAND_OVER = /\b(hand(ing|ed)?[- ]?over|hand(ing|ed)? (\w+ ){1,5}over|tak(e|ing) over|delegat(e|ing))\b/i
const REQUEST = /\b(please|(can|could|would|will) you|(i|we) need you to)\b/i
/** It comes before anything else. */
const QUESTION = /^[^.!?]*[?]/

/** Lists what an analyzed message is plainly about: feedback, a hand-over, a request, or a question that comes first. */
export function listMessageSubjects(communicationType: string, text: string): MessageSubject[] {
  return [
    ...(communicationType === 'feedback' ? (['feedback'] as const) : []),
    ...(HAND_OVER.test(text) ? (['hand-over'] as const) : []),
    ...(REQUEST.test(text) ? (['request'] as const) : []),
    ...(QUESTION.test(text) ? (['question'] as const) : []),
  ]
}
