/** Asks for words that were given to be otherwise, or says what is wrong with them. */
const OTHERWISE =
  /\b(?:short(?:er|en)|half (?:of (?:it|that)|as long)|(?:two|three|four|some) sentences less|soft(?:er|en)|warmer|kinder|gentler|nicer|friendlier|firm(?:er)?|harder|stronger|clearer|simpler|plainer|dri?er|colder|lighter|less (?:\w+)|more (?:like (?!it|that)|direct|polite|formal|personal|human|natural|warm|honest|friendly)|(?:too|so|bit|little|rather) (?:\w+ )?(?:long|wordy|soft|hard|harsh|stiff|formal|polite|posh|polished|warm|cold|friendly|nice|blunt|direct|much|fancy|cheesy|corporate|heavy|sharp|official|grand)|sounds? like|make it sound|talk like that|i(?:'|’)?d never (?:say|use)|(?:he|she|they)(?:'|’)d laugh|once more|again but|other words|reword|rephrase|rewrite|not (?:the |that )?(?:way|word) i)\b/i
/** Goes on to somebody else, or to something that was not asked for yet. */
const GOES_ON =
  /^\W*(?:(?:ok(?:ay)?|good|right|fine|perfect|great|and|then|now|also|so|next)\b[ ,.:]*)+(?:(?:there(?:'|’)?s|there (?:is|are)|i (?:also |still )?(?:need|want|have)|the|my|our|to|for|what|how|\p{Lu}[\p{L}'’-]+[.,:]))|\b(?:what|how) (?:do|can|should|shall|would|must) i\b|\bto (?:my|our|the) \w+\b/iu
/** Says what they will do. */
const WILL_DO =
  /\bi(?:['’]?ll| will) (?:send|tell|say|ask|do|go|sit|call|write|talk|speak|take|see|ring|text)\b/i
const LONGEST = 45

/** Says whether a message asks for the words that were given last to be otherwise: "Shorter", "Too polite, he'd laugh at that". */
export const refinesWords = (message: string): boolean =>
  message.split(/\s+/).length <= LONGEST &&
  OTHERWISE.test(message) &&
  !GOES_ON.test(message) &&
  !WILL_DO.test(message)
