/**
 * Every number by which the coach decides something from evidence, in one place: its unit, and how it was found. "By hand"
 * means that nobody has measured it alone; the figures in docs/coaching hold for all of them together.
 *
 * Weights, by which evidence is added up, stand with the code that adds it up.
 */

/** When a message is handed over. */
export const HAND_OVER = {
  /**
   * Log odds of a disclosure against ordinary talk, words and hearing weighed together: from `hard` on a message is handed over,
   * from `soft` on the coach asks beside its answer. Chosen where 3 and 25 of 1,000 ordinary turns of whole conversations are left.
   */
  hard: 0.8,
  soft: -0.75,
  /** The same, below which a wish to die that a rule finds is only asked about. Below any real one of 77 in the rows, by a margin. */
  selfHarm: -2,
  /**
   * The same of words alone: where no rule knows it, and where one does, whose own weight is part of the odds. Chosen five-fold
   * on labeled messages (docs/coaching/boundaries.md).
   */
  byWords: { alone: -0.1, withRule: -0.5 },
  /** Log odds that are enough less where somebody may be in danger. Found with the above. */
  dangerDiscount: 0.4,
  /** Words: whoever writes more does not only object to a hand-over. By hand. */
  objectionWords: 30,
} as const

/**
 * When an act that is heard may decide what the coach does, in log odds: that anything is asked, and every other act. Chosen between
 * requests missed in conversations and plain answers taken for one (`npm run evaluate -- hearing`, `-- intents`).
 */
export const ACT = { asking: -0.5, sure: 0.3 } as const

/** When a message is taken to ask for something, or to say something that the coach answers in its own way. */
export const INTENT = {
  /** Words from which on a message tells more than what one rule would take it for. By hand, on the same rows. */
  mostWords: {
    'about-coach': 60,
    'what-if': 60,
    complain: 60,
    'too-long': 40,
    'ask-script': 60,
    'first-thing': 40,
    'ask-plan': 40,
    scale: 30,
    'ask-opinion': 60,
    greet: 8,
    'no-time': 40,
    lean: 40,
    commit: 90,
    refused: 40,
    tried: 60,
    thanks: 15,
  },
  /** Words from which on an objection is told of others, unless the message is a plain "no". By hand, on the same rows. */
  objectionWords: 40,
  /** Words from which on a promise without a day is only told, unless one was asked for. By hand, on the same rows. */
  promiseWords: 30,
  /** Words: "I could …" and a time alone settle something in no more than these. By hand, on the same rows. */
  offerWords: 14,
  /** Characters: more than a doubt goes on to say something. By hand, on the same rows. */
  doubtCharacters: 60,
} as const

/** When the coach works with a situation. Probabilities from 0 to 1, after words and meaning have been weighed. */
export const SITUATION = {
  /** The likeliest stands alone from here on. In view of the five-fold exemplars (`npm run evaluate`): 9 of 10 are right. */
  one: 0.6,
  /** The two likeliest together: from here on both are named; below, the coach asks. Found with the above. */
  two: 0.62,
  /** The same once it has asked: being corrected beats asking twice. By hand. */
  afterAsking: 0.3,
  /** Share of the first that a second must reach to be worth naming beside it. By hand. */
  second: 1 / 3,
  /** Words: fewer describe no situation. By hand. */
  fewestWords: 7,
  /** A new topic has to be plainly another one, told in so many words, and likelier than the old with all before. By hand. */
  change: { alone: 0.85, words: 14, withBefore: 0.7 },
  /** Probability of a situation, in a message that is heard to open another matter. By hand. */
  opened: 0.4,
  /** Factors: how much it speaks for a playbook that the leader has picked its topic, for the first and for others. By hand. */
  picked: { first: 2.5, others: 2 },
} as const

/** When a written reply is given. */
export const REPLY = {
  /**
   * Cues found and words of the longest, together: fewer in a message of at most `shortWords`, which says one thing. With these,
   * three of four replies given fit (`npm run evaluate -- replies`); a wrong one is worse than none.
   */
  short: 4,
  long: 5,
  shortWords: 12,
  /** Share of leaders, 0 to 1, who ask where this message tells, or tell where it asks. By hand, on the same rows. */
  farthestForm: 0.9,
} as const

/** When it is clear what a situation turns out to be. */
export const READING = {
  /** Words shared with the nearest signs, over the root of their number, the second sign by half. By hand. */
  byWords: 1.1,
  /** The same: how far ahead of the next reading. By hand. */
  aheadByWords: 0.25,
  /** Likeness of meanings: how far ahead of the next reading. Found leaving out a sign at a time. */
  aheadByMeaning: 0.1,
} as const

/** Log odds from which on what is written like a name is heard as one. Where as many are kept as wrong ones go (t1 and t2). */
export const PERSON = { named: -0.85 } as const

/** When a leader has named an approach: words of its title, and which share of them. By hand. */
export const APPROACH = { words: 2, share: 0.5 } as const

/** Words: in no more than these a day alone dates what was promised before. By hand. */
export const DAY_ALONE_WORDS = 8

/** How telling a clause must be to be said back, in marks of `rankTelling`: a bare fact said back sounds like a machine. By hand. */
export const SAID_BACK = 1.5
