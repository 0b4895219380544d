import { baseOf, ingOf, pluralOf, singularOf } from '../../text/inflect.ts'
import type { PhraseRule } from '../phrase-rules.ts'

/** Makes a rule of a pattern and what is written in its place. */
export const mistake = (
  pattern: string,
  write: PhraseRule['write'] & {},
  unless?: RegExp,
  rule: PhraseRule['rule'] = 'grammar',
): PhraseRule => ({
  rule,
  pattern: new RegExp(pattern, 'gi'),
  write,
  ...(unless && { unless }),
})
/** Makes a rule of one misspelled word. */
export const word = (wrong: string, right: string) =>
  mistake(String.raw`\b${wrong}\b(?!['-]\w)`, right, undefined, 'spelling')
const SUBJECT =
  '(?:i|we|you|they|he|she|it|there|this|that|these|those|people|my|our|your|their|his|her|some|many|most|if|when|in|the|a|an|all|one|every|not|to|for|as|with|by|because|since|even|what|who|no|young|students?)'
const PRONOUN = '(?:i|we|you|they|he|she|it|there)'
const MODAL = '(?:can|could|will|would|should|must|may|might)'
const PERSON = '(?:me|us|you|him|her|them)'
/** Words before a noun that make it a known one. */
const DETERMINER = '(?:the|a|an|my|your|our|his|her|their|this|that|these|those|it|them|each|other|others)'
/** Verbs in their bare form, which "to" or another verb asks for. */
const BASE =
  'be|do|have|go|get|make|take|see|know|learn|use|work|help|find|give|say|think|live|buy|try|eat|travel|study|read|write|drive|play|teach|choose|understand|keep|become|come|lead|earn|spend|solve|improve|achieve|develop|explain|share|show|face|change|create|provide|reduce|prevent|protect|support|start|visit|talk|speak|meet|pay|save|sell|send|succeed'
const PLURAL_VERBS: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
  "doesn't": "don't",
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  tries: 'try',
}
const SINGULAR_VERBS: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  go: 'goes',
  'do not': 'does not',
  "don't": "doesn't",
}
const PARTICIPLES: Readonly<Record<string, string>> = {
  went: 'gone',
  took: 'taken',
  gave: 'given',
  knew: 'known',
  wrote: 'written',
  saw: 'seen',
  chose: 'chosen',
  ate: 'eaten',
  drove: 'driven',
  began: 'begun',
  broke: 'broken',
  spoke: 'spoken',
  forgot: 'forgotten',
  grew: 'grown',
}
const COUNTED: Readonly<Record<string, string>> = {
  many: 'much',
  few: 'little',
  several: 'some',
  these: 'this',
  those: 'that',
  much: 'many',
}
const MASS =
  'information|knowledge|advice|homework|equipment|furniture|money|traffic|pollution|research|evidence|software|feedback|progress|luggage'
const COUNTABLE =
  'people|cars|things|problems|students|friends|books|children|jobs|years|places|countries|products|ideas|facts|mistakes|examples|hours|days|subjects|activities|opportunities|questions|meetings|emails|tasks'
const lower = (text: string | undefined) => (text ?? '').toLowerCase()
/** Gives the plural form of a verb in the singular. */
const pluralVerb = (verb: string | undefined) => PLURAL_VERBS[lower(verb)] ?? lower(verb).replace(/s$/, '')
/** What no print leaves without a comma; "in my opinion" and "otherwise" it often does. */
const OPENINGS =
  'however|therefore|moreover|furthermore|nevertheless|nonetheless|consequently|additionally|nowadays|firstly|secondly|thirdly|lastly|first of all|above all|for (?:example|instance)|in (?:addition|conclusion|fact|general|short|summary|contrast|other words|particular)|as a (?:result|consequence|matter of fact)|on the (?:other hand|contrary)|to (?:sum up|conclude|begin with|summarize)|last but not least'

/** The comma behind an introductory phrase, and the mark behind a question. */
export const COMMAS: readonly PhraseRule[] = [
  mistake(
    String.raw`^(${OPENINGS})(?= ${SUBJECT}\b)(?! (?:that|not only|as|if) )`,
    '$1,',
    undefined,
    'punctuation',
  ),
  mistake(
    String.raw`, (isn't|aren't|wasn't|don't|doesn't|won't|can't|couldn't|didn't) (it|you|they|we|he|she)\.$`,
    ', $1 $2?',
    undefined,
    'punctuation',
  ),
]

