/** Asks for words that were given to be otherwise, or says what is wrong with them. */
const OTHERWISE =
  /\b(?:short(?:er|en)|half (?:of (?:it|that)|as long)|(?:two|three|four|some) sentences less|soft(?:er|en)|warmer|kinder|gentler|nicer|friendlier|firmer|harder|stronger|clearer|simpler|plainer|dri?er|blunter|lighter|less (?:formal|polite|stiff|warm|soft|hard|direct|official|corporate|sweet|cold)|more (?:like (?!it|that)|direct|polite|formal|personal|human|natural|warm|honest|friendly)|(?:too|bit|little|rather) (?:\w+ )?(?:long|wordy|soft|hard|harsh|stiff|formal|polite|posh|polished|warm|cold|friendly|nice|blunt|direct|fancy|cheesy|corporate|sharp|official|grand)|(?:make|needs?|has|got) (?:it |this |to |that )?(?:to )?sound like|sound like me|talk like that|i(?:'|’)?d never (?:say|use)|(?:he|she|they)(?:'|’)?d (?:laugh|roll)|reword|rephrase|rewrite|not (?:the |that )?(?:way|word) i)\b/i
/** Goes on to somebody else, or to something that was not asked for yet. */
const GOES_ON =
  /^\W*(?:(?:ok(?:ay)?|good|right|fine|perfect|great|and|then|now|also|so|next)\b[ ,.:]*)+(?:(?:there(?:'|’)?s|there (?:is|are)|i (?:also |still )?(?:need|want|have)|the|my|our|to|for|what|how|\p{Lu}[\p{L}'’-]+[.,:]))|\b(?:what|how) (?:do|can|should|shall|would|must) i\b|\bto (?:my|our|the) (?!point|taste|ears?|mind|bone)\w+\b/iu
/** Tells what was done or will be, speaks of somebody's life, or takes leave: nothing that is wrong with words. */
const TELLS =
  /\bi(?:['’]?ll| will|['’]m going to| am going to) (?:send|tell|say|ask|do|go|sit|call|write|talk|speak|take|see|ring|text)\b|\bi(?: have|['’]ve)? (?:said|told|did|spoke|talked|asked|sent)\b|\b(?:thanks?|thank you|cheers|bye)\b|\bthan i\b|\b(?:wants?|asked|told) me\b|\b(?:work with|at home|is ill)\b|\bhard time\b/i
/** Words: in more something is told. */
const LONGEST = 45

/** Says whether a message asks for the words that were given last to be otherwise: "Shorter", "Too polite, he'd laugh at that". */
export const refinesWords = (message: string): boolean =>
  message.split(/\s+/).length <= LONGEST &&
  OTHERWISE.test(message) &&
  !GOES_ON.test(message) &&
  !TELLS.test(message)
