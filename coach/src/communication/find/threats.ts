import type { PhraseRule } from '../phrase-rules.ts'

const DEEDS =
  'find someone|have to (?:let|fire|replace|take|go|talk|tell|inform|escalate|report)|cut|cancel|fire|replace|report|take|make sure|escalate|involve|inform|complain|tell|go (?:straight |right |directly )?to|talk to|speak to|bring (?:this|it|that) (?:up )?(?:to|with)'
/** What is done over the reader's head is meant as a threat without a "will" too. */
const OVER_THEM =
  'inform|report|escalate|fire (?:you|him|her|them)|go (?:straight )?to (?:the|your|my|our) (?!bus|train)|keep your|tell (?:your|the|my) (?:boss|manager|director)'
/** The end of a command that threatens with what happens otherwise: "or I will …". */
const OR_THREAT = String.raw`,? ?\b(?:or(?: else)?|otherwise),? (?:(i|we)(?:(?:'ll| will) (?=(?:${DEEDS})\b)| (?=(?:${OVER_THEM})\b))([^.!?]*)|there will be (?:serious |real |some )?consequences\b[^.!?]*|(?:this|it) will have consequences\b[^.!?]*)`
const OR_ELSE = String.raw`,? ?\bor else(?=[.!]|$)`
/** Going to a person above the reader: a name, or a role with a word before it. */
const TO_SOMEONE =
  /^(?:take (?:this|it|that)|report (?:you|this|it|that)|go|bring (?:this|it|that) up)(?: straight| right| directly| up)? to (?=\p{Lu}|(?:my|your|our|the) (?:boss|manager|lead|supervisor|director|head|board|principal|team)\b)/u

/** A sentence with this word cannot be cut at its “or”. */
const EITHER = /\beither\b/i

/** Writes the consequence in a threat as a plain fact, or asks the writer where the threat leaves it open. */
function writeConsequence([, who, deed]: RegExpMatchArray): string {
  if (!who || !deed) return 'If not, [what will follow?]'
  return `If not, ${who.toLowerCase() === 'i' ? 'I' : 'we'} will ${deed.replace(TO_SOMEONE, 'talk to ')}`
}

/** Where a command turns into a threat, and the sentence to write instead: empty for a mere "or else". */
export interface Threat {
  readonly start: number
  readonly end: number
  readonly instead: string
}

/** Finds the threat at the end of a command. */
export function findThreat(text: string): Threat | undefined {
  const match = new RegExp(OR_THREAT, 'i').exec(text)
  if (match)
    return { start: match.index, end: match.index + match[0].length, instead: writeConsequence(match) }
  const bare = new RegExp(OR_ELSE, 'i').exec(text)
  return bare ? { start: bare.index, end: bare.index + bare[0].length, instead: '' } : undefined
}

const threat = (pattern: RegExp, write?: PhraseRule['write']): PhraseRule => ({
  rule: 'threat',
  pattern,
  ...(write !== undefined && { write }),
})

/** Threats. The consequence in a threat is kept as a plain fact. */
export const THREATS: readonly PhraseRule[] = [
  threat(
    new RegExp(String.raw`${OR_THREAT}\?`, 'gi'),
    (match) => `? ${writeConsequence(match).replace(/\?$/, '')}.`,
  ),
  threat(new RegExp(OR_THREAT, 'gi'), (match) =>
    EITHER.test(match.input ?? '') ? null : `. ${writeConsequence(match)}`,
  ),
  // What it says of the reader is worse than what would follow, so it is no plain fact.
  threat(
    /,? ?\b(?:or|otherwise),? (?:i|we)(?:'ll| will) give [^.!?]{1,60}? to (?:someone|somebody) (?:else )?who (?:can|knows|is|does|actually|has)\b[^.!?]*/gi,
  ),
  threat(new RegExp(OR_ELSE, 'gi'), ''),
  threat(/\bor else\b(?! (?:we|i|they|it|the)\b)|\b(?:this is )?your (?:last|final) (?:chance|warning)\b/gi),
  threat(/\bthere will be (?:serious )?consequences(?: for you)?(?=[.!]|$)/gi, '[what will follow?]'),
  threat(/\bthere will be (?:serious )?consequences\b/gi),
  threat(/\byou(?:'ll| will) (?:regret|be sorry|pay for)\b|\bdon't make me\b|\bi(?:'m| am) warning you\b/gi),
  threat(
    /\bif you don't like (?:it|this|that),? (?:there(?:'s| is) the door|you (?:can|may) (?:go|leave)|leave)\b[^.!?]*[.!]?/gi,
    '',
  ),
  threat(
    /\band you(?:'re| are) (?:out|fired|gone|finished|history)\b|\b(?:it's|this is) your leaving present\b/gi,
  ),
  threat(/\bpay up\b|\bif this happens (?:one more time|again)\b/gi),
]
