/** Says that the line is given up. */
export const GIVES_IN: readonly RegExp[] = [
  /\b(?:forget (?:it|about it|i said)|never ?mind|(?:let's|let us|we can|we'll) (?:just )?(?:drop|leave|forget) (?:it|this|that)|i take (?:it|that) back|it(?:'s| is| was) (?:really |actually )?(?:no big deal|nothing|not (?:so|that) (?:bad|important|serious))|i should(?:n't| not) have (?:said|brought|asked|mentioned)|i(?:'m| am) sorry (?:i|that i) (?:brought|said|asked|mentioned)|don't worry(?: about it)?|you (?:don't|do not) have to (?:change|do) (?:anything|it)|just this once|leave it (?:as it is|at that|then)|i (?:didn't|did not) mean (?:it|that)|(?:you're|you are) (?:probably |totally |completely )?right,? (?:i(?:'m| am)|it was|sorry|forget)|maybe i(?:'m| am| was) (?:wrong|overreacting|exaggerating|too)|then (?:i(?:'ll| will)) do it (?:myself|instead)|(?:okay|ok|fine|all right),? (?:then )?(?:we(?:'ll| will) leave|you (?:can|don't)))\b/i,
  /^(?:okay|ok|all right|fine|sure|it'?s (?:fine|okay|ok)|no problem)[.!, ]*(?:then)?[.!]*$/i,
]

/** Strikes back, or orders them to feel otherwise. */
export const COUNTERS: readonly RegExp[] = [
  /\b(?:calm down|stop (?:crying|whining|shouting|it|laughing)|don't (?:be (?:so )?(?:ridiculous|dramatic|childish|silly|sensitive|stupid|emotional|difficult)|cry|you dare|play|start|give me that|talk to me)|no need to (?:cry|shout|get)|you(?:'re| are) (?:overreacting|exaggerating|being (?:\w+ )?(?:ridiculous|dramatic|childish|difficult|defensive|emotional|unfair))|grow up|pull yourself together|get over it|look who(?:'s| is) talking|you(?:'re| are) one to talk|how dare you|watch your (?:tone|mouth)|that(?:'s| is) (?:ridiculous|nonsense|rubbish|absurd|a lie|your problem|no excuse|just an excuse|laughable)|excuses|i don't care|and what about you|what about your|you started|you should (?:be glad|talk)|at least i|unlike you|you(?:'re| are) (?:lying|wrong)|this is not funny|wipe that|enough)\b/i,
]

/** Shows that they were heard. */
export const HEARS_THEM: readonly RegExp[] = [
  /\bi (?:can |do |really )?(?:hear|see|understand|notice|realize|realise|get|know|believe)\b/i,
  /\b(?:that|this|it) (?:sounds|must|makes sense|hits|hurts|is a lot|is hard|is not easy|may be (?:so|true|right)|could be|is fair|can be)\b/i,
  /\b(?:it(?:'s| is) (?:hard|a lot|okay|ok|fine|all right|alright) (?:to|if|that|for)|take (?:your|the|all the|a) (?:time|moment|minute|breath)|thank(?:s| you) for (?:saying|telling|being)|i(?:'m| am) sorry (?:that|it|you|this|to hear)|fair (?:enough|point)|you(?:'re| are) (?:angry|upset|hurt|surprised|disappointed|right|sad|tired|frustrated|shocked)|you may (?:be|feel|see|have)|you feel|you(?:'re| are) saying|you say|tell me more|what do you mean|i (?:didn't|did not) know|that(?:'s| is) (?:true|fair|hard|right|a lot|tough)|i(?:'d| would) (?:be|feel) (?:\w+ )?(?:too|angry|upset|hurt|as well)|you(?:'ve| have) (?:done|given|worked|put)|i(?:'m| am) (?:listening|here|not going anywhere)|no hurry|when you(?:'re| are) ready|a (?:minute|break)|tissue|glass of water)\b/i,
]

/** Comes back to what it is about. */
export const HOLDS_LINE: readonly RegExp[] = [
  /\b(?:still|even so|nevertheless|at the same time|and i(?:'d| would)? (?:need|want|ask|like|still)|i (?:need|want|ask|expect)|i(?:'d| would) like|from now on|it stays|remains|my (?:question|point|request|answer)|what i (?:need|want|ask|saw|said)|back to|come back to|let's (?:talk|look|stay|come|go on|meet|finish)|(?:we(?:'ll| will)|let us|let's) (?:talk|finish|meet|go on|come back)|tomorrow|this week|next (?:week|time)|by (?:mon|tues|wednes|thurs|fri)day|today i(?:'m| am) talking|i(?:'m| am) talking (?:with|to) you about|right now|your part|it has to|it needs to|is not (?:okay|ok|up for)|does(?:n't| not) change|both (?:are|can be))\b/i,
  /\b(?:what|how|when|where|which)\b[^.!?]*\b(?:you|we)\b[^.!?]*\?/i,
]

/** Makes a yes one that can be looked at: a first step, a day. */
export const PINS: readonly RegExp[] = [
  /\b(?:what|which|how|when|where|by when|until when)\b[^.!?]*\?/i,
  /\b(?:first step|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|by (?:tomorrow|next|the end|noon|\d)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|this week|in (?:two|three|a) (?:days?|weeks?)|let's (?:look|check|meet|talk)|tell me (?:what|how|when|one))\b/i,
]

/** Ends the rehearsal, at the beginning of a line or as all of it. */
export const STOPS =
  /^(?:(?:please |okay,? |ok,? )?(?:stop|let'?s stop|can we stop|i want to stop|i(?:'d| would) like to stop|end(?: the)? (?:rehearsal|practice)|pause)(?: (?:here|now|it|this|the rehearsal|please))*)[.!]*$/i

/** A question that pins a yes down. */
export const PIN_QUESTION = 'What will you do first, and by when?'
/** A question that comes back to the matter, where the opening had none. */
export const BACK = 'And I would still like us to settle what I came for.'
/** What is said into a silence. */
export const ROOM = 'Take your time. I would like to hear what you think.'
