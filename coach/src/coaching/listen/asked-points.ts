import type { PointKind } from '../../text/excerpts.ts'
import { readSentences } from '../../text/nlp.ts'
import { countWords } from '../../text/split-words.ts'

/** What a request says itself that the words shall say. */
export interface AskedPoint {
  readonly kind: Exclude<PointKind, 'will' | 'may'>
  /** An exact part of the request. */
  readonly text: string
  readonly start: number
  /** What stands before it in its sentence: whom it is asked of, or said to. */
  readonly lead: string
}

const NAME =
  "(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May\\b|June|July|August|September|October|November|December)(?:(?:Mr|Mrs|Ms|Dr)\\.? )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?"
const WHO = `(?:him|her|them|you two|everyone|everybody|(?:them )?all|(?:the|my|our|these|both|all) (?:\\p{L}+ )?\\p{L}+|${NAME})`
const WANTS =
  "(?<!n't |n’t |not |never )\\b(?:want|wanna|wants|need|have|got|gotta|must|should|shall|would like|'d like|’d like|'ll|’ll|will|going|gonna|like|mean|ought|just|also|can|could)(?: (?:also|just|only|really|still))*(?: to)?(?: (?:also|just|only|really|still))*"
/** Where something said ends. */
const END =
  '(?=(?<!\\b(?:Mr|Mrs|Ms|Dr))[.!?;\\n]|,? (?:but|so that|without|because he|because she|not because)\\b|$)'
/** The same, where a new thing begins behind "and". */
const END_AND = `(?=(?<!\\b(?:Mr|Mrs|Ms|Dr))[.!?;\\n]|,? (?:and|but|so that|without|then)\\b|$)`
const SAYS = '(?:say|tell|write|mention|explain|announce|make (?:it )?(?:plain|clear|sure))'
/** Words that are asked of the coach are no wish of theirs. */
const NO_WORDS =
  '(?!(?:to |you\\b|(?:also |just |now )?(?:an? |the |some |two |three |four |few |that |this |another |short )*(?:\\p{L}+ ){0,2}(?:words?|lines?|sentences?|text|mail|e-?mail|message|letter|reply|answer|notes?|notices?|poster|card|sign|announcement|opening|start|beginning|version|something|sth|smth|help|advice|draft|it|this|that|him|her|them|way|idea|subject|memo|post|speech|script|wording|phrase|minutes?|talk|conversation|meeting|chat)\\b))'

