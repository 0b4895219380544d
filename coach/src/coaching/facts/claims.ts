/** Tells what somebody did; advice may look back, too. */
const TELLS =
  /\b(?:[Yy]ou|[Hh]e|[Ss]he|[Tt]hey|[Ww]e|[Ii]t?|\p{Lu}\p{Ll}+,? who|\p{Lu}\p{Ll}+)(?:['’](?:s|ve|d)| has| have| had)? (?:(?:already|always|never|also|just|even|only|simply) )?(?:(?!need|feed|speed|proceed|succeed)\p{Ll}+ed|was|were|came|said|told|took|left|went|did|had|got|gave|made|sent|cut|spoke|asked|held|kept|let|sat|stood|spent|paid|lost|wrote|rewrote|brought|met|felt|began|broke|heard|knew|led|put|ran|saw|sold|thought|won)\b/u
/** What is past by its form alone, and no other word. */
const PAST =
  '(?:happened|asked|wanted|called|signed|started|stopped|came|went|kept|took|fell|said|told|broke|began|rang|wrote|saw|heard|brought|lost|stood|sat|met|paid|spoke|gave|made|sent|ran|ate|knew|thought|felt|held|chose|threw|drove|got)'
/** Whoever else does something: "the same thing", "two others", "a child". */
const OTHERS =
  '(?:the|this|some(?:body|one)?|nobody|every(?:body|one)|an?|\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|others?) (?:(?!(?:you|he|she|they|we|i|it|that|who|which|what|when|if) )\\p{Ll}+ ){0,2}'
/** Tells what happened to others, or by itself: "the same thing happened", "on Sunday they nearly came to blows". */
const HAPPENED = new RegExp(
  `(?<!\\b(?:if|once|when|until|after|before|whether|unless|that|what|as|though|how|who)\\b[^,;:]{0,30})\\b(?:${OTHERS}|(?:you|he|she|they|we|it) (?:nearly|almost|both|all|still|then) )${PAST}\\b`,
  'iu',
)
/** Supposes what somebody does: "if it were". */
const IMAGINED = /\b(?:if|though) \p{L}+ were\b/giu
/** What stands in somebody's calendar: "your meeting with the board at". */
const EVENT =
  /\b(?:meetings?|calls?|appointments?|shifts?|sessions?|interviews?|reviews?|conference|deadline|train|flight|hearing|board|visit|hand-?over|launch|presentation|audit|exam|delivery|release|trial)\b(?:\s+[\p{L}’'-]+){0,4}\s+(?:is\s+|starts\s+|begins\s+)?(?:at|from|on|by)\s+$|\b(?:your|the|his|her|their|our) [\p{L}-]+ (?:is|falls) (?:on |at )$/iu
/** When something begins or is due that nobody proposes: "he comes at", "she is alone from", "the bank wants it by". */
const FIXED =
  /\b(?:inspects|visits|audits|examines|votes|retires)(?: (?:you|us|him|her|them|it|(?:the|your) \p{L}+))? (?:at|on|in|by|from) (?:the )?$|(?:\b(?:is|are|gets?|comes|starts|begins|ends|opens|closes|leaves|arrives|returns|meets|sees|(?<=\b(?:the|your|his|her|their) (?:\p{L}+ )?\p{L}+s )(?:come|start|begin|end|open|close|leave|arrive|return|meet))|['’]s)\b(?:\s+(?:\p{L}+ed|due|back|alone|off|away|here|open|closed|next|again|home|in|up|there|to \p{Ll}+))?\s+(?:at|from|on|in|by|until|till)\s+(?:the )?$|(?<!\b(?:you|i|we|they) )\b(?:(?:wants|needs|expects|demands|requires|asks|awaits)\b[^,;:]*\s(?:by|until|till|before)|(?:wants|asks|means|has) to (?!be\b)[^,;:]*\s(?:at|on))\s+(?:the )?$/iu
/** Leaves open what is said, or proposes it. */
const OPEN_BEFORE =
  /\b(?:if|when|can|could|may|might|shall|will|would|should|must|let|let['’]s|please|best|better|enough|fine|good|easier)\b|['’](?:ll|d)\b/i
/** What so many are to do: "three people must hear it". */
const TO_DO_AFTER = /^(?:\S+ ){1,4}(?:must|should|need to|needs to|have to|has to|could|can|may|might)\b/i
/** How long somebody has: "you have until". */
const LIMIT = /\b(?:have|has|['’]ve got|['’]s got) (?:till|until) $/i
const MARK = /[,;:–—()]/

/** Says whether a sentence tells what somebody did. */
export const tells = (sentence: string): boolean => {
  const told = sentence.replace(IMAGINED, ' ')
  return TELLS.test(told) || HAPPENED.test(told)
}

/** Begins with a day, of which something is said as it was or stands: "On Sunday you have the show", "On 2 January the rink is closed". */
const FRONTED =
  /^\W*on (?:the )?[\p{Ll}\d]+(?: \p{Ll}+)? (?:you (?:have|had|were)|(?:the|an?|his|her|their|your|\d+|two|three|he|she|they|it)\b(?: (?!to )[\p{L}’'-]+){0,3}? (?:(?:is|are|was|were|has|have|had)\b(?! to\b| (?:still |already |just )?\p{Ll}+ing\b)|(?:plays?|meets?|comes?|opens?|closes?|visits?|arrives?|inspects?)\b))/iu
/** Says whether a sentence begins with a day and tells what stands or stood on it. */
const tellsOfDay = (sentence: string): boolean =>
  FRONTED.test(sentence) && !OPEN_BEFORE.test(sentence.split(MARK)[0] ?? '')

/** The clause in which something stands at `at`: what is before it there, and the rest. */
function clauseAt(sentence: string, at: number): readonly [string, string] {
  const [before = ''] = sentence.slice(0, at).split(MARK).slice(-1)
  const [after = ''] = sentence.slice(at).split(MARK)
  return [before, after]
}

/** Says whether something is told of as what somebody did: "on the 9th you said yes". */
export const isTold = (sentence: string, at: number): boolean => tells(clauseAt(sentence, at).join(''))

/** Says whether something is proposed, and neither told nor fixed already: "let's talk at seven". */
export const proposes = (sentence: string, at: number): boolean =>
  !isTold(sentence, at) &&
  !tellsOfDay(sentence) &&
  ![EVENT, LIMIT].some((fixed) => fixed.test(clauseAt(sentence, at)[0])) &&
  !isFixed(clauseAt(sentence, at)[0])

const isFixed = (before: string): boolean => FIXED.test(before) && !OPEN_BEFORE.test(before)

/** Says whether what stands at `at` is proposed or left open: "write five lines", "if three come". */
export const isOpen = (sentence: string, at: number): boolean => {
  const [before, after] = clauseAt(sentence, at)
  return (
    TO_DO_AFTER.test(after) || OPEN_BEFORE.test(before) || /\?["”’)*_]*\s*$/.test(sentence) || isToDo(before)
  )
}
/** Begins with what is to be done: a verb in its basic form. */
const IMPERATIVE =
  /^\W*(?:(?:and|then|so|or|but|first|next|now|today|tomorrow|tonight) )*(?:take|give|tell|ask|say|write|make|put|set|keep|let|start|begin|try|offer|call|send|bring|find|choose|pick|name|count|wait|spend|plan|book|do|don't|don’t|go|talk|speak|have|use|add|leave|look|show|think|list|invite|meet|see|agree|promise|practise|practice|read|get|hold|open|close|end|cut|aim|allow|expect|breathe|stay|stop|repeat|decide|prepare|propose|suggest)\b/i
/** Says whether a clause begins with what is to be done: "then wait for his answer". */
export const isToDo = (clause: string): boolean => IMPERATIVE.test(clause)
/** Says whether something is told of as done: "give him five minutes after you've said it" tells what is to be done. */
export const isDone = (sentence: string, at: number): boolean =>
  isTold(sentence, at) && !isToDo(clauseAt(sentence, at)[0])