const SLIPS: readonly PhraseRule[] = [
  // Words written as one that are two, or the reverse.
  word('alot', 'a lot'),
  word('now a days', 'nowadays'),
  word('eachother', 'each other'),
  word('infact', 'in fact'),
  word('aswell', 'as well'),
  word('incase', 'in case'),
  word("(?:dosen't|doesnt|doens't|dosn't)", "doesn't"),
  word('dont', "don't"),
  word('didnt', "didn't"),
  word('cant', "can't"),
  word('wont(?= (?:be|have|do|go|get|work|make|take))', "won't"),
  word('isnt', "isn't"),
  word('shouldnt', "shouldn't"),
  word('couldnt', "couldn't"),
  word('wasent', "wasn't"),
  // "IM" is a message.
  mistake(
    String.raw`\bim\b(?!['-]\w)`,
    ([written]) => (written === 'IM' ? null : "I'm"),
    undefined,
    'spelling',
  ),
  word("thank's", 'thanks'),
  // Words that lack their mark, whose nearest word in a dictionary has another sense.
  mistake(String.raw`\b((?:every|some|any)(?:body|one)|nobody)s\b(?!['-])`, "$1's", undefined, 'spelling'),
  mistake(
    String.raw`\bwhos (?=(?:not|been|going|coming|got|next|in|on|at|there|here|free|responsible|still|already|also)\b)`,
    "who's ",
    undefined,
    'spelling',
  ),
  mistake(
    String.raw`(?<=^|[.!?] )lets (?=(?:make|go|meet|see|talk|do|get|keep|try|take|start|discuss|hope|say|not|be|work|catch|plan|move|find|look|wait|set|stay|check|finish|agree)\b)`,
    "let's ",
    undefined,
    'spelling',
  ),
  mistake(
    String.raw`\bits (?=(?:like (?:this|that)|there|here|not been|been|too (?:late|early|much|many))\b(?!-))`,
    "it's ",
    undefined,
    'spelling',
  ),
  mistake(
    String.raw`\b((?:would|should|could|might|must)(?:n't)?) of (?=(?:been|done|gone|had|known|thought|told|said|made|taken|given|come|seen|got|(?!need\b|indeed\b)\w+ed)\b)`,
    '$1 have ',
  ),
  // Spellings whose nearest word in a dictionary is not the one meant.
  word('wich', 'which'),
  word('woud', 'would'),
  word('writting', 'writing'),
  word('comming', 'coming'),
  word('studing', 'studying'),
  word('goverment', 'government'),
  word('goverments', 'governments'),
  word('succeded', 'succeeded'),
  word('recieve(d|s)?', 'receive$1'),
  word('beleive(d|s)?', 'believe$1'),
  word('becau?se? of of', 'because of'),
  word('(?:becouse|becuase|beacuse|becasue|becaus)', 'because'),
  word('thier', 'their'),
  word('ther', 'there'),
  word('problemes', 'problems'),
  word('tommorow|tommorrow|tomorow', 'tomorrow'),
  word('inconvinien(?:ce|t)', 'inconvenience'),
  word('enviroment', 'environment'),
  word('definately|definitly|definetly', 'definitely'),
  word('seperate(d|ly)?', 'separate$1'),
  word('occured', 'occurred'),
  word('untill', 'until'),
  word('knowledges', 'knowledge'),
  word('informations', 'information'),
  word('advices', 'advice'),
  word('equipments', 'equipment'),
  word('homeworks', 'homework'),
  word('feedbacks', 'feedback'),
  word('childrens', 'children'),
  word('peoples(?! of\\b)', 'people'),
  word('livestocks', 'livestock'),
  // Set phrases.
  mistake(String.raw`\bin the other hand\b|(?<=[.,] )other hand\b`, 'on the other hand'),
  mistake(String.raw`\bin my point of view\b`, 'from my point of view'),
  mistake(String.raw`\bin th(?:is|ese) days\b`, 'these days'),
  mistake(String.raw`\bdespite of\b`, 'despite'),
  mistake(String.raw`\baccording with\b`, 'according to'),
  mistake(String.raw`\b(discuss|discussed|discussing|mention|mentioned) about\b`, '$1'),
  mistake(String.raw`\bi am agree\b`, 'I agree'),
  mistake(String.raw`\bmost of (?=people\b)`, 'most '),
  mistake(
    String.raw`(?<=\b(?:have|has|had|are|is|spend|take|with|for|of|get|need|and|do)) lot of\b`,
    ' a lot of',
  ),
  mistake(
    String.raw`\ba lot (?=(?:people|things|time|money|work|problems|information|countries|students)\b)`,
    'a lot of ',
  ),
  mistake(
    String.raw`\bmore (better|easier|cheaper|faster|bigger|smaller|older|younger|higher|lower|safer|stronger|happier)\b`,
    '$1',
  ),
  mistake(String.raw`\b(do|does|did)(n't| not) has\b`, '$1$2 have'),
  mistake(
    String.raw`\b(many|several|few|these|those) (thing|problem|reason|example|student|friend|subject|idea|car|job|product|question|place)\b(?! (?:\w+s|solving|areas?))`,
    '$1 $2s',
  ),
  mistake(
    String.raw`\b(this) (things|problems|reasons|students|people|ideas|cars|products|questions|places|subjects|facts|days|kinds|types|children)\b`,
    'these $2',
  ),
  mistake(String.raw`\b(they|we|you) (was)\b`, '$1 were'),
  mistake(
    String.raw`\b(he|she|it) (have)\b(?<!(?:n't|\b(?:did|does|could|would|should|will|may|might|can|must|to|not|let|make|makes)) (?:he|she|it) have)`,
    '$1 has',
  ),
  mistake(
    String.raw`\b(everyone|everybody|someone|nobody|everything) (have)\b(?<!\b(?:did|does|could|would|should|will|may|might|can|must|let|make) \w+ have)`,
    '$1 has',
  ),
]

