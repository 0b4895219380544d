import { ingOf, participleOf, pastOf, pastOfBase, thirdPersonOf } from '../../text/inflect.ts'
import type { PhraseRule } from '../phrase-rules.ts'
import { mistake, word } from './mistake-phrases.data.ts'

const lower = (text: string | undefined) => (text ?? '').toLowerCase()
const small = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)'
const COUNT = String.raw`(?:\d{1,3}|an?|half an?|${small}|many|several|some|(?:a )?few|a couple of|so many|more than \w+|almost \w+|about \w+|over \w+)`
const UNIT = '(?:minutes?|hours?|days?|weeks?|months?|years?)'
const DAY = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)'
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
/** A moment that something has lasted since. */
const SINCE = String.raw`since (?:(?:19|20)\d\d\b|last \w+|this \w+|(?:early )?(?:morning|yesterday|then)\b|(?:the )?(?:beginning|start)\b|${DAY}|${MONTH}|${small}\b(?! ${UNIT})|\d{1,2}(?::\d\d|[ap]m\b| o'clock)|${COUNT} ${UNIT})`
const POSSESSOR = '(?:the|my|your|our|his|her|their)'
const END = '(?=[.,;:!?]|$)'
/** What stands before a place since the last joint that begins a clause. */
const clauseBefore = (text: string, at: number): string =>
  text
    .slice(0, at)
    .split(/[;:.!?]|, (?!since\b)|\b(?:and|but|so)\b/)
    .at(-1) ?? ''
const PERFECT: Readonly<Record<string, string>> = { am: 'have', are: 'have', is: 'has' }
const SUBJECT_OF: Readonly<Record<string, string>> = {
  me: 'I',
  us: 'we',
  him: 'he',
  her: 'she',
  them: 'they',
}
const OBJECT_OF: Readonly<Record<string, string>> = { i: 'me', we: 'us', he: 'him', she: 'her', they: 'them' }
const subject = (object: string | undefined) => SUBJECT_OF[lower(object)] ?? lower(object)
const object = (person: string | undefined) => OBJECT_OF[lower(person)] ?? lower(person)
/** A person as they are written inside a sentence. */
const inside = (person: string | undefined) => (lower(person) === 'i' ? 'I' : lower(person))
const PAST_TIME = String.raw`(?:yesterday|last (?:night|week|month|year|spring|summer|autumn|winter|${DAY})|(?:${COUNT}) ${UNIT} ago|in (?:19|20)\d\d)`
const PARTICIPLE =
  '(?:been|done|gone|seen|taken|given|written|spoken|chosen|met|sent|made|got|found|told|had|paid|left|bought|brought|lost|heard|said|come|begun|forgotten|received|called|asked|worked|visited|started|finished|arrived|talked|discussed|signed|ordered|changed|moved|checked|repaired|cleaned|delivered|informed|agreed|decided|tried|helped|opened|closed|wanted|needed|used|learned|participated|attended|confirmed|submitted|completed|requested|prepared|noticed)'
const WAS: Readonly<Record<string, string>> = { i: 'was', he: 'was', she: 'was', it: 'was' }
const past = (person: string | undefined, participle: string | undefined) =>
  lower(participle) === 'been' ? (WAS[lower(person)] ?? 'were') : pastOf(lower(participle))

/**
 * A verb that has its perfect, or gets it by the rules below: without one "for two weeks" would say how long something is going to
 * last, and not how long it has.
 */