/** One character of what is said: no end of a sentence. */
const SAID = '(?:[^.!?;\\n]|(?<=\\b(?:Mr|Mrs|Ms|Dr))\\.|(?<=\\d)\\.(?=\\d))'
/** Whatever comes behind it is just what they do not want. */
const NOT_WANTED =
  /(?:\b(?:not|never|without|no|nobody|no one|nothing|said|already|cannot|cant|dont|wont|didnt)|n['’]t)\b[^.!?;,]{0,50}$/i

/** Nobody who could do anything. */
const NO_ONE =
  '(?:the|my|our|this|that) (?:\\w+ )?(?:decision|talk|meeting|conversation|message|news|words?|truth|points?|matter|things?|first|list|mail|text|letter|opening|tone|name)\\b'

const build = (pattern: string): RegExp => new RegExp(pattern, 'gu')

/** "How do I say that to him": what was told before, and nothing that is said behind it. */
const NO_SAYING = '(?!(?:to|in|on|at|with|without|so|when|now)\\b)'

/** Asks the coach how something is said: what stands behind it is said. */
const HOW =
  '(?:\\b[Hh]ow(?: on earth| the hell)? (?:do|can|could|should|would|might|shall|am)(?: [Ii](?: supposed to)?)?|\\b[Hh]ow to|\\b[Hh]elp me(?: to)?|\\b(?:words?|way|line|sentence|something)(?: for me)? to)(?: best| please| even| ever| possibly| just)?'
/** Who does or is something; in haste without an apostrophe too. */
const SUBJECT =
  "(?:[Ii](?=['’ ])|[Ii](?:m|ve|ll|d)\\b|(?:he|she|they|we|it|there|that|this)(?=['’ ])|(?:shes|hes|theyre|its|weve|were|youre)\\b|(?:the|our|my|his|her|their|nobody|[Ii]ts) (?=\\p{L}))"

const WRITTEN =
  '(?:notice|note|paper|poster|sheet|text|post|message|mail|e-?mail|letter|reply|announcement|memo|words?|points?)'

/** How requests say what the words shall say; what stands in the group is said. */
const PATTERNS: readonly (readonly [AskedPoint['kind'], RegExp])[] = [
  ['whether', build(`${WANTS} ask ${WHO}(?: \\p{L}+){0,3}? (?:if|whether) (${SAID}{6,140}?)${END}`)],
  [
    'do',
    build(
      `\\b(?:ask|tell|get|remind|invite|want|need|like)(?:ing)? (?!${NO_ONE})${WHO}(?: (?:also|please|nicely))? to (?!say\\b|hear it\\b|know\\b)(${SAID}{3,140}?)${END_AND}`,
    ),
  ],
  [
    'do',
    build(
      `\\b(?:want|wish|need) (?:that )?(?:he|she|they|${NAME}) (?!will\\b|would\\b|is\\b|was\\b|said\\b|has\\b|to\\b|about\\b|knows?\\b|hears?\\b)(\\p{Ll}${SAID}{3,140}?)${END_AND}`,
    ),
  ],
  ['need', build(`\\b(?:ask|beg)(?:ing)? ${WHO}(?: \\p{L}+){0,2}? for (${SAID}{3,120}?)${END_AND}`)],
  ['topic', build(`\\b(?:ask|tell) ${WHO} about (${SAID}{3,80}?)${END_AND}`)],
  ['thanks', build(`\\b(?:thank ${WHO}(?: \\p{L}+)?|(?:thanks|thank you)) for (${SAID}{3,100}?)${END_AND}`)],
  [
    'sorry',
    build(
      `\\b(?:apologi[sz]e|sorry|apology)(?: to ${WHO})?,? (?:for|about) (?!him\\b|her\\b)(${SAID}{3,100}?)${END_AND}`,
    ),
  ],
  ['no', build(`\\bsay no to (?!him\\b|her\\b|them\\b|${NAME})(${SAID}{3,80}?)${END_AND}`)],
  ['tell', build(`${WANTS} ${SAYS}(?: ${WHO})?(?: to ${WHO})?,?:? that ${NO_SAYING}(${SAID}{6,180}?)${END}`)],
  [
    'tell',
    build(
      `${WANTS} tell ${WHO},? (?!that\\b|to\\b|about\\b|why\\b|what\\b|how\\b|it\\b|when\\b|not\\b|thanks\\b|no\\b|before\\b|by\\b|in\\b|on\\b|at\\b|alone\\b|this\\b|first\\b|something\\b|so\\b|today\\b|tomorrow\\b|myself\\b)((?:[Ii]|he|she|they|it|there|we|the|no|our|my|his|her) ${SAID}{4,160}?)${END}`,
    ),
  ],
  [
    'tell',
    build(
      `(?:\\b(?:(?:want|need|like)s? ${WHO} to|(?:he|she|they|${NAME}) (?:should|must|has to|have to|needs? to)|(?:should|must|has to|have to)) (?:hear|know|understand|learn)(?: it)?(?: from me)?|\\b(?:stating|saying|say(?: also| only| just)?)|\\b(?:make|be)(?: it)? (?:clear|plain)(?: to ${WHO})?),? that (?!(?:is|was|it is a no)\\b)${NO_SAYING}(${SAID}{6,160}?)${END}`,
    ),
  ],
  [
    'tell',
    build(
      `(?<=^|[.!?]\\s)(?:And t|T)hat (?!is\\b|was\\b|'s|’s|would|will|could|[Ii] (?:say|will)\\b|one\\b|way\\b|helps?\\b|does\\b|can\\b)((?:[Ii]|he|she|they|it|there|we|the|no|nobody|this|from|my|our|his|her) ${SAID}{6,160}?)${END}`,
    ),
  ],
  [
    'tell',
    build(
      `${HOW} (?:tell|let|warn|remind|promise|show) ${WHO}(?: know)?(?:,? that)? (?!that\\b|this\\b|it (?:to|in|with|without)\\b|the (?:truth|news)\\b)(${SUBJECT}${SAID}{5,160}?)${END}`,
    ),
  ],
  [
    'tell',
    build(
      `${HOW} (?:say|write|explain|announce|admit|put it|break it|make (?:it )?(?:clear|plain))(?: to ${WHO}| with ${WHO})?,? that ${NO_SAYING}(${SUBJECT}${SAID}{5,160}?)${END}`,
    ),
  ],
  ['tell', build(`\\b${WRITTEN} (?:to|for) ${WHO},? that (${SUBJECT}${SAID}{5,160}?)${END}`)],
  [
    'topic',
    build(`${WANTS} ${SAYS}(?: ${WHO})? ((?:why|how|what|when|where|who) ${SAID}{4,100}?)${END_AND}`),
  ],
  [
    'need',
    build(
      `\\b(?:[Ii]|[Ww]e) (?:also |still |really |just )*(?:need|want|'d like|’d like|would like) ${NO_WORDS}((?:an?|one|the|my|our|more|no|\\d+|two|three|half) \\p{L}${SAID}{3,100}?)${END}`,
    ),
  ],
  [
    'need',
    build(
      `\\b(?:[Ii]|[Ww]e) (?:also |still |really |just )*want ${NO_WORDS}(\\p{L}${SAID}{3,60}? (?:in writing|back|corrected|changed|gone|fixed|paid|named))${END_AND}`,
    ),
  ],
]

const HOLDS =
  '(?:should|must|has to|have to|needs? to|wants to|shall|ought to)(?: (?:also|only|just))? (?:say|have|hold|contain|be clear|be in it|tell (?:them|him|her)|include|mention)(?: in it| (?:clear )?in (?:it|there))?'
/** After this a request lists what the words shall hold, one thing after the other. */
const LISTS: readonly RegExp[] = [
  `\\b(?:it|that|this|what|(?:the |a )?${WRITTEN}) (?:(?:also|only|just|really) )?${HOLDS} `,
  `${HOLDS} (?:[\\w’']+ ){1,3}?(?:things|points)[:,] (?:\\(?1[.)] )?`,
  '\\b(?:need|want|like) it to (?:say|mention|contain) ',
  "\\b(?:it|that)(?:['’]s| has) (?:also )?got to (?:say|have|hold|contain|mention) ",
  `(?<=^|[.!?\\n] ?)${HOLDS} `,
  '\\b(?:must|should|has to|have to|needs to) be in (?:it|there)(?: is)? ',
  '\\b(?:he|she|they|\\p{L}+) (?:should|must|has to|have to|needs? to|shall) (?:know|hear|learn)(?: from me)? (?=that\\b)',
  `\\b(?:i (?:need|want|have) to (?:say|tell (?:him|her|them)|get across)|saying|stating|to say|${WRITTEN}(?: \\w+){0,6}),? (?=that\\b)`,
].map((pattern) => new RegExp(pattern, 'giu'))
/** The same behind a colon, where what is listed needs no verb. */
const NOTED = new RegExp(
  `\\b(?:${WRITTEN}(?:(?: [\\w'’]+){0,7}|[^.!?:]{0,90}(?=: that\\b))|contents?|${HOLDS}|(?:must|should|has to|have to|needs to) be (?:inside|in (?:it|there))|has to get|must get): `,
  'gi',
)
/** What is to be written stands in the next sentence. */
const THEN_SAID = new RegExp(`\\b(?:need|want|write|do) (?:\\w+ ){0,3}${WRITTEN}(?: [\\w'’]+){0,8}\\. `, 'gi')
/** One thing of a list ends, and the next begins. */
const NEXT =
  /[,;] (?:and )?\(?\d[.)] |,? (?:and|but)(?: also)? (?=that\b|why\b|what\b|how\b|when\b|i\b|to\b|please\b|if\b|keep it\b|make it\b|don['’]?t\b)|, (?:and |also )?(?=\p{L})| and that /giu
/** How it shall sound, and what shall be left out. */
const MANNER =
  /^(?:nothing|something|no(?:t| \p{L}+$)|without|short|brief|simple|warm|polite|friendly|like|but|keep|make it (?:sound|short)|in (?:easy|plain|simple)|from me|don['’]?t|please|as |so that|can (?:you|we)|could you|it can['’]?t|i (?:don['’]?t|do not) want|it (?:must|should) not|that['’]s)\b/iu
/** Begins with somebody who does something, and with something that does. */
const PERSON =
  /^(?:(?:from now on|from \w+ on|until \w+|if [^,]{3,60}?|when [^,]{3,60}?),? )?(?:i|we|you|he|she|it|they|there|this|that|everyone|everybody|nobody|no ?one|anyone|whoever|its)(?:['’]\w+)? /i
const THING =
  /^(?:what|the|my|our|his|her|their|its|a|an|all|each|every|both|\d+|\p{L}+s|\p{Lu}[\p{L}'’-]+|\p{L}+ (?:is|are|was|were|will|has|have|can|must)) /u
const VERB =
  /\b(?:is|are|was|were|will|wo|has|have|had|does|do|did|can|must|should|goes?|gets?|stays?|starts?|\w+(?:ed|es|s)|\w+n['’]t)\b|['’](?:s|re|ll|ve|m)\b/i
/** A list of fewer is none; and words of what is noted without a verb. */
const FEWEST_LISTED = 2
const FEWEST_NOTED = 3

/** Only names what is to be said. */
const NAMES_MATTER = /^(?:why|how|when|where|who|whether|what (?:i|we|they|he|she|you|to|will))\b/i
/** "Who has drunk does not come", "what she sees is real": what holds for whoever or whatever it is. */
const WHOEVER =
  /^who(?:ever)? \w+ .*\b(?:does|do|is|comes?|stays?|gets?|pays?|must|can|will)\b|^what (?:i|we|they|he|she|you) (?:(?:is|are|was|were|has|have) )?\w+ (?:is|are|was|were|stays?) /i
const TO_DO = /^to (?!him|her|them|me|us|the|my|\p{Lu})\p{L}/u

/** What somebody does, with who does it; what goes on with what was said before, as "rings me", is none. */
const isSentence = (text: string, isThat: boolean): boolean => {
  if (WHOEVER.test(text)) return true
  if (!isThat && /^\p{Ll}+s /u.test(text) && readSentences(text)[0]?.tokens[0]?.pos === 'VERB') return false
  return PERSON.test(`${text} `) || ((isThat || THING.test(`${text} `)) && VERB.test(text))
}

const isTorn = (text: string): boolean => text.split('(').length !== text.split(')').length

/** One thing of a list; null where it says how the words shall sound, or cannot be said. */
function toListed(part: string, from: number, isNoted: boolean): AskedPoint | null {
  const that = /^that /i.exec(part)?.[0].length ?? 0
  const [text, start] = [part.slice(that).trim(), from + that]
  if (text === '' || (that === 0 && MANNER.test(text)) || isTorn(text)) return null
  const lead = ''
  if (NAMES_MATTER.test(text) && !WHOEVER.test(text)) return { kind: 'topic', text, start, lead }
  if (TO_DO.test(text)) return { kind: 'do', text, start, lead }
  return isSentence(text, that > 0) || (isNoted && countWords(text) >= FEWEST_NOTED)
    ? { kind: 'tell', text, start, lead }
    : null
}

/** The things of a list; what stands behind a comma and is none by itself belongs to the one before: "by nine", "feeding time and meds". */
function splitList(list: string, from: number, isNoted: boolean): AskedPoint[] {
  const joints = [...list.matchAll(NEXT)]
  const points: AskedPoint[] = []
  let isLeftOut = false
  ;[0, ...joints.map(({ index, 0: joint }) => index + joint.length)].forEach((start, at) => {
    const end = joints[at]?.index ?? list.length
    const point = toListed(list.slice(start, end), from + start, isNoted)
    const last = points.at(-1)
    const isManner = MANNER.test(list.slice(start, end))
    if (point) points.push(point)
    else if (last && !isLeftOut && !isManner && !list.slice(start, end).includes('('))
      points[points.length - 1] = { ...last, text: list.slice(last.start - from, end).trim() }
    isLeftOut = point === null && isManner
  })
  return points
}

/** What stands before a place in its sentence. */
const leadTo = (message: string, place: number): string =>
  message
    .slice(0, place)
    .split(/[.!?;\n]/)
    .at(-1) ?? ''

/** What is listed right behind a place. */
const listFrom = (message: string, from: number, isNoted: boolean): AskedPoint[] => {
  const list =
    new RegExp(`^(?:${SAID}|;(?= (?:and )?\\(?\\d[.)]))+`, 'u').exec(message.slice(from))?.[0] ?? ''
  return splitList(list.trimEnd(), from, isNoted)
}

function findLists(message: string): AskedPoint[] {
  const behind = (patterns: readonly RegExp[], isNoted: boolean) =>
    patterns.flatMap((pattern) =>
      [...message.matchAll(pattern)].flatMap(({ index, 0: lead }) => {
        const from = index + lead.length
        if (NOT_WANTED.test(leadTo(message, from))) return []
        const points = listFrom(message, from, isNoted)
        return points.length >= FEWEST_LISTED ? points : []
      }),
    )
  const listed = behind(LISTS, false)
  return listed.length > 0 ? listed : behind([NOTED, THEN_SAID], true)
}

/** Says more of whom it is asked from. */
const ASIDE = /(?: from (?:the|my|our) \p{L}+)?, (?:(?:Mr|Mrs|Ms|Dr)\b|who\b|which\b).*$/u

/** These the leader does. */
const OWN_DEED = new Set<PointKind>(['sorry', 'thanks', 'no'])
/** Somebody else has to do it, or they say it. */
const OTHERS_DEED =
  /\b(?:he|she|they|\p{Lu}[\p{L}'’-]+) (?:\p{L}+ )?(?:has|have|had|must|should|shall|can|could|wants?|needs?|ought|never|always|cannot)\b[^.!?]*$/u
const THEY_SAY = /\b(?:he|she|they|people|customers) (?:always |all )?say\b[^.!?]*$/i

/** What nobody does because they are asked to. */
const FEELS =
  /^(?:(?:to|not|don['’]?t|never) )*(?:feels?|thinks?|believes?|understands?|lies? awake|takes? it|hears?|runs?|worr(?:y|ies)|cr(?:y|ies)|laughs?|suspects?|sees?|be (?:afraid|angry|hurt|sad|worried|scared|ashamed))\b/i

/** Says whether the leader wants it said: neither what must not be, nor what somebody else does, nor what they shall feel. */
const isWanted = (kind: PointKind, lead: string, text: string): boolean =>
  !(kind === 'do' && FEELS.test(text)) &&
  !NOT_WANTED.test(kind === 'no' ? lead.replace(/\bsay no to\s*$/i, '') : lead) &&
  !(OWN_DEED.has(kind) && OTHERS_DEED.test(lead)) &&
  !(kind === 'tell' && THEY_SAY.test(lead))

const LONGEST = 32

/** Finds what a request says in so many words that the words shall say, in its order; a stretch that two ways of saying it find is found once. */
export function findAskedPoints(message: string): AskedPoint[] {
  const found = PATTERNS.flatMap(([kind, pattern]) =>
    [...message.matchAll(pattern)].flatMap((match) => {
      const text = (match[1] ?? '')
        .trim()
        .replace(ASIDE, '')
        .replace(/[\s,:]+$/, '')
      const start = match.index + match[0].lastIndexOf(match[1] ?? '')
      const lead = leadTo(message, start)
      const isSaid = countWords(text) <= LONGEST && /\p{L}/u.test(text)
      return isSaid && isWanted(kind, lead, text) ? [{ kind, text, start, lead }] : []
    }),
  )
  const kept: AskedPoint[] = []
  for (const one of [...findLists(message), ...found]) {
    const isKnown = kept.some(
      (other) => one.start < other.start + other.text.length && other.start < one.start + one.text.length,
    )
    if (!isKnown) kept.push(one)
  }
  return kept.toSorted((one, other) => one.start - other.start)
}
