import * as z from 'zod/mini'

/**
 * One situation a leader can be in, and everything the coach knows about it.
 *
 * A playbook is a YAML file in `coach/playbooks/`, written and edited by people who coach, not by people who
 * program. This schema is what "complete" means; `readPlaybook` turns a broken file into one clear sentence.
 */

/** What people write: never empty. */
export const Words = z.string().check(z.trim(), z.minLength(1, 'is empty'))
const atLeast = (count: number, what: string) => z.minLength(count, `needs at least ${count} ${what}`)
/** Names a unit: words joined by hyphens. */
export const Key = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'))
const lines = (count: number, what: string) => z.array(Words).check(atLeast(count, what))
/** A list of at least so many. */
export const some = <T extends z.ZodMiniType>(item: T, count: number, what: string) =>
  z.array(item).check(z.minLength(count, `needs at least ${count} ${what}`))

/** Who the conversation is about, seen from the leader. */
const RELATIONS = ['report', 'team', 'boss', 'peer', 'self', 'other'] as const
export type Relation = (typeof RELATIONS)[number]

/** How strong the evidence behind an insight is; the words follow docs/coaching/sources.md. */
const EVIDENCE = ['good', 'moderate', 'limited', 'weak', 'practice'] as const

/** One of the different things a situation usually turns out to be. */
const Reading = z.strictObject({
  key: Key,
  name: Words,
  /** What must have happened for it to be possible: the leader has spoken to them about it. Left out where nothing must. */
  presumes: z.optional(z.enum(['earlier-talk'])),
  /** Phrases a leader uses when this reading is the true one; they feed the choice between readings. */
  signs: lines(4, 'signs'),
  /** Tells this reading from the others when answered. */
  question: Words,
  /** What the coach says is going on, two to four sentences. */
  diagnosis: Words,
  /** Approaches of this playbook that suit the reading, best first. */
  approaches: z.array(Key).check(z.minLength(2, 'needs at least 2 approaches')),
})

const Approach = z.strictObject({
  id: Key,
  title: Words,
  description: Words,
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  timeframe: Words,
  steps: lines(3, 'steps'),
  expectedOutcome: Words,
  /** When a good coach would not suggest it. */
  notWhen: Words,
})

const Action = z.strictObject({
  id: Key,
  title: Words,
  priority: z.enum(['high', 'medium', 'low']),
  timeframe: Words,
  /** Days from today by which it can be done; drives the suggested date. */
  withinDays: z.int().check(z.minimum(0), z.maximum(60)),
  /** How big a step it is: 1 a five-minute start, 2 a normal step, 3 a stretch. */
  size: z.int().check(z.minimum(1), z.maximum(3)),
  description: Words,
  measurableOutcome: Words,
})

const Exercise = z.strictObject({
  id: Key,
  title: Words,
  description: Words,
  duration: Words,
  materials: z.array(Words),
  reflectionQuestions: lines(2, 'reflection questions'),
})

const Script = z.strictObject({
  id: Key,
  scenario: Words,
  purpose: Words,
  /** Words to say aloud. May use {person} and {when}; everything else is said as written. */
  script: Words,
  adaptationTips: lines(2, 'adaptation tips'),
  /** True when it gives feedback in the order situation, behaviour, impact. */
  sbi: z.optional(z.boolean()),
})

const Insight = z.strictObject({ text: Words, source: Words, evidence: z.enum(EVIDENCE) })

/** The coach's answer to a kind of pushback: a short reply and the question that moves on. */
const FollowUp = z.strictObject({ reply: Words, question: Words })

/** What a question can be for, in the order of most conversations. */
const STAGES = ['agree', 'aim', 'now', 'options', 'commit', 'review'] as const
/** What a question is for. */
export type Stage = (typeof STAGES)[number]

