import type { Register } from '@lodestar/contract/registers'

/** Why a change was made, for each register. */
export const WHY_CHANGED: Readonly<Record<Register, string>> = {
  softer: 'Said so, it asks and does not press, and what you want still stands.',
  firmer: 'Without these words it is plain what you want, and it is no less polite.',
  shorter: 'Your reader loses nothing without it.',
  client: 'A client reads one house with one voice, in plain words.',
}

/** What is said where a register changes nothing. */
export const LEFT_AS_IT_IS: Readonly<Record<Register, string>> = {
  softer: 'Nothing in it is hard to hear, so nothing was made softer.',
  firmer: 'Nothing in it makes what you want smaller, so it is firm already.',
  shorter: 'Every sentence carries something that is asked for, named or counted, so nothing was left out.',
  client: 'A client can read it as it is.',
}

/** The same of a message that does not read well as a whole: what was not found may be there. */
export const LEFT_UNSURE: Readonly<Record<Register, string>> = {
  softer: 'Nothing was found in it that milder words would mend. Read it once more as its reader will.',
  firmer: 'No word was found in it that makes what you want smaller.',
  shorter: 'Nothing was found in it that is sure to be spared.',
  client: 'No words were found in it that other words would mend. Read it once more as a client will.',
}

/** What is said of words that no register can mend. */
export const REMARKS = {
  /** Before the words that keep a message from being softer. */
  stillAttacks: (words: string) =>
    `“${words}” would still hurt, and milder words around it would not change that. Say in its place what happened and what you need, then try again.`,
  stillHarsh:
    'As a whole it still reads hard, and milder words for some of it would not change that. Write in a line each what happened, what came of it and what you need now, and it can be made softer.',
  stillHarshAt: (words: string) =>
    `It still reads hard, most of all “${words}”, and milder words for some of it would not change that. Say in its place what happened and what you need now, and it can be made softer.`,
  leftOut: (words: string) => `Left out, because no milder word would mend it: “${words}”`,
  outForLength: (words: string) => `Left out to be shorter: “${words}” Put it back if your reader needs it.`,
  besides: (words: string) => `“${words}” may hurt your reader, and this register does not mend it.`,
  subject: 'The subject line hurts by itself. Write there what it is about and by when.',
  casual: (words: string) =>
    `It would still read as too casual for a client, most of all “${words}”. Say that sentence as you would in a letter, then try again.`,
  /** Before the words that leave the answer open. */
  leavesFree: (words: string) =>
    `“${words}” leaves your reader free to say no, and an order beside it would contradict it. Take these words out if you need a yes.`,
  hiddenAsk: (words: string) =>
    `“${words}” asks without asking. Say who should do what by when, and it is firm.`,
  asksNothing: 'It asks for nothing in so many words. Say who should do what by when, and it is firm.',
  endless: (words: string, count: number) =>
    `“${words}” is one sentence of ${count} words, and each part of it may matter. Begin with what you want, and leave out what you can do without.`,
  maySpare: (sentences: readonly string[]) =>
    `These ask for nothing and name nothing, and only you know whether your reader needs them: ${sentences.map((words) => `“${words}”`).join(' ')}`,
  rash: (words: string) =>
    `“${words}” promises what you may not be able to keep. Say what you will do, by when, and what could come between.`,
  badNews: (words: string) =>
    `“${words}” is bad news, and other words do not make it milder. Give it a paragraph of its own, with the reason and what your readers can do.`,
  noGreeting: 'It calls nobody by name. A client is greeted: begin with their name.',
  noParting: 'It ends without your name. Close with a line such as “Kind regards,” and sign it.',
  noNextStep: 'It does not say what happens next, and by when. Say so at its end.',
  noDay: 'It names no day. Say by when, and it is firm.',
  facts: 'It could not be said so without changing a name, a number or a day, so it stands as it was.',
  harsher: 'Other words for it would read harsher than yours, so it stands as it was.',
} as const
