import type { Style } from '@lodestar/contract/assessment'

/** Something a leader does that others can see, and ways to ask how often. `{name}` is the leader. */
export interface AskedBehavior {
  /** Words that lead to it, as patterns without regard to case. */
  cues: RegExp
  /** The skill it belongs to; null where it is a matter of all. */
  skill: Style | null
  questions: readonly [string, string, string?]
}

/** What teams see their leaders do. The first question asks for the good thing, the second for what is in its way. */
export const ASKED_BEHAVIORS: readonly AskedBehavior[] = [
  {
    cues: /listen|interrupt|talk over|let .*finish|hear (?:them|people|others)|cut .*off/i,
    skill: 'Supportive',
    questions: [
      'How often does {name} let you finish before answering?',
      'How often does {name} speak while you are still speaking?',
      'How often does {name} say back what you meant before replying?',
    ],
  },
  {
    cues: /talk less|airtime|dominat|speak less|share of the talking|quiet(?:er)? (?:people|ones|voices)|everybody.*speak/i,
    skill: 'Supportive',
    questions: [
      'How often does everybody get to speak in a meeting that {name} leads?',
      'How often does {name} do most of the talking in our meetings?',
      'How often does {name} ask somebody who has not spoken yet?',
    ],
  },
  {
    cues: /feedback|tell .* (?:straight|directly|honest)|honest|praise|recogni|appreciat|thank/i,
    skill: 'Coaching',
    questions: [
      'How often does {name} tell you what exactly was good about your work?',
      'How often do you learn from {name} what to change while it can still be changed?',
      'How often do you hear of a concern of {name}’s from somebody else first?',
    ],
  },
  {
    cues: /delegat|micro|let go|hand(?:ing)? (?:over|off)|trust|control|autonomy|ownership/i,
    skill: 'Delegating',
    questions: [
      'How often does {name} leave the way to you once the goal is clear?',
      'How often does {name} change work that was handed to you?',
      'How often do you know which decisions are yours to make without {name}?',
    ],
  },
  {
    cues: /expectation|clear|clarity|priorit|direction|brief|goal|unclear/i,
    skill: 'Directive',
    questions: [
      'How often do you know after a talk with {name} what is to be done first?',
      'How often does {name} say what a good result looks like before work begins?',
      'How often do priorities from {name} change without a reason being given?',
    ],
  },
  {
    cues: /decision|decide|decisive|undecided|postpon|hesitat/i,
    skill: 'Directive',
    questions: [
      'How often does a meeting with {name} end with a decision you could repeat?',
      'How often does {name} give the reason for a decision?',
      'How often does a decision wait for {name} longer than you can explain?',
    ],
  },
  {
    cues: /promise|follow.?(?:through|up)|keep (?:my )?word|reliab|commit/i,
    skill: 'Directive',
    questions: [
      'How often does {name} do what was promised to you?',
      'How often do you have to remind {name} of something promised?',
      'How often does {name} tell you early when a promise will not hold?',
    ],
  },
  {
    cues: /mistake|blame|admit|apolog|wrong|safe(?:ty)?|speak up|bad news|disagree/i,
    skill: 'Supportive',
    questions: [
      'How often do you bring {name} bad news without dressing it up?',
      'How often does {name} say “I was wrong” about something small?',
      'How often do you keep a doubt to yourself when {name} is in the room?',
    ],
  },
  {
    cues: /conflict|difficult conversation|hard conversation|avoid|confront|tension/i,
    skill: 'Supportive',
    questions: [
      'How often does {name} bring up a tension while it is still small?',
      'How often does a conflict in the team go on with {name} knowing of it?',
      'How often does {name} hear both sides before taking one?',
    ],
  },
  {
    cues: /ask|question|curious|coach|advice|solve|solution/i,
    skill: 'Coaching',
    questions: [
      'How often does {name} ask what you would do before giving advice?',
      'How often does {name} offer a solution before you have described the problem?',
      'How often do you leave a talk with {name} with an idea of your own?',
    ],
  },
  {
    cues: /one.on.one|1.?(?:on|:).?1|check.?in|time for|available|access|cancel/i,
    skill: 'Supportive',
    questions: [
      'How often does your one-on-one with {name} take place as planned?',
      'How often do you get an answer from {name} while you still need it?',
      'How often is {name} doing something else while you are talking?',
    ],
  },
  {
    cues: /calm|temper|stress|angry|patien|react|mood|pressure/i,
    skill: 'Supportive',
    questions: [
      'How often does {name} stay calm when something goes wrong?',
      'How often do you choose the moment by {name}’s mood?',
      'How often does {name} come back to a talk that went badly?',
    ],
  },
  {
    cues: /meeting|agenda|on time|late|prepared|punctual/i,
    skill: 'Directive',
    questions: [
      'How often do you know before a meeting with {name} what it is for?',
      'How often does a meeting that {name} leads end on time?',
      'How often do you leave a meeting with {name} knowing who does what?',
    ],
  },
  {
    cues: /credit|visible|advocate|stand up for|support|protect|develop|grow|career/i,
    skill: 'Coaching',
    questions: [
      'How often does {name} name the person whose idea it was?',
      'How often does {name} talk with you about what you want to learn next?',
      'How often does {name} take your side when pressure comes from above?',
    ],
  },
  {
    cues: /workload|evening|weekend|overtime|night|balance|after hours|holiday/i,
    skill: null,
    questions: [
      'How often does {name} expect an answer outside your working hours?',
      'How often does {name} take something off the list when something new comes?',
    ],
  },
]

/** What can be asked of anybody who leads, where nothing fits better. */
export const GENERAL_QUESTIONS: readonly string[] = [
  'How often does {name} do what was promised to you?',
  'How often does {name} let you finish before answering?',
  'How often do you know after a talk with {name} what is to be done first?',
  'How often do you bring {name} bad news without dressing it up?',
]
