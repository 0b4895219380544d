import type { SpeechAct } from '../../playbooks/playbook.ts'
import { type Clause, readClauses } from '../../text/clauses.ts'
import { isRequest } from '../../text/hearing.ts'
import type { Addressee } from '../../text/refer-to.ts'
import { sayTo } from '../../text/say-to.ts'
import { rankTelling } from '../../text/telling-clauses.ts'
import type { Heard } from '../listen/listen.ts'
import { WORDS } from '../words-thresholds.ts'
import type { Writing } from './writing.ts'

/** What the leader has told, turned to whom it is said, without a mark at its end. */
export interface OwnFacts {
  readonly fact: string | undefined
  readonly effect: string | undefined
  /** What the leader wants of them. */
  readonly wish: string | undefined
}

const WISH =
  /^(?:(?:and|but|so) )?(?:i|we) (?:just |really |only )?(?:want|need|expect|would like|'d like)\b/i
const MUST = /\b(?:has to|have to|must|needs to|should)\b/i
/** What a request says it is about. */
const ABOUT_WHAT =
  /\b(?:that|asking (?:for|to)|because) ((?:the|i|we|my|our|there)\s.{8,120}?)(?=, and\b|[.!?;]|$)/i
const THEM = /\b(?:him|her|them|he|she)\b/i
/** What they answered is no complaint. */
const ANSWERED = /\b(?:said|says|told|asked|answered|replied|agreed|apologi[sz]ed|thanked|nodded)\b/i
/** What is to be told stands after it. */
const NEWS =
  /\b(?:tell|telling|inform|explain to|say to|let)\s+(?:him|her|them|everyone|everybody|the \w+|my \w+|\p{Lu}[\p{L}'’-]+)\s+(?:know\s+)?(?:that\s+)?((?:he|she|they|we|i|there|the|no|it|nobody|his|her|their|my|our|\p{Lu}\w+)(?:'\w+)?\s.{6,140}?)(?=[.!?;]|$)/iu
/** Something the leader did. */
const DONE_BY_ME =
  /^(?:(?:and|but|so|then) )?(?:i|we)(?:'ve| have)? (?!am\b|'m\b|to\b|have to|want|need|must|should|will|would|can|think|know|guess|feel|am going|don't|do not|not\b|never\b|haven't|didn't)\w+/i
const ONLY_THOUGHT =
  /\b(?:i (?:think|guess|heard|feel|suspect|believe|wonder|worry)|maybe|perhaps|apparently|probably)\b/i
/** These words bring news; all others speak of what somebody did. */
const BRINGS_NEWS = new Set<SpeechAct>(['bad-news', 'dismiss', 'tell-group', 'refuse'])

/** Nobody is told what is good about them as what they did wrong. */
const GOOD =
  /\b(?:is|are|was|were|'s|been) (?:\w+ ){0,2}(?:good|great|best|excellent|brilliant|lovely|nice|kind|reliable|loyal|hard-?working|talented)\b|\b(?:trained|helped|taught|supported|loves?) (?:me|us)\b/i

/** These words begin a talk and pass no judgment yet. */
const OPENS = new Set<SpeechAct>(['open', 'invite'])

const SUBJECTS = new Set(['PRON', 'PROPN', 'NOUN', 'DET', 'NUM', 'ADJ'])
const OBJECT =
  /^(?:me|him|them|us|whom|myself|what|which|who|no|yes|(?:that|it|this)(?:'|’)?s|(?:that|it|this) is)\b/i

/** Whether it says something of somebody: what only goes on with a sentence is said to nobody. */
function isWhole({ tokens, text }: Clause): boolean {
  const first = tokens.findIndex(({ pos }) => !['CCONJ', 'SCONJ', 'ADV', 'INTJ', 'PUNCT'].includes(pos))
  const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  return first >= 0 && first < verb && SUBJECTS.has(tokens[first]?.pos ?? '') && !OBJECT.test(text)
}

/** "Iván late again": a name and how somebody is, without a verb, as people write in haste. */
const WITHOUT_VERB =
  /^((?:\p{Lu}[\p{L}'’-]+(?<!['’]s)|he|she|they)) ((?:(?:always|never|constantly|often|still|again) )*(?:late|absent|rude|silent|missing|away)\b.{0,60})$/iu
const withVerb = (text: string) => text.replace(WITHOUT_VERB, '$1 was $2')

/** "I suppose I want the ward named": what they want is meant. */
const ONLY_SUPPOSED =
  /^(?:i|we) (?:suppose|guess|think) (?=(?:i|we) (?:just |really )?(?:want|need|would like|'d like)\b)/i

/** A clause as it is said to them; nothing that is only thought, asked, cut off or too long. */
function turn(clause: Clause | undefined, to: Addressee) {
  const isLong = clause && clause.text.split(/\s+/).length > WORDS.longestFact
  if (!clause || isLong || clause.isQuestion || ONLY_THOUGHT.test(clause.text) || !isWhole(clause))
    return undefined
  const said = sayTo(clause, to)
  return said && { ...said, clause }
}

/** What a request is made of. */
const ASKS =
  /\b(?:writ\w+|says?|words?|text|e?-?mail|message|sentences?|lines?|short|simple|polite|swearing|tell|help|please|give me)\b/i

/** Asks the coach for words, or tells it how they shall be. */
const FOR_COACH =
  /\bplease\b|\btranslat\w+|\b(?:my|simple|easy|plain|good|better) english\b|\bi(?:'d| would)? (?:need|want|like|take) (?:something|anything|words?|an? (?:line|sentence|opening|text)|one)\b/i

/** What the leader has told that may be said: this message without its requests, then what was told before. */
function listSayable({ heard }: Writing, isAboutThem: boolean): Clause[] {
  const asked = heard.parts
    .filter(({ sure, acts }) => sure.some(isRequest) || acts.includes('promises') || acts.includes('goodbye'))
    .map(({ text }) => text)
  // Of a message that asks and tells in one breath, only what asks is left out.
  const isAsked = ({ text }: Clause) =>
    asked.some((request) => request.includes(text) && (request.length < 2 * text.length || ASKS.test(text)))
  const own = heard.clauses.filter((clause) => !isAsked(clause) && !FOR_COACH.test(clause.text))
  const all = isAboutThem ? [...own, ...heard.toldClauses] : own
  return all.flatMap((clause) => {
    const whole = withVerb(clause.text).replace(ONLY_SUPPOSED, '')
    return whole === clause.text ? [clause] : readClauses(whole).slice(0, 1)
  })
}

const hasVerb = ({ tokens }: Clause) => tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX')

type Turned = NonNullable<ReturnType<typeof turn>>

/** What they did: what they are complained about for, else the most telling of it. */
function findTheirs(
  said: readonly Turned[],
  story: string,
  complained: string | undefined,
): string | undefined {
  const theirs = said.filter(
    ({ isTheirs, clause }) =>
      isTheirs &&
      !GOOD.test(clause.text) &&
      !MUST.test(clause.text) &&
      !ANSWERED.test(clause.text) &&
      hasVerb(clause),
  )
  // What the story began with is what it is about; what is told later has to be telling.
  const clauses = theirs.map(({ clause }) => clause)
  const first = clauses.filter(({ text }) => story.replaceAll('’', "'").includes(text))
  const telling = rankTelling(first, WORDS.telling.first)[0] ?? rankTelling(clauses, WORDS.telling.later)[0]
  const found =
    said.find(({ clause, isTheirs }) => isTheirs && clause.text === (complained && withVerb(complained))) ??
    theirs.find(({ clause }) => clause === telling)
  return found?.text
}

/** To somebody else: the first that this message tells, whole or in fragments. */
const findTelling = (said: readonly Turned[]) =>
  said.find(({ clause }) => clause.tokens.length >= WORDS.fewestTold && !WISH.test(clause.text))?.text

function findNews(told: string, to: Addressee): string | undefined {
  const [clause] = readClauses(NEWS.exec(told)?.[1] ?? '')
  return turn(clause, to)?.text
}

/** The one thing the words turn on. */
function findFact(
  writing: Writing,
  act: SpeechAct,
  said: readonly Turned[],
  to: Recipient,
): string | undefined {
  const { heard, plan, state } = writing
  if (BRINGS_NEWS.has(act)) return findNews(to.isAboutThem ? heard.told : heard.text, to)
  if (act === 'apologize')
    return said.find(({ clause }) => DONE_BY_ME.test(clause.text) && !WISH.test(clause.text))?.text
  // What opens a talk or invites to one names what it is about, and nothing they did.
  if (OPENS.has(act)) return undefined
  return to.isAboutThem
    ? findTheirs(said, state.userTexts[0] ?? heard.text, plan.conduct?.quote)
    : findTelling(said)
}

/** What the leader wants of them: said so, or as what they must do, or as what the request is about. */
function findWish(
  { text }: Heard,
  act: SpeechAct,
  said: readonly Turned[],
  to: Recipient,
): string | undefined {
  const short = said.filter((one) => one.text.split(/\s+/).length <= WORDS.longestEffect)
  const wished = short.find(({ clause }) => WISH.test(clause.text) && THEM.test(clause.text))
  // What is asked for need not be theirs to do.
  const wanted = act === 'ask' ? short.find(({ clause }) => WISH.test(clause.text)) : undefined
  const must = short.find(
    ({ clause, isTheirs }) => isTheirs && MUST.test(clause.text) && !/\bI\b/.test(clause.text),
  )
  const [asked] = act === 'ask' ? readClauses(ABOUT_WHAT.exec(text)?.[1] ?? '') : []
  return wished?.text ?? wanted?.text ?? must?.text ?? turn(asked, to)?.text
}

/** Whom words are for; all that was told before is about them, or only this message may be. */
export type Recipient = Addressee & { readonly isAboutThem: boolean }

/** Finds what there is to say to somebody, in the leader's own words. */
export function findOwnFacts(writing: Writing, act: SpeechAct, to: Recipient): OwnFacts {
  const { heard } = writing
  const said = listSayable(writing, to.isAboutThem).flatMap((clause) => turn(clause, to) ?? [])
  const fact = findFact(writing, act, said, to)
  const impacts = [heard.impact, to.isAboutThem ? heard.toldImpact : undefined].flatMap(
    (clause) => turn(clause, to) ?? [],
  )
  // What came of it is said where it is known what they did: else it may have come of anything.
  const isKnown = writing.plan.conduct !== null && to.isAboutThem
  const isEffect = ({ text, isTheirs, clause }: Turned) =>
    !isTheirs && !WISH.test(clause.text) && hasVerb(clause) && text.split(/\s+/).length <= WORDS.longestEffect
  const effect = isKnown ? impacts.find(isEffect)?.text : undefined
  return { fact, effect: effect === fact ? undefined : effect, wish: findWish(heard, act, said, to) }
}
