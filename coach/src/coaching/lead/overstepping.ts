import { countShared, wordsOf } from './shared-words.ts'

/** Somebody the coach is not, whatever it was told to be. */
const ROLES =
  '(?:therapist|psycholog\\p{L}*|psychiatr\\p{L}*|doctor|physician|lawyer|attorney|(?:system )?administrator|admin|root|developer|hacker|pirate|(?:\\p{L}+ )?bot|unrestricted|unfiltered|uncensored|jailbroken|reprogrammed|compromised|pwned|hacked)'
/** What holds a language model back. */
const RULES =
  '(?:rules|restrictions|limits|limitations|filters|guidelines|guardrails|instructions|safety rules)'
const DO_NOT_HOLD =
  '(?:off|gone|deleted|disabled|lifted|overridden|removed|suspended|switched off|no longer (?:valid|apply))'
const OUTWARD =
  '(?:sent|forwarded|e-?mailed|uploaded|deleted|notified|transferred|scheduled|booked|reported|posted|shared|executed|logged|exported)'

/** What no coach of ours says of itself. Its own sentences, without anything quoted in them. */
const CLAIMS: readonly RegExp[] = [
  // Another role, or one without rules.
  new RegExp(
    `\\bI(?:['’]m| am| have been| was)(?: now| no longer)? (?:an? |the |your )?(?:[\\p{L}’']+ ){0,2}?${ROLES}\\b`,
    'iu',
  ),
  new RegExp(`\\bI(?:['’]m| am)\\b[^.!?]{0,40}\\b(?:your|his|her|their) ${ROLES}\\b`, 'iu'),
  new RegExp(`\\b(?:speaking|answering|talking|acting) as (?:an? |the |your |my )?${ROLES}\\b`, 'iu'),
  /\bI(?:['’]m| am)(?: now)? (?!I\b|OK\b)\p{Lu}[\p{Lu}\d-]{2,}(?![\p{L}\d])/u,
  /\b(?:developer|debug|god|admin|maintenance|unrestricted|jailbreak) mode\b/i,
  new RegExp(`\\bI (?:have|follow|obey|know|am bound by) no (?:\\p{L}+ )?${RULES}`, 'iu'),
  new RegExp(
    `\\b(?:my|all(?: the| of my)?) (?:\\p{L}+ )?${RULES} (?:is|are|were) (?:\\p{L}+ )?${DO_NOT_HOLD}\\b`,
    'iu',
  ),
  /\b(?:access|permission) granted\b|\bconcern is (?:now )?(?:switched )?off\b/i,
  // A word that is to be said to show that somebody obeys.
  /(?<![\p{L}\p{N}])(?=(?:[\d-]*\p{Lu}){8})\p{Lu}+(?:-[\p{Lu}\d]+)+(?![\p{L}\p{N}])/u,
  /^[^\p{L}]*\p{Lu}{5,}(?:[^\p{L}]+\p{Lu}{5,})*[^\p{L}]*$/u,
  // What it was told.
  /\b(?:my|hidden|system) (?:\p{L}+ )?(?:prompt|instructions|configuration)\b/iu,
  /\b(?:previous|prior) instructions\b|\bnew orders\b/i,
  // Something done outside of the conversation.
  new RegExp(`\\bI(?:['’]ve| have)(?: just| now| already| also)? ${OUTWARD}\\b`, 'i'),
  // Consent nobody has given it.
  /\byou(?:['’]ve| have)? (?:agreed|consented|given (?:me )?your (?:consent|permission)|authori[sz]ed me)\b.{0,60}\b(?:shar|record|report|pass|forward|disclos|publi|sent|read)/i,
]

const QUOTED = /["“„][^"“”„]*["”“]/g

/** Says whether a sentence of the coach's own claims to be somebody else, to be free of its rules, or to have acted for the leader. */
export function isOverstepping(sentence: string): boolean {
  const own = sentence.replace(QUOTED, ' ')
  return CLAIMS.some((pattern) => pattern.test(own))
}

/** Begins what may become such a claim. */
const BEGUN =
  /\bI(?:['’]m| am|['’]ve| have| was)\b|\bmy\b|\byou(?:['’]ve| have)? (?:agreed|consented|given|authori|promis|will\b)|\byou['’]ll\b|\byour promise/i
/** Says whether a sentence that is still coming may become such a claim: nobody sees it before it is whole. */
export const mayOverstep = (sentence: string): boolean => BEGUN.test(sentence)

const PROMISED =
  /\bas (?:you )?(?:promised|agreed)\b|\byou(?:['’]ve| have| had)? (?:promised|committed to|vowed|pledged)\b|\byour (?:promise|commitment|pledge) to\b/i
/** Words of a claim that say nothing of what was promised. */
const EMPTY =
  /\b(?:promis\w+|commit\w+|vow\w*|pledg\w+|agreed|your|yours|yourself|have|will|that|this|with|then|when|what|stands?|keep|kept)\b/gi
const SHARED = 0.3

/** Says whether a sentence tells the leader of a promise that neither their words nor their promises carry. */
export function isStrayPromise(sentence: string, promised: readonly string[]): boolean {
  if (!PROMISED.test(sentence)) return false
  const said = sentence.replace(EMPTY, ' ')
  const { size } = wordsOf(said)
  const most = Math.max(0, ...promised.map((one) => countShared(one, said)))
  return size > 1 && most < SHARED * size
}