const PREPOSITIONS: readonly PhraseRule[] = [
  mistake(
    String.raw`\b(depends?|depended|depending|relies|rely) (?:of|from|in)\b(?! (?:time|course|part|large|turn))`,
    '$1 on',
  ),
  mistake(String.raw`\binterested (?:on|for|about) (?=${DETERMINER}\b|\w+ing\b)`, 'interested in '),
  mistake(
    String.raw`\b(?:in|at) the internet\b(?! (?:cafe|age|era|industry|business|world|community|sector|archive|economy))`,
    'on the internet',
  ),
  mistake(
    String.raw`\b(on|in|from|through|via) internet\b(?=[.,;!?]|$| (?:and|to|for|because|is|or|i|we|you|they|people)\b)`,
    (match) => `${lower(match[1]) === 'in' ? 'on' : match[1]} the internet`,
  ),
  mistake(String.raw`\b(casts?) doubts? in\b`, '$1 doubt on'),
  mistake(
    String.raw`\b(listens?|listened|listening) (?=(?:music|me|him|us|them|my|your|our|his|their)\b)`,
    '$1 to ',
  ),
  mistake(
    String.raw`\b(arrived?|arrives|arriving) to (?=(?:the|my|our|your|his|her|their|home|work)\b)`,
    '$1 at ',
  ),
  mistake(
    String.raw`\b(explain|explains|explained) (me|him|us|them) (?=(?:the|how|why|what|that|this|my|about)\b)`,
    '$1 to $2 ',
  ),
  mistake(String.raw`\b(consists?|consisted|consisting) (?:on|from)\b`, '$1 of'),
  mistake(String.raw`\b(participates?|participated|participating) (?:on|to)\b`, '$1 in'),
  mistake(String.raw`\bresponsible of\b`, 'responsible for'),
  mistake(String.raw`\bon my opinion\b`, 'in my opinion'),
  mistake(
    String.raw`\b(concentrat(?:e|es|ed|ing)|focus|focuses|focused|focusing) (?:in|at) (?=(?:my|your|our|his|her|their|what|\w+ing)\b)`,
    '$1 on ',
  ),
  mistake(String.raw`\bsimilar (?:with|as)\b`, 'similar to', /\bas similar as\b/i),
  mistake(String.raw`\baccording (?:of|for|at)\b`, 'according to'),
  mistake(
    String.raw`\b(pay|pays|paid|paying) ((?:more|much|close|little|no|special|enough) )?attention (?:on|for|at)\b`,
    (match) => `${match[1]} ${match[2] ?? ''}attention to`,
  ),
  mistake(
    String.raw`\b(looking|look) forward to (hear|see|meet|work|discuss|receive|get|talk|speak|read|learn)\b`,
    (match) => `${match[1]} forward to ${ingOf(match[2] ?? '')}`,
  ),
  mistake(String.raw`\bafraid (?:from|about)\b`, 'afraid of'),
  mistake(
    String.raw`\bgood in (?=(?:math|maths|mathematics|english|science|physics|chemistry|languages|sports|cooking|drawing|writing|speaking)\b)`,
    'good at ',
  ),
  mistake(String.raw`\bcapable to (?=(?:${BASE})\b)`, 'able to '),
  mistake(
    String.raw`\b(without|instead of|instead) to (${BASE})\b`,
    (match) => `${lower(match[1]) === 'instead' ? 'instead of' : match[1]} ${ingOf(match[2] ?? '')}`,
  ),
  mistake(
    String.raw`\b(without|by|instead of) (do|go|get|make|take|see|know|learn|find|give|eat|read|write|choose|understand|keep|become|teach|drive|buy|sell|solve|create|provide|reduce|prevent|protect|improve|achieve|develop|explain|spend) (?=(?:${DETERMINER}|any|some|to|more|new)\b)`,
    (match) => `${match[1]} ${ingOf(match[2] ?? '')} `,
  ),
  mistake(
    String.raw`\b(avoid|avoids|enjoy|enjoys|enjoyed|finish|finished|suggest|suggests|suggested) to (${BASE})\b`,
    (match) => `${match[1]} ${ingOf(match[2] ?? '')}`,
  ),
  mistake(
    String.raw`\b(prevent|prevents|prevented) (${PERSON}|people|it) to (${BASE})\b`,
    (match) => `${match[1]} ${match[2]} from ${ingOf(match[3] ?? '')}`,
  ),
  mistake(
    String.raw`\b(make|makes|made|making|let|lets|letting) (${PERSON}|people|students|children|everyone) to (?=(?:${BASE}|feel|believe|realize|forget|laugh)\b)`,
    '$1 $2 ',
    /\bmade (?:them|you|me|us|him|her) to (?:be|last)\b/i,
  ),
  mistake(String.raw`\b(trusts?|trusted) (?:on|to) (?=(?:${PERSON}|it|people)\b)`, '$1 '),
  mistake(
    String.raw`\b(emphasizes?|emphasized|emphasizing|describes?|described|explains|explained) about (?=${DETERMINER}\b)`,
    '$1 ',
  ),
  mistake(String.raw`\bin same time\b`, 'at the same time'),
  mistake(
    String.raw`\b(in|at|of|for|have|has|is|are|do|with|from) same (?=(?:time|way|thing|place|people|kind|type|problem|person|school|job|level|age|country|reason|day|situation|subject|question|amount|number|mistake|opinion)\b)`,
    '$1 the same ',
  ),
  mistake(String.raw`\bone of (?=(?:most|best|biggest|largest|greatest|worst) \w+)`, 'one of the '),
  mistake(
    String.raw`\b(is|are|was|were) most (important|beautiful|popular|famous|difficult|useful|dangerous|effective|common) (?=(?:thing|way|place|part|person|problem|city|country|reason|factor)\b)`,
    '$1 the most $2 ',
  ),
  mistake(
    String.raw`\b(bigger|smaller|faster|slower|older|younger|stronger|healthier|higher|lower) that (?=(?:the|a|an|other|others|before|those|my|your|our|any)\b)`,
    '$1 than ',
  ),
  mistake(
    String.raw`\bmore then (?=(?:one|two|three|\d|a|the|any|enough|ever|half|others?|you)\b)`,
    'more than ',
  ),
  mistake(String.raw`(?<=^(?:although|though|even though) [^.,;]{8,80}, )but (?=\w)`, ''),
  mistake(String.raw`(?<=^because [^.,;]{8,80}, )so (?=${PRONOUN}\b)`, ''),
  mistake(
    String.raw`\b(the|an?|great|big|bad|good|negative|positive|no|any|side|strong) affect(s?) (?=(?:on|of|in|to|is|that)\b)`,
    '$1 effect$2 ',
  ),
  mistake(
    String.raw`\b(don't|not|can|will|would|might|may) loose (?=(?:the|my|your|our|their|his|her|it|them|money|weight|time|sight|track|control|interest)\b)`,
    '$1 lose ',
  ),
]

