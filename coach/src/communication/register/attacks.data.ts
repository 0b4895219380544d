/** Words that hurt whoever is meant, without a rude one among them: no milder frame around them changes that. */
export const JIBES: readonly RegExp[] = [
  /\byou people\b/gi,
  /\b(?:or|and) (?:i|we)(?:'ll| will) (?:come (?:to|for|after|and find) (?:you|him|her|them)|find out who)\b/gi,
  /\bthink (?:well|twice) about (?:it|that|this|what (?:that|this))\b/gi,
  /\b(?:those|the ones?) (?:responsible|concerned|i mean|who did it)? ?knows? who (?:they are|he is|she is)\b/gi,
  /\bwhether you like it or not\b/gi,
  /\bguess who(?:'s| is| has| had| will)? (?:be )?(?:paying|pays?|to blame|to pay|to do|to fix|to clean|to explain)\b/gi,
  /\b(?:don't|do not) want (?:any |to hear )?(?:any )?(?:more )?excuses\b|\bno more excuses\b/gi,
  /\bmight as well (?:talk|speak) to\b/gi,
  /\b(?:ask|find|get) a (?:grown-?up|adult)\b/gi,
  /\ba round of applause for\b/gi,
  /\b(?:is|are) free to (?:leave|go|search|look) (?:for )?(?:another|elsewhere|somewhere)\b/giu,
  /(?<=, )(?:sweetie|sweetheart|darling|honey|my dear girl|young lady|good girl)\b(?=[,.!?])/gi,
  /\bnot everyone(?:'s| is) an? [\p{L} ]+ person\b/giu,
  /\b(?:someone|somebody) your age\b|\bat your age\b/gi,
  /\bis (?:reading|thinking|listening) optional\b/gi,
  /\bwhat (?:is|was|goes on) in your (?:head|mind)\b/gi,
  /\bif anybody feels hurt\b/gi,
  /\b(?:your|you|you're|that|this)\b[^.!?,\n]{0,30} (?:is|are|was|were|'re) (?:(?:so|just|really|simply|utterly|beyond|plain) )?(?:stupid|idiotic|dumb|moronic|pathetic|laughable|brainless|clueless)\b/gi,
  /\b(?:the|this|that|your|a) bloody \p{Ll}+/giu,
  /\bwast(?:e|ed|es|ing) (?:my|our) time\b/gi,
  /\bthe (?:\p{L}+ )?(?:things?|parts?|points?|bits?) (?:that )?you got wrong\b/giu,
]
/** Slang for which no other words are offered: a client hears it whatever stands around it. */
export const SLANG: readonly RegExp[] = [
  /\b(?:gimme|gonna|wanna|dunno|kinda|sorta|oopsie|yikes|hun|lads|dudes?|bro|fam|omg|wtf|lmk|idk|ur|u|xx+|no biggie|big ears|bit of a mare|give (?:us|me) a (?:bell|shout)|swing by|slammed|mega|(?:so|super|really|pretty) cool|awesome|stuff|peace out|chill(?:ed)?|good to go)\b/gi,
]
/** Binds its writer to what nobody can know: read later, it is held against them. */
export const RASH =
  /[^.!?\n]*\b(?:personal(?:ly)? guarantee|guarantee (?:it|you|that|100)|word of honou?r|solemn word|you have my word|100 ?(?:%|percent) (?:sure|certain|guaranteed)|promise (?:you )?personally|never (?:again|happen again)|zero defects|not one (?:cent|penny)|will ever be (?:lost|late|missing))\b[^.!?\n]*/i
/** Takes something from people, however it is dressed up. */
export const BAD_NEWS =
  /[^.!?\n]*\b(?:bonus(?:es)?|pay|salar(?:y|ies)|wages?|jobs?|roles?|posts?|positions?|office|branch|site|lease|shift|contracts?|FTE|counter service|holiday)\b[^.!?\n]*\b(?:zero|cut|reduced|cancel+ed|closed?|end(?:s|ed)|sunset(?:ted)?|eliminated|removed|not be renewed|redundant|lost|frozen|withdrawn|-\d+)\b[^.!?\n]*/i
