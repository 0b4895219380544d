/**
 * Every number by which the coach decides something from evidence, in one place: its unit, and how it was found. "By hand"
 * means that nobody has measured it alone; the figures in docs/coaching hold for all of them together.
 *
 * Weights, by which evidence is added up, stand with the code that adds it up.
 */

/** When a message is handed over. */
export const HAND_OVER = {
  /**
   * Log odds of a disclosure against ordinary talk, words and turn model weighed together: from `hard` on a message is handed over, from `soft` on the coach asks beside
   * its answer. Chosen in view of the rows judged by (models/concern/card.md), where 1 and 28 of 1,000 ordinary messages are left.
   */
  hard: 1.7,
  soft: -0.6,
  /**
   * The same, below which a wish to die that a rule finds is only asked about: 110 of 114 that a rule finds in the labeled rows are above, and 2 instead of 18 of
   * 1,980 ordinary ones.
   */
  selfHarm: 0.5,
  /** The same, below which nothing is asked either: 2 of 117 that a rule finds lie below, and 106 of 141 that only sound so. */
  selfHarmAsked: -1.5,
  /** The same in a message of more than `longWords`, in which a rule finds its words side by side by chance. */
  selfHarmLong: 0.8,
  longWords: 40,
  /**
   * The same of words alone: where no rule knows it, and where one does, whose own weight is part of the odds. Chosen five-fold
   * on labeled messages (docs/coaching/boundaries.md).
   */
  byWords: { alone: -0.1, withRule: -0.3 },
  /**
   * Log odds of its words from which on a danger that a rule finds is told plainly, and stays open until somebody is safe: 307 of 362 labeled disclosures with such
   * a rule lie above, and 4 of 193 ordinary messages. Below, whoever goes on with their work after having been asked is believed.
   */
  plain: 1,
  /** Log odds that are enough less where somebody may be in danger, by words alone. Found with the above. */
  dangerDiscount: 0.2,
  /** Words: whoever writes more does not only object to a hand-over. By hand. */
  objectionWords: 30,
} as const

/**
 * Log odds of danger told in another language: from `hard` on it is handed over, from `soft` on it is asked about. Chosen where 1 and
 * 12 of 100 ordinary rows of authors are left, each judged without the rows of its language (`npm run train -- tongues`). At 1.6, where 2
 * are left, more than 3 of 100 of other authors were.
 */
export const TONGUE = { hard: 2.2, soft: -0.3 } as const

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
    'what-if': 90,
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
  /** From here on what is written for the situation is asked and told in the middle of a conversation. By hand. */
  sure: 0.85,
  /** The two likeliest together: from here on both are named; below, the coach asks. By hand, among 37. */
  two: 0.45,
  /** The same where something in the message is known to be said so, which is answered whatever it is about. By hand. */
  known: 0.15,
  /** The same once it has asked: being corrected beats asking twice. By hand. */
  afterAsking: 0.3,
  /** Share of the first that a second must reach to be worth naming beside it. By hand. */
  second: 1 / 3,
  /** Likelier than this a situation is worth asking about; below, what happened is asked. By hand. */
  guess: 0.12,
  /** Share of the second that a third must reach to be offered beside it. By hand. */
  nearly: 0.8,
  /** Probability of a situation by one clause alone, for the clause to be quoted for it. By hand. */
  spoken: 0.15,
  /** Words: fewer describe no situation. By hand. */
  fewestWords: 7,
  /** Words: a question of more may tell what it is about, as long as that is not known. By hand. */
  askedWords: 20,
  /** A new topic has to be plainly another one, told in so many words, and likelier than the old with all before. By hand. */
  change: { alone: 0.85, words: 14, withBefore: 0.7 },
  /** Probability of a situation, in a message that is heard to open another matter. By hand. */
  opened: 0.4,
  /** Factors: how much it speaks for a playbook that the leader has picked its topic, for the first and for others. By hand. */
  picked: { first: 2.5, others: 2 },
} as const

/**
 * How likely a message does something as a whole, 0 to 1, before the coach goes by it (models/turns); what begins with `no` is left out below it, whatever parts
 * of the message seem to do. From `mayBye` on nothing is asked any more.
 */
export const TURN = {
  /** That words are asked for, or a draft is shown: from here on all that was told is read with it. */
  looksBack: 0.05,
  words: 0.5,
  noWords: 0.15,
  refine: 0.5,
  noDraft: 0.05,
  noPromise: 0.1,
  asks: 0.5,
  corrects: 0.3,
  fear: 0.5,
  outcome: 0.5,
  new: 0.4,
  bye: 0.3,
  mayBye: 0.2,
  promises: 0.5,
} as const

/**
 * When what a leader says is one of the things that are known to be said so: its chance, 0 to 1, and how near its lines have to be, by
 * likeness of meaning; where they are surely near, half of the chance is enough. In view of what two readers made of 760 of these.
 */
export const PHRASED = {
  point: { chance: 0.48, near: 0.5, surelyNear: 0.68 },
  conduct: { chance: 0.3, near: 0.5, surelyNear: 0.65 },
  /** How surely it is this one of them, where its lines are surely near. */
  surely: 0.7,
  /** What words are asked for: likeness alone. */
  speech: 0.45,
  /** What words are for: chance alone. */
  purpose: 0.75,
  guessedPurpose: 0.15,
  otherPurpose: 0.02,
} as const