/** A whole playbook, as its file must be. */
export const Playbook = z.strictObject({
  key: Key,
  name: Words,
  /** What the leader is facing, completing the sentence "You …". */
  about: Words,
  /** The same as a guess that the leader may take up, completing "Is it that …". */
  asksWhether: Words,
  /** What the coach says first to a leader who has described this situation; fits every description of it. */
  openings: lines(3, 'openings'),
  relations: z.array(z.enum(RELATIONS)).check(z.minLength(1, 'needs at least 1 relation')),
  exemplars: lines(25, 'exemplars'),
  /** Words and short phrases that point to this situation wherever they stand, in their base form. */
  cues: z.optional(lines(15, 'cues')),
  readings: some(Reading, 2, 'readings'),
  /** The uncomfortable part, once said gently and once plainly. */
  hardPart: z.strictObject({ gentle: Words, plain: Words }),
  approaches: some(Approach, 4, 'approaches'),
  actions: some(Action, 6, 'actions'),
  exercises: some(Exercise, 3, 'exercises'),
  scripts: some(Script, 3, 'scripts'),
  insights: some(Insight, 4, 'insights'),
  questions: z.strictObject({
    agree: lines(3, 'questions'),
    aim: lines(3, 'questions'),
    now: lines(3, 'questions'),
    options: lines(3, 'questions'),
    commit: lines(3, 'questions'),
    review: lines(3, 'questions'),
  }),
  followUps: z.strictObject({
    tried: some(FollowUp, 2, 'follow-ups'),
    refused: some(FollowUp, 2, 'follow-ups'),
    noTime: some(FollowUp, 2, 'follow-ups'),
  }),
  tips: lines(3, 'tips'),
})
export type Playbook = z.infer<typeof Playbook>

/** What is answered to a plain question, whatever the conversation is about. */
export const PlainAnswer = z.strictObject({
  key: Key,
  /** The craft of leading, a matter for HR or a lawyer, or the coach itself. */
  about: z.enum(['craft', 'hr', 'coach']),
  /** How leaders ask it. */
  asked: lines(8, 'ways to ask it'),
  answer: Words,
})
export type PlainAnswer = z.infer<typeof PlainAnswer>

/** All plain answers, as their file in `coach/answers/` must be. */
export const AnswerFile = z.strictObject({ answers: some(PlainAnswer, 20, 'answers') })

/** A choice behind questions with an "or": the particulars differ, what is chosen between does not. */
const Choice = z.strictObject({
  key: Key,
  /** What is chosen between, in general. */
  about: Words,
  /** How leaders ask it. */
  asked: lines(8, 'ways to ask it'),
  /** Takes a side, says why, and when the other way is right. */
  answer: Words,
})
export type Choice = z.infer<typeof Choice>

/** Choices of one file in `coach/choices/`. */
export const ChoiceFile = z.strictObject({ choices: some(Choice, 20, 'choices') })

/** What leaders first come with, tell further on, fear somebody may do, have tried in vain, or come back with: what is said to it. */
const Happening = z.strictObject({
  key: Key,
  /** What happens, in general. */
  about: Words,
  /** The whole message, as leaders write it. */
  heard: lines(8, 'ways to say it'),
  /** What it means, and what to do now or then. */
  answer: Words,
  /** What can be said back at that moment. */
  reply: z.optional(Words),
  /** What moves it forward from there. */
  ask: z.optional(Words),
  /** What the leader can say about it, and to whom, where they ask for words; a blank says in brackets what only they know. */
  say: z.optional(z.strictObject({ to: z.enum(['person', 'group', 'boss', 'outside']), words: Words })),
})
export type Happening = z.infer<typeof Happening>

/** Happenings of one file in `coach/happenings/`, `coach/feared/`, `coach/stories/` or `coach/twists/`. */
export const HappeningFile = z.strictObject({ happenings: some(Happening, 30, 'happenings') })

/** What is found by how leaders say it; a line of `near` sounds like it and is something else. */
const spoken = { heard: lines(10, 'ways to say it'), near: lines(3, 'lines that only sound like it') }

/** What in a story decides the talk: one clause, and what it means for what the leader says or does next. */
const Point = z.strictObject({
  key: Key,
  ...spoken,
  /** Goes on after the quoted clause; fits every line of `heard`. */
  say: lines(2, 'wordings'),
  /** What moves the talk forward from there. */
  ask: lines(2, 'questions'),
})
export type Point = z.infer<typeof Point>

