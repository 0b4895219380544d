const ENDS_A_JOB =
  /\b(?:let(?:ting)? (?:\w+ ){0,5}go|fir(?:e|es|ed|ing)|dismiss\w*|terminat\w*|la(?:y|ying|id) (?:\w+ ){0,2}off|sack(?:ed|ing)?|redundan\w*|part(?:ing)? ways|(?:job|work|contract|employment|probation|time (?:here|with us))\b.{0,30}\b(?:end\w*|over|not (?:be )?renew\w*|stop\w*)|(?:end|not renew)\w* (?:his|her|their|the|your) (?:job|contract|employment|probation)|give (?:him|her|them|\w+) notice|(?:he|she|they)(?:(?:'|’)s| is| are|(?:'|’)re) out)\b/i

/** Says whether a leader has said that somebody's job ends: nobody else is told so. */
export const tellsOfDismissal = (told: string): boolean => ENDS_A_JOB.test(told)