const QUANTITIES: readonly PhraseRule[] = [
  mistake(String.raw`(?<=\w{3,} (?:them|it|us|me|him|her|people) )to much\b(?=[.,;!?]|$)`, 'too much'),
  mistake(
    String.raw`\bmore (worse|slower|larger|healthier|harder|richer|cleaner|greater|quicker|longer|shorter|nicer|closer|wider|deeper|stricter|clearer|simpler|busier)\b(?! \w+(?:er|s)\b)`,
    '$1',
  ),
  mistake(
    String.raw`\bmost (easiest|best|biggest|largest|cheapest|fastest|highest|greatest|oldest|hardest|strongest|happiest|worst|safest|latest|nicest|simplest|richest)\b`,
    '$1',
  ),
  mistake(String.raw`\bthe most of (?=(?:people|students|children|them|us)\b)`, 'most of '),
  mistake(String.raw`\bmost of (?=(?:students|children)\b)`, 'most '),
  mistake(String.raw`\balmost (?:of )?(people|students|children)\b`, 'most $1'),
  mistake(
    String.raw`\b(many|few|several|these|those) (${MASS})\b(?! \w+s\b)`,
    (match) => `${COUNTED[lower(match[1])]} ${match[2]}`,
  ),
  mistake(
    String.raw`\b(much) (${COUNTABLE})\b(?! (?:like|love|want|need|do|care|think)\b)`,
    'many $2',
    /\b(?:how|as) much\b/i,
  ),
  mistake(
    String.raw`\ban? (information|advice|homework|equipment|furniture|luggage|software|evidence|feedback)\b(?=[.,;!?]|$| (?:about|on|from|for|that|to|and|of)\b)`,
    '$1',
  ),
  mistake(
    String.raw`\banother (?=(?:people|things|countries|students|places|jobs|problems|cars|ways|ideas|cities|reasons|cultures|children|friends)\b)`,
    'other ',
  ),
  mistake(String.raw`\ban other\b`, 'another'),
  mistake(
    String.raw`\b(every|each) (students|persons|things|days|countries|subjects|places|children|cars|products|jobs)\b(?!')`,
    (match) => `${match[1]} ${lower(match[2]) === 'persons' ? 'person' : singularOf(match[2] ?? '')}`,
  ),
  mistake(String.raw`\b(these|those) (kind|type|sort) of\b`, '$1 $2s of'),
  mistake(String.raw`\bthis (kinds|types|sorts) of\b`, 'these $1 of'),
  mistake(
    String.raw`\bone of (the|my|our|your|his|her|their|these|those) ((?:best|most \w+|biggest|main|important|greatest) )?(thing|problem|reason|example|student|friend|subject|idea|car|job|product|question|place|way|country|city|person|advantage|disadvantage|factor|benefit|point|book|company|issue|cause|method|client|customer|colleague)\b(?! \w+s\b)`,
    (match) => `one of ${match[1]} ${match[2] ?? ''}${pluralOf(lower(match[3]))}`,
  ),
]

