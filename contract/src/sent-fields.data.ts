/** What a language model can be asked to write for somebody. */
type SentTask = 'turn' | 'prompt' | 'rewrite' | 'summary' | 'insight' | 'rehearsal'

/** When something is written, and what leaves for it. */
interface SentFields {
  readonly title: string
  readonly when: string
  /** Every field that is sent, in words people read, by its place in what is sent. */
  readonly fields: Readonly<Record<string, string>>
  /** What is not sent, though it could be expected. */
  readonly never: string
}

const SESSION = {
  'session.title': 'of this session: its title',
  'session.matters': 'of this session: what it is about, in your words',
  'session.people': 'of this session: the people you named',
  'session.facts': 'of this session: what you told, in your words',
  'session.promises': 'of this session: what you said you will do, with the days',
  'session.timeLeft': 'of this session: how much time you said there is',
  'session.corrected': 'of this session: what you corrected',
}

/** Everything that may leave for a language model, by task. A test holds it against what is really sent. */
export const SENT_FIELDS: Readonly<Record<SentTask, SentFields>> = {
  turn: {
    title: 'An answer of the coach',
    when: 'With each message you send in a session.',
    fields: {
      message: 'your message',
      conversation: 'the session’s messages, the newest 24,000 characters',
      wishes: 'how you want to be coached',
      today: 'the day, the time and your time zone',
      daysAhead: 'where a day matters, the calendar of the next two weeks, without what stands in yours',
      'leader.position': 'the position you gave',
      'leader.strengths': 'three strengths of your assessment result',
      'leader.developmentAreas': 'three development areas of it',
      'leader.importedResults': 'the profiles of results you imported, such as “ENFJ”',
      goals: 'the titles of three open goals',
      meetings: 'the titles and times of three meetings of the week',
      'lastSession.title': 'of your last session: its title',
      'lastSession.endedOn': 'of your last session: the day it ended',
      'lastSession.matters': 'of your last session: what it was about',
      'lastSession.people': 'of your last session: the people in it',
      'lastSession.facts': 'of your last session: what you told',
      'lastSession.promises': 'of your last session: what you promised, and what came of that',
      outcomes:
        'what you told of your last three conversations within 30 days: with whom or the meeting’s title, the day, the words you had planned, how it went, and your line about it; none that names somebody you have forgotten',
      ...SESSION,
      'session.matters':
        'of this session, where it holds more than one matter or is long: what it is about, in your words',
      'session.facts':
        'of this session, where not all of its messages are sent: what you told, in your words',
      perhapsUnanswered: 'of this session: up to three questions of yours that may be unanswered',
      passages: 'at most three passages of our own library',
      research: 'at most two pieces of research from it',
    },
    never:
      'Lines you have struck, messages that were handed over to people who can help, your ratings, your other notes on meetings, and older sessions.',
  },
  prompt: {
    title: 'A quick word of coaching',
    when: 'When you ask the AI coach and are signed in. What visitors write is not sent.',
    fields: {
      message: 'what you told about the situation',
      wishes: 'how you want to be coached',
      today: 'the day, the time and your time zone',
      daysAhead: 'where a day matters, the calendar of the next two weeks, without what stands in yours',
      task: 'what is to be written, in our words',
      'leader.position': 'the position you gave',
      passages: 'at most three passages of our own library',
      research: 'at most two pieces of research from it',
    },
    never: 'Your sessions, goals, meetings, assessment and imports.',
  },
  rewrite: {
    title: 'The improved version of a message',
    when: 'When you have a message of at most 1,600 characters analyzed that can be better, and when you ask for it in another register.',
    fields: {
      kind: 'what kind of message it is',
      context: 'the context you chose',
      subject: 'its subject',
      text: 'the message itself',
      draft: 'our own improved version',
      findings: 'what was found in it, with the words it is about',
      register: 'the register you asked for',
    },
    never: 'Anything else that is known of you.',
  },
  summary: {
    title: 'What a session came to',
    when: 'Once, after you have ended a session. Our own is stored before that; the model’s words may take its place.',
    fields: {
      today: 'the day',
      title: 'the title of the session',
      matters: 'what it was about, in your words',
      people: 'the people you named in it',
      facts: 'what you told in it, in your words',
      timeLeft: 'how much time you said there was',
      corrected: 'what you corrected',
      promises: 'what you said you will do, with the days',
      conversation: 'the session’s messages, the newest 24,000 characters',
    },
    never:
      'A session in which something was handed over to people who can help, and anything else that is known of you.',
  },
  insight: {
    title: 'The paragraph of an insight',
    when: 'After you have ended a session, for the first three insights that have changed. Looking at them sends nothing.',
    fields: {
      title: 'its heading',
      paragraph: 'the paragraph as it stands, with its figures, and the titles and names in it',
      restsOn: 'what it rests on, such as “From 3 sessions since May 3”',
      quote: 'the sentence of yours that stands with it, where there is one',
    },
    never: 'The sessions, goals and messages it was counted from.',
  },
  rehearsal: {
    title: 'A line of a rehearsal',
    when: 'When you hear how the other person reacts, and when one thing is to be changed in what you say.',
    fields: {
      person: 'whom you say it to',
      about: 'what it is about, in your words',
      told: 'what you told of it in the session, in your words, twelve lines at most',
      conversation: 'the lines of the rehearsal so far, without those you have put aside',
      resistance: 'how much resistance you chose',
      reaction: 'our own reaction of the other person',
      line: 'what you have just said',
      words: 'the words of it that are meant',
      found: 'what was found in it',
      draft: 'our own changed version',
    },
    never:
      'A line that was handed over to people who can help, other rehearsals, and anything else that is known of you.',
  },
}
