/** The banks of what is known to be said so, in the order of the matching model's answers (models/matching/card.md). */
export const BANKS = ['answers', 'choices', 'feared', 'failed', 'outcomes', 'stories', 'twists'] as const
export type Bank = (typeof BANKS)[number]

/** What the matching model made of a text: the log odds of each unit of each bank, by its key; `none` is that nothing of the bank is said. */
export type Matching = Readonly<Record<Bank, ReadonlyMap<string, number>>>

/** The matchings of some texts, found by the text itself; a text that was not read is missing. */
export type Matchings = ReadonlyMap<string, Matching>

/** Where nothing has been read: nothing is found. */
export const NO_MATCHINGS: Matchings = new Map()
