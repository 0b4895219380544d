import type { PhraseRule } from './hit.ts'

const mistake = (
  pattern: string,
  write: string,
  unless?: RegExp,
  rule: PhraseRule['rule'] = 'grammar',
): PhraseRule => ({
  rule,
  pattern: new RegExp(pattern, 'gi'),
  write,
  ...(unless && { unless }),
})
const word = (wrong: string, right: string) => mistake(String.raw`\b${wrong}\b(?!['-]\w)`, right)
const SUBJECT =
  '(?:i|we|you|they|he|she|it|there|this|that|these|those|people|my|our|your|their|his|her|some|many|most|if|when|in|the|a|an|all|one|every|not|to|for|as|with|by|because|since|even|what|who|no|young|students?)'
const OPENINGS = [
  'however|therefore|moreover|furthermore|nevertheless|nonetheless|consequently|additionally|besides|meanwhile|otherwise|likewise|thus|hence|nowadays|finally|firstly|secondly|thirdly|lastly|fortunately|unfortunately|personally|indeed|similarly|first of all|above all',
  "for (?:example|instance)|in (?:addition|conclusion|fact|general|short|summary|contrast|other words|particular|my (?:opinion|view|experience|case|country)|this (?:case|way|regard|situation)|that (?:case|way)|many cases|some cases|today's world)|as (?:a result|a consequence|a matter of fact|usual|an example|we know|you know)|on the (?:other|one|contrary) ?(?:hand)?|of course|to (?:sum up|conclude|begin with|summarize|be honest)|after all|at the same time|all in all|by the way|from my (?:point of view|perspective)|because of (?:this|that)|last but not least|in spite of (?:this|that)",
].join('|')

/** Commas that American English asks for: behind what opens a sentence, and before the second of two whole clauses. */
export const COMMAS: readonly PhraseRule[] = [
  mistake(
    String.raw`^(${OPENINGS})(?= ${SUBJECT}\b)(?! (?:that|not only|as|if) )`,
    '$1,',
    /^thus (?:in|to|for)\b/i,
    'punctuation',
  ),
  mistake(
    String.raw`(?<=\b[\w']{2,} [\w']+ [\w']{2,}) (but|so) (?=(?:i|we|you|they|he|she|there)\b(?! (?:and|or) ))`,
    ', $1 ',
    /\b(?:not only|nothing but|anything but|if so|or so|all but|do so|did so|think so|hope so|so (?:i|we|you|they|he|she|there) (?:can|could|will|would)|say so|even so|just so|and so|so so)\b/i,
    'punctuation',
  ),
]

/** Slips that a list can name and no reader takes for a choice: most often made by people who write in a second language. */
export const MISTAKES: readonly PhraseRule[] = [
  // Words run together or apart.
  word('can not(?= (?!only))', 'cannot'),
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
  word('im', "I'm"),
  word("thank's", 'thanks'),
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
    String.raw`\b(can|could|must|should|will|would|may|might) to (?=(?:be|do|have|go|get|make|take|see|know|learn|use|work|help|find|give|say|think|live|buy|try)\b)`,
    '$1 ',
  ),
  mistake(
    String.raw`\bmore (better|easier|cheaper|faster|bigger|smaller|older|younger|higher|lower|safer|stronger|happier)\b`,
    '$1',
  ),
  mistake(String.raw`\b(do|does|did)(n't| not) has\b`, '$1$2 have'),
  mistake(
    String.raw`\bto doing\b`,
    'to do',
    /\b(?:forward|used|object\w*|commit\w*|come|close|devoted|addition|way|approach|up|key|get) to doing\b/i,
  ),
  mistake(
    String.raw`\b(many|several|few|some|these|those) (thing|problem|reason|example|student|friend|subject|idea|car|job|product|question|place)\b(?! (?:\w+s|solving|areas?))`,
    '$1 $2s',
  ),
  mistake(
    String.raw`\b(this) (things|problems|reasons|students|people|ideas|cars|products|questions|places|subjects|facts|days|kinds|types|children)\b`,
    'these $2',
  ),
  mistake(String.raw`\b(they|we|you) (was)\b`, '$1 were'),
  mistake(
    String.raw`\b(he|she|it) (have)\b(?<!\b(?:did|does|could|would|should|will|may|might|can|must|to|not|let|make|makes) (?:he|she|it) have)`,
    '$1 has',
  ),
  mistake(
    String.raw`\b(everyone|everybody|someone|nobody|everything) (have)\b(?<!\b(?:did|does|could|would|should|will|may|might|can|must|let|make) \w+ have)`,
    '$1 has',
  ),
]