const LASTING =
  /\b(?:have|has|had|haven't|hasn't|hadn't)\b|'ve\b|\b(?:am|is|are) (?:\w+ ){0,2}\w{2,}ing\b|\b(?:i|we|they|you) (?:work|live|know|wait|use|study|try|need|rent)\b|\b(?:works|lives|waits|uses|studies|tries|rents|knows)\b|\b(?:i am|i'm|we are|they are|he is|she is) (?:not )?(?:sick|ill|here|in|on|at|absent|away|busy|off|responsible|married|unemployed|open|closed|employed)\b/i

/** How long something has lasted, and since when. */
const DURATIONS: readonly PhraseRule[] = [
  mistake(
    String.raw`\b(?:ever )?since (?=${COUNT} ${UNIT}\b(?! (?:ago|later|before|of|passed|when|that|after|earlier)\b))`,
    ({ input = '', index = 0 }) => (LASTING.test(clauseBefore(input, index)) ? 'for ' : null),
    /\bit(?:'s| is| has been) (?:\w+ ){1,4}since\b/i,
  ),
  mistake(String.raw`\bsince (?:a )?long time\b(?! ago)`, 'for a long time'),
  mistake(
    String.raw`\bduring (?=${COUNT} (?:minutes|hours|days|weeks|months|years)\b)(?!during the)`,
    'for ',
  ),
  mistake(
    String.raw`\b(is|are|am) (\w+ing(?: \w+){0,3}) from (?=${COUNT} ${UNIT}${END})`,
    (match) => `${PERFECT[lower(match[1])]} been ${match[2]} for `,
  ),
  mistake(String.raw`\bsince there (?:is|are) (?=${COUNT} ${UNIT})`, 'for '),
  mistake(String.raw`\bfor since\b`, 'since'),
  mistake(String.raw`\bsince morning\b`, 'since this morning'),
  mistake(String.raw`\btoday (morning|afternoon|evening)\b`, 'this $1'),
  mistake(String.raw`\btoday night\b`, 'tonight'),
  mistake(String.raw`\byesterday night\b`, 'last night'),
  mistake(
    String.raw`\b(am|is|are) (\w{2,}ing)\b(?=(?: [\w']+){0,7} ${SINCE})(?! to (?:be|have)\b)`,
    (match) => `${PERFECT[lower(match[1])]} been ${match[2]}`,
    /\b(?:going|nothing|something|anything|everything|morning|evening|interesting|missing|outstanding|pending)\b(?=[^.]*since)/i,
  ),
  mistake(
    String.raw`\b(i|we|they|you) (work|live|know|wait|use|study|try|need|rent)\b(?! (?:been|had|\w+ed)\b)(?=(?: [\w']+){0,6} ${SINCE})(?<!\b(?:do|did|don't|didn't|to|can|could|will|would|should) \w+ \w+)`,
    (match) => `${match[1]} have ${participleOf(match[2] ?? '')}`,
  ),
  mistake(
    String.raw`\b(works|lives|waits|uses|studies|tries|rents|knows)\b(?=(?: [\w']+){0,6} ${SINCE})`,
    (match) => `has ${participleOf(match[1] ?? '')}`,
  ),
  mistake(
    String.raw`\b(i am|i'm|we are|they are|he is|she is) (?=(?:not )?(?:sick|ill|here|in|on|at|absent|away|busy|off|responsible|married|unemployed|open|closed|employed)\b(?: [\w']+){0,5} ${SINCE})`,
    (match) =>
      `${inside(lower(match[1]).split(/[ ']/)[0])} ${/^(?:he|she)/i.test(match[1] ?? '') ? 'has' : 'have'} been `,
  ),
]

const PRESENTS = 'send|forget|make|buy|come|go|meet|speak|write|give|tell|get|take|bring|pay|lose|break'
const NOT_PAST =
  /\b(?:did|didn't|can|could|will|would|should|must|may|to|let|please|usually|always|often|every|make sure|if|do|does|don't)\b/i

/** A tense that does not go with the time or the clause beside it. */
const TENSES: readonly PhraseRule[] = [
  mistake(
    String.raw`(?<=^|[,;] |\b(?:and|but|because|that|as) )((?:i|we|he|she|they|${POSSESSOR} \w+) )(${PRESENTS})(?= (?:[\w']+ ){0,5}(?:yesterday|last (?:night|week|month|year|${DAY}))\b)`,
    (match) => `${match[1]}${pastOfBase(lower(match[2])) ?? match[2]}`,
    NOT_PAST,
  ),
  mistake(
    String.raw`^(${PAST_TIME},? (?:i|we|he|she|they|${POSSESSOR} \w+) )(${PRESENTS})\b`,
    (match) => `${match[1]}${pastOfBase(lower(match[2])) ?? match[2]}`,
    NOT_PAST,
  ),
  mistake(
    String.raw`^(at the moment,? )(i|we|they) (work|wait|look|try|prepare|write|read|study|learn|check)\b(?! (?:fine|well)\b)`,
    (match) =>
      `${match[1]}${inside(match[2])} ${lower(match[2]) === 'i' ? 'am' : 'are'} ${ingOf(lower(match[3]))}`,
  ),
  mistake(String.raw`\b(than|as) planed\b`, '$1 planned'),
  mistake(
    String.raw`^(${PAST_TIME},? )(i|we|you|he|she|they|it|${POSSESSOR} \w+) (?:have|has) (?:already |just )?(${PARTICIPLE})\b(?! been)`,
    (match) => `${match[1]}${match[2]} ${past(match[2], match[3])}`,
  ),
  mistake(
    String.raw`\b(i|we|you|he|she|they|it) (?:have|has) (?:already |just )?(${PARTICIPLE})(?! (?:been|to be)\b)(?=(?: [\w'.@-]+){0,8} (?:yesterday|last (?:night|week|month|year|${DAY})|(?:${COUNT}) ${UNIT} ago)${END})`,
    (match) => `${match[1]} ${past(match[1], match[2])}`,
    /\b(?:since|how|that|which|who|before)\b|\b(?:for|over|in|during|within) the (?:last|past)\b/i,
  ),
  mistake(
    String.raw`(?:(?<=^|[,;] )|^)(if) (i|we|they|you) will (?=(?:be|have|get|go|come|see|know|need|find|receive|finish|arrive|send|start|make|take|call|do)\b)(?!\w+ so\b)`,
    (match) => `${match[1]} ${inside(match[2])} `,
    /\?$/,
  ),
  mistake(
    String.raw`(?<=^|[,;] )(if) (he|she|it) will (be|have|get|go|come|see|know|need|find|receive|finish|arrive|send|start|make|take|call|rain|do)\b`,
    (match) => `${match[1]} ${lower(match[2])} ${thirdPersonOf(lower(match[3]))}`,
    /\?$/,
  ),
  mistake(
    String.raw`\b(as soon as|until|unless) (i|we|they|you) will (?=(?:have|get|go|come|see|know|need|find|receive|finish|arrive|send|start|make|take|call|do)\b)`,
    (match) => `${match[1]} ${inside(match[2])} `,
  ),
  mistake(
    String.raw`\b(is|are) (arrived|happened|occurred)\b`,
    (match) => `${PERFECT[lower(match[1])]} ${match[2]}`,
  ),
  mistake(String.raw`\b(?:was|were) (happened|occurred)\b`, '$1'),
  mistake(
    String.raw`\b(have|has|had|'ve|haven't|hasn't) ((?:already|just|never|ever|also|not|always) )?(went|took|gave|wrote|saw|chose|ate|drove|began|broke|spoke|forgot|knew|did|came|became)\b(?<!\bhad (?:knew|did))`,
    (match) => `${match[1]} ${match[2] ?? ''}${participleOf(match[3] ?? '')}`,
    /\b(?:have|has|had) (?:what|who|that|which)\b/i,
  ),
  mistake(
    String.raw`\b(was|were|been|being) (send|build|lend|spend|pay|teach|catch|lose|sell|break|choose|write|take|give)\b`,
    (match) => `${match[1]} ${participleOf(match[2] ?? '')}`,
  ),
  mistake(
    String.raw`(?<!\b(?:have|has|had|having|never|'ve) |\b(?:what|where|how|who) )(?<=^|[,;] |\b(?:and|but|because|as|so|that|if) )(i|we|they|you|he|she|it) been (?=\w)`,
    (match) => `${match[1]} ${/^(?:he|she|it)$/i.test(match[1] ?? '') ? 'has' : 'have'} been `,
  ),
  word('sended', 'sent'),
  word('buyed', 'bought'),
  word('teached', 'taught'),
  word('catched', 'caught'),
  word('writed', 'wrote'),
  word('choosed', 'chose'),
  word('goed', 'went'),
  word('thinked', 'thought'),
  word('payed(?! out (?:the|a) (?:rope|line|cable))', 'paid'),
]

const MODAL_ONLY =
  "(?:must|should|could|might|may|mustn't|shouldn't|couldn't|needn't|can't|cannot|won't|wouldn't)"
/** Verbs that have no form that goes on. */
const STATE = '(?:know|understand|believe|belong|prefer|own|contain|consist|need|want|agree|deserve)'

/** Forms of verbs that another verb asks for. */
const FORMS: readonly PhraseRule[] = [
  mistake(
    String.raw`\b(${MODAL_ONLY}|must not|should not|could not|will not) to (?=(?!(?:the|a|an|my|your|our|his|her|their|this|that|me|us|you|him|them|it|be fair)\b)[a-z]{2,})`,
    '$1 ',
    /\b(?:all|everything|anything|whatever|what|best|as \w+ as) (?:that )?(?:i|we|you|they|he|she|\w+) (?:may|might|could|should|must)\b|\b(?:his|her|its|their|our|all) might\b|\bMay to\b/i,
  ),
  mistake(String.raw`\bcan ?not to (?=[a-z]{2,})`, 'cannot '),
  mistake(
    String.raw`\b(i|you|we|they|he|she|it) (will|can|would) to (?=(?:be|do|have|go|get|make|take|see|know|send|bring|come|give|find|buy|help|work|use|need|call|check|pay|start|ask)\b)`,
    '$1 $2 ',
    /\b(?:all|everything|anything|whatever|what|best|as \w+ as|how|than)\b/i,
  ),
  mistake(
    String.raw`\b(i|we|you|they) (?:am|are) not (understand|know|want|need|like|have|agree|think|remember|believe)\b`,
    (match) => `${match[1]} do not ${match[2]}`,
  ),
  mistake(String.raw`\bi'm not (understand|know|want|need|agree|think|remember|believe)\b`, "I don't $1"),
  mistake(String.raw`\b(?:i'm|i am) (?:totally |completely |fully )?agree\b`, 'I agree'),
  mistake(String.raw`\bi am (?:not agree|disagree)\b`, 'I disagree'),
  mistake(
    String.raw`\b(am|are) (?:not )?(${STATE})ing\b(?! that\b| \w+ing\b)(?<=\b(?:i|we|they|you) (?:am|are) \w+)`,
    (match) => lower(match[2]),
    /\b(?:need|want)ing\b|\bnot\b/i,
  ),
  mistake(
    String.raw`(?<=\b(?:he|she|it|who|\w+ [A-Z]\w+) )is (know|understand|believ|belong|prefer|contain|consist)(?:r?)ing\b`,
    (match) => thirdPersonOf(lower(match[1]) === 'believ' ? 'believe' : lower(match[1])),
    /\b(?:nothing|all|thing|what|point) is\b/i,
  ),
  mistake(
    String.raw`\b(am|is|are) having (?=(?:\w+ ){0,4}(?:experience|doubts?|knowledge|degree|brothers?|sisters?|children)\b)`,
    (match) => (lower(match[1]) === 'is' ? 'has ' : 'have '),
  ),
  mistake(
    String.raw`\b(suggest|suggests|suggested|recommend|recommends|recommended) (me|us|you|him|her|them) to (?=[a-z]{2,})`,
    (match) => `${match[1]} that ${subject(match[2])} `,
  ),
  mistake(String.raw`\b(want|wants|wanted) that (i|we|you|he|she|they) (\w+)\b`, (match) => {
    const verb = lower(match[3])
    if (/^(?:is|are|am|was|were|can|could|will|would|should|had|have|has)$/.test(verb)) return null
    const base = /^(?:he|she)$/i.test(match[2] ?? '')
      ? verb.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
      : verb
    return `${match[1]} ${object(match[2])} to ${base}`
  }),
  mistake(
    String.raw`\b(makes?|made|making|let|lets|letting) (me|us|you|him|her|them) to (?=(?!(?:the|a|an|my|your|our|his|her|their|be|last|order|measure|school|work|bed|court)\b)[a-z]{2,})`,
    '$1 $2 ',
  ),
  mistake(
    String.raw`\b(before|after) to (sign|go|start|leave|send|do|make|take|use|come|eat|give|open|close|work|buy|pay|finish|ask|call|write|copy|decide|deliver|install|print|arrive|order|clean|begin|speak|talk|enter|check)\b`,
    (match) => `${match[1]} ${ingOf(lower(match[2]))}`,
  ),
  mistake(
    String.raw`\bfor to (?=(?:be|do|have|get|make|take|see|know|use|help|find|give|send|buy|try|check|finish|improve|prepare|pay|ask|start|learn)\b)`,
    'to ',
    /\b(?:ask|asked|look|looking|what|who|which) for to\b/i,
  ),
  mistake(
    String.raw`\b(i'm|i am|we are|we're|you are|you're|he is|she is|get|got|getting) (not |already )?used to (work|be|do|have|get|make|take|drive|live|eat|write|speak|deal|use|start|handle|wait|travel)\b`,
    (match) => `${match[1]} ${match[2] ?? ''}used to ${ingOf(lower(match[3]))}`,
  ),
  mistake(
    String.raw`\b(looking|look|looks|looked) forward to (join|welcome|collaborate|have|be|know|do|continue|cooperate|visit|start|attend)\b`,
    (match) => `${match[1]} forward to ${ingOf(lower(match[2]))}`,
    /forward to (?:visit|start|work)s?[.,;!]/i,
  ),
  mistake(
    String.raw`\b(thank you|thanks) for (send|give|come|inform|share|provide|let|bring|take|explain|help|support) (?=(?:me|us|the|your|it|this|that|my|our|to)\b)`,
    (match) => `${match[1]} for ${lower(match[2]) === 'let' ? 'letting' : ingOf(lower(match[2]))} `,
    /for (?:help|support) (?:to|the)\b/i,
  ),
  mistake(
    String.raw`(?<!\b(?:is|are|was|were|be|been|being) (?:\w+ )?)\b(recommend|recommends|recommended|consider|considered|considering) to (do|have|get|make|take|use|buy|send|check|change|wait|start|try|come|go|call|move|read|add|replace|order)\b`,
    (match) => `${match[1]} ${lower(match[2]) === 'get' ? 'getting' : ingOf(lower(match[2]))}`,
  ),
  mistake(
    String.raw`\b(have|has|had|having) ((?:a |some |many |big |great )?(?:difficulty|difficulties|trouble|problems)) to (be|do|have|get|make|take|find|understand|use|open|access|log|connect|read|write|speak|follow|reach|start|finish|sleep|breathe|walk)\b`,
    (match) => `${match[1]} ${match[2]} ${lower(match[3]) === 'log' ? 'logging' : ingOf(lower(match[3]))}`,
  ),
  mistake(
    String.raw`\b(am|i'm|are|were|was) (very |really |also )?interesting (?:in|to|on|about) (?=\w)`,
    '$1 $2interested in ',
    /\b(?:it|this|that|which|what|who) (?:is|was|are|were) (?:\w+ )?interesting\b|interesting to\b/i,
  ),
  mistake(
    String.raw`\b(i am|i'm|we are|we're) (very |so |really )?(?:exciting) (?=(?:to|about|for)\b)`,
    '$1 $2excited ',
  ),
  mistake(
    String.raw`(?<=^|[,;] |\b(?:but|because|so|and|why|that|which) )(i|we|you|they) not (understand|know|want|have|like|need|think|agree|see|receive|remember|speak|find|believe)\b`,
    (match) => `${inside(match[1])} don't ${match[2]}`,
  ),
  mistake(String.raw`\b(he|she|it) don't\b`, "$1 doesn't"),
]

/** Questions that are asked in the order of a statement, and the reverse. */
const ORDERS: readonly PhraseRule[] = [
  mistake(
    String.raw`^(why|when|where|how|what time|for how long|how long|how much|how many \w+) (i|you|he|she|we|they|it) (didn't|don't|doesn't|can't|won't|will|can|could|should|would|are|is|was|were|have|has|must)(?= [^,;]*\?$)`,
    (match) => `${match[1]} ${match[3]} ${inside(match[2])}`,
    /,|\b(?:know|tell|say|ask|understand|explain|wonder|see|check|confirm|remember|sure)\b|\bhow (?:much|long) (?:you|it|he|she|we|they) (?:are|is|have|has)\b[^?]*\b(?:are|is|was|will|would|can|do|does|did)\b/i,
  ),
  mistake(
    String.raw`^(why|where|what time|how long|how much|how often) you (need|want|open|close|come|start|work|have|go|think|say|use|put|send|arrive|finish|leave|live|like)\b(?=[^,;]*\?$)`,
    (match) => `${match[1]} do you ${lower(match[2])}`,
    /\b(?:can|could|will|would|do|did|does|is|are|should|please|may)\b/i,
  ),
  mistake(
    String.raw`\bhow much costs? ((?:the|a|an|this|it|that|one)(?: (?!and\b|or\b)\w+){0,3}?)(?=\?)`,
    (match) => `how much does ${match[1]} cost`,
  ),
  mistake(
    String.raw`\bwhat means ((?:the|this|that|it)(?: \w+){0,2})(?=\?)`,
    (match) => `what does ${match[1]} mean`,
  ),
  mistake(
    String.raw`\bhow (do|did|would) (you|we|they) call (?=(?:the|this|that|it)\b(?! (?:back|off|out)))`,
    'what $1 $2 call ',
    /\bcall (?:the|this|that|it) (?:\w+ ){0,3}(?:to|for|back|off|out|on|at)\b|\bcall the (?:office|nurse|doctor|police|team|client|customer|driver|number|desk|reception|support|hotline|front)\b/i,
  ),
  mistake(String.raw`\bhow (it|he|she|this|that|they|the \w+) (looks?) like\b`, 'what $1 $2 like'),
  mistake(
    String.raw`\b(tell|know|wonder|wondering|understand|explain|asked|ask|show|check|see|remember|forgot|find out|let (?:me|us) know)( (?:me|us|him|her|them|you))? (where|when|why|how|what time) (is|are|was|were) ((?:it|he|she|they|this|that)|(?:${POSSESSOR}|this|that|these|those) (?:\w+ ){0,2}\w+)(?=[?.;!]|,|$)`,
    (match) => `${match[1]}${match[2] ?? ''} ${match[3]} ${match[5]} ${match[4]}`,
    /\b(?:is|are|was|were) (?:this|that|the) (?:\w+ ){0,2}(?:different|important|possible|good|bad|ready|due|open|closed|going|coming|\w+ed|\w+ing)\b/i,
  ),
  mistake(
    String.raw`\b(tell|know|wonder|understand|explain|asked|ask|let (?:me|us) know)( (?:me|us|him|her|them))? what (is|are) ((?:the|your|his|her|their) (?:price|prices|name|time|reason|problem|status|address|cost|costs|difference|deadline|plan|number|password|date|names|size|weight|rule|procedure|process)(?: (?:of|for) [\w ]+?)?)(?=[?.;!]|$)`,
    (match) => `${match[1]}${match[2] ?? ''} what ${match[4]} ${match[3]}`,
  ),
  mistake(
    String.raw`\b(tell|asked|ask|know|let (?:me|us) know|explain)( (?:me|us|him|her|them))? (what time|when|where|why|how) (does|did) ((?:${POSSESSOR} )\w+|he|she|it|they) (\w+)(?=[?.!;]|$)`,
    (match) =>
      lower(match[4]) === 'does'
        ? `${match[1]}${match[2] ?? ''} ${match[3]} ${match[5]} ${thirdPersonOf(lower(match[6]))}`
        : null,
  ),
  mistake(
    String.raw`^(tell|send|give|call|check|confirm|inform|let|bring|put|come|write|look|wait|sign|keep|take|open|close|clean) please (?=\w)`,
    (match) => `Please ${lower(match[1])} `,
  ),
  mistake(
    String.raw`\b(like|love|enjoy|appreciate|liked|enjoyed|appreciated) very much ((?:the|your|my|our|this|to) [\w' ]{2,40}?)${END}`,
    '$1 $2 very much',
  ),
  mistake(
    String.raw`\b(know|knows|speak|speaks|remember|remembers) very well ((?:the|your|my|our|this|that|his|her) \w+|english|french|german|spanish)(?=[.,;!?]|$| (?:because|and|but|so|from|since)\b)`,
    '$1 $2 very well',
  ),
  mistake(
    String.raw`(?<=^|\b(?:because|so|and|but|as|that) )((?:my|our|your|his|her|the) (?:son|father|brother|husband|boss|supervisor|manager|driver|client|customer|colleague|doctor|chef|uncle|boy)) he(?= (?:is|was|has|had|told|said|will|does|can|did|didn't|doesn't|wants|asked)\b)`,
    '$1',
  ),
  mistake(
    String.raw`(?<=^|\b(?:because|so|and|but|as|that) )((?:my|our|your|his|her|the) (?:daughter|mother|sister|wife|boss|supervisor|manager|client|customer|colleague|doctor|nurse|girl|aunt|secretary)) she(?= (?:is|was|has|had|told|said|will|does|can|did|didn't|doesn't|wants|asked)\b)`,
    '$1',
  ),
]

/** A preposition too many, one that is missing, or another one. */
const PREPOSITIONS: readonly PhraseRule[] = [
  mistake(
    String.raw`\b(discusses|discuss|discussed|discussing) about (?=\w)`,
    '$1 ',
    /\bdiscuss(?:ed|es|ing)? on (?:${DAY}|a call|the (?:call|phone))/i,
  ),
  mistake(
    String.raw`\b(contact|contacted|contacting) (?:with|to) (?=(?:me|us|him|her|them|you)\b)`,
    '$1 ',
    /\b(?:in|eye|make|no|any|have|had|lose|lost|of|the|into|keep|my|our|your) contact\b/i,
  ),
  mistake(String.raw`\b(reply|replied|respond|responded) (?=(?:me|us|him|her|them)\b)`, '$1 to '),
  mistake(
    String.raw`\b(told|tell|tells|telling|ask|asked|asks) to (?=(?:me|us|him|her|them)\b(?! (?:up|off)))`,
    '$1 ',
  ),
  mistake(
    String.raw`(?<=\b(?:wait|waits|waiting|waited)) (?=(?:your|you|me|us|him|her|them|my|our|his|their|the)\b(?! (?:whole|entire|full|day|hour|extra|required|usual|night|weekend|turn|longest|maximum|minimum|time|two|three|five|ten|best|rest|guy)))`,
    ' for ',
    /\b(?:wait|waiting) (?:my|your|our|his|her|their) (?:turn|time)\b|\bwaiting (?:the )?tables?\b/i,
  ),
  mistake(String.raw`\bresponsible (?:about|on|of) (?=\w)`, 'responsible for '),
  mistake(
    String.raw`\bproud (?:on|for|about) (?=(?:you|your|my|our|him|her|them|it|this|the)\b)`,
    'proud of ',
  ),
  mistake(String.raw`\bmarried with (?=(?:a|an|my|his|her|the|him|someone)\b)`, 'married to '),
  mistake(String.raw`\bnear of (?=\w)`, 'near '),
  mistake(
    String.raw`\bcongratulations (?:for|to|about) (?=(?:your|the|this|getting|passing|winning|becoming)\b)(?! the (?:team|winners?))`,
    'congratulations on ',
  ),
  mistake(
    String.raw`\b(attend|attends|attended|attending|assisted|assist) to (?=(?:the|a|an|this|our|your) (?:\w+ ){0,2}(?:meeting|conference|training|course|seminar|event|workshop|class|lesson|webinar|party|wedding|fair)\b)`,
    (match) => `${lower(match[1]).replace('assist', 'attend')} `,
  ),
  mistake(String.raw`\bassisted (?=to the (?:\w+ )?(?:meeting|conference))`, 'attended '),
  mistake(
    String.raw`\bconfirm (?:me|us)(?= (?:until|by|that|the|if|when|your|whether|how|this|before|what)\b)`,
    'confirm',
  ),
  mistake(
    String.raw`(?<=(?:^|\b(?:please|to|must|should|can|could|kindly|will|and) )(?:send|submit|deliver|confirm|reply|return|answer|let (?:me|us) know|inform (?:me|us)|hand in|finish|complete|provide)\b[^.;!?]{0,60}? )(?:until|till)(?= (?:${DAY}|tomorrow|tonight|next week|the (?:end|evening|\d)|end of|noon|\d)\b)`,
    'by',
    /\b(?:not|n't|never|no|wait|waiting|keep|open|from|between|stay|work|only|closed|valid|extended|available)\b/i,
  ),
  mistake(String.raw`\bby my own\b`, 'on my own'),
  mistake(String.raw`\baccording (?=(?:me|us|him|her|them|you|the|our|your|my)\b)`, 'according to '),
  mistake(
    String.raw`\b(the )?same (?:like|than) (?=\w)`,
    'the same as ',
    /\b(?:same) (?:like|than) (?:i|you|we|they|he|she) (?:said|do|did)\b/i,
  ),
  mistake(
    String.raw`\b(in|at|on|from|with|by) same (?=(?!day\b|sex\b|store\b|as\b|old\b)[a-z]{3,})`,
    '$1 the same ',
  ),
  mistake(
    String.raw`\b(until|till|at) end of (?=(?!day\b|play\b|business\b|life\b|line\b)\w)`,
    '$1 the end of ',
  ),
  mistake(
    String.raw`\b(gave|give|sent|send|got|received|ordered|used|delivered|bought) ((?:me|us|him|her|them|you) )?wrong (?=(?:\w+ )?(?:size|item|address|number|order|colour|color|model|part|parts|document|file|invoice|product|products|date|version|key|room|code|price|form)\b)`,
    (match) => `${match[1]} ${match[2] ?? ''}the wrong `,
  ),
  mistake(
    String.raw`\b(says?|said) (me|us|him|her|them) (?=(?:that|to|about|the|how|why|what|he|she|it)\b)`,
    (match) =>
      `${/^says$/i.test(match[1] ?? '') ? 'tells' : /^say$/i.test(match[1] ?? '') ? 'tell' : 'told'} ${match[2]} `,
  ),
  mistake(
    String.raw`(?<=\b(?:i|we|you|he|she|they) )told (?=that (?:i|we|you|he|she|they|it|the|there|my|our)\b)`,
    'said ',
    /\b(?:was|were|been|am|is|are|be) told\b/i,
  ),
]

const WORDS: readonly PhraseRule[] = [
  mistake(
    String.raw`\b(i|he|she|they|you|we) told (?=(?:i|he|she|we|they) (?:will|would|can|could|is|are|was|were|have|has|had)\b)`,
    '$1 said ',
  ),
  mistake(
    String.raw`\b(you) told (?=you (?:will|would|can|could)\b)`,
    '$1 said ',
    /\b(?:what|as|like|when|who) you told\b/i,
  ),
  mistake(
    String.raw`\b(you|we|they|i) have not to (?=(?:be|do|go|get|make|take|use|lift|open|touch|send|bring|park|come|pay|worry|sign|wait|leave|eat|write|call|tell|give)\b)`,
    '$1 must not ',
  ),
  mistake(String.raw`\bthe reason is because of that\b`, 'the reason is that'),
  mistake(
    String.raw`\blook(s?) like (?=(?:tired|ill|sick|bad|busy|happy|broken|empty|full|closed|damaged|ready|sad|angry|different)(?:[.,;!?]|$| (?:today|now|and|but|because)\b))`,
    'look$1 ',
  ),
  mistake(
    String.raw`\b(what time|when|where|why|how(?! come\b)) (open|close|start|come|go|work|arrive|leave|finish|live|need|want) (you|they|we)\b(?=[^,]*\?$)`,
    '$1 do $3 $2',
  ),
  mistake(
    String.raw`\bplease (wear|use|open|touch|take|bring|send|park|leave|close|put|write|call|worry) not (?=(?:the|your|this|any|in|on|here|my|our)\b)`,
    'please do not $1 ',
  ),
  mistake(
    String.raw`\bneither ([^.,;]{3,50}? nor [^.,;]{3,50}?) (doesn't|does not|don't|do not) (\w+)\b`,
    (match) =>
      `neither ${match[1]} ${/^does/i.test(match[2] ?? '') ? thirdPersonOf(lower(match[3])) : match[3]}`,
  ),
  mistake(
    String.raw`\b(\w+n't (?:want|need|have|get|like|buy|send|accept|order) (?:\w+ ){0,4})no more\b`,
    '$1any more',
  ),
  mistake(String.raw`\b(don't|not|never) worry for (?=(?:the|it|this|that|my|your)\b)`, '$1 worry about '),
  mistake(
    String.raw`\bborrow (me|us|you|him|her|them) (?=(?:my|a|an|the|your|some|his|her|our|their)\b)`,
    'lend $1 ',
  ),
  mistake(String.raw`\blearn (me|us|him|them) (?=(?:how|to|the|english|a)\b)`, 'teach $1 '),
  mistake(
    String.raw`\bremember (you|him|them|us|her) (?=(?:that|to|about)\b)`,
    'remind $1 ',
    /\b(?:always|will|we'll|i'll) remember (?:him|her|them|you)\b/i,
  ),
  mistake(
    String.raw`\bteach me (?=(?:what time|when|where|your (?:address|number|name|email)|the (?:address|time))\b)`,
    'tell me ',
  ),
  mistake(
    String.raw`\b(please|could you|can you|to|kindly) control (?=(?:the|my|our|your|these|this) (?:\w+ ){0,2}(?:figures?|invoices?|numbers?|lists?|documents?|reports?|calculations?|bill|order|data|addresses|address|file|draft|text)\b|if\b|whether\b)`,
    '$1 check ',
  ),
  mistake(
    String.raw`\bi became (?=(?:your|an?|the) (?:e-?mail|letter|message|invoice|package|parcel|call|answer|offer|order|reply)\b)`,
    'I received ',
  ),
  mistake(
    String.raw`\b(machine|printer|car|van|tool|box|key|door|pump|sample) who (?=(?:i|you|we|they|he|she|is|was|has|the|are|were)\b)`,
    '$1 that ',
  ),
  mistake(
    String.raw`\b(people|persons?|man|woman|men|women|colleagues?|customers?|clients?|drivers?|employees?|students?|workers?|nurses?|girl|boy|guests?|patients?|managers?) which (?=(?:is|are|was|were|has|have|had|works?|lives?|wants?|needs?|starts?|came|comes?|called|do|does|did|can|will)\b)`,
    (match) => `${lower(match[1]) === 'persons' ? 'people' : match[1]} who `,
    /\b(?:number|list|group|set|kind|type) of (?:people|customers|clients|employees|students) which\b/i,
  ),
  mistake(
    String.raw`\b(get|gets|got|come|came|comes|is|are|was) lose(?=(?: again| and|[.,;!?]|$))`,
    '$1 loose',
  ),
  mistake(
    String.raw`\b(will|can|could|would|to|don't|not|may|might|should|we|i|you|they) loose (?=(?:the|my|your|our|their|his|her|it|them|all|any|a|an|some|this|that|customers?|money|time|data|patience|weight|sight|track|control|interest)\b)`,
    '$1 lose ',
  ),
  mistake(
    String.raw`\b(do|did|does|doing|done) ((?:a|an|the|some|this|that|many|no|any|my|big|same|the same|a big) )?(mistakes?|decisions?|progress|effort|an appointment|suggestions?)\b(?! (?:matters?|affect|need))`,
    (match) =>
      `${{ do: 'make', did: 'made', does: 'makes', doing: 'making', done: 'made' }[lower(match[1])]} ${match[2] ?? ''}${match[3]}`,
    /^(?:do|did|does) |\b(?:what|how|why|where|when|which|who) (?:\w+ )?(?:do|did|does)\b|\b(?:so|neither|nor|as|than) (?:do|did|does)\b/i,
  ),
  mistake(
    String.raw`\b(i|he|she|we|they) (have|has) ((?:1[6-9]|[2-9]\d)) years(?: old)?(?=[.,;!?]|$| (?:but|and)\b)`,
    (match) =>
      `${match[1]} ${{ i: 'am', he: 'is', she: 'is' }[lower(match[1])] ?? 'are'} ${match[3]} years old`,
  ),
  mistake(
    String.raw`(?<=^|[,;] |\b(?:and|but|because|so|that|think|if|hope|sorry|know) )its (?=(?:a|an|the|not|been|going to|too|possible|impossible|important (?:that|to|for)|necessary|clear that|ok|okay|fine|because|(?:nice|hard|easy|good|great|time|difficult|better) to|(?:very|really) (?:important|good|nice|hard|difficult|easy|kind|late|urgent))\b)`,
    "it's ",
  ),
  mistake(
    String.raw`\b(the|these|those|our|all the|my) (\w{3,})'s (are|were|have)\b(?! (?:been )?(?:the|better|worse|mine)\b)`,
    '$1 $2s $3',
    /\b(?:the|our|my) (?:other|one|company|boss|manager|team|client)'s\b/i,
  ),
  mistake(String.raw`\b(all|our|the|many|some|of|hospital|new) staffs\b(?!')`, '$1 staff'),
  mistake(
    String.raw`\bothers (?=(?:people|persons|colleagues|things|companies|countries|teams|departments|ways|products|clients|customers|problems)\b)`,
    'other ',
  ),
  mistake(
    String.raw`\bevery (days|weeks|months|years|times|mornings|nights|hours|evenings)\b(?!')`,
    (match) => `every ${lower(match[1]).slice(0, -1)}`,
  ),
  mistake(String.raw`\b(is|was|are|were|there is|there was) no enough\b`, '$1 not enough'),
  mistake(
    String.raw`\b(if|because|when) is (?=(?:possible|necessary|important|difficult|easy|ok|okay|better|not possible|convenient|needed|too late)\b)`,
    '$1 it is ',
    /\b(?:such|as|and|same) (?:\w+ )?as is\b/i,
  ),
  mistake(
    String.raw`^is (?=(?:possible|necessary|important|difficult|better|impossible|not possible|very important|very difficult|not allowed) (?:to|that|for|if)\b[^?]*$)`,
    'it is ',
  ),
  mistake(
    String.raw`\b(\w+n't|not) (know|understand|see|hear|say|have|need|want|find|receive|get|change|tell (?:me|us|him)|told (?:me|us|him)) (nothing|nobody|no one|nowhere|no more)\b(?! (?:but|to do with|short))`,
    (match) =>
      `${match[1]} ${match[2]} ${lower(match[3]).replace(/^no ?/, 'any').replace('anymore', 'any more').replace('anyone', 'anyone')}`,
  ),
  mistake(
    String.raw`\bmore (good|bad|early|late|easy|cheap|fast|big|small|old|young|high|low|strong|happy|quick|slow|safe|tall|long|short|near|busy|heavy|hard|rich|far)(?=(?: than\b|[.,;!?]|$| (?:and|for|to|if|when|because|we|i|you|the)\b))`,
    (match) => COMPARATIVES[lower(match[1])] ?? comparativeOf(lower(match[1])),
    /\b(?:once|any|no|some|two|three|much|many|few) more\b|\b(?:do|does|did|doing) (?:\w+ )?more good\b/i,
  ),
  mistake(
    String.raw`\bthe most (cheap|easy|fast|big|small|high|low|old|young|early|strong|happy|safe|quick|nice|hard|busy|near|great|late|heavy|short|long|tall|good|bad)\b(?! of\b)`,
    (match) => `the ${SUPERLATIVES[lower(match[1])] ?? comparativeOf(lower(match[1])).replace(/r$/, 'st')}`,
  ),
  ...['have', 'has', 'had', 'was', 'were', 'are', 'would', 'are'].map((verb) =>
    word(`${verb}nt`, `${verb}n't`),
  ),
  word('thats', "that's"),
  word('youre', "you're"),
  word('theyre', "they're"),
  word('ive', "I've"),
  word('weve', "we've"),
  word('whats', "what's"),
  word('theres', "there's"),
  ...[
    'equipment',
    'furniture',
    'software',
    'luggage',
    'baggage',
    'evidence',
    'stuff',
    'traffic',
    'hardware',
    'machinery',
    'underwear',
    'scenery',
    'machinery',
    'accomodation',
  ].map((mass) => word(mass.endsWith('y') ? `${mass.slice(0, -1)}ies` : `${mass}s`, mass)),
]

const COMPARATIVES: Readonly<Record<string, string>> = { good: 'better', bad: 'worse', far: 'further' }
const SUPERLATIVES: Readonly<Record<string, string>> = { good: 'best', bad: 'worst' }

function comparativeOf(adjective: string): string {
  if (adjective === 'big') return 'bigger'
  if (adjective.endsWith('y')) return adjective.replace(/y$/, 'ier')
  return `${adjective}${adjective.endsWith('e') ? 'r' : 'er'}`
}

/** Mistakes that people make who learned English after another language, and nobody makes on purpose. */
export const LEARNER_MISTAKES: readonly PhraseRule[] = [
  ...DURATIONS,
  ...TENSES,
  ...FORMS,
  ...ORDERS,
  ...PREPOSITIONS,
  ...WORDS,
]