const MANY =
  "is|was|has|does|goes|wants|thinks|needs|likes|makes|gets|knows|uses|doesn't|isn't|wasn't|hasn't|takes|lives|believes|tries|works"

const VERB_FORMS: readonly PhraseRule[] = [
  mistake(
    String.raw`(?<=^|[,;] |\b(?:that|because|if|but|when|so|think|believe|since|while|where|how|say|know|most|many|some|young|old|other|these|those|few|poor|rich) )(people|children|they|we) (${MANY}|says)\b`,
    (match) => `${match[1]} ${pluralVerb(match[2])}`,
  ),
  mistake(
    String.raw`\b(people|students|children|men|women|those|friends|parents|teachers|countries) (who|that|which) (${MANY})\b`,
    (match) => `${match[1]} ${match[2]} ${pluralVerb(match[3])}`,
    /\b(?:one|each|group|number|none|set|list|kind|type|sort|lot|man|woman|person|thing|anyone|someone|any|team|class|only|for|with) (?:of )?[\w ]*(?:people|students|children|men|women|those|friends|parents|teachers|countries) (?:who|that|which)\b/i,
  ),
  mistake(
    String.raw`\b(person|student|man|woman|child|someone|somebody|everyone|everybody|anyone) (who|that) (have|are|do not|don't|go|want|need|like|know|were)\b`,
    (match) => `${match[1]} ${match[2]} ${SINGULAR_VERBS[lower(match[3])] ?? `${match[3]}s`}`,
    /\b(?:men|women|people|and|or|wish|if|one of|hope|told|tell) /i,
  ),
  mistake(
    String.raw`\bthere (is|was) (?=(?:many|several|(?:a )?few|two|three|four|five|a lot of|lots of|so many|too many|also many|various) (?:\w+ )?(?:people|children|men|women|\w{2,}[^su\W]s)\b)`,
    (match) => `${match[0].slice(0, 5)} ${pluralVerb(match[1])} `,
  ),
  mistake(
    String.raw`\b(${MODAL}|did|didn't|did not|do not|don't|does not|doesn't|cannot|can't|won't|will not|would not|should not|could not) (has|goes|makes|takes|gets|gives|knows|thinks|comes|becomes|affects|finds|went|took|gave|knew|became|came|made|got|lost|thought|wrote|chose|understood|bought|brought|taught|spent|ate|drove|sold|kept|began)\b`,
    (match) => `${match[1]} ${baseOf(match[2] ?? '') ?? lower(match[2]).replace(/s$/, '')}`,
  ),
  mistake(
    String.raw`\b(want|wants|wanted|need|needed|able|try|have|has|had|decide|decided|going) to (went|took|gave|became|came|wrote|chose|understood|bought|brought|taught|spent|ate|drove|sold|began|has|goes)\b`,
    (match) => `${match[1]} to ${baseOf(match[2] ?? '') ?? match[2]}`,
  ),
  mistake(
    String.raw`\b(to) (spent|went|chose|bought|became)\b`,
    (match) => `to ${baseOf(match[2] ?? '')}`,
    /\b(?:according|due|thanks|addition|compared|given|related|key|time) to (?:spent|went|chose|bought|became)\b/i,
  ),
  mistake(String.raw`\b(will|would|should|must|may|might) able\b`, '$1 be able'),
  mistake(String.raw`\b(can|could) (?:be )?able to\b`, '$1'),
  mistake(
    String.raw`\b(will|would|can|could|may|might|should) be (increase|decrease|become|happen|depend|disappear|exist)\b(?! (?:in|of|and|for|to)\b)`,
    '$1 $2',
  ),
  mistake(
    String.raw`\b(i am|you are|we are|they are|people are) (agree|disagree|depend|believe|exist|prefer)\b`,
    (match) => `${lower(match[1]) === 'i am' ? 'I' : (match[1] ?? '').split(' ')[0]} ${match[2]}`,
  ),
  mistake(
    String.raw`\b(have|has|had) (${Object.keys(PARTICIPLES).join('|')})\b(?= (?:to|a|an|the|my|his|their|our|your|in|on|up|it|them|very|from|into|many|some|down|out|by)\b)`,
    (match) => `${match[1]} ${PARTICIPLES[lower(match[2])]}`,
  ),
  mistake(
    String.raw`\b(they|we|people|students|children) (doesn't|does not)\b(?<!\b(?:of|than|for|with|to|about|between|from|by|at|in|like|as|and|how|the) \w+ does(?:n't| not))`,
    (match) => `${match[1]} ${lower(match[2]) === 'does not' ? 'do not' : "don't"}`,
  ),
]

