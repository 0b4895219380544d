import type { MessageText, Sentence } from './message-text.ts'

const SAYS_WHEN =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tonight|tomorrow|yesterday|noon|midnight|eod|cob|eow|asap)\b|\b(?:january|february|march|april|may \d|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b|\b\d{1,2}[:.]\d\d\b|\b\d{1,2} ?(?:am|pm|a\.m\.|p\.m\.|o'clock)|\b\d{1,2}[/.]\d{1,2}\b|\b(?:by|until|before|at|after) (?:\d|the end|end of|lunch|close|then|we|our|the (?:call|meeting|weekend|launch|release|review))|\b(?:by|on|before|after|until|till|from) the \d{1,2}(?:st|nd|rd|th)\b(?=\s*(?:[.,;:!?)]|$| (?:of|at|and|or|so|please|to|for|if|because|in)\b))|\b(?:this|next|the end of the|end of|coming) (?:week|month|morning|afternoon|evening|quarter|year|day)\b|\b(?:in|within) (?:\d+|a few|two|three|an?|the next|the coming) (?:\w+ )?(?:min(?:ute)?s?|hours?|days?|weeks?|months?)\b|\bwhen(?:ever)? (?:you|it|we|convenient|possible|they|she|he|i)\b|\b(?:no|not any) (?:rush|hurry)\b|\bif you have (?:time|a (?:minute|moment|second))\b|\b(?:at your|earliest) convenience\b|\bas soon as\b|\bimmediately\b|\bright (?:now|away)\b|\bnow\b|\bsoon\b|\bnext time\b|\b(?:later|first thing)\b|\[(?:by )?when\?\]/i
const ASKS =
  /\b(?:can|could|would|will) (?:you|we|someone|somebody|anyone|one of you|either of you|\[)|\bplease\b(?! (?:find|see|note|feel|be|accept|do not hesitate|don't hesitate|keep|join))|\bi (?:would like|need|want|ask|'d like) you to\b|(?<!\b(?:when|whenever|time|if|what|that|as|how|why|often) )\bwe (?:(?:kindly|also|therefore|hereby|now) )?(?:ask|request|invite|urge|would like) you to\b|\bi (?:kindly|also|therefore|hereby|now) (?:ask|request|invite|urge) you to\b|\b(?:let me know|let us know|tell me|send me|give me)\b|\bi(?:'d| would) (?:appreciate|be grateful)\b|\bi(?:'d| would)? need (?:your|the|a|an|to know|you)\b|\b(?:i|we) need (?:[\p{L}-]+ ){1,3}from (?:you|each of you|all of you|everyone)\b/iu

/** True where a text says when: a day, an hour, a date, a span of time, or that there is no hurry. */
export const saysWhen = (text: string): boolean => SAYS_WHEN.test(text)

/** True where a text asks its reader for something in words; a question mark alone is not looked at. */
export const asksFor = (text: string): boolean => ASKS.test(text)

/** True for a sentence that asks the reader for something. */
export const isRequest = ({ part, isQuestion, text }: Sentence): boolean =>
  part === 'body' && (isQuestion || asksFor(text))

/** True where the message asks its reader for something. */
export const hasRequest = (message: MessageText): boolean => message.sentences.some(isRequest)

const BEHAVIOR =
  /\b(?:you(?:'ve| have)?|he|she|they) (?:really |also |just |then |always |never |often |twice )?(?:(?!need\b)\w{2,}ed|said|sent|gave|took|made|spoke|wrote|told|asked|came|left|led|brought|kept|held|began|ran|went|got|did|let|put|read|found|built|drew|stood|met|cut|sat|broke|spent|showed|taught|thought of|won|paid|heard|saw|chose|drove)\b|\b(?:when|how) (?:you|he|she|they) \w+|\byour (?:summary|question|report|answer|presentation|draft|analysis|comment|comments|email|mail)\b|\b(?:the|your) \w+ you (?:sent|wrote|gave|made|built)\b/i
const EMPTY_BEHAVIOR = /\byou (?:should|need|must|could|can|are|were)\b/i
const IMPACT_WORDS =
  /\b(?:so (?:that )?(?:we|i|the|she|he|they|our|it|nobody)|which (?:meant|made|led|left|helped|saved|let|gave|cost|caused|allowed)|because of (?:that|this|it)|as a result|that (?:meant|made|helped|saved|led|cost)|it (?:meant|made|helped|saved|led|cost|left|gave|caused)|i (?:felt|feel|was able)|we (?:had to|could|lost|saved|were able|won|missed|never got|finished|did not|didn't)|i (?:had to|could|lost|missed)|made (?:me|us|it|the|them)|helped|saved|caused|led to|the (?:client|customer|team|\w+) (?:\w+ )?(?:felt|was|were|wrote|stayed|said|got|could|had to|stopped|left|lost|thanked))\b|\bshe stopped\b|\bhe stopped\b/i
/** What the writer felt. */
const FELT =
  /\b(?:i|we)(?:'m| am|'re| are| was| were) (?:(?:so|very|quite|really|rather|a bit|a little|left|also|then) )*(?:glad|relieved|worried|confused|uneasy|impressed|proud|surprised|frustrated|embarrassed|ashamed|upset|hurt|annoyed|angry|disappointed|anxious|concerned|irritated|sad|shocked|stressed|uncomfortable|grateful|thankful|happy|delighted|touched|moved|encouraged|reassured|unsure|alone|stuck|late)\b(?! (?:to (?:talk|discuss|help|hear|meet|see)|if)\b)/i
/** What became of others: what they think or do since then. */
const SINCE =
  /\b(?:now|since then|no longer|has since|have since) (?:also )?(?:doubts?|thinks?|believes?|wonders?|asks?|hesitates?|avoids?|knows?|trusts?|questions?|refuses?|expects?|wants?|needs?|ha(?:s|ve) to)\b|\b(?:doubts?|doubted|wonders?|wondered|questions?|questioned) (?:whether|if)\b|\blost (?:trust|confidence|faith|time|patience|interest|the|an?|two|three|our|his|her|their)\b|(?<!\byou )\bhad to (?!you\b)\w+/i
const SHOWS_IMPACT = [IMPACT_WORDS, FELT, SINCE]
const SITUATION_MORE =
  /\b(?:in|during|at|after|before|on) (?:the|our|your|yesterday's|today's|last|this|that|monday's|tuesday's|wednesday's|thursday's|friday's) ?(?:\w+ ){0,3}(?:meeting|call|review|presentation|demo|workshop|standup|stand-up|retro|retrospective|session|interview|conversation|email|e-mail|sprint|project|release|launch|pitch|training|discussion|chat|lunch|week|month|night|shift)\b|\bwhen (?:you|we|the|i)\b|\blast (?:week|month|night|time)\b|\b\w+day's\b/i

/** The questions to a writer whose feedback lacks a part. A part that is asked for counts as there. */
export const FEEDBACK_QUESTIONS = {
  behavior: '[What exactly did they do or say?]',
  situation: '[When and where was it?]',
  impact: '[What did it lead to?]',
}

/** Which parts of situation, behavior and impact a feedback message holds. */
export function readFeedbackParts(message: MessageText): {
  behavior: boolean
  situation: boolean
  impact: boolean
} {
  const own = message.sentences.filter(({ part }) => part === 'body').map(({ text }) => text)
  const text = own.join('\n')
  return {
    behavior:
      text.includes(FEEDBACK_QUESTIONS.behavior) ||
      own.some(
        (sentence) =>
          BEHAVIOR.test(sentence) && !(EMPTY_BEHAVIOR.test(sentence) && !/\bwhen you\b/i.test(sentence)),
      ),
    situation: text.includes(FEEDBACK_QUESTIONS.situation) || saysWhen(text) || SITUATION_MORE.test(text),
    impact: text.includes(FEEDBACK_QUESTIONS.impact) || SHOWS_IMPACT.some((pattern) => pattern.test(text)),
  }
}

/** "Do send me the plan": said kindly already, and no words for a question. */
export const INVITES =
  /^(?:please )?do (?:send|let|call|come|tell|give|bring|take|drop|join|say|ask|write|keep|check|try|get|have|feel|show|share|answer|reply|read|use|make|put|add)\b/i
/** A sentence behind a comma: before a question mark it would ask what was told. */
export const JOINED =
  /, (?:i|we|you|he|she|it|this|that|they|there|the \p{L}+|my \p{L}+|page \d+,)(?:'\p{L}+)? /iu