/** How likely, 0 to 1, a text says a unit of each bank before it is answered so (models/matching/card.md). */
export const MATCHED = {
  answers: 0.45,
  /** That the law decides it: two of two below were asked what is decent. By hand. */
  answerOfLaw: 0.7,
  /** In view of 1,111 graded turns: what was said from these on was graded 1.0 to 1.3 of 3, what was said below 0.0 to 0.8. */
  choices: 0.8,
  feared: 0.4,
  failed: 0.8,
  outcomes: 0.75,
  stories: 0.3,
  /** Of 48 messages of new conversations the answers of those from here on were graded 2.1 of 3, of those below 0.4. */
  twists: 0.25,
  /** A plain answer to what is feared, in place of what is known of that; to what sounds like asking the coach about itself; beside words that are asked for. */
  answerBefore: 0.5,
  /** A plain answer in place of the side to take of what a question chooses between. By hand. */
  answerBeforeChoice: 0.65,
} as const

/**
 * How well an answer that is known would answer a message, 0 to 3, by the fit model (models/fit/card.md), from which on it is given in place of a question; and how much better
 * it has to be than what is likeliest to be told. In view of 240 graded turns of `fortythird-` and `fortyfourth-`: from 1.8 on 1.6 -> 2.2, from 1.1 to 1.8 1.4 -> 0.8.
 */
export const FIT = { least: 1.8, better: 0.6 } as const

/**
 * How surely, 0 to 1, the kind of what a message turns on is heard, before it is answered as that: three of four are right there. And how unlikely it has to
 * be that it asks for anything, before it is not answered as what it seems to ask. On `tenth-` and `eleventh-` (models/story/card.md).
 */
export const TELLING = {
  chance: 0.38,
  asking: 0.02,
  /** The same of a reaction that is feared: 27 of 40 such messages of two new authors, and 2 of 120 others before them in their conversations. */
  fears: 0.3,
} as const

/** What of a message is kept in the case. By hand. */
export const CASE = {
  /** Marks of `rankTelling`, from which on a clause is kept although nothing is marked in it. */
  telling: 2,
  /** So many of those. */
  factsOfMessage: 3,
} as const

/** Minutes: how long before a talk of today its preparation stands in the plan, from when on it is soon, and what
 * the chip “10 min” means. By hand. */
export const CLOCK = { ahead: 15, soon: 30, chip: 10 } as const

/** Words of a turn before anything is opened, by the length that a leader prefers; words to say that were asked for come on top. */
export const LENGTH = {
  brief: { least: 40, most: 70 },
  balanced: { least: 60, most: 120 },
  detailed: { least: 100, most: 180 },
} as const

/** The chance from which on a draft is said to be good, and to sound otherwise (models/drafts/card.md). */
export const VERDICT = { good: 0.5, fault: 0.3 } as const

/** When it is clear what a situation turns out to be. */
export const READING = {
  /** Words shared with the nearest signs, over the root of their number, the second sign by half. By hand. */
  byWords: 1.1,
  /** The same: how far ahead of the next reading. By hand. */
  aheadByWords: 0.25,
  /** Likeness of meanings: how far ahead of the next reading. Found leaving out a sign at a time. */
  aheadByMeaning: 0.1,
} as const

/** Log odds from which on what is written like a name is heard as one. Where as many are kept as wrong ones go (t1 and t2);
 * and from which on a word in small letters that no text has is a name; and how central somebody must be to take the place of whom a conversation is about, in marks of `findPeople`. By hand. */
export const PERSON = { named: -0.85, typed: 1.5, typedTrade: 3.5, central: 3 } as const

/** When a leader has named an approach: words of its title, and which share of them. By hand. */
export const APPROACH = { words: 2, share: 0.5 } as const

/** Of what a leader says they will do (models/steps), piece by piece. By hand, in view of the judged rows, too. */
export const STEP = {
  /** The chance from which on a piece is part of a step. */
  part: 0.45,
  /** The chance from which on a piece behind one that is begins another. */
  begins: 0.5,
} as const

/** What is kept as a promise that is only heard. By hand. */
export const PROMISE = {
  /** Characters: what goes on longer is told and not promised. */
  longest: 160,
  /** In one message; whoever lists more makes a plan. */
  most: 5,
  /** The chance from which on one step makes a plan of a message that ends nothing. By hand. */
  surely: 0.7,
  /** So much of what was said has to stand in an act that is put in its place. */
  share: 0.6,
} as const

/** Messages: before so many nothing has come of what was said here, unless it was promised. By hand. */
export const OUTCOME_AFTER = 3

/** Words: whoever says more after a promise still tells something. By hand. */
export const CLOSING_WORDS = 20

/** Words: whoever takes leave in more still tells something. By hand. */
export const LEAVING_WORDS = 45
/** Words of what it is about instead, when the coach has missed it. By hand. */
export const INSTEAD_WORDS = { fewest: 4, most: 32 } as const

/** Words: in no more than these a day alone dates what was promised before. By hand. */
export const DAY_ALONE_WORDS = 8

/** How telling a clause must be to be said back, in marks of `rankTelling`: a bare fact said back sounds like a machine. By hand. */
export const SAID_BACK = 1.5
/**
 * When a way or a study is near enough to a message to be offered to a language model: words, by their stems, that both share. By
 * hand, where a strong writer had used 8 of 78 ways and 3 of 212 studies that were offered for the matter alone, and at two
 * words one reader found more beside what had been said than about it.
 */
export const PASSAGE = { sharedWords: 3 } as const

/** How long words to be said aloud may be; set by what people keep of a sentence they hear once. */
export const REHEARSAL = {
  /** Sentences, but for greetings and names that are called. */
  sentences: 4,
  /** Words of those sentences together: some forty seconds. */
  words: 95,
  /** Words of an answer to somebody who is silent; more fill the silence. */
  silence: 30,
  /** Words that a language model may put into the other person's mouth. */
  longestSaid: 60,
} as const
