/** When a piece of what was told is offered for words to say (models/excerpts/card.md). In view of 118 requests of four authors. */
export const EXCERPT = {
  /** The chance from which on a clause is, a clause of the request itself, and one that is offered beside the first few. */
  least: 0.12,
  ofRequest: 0.4,
  likely: 0.3,
  /** The chance from which on clauses side by side are one. */
  joined: 0.45,
  /** What counts more of a clause that has a role which the form of the words asks for. */
  ofForm: 0.25,
  /** The chance from which on one with such a role is put there. */
  filled: 0.5,
  /** So many at least, or words that are known for something. */
  fewest: 2,
  /** The chance from which on a word of a request names whom the words are for. */
  whom: 0.4,
} as const

/** How likely words are for something, 0 to 1: they are written for it from here on, where they would do harm if they were not, where the request names it, and offered for it. */
export const FORM = { likely: 0.3, surely: 0.4, named: 0.1, other: 0.08 } as const

/** How likely a message is of a kind, 0 to 1, before it is answered so; and how likely an answer of its own that stands in its place. */
export const KIND = { asked: 0.3, feared: 0.25, matter: 0.2, news: 0.4, ownAnswer: 0.8 } as const

/** How words to say are made. By hand. */
export const WORDS = {
  /** Sentences, by the length that a leader prefers. */
  sentences: { brief: 2, balanced: 4, detailed: 5 },
  /** Words: nobody says a longer clause to anybody. */
  longestFact: 20,
  /** The same: fewer tell nothing to somebody who was not there. */
  fewestTold: 4,
  /** Marks of `rankTelling`: the most telling clause is said from here on, in the first message and in later ones. */
  telling: { first: 1, later: 2 },
  /** Words: what came of it is one short fact. */
  longestEffect: 14,
  /** So many sentences of an explanation stay when a turn is cut. */
  keptSentences: 2,
  /** So many reactions to expect. */
  reactions: 3,
  /** Words of one of the leader's own sentences that can be said in one breath. */
  longestPiece: 32,
  /** So many to choose from, the first few whatever their chance, and so many of them what the leader decides, wants or offers. */
  offered: 6,
  offeredToForm: 4,
  fewOffered: 3,
  pointsOffered: 2,
  /** So many of them stand in the words at most. */
  filled: 2,
  /** Of so many things that the request says itself the words are made without a place for more, and without lines around. */
  fullPoints: 2,
  wholePoints: 3,
} as const

/** How a leader's draft is judged. By hand, on 130 drafts of many trades. */
export const DRAFT = {
  /** Cost of a rule (`RULES`), from which on a draft is not fine as it is. */
  serious: 0.6,
  /** The same below which nothing is said where nothing can be changed. */
  unfixable: 0.2,
  /** Share of the words: whoever softens with more is not heard. */
  softened: 0.2,
  /** What counts more where it is what the leader fears. */
  feared: 0.5,
  /** Words of a quotation; a cut is made at a mark behind so many. */
  longestQuote: 14,
  fewestQuote: 4,
  /** The chance from which on what was told is missed in a draft that falls short; so much of it at most. */
  leftOut: 0.4,
  mostLeftOut: 2,
  /** The share of its words from which on it stands there already. */
  stands: 0.5,
} as const