const JOINED_WORDS: readonly PhraseRule[] = [
  mistake(String.raw`\b(?:in|at) nowadays\b`, 'nowadays'),
  word('(?:now days|now-a-days|nowdays)', 'nowadays'),
  mistake(String.raw`\bin deed(?=[, ])`, 'indeed'),
  mistake(String.raw`\bin spite (?=(?:the|my|this|all|these|those|his|her|their|our)\b)`, 'in spite of '),
  word('(?:them ?self|theirselves|their selves|themselfs)', 'themselves'),
  word('(your|our)selfs', '$1selves'),
  word('him self', 'himself'),
  mistake(
    String.raw`\bher self\b(?![ -](?:esteem|confidence|image|worth|care|interest|assessment|review))`,
    'herself',
  ),
  mistake(
    String.raw`\bmy self\b(?![ -](?:esteem|confidence|image|worth|care|interest|assessment|review))`,
    'myself',
  ),
  word('it self', 'itself'),
  word('(some|every|any) body(?= (?:is|was|has|else|can|will|should|must)\\b)', '$1body'),
  word('(every|some|any) one(?= (?:else|can|will|should|must|to)\\b)', '$1one'),
  mistake(String.raw`\bi m (?=\w)`, "I'm "),
]

/** Mistakes that a list can name and nobody makes on purpose: most often made in a second language. */
export const MISTAKES: readonly PhraseRule[] = [
  ...SLIPS,
  ...PREPOSITIONS,
  ...QUANTITIES,
  ...VERB_FORMS,
  ...JOINED_WORDS,
]