/** Points of one file in `coach/points/`. */
export const PointFile = z.strictObject({ points: some(Point, 20, 'points') })

/** What somebody may answer, and what can be said to it. */
const Reaction = z.strictObject({
  /** Goes on after "If": "they cry". */
  if: Words,
  /** Words to say. */
  reply: Words,
  /** What to do or not to do at that moment, to the leader. */
  tip: z.optional(Words),
})

/** What leaders complain about in somebody, and what they can ask for instead. */
const Conduct = z.strictObject({
  key: Key,
  ...spoken,
  /** Said to that person: what is wanted from now on. */
  request: lines(2, 'wordings'),
  /** The same in very plain words. */
  simple: Words,
  reactions: some(Reaction, 2, 'reactions'),
})
export type Conduct = z.infer<typeof Conduct>

/** The kinds of conduct, as their file in `coach/words/` must be. */
export const ConductFile = z.strictObject({ behaviors: some(Conduct, 20, 'behaviors') })

/** What words to say can be for. */
export const SPEECH_ACTS = [
  'correct',
  'bad-news',
  'ask',
  'refuse',
  'praise',
  'apologize',
  'open',
  'boundary',
  'agree',
  'credit',
  'console',
  'dismiss',
  'welcome-back',
  'tell-group',
  'invite',
  'return',
  'break-silence',
] as const
export type SpeechAct = (typeof SPEECH_ACTS)[number]

/** The parts of words to say that hold no fact; what the leader has told stands between them. */
const Speech = z.strictObject({
  key: z.enum(SPEECH_ACTS),
  /** How leaders ask for such words. */
  asked: lines(8, 'ways to ask for it'),
  opening: lines(3, 'openings'),
  close: lines(3, 'closings'),
  /** Openings of a short written message. */
  chat: lines(2, 'openings'),
  'mail-subject': lines(2, 'subject lines'),
  reactions: some(Reaction, 4, 'reactions'),
})
export type Speech = z.infer<typeof Speech>

/** The parts of all speech acts, as their file in `coach/words/` must be. */
export const SpeechFile = z.strictObject({ acts: some(Speech, SPEECH_ACTS.length, 'speech acts') })

/** What words can be for in any trade, and the words themselves. */
const Purpose = z.strictObject({
  key: Key,
  act: z.enum(SPEECH_ACTS),
  /** The playbooks in whose situation such words are asked for, the first most of all. */
  situations: lines(1, 'situation'),
  /** Whom one speaks to; whoever one leads is a report. */
  to: z.enum(['report', 'peer', 'boss', 'outside', 'group']),
  /** Begins with "to": "to say no to a fixed day off". */
  purpose: Words,
  /** What leaders had told before, and how they ask for the words. */
  heard: some(z.strictObject({ told: Words, asks: Words }), 6, 'ways to ask for it'),
  /**
   * Sentences in the order they are said. One may hold a slot ({topic}, {often}, {when}, {other}, {what}) and after " | " the same
   * without it; where nothing fills it and no other version stands there, it is left out.
   */
  said: lines(3, 'sentences'),
  /** The sentences said when there is room for only one or two, the most needed first; numbers from 1. */
  core: z.array(z.int().check(z.minimum(1))).check(atLeast(1, 'numbers')),
  /** As a short written message, whole by itself. */
  chat: Words,
  /** In very plain words. */
  simple: Words,
  reactions: some(Reaction, 2, 'reactions'),
})
export type Purpose = z.infer<typeof Purpose>

/** Purposes of one file in `coach/purposes/`, which is named after the first of their situations. */
export const PurposeFile = z.strictObject({ purposes: some(Purpose, 1, 'purposes') })

/** A line in a leader's voice, and the situation it describes. */
export interface Line {
  readonly key: string
  readonly text: string
}

/** Lists what a playbook is recognized by: its exemplars, then the signs of its readings. */
export const listLines = ({ key, exemplars, readings }: Playbook): Line[] =>
  [...exemplars, ...readings.flatMap(({ signs }) => signs)].map((text) => ({ key, text }))
