import type { PhraseRule } from '../hit.ts'

const DEEDS =
  'find someone|have to (?:let|fire|replace|take|go|talk|tell|inform|escalate|report)|cut|cancel|fire|replace|report|take|make sure|escalate|involve|inform|complain|tell|go (?:straight |right |directly )?to|talk to|speak to|bring (?:this|it|that) (?:up )?(?:to|with)'
/** An order's "or I will …": what follows from not doing it, as a threat. */
const OR_THREAT = String.raw`,? ?\bor (?:else,? )?(?:(i|we)(?:'ll| will) ((?:${DEEDS})\b[^.!?]*)|there will be (?:serious |real |some )?consequences\b[^.!?]*|(?:this|it) will have consequences\b[^.!?]*)`
const OR_ELSE = String.raw`,? ?\bor else(?=[.!]|$)`
/** Whom somebody is taken to: a name, or a role with a word before it. */
const TO_SOMEONE =
  /^(?:take (?:this|it|that)|report (?:you|this|it|that)|go|bring (?:this|it|that) up)(?: straight| right| directly| up)? to (?=\p{Lu}|(?:my|your|our|the) (?:boss|manager|lead|supervisor|director|head|board|principal|team)\b)/u

/** Here the sentence cannot be cut at its “or”. */
const EITHER = /\beither\b/i

/** Says as a plain fact what a threat says will follow; what it leaves open, only the writer can answer. */
function followFrom([, who, deed]: RegExpMatchArray): string {
  if (!who || !deed) return 'If not, [what will follow?]'
  return `If not, ${who.toLowerCase() === 'i' ? 'I' : 'we'} will ${deed.replace(TO_SOMEONE, 'talk to ')}`
}

/** Where an order turns into a threat, and what can be said instead behind its mark; nothing for a mere "or else". */
export interface Threat {
  readonly start: number
  readonly end: number
  readonly instead: string
}

/** Finds the threat that an order ends in. */
export function findThreat(text: string): Threat | undefined {
  const match = new RegExp(OR_THREAT, 'i').exec(text)
  if (match) return { start: match.index, end: match.index + match[0].length, instead: followFrom(match) }
  const bare = new RegExp(OR_ELSE, 'i').exec(text)
  return bare ? { start: bare.index, end: bare.index + bare[0].length, instead: '' } : undefined
}

const threat = (pattern: RegExp, write?: PhraseRule['write']): PhraseRule => ({
  rule: 'threat',
  pattern,
  ...(write !== undefined && { write }),
})

/** Threats. What is a plain consequence besides is kept as one. */
export const THREATS: readonly PhraseRule[] = [
  threat(
    new RegExp(String.raw`${OR_THREAT}\?`, 'gi'),
    (match) => `? ${followFrom(match).replace(/\?$/, '')}.`,
  ),
  threat(new RegExp(OR_THREAT, 'gi'), (match) =>
    EITHER.test(match.input ?? '') ? null : `. ${followFrom(match)}`,
  ),
  threat(new RegExp(OR_ELSE, 'gi'), ''),
  threat(/\bor else\b(?! (?:we|i|they|it|the)\b)|\b(?:this is )?your (?:last|final) (?:chance|warning)\b/gi),
  threat(/\bthere will be (?:serious )?consequences(?: for you)?(?=[.!]|$)/gi, '[what will follow?]'),
  threat(/\bthere will be (?:serious )?consequences\b/gi),
  threat(/\byou(?:'ll| will) (?:regret|be sorry|pay for)\b|\bdon't make me\b|\bi(?:'m| am) warning you\b/gi),
  threat(/\bpay up\b|\bif this happens (?:one more time|again)\b/gi),
]
